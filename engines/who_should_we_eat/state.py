"""The state of a table: the board, and what lies face down."""

from __future__ import annotations

from dataclasses import dataclass, field
from typing import Literal, NamedTuple, TypeAlias

from engines.kernel import ALL, Fact, Seat, Table
from engines.who_should_we_eat.board import Board
from engines.who_should_we_eat.options import Options
from engines.who_should_we_eat.pack import Pack
from engines.who_should_we_eat.words import End, Pile


class Doom(NamedTuple):
    """A death that waits until the present one is complete (W42)."""

    seat: Seat
    cause: Literal["vote", "knife", "fight", "card"]
    card: str | None = None


@dataclass(slots=True)
class State:
    """The board and the secrets.

    keeps   Keep cards, face down or shown
    piles, discards   first to be drawn first; the first discarded first
    box     cards out of the game
    middle  cards face up on their way from one place to another
    doomed, dying   deaths that wait, and whether one is under way
    """

    options: Options
    board: Board
    hands: dict[Seat, list[str]] = field(default_factory=dict[Seat, list[str]])
    plays: dict[Seat, str] = field(default_factory=dict[Seat, str])
    keeps: dict[Seat, str] = field(default_factory=dict[Seat, str])
    piles: dict[Pile, list[str]] = field(default_factory=dict[Pile, list[str]])
    discards: dict[Pile, list[str]] = field(default_factory=dict[Pile, list[str]])
    box: list[str] = field(default_factory=list[str])
    middle: list[str] = field(default_factory=list[str])
    doomed: list[Doom] = field(default_factory=list[Doom])
    dying: bool = False

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
