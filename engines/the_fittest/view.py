"""The View: the board as one reader knows it, and what that reader alone knows."""

from __future__ import annotations

import dataclasses
from dataclasses import dataclass, field
from typing import Any

from engines.kernel import Fact, PublicSetup, Seat
from engines.the_fittest import words as w
from engines.the_fittest.board import Board
from engines.the_fittest.options import Options
from engines.the_fittest.pack import Pack, loaded
from engines.the_fittest.terms import Terms, possible


@dataclass(slots=True)
class View:
    """What one seat knows; `seat` None is a spectator.

    hand      one's own, in the order in which the cards came
    known     cards that this reader knows to be in other hands
    top       what this reader knows to lie on the deck, the first to be drawn first
    offers    open offers from and to this reader: from whom, to whom
    declined  the offers from and to this reader that were turned down in this negotiation, the first first
    """

    seat: Seat | None
    board: Board
    hand: list[str] = field(default_factory=list[str])
    known: dict[Seat, list[str]] = field(default_factory=dict[Seat, list[str]])
    top: list[str] = field(default_factory=list[str])
    offers: dict[tuple[Seat, Seat], Terms] = field(default_factory=dict[tuple[Seat, Seat], Terms])
    declined: list[w.Declined] = field(default_factory=list[w.Declined])

    @property
    def pack(self) -> Pack:
        """The cards."""
        return self.board.pack

    def possible(self, by: Seat, to: Seat) -> bool:
        """Whether an open offer could be accepted as things are (F12)."""
        partner = to if by == self.board.leader else by
        deals = [self.offers[by, to], *self.board.other_deals(partner)]
        return self.board.can_deal(partner) and possible(deals, self.board.episode.prizes)

    # ------------------------------------------------ learning

    def learn(self, fact: Fact) -> None:
        """Take one fact in."""
        self._learn_talk(fact)
        self._learn_deck(fact)
        self._learn_hands(fact)
        self.board.learn(fact)

    def _learn_talk(self, fact: Fact) -> None:
        match fact:
            case w.Proposed():
                self.offers[fact.by, fact.to] = fact.terms
            case w.Withdrawn():
                del self.offers[fact.by, fact.to]
            case w.Declined():
                del self.offers[fact.by, fact.to]
                self.declined.append(fact)
            case w.DealMade():
                for pair in ((fact.seat, self.board.leader), (self.board.leader, fact.seat)):
                    self.offers.pop(pair, None)
            case w.Leader():
                if fact.seat != self.board.leader:
                    self._forget_talk()
            case w.PhaseBegan():
                self._forget_talk()
            case _:
                pass

    def _forget_talk(self) -> None:
        self.offers.clear()
        self.declined.clear()

    def _learn_deck(self, fact: Fact) -> None:
        match fact:
            case w.TopLooked():
                if fact.seat != self.seat:
                    self.top.clear()
            case w.TopSeen() | w.TopOrdered():
                self.top[: len(fact.cards)] = fact.cards
            case w.Reshuffled():
                self.top.clear()
            case w.Drew():
                del self.top[: fact.count]
            case w.Flipped() | w.PrizesRevealed():
                del self.top[: len(fact.cards)]
            case w.CardFlipped() | w.CardTurnedOver() | w.PrizeRenewed():
                del self.top[:1]
            case _:
                pass

    def _learn_hands(self, fact: Fact) -> None:
        match fact:
            case w.HandDealt() | w.HandGained():
                self.hand += fact.cards
            case w.EffectPlayed() | w.WildPlayed() | w.Boosted() | w.Discarded():
                self._leaves(fact.seat, fact.card)
            case w.DiscardTaken():
                self._comes(fact.seat, fact.card)
            case w.HandSeen():
                self.known[fact.of] = list(fact.cards)
            case w.CardTaken():
                if self.seat not in (fact.seat, fact.of):
                    self.known.pop(fact.of, None)
            case w.CardGiven():
                if self.seat not in (fact.seat, fact.to):
                    self.known.pop(fact.seat, None)
            case w.CardPassed():
                self._leaves(fact.of, fact.card)
                self._comes(fact.to, fact.card)
            case _:
                pass

    def _leaves(self, seat: Seat, card: str) -> None:
        cards = self.hand if seat == self.seat else self.known.get(seat, [])
        if card in cards:
            cards.remove(card)

    def _comes(self, seat: Seat, card: str) -> None:
        (self.hand if seat == self.seat else self.known.setdefault(seat, [])).append(card)

    # ------------------------------------------------ as data

    def as_json(self) -> dict[str, Any]:
        """The View as plain data."""
        board, episode = self.board, self.board.episode
        return {
            "seat": self.seat,
            "hand": list(self.hand),
            "known": {str(seat): list(cards) for seat, cards in self.known.items() if cards},
            "top": list(self.top),
            "offers": [{"by": by, "to": to, "terms": terms.code} for (by, to), terms in self.offers.items()],
            "round": episode.number,
            "phase": board.phase,
            "leader": board.leader,
            "deck": board.deck,
            "discard": list(board.discard),
            "resolving": board.resolving,
            "idle": board.idle,
            "places": {
                str(seat): {
                    "contestant": place.contestant,
                    "hand": place.hand,
                    "prizes": list(place.prizes),
                    "points": board.score(seat).points,
                }
                for seat, place in board.places.items()
            },
            "episode": {
                **{one.name: getattr(episode, one.name) for one in dataclasses.fields(episode) if one.name in _PLAIN},
                "goals": [
                    {
                        "card": goal.card,
                        "aims": [aim.model_dump(mode="json") for aim in goal.aims],
                        "chosen": goal.chosen,
                        "named": goal.named,
                    }
                    for goal in episode.goals
                ],
                **{name: list(getattr(episode, name)) for name in _LISTS},
                "deals": {str(seat): terms.code for seat, terms in episode.deals.items()},
                "changes": {str(seat): dict(changes) for seat, changes in episode.changes.items()},
                "skills": {str(seat): skill for seat, skill in episode.skills.items()},
                "boosts": [one.model_dump(mode="json") for one in episode.boosts],
                "scores": [one.model_dump(mode="json") for one in episode.scores],
            },
            "ended": board.ended and board.ended.model_dump(mode="json"),
        }


_PLAIN = ("trial", "prizes", "locked", "ready", "flip", "competing", "awarded")
_LISTS = (
    "cards",
    "joined",
    "forced",
    "out",
    "silenced",
    "unboosted",
    "unflipped",
    "doubled",
    "flips",
    "encored",
    "revealed",
)


def begin_view(setup: PublicSetup, seat: Seat | None) -> View:
    """An empty View of a table that was set up so."""
    options = Options.model_validate(setup.options)
    return View(seat, Board(loaded(options.pack), options))
