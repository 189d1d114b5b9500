"""How an AI Cannibal plays: spoils the dinner where it counts, blends in where it does not, and lies as the table would
like to hear it."""

from __future__ import annotations

from collections.abc import Sequence

from engines.donner_dinner_party import words as w
from engines.donner_dinner_party.player_belief import public
from engines.donner_dinner_party.player_claims import call, gave, gave_unsaid, saw, seen_unsaid, tasty_unsaid
from engines.donner_dinner_party.player_seat import Offered, Player, holds
from engines.kernel import Command, Seat

CARE = 1.5  # what it costs to contribute what only Cannibals do, in votes to be gained
LEAST = 0.2  # of the usual care, when every round that is left must bring a vote
SPARE = 2  # rounds without a vote that Cannibals can afford and be as careful as they like
FIRST, OTHERS = 0.4, 2.0  # of three, one who spoils the dinner is enough: who hunts first is less careful
LATER = 1.5  # how much the suspicion of tomorrow weighs, when today's scapegoat has turned out to be a Pioneer
OWN = 0.5  # how much suspicion of oneself and one's mates weighs, beside who would be eaten today
SPENT = 0.75  # where a vote is so likely, no Supply Card is needed


class Cannibal(Player):
    """A seat of the Cannibals."""

    @property
    def pack_of(self) -> list[Seat]:
        """The living Cannibals."""
        return [seat for seat in self.board.living if seat == self.seat or seat in self.view.mates]

    @property
    def prey(self) -> list[Seat]:
        """The living Pioneers."""
        return [seat for seat in self.board.living if seat not in self.pack_of]

    def cannibal(self, seat: Seat) -> float:
        """It is known."""
        return float(seat == self.seat or seat in self.view.mates)

    def worth(self, seat: Seat) -> float:
        """A Pioneer shall be eaten, or Ol' Tasty, who ends the game."""
        if self.tasty(seat) == 1:
            return 2.0
        return 0.0 if seat == self.seat else 0.1 if seat in self.view.mates else 1.0

    # ------------------------------------------------ the hunt

    def contribution(self, hand: Sequence[str]) -> str:
        """What brings a vote, as far as it is worth the suspicion."""
        meal = self.meal()
        danger = self._caution()

        def score(card: str) -> float:
            return 1 - meal.fed(self.kind(card)) - CARE * danger * self._risk(card)

        return self.best(list(hand), score, 0.05)

    def _caution(self) -> float:
        """How much suspicion matters: not to Ol' Tasty, and little when every round that is left must bring a
        vote."""
        board = self.board
        spare = board.last_round - board.round + 1 - (board.pioneers - board.cannibals)
        if self.tasty(self.seat):
            return 0.0
        hunters = [seat for seat in board.leftwards(board.week.hunters) if seat in self.pack_of]
        turn = 1.0 if len(self.pack_of) < 3 else FIRST if hunters[:1] == [self.seat] else OTHERS
        return (0.6 + self.public.of(self.seat)) * min(1.0, max(spare / SPARE, LEAST)) * turn

    def _risk(self, card: str) -> float:
        """How much more a card looks like a Cannibal's than like a Pioneer's, from 0 to about a half."""
        i = self.names.index(card)
        ours, theirs = self.usual.cannibal[i], self.usual.pioneer[i]
        return max(0.0, ours / (ours + theirs) - 0.5)

    def _vote_comes(self) -> float:
        """How likely a vote is, whatever one contributes."""
        meal = self.meal()
        return max((1 - meal.fed(self.kind(card)) for card in self.view.hand), default=0.5)

    def inspect(self, seats: Sequence[Seat]) -> Command:
        """Whom an honest leader would look at."""
        return w.Inspect(target=self.best(self.board.leftwards(seats), self.public.of))

    def helps(self) -> bool:
        """Hunger is welcome."""
        return False

    def redraws(self) -> bool:
        """With nothing that harms in the hand, when harm is needed."""
        return all(self.kind(card).harmless for card in self.view.hand) and self._vote_comes() < SPENT

    def freezes(self, seats: Sequence[Seat]) -> list[Seat]:
        """A Pioneer's choice is better than the lot."""
        return self._trusted(seats) if self.view.hand and self._vote_comes() < SPENT else []

    def looks(self, seats: Sequence[Seat]) -> list[Seat]:
        """At a Pioneer, to say what will be believed."""
        return self._trusted(seats) if self.board.round > 1 else []

    def darkens(self) -> bool:
        """When a Pioneer would look, and something is to be hidden."""
        mine = self.view.gave[-1] if self.view.gave and self.view.gave[-1].round == self.board.round else None
        hides = mine is not None and mine.card is not None and not self.kind(mine.card).harmless
        return self.board.leader not in self.pack_of and hides

    def spills(self, seats: Sequence[Seat]) -> list[Seat]:
        """Good food of a Pioneer, where there is no Poison of one's own."""
        mine = self.view.gave[-1] if self.view.gave and self.view.gave[-1].round == self.board.round else None
        if mine is not None and mine.card is not None and self.kind(mine.card).poison:
            return []
        return self._trusted([seat for seat in seats if seat in self.board.week.hunters])

    def _trusted(self, seats: Sequence[Seat]) -> list[Seat]:
        """The Pioneer whom the table trusts most."""
        prey = [seat for seat in seats if seat in self.prey]
        return [self.best(prey, lambda seat: -self.public.of(seat), 0.02)] if prey else []

    # ------------------------------------------------ words

    def talk(self, offered: Offered) -> Command | None:
        """What turns suspicion to a Pioneer."""
        cards = [*dict.fromkeys(sorted(self.board.week.dinner, key=self.names.index))]
        if (card := gave_unsaid(self, offered)) is not None:
            word = self.best(list(dict.fromkeys((card, *cards))), lambda said: -self._heat(gave(self, said)), 0.02)
            return w.ClaimGave(round=self.board.round, card=card if self.tasty(self.seat) else word)
        if (seen := seen_unsaid(self, offered)) is not None:
            words = list(dict.fromkeys((seen.cards[0], *cards)))
            word = self.best(words, lambda said: -self._heat(saw(self, seen, said)), 0.02)
            return w.ClaimSaw(target=seen.seat, card=word)
        if self._in_danger() and tasty_unsaid(self, offered) and not self.tasty(self.seat):
            return w.ClaimSupply(card=self.board.pack.tasty)
        return call(self, offered)

    def _heat(self, said: w.Claimed) -> float:
        """How hot it gets for Cannibals if this is said."""
        belief = public(self.board, [said])
        suspects = {seat: belief.of(seat) for seat in self.board.living}
        scapegoat = self.best(self.prey, suspects.__getitem__)
        later = belief.given(lambda mask: float(not holds(mask, scapegoat)))
        now = max(suspects[seat] for seat in self.pack_of) - suspects[scapegoat]
        wanted = self.board.pioneers - self.board.cannibals  # Pioneers still to be eaten
        tomorrow = LATER * min(1.0, (wanted - 1) / 2)
        return now + OWN * suspects[self.seat] + tomorrow * max(map(later.of, self.pack_of))

    def _in_danger(self) -> bool:
        return self.blamed(self.board.living) == self.seat

    # ------------------------------------------------ votes

    def vote(self, seats: Sequence[Seat]) -> Seat:
        """All Cannibals point at one. Where the table's Pioneers are likely to eat a Cannibal anyway, they blend in;
        where they can turn it, they all point at the Pioneer who is blamed most."""
        board = self.board
        open_to = [seat for seat in board.living if seat not in board.spared]
        prey = [seat for seat in self.prey if seat in open_to]
        if not prey:
            return self.blamed(seats)
        if self.tasty(self.seat):
            return self.blamed(seats)
        scapegoat = self.blamed(prey)
        votes: dict[Seat, int] = {}
        for voter in self.prey:
            if voter in board.voters and (choices := [seat for seat in open_to if seat != voter]):
                target = self.blamed(choices)
                votes[target] = votes.get(target, 0) + 1
        ours = sum(seat in board.voters for seat in self.pack_of)
        leading = max(votes, key=lambda seat: (votes[seat], self.blame(seat)), default=scapegoat)
        if leading in prey:
            scapegoat = leading
        elif votes.get(scapegoat, 0) + ours + self._reach() < votes[leading] and leading in seats:
            return leading
        return scapegoat if scapegoat in seats else self.blamed(seats)

    def _reach(self) -> int:
        """By how many votes a Supply Card of one of them might turn a lost vote."""
        hidden = [self.board.pack.supply[card] for card in self.board.supply if card not in self.board.face_up]
        return int(any(card.window == "fingers" for card in hidden))

    def broken_by(self, breaker: Seat, options: Sequence[Seat]) -> Seat:
        """A mate spares a mate."""
        if breaker in self.view.mates:
            return max(options, key=self.worth)
        return self.blamed(options)
