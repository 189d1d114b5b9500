"""Deals, Force Out, Strong-Arm and Totem cards in every order, held against the rulings retold plainly.

Seat 1 leads, seat 2 meddles, seat 3 is dealt with, seat 4 holds the Totem cards, seat 5 is the Grifter.
"""

from __future__ import annotations

from collections.abc import Sequence
from dataclasses import dataclass, field
from itertools import product
from typing import Literal, TypeAlias

import pytest

from engines.kernel import Seat
from engines.the_fittest import words as w
from engines.the_fittest.terms import Terms
from tests.the_fittest.table import Table

CARDS = ["strong-arm", "force-out", "camp-mutiny"]
CAST = {1: "the-stevedore", 2: "the-trapper", 3: "the-courier", 4: "the-busker", 5: "the-grifter"}
SEATS = (1, 2, 3, 4, 5)
GRIFTER = 5
Who: TypeAlias = Seat | Literal["leader"]


@dataclass(frozen=True, slots=True)
class Act:
    """What is done: a deal with `target`, or a card of `by` that means `target`."""

    card: str
    by: Who
    target: Who = 0
    terms: str = ""

    def __str__(self) -> str:
        return f"{self.card} by {self.by} on {self.target} {self.terms}".strip()


@dataclass(slots=True)
class Plainly:
    """The alliance as the rulings have it. `breaks` and `stays`: the options of F24 and F21."""

    breaks: bool = False
    stays: bool = False
    leader: Seat = 1
    deals: dict[Seat, str] = field(default_factory=dict[Seat, str])
    inside: set[Seat] = field(default_factory=set[Seat])
    forced: set[Seat] = field(default_factory=set[Seat])
    out: set[Seat] = field(default_factory=set[Seat])
    silent: set[Seat] = field(default_factory=set[Seat])

    def seat(self, who: Who) -> Seat:
        return self.leader if who == "leader" else who

    def may_deal(self, seat: Seat) -> bool:
        return seat not in {self.leader, *self.out, *self.forced}

    def refuses(self, act: Act) -> str | None:
        """The ruling that forbids it."""
        by, target = self.seat(act.by), self.seat(act.target)
        match act.card:
            case "deal":
                return None if self.may_deal(target) else "F10" if target == self.leader else "F24"
            case _ if by in self.silent:
                return "F5"
            case "strong-arm":
                slips = target == GRIFTER != by
                return "F24" if target in self.out or slips else None
            case "force-out":
                return "F7" if target == self.leader else None
            case _:
                return None

    def takes(self, act: Act) -> str | None:
        """It happens; the deal that it voids, if it does."""
        by, target = self.seat(act.by), self.seat(act.target)
        void: str | None = None
        match act.card:
            case "deal":
                self.deals[target] = act.terms
                self.inside.add(target)
            case "strong-arm":
                if by != self.leader or self.breaks:
                    void = self.deals.pop(target, None)
                self.forced.add(target)
                self.inside |= {target} - {self.leader}
            case "force-out":
                self.silent.add(target)
                if target != GRIFTER or by == GRIFTER:
                    void = self.deals.pop(target, None)
                    self.inside.discard(target)
                    self.forced.discard(target)
                    self.out.add(target)
            case _:
                if by != self.leader:
                    self.leader = by
                    self.deals.clear()
                    self.inside.clear()
                    self.forced.clear()
                    self.out &= self.out if self.stays else set()
        return void


class Show(Table):
    """A Challenge with three Prizes that anybody could meet; nobody holds a card that is not lent."""

    def __init__(self, **options: bool) -> None:
        super().__init__(5, deck=["shortcut"], spare=CARDS, contestants=CAST, audited=False, **options)
        self.discards(*CARDS)
        for seat in SEATS:
            self.empties(seat)
        self.tells(w.GoalChanged(goal="1a", skill="pace", value=1))

    def lends(self, seat: Seat, card: str) -> None:
        """The card, from the discard pile, as if it had been taken for an Effect."""
        self.state.hands[seat].append(card)
        self.tells(w.DiscardTaken(seat=seat, card=card))

    def takes_back(self, seat: Seat, card: str) -> None:
        self.state.hands[seat].remove(card)
        self.tells(w.Discarded(seat=seat, card=card, why="cost"))


