"""The board: all that is public, as a fold over the public facts.

The rules and every View read the same Board, and both let it learn the same facts; nothing else changes it.
"""

from __future__ import annotations

from collections.abc import Iterable
from dataclasses import dataclass, field
from typing import TypeVar

from engines.kernel import Fact, Seat
from engines.peasant_buffet import vocabulary as v
from engines.peasant_buffet import words as w
from engines.peasant_buffet.pack import Pack

LIMIT = 5  # monsters that devour a peasant
A = TypeVar("A", bound=v.Word)


@dataclass(slots=True)
class Place:
    """What everybody sees of one seat; a devoured one's inventory is locked.

    used       the ability that works once per game was used
    bitten     if devoured, they rise
    host       of a Zombie: whom it is with
    last_draw  the number of the latest draw of this seat (B24)
    """

    peasant: str
    items: list[str] = field(default_factory=list[str])
    dooms: list[str] = field(default_factory=list[str])
    monsters: list[w.Foe] = field(default_factory=list[w.Foe])
    living: bool = True
    zombie: bool = False
    host: Seat | None = None
    bitten: bool = False
    used: bool = False
    last_draw: int = 0


@dataclass(frozen=True, slots=True)
class Playing:
    """A Doom that was announced and is not resolved yet."""

    seat: Seat
    card: str
    target: Seat | None = None


