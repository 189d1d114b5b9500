"""The store: one SQLite file with all that must outlive the process.

    async with SqliteStore.open(path) as store: …

Each method is one transaction, or one reading of what was committed. It is the `Store` of `engines.host`.
"""

from __future__ import annotations

from bot.keeping.database import DatabaseInUse, DatabaseTooNew, backup
from bot.keeping.deliveries import BOARD, CALLS, Deliveries, Panel, Waiting
from bot.keeping.journals import Journals, Waking
from bot.keeping.places import ChannelTaken, Lobbies, Member, Members, Places
from bot.keeping.rooms import Lessons, Plight, Rooms
from bot.keeping.seats import Seats
from bot.keeping.traces import Mention, Trace, Traces
from bot.keeping.upkeep import Counts, Upkeep

__all__ = [
    "BOARD",
    "CALLS",
    "ChannelTaken",
    "Counts",
    "DatabaseInUse",
    "DatabaseTooNew",
    "Member",
    "Mention",
    "Panel",
    "Plight",
    "SqliteStore",
    "Trace",
    "Waiting",
    "Waking",
    "backup",
]


class SqliteStore(Journals, Lobbies, Places, Seats, Members, Rooms, Lessons, Deliveries, Traces, Upkeep):
    """Everything that is kept."""
