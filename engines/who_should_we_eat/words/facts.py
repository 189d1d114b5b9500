"""What players learn in the morning and the afternoon, and of tracks, piles, cards and straws at any time."""

from __future__ import annotations

from typing import Literal, TypeAlias

from pydantic import BaseModel

from engines.kernel import Fact, Seat
from engines.who_should_we_eat.options import Edition
from engines.who_should_we_eat.vocabulary import DrawKind, Mod
from engines.who_should_we_eat.words.commands import CardId

Pile: TypeAlias = Literal["food", "sanity", "build", "ghost", "quest"]
Phase: TypeAlias = Literal["morning", "afternoon", "evening", "trial", "salvation"]

# ---------------------------------------------------- facts: the table


class GameBegan(Fact, frozen=True):
    """The table is laid. `characters` and `personalities` in seat order; `red`: the red number of each Sanity space."""

    kind: Literal["game-began"] = "game-began"
    pack: str
    edition: Edition
    characters: tuple[CardId, ...]
    personalities: tuple[CardId, ...]
    food: int
    sanity: int
    build: int
    raft: int
    red: tuple[int, ...]
    quests_removed: int


class Leader(Fact, frozen=True):
    """Who has the conch now. stays: it was passed already when yesterday's leader died; died: the leader died."""

    kind: Literal["leader"] = "leader"
    seat: Seat
    why: Literal["drawn", "named", "passed", "stays", "died"]


class QuestsRevealed(Fact, frozen=True):
    """The selection was refilled: `row` is what lies there now, `new` what came."""

    kind: Literal["quests-revealed"] = "quests-revealed"
    row: tuple[CardId, ...]
    new: tuple[CardId, ...]


class PilesCounted(Fact, frozen=True):
    """How many cards are in the draw and discard piles now (W1). Bookkeeping rather than news."""

    kind: Literal["piles-counted"] = "piles-counted"
    draw: dict[Pile, int]
    discard: dict[Pile, int]


class Reshuffled(Fact, frozen=True):
    """A deck ran out and was made anew from its discard pile."""

    kind: Literal["reshuffled"] = "reshuffled"
    deck: Pile
    cards: int


class PhaseBegan(Fact, frozen=True):
    """A phase begins; `trial` counts the trials of this round from 1, else 0."""

    kind: Literal["phase-began"] = "phase-began"
    phase: Phase
    round: int
    trial: int = 0


class TrackMoved(Fact, frozen=True):
    """A marker was to move by `by`, `lost` of which fell off the end of the track (W3); it stands at `to`.

    why   card: an effect of `card`; evening: the night; supper; meat: of the dead; killing: the red number or the raft
          after a death
    """

    kind: Literal["track-moved"] = "track-moved"
    track: Literal["food", "sanity", "build", "raft"]
    by: int
    lost: int
    to: int
    why: Literal["card", "evening", "supper", "meat", "killing"]
    card: CardId | None = None


# ---------------------------------------------------- facts: morning


class DeadReturned(Fact, frozen=True):
    """Those who died in the last round are ghosts now (W8)."""

    kind: Literal["dead-returned"] = "dead-returned"
    seats: tuple[Seat, ...]


class Draw(BaseModel, frozen=True, extra="forbid"):
    """What one seat drew: cards of each deck; `keep`: the old Keep was taken up first (W9)."""

    seat: Seat
    food: int = 0
    sanity: int = 0
    build: int = 0
    ghost: int = 0
    keep: bool = False


class CardsDrawn(Fact, frozen=True):
    """Everybody's draws of this morning, clockwise from the leader."""

    kind: Literal["cards-drawn"] = "cards-drawn"
    draws: tuple[Draw, ...]


class HandDealt(Fact, frozen=True):
    """Your hand: the old Keep first, then the cards as they were drawn. Told to its owner."""

    kind: Literal["hand-dealt"] = "hand-dealt"
    cards: tuple[CardId, ...]


class Selected(Fact, frozen=True):
    """What lies face down before you now. Told to its owner."""

    kind: Literal["selected"] = "selected"
    play: CardId | None
    keep: CardId | None


class CardsPlaced(Fact, frozen=True):
    """All have chosen: who has a Play card and who a Keep card face down. The rest was discarded."""

    kind: Literal["cards-placed"] = "cards-placed"
    plays: tuple[Seat, ...]
    keeps: tuple[Seat, ...]


# ---------------------------------------------------- facts: cards


class CardRevealed(Fact, frozen=True):
    """A face-down card was turned up.

    why   turn: its owner's turn in the afternoon; shown: a trial card or an escape of its owner's own will; attacked:
          a lone knife names its owner; step-out: to draw no straw; death: step 1 of a death
    """

    kind: Literal["card-revealed"] = "card-revealed"
    seat: Seat
    card: CardId
    half: Literal["play", "keep"]
    why: Literal["turn", "shown", "attacked", "step-out", "death"]


