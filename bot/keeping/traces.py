"""What a member leaves behind in the database, to be shown to them and to be removed."""

from __future__ import annotations

import json
from collections.abc import Iterable
from typing import Any, NamedTuple

from bot.keeping.database import Database
from bot.keeping.places import lobby_of
from bot.tables import LobbyInfo
from engines.host import Status, TableId
from engines.kernel import Seat


class Trace(NamedTuple):
    """A seat that a member has, or has had.

    sits   they sit there; otherwise they have left it
    bears  the seat bears their name; otherwise somebody else has it since
    host   the table is theirs
    name   theirs, as others read it there
    locale  of their messages there, as far as it is known; `language` is the table's
    """

    table: TableId
    seat: Seat
    game: str
    guild: int
    channel: int
    status: Status
    sits: bool
    bears: bool
    host: bool
    name: str | None
    locale: str | None
    language: str


class Mention(NamedTuple):
    """A note that names a member: of what they did (`by_them`), or of what happened to them, by which name."""

    table: TableId
    kind: str
    seat: Seat
    by_them: bool
    name: str | None


class Traces(Database):
    """Journals name seats, never members: nothing of this touches them."""

    async def traces(self, user: int) -> list[Trace]:
        """The seats that a member has, or has left, at tables of which the game has begun; in order."""
        rows = await self.read(
            "SELECT s.table_id, s.seat, p.game, p.guild, p.channel, g.status, s.user IS ?1 AS sits, "
            "s.user IS ?1 OR s.former IS ?1 AS bears, p.owner = ?1, s.name, s.locale, p.locale, "
            "(SELECT name FROM notes n WHERE n.table_id = s.table_id AND n.seat = s.seat AND n.user = ?1 "
            "ORDER BY id DESC LIMIT 1) AS noted "
            "FROM sitters s JOIN places p ON p.id = s.table_id JOIN games g ON g.id = s.table_id "
            "WHERE bears OR noted IS NOT NULL ORDER BY s.table_id, s.seat",
            user,
        )
        return [_trace(*row) for row in rows]

    async def mentions(self, user: int) -> list[Mention]:
        """The notes that name a member, in order."""
        rows = await self.read(
            "SELECT table_id, kind, seat, 0, name, id FROM notes WHERE user = ?1 UNION ALL "
            "SELECT table_id, kind, seat, 1, by_name, id FROM notes WHERE by_user = ?1 ORDER BY id",
            user,
        )
        return [Mention(table, kind, seat, bool(by), name) for table, kind, seat, by, name, _ in rows]

    async def lessons_of(self, user: int) -> list[tuple[str, TableId | None]]:
        """The games that a member has sat down to: the table of the first one, or None once they know it."""
        rows = await self.read("SELECT game, table_id FROM lessons WHERE user = ? ORDER BY game", user)
        return [(game, table) for game, table in rows]

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

        Parameters: `names`, for the seats of their `traces`; a seat that came meanwhile is called by its number. Notes
        are forgotten apart, and before (`Seats.forget_in_notes`): they say whose a seat was.
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
            await db.run("DELETE FROM lessons WHERE user = ?", user)
            await db.run("DELETE FROM members WHERE user = ?", user)
        await self.checkpoint()


def _trace(*row: Any) -> Trace:
    table, seat, game, guild, channel, status, sits, bears, host, name, locale, language, noted = row
    own = (name, locale) if bears else (noted, None)
    return Trace(table, seat, game, guild, channel, status, bool(sits), bool(bears), bool(host), *own, language)
