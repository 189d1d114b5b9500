"""What the bot's file says of a table, read while the bot is alive, and the game that comes out of it again."""

from __future__ import annotations

import contextlib
import json
import sqlite3
from collections.abc import Sequence
from dataclasses import dataclass, field
from pathlib import Path
from typing import Any

from bot.tables import LobbyInfo, Sitter, TableInfo
from engines import GAMES
from engines.cli.exported import Exported
from engines.cli.verify import check
from engines.host import Seated, _digest
from engines.kernel import Answer, Delay, Entry, Live, Seat, Setup, Told
from engines.kernel.session import LEFT_AFTER_ABSENCE

EPSILON = 1e-6


@dataclass(frozen=True)
class Row:
    """A table's row, as committed."""

    id: int
    game: str
    setup: str
    told: int
    digest: str
    status: Any
    wakes_at: float | None


@dataclass(frozen=True)
class Heard:
    """A fact on its way to a reader, with its beat."""

    beat: int
    fact: Any


@dataclass
class Ledger:
    """A table's journal and what comes out of it. `forget` before it is read anew from its beginning.

    told    all that was told, of this and of earlier readings: it must never come out otherwise
    row     as it was when it was last read
    """

    path: Path
    table: int
    live: Live | None = None
    row: Row | None = None
    entries: list[Entry] = field(default_factory=list[Entry])
    told: list[Told] = field(default_factory=list[Told])
    _known: list[str] = field(default_factory=list[str])
    _again: int = 0

    def forget(self) -> None:
        """Let the next reading begin at the first entry."""
        self.live = None

    def read(self) -> None:
        """Take what is new. Every fact that was told before must come out again, and be what the bot told."""
        with _reading(self.path) as db:
            row = db.execute(
                "SELECT id, game, setup, told, digest, status, wakes_at FROM games WHERE id = ?", (self.table,)
            ).fetchone()
            texts = [
                text for (text,) in db.execute("SELECT entry FROM entries WHERE game_id = ? ORDER BY n", (self.table,))
            ]
        before, self.row = self.row, Row(*row)
        assert before is None or before.setup == self.row.setup, "the game has another setup than before"
        assert texts[: len(self._known)] == self._known, "the journal has lost entries, or has others than before"
        game = GAMES[self.row.game]
        if self.live is None:
            self.live = Live(game, Setup.model_validate_json(self.row.setup))
            self.entries, self._again = [], 0
            self._hear()
        for text in texts[len(self.entries) :]:
            self._feed(game.entry(text))
        self._known = texts
        assert len(self.told) == self.row.told, "the bot told more or fewer facts than its journal"
        assert _digest("", self.told) == self.row.digest, "the bot told other facts than come out of its journal"
        assert self.row.wakes_at == self.session.next_deadline, "the table wakes at another time than its deadline"

    def _feed(self, entry: Entry) -> None:
        before = {one.name: one.closes_at for one in self.session.prompts()}
        self.session.feed(entry)
        self.entries.append(entry)
        if isinstance(entry, Delay) and entry.cause == "absence":
            for one in self.session.prompts():
                if one.closes_at is not None:
                    assert one.closes_at >= self.session.now + LEFT_AFTER_ABSENCE - EPSILON, "too little time is left"
                    assert one.closes_at >= (before[one.name] or 0) + entry.seconds - EPSILON, "a deadline did not move"
        self._hear()

    def _hear(self) -> None:
        assert self.live is not None
        for told in self.live.heard():
            if self._again < len(self.told):
                assert told == self.told[self._again], "a fact comes out otherwise than before"
            else:
                self.told.append(told)
            self._again += 1

    @property
    def session(self) -> Any:
        """The game as the journal has it."""
        assert self.live is not None
        return self.live.session

    @property
    def seated(self) -> Seated:
        """As the faces look at it."""
        assert self.live is not None
        assert self.row is not None
        return Seated(self.live, self.row.told, self.row.digest, self.row.status)

    @property
    def delays(self) -> list[Delay]:
        """What was given back for absences."""
        return [one for one in self.entries if isinstance(one, Delay) and one.cause == "absence"]

    def answers(self) -> list[Answer]:
        """What members decided."""
        return [one for one in self.entries if isinstance(one, Answer) and one.by == "member"]

    def heard_by(self, reader: Seat | None) -> list[Heard]:
        """The facts for the channel (None) or for a seat alone, with their beats."""
        found: list[Heard] = []
        beat = 0
        for to, fact in self.told:
            if to is None and fact.kind == "beat":
                beat += 1
            elif (to is None and reader is None) or (to is not None and reader in to):
                found.append(Heard(beat, fact))
        return found

    def verify(self) -> None:
        """The exported game is what `python -m engines verify` takes."""
        assert self.row is not None
        journal = [json.loads(text) for text in self._known]
        told, problem = check(Exported.model_validate({"setup": json.loads(self.row.setup), "journal": journal}))
        assert problem is None, problem
        assert list(told) == self.told

    def info(self) -> TableInfo:
        """Where the table stands, and who sits there."""
        with _reading(self.path) as db:
            place = db.execute(
                "SELECT id, game, guild, channel, owner, locale FROM places WHERE id = ?", (self.table,)
            ).fetchone()
            sitters = db.execute(
                "SELECT seat, user, name, locale FROM sitters WHERE table_id = ? ORDER BY seat", (self.table,)
            ).fetchall()
            board = db.execute("SELECT message FROM panels WHERE table_id = ? AND reader = 0", (self.table,)).fetchone()
        return TableInfo(*place, tuple(Sitter(*one) for one in sitters), board[0] if board else None)


def lobby_in(path: Path) -> LobbyInfo | None:
    """The lobby that is open, as committed."""
    with _reading(path) as db:
        row = db.execute("SELECT * FROM lobbies").fetchone()
    if row is None:
        return None
    sitters = tuple(Sitter(*one) for one in json.loads(row[6]))
    return LobbyInfo(*row[:6], sitters, json.loads(row[7]), row[8], row[9])


def latest_table(path: Path) -> int:
    """The table whose game began last; 0 before the first."""
    with _reading(path) as db:
        return db.execute("SELECT coalesce(max(id), 0) FROM games").fetchone()[0]


def outbox(path: Path) -> Sequence[tuple[int, int]]:
    """What is still to be told: table, reader."""
    with _reading(path) as db:
        return db.execute("SELECT table_id, reader FROM outbox").fetchall()


@contextlib.contextmanager
def _reading(path: Path) -> Any:
    with contextlib.closing(sqlite3.connect(f"file:{path}?mode=ro", uri=True)) as db:
        db.execute("BEGIN")
        yield db
