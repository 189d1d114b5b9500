"""A pack of cards: frozen data from a TOML file, checked when it is loaded."""

from __future__ import annotations

from collections.abc import Iterator, Mapping, Sequence
from dataclasses import dataclass
from functools import cached_property
from pathlib import Path
from typing import Annotated, Any

from pydantic import Field

from engines.packs import Card, PackError, Shelf, by_id, read_cards
from engines.peasant_buffet.vocabulary import Ability, DoomEffect, EventEffect, Kind, Wildcard


class VillageCard(Card):
    """A card of the Village. Its id stands in the values of buttons, several at once."""

    id: Annotated[str, Field(pattern=r"^[a-z0-9]+(-[a-z0-9]+)*$", max_length=30)]
    copies: Annotated[int, Field(ge=1)] = 1


class Peasant(Card):
    """A peasant: the kinds of Items that score, and a special ability."""

    wants: Annotated[tuple[Kind, ...], Field(min_length=1)]
    ability: Ability


class ItemCard(VillageCard):
    """An Item. Its kind is its id, unless it says another."""

    kind: Kind = ""


class MonsterCard(VillageCard):
    """A Monster, or a Boss: the kinds that have to be paid."""

    weaknesses: Annotated[tuple[Kind, ...], Field(min_length=1, max_length=6)]


class DoomCard(VillageCard):
    """A Doom: it is played from an inventory."""

    effect: DoomEffect


class EventCard(VillageCard):
    """An Event: it happens when it is drawn."""

    effect: EventEffect


@dataclass(frozen=True)
class Pack:
    """All cards by id, in printed order."""

    id: str
    name: str
    peasants: Mapping[str, Peasant]
    items: Mapping[str, ItemCard]
    monsters: Mapping[str, MonsterCard]
    bosses: Mapping[str, MonsterCard]
    dooms: Mapping[str, DoomCard]
    events: Mapping[str, EventCard]

    @cached_property
    def village(self) -> dict[str, VillageCard]:
        """The cards of the Village by id."""
        return {**self.items, **self.monsters, **self.bosses, **self.dooms, **self.events}

    @cached_property
    def kinds(self) -> tuple[Kind, ...]:
        """The kinds of Items, in printed order."""
        return tuple(dict.fromkeys(card.kind for card in self.items.values()))

    @cached_property
    def foes(self) -> dict[str, MonsterCard]:
        """Monsters and Bosses, in printed order."""
        return {**self.monsters, **self.bosses}

    def kind(self, item: str) -> Kind:
        """The kind of an Item."""
        return self.items[item].kind

    def copies(self) -> Iterator[str]:
        """The ids of the Village, a copy each."""
        return (card.id for card in self.village.values() for _ in range(card.copies))


COUNTS = {"peasant": 14, "village": 86}
STANDARD = "village"

_KINDS: dict[str, type[Card]] = {
    "peasant": Peasant,
    "item": ItemCard,
    "monster": MonsterCard,
    "boss": MonsterCard,
    "doom": DoomCard,
    "event": EventCard,
}


def read(raw: Mapping[str, Any], file: str) -> Pack:
    """A pack from plain data; `file` is named in errors."""
    cards = read_cards(raw, file, _KINDS)
    items = [
        card.model_copy(update={"kind": card.kind or card.id}) for card in cards["item"] if isinstance(card, ItemCard)
    ]
    pack = Pack(
        raw["id"],
        raw["name"],
        by_id(cards["peasant"], Peasant),
        by_id(items, ItemCard),
        by_id(cards["monster"], MonsterCard),
        by_id(cards["boss"], MonsterCard),
        by_id(cards["doom"], DoomCard),
        by_id(cards["event"], EventCard),
    )
    _check_counts(file, pack)
    _check_kinds(file, pack)
    return pack


def _check_counts(file: str, pack: Pack) -> None:
    found = {"peasant": len(pack.peasants), "village": sum(1 for _ in pack.copies())}
    for kind, count in COUNTS.items():
        if found[kind] != count:
            raise PackError(file, f"{kind} cards", "copies", f"{count} cards are needed, there are {found[kind]}")


def _check_kinds(file: str, pack: Pack) -> None:
    """What is wanted, or has to be paid, there must be."""
    for card in pack.peasants.values():
        named = [*card.wants, *([card.ability.kind] if isinstance(card.ability, Wildcard) else [])]
        _check_known(file, f"peasant {card.id!r}", "wants", named, pack)
    for foe in pack.foes.values():
        _check_known(file, f"monster {foe.id!r}", "weaknesses", foe.weaknesses, pack)


def _check_known(file: str, card: str, field: str, kinds: Sequence[Kind], pack: Pack) -> None:
    for kind in kinds:
        if kind not in pack.kinds:
            raise PackError(file, card, field, f"there is no Item of the kind {kind!r}")


SHELF = Shelf(read, STANDARD, Path(__file__).with_name("pack.toml"))
PACKS, load, loaded = SHELF.packs, SHELF.load, SHELF.loaded
