"""The store: one SQLite file with all that must outlive the process.

    async with SqliteStore.open(path) as store: …

Each method is one transaction, or one reading of what was committed. It is the `Store` of `engines.host`.
"""

from __future__ import annotations

from bot.keeping.database import DatabaseInUse, DatabaseTooNew, backup
from bot.keeping.deliveries import BOARD, CALLS, Deliveries, Panel, Waiting
from bot.keeping.journals import Journals, Waking
from bot.keeping.places import ChannelTaken, Lobbies, Member, Members, Places
from bot.keeping.traces import Trace, Traces
from bot.keeping.upkeep import Counts, Upkeep

__all__ = [
    "BOARD",
    "CALLS",
    "ChannelTaken",
    "Counts",
    "DatabaseInUse",
    "DatabaseTooNew",
    "Member",
    "Panel",
    "SqliteStore",
    "Trace",
    "Waiting",
    "Waking",
    "backup",
]


class SqliteStore(Journals, Lobbies, Places, Members, Deliveries, Traces, Upkeep):
    """Everything that is kept."""
