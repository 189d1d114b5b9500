"""What players decide (commands) and what they learn (facts)."""

from __future__ import annotations

from typing import Annotated, Any, TypeAlias

from pydantic import Field, TypeAdapter

from engines.donner_dinner_party.words.commands import (
    Boo,
    BreakTie,
    CallVote,
    CardId,
    ClaimGave,
    ClaimRole,
    ClaimSaw,
    ClaimSupply,
    Contribute,
    Hold,
    Inspect,
    NoInspection,
    Noise,
    PlaySupply,
    Role,
    Sound,
    Vote,
)
from engines.donner_dinner_party.words.facts import (
    AllContributed,
    Booed,
    CampDinner,
    CannibalsMet,
    CardSeen,
    CardsTurnedUp,
    Claimed,
    Condemned,
    Contributed,
    ContributedHow,
    Counted,
    DinnerSettled,
    Eaten,
    End,
    EverybodyScared,
    GameBegan,
    GameEnded,
    Given,
    HandDealt,
    How,
    Inspected,
    Leader,
    LeftoversSeen,
    Look,
    LookedAt,
    LookedBy,
    Met,
    NoiseMade,
    Phase,
    PhaseBegan,
    Pointed,
    RoleDealt,
    RoundEnded,
    SupplyDealt,
    SupplyPlayed,
    TieBroken,
    VoteCalled,
    VotesCounted,
    VotesShown,
)
from engines.kernel import KernelFact

GameFact: TypeAlias = (
    GameBegan
    | RoleDealt
    | Leader
    | CannibalsMet
    | Met
    | SupplyDealt
    | PhaseBegan
    | HandDealt
    | SupplyPlayed
    | Contributed
    | AllContributed
    | LeftoversSeen
    | Inspected
    | CardSeen
    | CampDinner
    | DinnerSettled
    | Claimed
    | NoiseMade
    | VoteCalled
    | VotesShown
    | Booed
    | EverybodyScared
    | VotesCounted
    | TieBroken
    | Condemned
    | Eaten
    | RoundEnded
    | CardsTurnedUp
    | GameEnded
)
GameCommand: TypeAlias = (
    Contribute
    | PlaySupply
    | Inspect
    | NoInspection
    | CallVote
    | Vote
    | BreakTie
    | Boo
    | Noise
    | Hold
    | ClaimGave
    | ClaimSaw
    | ClaimRole
    | ClaimSupply
)
COMMANDS: TypeAdapter[Any] = TypeAdapter(Annotated[GameCommand, Field(discriminator="kind")])
FACTS: TypeAdapter[Any] = TypeAdapter(Annotated[GameFact | KernelFact, Field(discriminator="kind")])

__all__ = [
    "COMMANDS",
    "FACTS",
    "AllContributed",
    "Boo",
    "Booed",
    "BreakTie",
    "CallVote",
    "CampDinner",
    "CannibalsMet",
    "CardId",
    "CardSeen",
    "CardsTurnedUp",
    "ClaimGave",
    "ClaimRole",
    "ClaimSaw",
    "ClaimSupply",
    "Claimed",
    "Condemned",
    "Contribute",
    "Contributed",
    "ContributedHow",
    "Counted",
    "DinnerSettled",
    "Eaten",
    "End",
    "EverybodyScared",
    "GameBegan",
    "GameCommand",
    "GameEnded",
    "GameFact",
    "Given",
    "HandDealt",
    "Hold",
    "How",
    "Inspect",
    "Inspected",
    "Leader",
    "LeftoversSeen",
    "Look",
    "LookedAt",
    "LookedBy",
    "Met",
    "NoInspection",
    "Noise",
    "NoiseMade",
    "Phase",
    "PhaseBegan",
    "PlaySupply",
    "Pointed",
    "Role",
    "RoleDealt",
    "RoundEnded",
    "Sound",
    "SupplyDealt",
    "SupplyPlayed",
    "TieBroken",
    "Vote",
    "VoteCalled",
    "VotesCounted",
    "VotesShown",
]
