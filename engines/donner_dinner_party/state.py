"""The state of a table: the board, and what lies face down."""

from __future__ import annotations

from dataclasses import dataclass, field
from typing import Any, TypeAlias

from engines.donner_dinner_party.board import Board
from engines.donner_dinner_party.options import Options
from engines.donner_dinner_party.pack import Pack
from engines.donner_dinner_party.words import End, Given, How, Look, Role
from engines.kernel import ALL, Fact, Seat, Table, Window


@dataclass(slots=True)
class State:
    """The board and the secrets.

    roles, characters, supplies   of all seats; a Supply Card that was played, too
    undealt    Supply Cards that nobody has; box: Hunting Cards, Role Cards and tokens that are not used
    deck       the Hunting Deck, first to be drawn first; aside: cards put away in this round
    hands      while they hunt; leftovers: the two cards that were not contributed
    dinner     the contributions by seat, and how each came there
    given, looks   what is told when the game is over
    contributing   the question that all hunters answer, while it is open
    """

    options: Options
    board: Board
    roles: dict[Seat, Role] = field(default_factory=dict[Seat, Role])
    characters: dict[Seat, str] = field(default_factory=dict[Seat, str])
    supplies: dict[Seat, str] = field(default_factory=dict[Seat, str])
    undealt: list[str] = field(default_factory=list[str])
    box: list[str] = field(default_factory=list[str])
    deck: list[str] = field(default_factory=list[str])
    aside: list[str] = field(default_factory=list[str])
    hands: dict[Seat, list[str]] = field(default_factory=dict[Seat, list[str]])
    leftovers: dict[Seat, list[str]] = field(default_factory=dict[Seat, list[str]])
    dinner: dict[Seat, str] = field(default_factory=dict[Seat, str])
    how: dict[Seat, How] = field(default_factory=dict[Seat, How])
    drawn: dict[Seat, int] = field(default_factory=dict[Seat, int])
    given: list[Given] = field(default_factory=list[Given])
    looks: list[Look] = field(default_factory=list[Look])
    contributing: Window[Any] | None = field(default=None, repr=False, compare=False)

    @property
    def pack(self) -> Pack:
        """The cards."""
        return self.board.pack

    def looked(self, look: Look) -> None:
        """Remember until the end who looked at what."""
        self.looks.append(look)


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
