"""The AI player's belief: how likely each set of players is the set of Cannibals, from what is public.

A set is made likelier by a Camp Dinner that its members, with their habits, would have brought about: the likelihood is
summed over all ways in which the cards can have come from the players, each weighed by what they claim. Everybody who
reckons so from public facts comes to the same belief; that is what lets Pioneers vote together.
"""

from __future__ import annotations

from collections.abc import Callable, Iterable, Sequence
from dataclasses import dataclass
from functools import lru_cache
from itertools import combinations
from typing import NamedTuple, TypeAlias

from engines.donner_dinner_party import words as w
from engines.donner_dinner_party.board import Board, Week
from engines.donner_dinner_party.claims import standing
from engines.donner_dinner_party.laying import cannibals_at
from engines.donner_dinner_party.player_habits import Habits, Kind, Shares, habits, kinds
from engines.kernel import Seat

Mask: TypeAlias = int  # a set of seats, a bit each

TRUE = 0.95  # of a Pioneer's words
TRUE_OF_GOOD = 0.7  # of a Cannibal's, who contributed food or Medicine
TRUE_OF_BAD = 0.2  # of a Cannibal's, who did not
CLEVER = 0.8  # of a Cannibal's lies, that they fit the dinner
COVERS = 0.9  # how often a Cannibal who saw a mate's bad card says something better
SLANDERS = 0.3  # how often a Cannibal who saw a Pioneer's card says something worse
CAUGHT = 0.05  # a Pioneer says this of a Supply Card, and another is turned up


class Hunted(NamedTuple):
    """One contribution: how likely it is each kind and its owner says what was said, for either role."""

    seat: Seat
    pioneer: Shares
    cannibal: Shares


class Looked(NamedTuple):
    """`looker` says that the card of `target` was this."""

    looker: Seat
    target: Seat
    card: int


@dataclass(frozen=True, slots=True)
class Belief:
    """Sets of Cannibals and how likely they are: together 1."""

    sets: tuple[Mask, ...]
    likely: tuple[float, ...]

    def of(self, seat: Seat) -> float:
        """How likely this player is a Cannibal."""
        return sum(p for mask, p in zip(self.sets, self.likely, strict=True) if mask >> seat & 1)

    def given(self, weigh: Callable[[Mask], float]) -> Belief:
        """The belief of one who knows more: each set is weighed once more."""
        return _normal(self.sets, [p * weigh(mask) for mask, p in zip(self.sets, self.likely, strict=True)])


def _normal(sets: Sequence[Mask], weights: Sequence[float]) -> Belief:
    total = sum(weights)
    if total <= 0:
        return Belief(tuple(sets), (1 / len(sets),) * len(sets))
    return Belief(tuple(sets), tuple(one / total for one in weights))


def public(board: Board, more: Sequence[w.Claimed] = ()) -> Belief:
    """What follows from what everybody knows, and from `more` claims, if they were made."""
    sets = _possible(board)
    names = list(board.pack.hunting)
    said = [*standing(board), *more]
    weights = [1.0] * len(sets)
    for week in board.weeks:
        factors = _of_week(board, week, said, names, sets)
        weights = [one * factor for one, factor in zip(weights, factors, strict=True)]
    for liar in _caught(board, said):
        weights = [one if mask >> liar & 1 else one * CAUGHT for one, mask in zip(weights, sets, strict=True)]
    return _normal(sets, weights)


def _possible(board: Board) -> tuple[Mask, ...]:
    """All sets that the turned-up Role Cards allow."""
    roles = tuple(place.role for place in board.places.values())
    return _sets(roles)


@lru_cache(maxsize=512)
def _sets(roles: tuple[w.Role | None, ...]) -> tuple[Mask, ...]:
    eaten = [seat for seat, role in enumerate(roles, 1) if role == "cannibal"]
    unknown = [seat for seat, role in enumerate(roles, 1) if role is None]
    others = combinations(unknown, cannibals_at(len(roles)) - len(eaten))
    return tuple(sum(1 << seat for seat in (*eaten, *some)) for some in others)


def _caught(board: Board, said: Iterable[w.Claimed]) -> list[Seat]:
    """Whose word of their Supply Card was not true."""
    return [one.seat for one in said if one.what == "supply" and board.places[one.seat].supply not in (None, one.word)]


# ---------------------------------------------------- one round


def habits_in(board: Board, week: Week) -> Habits:
    """The habits at the table as it was in a round."""
    eaten = [one.eaten for one in board.weeks if one.round < week.round and one.eaten is not None]
    cannibals = cannibals_at(len(board.places)) - sum(board.places[seat].role == "cannibal" for seat in eaten)
    pioneers = len(board.places) - len(eaten) - cannibals
    return habits(kinds(board.pack), tuple(board.hunting.values()), pioneers, cannibals)


def _of_week(
    board: Board, week: Week, said: Sequence[w.Claimed], names: Sequence[str], sets: tuple[Mask, ...]
) -> tuple[float, ...]:
    if len(week.dinner) != len(week.hunters) + 1:
        return (1.0,) * len(sets)
    usual, all_kinds = habits_in(board, week), kinds(board.pack)
    dinner = tuple(week.dinner.count(name) for name in names)
    gave = {one.seat: names.index(one.word) for one in said if one.what == "gave" and one.round == week.round}
    hunted: list[Hunted] = []
    for seat in sorted((week.leader, *week.hunters)):
        if seat == week.leader or seat in week.frozen or seat in week.spilled:
            hunted.append(Hunted(seat, usual.deck, usual.deck))
        else:
            hunted.append(_hunted(seat, usual, all_kinds, dinner, gave.get(seat)))
    looked = tuple(
        Looked(one.seat, one.target, names.index(one.word))
        for one in said
        if one.what == "saw" and one.round == week.round and one.target is not None and one.target not in week.spilled
    )
    return likelihoods(all_kinds, dinner, tuple(hunted), looked, sets)


