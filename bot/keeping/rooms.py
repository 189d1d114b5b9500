"""Tables that have to move, tables that cannot be shown, and who plays a game for the first time."""

from __future__ import annotations

import json
from collections.abc import Collection
from typing import Literal, NamedTuple

from bot.keeping.database import Database, Row
from bot.keeping.places import ChannelTaken
from engines.host import TableId


class Plight(NamedTuple):
    """Why a table cannot be shown where it stands.

    kind    barred: a permission is lacking; gone: there is no such channel any more
    lacks   the permissions, as Discord calls them, with dashes; none where it is not known
    since   seconds since 1970
    paused  whether its clocks were stopped for it
    told    whether its members have a letter about it
    """

    table: TableId
    kind: Literal["barred", "gone"]
    lacks: tuple[str, ...]
    since: float
    paused: bool
    told: bool = False


class Rooms(Database):
    """Where tables stand in a bad way."""

    async def plights(self) -> list[Plight]:
        """All tables that cannot be shown."""
        rows = await self.read("SELECT table_id, kind, lacks, since, paused, told FROM plights ORDER BY since")
        return [_plight(row) for row in rows]

    async def set_plight(self, plight: Plight) -> None:
        """A table cannot be shown."""
        async with self.transaction() as db:
            await db.run(
                "REPLACE INTO plights VALUES (?, ?, ?, ?, ?, ?)",
                *(plight.table, plight.kind, json.dumps(plight.lacks), plight.since),
                *(int(plight.paused), int(plight.told)),
            )

    async def clear_plight(self, table: TableId) -> None:
        """A table can be shown again, or never will be."""
        async with self.transaction() as db:
            await db.run("DELETE FROM plights WHERE table_id = ?", table)

    async def move_table(self, table: TableId, channel: int) -> None:
        """A table stands in another channel from now on. Raises ChannelTaken."""
        async with self.transaction() as db:
            if await db.run(
                "SELECT 1 FROM lobbies WHERE channel = ? UNION ALL SELECT 1 FROM places p JOIN games g ON g.id = p.id "
                "WHERE channel = ? AND status IN ('playing', 'aside')",
                channel,
                channel,
            ):
                raise ChannelTaken
            await db.run("UPDATE places SET channel = ? WHERE id = ?", channel, table)

    async def rooms_of(self, guild: int) -> list[int]:
        """The channels of a server in which a table plays or was set aside, or a lobby is open."""
        rows = await self.read(
            "SELECT channel FROM places p JOIN games g ON g.id = p.id "
            "WHERE guild = ? AND status IN ('playing', 'aside') UNION SELECT channel FROM lobbies WHERE guild = ?",
            guild,
            guild,
        )
        return [channel for (channel,) in rows]


class Lessons(Database):
    """Who plays a game for the first time."""

    async def learners(self, table: TableId, game: str, users: Collection[int]) -> set[int]:
        """Those of some members at a table for whom it is the first of its game. From now on it is that."""
        known = await self._lessons(game, users)
        if fresh := set(users) - known.keys():
            async with self.transaction() as db:
                await db.each("INSERT OR IGNORE INTO lessons VALUES (?, ?, ?)", [(one, game, table) for one in fresh])
        return {user for user in users if known.get(user, table) == table}

    async def knows(self, user: int, game: str) -> None:
        """A member knows how a game goes."""
        async with self.transaction() as db:
            await db.run("REPLACE INTO lessons VALUES (?, ?, NULL)", user, game)

    async def _lessons(self, game: str, users: Collection[int]) -> dict[int, TableId | None]:
        rows = await self.read(
            "SELECT user, table_id FROM lessons WHERE game = ? AND user IN (SELECT value FROM json_each(?))",
            game,
            json.dumps([*users]),
        )
        return dict(rows)


def _plight(row: Row) -> Plight:
    table, kind, lacks, since, paused, told = row
    return Plight(table, kind, tuple(json.loads(lacks)), since, bool(paused), bool(told))
