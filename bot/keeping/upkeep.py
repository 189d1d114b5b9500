"""What the operator needs of the database: figures, a proof that it can be written, and the clearing of old tables."""

from __future__ import annotations

import json
from collections.abc import Mapping
from typing import NamedTuple

from bot.keeping.database import Database
from engines.host import TableId

AT_ONCE = 50  # tables that are cleared away in one transaction
_FINISHED = "status IN ('over', 'ended')"
_ROOMS = {
    "games": "id",
    "entries": "game_id",
    "places": "id",
    **dict.fromkeys(("sitters", "outbox", "panels", "notes", "rooms", "plights"), "table_id"),
}
_STRANGER = (
    "user NOT IN (SELECT user FROM sitters WHERE user IS NOT NULL) AND user NOT IN "
    "(SELECT value ->> 1 FROM lobbies, json_each(sitters) WHERE value ->> 1 IS NOT NULL)"
)


class Counts(NamedTuple):
    """How much there is. `tables` by game and status; `size` of the file in bytes."""

    tables: Mapping[tuple[str, str], int]
    lobbies: int
    outbox: int
    size: int

    @property
    def playing(self) -> int:
        """Tables whose game goes on."""
        return sum(count for (_, status), count in self.tables.items() if status == "playing")


class Upkeep(Database):
    """Nothing here concerns a game's course."""

    async def counts(self) -> Counts:
        """How much there is now."""
        tables = {
            (game, status): count
            for game, status, count in await self.read("SELECT game, status, count(*) FROM games GROUP BY game, status")
        }
        ((lobbies, outbox, size),) = await self.read(
            "SELECT (SELECT count(*) FROM lobbies), (SELECT count(*) FROM outbox), page_count * page_size "
            "FROM pragma_page_count(), pragma_page_size()"
        )
        return Counts(tables, lobbies, outbox, size)

    async def paused(self) -> int:
        """Tables whose clocks stand still."""
        ((count,),) = await self.read("SELECT count(*) FROM games WHERE status = 'playing' AND wakes_at IS NULL")
        return count

    async def probe(self) -> None:
        """A write that changes nothing. Raises sqlite3.Error if the database takes none."""
        async with self.transaction() as db:
            await db.run("UPDATE identity SET salt = salt")

    async def clear(self, now: float, before: float) -> list[TableId]:
        """Clear away tables whose game was found finished before a time, some at once; their ids.

        What is found finished for the first time is noted so, at `now`, and the seals at it are gone. Members who sit
        nowhere any more are forgotten with the last of them.
        """
        async with self.transaction() as db:
            await db.run(f"UPDATE games SET finished_at = ? WHERE finished_at IS NULL AND {_FINISHED}", now)
            await db.run(
                "UPDATE notes SET seal = NULL WHERE seal IS NOT NULL AND table_id IN "
                f"(SELECT id FROM games WHERE {_FINISHED})"
            )
            rows = await db.run(
                f"SELECT id FROM games WHERE finished_at < ? AND {_FINISHED} ORDER BY finished_at LIMIT ?",
                before,
                AT_ONCE,
            )
            tables = json.dumps([table for (table,) in rows])
            for room, key in _ROOMS.items() if rows else ():
                await db.run(f"DELETE FROM {room} WHERE {key} IN (SELECT value FROM json_each(?))", tables)
            if rows:
                await db.run(
                    "UPDATE lessons SET table_id = NULL WHERE table_id IN (SELECT value FROM json_each(?))", tables
                )
                await db.run(f"DELETE FROM lessons WHERE {_STRANGER}")
                await db.run(f"DELETE FROM members WHERE {_STRANGER}")
        return [table for (table,) in rows]
