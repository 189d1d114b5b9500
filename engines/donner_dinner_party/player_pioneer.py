"""How an AI Pioneer plays: feeds the party, tells the truth, and votes with the table."""

from __future__ import annotations

from collections.abc import Sequence
from functools import cached_property

from engines.donner_dinner_party import words as w
from engines.donner_dinner_party.player_belief import Belief, Mask, habits_in
from engines.donner_dinner_party.player_claims import call, gave_unsaid, seen_unsaid, tasty_unsaid
from engines.donner_dinner_party.player_seat import Offered, Player, holds
from engines.donner_dinner_party.view import Seen
from engines.kernel import Command, Seat

SURE = 0.6  # how likely a Cannibal must be one before a Supply Card is spent on them
CLEARED = 0.2  # of the table's suspicion; who knows so much better does not vote with the table


class Pioneer(Player):
    """A seat of the Pioneers."""

    @cached_property
    def private(self) -> Belief:
        """The belief of one who knows not to be a Cannibal, and what was in cards of which nothing was said."""
        unsaid = [one for one in self.view.seen if self._unsaid(one)]

        def weigh(mask: Mask) -> float:
            if holds(mask, self.seat):
                return 0.0
            weight = 1.0
            for seen in unsaid:
                weight *= self._brings(seen, holds(mask, seen.seat))
            return weight

        return self.public.given(weigh)

    def _unsaid(self, seen: Seen) -> bool:
        if (
            seen.seat in self.board.weeks[seen.round - 1].spilled
            or seen.seat in self.board.weeks[seen.round - 1].frozen
        ):
            return False
        return seen.how == "leftovers" or not any(
            one.seat == self.seat and one.what == "saw" and (one.round, one.target) == (seen.round, seen.seat)
            for one in self.board.claims
        )

    def _brings(self, seen: Seen, cannibal: bool) -> float:
        """How well what was seen fits a role: a Pioneer leaves no better card than the one contributed."""
        usual = habits_in(self.board, self.board.weeks[seen.round - 1])
        cards = [self.names.index(card) for card in seen.cards]
        if seen.how != "leftovers":
            return (usual.cannibal if cannibal else usual.pioneer)[cards[0]]
        if not cannibal:
            best = min(usual.order.index(card) for card in cards)
            return sum(usual.deck[card] for card in usual.order[: best + 1]) + 0.01
        tempts = [kind.tempts for kind in self.kinds]
        left = sum(tempts[card] for card in cards)
        return sum(deck * tempts[card] / (tempts[card] + left) for card, deck in enumerate(usual.deck))

    def cannibal(self, seat: Seat) -> float:
        """How likely a player is a Cannibal."""
        return self.private.of(seat)

    def worth(self, seat: Seat) -> float:
        """A Cannibal shall be eaten, Ol' Tasty shall not."""
        return -1.0 if seat == self.seat else self.private.of(seat) * (1 - self.tasty(seat)) - self.tasty(seat)

    def contribution(self, hand: Sequence[str]) -> str:
        """What feeds the party most often at such a table."""
        return min(hand, key=lambda card: self.usual.order.index(self.names.index(card)))

    def inspect(self, seats: Sequence[Seat]) -> Command:
        """Whom the table blames most."""
        return w.Inspect(target=self.best(self.board.leftwards(seats), self.private.of))

    def talk(self, offered: Offered) -> Command | None:
        """The truth, once."""
        if (card := gave_unsaid(self, offered)) is not None:
            return w.ClaimGave(round=self.board.round, card=card)
        if (seen := seen_unsaid(self, offered)) is not None:
            return w.ClaimSaw(target=seen.seat, card=seen.cards[0])
        if self.view.supply == self.board.pack.tasty and tasty_unsaid(self, offered):
            return w.ClaimSupply(card=self.board.pack.tasty)
        return call(self, offered)

    def vote(self, seats: Sequence[Seat]) -> Seat:
        """Whom the table blames most; not who is cleared by what this player alone knows."""
        open_to = [seat for seat in seats if self.private.of(seat) > CLEARED * self.public.of(seat)]
        return self.blamed(open_to or seats)

    def helps(self) -> bool:
        """The party shall be fed."""
        return True

    def redraws(self) -> bool:
        """With nothing to eat in the hand."""
        return not any(self.kind(card).harmless for card in self.view.hand)

    def freezes(self, seats: Sequence[Seat]) -> list[Seat]:
        """The lot is better than a Cannibal's choice."""
        return self._suspects(seats, SURE)

    def looks(self, seats: Sequence[Seat]) -> list[Seat]:
        """At whom one suspects and has not looked."""
        known = [one.seat for one in self.view.seen if one.round == self.board.round]
        return self._suspects([seat for seat in seats if seat not in known], 0.0) if self.board.round > 1 else []

    def darkens(self) -> bool:
        """A Cannibal's lantern helps nobody."""
        leader = self.board.leader
        return leader != self.seat and self.private.of(leader) > SURE

    def spills(self, seats: Sequence[Seat]) -> list[Seat]:
        """Poison that one has seen; else what a Cannibal is likely to have brought."""
        week = self.board.week
        now = [one for one in self.view.seen if one.round == week.round and one.how != "leftovers"]
        if poisoned := [one.seat for one in now if one.seat in seats and self.kind(one.cards[0]).poison]:
            return poisoned[-1:]
        mine = self.view.gave[-1] if self.view.gave and self.view.gave[-1].round == week.round else None
        if mine is not None and mine.card is not None and self.kind(mine.card).poison and self.seat in seats:
            return [self.seat]
        return self._suspects([seat for seat in seats if seat in week.hunters], SURE)

    def _suspects(self, seats: Sequence[Seat], least: float) -> list[Seat]:
        others = [seat for seat in seats if seat != self.seat]
        if not others:
            return []
        worst = self.best(others, self.private.of)
        return [worst] if self.private.of(worst) >= least else []
