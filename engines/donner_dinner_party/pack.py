"""A pack of cards: frozen data from a TOML file, checked when it is loaded."""

from __future__ import annotations

from collections.abc import Iterator, Mapping
from dataclasses import dataclass
from pathlib import Path
from typing import Annotated, Any

from pydantic import Field, TypeAdapter, ValidationError

from engines.donner_dinner_party.vocabulary import FITS, Effect, Tasty, Window
from engines.donner_dinner_party.words import Role
from engines.packs import Card, PackError, Shelf, by_id, read_cards


class HuntingCard(Card):
    """A Hunting Card: how many it feeds, and whether it spoils or cures."""

    copies: Annotated[int, Field(ge=1)]
    feeds: Annotated[int, Field(ge=0)] = 0
    poison: bool = False
    medicine: bool = False


class SupplyCard(Card):
    """A Supply Card: when it may be played, and what it does."""

    window: Window
    effect: Effect


class Character(Card):
    """A picture, on one Role Card and on the token of it."""

    role: Role


@dataclass(frozen=True, slots=True)
class Pack:
    """All cards by id, and the balanced decks by number of players."""

    id: str
    name: str
    hunting: Mapping[str, HuntingCard]
    supply: Mapping[str, SupplyCard]
    characters: Mapping[str, Character]
    balanced: Mapping[int, Mapping[str, int]]

    def deck(self, seats: int, balanced: bool) -> dict[str, int]:
        """How many of each Hunting Card are used."""
        if balanced and seats in self.balanced:
            return {name: self.balanced[seats].get(name, 0) for name in self.hunting}
        return {name: card.copies for name, card in self.hunting.items()}

    def of_role(self, role: Role) -> list[str]:
        """The characters of a role."""
        return [name for name, card in self.characters.items() if card.role == role]

    @property
    def tasty(self) -> str:
        """The Supply Card that is set aside unless the optional rule is played."""
        return next(name for name, card in self.supply.items() if isinstance(card.effect, Tasty))


COUNTS = {"hunting": 40, "supply": 12, "cannibal": 3, "pioneer": 7}
STANDARD = "winter"

_KINDS: dict[str, type[Card]] = {"hunting": HuntingCard, "supply": SupplyCard, "character": Character}
_BALANCED = TypeAdapter(dict[Annotated[int, Field(ge=4, le=10)], dict[str, Annotated[int, Field(strict=True, ge=0)]]])


def read(raw: Mapping[str, Any], file: str) -> Pack:
    """A pack from plain data; `file` is named in errors."""
    cards = read_cards(raw, file, _KINDS)
    try:
        balanced = _BALANCED.validate_python(raw.get("balanced", {}))
    except ValidationError as error:
        raise PackError.of(file, "balanced", error) from None
    pack = Pack(
        raw["id"],
        raw["name"],
        by_id(cards["hunting"], HuntingCard),
        by_id(cards["supply"], SupplyCard),
        by_id(cards["character"], Character),
        balanced,
    )
    _check_counts(file, pack)
    for card in pack.supply.values():
        if card.window != FITS[type(card.effect)]:
            raise PackError(file, f"supply {card.id!r}", "window", f"{card.effect.do!r} does nothing then")
    for seats, deck in pack.balanced.items():
        _check_balanced(file, pack, seats, deck)
    return pack


def copies(deck: Mapping[str, int]) -> Iterator[str]:
    """The ids of a deck, a copy each."""
    return (name for name, count in deck.items() for _ in range(count))


def _check_counts(file: str, pack: Pack) -> None:
    found = {
        "hunting": sum(card.copies for card in pack.hunting.values()),
        "supply": len(pack.supply),
        "cannibal": len(pack.of_role("cannibal")),
        "pioneer": len(pack.of_role("pioneer")),
    }
    for kind, count in COUNTS.items():
        if found[kind] != count:
            raise PackError(file, f"{kind} cards", "copies", f"{count} cards are needed, there are {found[kind]}")
    tasty = sum(isinstance(card.effect, Tasty) for card in pack.supply.values())
    if tasty != 1:
        raise PackError(file, "supply cards", "effect", f"one card is 'tasty', here {tasty} are")


def _check_balanced(file: str, pack: Pack, seats: int, deck: Mapping[str, int]) -> None:
    name = f"balanced.{seats}"
    for card, count in deck.items():
        if card not in pack.hunting or count > pack.hunting[card].copies:
            raise PackError(file, name, card, "there are not so many")
    if sum(deck.values()) < 3 * seats - 2:
        raise PackError(file, name, "-", f"{3 * seats - 2} cards are dealt")


SHELF = Shelf(read, STANDARD, Path(__file__).with_name("pack.toml"))
PACKS, load, loaded = SHELF.packs, SHELF.load, SHELF.loaded
