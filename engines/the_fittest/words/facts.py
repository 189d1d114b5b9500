"""What players learn. Told to everybody, but where the docstring names who alone is told."""

from __future__ import annotations

from typing import Literal, TypeAlias

from pydantic import BaseModel, ConfigDict

from engines.kernel import Fact, Seat
from engines.the_fittest.terms import Terms
from engines.the_fittest.vocabulary import Skill
from engines.the_fittest.words.commands import CardId, GoalId

Phase: TypeAlias = Literal["flip", "negotiation", "attempt", "resolution"]
End: TypeAlias = Literal["draw", "flip", "prizes", "stall"]
Ban: TypeAlias = Literal["boosts", "effects", "flips"]


class Part(BaseModel):
    """A part of a fact."""

    model_config = ConfigDict(frozen=True, extra="forbid")


# ---------------------------------------------------------------- setup and deck


class GameBegan(Fact, frozen=True):
    """Contestants by seat, cards in each hand, and cards in the deck after the deal."""

    kind: Literal["game-began"] = "game-began"
    pack: str
    contestants: tuple[CardId, ...]
    hand: int
    deck: int


class HandDealt(Fact, frozen=True):
    """The first hand. Told to its seat."""

    kind: Literal["hand-dealt"] = "hand-dealt"
    cards: tuple[CardId, ...]


class Leader(Fact, frozen=True):
    """Who is leader from now on. `card`: a Totem card did it, in the middle of the Episode."""

    kind: Literal["leader"] = "leader"
    seat: Seat
    why: Literal["drawn", "named", "left", "trial", "card"]
    card: CardId | None = None


class TopLooked(Fact, frozen=True):
    """Somebody looks at the top of the deck."""

    kind: Literal["top-looked"] = "top-looked"
    seat: Seat
    count: int


class TopSeen(Fact, frozen=True):
    """What lies there, the first to be drawn first. Told to who looks."""

    kind: Literal["top-seen"] = "top-seen"
    cards: tuple[CardId, ...]


class TopReturned(Fact, frozen=True):
    """The cards are back on the deck."""

    kind: Literal["top-returned"] = "top-returned"
    seat: Seat
    count: int


class TopOrdered(Fact, frozen=True):
    """In which order they are back. Told to who looked."""

    kind: Literal["top-ordered"] = "top-ordered"
    cards: tuple[CardId, ...]


class Reshuffled(Fact, frozen=True):
    """The discard pile is the deck now."""

    kind: Literal["reshuffled"] = "reshuffled"
    cards: int


class Drew(Fact, frozen=True):
    """Somebody drew cards."""

    kind: Literal["drew"] = "drew"
    seat: Seat
    count: int
    why: Literal["sat-out", "consolation", "effect", "forced-in", "replaced"]


class HandGained(Fact, frozen=True):
    """Which. Told to who drew."""

    kind: Literal["hand-gained"] = "hand-gained"
    cards: tuple[CardId, ...]


class Discarded(Fact, frozen=True):
    """A card of a hand is on the discard pile."""

    kind: Literal["discarded"] = "discarded"
    seat: Seat
    card: CardId
    why: Literal["limit", "raid", "cost", "encore", "choosy"]


# ---------------------------------------------------------------- the Episode


class PhaseBegan(Fact, frozen=True):
    """A phase of an Episode, which count from 1."""

    kind: Literal["phase-began"] = "phase-began"
    phase: Phase
    episode: int


class CardFlipped(Fact, frozen=True):
    """The Challenge or Trial of this Episode."""

    kind: Literal["card-flipped"] = "card-flipped"
    episode: int
    card: CardId
    trial: bool


class Proposed(Fact, frozen=True):
    """An offer. Told to both."""

    kind: Literal["proposed"] = "proposed"
    by: Seat
    to: Seat
    terms: Terms


class Withdrawn(Fact, frozen=True):
    """It was taken back. Told to both."""

    kind: Literal["withdrawn"] = "withdrawn"
    by: Seat
    to: Seat


class Declined(Fact, frozen=True):
    """It was turned down by `to`. Told to both."""

    kind: Literal["declined"] = "declined"
    by: Seat
    to: Seat
    terms: Terms


class DealMade(Fact, frozen=True):
    """The leader and this player have a deal. `before`: what they had agreed on until now."""

    kind: Literal["deal-made"] = "deal-made"
    seat: Seat
    terms: Terms
    proposed_by: Seat
    before: Terms | None = None


