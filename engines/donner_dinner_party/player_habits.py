"""The AI player's idea of what Pioneers and Cannibals contribute, from the deck and the numbers at the table.

All AI players reckon with the same habits, so that they agree on what a Camp Dinner means. AI Pioneers keep to theirs;
of Cannibals they know only a tendency.
"""

from __future__ import annotations

from collections.abc import Iterable, Iterator, Sequence
from dataclasses import dataclass
from functools import lru_cache
from itertools import combinations_with_replacement
from math import comb
from typing import NamedTuple, TypeAlias

from engines.donner_dinner_party.pack import Pack
from engines.donner_dinner_party.supply import HAND

Shares: TypeAlias = tuple[float, ...]  # how likely each kind of card is, in the order of the pack
TEMPTS = {"poison": 3.0, "medicine": 3.0, "nothing": 2.0, "fish": 3.0, "more": 0.5}
LEAST = 0.3
HARM = 3.0  # how often Cannibals harm rather than blend in, for each part of a dinner that hangs on one card
RARE = 0.004  # what a Pioneer does all the same: a slip, or a human


class Kind(NamedTuple):
    """What matters of a Hunting Card."""

    feeds: int
    poison: bool
    medicine: bool

    @property
    def harmless(self) -> bool:
        """Whether nobody would be blamed for it."""
        return self.feeds > 0 or self.medicine

    @property
    def tempts(self) -> float:
        """How much a Cannibal likes to contribute it, compared with others in the hand."""
        if self.poison:
            return TEMPTS["poison"]
        if self.medicine:
            return TEMPTS["medicine"]
        return TEMPTS[("nothing", "fish")[self.feeds] if self.feeds < 2 else "more"]


@dataclass(frozen=True, slots=True)
class Habits:
    """What is contributed at such a table.

    order      kinds from the one that a Pioneer contributes first
    deck, pioneer, cannibal   how likely each kind is: of the top card, of each role's choice
    """

    order: tuple[int, ...]
    deck: Shares
    pioneer: Shares
    cannibal: Shares


def kinds(pack: Pack) -> tuple[Kind, ...]:
    """The kinds of a pack, in its order."""
    return tuple(Kind(card.feeds, card.poison, card.medicine) for card in pack.hunting.values())


@lru_cache(maxsize=256)
def habits(kinds: tuple[Kind, ...], deck: tuple[int, ...], pioneers: int, cannibals: int) -> Habits:
    """The habits at a table with so many of both alive. A Pioneer's first choice is the kind with which the party is
    fed most often."""
    hands = tuple(_hands(deck))
    total = sum(deck)
    top = tuple(count / total for count in deck)
    tempted = _shared(len(deck), ((p, _tempted(kinds, hand)) for hand, p in hands))
    plain = sorted(range(len(kinds)), key=lambda k: (kinds[k].poison, -kinds[k].feeds, not kinds[k].medicine))
    first = _shared(len(deck), ((p, _first(plain, hand)) for hand, p in hands))
    table = Meal.of(kinds, [top, *[tempted] * (cannibals - 1), *[first] * (pioneers - 1)], pioneers + cannibals)
    order = sorted(plain, key=lambda k: -round(table.fed(kinds[k]), 6))
    pioneer = _shared(len(deck), ((p, _first(order, hand)) for hand, p in hands))
    fed = [table.fed(kind) for kind in kinds]
    harm = min(1.0, LEAST + HARM * (max(fed) - min(fed)))
    cannibal = tuple(harm * one + (1 - harm) * other for one, other in zip(tempted, pioneer, strict=True))
    floor = tuple(share * (1 - RARE * len(deck)) + RARE for share in pioneer)
    return Habits(tuple(order), top, floor, cannibal)


def _hands(deck: Sequence[int]) -> Iterator[tuple[tuple[int, ...], float]]:
    """Every hand, and how likely it is."""
    all_hands = comb(sum(deck), HAND)
    for hand in combinations_with_replacement(range(len(deck)), HAND):
        ways = 1
        for kind in dict.fromkeys(hand):
            ways *= comb(deck[kind], hand.count(kind))
        if ways:
            yield hand, ways / all_hands


def _tempted(kinds: Sequence[Kind], hand: Sequence[int]) -> dict[int, float]:
    distinct = list(dict.fromkeys(hand))
    total = sum(kinds[kind].tempts for kind in distinct)
    return {kind: kinds[kind].tempts / total for kind in distinct}


def _first(order: Sequence[int], hand: Sequence[int]) -> dict[int, float]:
    return {next(kind for kind in order if kind in hand): 1.0}


def _shared(size: int, parts: Iterable[tuple[float, dict[int, float]]]) -> Shares:
    shares = [0.0] * size
    for likely, part in parts:
        for kind, share in part.items():
            shares[kind] += likely * share
    return tuple(shares)


@dataclass(frozen=True, slots=True)
class Meal:
    """What a Camp Dinner may come to: (meals, poison, medicine) → how likely. Meals are counted up to the mouths."""

    mouths: int
    likely: dict[tuple[int, bool, bool], float]

    @staticmethod
    def of(kinds: Sequence[Kind], parts: Iterable[Shares], mouths: int) -> Meal:
        """The Camp Dinner of contributions that are known by their shares."""
        likely = {(0, False, False): 1.0}
        for shares in parts:
            grown: dict[tuple[int, bool, bool], float] = {}
            for (meals, poison, medicine), chance in likely.items():
                for kind, share in zip(kinds, shares, strict=True):
                    if share:
                        key = (
                            min(mouths, meals + kind.feeds),
                            poison or kind.poison,
                            medicine or kind.medicine,
                        )
                        grown[key] = grown.get(key, 0.0) + chance * share
            likely = grown
        return Meal(mouths, likely)

    def fed(self, kind: Kind, more: int = 0) -> float:
        """How likely everybody is fed with one more card of this kind."""
        return sum(
            chance
            for (meals, poison, medicine), chance in self.likely.items()
            if meals + kind.feeds + more >= self.mouths and (medicine or kind.medicine or not (poison or kind.poison))
        )
