"""Where tables stand, who sits there, lobbies, and what is remembered of a member."""

from __future__ import annotations

import json
from collections.abc import Callable, Collection, Mapping, Sequence
from typing import Any, NamedTuple

from bot.customs import AS_USUAL, Customs
from bot.keeping.database import Database, Row, Transaction
from bot.tables import LobbyInfo, Note, Sitter, TableInfo

TABLE = """
    SELECT p.id, p.game, p.guild, p.channel, p.owner, p.locale,
           (SELECT json_group_array(json_array(seat, user, name, locale)) FROM sitters WHERE table_id = p.id),
           (SELECT message FROM panels WHERE table_id = p.id AND reader = 0),
           (SELECT json_group_array(json_array(kind, seat, user, name, by_user, by_name, was, id, seal)) FROM notes
            WHERE table_id = p.id),
           (SELECT customs FROM rooms WHERE table_id = p.id)
    FROM places p JOIN games g ON g.id = p.id
"""


class ChannelTaken(Exception):
    """There is a lobby in this channel already, or a game that is not over."""


class Member(NamedTuple):
    """What is remembered of a member.

    dm      the channel of their direct messages, once known
    closed  the last direct message could not be delivered
    locale  as their client last said
    """

    user: int
    dm: int | None = None
    closed: bool = False
    locale: str | None = None


class Lobbies(Database):
    """Lobbies, one a channel."""

    async def new_lobby(
        self,
        *,
        game: str,
        guild: int,
        channel: int,
        owner: int,
        locale: str,
        sitters: Sequence[Sitter],
        options: Mapping[str, Any],
        seed: str,
    ) -> LobbyInfo:
        """Open a lobby. Raises ChannelTaken."""
        async with self.transaction() as db:
            if await db.run(
                "SELECT 1 FROM lobbies WHERE channel = ? UNION ALL SELECT 1 FROM places p JOIN games g ON g.id = p.id "
                "WHERE channel = ? AND status IN ('playing', 'aside')",
                channel,
                channel,
            ):
                raise ChannelTaken
            number = await _count(db, "lobby")
            info = LobbyInfo(number, game, guild, channel, owner, locale, tuple(sitters), dict(options), seed)
            await db.run("INSERT INTO lobbies VALUES (?, ?, ?, ?, ?, ?, ?, ?, ?, ?)", *_lobby_row(info))
        return info

    async def lobby(self, lobby: int) -> LobbyInfo | None:
        """An open lobby."""
        row = await self.first("SELECT * FROM lobbies WHERE id = ?", lobby)
        return None if row is None else lobby_of(row)

    async def lobby_in(self, channel: int) -> LobbyInfo | None:
        """The lobby that is open in a channel."""
        row = await self.first("SELECT * FROM lobbies WHERE channel = ?", channel)
        return None if row is None else lobby_of(row)

    async def lobbies(self) -> list[LobbyInfo]:
        """All open lobbies."""
        return [lobby_of(row) for row in await self.read("SELECT * FROM lobbies ORDER BY id")]

    async def save_lobby(self, info: LobbyInfo) -> None:
        """Keep a lobby as it is now; nothing happens if it was closed."""
        await self.change_lobby(info.id, lambda _: info)

    async def change_lobby(self, lobby: int, change: Callable[[LobbyInfo], LobbyInfo]) -> LobbyInfo | None:
        """Read, change and keep a lobby in one transaction: two who join at once both sit down. None if it was
        closed. What `change` raises passes through, and nothing changes."""
        async with self.transaction() as db:
            rows = await db.run("SELECT * FROM lobbies WHERE id = ?", lobby)
            if not rows:
                return None
            info = change(lobby_of(rows[0]))
            await db.run("REPLACE INTO lobbies VALUES (?, ?, ?, ?, ?, ?, ?, ?, ?, ?)", *_lobby_row(info))
        return info

    async def close_lobby(self, lobby: int) -> None:
        """Close a lobby without a game."""
        async with self.transaction() as db:
            await db.run("DELETE FROM lobbies WHERE id = ?", lobby)


class Places(Database):
    """Tables as the bot knows them besides their games."""

    async def next_table_id(self) -> int:
        """An id that no table ever had."""
        async with self.transaction() as db:
            return await _count(db, "table")

    async def seat_table(self, info: TableInfo, lobby: int | None = None) -> None:
        """Say where a table will stand and who will sit at it, before its game begins (`begin` then closes `lobby`).

        If the game never begins the place is forgotten when the lobby is started again.
        """
        async with self.transaction() as db:
            if lobby is not None:
                left = "SELECT id FROM places WHERE lobby = ? AND id NOT IN (SELECT id FROM games)"
                await db.run(f"DELETE FROM sitters WHERE table_id IN ({left})", lobby)
                await db.run(f"DELETE FROM rooms WHERE table_id IN ({left})", lobby)
                await db.run(f"DELETE FROM places WHERE id IN ({left})", lobby)
            await db.run(
                "INSERT INTO places VALUES (?, ?, ?, ?, ?, ?, ?)",
                *(info.id, info.game, info.guild, info.channel, info.owner, info.locale, lobby),
            )
            await db.each(
                "INSERT INTO sitters (table_id, seat, user, name, locale) VALUES (?, ?, ?, ?, ?)",
                [(info.id, one.seat, one.user, one.name, one.locale) for one in info.sitters],
            )
            if info.customs != AS_USUAL:
                await db.run("INSERT INTO rooms VALUES (?, ?)", info.id, info.customs.model_dump_json())

    async def table(self, table: int) -> TableInfo | None:
        """A table whose game has begun, whether or not it is over."""
        row = await self.first(f"{TABLE} WHERE p.id = ?", table)
        return None if row is None else table_of(row)

    async def table_in(self, channel: int) -> TableInfo | None:
        """The table in a channel that plays or was set aside."""
        row = await self.first(
            f"{TABLE} WHERE p.channel = ? AND g.status IN ('playing', 'aside') ORDER BY p.id DESC", channel
        )
        return None if row is None else table_of(row)

    async def last_table_in(self, channel: int) -> TableInfo | None:
        """The latest table in a channel, also when its game is over."""
        row = await self.first(f"{TABLE} WHERE p.channel = ? ORDER BY p.id DESC LIMIT 1", channel)
        return None if row is None else table_of(row)

    async def tables_of(self, user: int) -> list[TableInfo]:
        """The unfinished tables at which a member sits, the latest first."""
        rows = await self.read(
            f"{TABLE} WHERE p.id IN (SELECT table_id FROM sitters WHERE user = ?) "
            "AND g.status IN ('playing', 'aside') ORDER BY p.id DESC",
            user,
        )
        return [table_of(row) for row in rows]

    async def tables_owned(self, user: int) -> list[TableInfo]:
        """The unfinished tables of a host, the latest first."""
        rows = await self.read(
            f"{TABLE} WHERE p.owner = ? AND g.status IN ('playing', 'aside') ORDER BY p.id DESC", user
        )
        return [table_of(row) for row in rows]

    async def reads_in(self, table: int, user: int, locale: str) -> None:
        """The language of a member's client, for as long as they sit at a table."""
        async with self.transaction() as db:
            await db.run("UPDATE sitters SET locale = ? WHERE table_id = ? AND user = ?", locale, table, user)


