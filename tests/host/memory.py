"""A store in memory that can be made to fail, and a small game for it."""

from __future__ import annotations

from collections import Counter
from collections.abc import Sequence
from typing import Any, Literal

from pydantic import TypeAdapter

from engines.host import Stored, TableId, Written
from engines.kernel import (
    ALL,
    CardInfo,
    Chance,
    Command,
    Fact,
    Game,
    Options,
    Outcome,
    Prompt,
    PublicSetup,
    Seat,
    Setup,
    Table,
    offer,
)

MINUTES = 600.0  # for each question


class MemoryStore:
    """`fails`: how many of the next writes are lost."""

    def __init__(self) -> None:
        self.tables: dict[TableId, Stored] = {}
        self.lines: dict[TableId, list[tuple[int, Any, str]]] = {}
        self.wakes: dict[TableId, float | None] = {}
        self.gaps: list[tuple[float, float]] = []
        self.fails = 0
        self.loads = 0

    async def begin(self, table: TableId, game: str, setup: str, written: Written) -> None:
        assert table not in self.tables
        self.tables[table] = Stored(setup, [], 0, "", "playing")
        await self.append(table, written)

    async def append(self, table: TableId, written: Written) -> None:
        if self.fails:
            self.fails -= 1
            raise OSError("disk full")
        old = self.tables[table]
        assert written.first == len(old.entries)
        self.lines.setdefault(table, []).extend((line.n, line.to, line.fact) for line in written.lines)
        self.wakes[table] = written.wakes_at
        self.tables[table] = Stored(
            old.setup,
            [*old.entries, *written.entries],
            old.told + len(written.lines),
            written.digest,
            written.status,
        )

    async def load(self, table: TableId) -> Stored | None:
        self.loads += 1
        return self.tables.get(table)

    async def absences(self) -> Sequence[tuple[float, float]]:
        return self.gaps


class Name(Command, frozen=True):
    """Name a number; 13 breaks the script."""

    kind: Literal["name"] = "name"
    number: int


class Named(Fact, frozen=True):
    """Everybody's numbers; 0 for the silent."""

    kind: Literal["named"] = "named"
    numbers: tuple[int, ...]


class Seen:
    """Keeps what it learned."""

    def __init__(self) -> None:
        self.facts: list[Fact] = []

    def learn(self, fact: Fact) -> None:
        self.facts.append(fact)

    def as_json(self) -> dict[str, Any]:
        return {"facts": len(self.facts)}


async def play(t: Table[None]) -> Outcome:
    """Three rounds of naming, ten minutes each."""
    for _ in range(3):
        named = await t.ask_all(
            "name",
            [1, 2],
            lambda _: [offer(Name, number=[1, 2, 13])],
            seconds=MINUTES,
            otherwise=lambda _: None,
        )
        numbers = tuple(command.number if command else 0 for command in named.values())
        if 13 in numbers:
            raise KeyError(f"the secret number {numbers}")
        t.tell(ALL, Named(numbers=numbers))
    return Outcome(end="named", winners=(1, 2))


def _view(_: PublicSetup, __: Seat | None) -> Seen:
    return Seen()


def _decide(_: Any, prompts: Sequence[Prompt], __: Chance) -> tuple[str, Command]:
    return prompts[0].name, prompts[0].commands()[0]


def _begin(_: Setup) -> None:
    return None


def _cards() -> Sequence[CardInfo]:
    return []


NAMING: Game[None] = Game(
    slug="naming",
    seats=range(2, 3),
    rules=1,
    options=Options,
    commands=TypeAdapter(Name),
    facts=TypeAdapter(Named),
    begin=_begin,
    play=play,
    view=_view,
    decide=_decide,
    cards=_cards,
    census=lambda _: Counter(),
    audit=lambda *_: None,
)
