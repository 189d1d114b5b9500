"""What is on its way to Discord, and what was last shown there."""

from __future__ import annotations

import json
from collections.abc import Sequence
from dataclasses import dataclass
from typing import NamedTuple

from bot.keeping.database import Database, Row, Transaction
from engines.host import Status, TableId

BOARD = 0  # the reader of what everybody may read
CALLS = -1  # not a reader: the message in the channel that calls those whose direct messages are closed
REMEMBERED = 60  # names of questions for which somebody was rung


class Waiting(NamedTuple):
    """A fact on its way to a reader: the n-th of its table, told in this beat."""

    n: int
    beat: int
    fact: str


@dataclass(frozen=True, slots=True)
class Panel:
    """A panel as it was last sent: the board, or a seat's.

    message  None before it was first sent
    digest   of what it shows
    key      what made it be posted anew
    serial   how often it was posted
    rung     the questions for which its readers were rung
    stale    the message that it replaced, until that is deleted
    posting  the key and the rung of a message that may have been sent in its place; None where there is none
    """

    table: TableId
    reader: int
    channel: int
    message: int | None = None
    digest: str = ""
    key: str = ""
    serial: int = 0
    rung: tuple[str, ...] = ()
    stale: int | None = None
    posting: tuple[str, tuple[str, ...]] | None = None


class Deliveries(Database):
    """The outbox, and the panels."""

    async def waiting(self, table: TableId, reader: int) -> list[Waiting]:
        """What a reader has yet to be told, in order."""
        rows = await self.read(
            "SELECT n, beat, fact FROM outbox WHERE table_id = ? AND reader = ? ORDER BY n", table, reader
        )
        return [Waiting(*row) for row in rows]

    async def untold(self, table: TableId, readers: Sequence[int]) -> int | None:
        """The first fact of which one of these readers has yet to be told; None: they know everything."""
        row = await self.first(
            "SELECT min(n) FROM outbox WHERE table_id = ? AND reader IN (SELECT value FROM json_each(?))",
            table,
            json.dumps([*readers]),
        )
        return None if row is None else row[0]

    async def news(self, table: TableId) -> tuple[Status, set[int]] | None:
        """How a game stands, and who has yet to be told something of it; None if there is no such game."""
        row = await self.first(
            "SELECT status, (SELECT json_group_array(DISTINCT reader) FROM outbox WHERE table_id = id) "
            "FROM games WHERE id = ?",
            table,
        )
        return None if row is None else (row[0], set(json.loads(row[1])))

    async def delivered(self, table: TableId, reader: int, last: int) -> None:
        """A reader was told everything up to the `last`-th fact."""
        async with self.transaction() as db:
            await db.run("DELETE FROM outbox WHERE table_id = ? AND reader = ? AND n <= ?", table, reader, last)

    async def undeliverable(self, table: TableId, reader: int) -> None:
        """A reader cannot be told anything, now or later: what waits is dropped."""
        async with self.transaction() as db:
            await db.run("DELETE FROM outbox WHERE table_id = ? AND reader = ?", table, reader)

    async def with_mail(self) -> list[TableId]:
        """The tables from which something is yet to be delivered, and those whose end is yet to be shown."""
        rows = await self.read(
            "SELECT table_id FROM outbox UNION SELECT id FROM games WHERE status <> 'playing' AND settled = 0"
        )
        return [table for (table,) in rows]

    async def settle(self, table: TableId, status: Status) -> None:
        """The end of a game (or that it is set aside) has been shown everywhere."""
        async with self.transaction() as db:
            await db.run("UPDATE games SET settled = 1 WHERE id = ? AND status = ?", table, status)

    async def panels(self, table: TableId) -> dict[int, Panel]:
        """The panels of a table by reader."""
        rows = await self.read("SELECT * FROM panels WHERE table_id = ?", table)
        return {row[1]: _panel(row) for row in rows}

    async def salt(self) -> str:
        """A secret of this database, for nonces that say nothing and are like no other database's."""
        ((salt,),) = await self.read("SELECT salt FROM identity")
        return salt

    async def save_panel(self, panel: Panel) -> None:
        """Keep how a panel was last sent."""
        async with self.transaction() as db:
            await _save(db, panel)


async def _save(db: Transaction, panel: Panel) -> None:
    await db.run(
        "REPLACE INTO panels VALUES (?, ?, ?, ?, ?, ?, ?, ?, ?, ?)",
        *(panel.table, panel.reader, panel.channel, panel.message, panel.digest, panel.key, panel.serial),
        *(json.dumps(panel.rung[-REMEMBERED:]), panel.stale),
        None if panel.posting is None else json.dumps((panel.posting[0], panel.posting[1][-REMEMBERED:])),
    )


def _panel(row: Row) -> Panel:
    *known, rung, stale, posting = row
    if posting is not None:
        tried, asked = json.loads(posting)
        posting = tried, tuple(asked)
    return Panel(*known, tuple(json.loads(rung)), stale, posting)
