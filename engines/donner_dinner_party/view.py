"""The View: the board as one reader knows it, and the reader's own cards."""

from __future__ import annotations

import dataclasses
from dataclasses import dataclass, field
from typing import Any

from engines.donner_dinner_party import words as w
from engines.donner_dinner_party.board import Board
from engines.donner_dinner_party.claims import contradictions, standing
from engines.donner_dinner_party.options import Options
from engines.donner_dinner_party.pack import Pack, loaded
from engines.kernel import Fact, PublicSetup, Seat


@dataclass(frozen=True, slots=True)
class Gave:
    """What this reader contributed in a round; `card` None: drawn unseen. It may have been replaced since."""

    round: int
    card: str | None
    how: w.ContributedHow


@dataclass(frozen=True, slots=True)
class Seen:
    """Cards of another that this reader looked at: a contribution, or two leftovers."""

    round: int
    seat: Seat
    cards: tuple[str, ...]
    how: w.LookedAt


@dataclass(slots=True)
class View:
    """What one seat knows; `seat` None is a spectator.

    mates   the other Cannibals, for a Cannibal who has met them
    hand    the cards that may be contributed, then the two that were not; all three if one was drawn from them unseen
    supply  one's own Supply Card, also when it lies face up
    gave    one's own contributions, round by round
    seen    what one looked at, oldest first
    """

    options: Options
    seat: Seat | None
    board: Board
    role: w.Role | None = None
    character: str | None = None
    mates: tuple[Seat, ...] = ()
    supply: str | None = None
    hand: tuple[str, ...] = ()
    gave: list[Gave] = field(default_factory=list[Gave])
    seen: list[Seen] = field(default_factory=list[Seen])

    @property
    def pack(self) -> Pack:
        """The cards."""
        return self.board.pack

    def learn(self, fact: Fact) -> None:
        """Take one fact in."""
        now = self.board.round
        match fact:
            case w.RoleDealt():
                self.role, self.character = fact.role, fact.character
            case w.Met():
                self.mates = fact.cannibals
            case w.SupplyDealt():
                self.supply = fact.card
            case w.HandDealt():
                self.hand = fact.cards
            case w.Contributed():
                self.gave.append(Gave(now, fact.card, fact.how))
                if fact.card is not None:
                    left = [*self.hand]
                    left.remove(fact.card)
                    self.hand = tuple(left)
            case w.CardSeen():
                self.seen.append(Seen(now, fact.seat, (fact.card,), fact.how))
            case w.LeftoversSeen():
                self.seen.append(Seen(now, fact.seat, fact.cards, "leftovers"))
            case w.PhaseBegan():
                if fact.phase == "hunt":
                    self.hand = ()
                self.board.learn(fact)
            case _:
                self.board.learn(fact)

    def as_json(self) -> dict[str, Any]:
        """The View as plain data."""
        board = self.board
        return {
            "seat": self.seat,
            "role": self.role,
            "character": self.character,
            "mates": list(self.mates),
            "supply": self.supply,
            "hand": list(self.hand),
            "gave": [dataclasses.asdict(one) for one in self.gave],
            "seen": [{**dataclasses.asdict(one), "cards": list(one.cards)} for one in self.seen],
            "round": board.round,
            "last_round": board.last_round,
            "phase": board.phase,
            "leader": board.leader,
            "living": board.living,
            "pioneers": board.pioneers,
            "cannibals": board.cannibals,
            "tokens": list(board.tokens),
            "hunting": dict(board.hunting),
            "places": {str(seat): dataclasses.asdict(place) for seat, place in board.places.items()},
            "contributed": list(board.contributed),
            "prevented": board.prevented,
            "inspected": board.inspected,
            "weeks": [
                {
                    "round": week.round,
                    "leader": week.leader,
                    "hunters": list(week.hunters),
                    "frozen": list(week.frozen),
                    "spilled": list(week.spilled),
                    "looked": [list(pair) for pair in week.looked],
                    "dinner": list(week.dinner),
                    "meals": week.meals,
                    "cured": week.cured,
                    "settled": week.settled and week.settled.model_dump(mode="json"),
                    "eaten": week.eaten,
                }
                for week in board.weeks
            ],
            "votes": None if board.ballot is None else {str(k): target for k, target in board.ballot.votes.items()},
            "dropped": [] if board.ballot is None else list(board.ballot.dropped),
            "raised": {} if board.ballot is None else {str(k): by for k, by in board.ballot.raised.items()},
            "scared": list(board.scared),
            "spared": list(board.spared),
            "counted": board.counted and board.counted.model_dump(mode="json"),
            "condemned": board.condemned,
            "claims": [one.model_dump(mode="json") for one in standing(board)],
            "contradictions": [{**dataclasses.asdict(one), "seats": list(one.seats)} for one in contradictions(board)],
            "turned_up": board.turned_up and board.turned_up.model_dump(mode="json"),
            "ended": board.ended and board.ended.model_dump(mode="json"),
        }


def begin_view(setup: PublicSetup, seat: Seat | None) -> View:
    """An empty View of a table that was set up so."""
    options = Options.model_validate(setup.options)
    return View(options, seat, Board(loaded(options.pack)))
