"""What players decide (commands) and what they learn (facts)."""

from __future__ import annotations

from typing import Annotated, Any, TypeAlias

from pydantic import Field, TypeAdapter

from engines.kernel import Done, KernelFact
from engines.peasant_buffet.words.commands import (
    Arrange,
    AsTheyLie,
    Bury,
    CardId,
    Contribute,
    Draw,
    Fight,
    GiveUp,
    Herd,
    Hold,
    Hunt,
    Ignore,
    Juggle,
    Keep,
    Leave,
    Pick,
    PlayDoom,
    Stop,
    Tag,
    Target,
)
from engines.peasant_buffet.words.facts import (
    AbilityUsed,
    Bitten,
    BossStays,
    BottomSeen,
    CardDrawn,
    Defeated,
    Devoured,
    DoomAimed,
    DoomAnnounced,
    DoomDone,
    DoomReturned,
    End,
    Ending,
    EventDone,
    FirstPlayer,
    Foe,
    GameBegan,
    GameEnded,
    InPeril,
    ItemDiscarded,
    ItemTaken,
    LookedAt,
    LootCollected,
    LootGrew,
    LootLost,
    MarketDrawn,
    MonsterDiscarded,
    MonsterJoined,
    MonsterMoved,
    Paid,
    Payment,
    Recycled,
    RoseBy,
    Saved,
    Score,
    Snatched,
    TookBack,
    TopRecycled,
    TopReturned,
    TopSeen,
    TurnBegan,
    TurnEnding,
    Why,
    ZombieMoved,
    ZombieRose,
)

GameFact: TypeAlias = (
    GameBegan
    | FirstPlayer
    | TurnBegan
    | CardDrawn
    | LootGrew
    | TurnEnding
    | LootCollected
    | LootLost
    | Recycled
    | Paid
    | Defeated
    | TookBack
    | MonsterJoined
    | BossStays
    | MonsterMoved
    | MonsterDiscarded
    | DoomAnnounced
    | DoomAimed
    | DoomReturned
    | DoomDone
    | ItemTaken
    | Snatched
    | Bitten
    | AbilityUsed
    | EventDone
    | MarketDrawn
    | ItemDiscarded
    | LookedAt
    | TopSeen
    | BottomSeen
    | TopReturned
    | TopRecycled
    | InPeril
    | Saved
    | Devoured
    | ZombieRose
    | ZombieMoved
    | GameEnded
)
GameCommand: TypeAlias = (
    Draw
    | Stop
    | Fight
    | Contribute
    | GiveUp
    | PlayDoom
    | Ignore
    | Herd
    | Target
    | Pick
    | Juggle
    | Keep
    | Bury
    | Leave
    | Arrange
    | AsTheyLie
    | Hunt
    | Hold
)
COMMANDS: TypeAdapter[Any] = TypeAdapter(Annotated[GameCommand | Done, Field(discriminator="kind")])
FACTS: TypeAdapter[Any] = TypeAdapter(Annotated[GameFact | KernelFact, Field(discriminator="kind")])

__all__ = [
    "COMMANDS",
    "FACTS",
    "AbilityUsed",
    "Arrange",
    "AsTheyLie",
    "Bitten",
    "BossStays",
    "BottomSeen",
    "Bury",
    "CardDrawn",
    "CardId",
    "Contribute",
    "Defeated",
    "Devoured",
    "DoomAimed",
    "DoomAnnounced",
    "DoomDone",
    "DoomReturned",
    "Draw",
    "End",
    "Ending",
    "EventDone",
    "Fight",
    "FirstPlayer",
    "Foe",
    "GameBegan",
    "GameCommand",
    "GameEnded",
    "GameFact",
    "GiveUp",
    "Herd",
    "Hold",
    "Hunt",
    "Ignore",
    "InPeril",
    "ItemDiscarded",
    "ItemTaken",
    "Juggle",
    "Keep",
    "Leave",
    "LookedAt",
    "LootCollected",
    "LootGrew",
    "LootLost",
    "MarketDrawn",
    "MonsterDiscarded",
    "MonsterJoined",
    "MonsterMoved",
    "Paid",
    "Payment",
    "Pick",
    "PlayDoom",
    "Recycled",
    "RoseBy",
    "Saved",
    "Score",
    "Snatched",
    "Stop",
    "Tag",
    "Target",
    "TookBack",
    "TopRecycled",
    "TopReturned",
    "TopSeen",
    "TurnBegan",
    "TurnEnding",
    "Why",
    "ZombieMoved",
    "ZombieRose",
]
