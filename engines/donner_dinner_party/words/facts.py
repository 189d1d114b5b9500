"""What players learn."""

from __future__ import annotations

from typing import Literal, TypeAlias

from pydantic import BaseModel

from engines.donner_dinner_party.words.commands import CardId, Role, Sound
from engines.kernel import Fact, Seat

Phase: TypeAlias = Literal["hunt", "inspection", "dinner", "discussion", "vote"]
End: TypeAlias = Literal["ol-tasty", "cannibals-eaten", "cannibals-rule", "rescued"]
How: TypeAlias = Literal["chosen", "automatic", "frozen", "blind", "spilled"]
ContributedHow: TypeAlias = Literal["chosen", "automatic", "frozen"]
LookedBy: TypeAlias = Literal["inspection", "supply"]
LookedAt: TypeAlias = Literal["inspection", "supply", "leftovers"]

# ---------------------------------------------------- set up


class GameBegan(Fact, frozen=True):
    """The table is laid.

    characters  the tokens on the Campfire Board, in the order of the pack: nobody's (D-S1)
    hunting     how many of each Hunting Card are in the deck (D-S9)
    supply      the Supply Cards from which one each was dealt, in the order of the pack
    last_round  the space of the Frying Pan after which the party is rescued
    """

    kind: Literal["game-began"] = "game-began"
    pack: str
    characters: tuple[CardId, ...]
    hunting: dict[CardId, int]
    supply: tuple[CardId, ...]
    last_round: int
    ghosts: bool
    claims: bool


class RoleDealt(Fact, frozen=True):
    """Your Role Card. Told to its owner."""

    kind: Literal["role-dealt"] = "role-dealt"
    role: Role
    character: CardId


class Leader(Fact, frozen=True):
    """Who has the Camp Leader Tile now. scared: the last one was scared off and a tie had to be broken (D-V8)."""

    kind: Literal["leader"] = "leader"
    seat: Seat
    why: Literal["drawn", "named", "passed", "scared"]


class CannibalsMet(Fact, frozen=True):
    """Eyes were closed, Cannibals' opened, and closed again. Skipped at four players (D-S4)."""

    kind: Literal["cannibals-met"] = "cannibals-met"


class Met(Fact, frozen=True):
    """Whom you saw while the Cannibals' eyes were open: for a Cannibal the other Cannibals, for a Pioneer nobody. Told
    to each seat alone, so that nobody is told more often than others."""

    kind: Literal["met"] = "met"
    cannibals: tuple[Seat, ...]


class SupplyDealt(Fact, frozen=True):
    """Your Supply Card. Told to its owner."""

    kind: Literal["supply-dealt"] = "supply-dealt"
    card: CardId


# ---------------------------------------------------- the hunt, the inspection


class PhaseBegan(Fact, frozen=True):
    """A phase begins; the Frying Pan is on `round`."""

    kind: Literal["phase-began"] = "phase-began"
    phase: Phase
    round: int


class HandDealt(Fact, frozen=True):
    """Your three Hunting Cards now; `again`: drawn in place of others. Told to its owner. The Camp Leader has none."""

    kind: Literal["hand-dealt"] = "hand-dealt"
    cards: tuple[CardId, ...]
    again: bool = False


class SupplyPlayed(Fact, frozen=True):
    """`seat` plays a Supply Card, on `target` where it has one; it lies face up from now on."""

    kind: Literal["supply-played"] = "supply-played"
    seat: Seat
    card: CardId
    target: Seat | None = None


class Contributed(Fact, frozen=True):
    """What you contribute, for good; None: it was drawn from your hand unseen. Told to its owner.

    how   chosen; automatic: time was out, and the lot decided (D-H8); frozen: a Supply Card decided
    """

    kind: Literal["contributed"] = "contributed"
    card: CardId | None
    how: ContributedHow


class AllContributed(Fact, frozen=True):
    """One card lies face down before each of these; nothing can be changed any more (D-H4)."""

    kind: Literal["all-contributed"] = "all-contributed"
    seats: tuple[Seat, ...]


class LeftoversSeen(Fact, frozen=True):
    """The two cards that `seat` did not contribute. Told to the one who looks."""

    kind: Literal["leftovers-seen"] = "leftovers-seen"
    seat: Seat
    cards: tuple[CardId, ...]


class Inspected(Fact, frozen=True):
    """Whose contribution the Camp Leader looks at (D-I3).

    why   chosen; declined: nobody's; prevented: a Supply Card forbids it
    """

    kind: Literal["inspected"] = "inspected"
    leader: Seat
    target: Seat | None
    why: Literal["chosen", "declined", "prevented"]


class CardSeen(Fact, frozen=True):
    """The contribution of `seat` as it lies there now. Told to the one who looks."""

    kind: Literal["card-seen"] = "card-seen"
    seat: Seat
    card: CardId
    how: LookedBy


# ---------------------------------------------------- Camp Dinner


class CampDinner(Fact, frozen=True):
    """The contributions, shuffled and turned up: the order says nothing (D-D6). `mouths` must be fed (D-D1)."""

    kind: Literal["camp-dinner"] = "camp-dinner"
    cards: tuple[CardId, ...]
    mouths: int