@dataclass(slots=True)
class Board:
    """Everything that everybody at the table may know.

    village   how many cards it has; draws: how many were drawn so far
    active    whose turn it is
    drew      whether the active peasant has drawn in this turn; juggled: whether their ability was used in it
    drawn     the card that was drawn and is not resolved yet; `paid`: what was played onto it
    ending    why the turn is ending, once it is
    playing   the Doom that was announced, and those that interrupt it
    peril     who makes a last stand
    """

    pack: Pack = field(repr=False, compare=False)
    village: int = 0
    draws: int = 0
    turn: int = 0
    active: Seat = 0
    hunting: bool = False
    drew: bool = False
    juggled: bool = False
    drawn: str | None = None
    paid: tuple[w.Payment, ...] = ()
    ending: w.Ending | None = None
    places: dict[Seat, Place] = field(default_factory=dict[Seat, Place])
    loot: list[str] = field(default_factory=list[str])
    discard: list[str] = field(default_factory=list[str])
    bosses: list[w.Foe] = field(default_factory=list[w.Foe])
    playing: list[Playing] = field(default_factory=list[Playing])
    peril: Seat | None = None
    ended: w.GameEnded | None = None

    # ------------------------------------------------ looking

    @property
    def living(self) -> list[Seat]:
        """Who has not been devoured, in seat order."""
        return [seat for seat, place in self.places.items() if place.living]

    def clockwise(self, seats: Iterable[Seat] | None = None) -> list[Seat]:
        """The living, or some seats, clockwise from the active peasant."""
        found = self.living if seats is None else list(seats)
        return sorted(found, key=lambda seat: (seat - self.active) % len(self.places))

    def left_of(self, seat: Seat) -> Seat:
        """The next living peasant on the left; oneself, if there is no other."""
        seats = len(self.places)
        order = ((seat - 1 + step) % seats + 1 for step in range(1, seats + 1))
        return next((other for other in order if self.places[other].living), seat)

    def ability(self, seat: Seat, word: type[A]) -> A | None:
        """The special ability of a seat, if it is of this kind."""
        ability = self.pack.peasants[self.places[seat].peasant].ability
        return ability if isinstance(ability, word) else None

    def zombies_with(self, seat: Seat) -> list[Seat]:
        """The Zombies that are with a peasant."""
        return [other for other, place in self.places.items() if place.host == seat]

    def total(self, seat: Seat) -> int:
        """The monsters that count for a peasant: their own, Zombies with them, and every Boss."""
        zombies = sum(place.host == seat for place in self.places.values())
        return len(self.places[seat].monsters) + zombies + len(self.bosses)

    def limit(self, seat: Seat) -> int:
        """How many devour them."""
        ability = self.ability(seat, v.Limit)
        return LIMIT if ability is None else ability.monsters

    def endangered(self, seat: Seat) -> bool:
        """Whether a living peasant has so many."""
        return self.places[seat].living and self.total(seat) >= self.limit(seat)

    def wants(self, seat: Seat, item: str) -> bool:
        """Whether an Item scores for a seat."""
        return self.pack.kind(item) in self.pack.peasants[self.places[seat].peasant].wants

    def score(self, seat: Seat) -> w.Score:
        """What a seat would score now (B23)."""
        place = self.places[seat]
        items = sum(self.wants(seat, item) for item in place.items)
        return w.Score(seat=seat, items=items, survived=place.living, last_draw=place.last_draw)

    @property
    def last_discarded(self) -> str | None:
        """The Monster most recently discarded."""
        return next((card for card in reversed(self.discard) if card in self.pack.monsters), None)

    # ------------------------------------------------ learning

    def learn(self, fact: Fact) -> None:
        """Take a public fact in."""
        match fact:
            case w.GameBegan():
                self.village = fact.village
                self.places = {seat: Place(peasant) for seat, peasant in enumerate(fact.peasants, 1)}
            case w.FirstPlayer():
                self.active = fact.seat
            case w.TurnBegan():
                self.active, self.turn, self.hunting = fact.seat, fact.turn, fact.zombie
                self.drew, self.juggled, self.ending = False, False, None
            case w.CardDrawn():
                self._count_draw(fact.seat, fact.draw, fact.left)
                self.drawn, self.drew = fact.card, True
            case w.LootGrew():
                self.drawn = None
                self.loot.append(fact.card)
            case w.TurnEnding():
                self.ending = fact.why
            case w.LootCollected():
                self.loot.clear()
                for card in fact.cards:
                    self._collect(fact.seat, card)
            case w.LootLost():
                self._lose(fact)
            case w.Recycled():
                self._recycle(fact)
            case w.Snatched():
                self.loot.remove(fact.card)
                self._collect(fact.seat, fact.card)
            case w.AbilityUsed():
                self.places[fact.seat].used = True
            case w.Bitten():
                self.places[fact.seat].bitten = True
            case w.EventDone():
                self.drawn = None
                self.discard.append(fact.card)
            case w.MarketDrawn():
                self._count_draw(fact.seat, fact.draw, fact.left)
                if fact.kept:
                    self._collect(fact.seat, fact.card)
            case w.ItemTaken():
                self.places[fact.target].items.remove(fact.card)
                self.places[fact.seat].items.append(fact.card)
            case w.ItemDiscarded():
                self.places[fact.seat].items.remove(fact.card)
                self.discard.append(fact.card)
            case w.TopRecycled() | w.TopReturned() | w.LookedAt():
                pass
            case w.GameEnded():
                self.ended = fact
            case _:
                self._learn_of_monsters(fact)
                self._learn_of_dooms(fact)

    def _learn_of_monsters(self, fact: Fact) -> None:
        match fact:
            case w.Paid():
                self._pay(fact)
            case w.Defeated():
                self._defeat(fact)
            case w.TookBack():
                _remove_last(self.discard, fact.card)
                self.places[fact.seat].items.append(fact.card)
            case w.MonsterJoined():
                if fact.source == "drawn":
                    self.drawn = None
                else:
                    _remove_last(self.discard, fact.card)
                self.places[fact.seat].monsters.append(w.Foe(card=fact.card))
            case w.BossStays():
                self.drawn, self.paid = None, ()
                self.bosses.append(fact.foe)
            case w.MonsterMoved():
                self.places[fact.seat].monsters.remove(fact.foe)
                self.places[fact.target].monsters.append(fact.foe)
            case w.MonsterDiscarded():
                self.places[fact.seat].monsters.remove(fact.foe)
                self._discard_foe(fact.foe)
            case w.InPeril():
                self.peril = fact.seat
            case w.Saved():
                self.peril = None
            case w.Devoured():
                self.peril = None
                self.places[fact.seat].living = False
                for zombie in self.zombies_with(fact.seat):
                    self.places[zombie].host = None
            case w.ZombieRose():
                self.places[fact.seat].zombie = True
            case w.ZombieMoved():
                if fact.target is not None:
                    self.places[fact.seat].host = fact.target
            case _:
                pass

    def _learn_of_dooms(self, fact: Fact) -> None:
        match fact:
            case w.DoomAnnounced():
                self.places[fact.seat].dooms.remove(fact.card)
                self.playing.append(Playing(fact.seat, fact.card))
            case w.DoomAimed():
                self.playing[-1] = Playing(fact.seat, fact.card, fact.target)
            case w.DoomReturned():
                self.playing.pop()
                self.places[fact.seat].dooms.append(fact.card)
            case w.DoomDone():
                self.playing.pop()
                self.discard.append(fact.card)
            case _:
                pass

    def _count_draw(self, seat: Seat, draw: int, left: int) -> None:
        self.draws, self.village = draw, left
        self.places[seat].last_draw = draw

    def _collect(self, seat: Seat, card: str) -> None:
        place = self.places[seat]
        if card in self.pack.monsters:
            place.monsters.append(w.Foe(card=card))
        else:
            (place.dooms if card in self.pack.dooms else place.items).append(card)

    def _lose(self, fact: w.LootLost) -> None:
        self.loot.clear()
        lost = list(fact.cards)
        if fact.kept is not None:
            lost.remove(fact.kept)
            self._collect(fact.seat, fact.kept)
        if fact.drawn is not None:
            self.drawn = None
            lost.append(fact.drawn)
        self.discard += lost

    def _recycle(self, fact: w.Recycled) -> None:
        self.village += len(fact.cards)
        if fact.source == "drawn":
            self.drawn = None
            self.juggled = True
            return
        pile = self.loot if fact.source == "loot" else self.places[fact.seat].items
        for card in fact.cards:
            pile.remove(card)

    def _pay(self, fact: w.Paid) -> None:
        for payment in fact.payments:
            for item in payment.items:
                self.places[fact.seat].items.remove(item)
        after = w.Foe(card=fact.foe.card, paid=(*fact.foe.paid, *fact.payments))
        if fact.where == "drawn":
            self.paid = after.paid
            return
        foes = self.bosses if fact.where == "boss" else self.places[fact.seat].monsters
        foes[foes.index(fact.foe)] = after

    def _defeat(self, fact: w.Defeated) -> None:
        if fact.where == "drawn":
            self.drawn, self.paid = None, ()
        elif fact.where == "boss":
            self.bosses.remove(fact.foe)
        else:
            self.places[fact.seat].monsters.remove(fact.foe)
        self._discard_foe(fact.foe)

    def _discard_foe(self, foe: w.Foe) -> None:
        self.discard += [foe.card, *(item for payment in foe.paid for item in payment.items)]


def _remove_last(cards: list[str], card: str) -> None:
    del cards[len(cards) - 1 - cards[::-1].index(card)]
