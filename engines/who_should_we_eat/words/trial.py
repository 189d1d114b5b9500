"""What players learn from the evening on: supper, trials, deaths, salvation, the end."""

from __future__ import annotations

from typing import Literal, TypeAlias

from pydantic import BaseModel

from engines.kernel import Fact, Seat
from engines.who_should_we_eat.words.commands import CardId

End: TypeAlias = Literal["sanity", "quests", "trial", "raft"]

# ---------------------------------------------------- facts: evening and trial


class Eater(BaseModel, frozen=True, extra="forbid"):
    """The portions of one survivor."""

    seat: Seat
    portions: int


class Supper(Fact, frozen=True):
    """What everybody eats; the Food marker follows (W23)."""

    kind: Literal["supper"] = "supper"
    eaters: tuple[Eater, ...]
    total: int


class TrialOpened(Fact, frozen=True):
    """The conch bangs once. `rules`: the leader's own words; None: there are none."""

    kind: Literal["trial-opened"] = "trial-opened"
    leader: Seat
    rules: str | None


class DiscussionClosed(Fact, frozen=True):
    """The last call begins. `leader` closed the discussion; None: its time was over."""

    kind: Literal["discussion-closed"] = "discussion-closed"
    leader: Seat | None


class Stab(BaseModel, frozen=True, extra="forbid"):
    """One knife on the table and whom it names."""

    seat: Seat
    card: CardId
    target: Seat


class KnivesShown(Fact, frozen=True):
    """Knives on the table: one that opens an attack, the answers to it (maybe none), or those of the last call."""

    kind: Literal["knives-shown"] = "knives-shown"
    at: Literal["attack", "answers", "last-call"]
    stabs: tuple[Stab, ...]


class AttackBlocked(Fact, frozen=True):
    """A shield stopped the knife of `seat`; `raised`: it was up before (W29, W31)."""

    kind: Literal["attack-blocked"] = "attack-blocked"
    seat: Seat
    target: Seat
    raised: bool


class FightBegan(Fact, frozen=True):
    """A knife fight of these."""

    kind: Literal["fight-began"] = "fight-began"
    seats: tuple[Seat, ...]


class Bloodless(Fact, frozen=True):
    """Nobody was left to draw: the fight ends without a death (W40)."""

    kind: Literal["bloodless"] = "bloodless"


class Escaped(Fact, frozen=True):
    """Until the end of the round `seat` neither votes nor can be voted for (W37)."""

    kind: Literal["escaped"] = "escaped"
    seat: Seat


class Pointed(BaseModel, frozen=True, extra="forbid"):
    """A vote; `target` None: none was cast."""

    seat: Seat
    target: Seat | None
    weight: int = 1


class Counted(BaseModel, frozen=True, extra="forbid"):
    """What counts against one candidate: weights that point there, plus changes, at least 0 (W51)."""

    seat: Seat
    pointed: int
    change: int
    total: int


class VotesShown(Fact, frozen=True):
    """All point at once. `tied`: who has the most; `escapes_ignored`: nobody else was left to vote for (W37)."""

    kind: Literal["votes-shown"] = "votes-shown"
    votes: tuple[Pointed, ...]
    counts: tuple[Counted, ...]
    tied: tuple[Seat, ...]
    escapes_ignored: bool = False


class TrialOver(Fact, frozen=True):
    """This trial is over; `food` where the marker stands."""

    kind: Literal["trial-over"] = "trial-over"
    food: int


# ---------------------------------------------------- facts: death, salvation, end


class Died(Fact, frozen=True):
    """`seat` is no survivor from now on; the six steps follow (W41). `card`: which card killed, where one did."""

    kind: Literal["died"] = "died"
    seat: Seat
    cause: Literal["vote", "knife", "fight", "card"]
    card: CardId | None = None


class AttachmentsLost(Fact, frozen=True):
    """Steps 2 and 3 of a death: the haunt goes to the ghosts' pile, personality and quests out of the game (W44)."""

    kind: Literal["attachments-lost"] = "attachments-lost"
    seat: Seat
    haunt: CardId | None
    personality: CardId
    quests: tuple[CardId, ...]


class RaftChecked(Fact, frozen=True):
    """The raft check of the round; `blocked`: what forbids it (W46, W47)."""

    kind: Literal["raft-checked"] = "raft-checked"
    build: int
    raft: int
    blocked: Literal["trial", "death"] | None
    sails: bool


class UpCard(BaseModel, frozen=True, extra="forbid"):
    """A shown Keep card."""

    seat: Seat
    card: CardId


class RoundEnded(Fact, frozen=True):
    """Shown Keeps are discarded; what held today is over."""

    kind: Literal["round-ended"] = "round-ended"
    round: int
    keeps: tuple[UpCard, ...]


class TurnedUp(BaseModel, frozen=True, extra="forbid"):
    """What a seat held when the game ended: its hand, its face-down Play card, its Keep."""

    seat: Seat
    hand: tuple[CardId, ...]
    play: CardId | None
    keep: CardId | None


class CardsTurnedUp(Fact, frozen=True):
    """The game is over, and whoever holds cards turns them up."""

    kind: Literal["cards-turned-up"] = "cards-turned-up"
    held: tuple[TurnedUp, ...]


class GameEnded(Fact, frozen=True):
    """Why the game ended and who won (W49). The newly dead neither win nor lose."""

    kind: Literal["game-ended"] = "game-ended"
    end: End
    winners: tuple[Seat, ...]
    survivors: tuple[Seat, ...]
    ghosts: tuple[Seat, ...]
    newly_dead: tuple[Seat, ...]
