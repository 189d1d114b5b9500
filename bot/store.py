"""The store: one SQLite file with all that must outlive the process.

    async with SqliteStore.open(path) as store: …

Each method is one transaction, or one reading of what was committed. It is the `Store` of `engines.host`.
"""

from __future__ import annotations

from bot.keeping.database import DatabaseInUse, DatabaseTooNew, backup
from bot.keeping.deliveries import BOARD, CALLS, Deliveries, Panel, Waiting
from bot.keeping.journals import Journals, Waking
from bot.keeping.places import ChannelTaken, Lobbies, Member, Members, Places
from bot.keeping.seats import Seats

__all__ = [
    "BOARD",
    "CALLS",
    "ChannelTaken",
    "DatabaseInUse",
    "DatabaseTooNew",
    "Member",
    "Panel",
    "SqliteStore",
    "Waiting",
    "Waking",
    "backup",
]


class SqliteStore(Journals, Lobbies, Places, Seats, Members, Deliveries):
    """Everything that is kept."""
