"""The board: all that is public, as a fold over the public facts.

The rules and every View read the same Board, and both let it learn the same facts; nothing else changes it.
"""

from __future__ import annotations

from collections.abc import Iterable
from dataclasses import dataclass, field
from typing import Literal

from engines.donner_dinner_party import vocabulary as v
from engines.donner_dinner_party import words as w
from engines.donner_dinner_party.pack import Pack, SupplyCard
from engines.kernel import Fact, Seat


@dataclass(slots=True)
class Place:
    """What everybody sees of one seat.

    role, character  known once eaten
    supply           the Supply Card that lies face up: played, or left by who was eaten
    token            the Ghost Token is there and may be used
    """

    living: bool = True
    role: w.Role | None = None
    character: str | None = None
    supply: str | None = None
    token: bool = False


@dataclass(slots=True)
class Week:
    """What everybody knows of one round (D-D9).

    hunters    who contributed a card of their own choice or by lot
    frozen     whose contribution was drawn unseen; spilled: whose was replaced
    looked     who has looked at whose contribution, openly
    dinner     the Camp Dinner; meals, cured: what Supply Cards added to it
    settled    what it came to
    eaten      who was eaten
    """

    round: int
    leader: Seat
    hunters: tuple[Seat, ...]
    frozen: list[Seat] = field(default_factory=list[Seat])
    spilled: list[Seat] = field(default_factory=list[Seat])
    looked: list[tuple[Seat, Seat]] = field(default_factory=list[tuple[Seat, Seat]])
    dinner: tuple[str, ...] = ()
    meals: int = 0
    cured: bool = False
    settled: w.DinnerSettled | None = None
    eaten: Seat | None = None


@dataclass(slots=True)
class Ballot:
    """A vote whose fingers are shown.

    dropped    whose votes a Supply Card took away
    raised     what a vote counts more
    """

    number: int
    votes: dict[Seat, Seat | None]
    dropped: list[Seat] = field(default_factory=list[Seat])
    raised: dict[Seat, int] = field(default_factory=dict[Seat, int])


