"""An AI player's seat with something to decide: what it knows, what it believes, and what both sides do alike."""

from __future__ import annotations

from abc import ABC, abstractmethod
from collections.abc import Callable, Sequence
from functools import cached_property
from typing import Any, TypeAlias, TypeVar

from engines.donner_dinner_party import vocabulary as v
from engines.donner_dinner_party import words as w
from engines.donner_dinner_party.board import Board, settle
from engines.donner_dinner_party.player_belief import Belief, Mask, habits_in, public
from engines.donner_dinner_party.player_habits import Habits, Kind, Meal, Shares, kinds
from engines.donner_dinner_party.view import View
from engines.kernel import Chance, Command, Offer, Seat

Offered: TypeAlias = dict[type[Command], Offer[Any]]
T = TypeVar("T")
FINE = 1000  # steps of a chance
FEARED = 0.5  # how likely who says to be Ol' Tasty is
MOANS = 4  # of so many times that something happens while the living talk, a ghost makes a sound about once


class Player(ABC):
    """One seat with something to decide."""

    def __init__(self, view: View, chance: Chance) -> None:
        assert view.seat is not None, "a spectator decides nothing"
        self.view = view
        self.seat: Seat = view.seat
        self.chance = chance
        self.kinds: tuple[Kind, ...] = kinds(view.pack)
        self.names = list(view.pack.hunting)

    @property
    def board(self) -> Board:
        """What everybody sees."""
        return self.view.board

    def kind(self, card: str) -> Kind:
        """What matters of a Hunting Card."""
        return self.kinds[self.names.index(card)]

    def best(self, options: Sequence[T], score: Callable[[T], float], noise: float = 0.0) -> T:
        """The option with the best score, give or take some noise; of equals the first."""

        def rated(i: int) -> tuple[float, int]:
            extra = noise * self.chance.below(FINE, "noise") / FINE if noise else 0.0
            return round(score(options[i]), 9) + extra, -i

        return options[-max(rated(i) for i in range(len(options)))[1]]

    # ------------------------------------------------ what is believed

    @cached_property
    def public(self) -> Belief:
        """What everybody believes who reckons alike."""
        return public(self.board)

    @cached_property
    def usual(self) -> Habits:
        """The habits at this table now."""
        return habits_in(self.board, self.board.week)

    @abstractmethod
    def cannibal(self, seat: Seat) -> float:
        """How likely a player is a Cannibal, for all that this one knows."""

    def tasty(self, seat: Seat) -> float:
        """How likely eating this one ends the game: who says so is half believed."""
        name = self.board.pack.tasty
        if name not in self.board.supply or name in self.board.face_up or seat == self.seat:
            return float(seat == self.seat and self.view.supply == name)
        said = [one.seat for one in self.board.claims if one.what == "supply" and one.word == name]
        return FEARED / len(dict.fromkeys(said)) if seat in said else 0.0

    def blame(self, seat: Seat) -> float:
        """How gladly the table would eat this one."""
        return self.public.of(seat) * (1 - self.tasty(seat)) - self.tasty(seat)

    def blamed(self, seats: Sequence[Seat]) -> Seat:
        """Whom the table would eat of these; among equals who sits first to the left of the Camp Leader."""
        order = self.board.leftwards(seats)
        return self.best([*order[1:], order[0]] if order[0] == self.board.leader else order, self.blame)

    def meal(self, without: Sequence[Seat] = ()) -> Meal:
        """What the others may bring to the Camp Dinner of this round."""
        return Meal.of(self.kinds, [self.shares(one) for one in self.others(without)], len(self.board.living))

    def others(self, without: Sequence[Seat] = ()) -> list[Seat]:
        """All contributors of this round but oneself."""
        week = self.board.week
        return [one for one in (week.leader, *week.hunters) if one != self.seat and one not in without]

    def shares(self, seat: Seat) -> Shares:
        """What another may have contributed in this round."""
        week, usual = self.board.week, self.usual
        for seen in reversed(self.view.seen):
            if seen.round == week.round and seen.seat == seat and seen.how != "leftovers" and seat not in week.spilled:
                return tuple(float(name == seen.cards[0]) for name in self.names)
        if seat == week.leader or seat in week.frozen or seat in week.spilled:
            return usual.deck
        guilt = self.cannibal(seat)
        return tuple(guilt * c + (1 - guilt) * p for c, p in zip(usual.cannibal, usual.pioneer, strict=True))

    # ------------------------------------------------ what both sides do

    def answer(self, kind: str, offered: Offered) -> Command | None:
        """What to say to a question of this kind; None: nothing for now."""
        match kind:
            case "contribute":
                return w.Contribute(card=self.contribution(list(dict.fromkeys(offered[w.Contribute].fields["card"]))))
            case "inspect":
                return self.inspect(offered[w.Inspect].fields["target"])
            case "discussion":
                return self.moan(offered[w.Noise]) if w.Noise in offered else self.talk(offered)
            case "vote":
                return w.Vote(target=self.vote(offered[w.Vote].fields["target"]))
            case "tie":
                return w.BreakTie(target=self.break_tie(offered[w.BreakTie].fields["target"]))
            case _:
                return self._react(offered) or (w.Hold() if w.Hold in offered else None)

    def moan(self, offer: Offer[Any]) -> Command | None:
        """A ghost makes a sound now and then, whatever it knows: nothing can be read from it (D-V16)."""
        if self.chance.below(MOANS, "moan"):
            return None
        return w.Noise(sound=self.chance.pick(offer.fields["sound"], "sound"))

    def _react(self, offered: Offered) -> Command | None:
        if w.PlaySupply in offered:
            offer = offered[w.PlaySupply]
            card = offer.fields["card"][0]
            targets: Sequence[Seat | None] = offer.fields.get("target", (None,))
            chosen = [one for one in self._plays(card, targets) if one in targets]
            if chosen:
                return w.PlaySupply(card=card, target=chosen[0])
        if w.Boo in offered:
            for target in self.swing(offered[w.Boo].fields["target"], self._without):
                return w.Boo(target=target)
        return None

    def _plays(self, card: str, targets: Sequence[Seat | None]) -> list[Seat | None]:
        """On whom the Supply Card is played now: one, or nobody."""
        seats = [one for one in targets if one is not None]
        match self.board.pack.supply[card].effect:
            case v.Redraw():
                return [None] if self.redraws() else []
            case v.Freeze():
                return [*self.freezes(seats)]
            case v.LookAtLeftovers() | v.LookAtCard():
                return [*self.looks(seats)]
            case v.NoInspection():
                return [None] if self.darkens() else []
            case v.Replace():
                return [*self.spills(seats)]
            case v.Meals() as effect:
                return [None] if self.helps() and self._would_feed(meals=effect.by) else []
            case v.Cure():
                return [None] if self.helps() and self._would_feed(cured=True) else []
            case v.VoteWeight() as effect:
                return [None] if self.swing([self.seat], lambda _: self._votes(raised=effect.by)) else []
            case v.DropVote():
                return [*self.swing(seats, self._without)]
            case v.Spare():
                return [None]
            case v.Tasty():
                return []

    def _would_feed(self, meals: int = 0, cured: bool = False) -> bool:
        """Whether all are hungry now and would not be then."""
        now, mouths = settle(self.board), len(self.board.living)
        if now.fed:
            return False
        hunted = sum(self.kind(card).feeds for card in self.board.week.dinner)
        return (now.poison != "spoiled" or cured) and hunted + self.board.week.meals + meals >= mouths

    # ------------------------------------------------ how a vote would go

    def _without(self, gone: Seat) -> dict[Seat, int]:
        return self._votes(gone=gone)

    def _votes(self, gone: Seat = 0, raised: int = 0) -> dict[Seat, int]:
        """The count of the shown votes without somebody's, or with one's own raised."""
        ballot = self.board.ballot
        assert ballot is not None
        totals: dict[Seat, int] = {}
        for seat in self.board.counting:
            target = ballot.votes[seat]
            if target is not None and seat != gone:
                weight = 1 + ballot.raised.get(seat, 0) + raised * (seat == self.seat)
                totals[target] = totals.get(target, 0) + weight
        return totals

    def falls(self, totals: dict[Seat, int], gone: Seat = 0) -> float:
        """How good it is who would be eaten after this count."""
        board = self.board
        most = max(totals.values(), default=0)
        first = [seat for seat in board.living if totals.get(seat, 0) == most and seat not in board.spared]
        if len(first) == 1:
            return self.worth(first[0])
        present = [seat for seat in board.counting if seat != gone]
        breaker = board.leftwards(present)[0] if present else board.leader
        options = [seat for seat in first if seat != breaker]
        if breaker == self.seat:
            return max(map(self.worth, options))
        return self.worth(self.broken_by(breaker, options))

    def broken_by(self, breaker: Seat, options: Sequence[Seat]) -> Seat:
        """Whom another would choose of the tied."""
        return self.blamed(options)

    def swing(self, options: Sequence[Seat], count: Callable[[Seat], dict[Seat, int]]) -> list[Seat]:
        """The option that makes the vote go much better; nobody where none does."""
        if self.board.ballot is None:
            return []
        now = self.falls(self._votes())
        scores = {one: self.falls(count(one), one) for one in options if self.board.pointing != [one]}
        if not scores:
            return []
        best = self.best(list(scores), scores.__getitem__)
        return [best] if scores[best] > now + self.patience else []

    # ------------------------------------------------ what the sides do differently

    patience = 0.25  # by how much a vote must go better before one acts

    @abstractmethod
    def worth(self, seat: Seat) -> float:
        """How good it is for one's side if this one is eaten: about 0 to 1."""

    @abstractmethod
    def contribution(self, hand: Sequence[str]) -> str:
        """One of the cards in the hand."""

    @abstractmethod
    def inspect(self, seats: Sequence[Seat]) -> Command:
        """Whose card the Camp Leader looks at."""

    @abstractmethod
    def talk(self, offered: Offered) -> Command | None:
        """What to say, and when to call for the vote."""

    @abstractmethod
    def vote(self, seats: Sequence[Seat]) -> Seat:
        """Whom to point at."""

    def break_tie(self, seats: Sequence[Seat]) -> Seat:
        """Whom of the tied."""
        return self.best(list(seats), lambda one: self.worth(one) + 0.001 * self.blame(one))

    @abstractmethod
    def helps(self) -> bool:
        """Whether the party shall be fed."""

    @abstractmethod
    def redraws(self) -> bool:
        """Whether three other cards would be better."""

    @abstractmethod
    def freezes(self, seats: Sequence[Seat]) -> list[Seat]:
        """Whose contribution shall be drawn by lot."""

    @abstractmethod
    def looks(self, seats: Sequence[Seat]) -> list[Seat]:
        """Whose cards to look at."""

    @abstractmethod
    def darkens(self) -> bool:
        """Whether the Camp Leader shall see nothing."""

    @abstractmethod
    def spills(self, seats: Sequence[Seat]) -> list[Seat]:
        """Whose contribution shall be replaced."""


def holds(mask: Mask, seat: Seat) -> bool:
    """Whether a set of players has this one."""
    return bool(mask >> seat & 1)
