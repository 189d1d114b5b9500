"""The state of a table: the board, and what lies face down."""

from __future__ import annotations

from collections.abc import Awaitable, Callable, Iterable, Mapping, Sequence
from dataclasses import dataclass, field
from typing import TypeAlias, TypeVar

from engines.kernel import ALL, Fact, Seat, Table, offer
from engines.peasant_buffet import times
from engines.peasant_buffet import words as w
from engines.peasant_buffet.board import Board
from engines.peasant_buffet.options import Options
from engines.peasant_buffet.pack import Pack


@dataclass(slots=True)
class State:
    """The board and the secrets.

    village  the face-down cards, the next to be drawn first
    box      peasants that nobody plays
    dared    a Dare was resolved and its draw is still to come (B8)
    calm     nothing is being resolved: Monsters may be paid
    """

    options: Options
    board: Board
    village: list[str] = field(default_factory=list[str])
    box: list[str] = field(default_factory=list[str])
    dared: bool = False
    calm: bool = False

    @property
    def pack(self) -> Pack:
        """The cards."""
        return self.board.pack


T: TypeAlias = Table[State]
A = TypeVar("A")


async def calmly(t: T, waiting: Awaitable[A]) -> A:
    """Wait while nothing is being resolved: Monsters may be paid meanwhile (B12)."""
    t.state.calm = True
    result = await waiting
    t.state.calm = False
    return result


class GameEnds(Exception):
    """The game is over: raised wherever it happens, and taken up at the end of the script."""

    def __init__(self, end: w.End) -> None:
        super().__init__(end)
        self.end: w.End = end


class TurnOver(Exception):
    """The turn is over without collecting anything: the loot was lost, or the active peasant devoured."""


def say(t: T, fact: Fact) -> None:
    """Everybody learns it, and so does the board."""
    t.state.board.learn(fact)
    t.tell(ALL, fact)


def not_asked(t: T, seats: Iterable[Seat], rule: str) -> Mapping[Seat, str]:
    """By which rulings the others are not asked: it is not theirs to decide, or they are devoured (B17, B19)."""
    asked = list(seats)
    found: dict[Seat, str] = {}
    for seat, place in t.state.board.places.items():
        if seat not in asked:
            found[seat] = rule if place.living else "B19" if place.zombie else "B17"
    return found


async def pick(
    t: T, seat: Seat, kind: str, cards: Sequence[str], otherwise: Callable[[], str], rule: str = "B9"
) -> str:
    """One of several cards; who has no choice is not asked."""
    unlike = list(dict.fromkeys(cards))
    if len(unlike) == 1:
        return unlike[0]
    offers = (offer(w.Pick, card=unlike, shared=True),)
    said = await t.ask(
        seat,
        kind,
        lambda: offers,
        seconds=times.PICK,
        otherwise=lambda: w.Pick(card=otherwise()),
        others=not_asked(t, [seat], rule),
    )
    return otherwise() if said.card is None else said.card


async def pick_seat(t: T, seat: Seat, kind: str, seats: Sequence[Seat], rule: str = "B9") -> Seat:
    """One of several peasants; out of time, the first."""
    if len(seats) == 1:
        return seats[0]
    offers = (offer(w.Target, target=seats, shared=True),)
    said = await t.ask(
        seat,
        kind,
        lambda: offers,
        seconds=times.PICK,
        otherwise=lambda: w.Target(target=seats[0]),
        others=not_asked(t, [seat], rule),
    )
    return seats[0] if said.target is None else said.target


def dearest(board: Board, seat: Seat, cards: Sequence[str]) -> str:
    """What a peasant takes who does not say: a card that they want, else the first."""
    return next((card for card in cards if card in board.pack.items and board.wants(seat, card)), cards[0])


def cheapest(board: Board, seat: Seat, items: Sequence[str]) -> str:
    """What a peasant gives away who does not say: an Item that they do not want, else the first."""
    return next((item for item in items if not board.wants(seat, item)), items[0])