@dataclass(slots=True)
class Board:
    """Everything that everybody at the table may know.

    tokens      the characters on the Campfire Board
    weeks       the rounds so far, the present one included
    contributed a card lies face down before these
    prevented   no inspection this round; inspected: whose card the leader looked at
    ballot      the vote whose fingers are shown
    scared      who was scared off this round; spared: who may not be chosen any more
    counted     the result of the last ballot; condemned: who is to be eaten
    claims      all that was claimed, oldest first
    """

    pack: Pack = field(repr=False, compare=False)
    round: int = 0
    last_round: int = 0
    phase: w.Phase | None = None
    leader: Seat = 0
    ghosts: bool = False
    claiming: bool = False
    tokens: tuple[str, ...] = ()
    hunting: dict[str, int] = field(default_factory=dict[str, int])
    supply: tuple[str, ...] = ()
    places: dict[Seat, Place] = field(default_factory=dict[Seat, Place])
    weeks: list[Week] = field(default_factory=list[Week])
    contributed: tuple[Seat, ...] = ()
    prevented: bool = False
    inspected: Seat | None = None
    ballot: Ballot | None = None
    scared: list[Seat] = field(default_factory=list[Seat])
    spared: list[Seat] = field(default_factory=list[Seat])
    counted: w.VotesCounted | None = None
    condemned: Seat | None = None
    claims: list[w.Claimed] = field(default_factory=list[w.Claimed])
    turned_up: w.CardsTurnedUp | None = None
    ended: w.GameEnded | None = None

    # ------------------------------------------------ looking

    @property
    def living(self) -> list[Seat]:
        """All players who have not been eaten, in seat order."""
        return [seat for seat, place in self.places.items() if place.living]

    @property
    def week(self) -> Week:
        """The present round."""
        return self.weeks[-1]

    @property
    def pioneers(self) -> int:
        """How many Pioneers live, as the Campfire Board shows."""
        return sum(self.pack.characters[name].role == "pioneer" for name in self.tokens)

    @property
    def cannibals(self) -> int:
        """How many Cannibals live, as the Campfire Board shows."""
        return len(self.tokens) - self.pioneers

    @property
    def voters(self) -> list[Seat]:
        """Who votes in the next ballot (D-V2)."""
        return [seat for seat in self.living if seat not in self.scared]

    @property
    def counting(self) -> list[Seat]:
        """Who voted in this ballot, or could have, and still counts."""
        ballot = self.ballot
        if ballot is None:
            return []
        return [seat for seat in ballot.votes if seat not in self.scared and seat not in ballot.dropped]

    def leftwards(self, seats: Iterable[Seat] | None = None) -> list[Seat]:
        """The living, or some seats, from the Camp Leader to the left; the leader is first (D-S8)."""
        found = self.living if seats is None else list(seats)
        return sorted(found, key=lambda seat: (seat - self.leader) % len(self.places))

    def next_leader(self) -> Seat:
        """The first living player to the left of the Camp Leader (D-E5)."""
        return next(seat for seat in self.leftwards() if seat != self.leader)

    @property
    def face_up(self) -> list[str]:
        """The Supply Cards that lie face up."""
        return [place.supply for place in self.places.values() if place.supply is not None]

    def choices(self, seat: Seat) -> list[Seat]:
        """Whom a voter may point at (D-V3)."""
        return [other for other in self.living if other != seat and other not in self.spared]

    # ------------------------------------------------ on whom a card could be played

    def targets(self, card: SupplyCard, seat: Seat) -> list[Seat | None]:
        """On whom `seat` could play a Supply Card now; [None]: on nobody in particular; []: not at all (D-P3)."""
        place = self.places[seat]
        if not place.living or place.supply is not None:
            return []
        match card.effect:
            case v.Redraw():
                hunts = seat in self.week.hunters and seat not in self.week.frozen
                return [None] if hunts else []
            case v.Freeze():
                return [one for one in self.week.hunters if one != seat and one not in self.week.frozen]
            case v.LookAtLeftovers() | v.LookAtCard():
                return [one for one in self.week.hunters if one != seat]
            case v.NoInspection():
                return [] if self.prevented else [None]
            case v.Replace():
                return [*self.contributed]
            case v.Meals():
                return [None]
            case v.Cure():
                poison = any(self.pack.hunting[name].poison for name in self.week.dinner)
                return [None] if poison and not self.week.cured else []
            case v.VoteWeight():
                voted = self.ballot is not None and self.ballot.votes.get(seat) is not None
                return [None] if voted and seat in self.counting else []
            case v.DropVote():
                return [one for one in self.counting if one != seat]
            case v.Spare():
                return [None] if seat == self.condemned else []
            case v.Tasty():
                return []

    def could_react(self, window: v.Window) -> list[Seat]:
        """Who might play a Supply Card in a window, for all that everybody knows (D-P8)."""
        hidden = [name for name in self.supply if name not in self.face_up]
        cards = [card for name in hidden if (card := self.pack.supply[name]).window == window]
        return [seat for seat in self.living if any(self.targets(card, seat) for card in cards)]

    def could_boo(self) -> list[Seat]:
        """Which ghosts may still frighten a voter (D-V12)."""
        return [seat for seat, place in self.places.items() if place.token and self.counting]

    # ------------------------------------------------ learning

    def learn(self, fact: Fact) -> None:
        """Take a public fact in."""
        match fact:
            case w.GameBegan():
                self.tokens, self.hunting, self.supply = fact.characters, fact.hunting, fact.supply
                self.last_round, self.ghosts, self.claiming = fact.last_round, fact.ghosts, fact.claims
                self.places = {seat: Place() for seat in range(1, len(fact.characters) + 1)}
            case w.Leader():
                self.leader = fact.seat
            case w.PhaseBegan():
                self.phase = fact.phase
                if fact.phase == "hunt":
                    self._new_week(fact.round)
            case w.SupplyPlayed():
                self.places[fact.seat].supply = fact.card
                self._play(self.pack.supply[fact.card], fact.seat, fact.target)
            case w.AllContributed():
                self.contributed = fact.seats
            case w.Inspected():
                self.inspected = fact.target
                if fact.target is not None:
                    self.week.looked.append((fact.leader, fact.target))
            case w.CampDinner():
                self.contributed = ()
                self.week.dinner = fact.cards
            case w.DinnerSettled():
                self.week.settled = fact
            case w.Claimed():
                self.claims.append(fact)
            case w.VotesShown():
                self.ballot = Ballot(fact.ballot, {one.seat: one.target for one in fact.votes})
                self.counted = self.condemned = None
            case w.Booed():
                self.places[fact.seat].token = False
                self.scared.append(fact.target)
            case w.EverybodyScared():
                self.scared.clear()
            case w.VotesCounted():
                self.counted = fact
            case w.Condemned():
                self.condemned = fact.seat
            case w.Eaten():
                self._eat(fact)
            case w.CardsTurnedUp():
                self.turned_up = fact
            case w.GameEnded():
                self.ended = fact
            case _:
                pass

    def _new_week(self, round: int) -> None:
        self.round = round
        hunters = tuple(seat for seat in self.leftwards() if seat != self.leader)
        self.weeks.append(Week(round, self.leader, hunters))
        self.contributed, self.prevented, self.inspected = (), False, None
        self.ballot = self.counted = self.condemned = None
        self.scared.clear()
        self.spared.clear()

    def _play(self, card: SupplyCard, seat: Seat, target: Seat | None) -> None:
        match card.effect:
            case v.Freeze() if target is not None:
                self.week.frozen.append(target)
            case v.Replace() if target is not None:
                self.week.spilled.append(target)
            case v.LookAtCard() if target is not None:
                self.week.looked.append((seat, target))
            case v.NoInspection():
                self.prevented = True
            case v.Meals():
                self.week.meals += card.effect.by
            case v.Cure():
                self.week.cured = True
            case v.VoteWeight() if self.ballot is not None:
                self.ballot.raised[seat] = card.effect.by
            case v.DropVote() if self.ballot is not None and target is not None:
                self.ballot.dropped.append(target)
            case v.Spare():
                self.spared.append(seat)
                self.condemned = None
            case _:
                pass

    def _eat(self, fact: w.Eaten) -> None:
        place = self.places[fact.seat]
        place.living, place.role, place.character = False, fact.role, fact.character
        place.supply = place.supply if fact.supply is None else fact.supply
        place.token = self.ghosts
        self.tokens = tuple(name for name in self.tokens if name != fact.character)
        self.week.eaten = fact.seat
        self.condemned = None