def _hunted(seat: Seat, usual: Habits, kinds: Sequence[Kind], dinner: Shares, said: int | None) -> Hunted:
    if said is None:
        return Hunted(seat, usual.pioneer, usual.cannibal)
    return Hunted(
        seat,
        tuple(p * truth(kind == said) for kind, p in enumerate(usual.pioneer)),
        tuple(p * lie(kinds, dinner, kind, said) for kind, p in enumerate(usual.cannibal)),
    )


def truth(is_true: bool) -> float:
    """How likely a Pioneer says this."""
    return TRUE if is_true else (1 - TRUE) / 4


def lie(kinds: Sequence[Kind], dinner: Sequence[float], card: int, said: int) -> float:
    """How likely a Cannibal says this of a card."""
    honest = TRUE_OF_GOOD if kinds[card].harmless else TRUE_OF_BAD
    if card == said:
        return honest
    weights = [_excuse(kind, count) for kind, count in zip(kinds, dinner, strict=True)]
    good = weights[said] / (sum(weights) - weights[card])
    return (1 - honest) * (CLEVER * good + (1 - CLEVER) / (len(weights) - 1))


def _excuse(kind: Kind, count: float) -> float:
    """How good it is to have contributed this, and how well it hides among the others."""
    return (0.2 if kind.poison else 1.0 if not kind.feeds else 3.0) * (count + 0.1)


def report(kinds: Sequence[Kind], card: int, said: int, looker: bool, target: bool) -> float:
    """How likely somebody who looked at a card says this; `looker`, `target`: whether they are Cannibals."""
    if not looker:
        return truth(card == said)
    good, bad = kinds[card].harmless, not kinds[said].harmless
    if target:
        honest = 0.95 if good else 1 - COVERS
        return honest if card == said else (1 - honest) / 3 if not bad else 0.01
    if card == said:
        return 1 - SLANDERS if good else 0.97
    return SLANDERS / 2 if good and bad else 0.01


@lru_cache(maxsize=2048)
def likelihoods(
    kinds: tuple[Kind, ...],
    dinner: tuple[int, ...],
    hunted: tuple[Hunted, ...],
    looked: tuple[Looked, ...],
    sets: tuple[Mask, ...],
) -> tuple[float, ...]:
    """How likely each set makes this Camp Dinner and what was said of it.

    A set is a case: whether each who looked is a Cannibal, then how many of each group of players are of whom the same
    is known. What the first groups can have brought is reckoned once for all cases that begin alike.
    """
    lookers = tuple(dict.fromkeys(one.looker for one in looked))
    targets = tuple(one.target for one in looked)
    groups: dict[tuple[Shares, Shares, Seat], list[Hunted]] = {}
    for one in sorted(hunted, key=lambda one: one.seat not in targets):
        groups.setdefault((one.pioneer, one.cannibal, one.seat if one.seat in targets else 0), []).append(one)
    members = tuple(groups.values())
    masks = [*(1 << seat for seat in lookers), *(sum(1 << one.seat for one in group) for group in members)]
    box = _Box(dinner)
    known: dict[tuple[int, ...], dict[int, float]] = {}

    def shares(one: Hunted, cannibal: bool, case: tuple[int, ...]) -> Shares:
        found = one.cannibal if cannibal else one.pioneer
        for look in looked:
            if look.target == one.seat:
                liar = case[lookers.index(look.looker)] > 0
                found = tuple(p * report(kinds, card, look.card, liar, cannibal) for card, p in enumerate(found))
        return found

    def reckon(case: tuple[int, ...]) -> dict[int, float]:
        """Ways of the first groups to have brought part of the dinner."""
        if len(case) == len(lookers):
            return {0: 1.0}
        if case not in known:
            ways = reckon(case[:-1])
            for number, one in enumerate(members[len(case) - len(lookers) - 1]):
                ways = box.with_one(ways, shares(one, number < case[-1], case))
            known[case] = ways
        return known[case]

    return tuple(sum(reckon(tuple((mask & group).bit_count() for group in masks)).values()) for mask in sets)


class _Box:
    """Parts of a Camp Dinner as numbers: a digit for each kind, counting its cards."""

    def __init__(self, dinner: Sequence[int]) -> None:
        self.digits: list[tuple[int, int, int]] = []  # kind, its unit, its most
        unit = 1
        for kind, count in enumerate(dinner):
            if count:
                self.digits.append((kind, unit, count))
                unit *= count + 1

    def with_one(self, ways: dict[int, float], shares: Shares) -> dict[int, float]:
        """One more contribution."""
        grown: dict[int, float] = {}
        for kind, unit, most in self.digits:
            share, size = shares[kind], most + 1
            for part, chance in ways.items():
                if part // unit % size < most:
                    grown[part + unit] = grown.get(part + unit, 0.0) + chance * share
        return grown
