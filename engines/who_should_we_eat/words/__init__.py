"""What players decide (commands) and what they learn (facts)."""

from __future__ import annotations

from typing import Annotated, Any, TypeAlias

from pydantic import Field, TypeAdapter

from engines.kernel import KernelFact
from engines.who_should_we_eat.words.commands import (
    Announce,
    Attack,
    Burn,
    CardId,
    Choose,
    Close,
    DrawStraw,
    Hold,
    Open,
    Select,
    Show,
    Split,
    StepOut,
    TakeQuest,
    Target,
    Vote,
    WhoDraws,
)
from engines.who_should_we_eat.words.facts import (
    CardRevealed,
    CardsDrawn,
    CardsPlaced,
    Chosen,
    DeadReturned,
    Draw,
    DrawChanged,
    DrawersChosen,
    DrewStraws,
    GameBegan,
    HandDealt,
    Haunted,
    HauntRemoved,
    Holding,
    KeepDiscarded,
    KeepSeen,
    KeepsPassed,
    KeepsSwapped,
    Leader,
    NewKeep,
    NoQuest,
    NoTarget,
    Phase,
    PhaseBegan,
    Pile,
    PilesCounted,
    PlayDiscarded,
    QuestBurnt,
    QuestPicker,
    QuestsRevealed,
    QuestTaken,
    QuestTucked,
    Reshuffled,
    Selected,
    Targeted,
    TodayChanged,
    TrackMoved,
    Triggered,
)
from engines.who_should_we_eat.words.trial import (
    AttachmentsLost,
    AttackBlocked,
    Bloodless,
    CardsTurnedUp,
    Counted,
    Died,
    DiscussionClosed,
    Eater,
    End,
    Escaped,
    FightBegan,
    GameEnded,
    KnivesShown,
    Pointed,
    RaftChecked,
    RoundEnded,
    Stab,
    Supper,
    TrialOpened,
    TrialOver,
    TurnedUp,
    UpCard,
    VotesShown,
)

GameFact: TypeAlias = (
    GameBegan
    | Leader
    | QuestsRevealed
    | PilesCounted
    | Reshuffled
    | PhaseBegan
    | TrackMoved
    | DeadReturned
    | CardsDrawn
    | HandDealt
    | Selected
    | CardsPlaced
    | CardRevealed
    | Targeted
    | NoTarget
    | Chosen
    | Haunted
    | HauntRemoved
    | PlayDiscarded
    | KeepDiscarded
    | KeepsSwapped
    | KeepsPassed
    | NewKeep
    | KeepSeen
    | DrawChanged
    | TodayChanged
    | Triggered
    | QuestPicker
    | QuestBurnt
    | QuestTaken
    | NoQuest
    | QuestTucked
    | DrewStraws
    | DrawersChosen
    | Supper
    | TrialOpened
    | DiscussionClosed
    | KnivesShown
    | AttackBlocked
    | FightBegan
    | Bloodless
    | Escaped
    | VotesShown
    | TrialOver
    | Died
    | AttachmentsLost
    | RaftChecked
    | RoundEnded
    | CardsTurnedUp
    | GameEnded
)
GameCommand: TypeAlias = (
    Announce
    | Split
    | Select
    | Target
    | Choose
    | TakeQuest
    | Burn
    | DrawStraw
    | Open
    | Show
    | Attack
    | Close
    | Hold
    | Vote
    | WhoDraws
    | StepOut
)
COMMANDS: TypeAdapter[Any] = TypeAdapter(Annotated[GameCommand, Field(discriminator="kind")])
FACTS: TypeAdapter[Any] = TypeAdapter(Annotated[GameFact | KernelFact, Field(discriminator="kind")])

__all__ = [
    "COMMANDS",
    "FACTS",
    "Announce",
    "AttachmentsLost",
    "Attack",
    "AttackBlocked",
    "Bloodless",
    "Burn",
    "CardId",
    "CardRevealed",
    "CardsDrawn",
    "CardsPlaced",
    "CardsTurnedUp",
    "Choose",
    "Chosen",
    "Close",
    "Counted",
    "DeadReturned",
    "Died",
    "DiscussionClosed",
    "Draw",
    "DrawChanged",
    "DrawStraw",
    "DrawersChosen",
    "DrewStraws",
    "Eater",
    "End",
    "Escaped",
    "FightBegan",
    "GameBegan",
    "GameCommand",
    "GameEnded",
    "GameFact",
    "HandDealt",
    "HauntRemoved",
    "Haunted",
    "Hold",
    "Holding",
    "KeepDiscarded",
    "KeepSeen",
    "KeepsPassed",
    "KeepsSwapped",
    "KnivesShown",
    "Leader",
    "NewKeep",
    "NoQuest",
    "NoTarget",
    "Open",
    "Phase",
    "PhaseBegan",
    "Pile",
    "PilesCounted",
    "PlayDiscarded",
    "Pointed",
    "QuestBurnt",
    "QuestPicker",
    "QuestTaken",
    "QuestTucked",
    "QuestsRevealed",
    "RaftChecked",
    "Reshuffled",
    "RoundEnded",
    "Select",
    "Selected",
    "Show",
    "Split",
    "Stab",
    "StepOut",
    "Supper",
    "TakeQuest",
    "Target",
    "Targeted",
    "TodayChanged",
    "TrackMoved",
    "TrialOpened",
    "TrialOver",
    "Triggered",
    "TurnedUp",
    "UpCard",
    "Vote",
    "VotesShown",
    "WhoDraws",
]