Poisoned = Literal["none", "cured", "spoiled"]


def settle(board: Board) -> w.DinnerSettled:
    """What the Camp Dinner comes to: Poison first, then food against mouths (D-D2 to D-D5)."""
    week = board.week
    cards = [board.pack.hunting[name] for name in week.dinner]
    cured = week.cured or any(card.medicine for card in cards)
    poison: Poisoned = "none"
    if any(card.poison for card in cards):
        poison = "cured" if cured else "spoiled"
    hunted = 0 if poison == "spoiled" else sum(card.feeds for card in cards)
    meals, mouths = hunted + week.meals, len(board.living)
    return w.DinnerSettled(meals=meals, mouths=mouths, poison=poison, fed=poison != "spoiled" and meals >= mouths)


def count(board: Board) -> w.VotesCounted:
    """The votes that count, and who is tied for the most (D-V6)."""
    ballot = board.ballot
    assert ballot is not None
    totals = dict.fromkeys(board.living, 0)
    for seat in board.counting:
        if (target := ballot.votes[seat]) is not None:
            totals[target] += 1 + ballot.raised.get(seat, 0)
    counts = tuple(w.Counted(seat=seat, votes=votes) for seat, votes in totals.items() if votes)
    most = max(totals.values())
    first = [seat for seat, votes in totals.items() if votes == most] if most else []
    return w.VotesCounted(counts=counts, tied=tuple(first) if len(first) > 1 else ())