class Members(Database):
    """How members are reached."""

    async def member(self, user: int) -> Member:
        """What is remembered of a member; little, of a stranger."""
        row = await self.first("SELECT user, dm, closed, locale FROM members WHERE user = ?", user)
        return Member(user) if row is None else Member(row[0], row[1], bool(row[2]), row[3])

    async def remember_dm(self, user: int, *, closed: bool, channel: int | None = None) -> None:
        """Whether a direct message could be delivered, and by which channel."""
        async with self.transaction() as db:
            await db.run(
                "INSERT INTO members (user, dm, closed) VALUES (?, ?, ?) ON CONFLICT DO UPDATE SET "
                "dm = coalesce(excluded.dm, dm), closed = excluded.closed",
                *(user, channel, int(closed)),
            )

    async def closed_among(self, users: Collection[int]) -> set[int]:
        """Those of some members whose direct messages are closed."""
        rows = await self.read(
            "SELECT user FROM members WHERE closed AND user IN (SELECT value FROM json_each(?))", json.dumps([*users])
        )
        return {user for (user,) in rows}

    async def locale_of(self, user: int) -> str | None:
        """The language of a member's client, if it ever said so."""
        return (await self.member(user)).locale

    async def remember_locale(self, user: int, locale: str) -> None:
        """The language of a member's client; written only when it is news."""
        if await self.locale_of(user) == locale:
            return
        async with self.transaction() as db:
            await db.run(
                "INSERT INTO members (user, locale) VALUES (?, ?) ON CONFLICT DO UPDATE SET locale = excluded.locale",
                *(user, locale),
            )


async def reseat(db: Transaction, table: int, sitter: Sitter) -> None:
    """Somebody else sits on a seat. They have been shown nothing, and the one before is told nothing more. A seat
    without a member remembers whose name it still bears."""
    rows = await db.run("SELECT user FROM sitters WHERE table_id = ? AND seat = ?", table, sitter.seat)
    if rows != [(sitter.user,)]:
        await db.run("DELETE FROM outbox WHERE table_id = ? AND reader = ?", table, sitter.seat)
        await db.run(
            "UPDATE panels SET channel = 0, message = NULL, digest = '', key = '', rung = '[]', stale = NULL, "
            "posting = NULL WHERE table_id = ? AND reader = ?",
            *(table, sitter.seat),
        )
    await db.run(
        "INSERT INTO sitters (table_id, seat, user, name, locale) VALUES (?, ?, ?, ?, ?) ON CONFLICT DO UPDATE SET "
        "former = CASE WHEN excluded.user IS NULL AND excluded.name = name THEN coalesce(user, former) END, "
        "user = excluded.user, name = excluded.name, locale = excluded.locale",
        *(table, sitter.seat, sitter.user, sitter.name, sitter.locale),
    )


async def _count(db: Transaction, name: str) -> int:
    ((value,),) = await db.run("UPDATE counters SET value = value + 1 WHERE name = ? RETURNING value", name)
    return value


def _sitters(text: str) -> tuple[Sitter, ...]:
    return tuple(sorted((Sitter(*one) for one in json.loads(text)), key=lambda one: one.seat))


def lobby_of(row: Row) -> LobbyInfo:
    """The lobby of a row of its table."""
    number, game, guild, channel, owner, locale, sitters, options, seed, message = row
    return LobbyInfo(number, game, guild, channel, owner, locale, _sitters(sitters), json.loads(options), seed, message)


def _lobby_row(info: LobbyInfo) -> Row:
    sitters = json.dumps([(one.seat, one.user, one.name, one.locale) for one in info.sitters])
    return (
        *(info.id, info.game, info.guild, info.channel, info.owner, info.locale),
        *(sitters, json.dumps(info.options), info.seed, info.message),
    )


def table_of(row: Row) -> TableInfo:
    """The table of a row as `TABLE` reads it."""
    number, game, guild, channel, owner, locale, sitters, board, notes, customs = row
    noted = sorted((Note(*one) for one in json.loads(notes)), key=lambda one: one.id)
    kept = AS_USUAL if customs is None else Customs.model_validate_json(customs)
    return TableInfo(number, game, guild, channel, owner, locale, _sitters(sitters), board, tuple(noted), kept)