class DinnerSettled(Fact, frozen=True):
    """What the Camp Dinner comes to.

    meals     how many can eat: Fish one, Squirrels two, and what Supply Cards add
    poison    none; cured; spoiled: it renders Fish and Squirrels inedible (D-D3)
    fed       everybody survives the week; else there is a Group Vote
    """

    kind: Literal["dinner-settled"] = "dinner-settled"
    meals: int
    mouths: int
    poison: Literal["none", "cured", "spoiled"]
    fed: bool


# ---------------------------------------------------- talk


class Claimed(Fact, frozen=True):
    """What somebody says of a round, for the claims board; nobody knows whether it is true.

    what    gave: contributed `word`; saw: looked at the card of `target`, which was `word`; role: is a `word`; supply:
            holds `word`
    round   which round it is about; for role and supply the one in which it is said
    """

    kind: Literal["claimed"] = "claimed"
    seat: Seat
    what: Literal["gave", "saw", "role", "supply"]
    round: int
    word: str
    target: Seat | None = None


class NoiseMade(Fact, frozen=True):
    """A ghost makes a sound."""

    kind: Literal["noise-made"] = "noise-made"
    seat: Seat
    sound: Sound


class VoteCalled(Fact, frozen=True):
    """The talk is over. `leader` called for the vote; None: its time was out."""

    kind: Literal["vote-called"] = "vote-called"
    leader: Seat | None


# ---------------------------------------------------- Group Vote


class Pointed(BaseModel, frozen=True, extra="forbid"):
    """Whom a voter points at; None: no vote was cast."""

    seat: Seat
    target: Seat | None


class VotesShown(Fact, frozen=True):
    """All point at once, in seat order. `ballot` counts the ballots of this vote from 1."""

    kind: Literal["votes-shown"] = "votes-shown"
    ballot: int
    votes: tuple[Pointed, ...]


class Booed(Fact, frozen=True):
    """A ghost used its token: `target` is scared off, and the vote is lost for this round."""

    kind: Literal["booed"] = "booed"
    seat: Seat
    target: Seat


class EverybodyScared(Fact, frozen=True):
    """Nobody's vote counts any more: the marks are lifted and all vote once more (D-V10)."""

    kind: Literal["everybody-scared"] = "everybody-scared"


class Counted(BaseModel, frozen=True, extra="forbid"):
    """The votes that count against one player."""

    seat: Seat
    votes: int


class VotesCounted(Fact, frozen=True):
    """The result: who got votes that count, in seat order, and who is `tied`; nobody: one has the most, or there is no
    vote at all."""

    kind: Literal["votes-counted"] = "votes-counted"
    counts: tuple[Counted, ...]
    tied: tuple[Seat, ...]


class TieBroken(Fact, frozen=True):
    """`leader` says who is eaten; `automatic`: time was out, and the lot said it. `acting`: without the tile (D-V8)."""

    kind: Literal["tie-broken"] = "tie-broken"
    leader: Seat
    target: Seat
    automatic: bool = False
    acting: bool = False


class Condemned(Fact, frozen=True):
    """The vote's result is fixed: `seat` is to be eaten."""

    kind: Literal["condemned"] = "condemned"
    seat: Seat


class Eaten(Fact, frozen=True):
    """`seat` is eaten and turns up the Role Card; `supply` is the Supply Card that was not played, if any (D-V19)."""

    kind: Literal["eaten"] = "eaten"
    seat: Seat
    role: Role
    character: CardId
    supply: CardId | None = None


# ---------------------------------------------------- the end


class RoundEnded(Fact, frozen=True):
    """The round is over and the game is not."""

    kind: Literal["round-ended"] = "round-ended"
    round: int


class Given(BaseModel, frozen=True, extra="forbid"):
    """What lay in a Camp Dinner for a seat.

    how   chosen; automatic: out of time; frozen, spilled: by Supply Cards (spilled: `card` came in place of another);
          blind: the Camp Leader's
    """

    round: int
    seat: Seat
    card: CardId
    how: How


class Look(BaseModel, frozen=True, extra="forbid"):
    """Who looked at whose cards."""

    round: int
    seat: Seat
    target: Seat
    cards: tuple[CardId, ...]
    how: LookedAt


class CardsTurnedUp(Fact, frozen=True):
    """The game is over, and nothing is hidden any more (D-E8).

    roles, characters, supplies   of all seats, in seat order
    undealt                       Supply Cards that nobody had
    given, looks                  of all rounds, in their order
    """

    kind: Literal["cards-turned-up"] = "cards-turned-up"
    roles: tuple[Role, ...]
    characters: tuple[CardId, ...]
    supplies: tuple[CardId, ...]
    undealt: tuple[CardId, ...]
    given: tuple[Given, ...]
    looks: tuple[Look, ...]


class GameEnded(Fact, frozen=True):
    """Why the game is over, who has won, and who was what (D-E7).

    end   ol-tasty: eaten, and all become Cannibals; cannibals-eaten: all of them; cannibals-rule: they are as many as
          the Pioneers; rescued: after the last round
    """

    kind: Literal["game-ended"] = "game-ended"
    end: End
    winners: tuple[Seat, ...]
    pioneers: tuple[Seat, ...]
    cannibals: tuple[Seat, ...]