class Targeted(Fact, frozen=True):
    """The owner of `card` (nobody: a quest) means `target`."""

    kind: Literal["targeted"] = "targeted"
    seat: Seat | None
    card: CardId
    target: Seat


class NoTarget(Fact, frozen=True):
    """An effect of `card` reaches nobody and is skipped (W17)."""

    kind: Literal["no-target"] = "no-target"
    card: CardId
    effect: str


class Chosen(Fact, frozen=True):
    """The owner took one of the two effects of `card`."""

    kind: Literal["chosen"] = "chosen"
    seat: Seat
    card: CardId
    option: Literal["a", "b"]


class Haunted(Fact, frozen=True):
    """A haunt is attached to `seat`; the one that it replaces is discarded and triggers nothing (W16)."""

    kind: Literal["haunted"] = "haunted"
    seat: Seat
    card: CardId
    by: Seat
    replaced: CardId | None = None


class HauntRemoved(Fact, frozen=True):
    """`seat` is rid of its haunt."""

    kind: Literal["haunt-removed"] = "haunt-removed"
    seat: Seat
    card: CardId


class PlayDiscarded(Fact, frozen=True):
    """The unresolved Play card of `seat` was discarded unseen."""

    kind: Literal["play-discarded"] = "play-discarded"
    seat: Seat


class KeepDiscarded(Fact, frozen=True):
    """The Keep of `seat` was discarded; `card` is None if nobody saw it."""

    kind: Literal["keep-discarded"] = "keep-discarded"
    seat: Seat
    card: CardId | None = None


class KeepsSwapped(Fact, frozen=True):
    """Two survivors exchanged their Keeps unseen."""

    kind: Literal["keeps-swapped"] = "keeps-swapped"
    seats: tuple[Seat, Seat]


class KeepsPassed(Fact, frozen=True):
    """Each of `ring` passed their Keep to the next one of `ring`, the last to the first."""

    kind: Literal["keeps-passed"] = "keeps-passed"
    ring: tuple[Seat, ...]


class NewKeep(Fact, frozen=True):
    """Your Keep is another now. Told to its owner."""

    kind: Literal["new-keep"] = "new-keep"
    card: CardId | None


class KeepSeen(Fact, frozen=True):
    """The face-down Keep of `seat`, shown to the one who peeks, or to everybody. It stays face down."""

    kind: Literal["keep-seen"] = "keep-seen"
    seat: Seat
    card: CardId


class DrawChanged(Fact, frozen=True):
    """Next morning `seat` draws more or fewer cards."""

    kind: Literal["draw-changed"] = "draw-changed"
    seat: Seat
    deck: Literal["food", "sanity", "build", "any"]
    by: int


class TodayChanged(Fact, frozen=True):
    """Until the end of the round this holds for `seat`."""

    kind: Literal["today-changed"] = "today-changed"
    seat: Seat
    card: CardId
    mods: tuple[Mod, ...]


class Triggered(Fact, frozen=True):
    """The moment of an attached card (or of a Keep, at a death) has come; its effects follow.

    at   dusk, death, other-death: as the cards say; tool: a knife was played by one who uses knives as tools
    """

    kind: Literal["triggered"] = "triggered"
    seat: Seat
    card: CardId
    at: Literal["dusk", "death", "other-death", "tool"]


# ---------------------------------------------------- facts: quests and straws


class QuestPicker(Fact, frozen=True):
    """This seat, not the leader, takes today's quest."""

    kind: Literal["quest-picker"] = "quest-picker"
    seat: Seat


class QuestBurnt(Fact, frozen=True):
    """`seat` removed a quest from the game."""

    kind: Literal["quest-burnt"] = "quest-burnt"
    seat: Seat
    quest: CardId


class QuestTaken(Fact, frozen=True):
    """`seat` took today's quest; its top half happens."""

    kind: Literal["quest-taken"] = "quest-taken"
    seat: Seat
    quest: CardId


class NoQuest(Fact, frozen=True):
    """No quest lies in the selection today."""

    kind: Literal["no-quest"] = "no-quest"


class QuestTucked(Fact, frozen=True):
    """The quest is under the character of `seat` and holds from now on; `replaced` left the game (W19)."""

    kind: Literal["quest-tucked"] = "quest-tucked"
    seat: Seat
    quest: CardId
    replaced: tuple[CardId, ...] = ()


class Holding(BaseModel, frozen=True, extra="forbid"):
    """How many straws one drawer holds."""

    seat: Seat
    straws: int


class DrewStraws(Fact, frozen=True):
    """All straws are turned over together (W45, W52)."""

    kind: Literal["drew-straws"] = "drew-straws"
    draw: DrawKind
    straws: tuple[Holding, ...]
    short: Seat


class DrawersChosen(Fact, frozen=True):
    """The leader said who draws straws (W36, W40)."""

    kind: Literal["drawers-chosen"] = "drawers-chosen"
    leader: Seat
    who: Literal["tied", "knives", "all"]
