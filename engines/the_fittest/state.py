"""The state of a table: the board, and what lies face down."""

from __future__ import annotations

from collections import Counter
from dataclasses import dataclass, field
from typing import TypeAlias

from engines.kernel import ALL, Fact, Seat, Table
from engines.the_fittest.board import Board
from engines.the_fittest.options import Options
from engines.the_fittest.pack import Pack
from engines.the_fittest.terms import Terms
from engines.the_fittest.words import End


@dataclass(slots=True)
class State:
    """The board and the secrets.

    deck    first to be drawn first
    offers  open offers of deals: from whom and to whom (F14); talks: how often each seat had to do with one
    box     the Contestants that nobody is
    """

    options: Options
    board: Board
    hands: dict[Seat, list[str]] = field(default_factory=dict[Seat, list[str]])
    deck: list[str] = field(default_factory=list[str])
    offers: dict[tuple[Seat, Seat], Terms] = field(default_factory=dict[tuple[Seat, Seat], Terms])
    talks: Counter[Seat] = field(default_factory=Counter[Seat])
    box: list[str] = field(default_factory=list[str])

    @property
    def pack(self) -> Pack:
        """The cards."""
        return self.board.pack


T: TypeAlias = Table[State]


class GameEnds(Exception):
    """The game is over: raised wherever it happens, and taken up at the end of the script."""

    def __init__(self, end: End) -> None:
        super().__init__(end)
        self.end: End = end


def say(t: T, fact: Fact) -> None:
    """Everybody learns it, and so does the board."""
    t.state.board.learn(fact)
    t.tell(ALL, fact)
