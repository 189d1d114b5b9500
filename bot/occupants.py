"""Seats that change hands while somebody else's press is under way.

A press looks up its seat, and then waits: for the table, for the database, for Discord. Meanwhile the seat may have
changed hands. What its member decides after that does not count, and what the seat is shown is not for them any more.
"""

from __future__ import annotations

from collections.abc import Mapping
from types import MappingProxyType

from bot.errors import NotSo
from engines.host import Locks, TableId
from engines.kernel import Seat

_NONE: Mapping[Seat, int] = MappingProxyType({})


class Occupants:
    """How often each seat has changed hands since this process began.

    moving  a table's lock, held while people and journal change one after the other: of a seat that is left and taken
            at one moment both say the same in the end
    """

    def __init__(self) -> None:
        self.moving = Locks()
        self._changes: dict[TableId, dict[Seat, int]] = {}

    def now(self, table: TableId) -> Mapping[Seat, int]:
        """To be asked before it is looked up who sits where."""
        return dict(self._changes.get(table, _NONE))

    def changed(self, table: TableId, seat: Seat) -> None:
        """It was kept that somebody else has a seat, or nobody."""
        seats = self._changes.setdefault(table, {})
        seats[seat] = seats.get(seat, 0) + 1

    def check(self, table: TableId, seat: Seat, before: Mapping[Seat, int]) -> None:
        """Raises NotSo if a seat has changed hands since `before`."""
        if self._changes.get(table, _NONE).get(seat, 0) != before.get(seat, 0):
            raise NotSo("not-at-this-table")
