"""A pack of cards: frozen data from a TOML file, checked when it is loaded."""

from __future__ import annotations

import tomllib
from collections import Counter
from collections.abc import Iterator, Mapping, Sequence
from dataclasses import dataclass
from functools import cached_property
from pathlib import Path
from typing import Annotated, Any, TypeVar

from pydantic import Field, ValidationError

from engines.kernel import ImpossibleSetup
from engines.peasant_buffet.vocabulary import Ability, DoomEffect, EventEffect, Kind, Wildcard, Word


class PackError(ValueError):
    """A pack cannot be used; the text names file, card and field."""

    def __init__(self, file: str, card: str, field: str, problem: str) -> None:
        super().__init__(f"{file}: {card}, field {field!r}: {problem}")


class Card(Word):
    """What all cards have."""

    id: Annotated[str, Field(pattern=r"^[a-z0-9]+(-[a-z0-9]+)*$", max_length=30)]
    name: str


class VillageCard(Card):
    """A card of the Village."""

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


C = TypeVar("C", bound=Card)


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
PACKS: dict[str, Pack] = {}
STANDARD = "village"

_KINDS: dict[str, type[Card]] = {
    "peasant": Peasant,
    "item": ItemCard,
    "monster": MonsterCard,
    "boss": MonsterCard,
    "doom": DoomCard,
    "event": EventCard,
}


def load(path: Path) -> Pack:
    """Read a pack and make it known under its id. Raises PackError, which names file, card and field."""
    try:
        with path.open("rb") as file:
            raw = tomllib.load(file)
    except tomllib.TOMLDecodeError as error:
        raise PackError(path.name, "the file", "-", str(error)) from None
    pack = read(raw, path.name)
    PACKS[pack.id] = pack
    return pack


def loaded(pack: str) -> Pack:
    """A pack that was loaded; the standard pack is loaded when it is first asked for. Raises ImpossibleSetup."""
    if pack == STANDARD and pack not in PACKS:
        load(Path(__file__).with_name("pack.toml"))
    if pack not in PACKS:
        raise ImpossibleSetup
    return PACKS[pack]


def read(raw: Mapping[str, Any], file: str) -> Pack:
    """A pack from plain data; `file` is named in errors."""
    cards = {kind: [_card(file, kind, i, one) for i, one in enumerate(raw.get(kind, ()))] for kind in _KINDS}
    _check_ids(file, [card for some in cards.values() for card in some])
    for field in ("id", "name"):
        if not isinstance(raw.get(field), str):
            raise PackError(file, "the pack", field, "a text is needed")
    items = [
        card.model_copy(update={"kind": card.kind or card.id}) for card in cards["item"] if isinstance(card, ItemCard)
    ]
    pack = Pack(
        raw["id"],
        raw["name"],
        _by_id(cards["peasant"], Peasant),
        _by_id(items, ItemCard),
        _by_id(cards["monster"], MonsterCard),
        _by_id(cards["boss"], MonsterCard),
        _by_id(cards["doom"], DoomCard),
        _by_id(cards["event"], EventCard),
    )
    _check_counts(file, pack)
    _check_kinds(file, pack)
    return pack


def _card(file: str, kind: str, index: int, raw: Any) -> Card:
    named = raw.get("id") if isinstance(raw, dict) else None  # pyright: ignore[reportUnknownMemberType, reportUnknownVariableType]
    try:
        return _KINDS[kind].model_validate(raw)
    except ValidationError as error:
        first = error.errors(include_url=False, include_input=False)[0]
        field = ".".join(str(part) for part in first["loc"]) or "-"
        raise PackError(file, f"{kind} {named or index + 1!r}", field, first["msg"]) from None


def _by_id(cards: Sequence[Card], type_: type[C]) -> dict[str, C]:
    return {card.id: card for card in cards if isinstance(card, type_)}


def _check_ids(file: str, cards: Sequence[Card]) -> None:
    for name, count in Counter(card.id for card in cards).items():
        if count > 1:
            raise PackError(file, f"card {name!r}", "id", f"stands {count} times; copies are counted by 'copies'")


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
