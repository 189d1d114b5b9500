"""The journals: `engines.host.Store` over the database, and when tables wake."""

from __future__ import annotations

import json
import sqlite3
from collections.abc import Sequence
from typing import NamedTuple

from bot.keeping.database import Database
from engines.host import Line, Status, Stored, TableId, Written

REMEMBERED = 90 * 86400.0  # seconds for which absences are kept


class Waking(NamedTuple):
    """An unfinished table: its game, and the deadline that comes next there (None: paused)."""

    table: TableId
    game: str
    at: float | None


class Journals(Database):
    """Games in progress and games that were played."""

    async def begin(self, table: TableId, game: str, setup: str, written: Written) -> None:
        """A new game; the lobby that it came from is closed with it. Raises if there is one of this id."""
        async with self.transaction() as db:
            await db.run(
                "INSERT INTO games (id, game, setup, length, told, beats, digest, status) "
                "VALUES (?, ?, ?, 0, 0, 0, '', 'playing')",
                *(table, game, setup),
            )
            await db.do(lambda connection: self._append(connection, table, written))
            await db.run("DELETE FROM lobbies WHERE id = (SELECT lobby FROM places WHERE id = ?)", table)

    async def append(self, table: TableId, written: Written) -> None:
        """What a call of the handlers changed. Raises ValueError if it does not follow on what is there."""
        async with self.transaction() as db:
            await db.do(lambda connection: self._append(connection, table, written))

    async def load(self, table: TableId) -> Stored | None:
        """A game with its journal; None if there is none."""
        rows = await self.read(
            "SELECT setup, told, digest, status, entry FROM games LEFT JOIN entries ON game_id = id "
            "WHERE id = ? ORDER BY n",
            table,
        )
        if not rows:
            return None
        setup, told, digest, status, _ = rows[0]
        return Stored(setup, [entry for *_, entry in rows if entry is not None], told, digest, status)

    async def status(self, table: TableId) -> Status | None:
        """How a game stands; None if there is none."""
        found = await self.first("SELECT status FROM games WHERE id = ?", table)
        return found[0] if found else None

    async def unfinished(self) -> list[Waking]:
        """All tables that play, the next to wake first."""
        rows = await self.read(
            "SELECT id, game, wakes_at FROM games WHERE status = 'playing' ORDER BY wakes_at IS NULL, wakes_at"
        )
        return [Waking(*row) for row in rows]

    # ------------------------------------------------ the bot's own presence

    async def stamp(self, at: float) -> None:
        """The bot is here at `at`."""
        async with self.transaction() as db:
            await db.run("INSERT INTO alive VALUES (1, ?) ON CONFLICT DO UPDATE SET at = excluded.at", at)

    async def last_seen(self) -> float | None:
        """When the bot was last here; None before it first was."""
        found = await self.first("SELECT at FROM alive")
        return found[0] if found else None

    async def add_absence(self, since: float, until: float) -> None:
        """The bot was away, and is here again at `until`."""
        async with self.transaction() as db:
            await db.run("INSERT INTO absences VALUES (?, ?)", since, until)
            await db.run("DELETE FROM absences WHERE until < ?", until - REMEMBERED)
            await db.run("INSERT INTO alive VALUES (1, ?) ON CONFLICT DO UPDATE SET at = excluded.at", until)

    async def absences(self) -> Sequence[tuple[float, float]]:
        """When the bot was away: from, until; in order."""
        return [(since, until) for since, until in await self.read("SELECT since, until FROM absences ORDER BY since")]

    # ------------------------------------------------ within a transaction

    @staticmethod
    def _append(db: sqlite3.Connection, table: TableId, written: Written) -> None:
        row = db.execute(
            "UPDATE games SET length = length + ?, told = told + ?, beats = beats + ?, digest = ?, status = ?, "
            "wakes_at = ?, settled = 0 WHERE id = ? AND length = ? RETURNING beats",
            (
                len(written.entries),
                len(written.lines),
                sum(map(_is_beat, written.lines)),
                written.digest,
                written.status,
                written.wakes_at,
                table,
                written.first,
            ),
        ).fetchone()
        if row is None:
            raise ValueError("the journal is elsewhere")
        db.executemany(
            "INSERT INTO entries VALUES (?, ?, ?)",
            [(table, n, entry) for n, entry in enumerate(written.entries, written.first)],
        )
        Journals._post(db, table, written.lines, row[0])

    @staticmethod
    def _post(db: sqlite3.Connection, table: TableId, lines: Sequence[Line], beats: int) -> None:
        """Put lines into the outbox, a row for each reader; what AI players are told goes nowhere."""
        beat = beats - sum(map(_is_beat, lines))
        public: list[tuple[object, ...]] = []
        private: list[tuple[object, ...]] = []
        for line in lines:
            if _is_beat(line):
                beat += 1
            elif line.to is None:
                public.append((table, 0, line.n, beat, line.fact))
            else:
                private.extend((line.n, beat, line.fact, table, seat) for seat in line.to)
        db.executemany("INSERT INTO outbox VALUES (?, ?, ?, ?, ?)", public)
        db.executemany(
            "INSERT INTO outbox SELECT table_id, seat, ?, ?, ? FROM sitters "
            "WHERE table_id = ? AND seat = ? AND user IS NOT NULL",
            private,
        )


def _is_beat(line: Line) -> bool:
    return line.to is None and json.loads(line.fact)["kind"] == "beat"
