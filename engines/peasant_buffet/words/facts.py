"""What players learn. Nearly everything lies open (B2); only looks into the Village are told to one seat alone."""

from __future__ import annotations

from typing import Literal, TypeAlias

from pydantic import BaseModel

from engines.kernel import Fact, Seat
from engines.peasant_buffet.vocabulary import Kind
from engines.peasant_buffet.words.commands import CardId

End: TypeAlias = Literal["all-devoured", "last-peasant", "village-empty"]
Ending: TypeAlias = Literal["stop", "defeated", "boss-proof", "village-empty"]
Why: TypeAlias = Literal["doom", "event", "ability"]
RoseBy: TypeAlias = Literal["ability", "bitten", "host"]


class Payment(BaseModel, frozen=True, extra="forbid"):
    """One weakness that was paid: the Items, and whose they were."""

    weakness: Kind
    items: tuple[CardId, ...]
    seat: Seat


class Foe(BaseModel, frozen=True, extra="forbid"):
    """A Monster or a Boss in play, with what was played onto it (B12)."""

    card: CardId
    paid: tuple[Payment, ...] = ()


# ---------------------------------------------------- the table and its turns


class GameBegan(Fact, frozen=True):
    """The table is laid: the peasants in seat order, and how many cards the Village has."""

    kind: Literal["game-began"] = "game-began"
    pack: str
    peasants: tuple[CardId, ...]
    village: int


class FirstPlayer(Fact, frozen=True):
    """Who begins (B1)."""

    kind: Literal["first-player"] = "first-player"
    seat: Seat
    why: Literal["drawn", "named"]


class TurnBegan(Fact, frozen=True):
    """A turn begins; they are numbered. `zombie`: a Zombie's, which may only move (B19)."""

    kind: Literal["turn-began"] = "turn-began"
    seat: Seat
    turn: int
    zombie: bool = False


class CardDrawn(Fact, frozen=True):
    """The top card of the Village lies open; draws are numbered (B24), `left` are left. `dared`: a Doom forced it."""

    kind: Literal["card-drawn"] = "card-drawn"
    seat: Seat
    card: CardId
    draw: int
    left: int
    dared: bool = False


class LootGrew(Fact, frozen=True):
    """The card that was drawn lies in the loot now."""

    kind: Literal["loot-grew"] = "loot-grew"
    seat: Seat
    card: CardId


class TurnEnding(Fact, frozen=True):
    """The turn ends: announced, after a Monster that was defeated, after a Boss that leaves the loot alone, or because
    the Village is empty (B7, B21)."""

    kind: Literal["turn-ending"] = "turn-ending"
    seat: Seat
    why: Ending


class LootCollected(Fact, frozen=True):
    """The loot became inventory."""

    kind: Literal["loot-collected"] = "loot-collected"
    seat: Seat
    cards: tuple[CardId, ...]


class LootLost(Fact, frozen=True):
    """The loot is discarded, but for one card that an ability keeps; with it a card that was just drawn."""

    kind: Literal["loot-lost"] = "loot-lost"
    seat: Seat
    cards: tuple[CardId, ...]
    kept: CardId | None = None
    drawn: CardId | None = None


class Recycled(Fact, frozen=True):
    """Cards went face down under the Village (B22); their order, where there is more than one, is not told."""

    kind: Literal["recycled"] = "recycled"
    seat: Seat
    cards: tuple[CardId, ...]
    source: Literal["drawn", "loot", "inventory"]


# ---------------------------------------------------- Monsters and Bosses


class Paid(Fact, frozen=True):
    """Items were played onto a Monster or a Boss; `foe` as it was before."""

    kind: Literal["paid"] = "paid"
    seat: Seat
    where: Literal["drawn", "own", "boss"]
    foe: Foe
    payments: tuple[Payment, ...]


class Defeated(Fact, frozen=True):
    """All weaknesses are covered: the Monster and what lies on it are discarded."""

    kind: Literal["defeated"] = "defeated"
    seat: Seat
    where: Literal["drawn", "own", "boss"]
    foe: Foe


class TookBack(Fact, frozen=True):
    """One of the Items just paid returns to the inventory (an ability)."""

    kind: Literal["took-back"] = "took-back"
    seat: Seat
    card: CardId


class MonsterJoined(Fact, frozen=True):
    """A Monster joins an inventory: as it was drawn, or out of the discard pile."""

    kind: Literal["monster-joined"] = "monster-joined"
    seat: Seat
    card: CardId
    source: Literal["drawn", "discard"]


class BossStays(Fact, frozen=True):
    """A Boss lies in the centre and counts for every living peasant (B14)."""

    kind: Literal["boss-stays"] = "boss-stays"
    seat: Seat
    foe: Foe


class MonsterMoved(Fact, frozen=True):
    """A Monster moved from one inventory to another, with what was played onto it."""

    kind: Literal["monster-moved"] = "monster-moved"
    seat: Seat
    target: Seat
    foe: Foe
    why: Why


class MonsterDiscarded(Fact, frozen=True):
    """A Monster was discarded, with what lies on it."""

    kind: Literal["monster-discarded"] = "monster-discarded"
    seat: Seat
    foe: Foe


# ---------------------------------------------------- Dooms