def tried(game: Show, plain: Plainly, act: Act) -> None:
    """One act, and what is told of it; or the ruling that forbids it."""
    by, target, rule = plain.seat(act.by), plain.seat(act.target), plain.refuses(act)
    if act.card == "deal":
        offer = w.Propose(to=target, terms=act.terms)
        if rule is not None:
            assert game.refuses(plain.leader, offer) == rule
            return
        game.log.clear()
        game.deals(target, act.terms)
        assert game.the(w.DealMade).seat == target
        assert game.the(w.DealMade).terms.code == act.terms
        plain.takes(act)
        return
    game.lends(by, act.card)
    if rule == "F5":
        assert game.refuses(by, w.PlayEffect(card=act.card)) == rule
        game.takes_back(by, act.card)
        return
    leader = plain.leader
    game.does(by, w.PlayEffect(card=act.card))
    if act.card in ("strong-arm", "force-out"):
        if rule is not None:
            assert game.refuses(by, w.Target(target=target)) == rule
            game.times_out()  # somebody else is meant
            raise Elsewhere
        game.does(by, w.Target(target=target))
    void = plain.takes(act)
    told = None if void is None else Terms.of(void)
    match act.card:
        case "strong-arm":
            assert game.the(w.ForcedIn) == w.ForcedIn(seat=target, by=by, leads=target == leader, void=told)
            assert game.the(w.Drew) == w.Drew(seat=target, count=1, why="forced-in")
        case "force-out":
            slipped = target == GRIFTER and by != GRIFTER
            assert game.the(w.ForcedOut) == w.ForcedOut(seat=target, by=by, slipped=slipped, void=told)
        case _:
            became = [] if by == leader else [w.Leader(seat=by, why="card", card=act.card)]
            assert game.all_told(w.Leader) == became


class Elsewhere(Exception):
    """The card meant somebody else in the end: what follows is another story."""


def compared(game: Show, plain: Plainly) -> None:
    episode = game.episode
    assert game.board.leader == plain.leader
    assert {seat: terms.code for seat, terms in episode.deals.items()} == plain.deals
    assert set(game.board.participants) == {plain.leader, *plain.inside}
    assert (set(episode.forced), set(episode.out)) == (plain.forced, plain.out)
    for seat in SEATS:
        if seat != plain.leader:
            assert game.may(plain.leader, w.Propose(to=seat, terms="0")) == plain.may_deal(seat)


def ended(game: Show, plain: Plainly) -> None:
    """The Attempt and the Resolution go by what came of it."""
    game.log.clear()
    game.until_told(w.Attempted)
    assert game.the(w.Attempted).success
    game.until_told(w.ChallengeDiscarded)
    got = {seat: [one.pick for one in game.all_told(w.PrizeTaken, seat=seat)] for seat in SEATS}
    for seat, code in plain.deals.items():
        assert len(got[seat]) >= Terms.of(code).total
        assert {*Terms.of(code).named(3)} <= {*got[seat]}
    for seat in SEATS:
        if seat in plain.forced:
            assert len(got[seat]) == (Terms.of(plain.deals[seat]).total if seat in plain.deals else 0)
        if seat not in {plain.leader, *plain.inside}:
            assert not got[seat]
    able = {plain.leader, *plain.inside} - plain.forced
    left = 3 - sum(map(len, got.values()))
    assert [len(one.cards) for one in game.all_told(w.PrizesUnclaimed)] == ([left] if left else [])
    assert not (left and able)
    outside = {*SEATS} - {plain.leader, *plain.inside}
    assert {*game.asked("draw")} == outside


def play(acts: Sequence[Act], **options: bool) -> bool:
    """A story; False if it went elsewhere."""
    game = Show(**options)
    plain = Plainly(options.get("leader_breaks_deal", False), options.get("force_out_stays", False))
    try:
        for act in acts:
            game.log.clear()
            tried(game, plain, act)
            compared(game, plain)
        ended(game, plain)
    except Elsewhere:
        return False
    except AssertionError as error:
        error.add_note(" ".join(map(str, acts)))
        raise
    return True


DEAL, FAVOUR, GRIFTERS = (
    Act("deal", "leader", 3, "1+last"),
    Act("deal", "leader", 3, "0"),
    Act("deal", "leader", 5, "1x"),
)
ARM, OUT = "strong-arm", "force-out"
ON_ONE = [DEAL, Act(ARM, "leader", 3), Act(ARM, 2, 3), Act(OUT, "leader", 3), Act("camp-mutiny", 4)]
ALL = [
    *ON_ONE,
    FAVOUR,
    GRIFTERS,
    *(Act(ARM, by, target) for by, target in (("leader", "leader"), (2, "leader"), (2, 2), (2, 5), (5, 5))),
    *(Act(OUT, by, target) for by, target in (("leader", 5), (2, 3), (2, "leader"), (2, 2), (3, 3), (5, 5))),
    Act("camp-mutiny", "leader"),
    Act("camp-mutiny", 3),
]


@pytest.mark.parametrize("first", ALL, ids=str)
def test_f24_every_two_after_each_other(first: Act):
    assert sum(play((first, second)) for second in ALL) >= (0 if Plainly().refuses(first) else len(ALL) - 5)


@pytest.mark.parametrize("first", ON_ONE, ids=str)
def test_f24_every_three_that_concern_one_player(first: Act):
    assert sum(play((first, *acts)) for acts in product(ON_ONE, repeat=2)) > 10


@pytest.mark.parametrize("option", ["leader_breaks_deal", "force_out_stays"])
def test_f24_every_two_with_the_options_that_change_them(option: str):
    stories = [(DEAL, first, second) for first, second in product(ON_ONE[1:], repeat=2)]
    assert sum(play(acts, **{option: True}) for acts in stories) > 12
