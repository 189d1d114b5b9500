"""The table of Tribunal, its cards and options."""

from __future__ import annotations

from collections import Counter
from collections.abc import Sequence
from dataclasses import dataclass, field
from typing import TypeAlias

from engines.kernel import CardInfo, Options, Seat, Setup, Table
from tests.toy.words import CardId, Role

KNIVES = ("dagger", "cleaver", "skewer", "razor")
PAPERS = ("letter", "diary", "note", "will")
LOCKS = ("rope", "chain", "bolt")
CURES = ("milk", "bread")
LIGHTS = ("candle", "lantern")
BELL, MASK = "bell", "mask"
_TRIFLES = "apron basket bone book bottle broom comb cup fan fork glove hat pear pipe ring rose soap thread walnut wax"
COPIES = {
    **dict.fromkeys([*KNIVES, *PAPERS, *LOCKS, *CURES, *LIGHTS, BELL, *_TRIFLES.split()], 1),
    MASK: 2,
    "coin": 2,
    "salt": 2,
}
DEALT = 4  # cards each at the start; one more every round


class TribunalOptions(Options):
    """How many rounds there are."""

    rounds: int = 6


@dataclass
class State:
    """Where the cards lie; `deck` and hands as they were drawn, first to be drawn first."""

    rounds: int
    living: list[Seat]
    deck: list[CardId] = field(default_factory=list[CardId])
    discard: list[CardId] = field(default_factory=list[CardId])
    roles: dict[Seat, Role] = field(default_factory=dict[Seat, Role])
    hands: dict[Seat, list[CardId]] = field(default_factory=dict[Seat, list[CardId]])
    shown: dict[Seat, list[CardId]] = field(default_factory=dict[Seat, list[CardId]])
    buried: dict[Seat, list[CardId]] = field(default_factory=dict[Seat, list[CardId]])
    round: int = 0

    def others(self, seat: Seat) -> list[Seat]:
        """The other living, in seat order."""
        return [one for one in self.living if one != seat]

    def held(self, seat: Seat, group: Sequence[CardId]) -> CardId | None:
        """The first card of this group in a hand."""
        return next((card for card in self.hands[seat] if card in group), None)

    def spend(self, seat: Seat, card: CardId) -> None:
        """A card of the hand, face up to the discard pile."""
        self.hands[seat].remove(card)
        self.discard.append(card)

    @property
    def open(self) -> Counter[CardId]:
        """All cards that lie face up."""
        return Counter([*self.discard, *(card for cards in self.shown.values() for card in cards)])


T: TypeAlias = Table[State]


def begin(setup: Setup) -> State:
    """Before the first card."""
    options = TribunalOptions.model_validate(setup.options)
    return State(options.rounds, list(range(1, setup.seats + 1)))


def pack() -> list[CardId]:
    """Every card."""
    return [card for card, copies in COPIES.items() for _ in range(copies)]


def roles(seats: int) -> list[Role]:
    """One poisoner, one cook, and guests."""
    return ["poisoner", "cook", *("guest" for _ in range(seats - 2))]


def cards() -> Sequence[CardInfo]:
    """The pack as data."""
    infos = [CardInfo(card, "card", copies, {}, card) for card, copies in COPIES.items()]
    return [*infos, *(CardInfo(role, "role", 1, {}, role) for role in ("poisoner", "cook", "guest"))]
