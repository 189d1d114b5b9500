"""What players decide. Cards are named by their ids, terms by their codes (see `terms`), Goals by theirs ("1a")."""

from __future__ import annotations

from typing import Literal, TypeAlias

from engines.kernel import Command, Seat
from engines.the_fittest.vocabulary import Skill

CardId: TypeAlias = str
GoalId: TypeAlias = str  # the number of a Goal from 1, and "a" or "b" for the two of an OR
Code: TypeAlias = str


class Propose(Command, frozen=True):
    """Offer a deal: to the leader, or as the leader to somebody (F14)."""

    kind: Literal["propose"] = "propose"
    to: Seat
    terms: Code


class Withdraw(Command, frozen=True):
    """Take an offer of one's own back (F14)."""

    kind: Literal["withdraw"] = "withdraw"
    to: Seat


class Accept(Command, frozen=True):
    """Take up an offer with exactly these terms: it binds at once (F14)."""

    kind: Literal["accept"] = "accept"
    by: Seat
    terms: Code


class Decline(Command, frozen=True):
    """Turn an offer down."""

    kind: Literal["decline"] = "decline"
    by: Seat


class PlayEffect(Command, frozen=True):
    """Play a card of the hand for its Effect; what it means is asked afterwards (F5)."""

    kind: Literal["play-effect"] = "play-effect"
    card: CardId


class Target(Command, frozen=True):
    """Whom a card means."""

    kind: Literal["target"] = "target"
    target: Seat


class TargetSkill(Command, frozen=True):
    """Whom a card means, and which of that player's Skills."""

    kind: Literal["target-skill"] = "target-skill"
    target: Seat
    skill: Skill


class TargetGoal(Command, frozen=True):
    """Which Goal a card means."""

    kind: Literal["target-goal"] = "target-goal"
    goal: GoalId


class Rename(Command, frozen=True):
    """Which Goal names which other Skill from now on."""

    kind: Literal["rename"] = "rename"
    goal: GoalId
    skill: Skill


class TargetPrize(Command, frozen=True):
    """Which Prize a card means."""

    kind: Literal["target-prize"] = "target-prize"
    card: CardId


class TakeDiscard(Command, frozen=True):
    """A card of the discard pile."""

    kind: Literal["take-discard"] = "take-discard"
    card: CardId


class Pay(Command, frozen=True):
    """The card of the hand that is discarded for an Effect."""

    kind: Literal["pay"] = "pay"
    card: CardId


class GiveCard(Command, frozen=True):
    """The card of the hand that is given for the one that was taken."""

    kind: Literal["give-card"] = "give-card"
    card: CardId


class Arrange(Command, frozen=True):
    """The top of the deck in a new order, first to be drawn first."""

    kind: Literal["arrange"] = "arrange"
    first: CardId
    second: CardId
    third: CardId | None = None
    fourth: CardId | None = None
    fifth: CardId | None = None


class SiftOut(Command, frozen=True):
    """One card of the top of the deck for the hand; the others go back in this order."""

    kind: Literal["sift-out"] = "sift-out"
    take: CardId
    first: CardId
    second: CardId | None = None


class DiscardCard(Command, frozen=True):
    """A card too many (F8)."""

    kind: Literal["discard-card"] = "discard-card"
    card: CardId


class KeepOne(Command, frozen=True):
    """Which of two drawn cards is kept."""

    kind: Literal["keep-one"] = "keep-one"
    card: CardId


class ChooseGoal(Command, frozen=True):
    """Which of the two Goals of an OR is attempted (F26)."""

    kind: Literal["choose-goal"] = "choose-goal"
    goal: GoalId


class NameSkill(Command, frozen=True):
    """The Skill of a wild Goal (F26)."""

    kind: Literal["name-skill"] = "name-skill"
    goal: GoalId
    skill: Skill


class Boost(Command, frozen=True):
    """Play a card as a Boost: of its own Skill, or, if it is wild, of the one that is named next (F28)."""

    kind: Literal["boost"] = "boost"
    card: CardId


class WildBoost(Command, frozen=True):
    """The Skill of the wild card that is played as a Boost (F28)."""

    kind: Literal["wild-boost"] = "wild-boost"
    skill: Skill


class Flip(Command, frozen=True):
    """Whether to use the Bonus Flip (F29, F33)."""

    kind: Literal["flip"] = "flip"
    flip: bool


class FlipAgain(Command, frozen=True):
    """The card that is discarded to flip again, or None."""

    kind: Literal["flip-again"] = "flip-again"
    card: CardId | None


class Compete(Command, frozen=True):
    """Compete in a Trial with this Skill (F30)."""

    kind: Literal["compete"] = "compete"
    skill: Skill


class StayOut(Command, frozen=True):
    """Do not compete in a Trial."""

    kind: Literal["stay-out"] = "stay-out"


class TakePrize(Command, frozen=True):
    """The Prize of a promised pick (F18)."""

    kind: Literal["take-prize"] = "take-prize"
    card: CardId


class GivePrize(Command, frozen=True):
    """The leader gives a Prize whose pick nobody was promised (F18)."""

    kind: Literal["give-prize"] = "give-prize"
    card: CardId
    to: Seat


class Draw(Command, frozen=True):
    """Whether to draw the card for sitting out (F9)."""

    kind: Literal["draw"] = "draw"
    draw: bool
