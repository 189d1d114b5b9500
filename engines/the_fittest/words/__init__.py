"""What players decide (commands) and what they learn (facts)."""

from __future__ import annotations

from typing import Annotated, Any, TypeAlias

from pydantic import Field, TypeAdapter

from engines.kernel import Done, KernelFact
from engines.the_fittest.words.attempt import (
    Attempted,
    Boosted,
    ChallengeDiscarded,
    Competes,
    EpisodeOver,
    Flipped,
    GameEnded,
    GoalChosen,
    NotFlipped,
    PrizesRevealed,
    PrizesUnclaimed,
    PrizeTaken,
    Score,
    Scored,
    StaysOut,
    TableCleared,
    Tested,
    TrialWon,
    WildPlayed,
)
from engines.the_fittest.words.commands import (
    Accept,
    Arrange,
    Boost,
    CardId,
    ChooseGoal,
    Code,
    Compete,
    Decline,
    DiscardCard,
    Draw,
    Flip,
    FlipAgain,
    GiveCard,
    GivePrize,
    GoalId,
    KeepOne,
    NameSkill,
    Pay,
    PlayEffect,
    Propose,
    Rename,
    SiftOut,
    StayOut,
    TakeDiscard,
    TakePrize,
    Target,
    TargetGoal,
    TargetPrize,
    TargetSkill,
    WildBoost,
    Withdraw,
)
from engines.the_fittest.words.facts import (
    Ban,
    CardFlipped,
    CardGiven,
    CardPassed,
    CardTaken,
    CardTurnedOver,
    DealMade,
    Declined,
    Discarded,
    DiscardTaken,
    Drew,
    EffectOver,
    EffectPlayed,
    End,
    FlipsTwice,
    Forbidden,
    ForcedIn,
    ForcedOut,
    GameBegan,
    GoalChanged,
    HandDealt,
    HandGained,
    HandLooked,
    HandSeen,
    Leader,
    LeaderReady,
    Phase,
    PhaseBegan,
    PrizeDiscarded,
    PrizeRenewed,
    PrizesAdded,
    PrizesSwapped,
    Proposed,
    Reshuffled,
    SkillChanged,
    TopLooked,
    TopOrdered,
    TopReturned,
    TopSeen,
    TotemsLocked,
    Withdrawn,
)

GameFact: TypeAlias = (
    GameBegan
    | HandDealt
    | Leader
    | TopLooked
    | TopSeen
    | TopReturned
    | TopOrdered
    | Reshuffled
    | Drew
    | HandGained
    | Discarded
    | PhaseBegan
    | CardFlipped
    | Proposed
    | Withdrawn
    | Declined
    | DealMade
    | LeaderReady
    | EffectPlayed
    | EffectOver
    | SkillChanged
    | ForcedOut
    | ForcedIn
    | Forbidden
    | FlipsTwice
    | CardTaken
    | CardGiven
    | CardPassed
    | HandLooked
    | HandSeen
    | DiscardTaken
    | GoalChanged
    | PrizesAdded
    | CardTurnedOver
    | PrizesSwapped
    | PrizeDiscarded
    | PrizeRenewed
    | TotemsLocked
    | GoalChosen
    | WildPlayed
    | Boosted
    | Flipped
    | NotFlipped
    | Attempted
    | TableCleared
    | Competes
    | StaysOut
    | Scored
    | TrialWon
    | PrizesRevealed
    | PrizeTaken
    | PrizesUnclaimed
    | ChallengeDiscarded
    | EpisodeOver
    | GameEnded
)
GameCommand: TypeAlias = (
    Propose
    | Withdraw
    | Accept
    | Decline
    | PlayEffect
    | Target
    | TargetSkill
    | TargetGoal
    | Rename
    | TargetPrize
    | TakeDiscard
    | Pay
    | GiveCard
    | Arrange
    | SiftOut
    | DiscardCard
    | KeepOne
    | ChooseGoal
    | NameSkill
    | Boost
    | WildBoost
    | Flip
    | FlipAgain
    | Compete
    | StayOut
    | TakePrize
    | GivePrize
    | Draw
    | Done
)
COMMANDS: TypeAdapter[Any] = TypeAdapter(Annotated[GameCommand, Field(discriminator="kind")])
FACTS: TypeAdapter[Any] = TypeAdapter(Annotated[GameFact | KernelFact, Field(discriminator="kind")])

__all__ = [
    "COMMANDS",
    "FACTS",
    "Accept",
    "Arrange",
    "Attempted",
    "Ban",
    "Boost",
    "Boosted",
    "CardFlipped",
    "CardGiven",
    "CardId",
    "CardPassed",
    "CardTaken",
    "CardTurnedOver",
    "ChallengeDiscarded",
    "ChooseGoal",
    "Code",
    "Compete",
    "Competes",
    "DealMade",
    "Decline",
    "Declined",
    "DiscardCard",
    "DiscardTaken",
    "Discarded",
    "Draw",
    "Drew",
    "EffectOver",
    "EffectPlayed",
    "End",
    "EpisodeOver",
    "Flip",
    "FlipAgain",
    "Flipped",
    "FlipsTwice",
    "Forbidden",
    "ForcedIn",
    "ForcedOut",
    "GameBegan",
    "GameCommand",
    "GameEnded",
    "GameFact",
    "GiveCard",
    "GivePrize",
    "GoalChanged",
    "GoalChosen",
    "GoalId",
    "HandDealt",
    "HandGained",
    "HandLooked",
    "HandSeen",
    "KeepOne",
    "Leader",
    "LeaderReady",
    "NameSkill",
    "NotFlipped",
    "Pay",
    "Phase",
    "PhaseBegan",
    "PlayEffect",
    "PrizeDiscarded",
    "PrizeRenewed",
    "PrizeTaken",
    "PrizesAdded",
    "PrizesRevealed",
    "PrizesSwapped",
    "PrizesUnclaimed",
    "Propose",
    "Proposed",
    "Rename",
    "Reshuffled",
    "Score",
    "Scored",
    "SiftOut",
    "SkillChanged",
    "StayOut",
    "StaysOut",
    "TableCleared",
    "TakeDiscard",
    "TakePrize",
    "Target",
    "TargetGoal",
    "TargetPrize",
    "TargetSkill",
    "Tested",
    "TopLooked",
    "TopOrdered",
    "TopReturned",
    "TopSeen",
    "TotemsLocked",
    "TrialWon",
    "WildBoost",
    "WildPlayed",
    "Withdraw",
    "Withdrawn",
]