class DoomAnnounced(Fact, frozen=True):
    """A Doom was played; the clock stands still."""

    kind: Literal["doom-announced"] = "doom-announced"
    seat: Seat
    card: CardId


class DoomAimed(Fact, frozen=True):
    """Whom it means."""

    kind: Literal["doom-aimed"] = "doom-aimed"
    seat: Seat
    card: CardId
    target: Seat


class DoomReturned(Fact, frozen=True):
    """Nobody was named in time: it is back in the inventory."""

    kind: Literal["doom-returned"] = "doom-returned"
    seat: Seat
    card: CardId


class DoomDone(Fact, frozen=True):
    """A Doom is discarded. cancelled: without effect; ignored: its target's ability let it come to nothing."""

    kind: Literal["doom-done"] = "doom-done"
    seat: Seat
    card: CardId
    how: Literal["resolved", "cancelled", "ignored"]


class ItemTaken(Fact, frozen=True):
    """An Item went from one inventory to another."""

    kind: Literal["item-taken"] = "item-taken"
    seat: Seat
    target: Seat
    card: CardId
    why: Why


class Snatched(Fact, frozen=True):
    """A card of the loot went into the inventory of another peasant."""

    kind: Literal["snatched"] = "snatched"
    seat: Seat
    card: CardId


class Bitten(Fact, frozen=True):
    """If `seat` is devoured, they rise as a Zombie (B18)."""

    kind: Literal["bitten"] = "bitten"
    seat: Seat


class AbilityUsed(Fact, frozen=True):
    """An ability that works once per game was used."""

    kind: Literal["ability-used"] = "ability-used"
    seat: Seat
    card: CardId


# ---------------------------------------------------- Events, and looks into the Village


class EventDone(Fact, frozen=True):
    """An Event is discarded; `cancelled`: without effect."""

    kind: Literal["event-done"] = "event-done"
    seat: Seat
    card: CardId
    cancelled: bool = False


class MarketDrawn(Fact, frozen=True):
    """A card was drawn straight into an inventory; what is not `kept` was recycled unresolved."""

    kind: Literal["market-drawn"] = "market-drawn"
    seat: Seat
    card: CardId
    draw: int
    left: int
    kept: bool


class ItemDiscarded(Fact, frozen=True):
    """An Item of an inventory was discarded."""

    kind: Literal["item-discarded"] = "item-discarded"
    seat: Seat
    card: CardId


class LookedAt(Fact, frozen=True):
    """Somebody looks at so many cards on top of the Village."""

    kind: Literal["looked-at"] = "looked-at"
    seat: Seat
    count: int
    why: Literal["event", "ability"]


class TopSeen(Fact, frozen=True):
    """The top cards of the Village, the next to be drawn first. Told to who looks at them, and again once they lie in
    another order."""

    kind: Literal["top-seen"] = "top-seen"
    cards: tuple[CardId, ...]


class BottomSeen(Fact, frozen=True):
    """The last cards of the Village, the very last one last. Told to who recycled them."""

    kind: Literal["bottom-seen"] = "bottom-seen"
    cards: tuple[CardId, ...]


class TopReturned(Fact, frozen=True):
    """So many cards went back on top of the Village, in an order that is not told."""

    kind: Literal["top-returned"] = "top-returned"
    seat: Seat
    count: int


class TopRecycled(Fact, frozen=True):
    """The top card of the Village went under it, unseen by the others."""

    kind: Literal["top-recycled"] = "top-recycled"
    seat: Seat


# ---------------------------------------------------- being devoured, and the end


class InPeril(Fact, frozen=True):
    """Somebody has as many monsters as devour them: their last stand (B15)."""

    kind: Literal["in-peril"] = "in-peril"
    seat: Seat
    monsters: int
    limit: int


class Saved(Fact, frozen=True):
    """They have fewer again."""

    kind: Literal["saved"] = "saved"
    seat: Seat
    monsters: int


class Devoured(Fact, frozen=True):
    """They are devoured: the inventory is locked for good (B17)."""

    kind: Literal["devoured"] = "devoured"
    seat: Seat
    monsters: int


class ZombieRose(Fact, frozen=True):
    """A devoured peasant is a Zombie now; it is with nobody yet (B18)."""

    kind: Literal["zombie-rose"] = "zombie-rose"
    seat: Seat
    why: RoseBy


class ZombieMoved(Fact, frozen=True):
    """The Zombie `seat` went to `target`; `by` moved it, or (None) it went by itself. None as target: it stays."""

    kind: Literal["zombie-moved"] = "zombie-moved"
    seat: Seat
    target: Seat | None
    by: Seat | None = None


class Score(BaseModel, frozen=True, extra="forbid"):
    """What a peasant scores (B23), and the number of their latest draw (B24)."""

    seat: Seat
    items: int
    survived: bool
    last_draw: int

    @property
    def points(self) -> int:
        """All in all."""
        return self.items + self.survived


class GameEnded(Fact, frozen=True):
    """The game is over. `tied`: the latest draw decided."""

    kind: Literal["game-ended"] = "game-ended"
    end: End
    winners: tuple[Seat, ...]
    scores: tuple[Score, ...]
    tied: bool