class LeaderReady(Fact, frozen=True):
    """While the leader is ready, no deal is made or changed (F6)."""

    kind: Literal["leader-ready"] = "leader-ready"
    seat: Seat
    ready: bool


# ---------------------------------------------------------------- Effects


class EffectPlayed(Fact, frozen=True):
    """A card is played for its Effect; while it resolves it is not on the discard pile (F5)."""

    kind: Literal["effect-played"] = "effect-played"
    seat: Seat
    card: CardId


class EffectOver(Fact, frozen=True):
    """Now it is."""

    kind: Literal["effect-over"] = "effect-over"
    seat: Seat
    card: CardId


class SkillChanged(Fact, frozen=True):
    """Until the Episode ends. `to`: what it counts now."""

    kind: Literal["skill-changed"] = "skill-changed"
    seat: Seat
    skill: Skill
    by: int
    to: int


class ForcedOut(Fact, frozen=True):
    """May not play Effects any more, and takes no part; but for the slippery (`slipped`)."""

    kind: Literal["forced-out"] = "forced-out"
    seat: Seat
    by: Seat
    slipped: bool
    void: Terms | None = None


class ForcedIn(Fact, frozen=True):
    """Takes part for no reward. `leads`: is the leader, and took part before. `void`: the deal that ended; a deal of
    the leader who plays the card stands (F24)."""

    kind: Literal["forced-in"] = "forced-in"
    seat: Seat
    by: Seat
    leads: bool
    void: Terms | None = None


class Forbidden(Fact, frozen=True):
    """May not do this for the rest of the Episode."""

    kind: Literal["forbidden"] = "forbidden"
    seat: Seat
    what: Ban


class FlipsTwice(Fact, frozen=True):
    """Turns over two cards for a Bonus Flip of this Episode."""

    kind: Literal["flips-twice"] = "flips-twice"
    seat: Seat


class CardTaken(Fact, frozen=True):
    """A random card went from one hand to another."""

    kind: Literal["card-taken"] = "card-taken"
    seat: Seat
    of: Seat


class CardGiven(Fact, frozen=True):
    """A chosen card went from one hand to another."""

    kind: Literal["card-given"] = "card-given"
    seat: Seat
    to: Seat


class CardPassed(Fact, frozen=True):
    """Which card it was. Told to both."""

    kind: Literal["card-passed"] = "card-passed"
    of: Seat
    to: Seat
    card: CardId


class HandLooked(Fact, frozen=True):
    """Somebody looks at a hand."""

    kind: Literal["hand-looked"] = "hand-looked"
    seat: Seat
    of: Seat


class HandSeen(Fact, frozen=True):
    """What is in it. Told to who looks."""

    kind: Literal["hand-seen"] = "hand-seen"
    of: Seat
    cards: tuple[CardId, ...]


class DiscardTaken(Fact, frozen=True):
    """A card of the discard pile went to a hand."""

    kind: Literal["discard-taken"] = "discard-taken"
    seat: Seat
    card: CardId


class GoalChanged(Fact, frozen=True):
    """What a Goal demands now."""

    kind: Literal["goal-changed"] = "goal-changed"
    goal: GoalId
    skill: Skill | Literal["all", "wild"]
    value: int
    by: int = 0


class PrizesAdded(Fact, frozen=True):
    """The Challenge pays more. `to`: how many Prizes now."""

    kind: Literal["prizes-added"] = "prizes-added"
    by: int
    to: int


class CardTurnedOver(Fact, frozen=True):
    """A card lies beside the Challenge: its Goals must be met as well, its Prizes are added."""

    kind: Literal["card-turned-over"] = "card-turned-over"
    card: CardId
    prizes: int


class PrizesSwapped(Fact, frozen=True):
    """Two Prizes changed places."""

    kind: Literal["prizes-swapped"] = "prizes-swapped"
    seat: Seat
    gave: CardId
    other: Seat
    got: CardId


class PrizeDiscarded(Fact, frozen=True):
    """A Prize went to the discard pile."""

    kind: Literal["prize-discarded"] = "prize-discarded"
    seat: Seat
    card: CardId


class PrizeRenewed(Fact, frozen=True):
    """The deck's top card took its place."""

    kind: Literal["prize-renewed"] = "prize-renewed"
    seat: Seat
    card: CardId


class TotemsLocked(Fact, frozen=True):
    """No Totem card may be played for the rest of the Episode (F23)."""

    kind: Literal["totems-locked"] = "totems-locked"
