"""What a seat knows in Tribunal, and the audit of it."""

from __future__ import annotations

from collections import Counter
from dataclasses import dataclass, field
from typing import Any

from engines.kernel import Fact, PublicSetup, Seat
from tests.toy import words as w
from tests.toy.state import State


@dataclass
class View:
    """`seen`: what this seat has seen of others, in the order in which it saw it."""

    seat: Seat | None
    living: list[Seat]
    role: w.Role | None = None
    hand: list[w.CardId] = field(default_factory=list[w.CardId])
    buried: list[w.CardId] = field(default_factory=list[w.CardId])
    shown: dict[Seat, list[w.CardId]] = field(default_factory=dict[Seat, list[w.CardId]])
    discard: list[w.CardId] = field(default_factory=list[w.CardId])
    roles: dict[Seat, w.Role] = field(default_factory=dict[Seat, w.Role])
    seen: list[tuple[Seat, w.CardId]] = field(default_factory=list[tuple[Seat, w.CardId]])
    round: int = 0
    deck: int | None = None
    ended: w.End | None = None

    def learn(self, fact: Fact) -> None:
        """Take one fact in."""
        match fact:
            case w.RoleDealt():
                self.role = fact.role
            case w.HandDealt():
                self.hand = list(fact.cards)
            case w.Buried():
                self.buried.append(fact.card)
            case w.Began():
                self.round, self.deck = fact.round, fact.deck
            case w.Laid():
                for seat, card in fact.shown:
                    self.shown[seat].append(card)
            case w.CardSeen():
                self.seen.append((fact.seat, fact.card))
            case w.RoleSeen():
                self.roles[fact.seat] = fact.role
            case w.CardPlayed() | w.Stabbed() | w.DoorBarred():
                self.discard.append(fact.card)
                if fact.seat == self.seat:
                    self.hand.remove(fact.card)
            case w.Died():
                self._bury(fact)
            case w.Ended():
                self.ended = fact.end
            case _:
                pass

    def _bury(self, fact: w.Died) -> None:
        self.living.remove(fact.seat)
        self.discard += [*fact.hand, *fact.buried, *self.shown[fact.seat]]
        self.shown[fact.seat] = []
        self.roles[fact.seat] = fact.role
        if fact.seat == self.seat:
            self.hand, self.buried = [], []

    def as_json(self) -> dict[str, Any]:
        """The View as plain data, whose keys are texts."""
        return {
            "seat": self.seat,
            "living": list(self.living),
            "role": self.role,
            "hand": list(self.hand),
            "buried": list(self.buried),
            "shown": {str(seat): list(cards) for seat, cards in self.shown.items()},
            "discard": list(self.discard),
            "roles": {str(seat): role for seat, role in self.roles.items()},
            "seen": [list(one) for one in self.seen],
            "round": self.round,
            "deck": self.deck,
            "ended": self.ended,
        }


def begin_view(setup: PublicSetup, seat: Seat | None) -> View:
    """An empty View."""
    seats = range(1, setup.seats + 1)
    return View(seat, list(seats), shown={one: [] for one in seats})


def census(state: State) -> Counter[str]:
    """Every card and every role."""
    cards: Counter[str] = Counter([*state.deck, *state.discard, *state.roles.values()])
    for place in (state.hands, state.shown, state.buried):
        for pile in place.values():
            cards.update(pile)
    return cards


def audit(state: State, view: Any, seat: Seat | None) -> None:
    """A View is right, and knows no more than it should."""
    assert isinstance(view, View)
    assert view.seat == seat
    assert view.living == state.living
    assert view.shown == state.shown
    assert Counter(view.discard) == Counter(state.discard)
    assert view.hand == state.hands.get(seat or 0, [])
    assert view.buried == state.buried.get(seat or 0, [])
    assert view.role == state.roles.get(seat or 0)
    assert all(state.roles[one] == role for one, role in view.roles.items())
    if seat is None:
        assert not view.seen
        assert not any(one in state.living for one in view.roles)
