"""A small camp on which a ruling can be seen: every card lies where the test says.

    game = Table(seats=5, dinners=["FFFPE"], supply={3: "willow-bark"})
    game.until("table")
    game.does(3, PlaySupply(card="willow-bark"))
    assert game.until_told(DinnerSettled).poison == "cured"

Seat 1 leads the first round; the last seats are the Cannibals. A dinner is a letter for each contribution, from the
Camp Leader's to the left: Fish, Squirrels, Poison, Medicine, Empty Hands. Whoever hunts holds that card first, and
gives it unless the test says otherwise. A round of which nothing is said brings Empty Hands: there is a vote. Supply
Cards that the test does not place lie with those who do not play them.
"""

from __future__ import annotations

from collections import Counter
from collections.abc import Mapping, Sequence
from typing import Any, Self

from engines.donner_dinner_party import GAME
from engines.donner_dinner_party import words as w
from engines.donner_dinner_party.board import Board
from engines.donner_dinner_party.laying import cannibals_at, last_round_at
from engines.donner_dinner_party.pack import loaded
from engines.donner_dinner_party.state import State
from engines.kernel import (
    Seat,
    Setup,
)
from tests.tiny import TinyTable

SHORT = {"F": "fish", "S": "squirrels", "P": "poison", "M": "medicine", "E": "empty-hands"}
FILLING = "FEPSM"  # what lies under the contributions, as long as there is some
NOTHING = "E" * 9 + "P"  # a dinner of which nothing is said


def cards(letters: str) -> list[str]:
    """Hunting Cards by their letters."""
    return [SHORT[letter] for letter in letters if letter != " "]


def pile(counts: Mapping[str, int], dinner: str, hands: Mapping[int, str], rest: str, seats: int) -> list[str]:
    """A round's deck, first to be drawn first. `hands`: by place in the dinner, instead of the filling."""
    left = Counter({letter: counts.get(name, 0) for letter, name in SHORT.items()})
    wanted = [hands.get(place, dinner[place]) for place in range(seats)]
    left.subtract("".join(wanted) + rest)
    assert min(left.values()) >= 0, "there are not so many cards"
    filling = [letter for letter in FILLING for _ in range(left[letter])]
    drawn: list[str] = []
    for place, letters in enumerate(wanted):
        more = 0 if place == 0 else 3 - len(letters)
        drawn += [*letters, *filling[:more]]
        del filling[:more]
    return [SHORT[letter] for letter in (*drawn, *rest)]


class Table(TinyTable):
    """A game in which the cards lie as the test says.

    roles      a letter a seat: Pioneer, Cannibal
    dinners    the dinners of the first rounds, a letter a contribution
    hands      whole hands of the first round, by seat: three letters
    rest       what is drawn after the deal of the first round
    supply     seat → Supply Card; undealt: those that nobody shall have
    salt       another one, another chance
    stack      further piles
    """

    def __init__(
        self,
        seats: int = 5,
        *,
        roles: str = "",
        dinners: Sequence[str] = (),
        hands: Mapping[Seat, str] | None = None,
        rest: str = "",
        supply: Mapping[Seat, str] | None = None,
        undealt: Sequence[str] = (),
        leader: Seat = 1,
        stack: Mapping[str, Sequence[Any]] | None = None,
        salt: str = "",
        ai: Sequence[Seat] = (),
        **options: Any,
    ) -> None:
        ring = range(1, seats + 1)
        options = {"first_leader": leader, **options}
        pack = loaded(options.get("pack", "winter"))
        counts = pack.deck(seats, options.get("deck") == "balanced")
        roles = roles or "P" * (seats - cannibals_at(seats)) + "C" * cannibals_at(seats)
        dealt = dict(supply or {})
        free = [
            name
            for name in reversed(pack.supply)
            if name not in dealt.values() and name not in undealt and name != pack.tasty
        ]
        piles: dict[str, list[Any]] = {
            "roles": ["cannibal" if one == "C" else "pioneer" for one in roles],
            "supply": [dealt.get(seat) or free.pop() for seat in ring],
        }
        for number in range(last_round_at(seats)):
            dinner = dinners[number] if number < len(dinners) else ""
            held = {(seat - leader) % seats: hand for seat, hand in (hands or {}).items()} if not number else {}
            name = f"hunting/{number + 1}" if number else "hunting"
            dinner += NOTHING[len(dinner) :] if counts == pack.deck(seats, False) else "F" * seats
            piles[name] = pile(counts, dinner, held, "" if number else rest, seats)
        piles |= {name: [*more] for name, more in (stack or {}).items()}
        self.gives: dict[Seat, str] = {}
        setup = Setup(
            game=GAME.slug,
            rules=GAME.rules,
            seats=seats,
            seed=f"camp{salt}",
            open=True,
            options=options,
            stack=piles,
            ai=tuple(ai),
        )
        super().__init__(GAME, setup)

    # ------------------------------------------------ acting

    def contributes(self, **letters: str) -> Self:
        """Who gives what in this round: `s2="F"`. The others give what was planned."""
        self.until("contribute")
        for name, letter in letters.items():
            self.does(int(name[1:]), w.Contribute(card=SHORT[letter]))
        return self

    def plays(self, seat: Seat, card: str, target: Seat | None = None) -> Self:
        """A Supply Card is played."""
        return self.does(seat, w.PlaySupply(card=card, target=target))

    def votes(self, targets: Mapping[Seat, Seat]) -> Self:
        """Who points at whom; the others at nobody. Ends with the fingers shown."""
        self.until("vote")
        window = self.awaited("vote").window
        for seat, target in targets.items():
            self.does(seat, w.Vote(target=target))
        while any(one.window == window for one in self.session.awaited()):
            self.times_out()
        return self

    def all_vote(self, target: Seat) -> Self:
        """All point at one, who points at the first other."""
        voters = self.until("vote").asked("vote")
        other = next(seat for seat in self.board.choices(target))
        return self.votes({seat: other if seat == target else target for seat in voters})

    def eats(self, victim: Seat) -> Self:
        """Go on to the next vote, in which all point at `victim`, and to the end of it."""
        self.all_vote(victim).until_told(w.Eaten, seat=victim)
        return self

    def week(self, round: int) -> Self:
        """Go on to the hunt of a round."""
        self.until_told(w.PhaseBegan, phase="hunt", round=round)
        return self

    def goes_on(self) -> None:
        """The next that is awaited happens: a card is given as planned, or a question left to its default."""
        for prompt in self.session.prompts():
            if prompt.kind == "contribute" and prompt.chosen is None:
                wanted = self.gives.get(prompt.seat, self.views[prompt.seat].hand[0])
                self.does(prompt.seat, w.Contribute(card=wanted))
                return
        self.times_out()

    # ------------------------------------------------ looking

    @property
    def state(self) -> State:
        """The truth."""
        return self.session.table.state

    @property
    def board(self) -> Board:
        """What everybody sees."""
        return self.state.board

    @property
    def end(self) -> tuple[str, tuple[Seat, ...]]:
        """How the game ended, and who has won."""
        assert self.session.outcome is not None, "the game is not over"
        return self.session.outcome.end, tuple(self.session.outcome.winners)


def winter(seats: int, eaten: Sequence[Seat], **table: Any) -> Table:
    """A game in which these are eaten in the first rounds, and which goes on to the hunt after them."""
    game = Table(seats, **table)
    for victim in eaten:
        game.eats(victim)
    return game.week(len(eaten) + 1)
