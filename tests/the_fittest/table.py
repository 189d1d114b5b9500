"""A small show on which a ruling can be seen: every card lies where the test says.

    game = Table(deck=["airdrop"], hands={2: ["force-out"]})
    game.deals(3, "1x")
    game.plays(2, "force-out", Target(target=3))
    assert game.the(ForcedOut).void

Seat 1 leads the first Episode. `deck` names the Challenge, then the Bonus Flip, then the Prizes, as far as the test
says; what it does not name is filled up with cards that it does not name either. Contestants by seat: Stevedore,
Trapper, Grifter, Busker, Courier, Scholar, where the test does not say otherwise.
"""

from __future__ import annotations

from collections.abc import Mapping, Sequence
from typing import Any, Self

from engines.kernel import (
    Command,
    Done,
    Fact,
    Seat,
    Setup,
)
from engines.the_fittest import GAME
from engines.the_fittest import words as w
from engines.the_fittest.board import Board
from engines.the_fittest.episode import Episode
from engines.the_fittest.pack import loaded
from engines.the_fittest.state import State, say
from tests.tiny import TinyTable

CAST = ["the-stevedore", "the-trapper", "the-grifter", "the-busker", "the-courier", "the-scholar"]


class Table(TinyTable):
    """A game in which the cards lie as the test says.

    hands        seat → its first cards, at most three; more by `holds`
    deck         first to be drawn first; spare: cards that lie somewhere below
    contestants  seat → who that is
    """

    def __init__(
        self,
        seats: int = 4,
        *,
        deck: Sequence[str] = (),
        spare: Sequence[str] = (),
        hands: Mapping[Seat, Sequence[str]] | None = None,
        contestants: Mapping[Seat, str] | None = None,
        leader: Seat = 1,
        salt: str = "",
        ai: Sequence[Seat] = (),
        audited: bool = True,
        **options: Any,
    ) -> None:
        ring = range(1, seats + 1)
        pack = loaded(options.get("pack", "standard"))
        named = [card for hand in (hands or {}).values() for card in hand] + [*deck, *spare]
        free = [card for card in reversed(pack.cards) if card not in named]
        order: list[str] = []
        for seat in ring:
            hand = list((hands or {}).get(seat, ()))
            order += hand + [free.pop() for _ in range(3 - len(hand))]
        cast = dict(contestants or {})
        left = [one for one in (*CAST, *pack.contestants) if one not in cast.values()]
        names = [cast.get(seat) or left.pop(0) for seat in ring]
        setup = Setup(
            game=GAME.slug,
            rules=GAME.rules,
            seats=seats,
            seed=f"show{salt}",
            open=True,
            options={"first_leader": leader, **options},
            stack={"contestants": names, "deck": [*order, *deck]},
            ai=tuple(ai),
        )
        super().__init__(GAME, setup, audited=audited)

    # ------------------------------------------------ laying cards by hand

    def holds(self, seat: Seat, *cards: str) -> Self:
        """More cards of the deck for a hand, as if they had been drawn."""
        for card in cards:
            self.state.deck.remove(card)
            self.state.hands[seat].append(card)
            say(self.session.table, w.Drew(seat=seat, count=1, why="effect"))
            self.session.table.tell(seat, w.HandGained(cards=(card,)))
        return self._laid()

    def empties(self, seat: Seat) -> Self:
        """A hand without cards: they are on the discard pile."""
        for card in list(self.state.hands[seat]):
            self.state.hands[seat].remove(card)
            say(self.session.table, w.Discarded(seat=seat, card=card, why="cost"))
        return self._laid()

    def wins(self, seat: Seat, *cards: str) -> Self:
        """Cards of the deck in a Prize pile."""
        for card in cards:
            self.state.deck.remove(card)
            say(self.session.table, w.PrizeRenewed(seat=seat, card=card))
        return self._laid()

    def discards(self, *cards: str) -> Self:
        """Cards of the deck on the discard pile."""
        for card in cards:
            self.state.deck.remove(card)
            say(self.session.table, w.PrizesRevealed(cards=(card,)))
            say(self.session.table, w.PrizesUnclaimed(cards=(card,)))
        return self._laid()

    def leaves(self, deck: int, to: Seat = 4) -> Self:
        """So many cards in the deck; the rest is in somebody's Prize pile, out of reach. The discard pile stays."""
        return self.wins(to, *self.state.deck[deck:])

    def tells(self, fact: Fact) -> Self:
        """Let a public fact be so."""
        say(self.session.table, fact)
        return self._laid()

    def _laid(self) -> Self:
        request = self.session._request
        assert request is not None
        request.refresh()
        self._learn()
        self.log.clear()
        return self

    # ------------------------------------------------ acting

    def offers(self, by: Seat, to: Seat, terms: str) -> Self:
        """A deal is offered."""
        return self.does(by, w.Propose(to=to, terms=terms))

    def deals(self, seat: Seat, terms: str) -> Self:
        """The leader and this player agree."""
        self.offers(self.board.leader, seat, terms)
        return self.does(seat, w.Accept(by=self.board.leader, terms=terms))

    def plays(self, seat: Seat, card: str, *meant: Command) -> Self:
        """A card is played for its Effect; what it means is said after it."""
        self.does(seat, w.PlayEffect(card=card))
        for command in meant:
            self.does(seat, command)
        return self

    def closes(self) -> Self:
        """All who are missed on this floor are done."""
        kind = self.session.awaited()[0].window
        for seat in self.seats:
            if any(one.window == kind and one.allows(Done()) for one in self.session.prompts(seat)):
                self.does(seat, Done())
        assert all(one.window != kind for one in self.session.awaited()), "the floor is still open"
        return self

    def attempts(self, *boosts: tuple[Seat, str]) -> Self:
        """To the Boosts, these, and to the Bonus Flip; choices are left to their defaults."""
        self.until_phase("attempt")
        for seat, card in boosts:
            self.until("boosts").does(seat, w.Boost(card=card))
        return self.until("flip")

    def until_phase(self, phase: str) -> Self:
        """Go on until this Episode is so far."""
        while self.board.phase != phase:
            assert not self.session.over, f"the game ended before {phase}: {self.session.outcome}"
            self.times_out()
        return self

    def next_episode(self) -> Self:
        """Go on to the Negotiation Phase of the next Episode."""
        number = self.episode.number + 1
        while self.episode.number < number or self.board.phase != "negotiation":
            assert not self.session.over, f"the game ended: {self.session.outcome}"
            self.times_out()
        return self

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
    def episode(self) -> Episode:
        """The present one, as everybody sees it."""
        return self.board.episode

    @property
    def end(self) -> str:
        """How the game ended."""
        assert self.session.outcome is not None, "the game is not over"
        return self.session.outcome.end

    def hand(self, seat: Seat) -> list[str]:
        """What a player holds, as that player sees it."""
        return list(self.views[seat].hand)

    def prizes(self, seat: Seat) -> list[str]:
        """A Prize pile."""
        return list(self.board.places[seat].prizes)

    def may(self, seat: Seat, command: Command) -> bool:
        """Whether a seat may decide so now."""
        return any(prompt.allows(command) for prompt in self.session.prompts(seat))

    def who_was_told(self, kind: type[Fact]) -> list[tuple[Seat, ...] | None]:
        """To whom facts of a kind were told."""
        return [to for to, fact in self.log if isinstance(fact, kind)]
