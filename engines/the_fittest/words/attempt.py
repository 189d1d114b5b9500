"""What players learn from the Attempt Phase to the end."""

from __future__ import annotations

from typing import Literal

from engines.kernel import Fact, Seat
from engines.the_fittest.vocabulary import Skill
from engines.the_fittest.words.commands import CardId, GoalId
from engines.the_fittest.words.facts import End, Part


class GoalChosen(Fact, frozen=True):
    """Which Goal of an OR is attempted, or the Skill of a wild Goal (F26)."""

    kind: Literal["goal-chosen"] = "goal-chosen"
    seat: Seat
    goal: GoalId
    skill: Skill | None = None


class WildPlayed(Fact, frozen=True):
    """A wild card is played as a Boost; its Skill is named next."""

    kind: Literal["wild-played"] = "wild-played"
    seat: Seat
    card: CardId


class Boosted(Fact, frozen=True):
    """A Boost. `value`: what it counts for."""

    kind: Literal["boosted"] = "boosted"
    seat: Seat
    card: CardId
    skill: Skill
    value: int


class Flipped(Fact, frozen=True):
    """A Bonus Flip: its value is added to every Skill. `again`: it replaces the one before."""

    kind: Literal["flipped"] = "flipped"
    seat: Seat
    cards: tuple[CardId, ...]
    value: int
    again: bool = False


class NotFlipped(Fact, frozen=True):
    """No Bonus Flip."""

    kind: Literal["not-flipped"] = "not-flipped"
    seat: Seat
    why: Literal["declined", "forbidden", "no-card"]


class Tested(Part):
    """What a Skill had to reach, and what it reached."""

    skill: Skill
    needed: int
    reached: int


class Attempted(Fact, frozen=True):
    """Whether all Goals were met."""

    kind: Literal["attempted"] = "attempted"
    success: bool
    tests: tuple[Tested, ...]


class TableCleared(Fact, frozen=True):
    """Boosts and flipped cards are on the discard pile, in this order."""

    kind: Literal["table-cleared"] = "table-cleared"
    cards: tuple[CardId, ...]


# ---------------------------------------------------------------- Trials


class Competes(Fact, frozen=True):
    """A competitor, and the Skill that is tested."""

    kind: Literal["competes"] = "competes"
    seat: Seat
    skill: Skill


class StaysOut(Fact, frozen=True):
    """Somebody does not compete."""

    kind: Literal["stays-out"] = "stays-out"
    seat: Seat
    why: Literal["chose", "forced-out"]


class Scored(Fact, frozen=True):
    """What an attempt came to, and whether it is the best so far."""

    kind: Literal["scored"] = "scored"
    seat: Seat
    total: int
    leads: bool


class TrialWon(Fact, frozen=True):
    """The winner has the Trial card as a Prize."""

    kind: Literal["trial-won"] = "trial-won"
    seat: Seat
    card: CardId


# ---------------------------------------------------------------- Resolution


class PrizesRevealed(Fact, frozen=True):
    """What there is to be distributed."""

    kind: Literal["prizes-revealed"] = "prizes-revealed"
    cards: tuple[CardId, ...]


class PrizeTaken(Fact, frozen=True):
    """A Prize went to a pile. `by`: who chose it; `pick` counts from 1."""

    kind: Literal["prize-taken"] = "prize-taken"
    seat: Seat
    card: CardId
    pick: int
    by: Seat


class PrizesUnclaimed(Fact, frozen=True):
    """Nobody may have these: they are on the discard pile (F24)."""

    kind: Literal["prizes-unclaimed"] = "prizes-unclaimed"
    cards: tuple[CardId, ...]


class ChallengeDiscarded(Fact, frozen=True):
    """The Challenge is on the discard pile, with what was turned over beside it."""

    kind: Literal["challenge-discarded"] = "challenge-discarded"
    cards: tuple[CardId, ...]


class EpisodeOver(Fact, frozen=True):
    """The Episode has ended. `awarded`: how many Prizes; `idle`: for how many Episodes in a row there was none, with
    hardly a card left (F46)."""

    kind: Literal["episode-over"] = "episode-over"
    episode: int
    awarded: int
    idle: int


class Score(Part):
    """A player's points: what the Prizes are worth, and two for each that matches the highest Skill."""

    seat: Seat
    prizes: int
    matches: int
    points: int


class GameEnded(Fact, frozen=True):
    """Why the game is over, what everybody has, and who has most (F42 to F48)."""

    kind: Literal["game-ended"] = "game-ended"
    end: End
    scores: tuple[Score, ...]
    winners: tuple[Seat, ...]
