"""What a member leaves behind in the database, to be shown to them and to be removed."""

from __future__ import annotations

import json
from collections.abc import Iterable
from typing import NamedTuple

from bot.keeping.database import Database
from bot.keeping.places import lobby_of
from bot.tables import LobbyInfo
from engines.host import Status, TableId
from engines.kernel import Seat


class Trace(NamedTuple):
    """A seat that bears a member's name.

    sits   they sit there; otherwise they have left it
    host   the table is theirs
    name, locale  as the seat has them; `language` is the table's
    """

    table: TableId
    seat: Seat
    game: str
    guild: int
    channel: int
    status: Status
    sits: bool
    host: bool
    name: str
    locale: str
    language: str


class Traces(Database):
    """Journals name seats, never members: nothing of this touches them."""

    async def traces(self, user: int) -> list[Trace]:
        """The seats that a member has, or has left, at tables of which the game has begun; in order."""
        rows = await self.read(
            "SELECT s.table_id, s.seat, p.game, p.guild, p.channel, g.status, s.user IS ?, p.owner = ?, s.name, s.locale, "
            "p.locale FROM sitters s JOIN places p ON p.id = s.table_id JOIN games g ON g.id = s.table_id "
            "WHERE s.user = ? OR s.former = ? ORDER BY s.table_id, s.seat",
            *(user, user, user, user),
        )
        return [Trace(*row[:6], bool(row[6]), bool(row[7]), *row[8:]) for row in rows]

    async def lobbies_of(self, user: int) -> list[LobbyInfo]:
        """The lobbies in which a member sits."""
        rows = await self.read(
            "SELECT * FROM lobbies WHERE EXISTS (SELECT 1 FROM json_each(sitters) WHERE value ->> 1 = ?) ORDER BY id",
            user,
        )
        return [lobby_of(row) for row in rows]

    async def forget(self, user: int, names: Iterable[tuple[TableId, Seat, str]]) -> None:
        """Remove a member: their seats get other names and belong to nobody, their tables another host or none, and
        what was remembered of them is gone, from the file as well.

        Parameters: `names`, for the seats of their `traces`; a seat that came meanwhile is called by its number.
        """
        seats = "SELECT table_id, seat FROM sitters WHERE user = ?1"
        async with self.transaction() as db:
            for room, reader in (("outbox", "reader"), ("panels", "reader")):
                await db.run(f"DELETE FROM {room} WHERE (table_id, {reader}) IN ({seats} OR former = ?1)", user)
            await db.each(
                "UPDATE sitters SET name = ?3 WHERE table_id = ?1 AND seat = ?2 AND (user = ?4 OR former = ?4)",
                [(table, seat, name, user) for table, seat, name in names],
            )
            named = json.dumps([f"{table}/{seat}" for table, seat, _ in names])
            await db.run(
                "UPDATE sitters SET name = seat WHERE (user = ?1 OR former = ?1) "
                "AND table_id || '/' || seat NOT IN (SELECT value FROM json_each(?2))",
                *(user, named),
            )
            await db.run("UPDATE sitters SET user = NULL, former = NULL WHERE user = ?1 OR former = ?1", user)
            await db.run(
                "UPDATE places SET owner = coalesce((SELECT user FROM sitters WHERE table_id = id AND user IS NOT NULL "
                "ORDER BY seat LIMIT 1), 0) WHERE owner = ?",
                user,
            )
            await db.run("DELETE FROM members WHERE user = ?", user)
        await self.settle()
