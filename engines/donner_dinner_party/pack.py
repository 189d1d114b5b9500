"""A pack of cards: frozen data from a TOML file, checked when it is loaded."""

from __future__ import annotations

import tomllib
from collections import Counter
from collections.abc import Iterator, Mapping, Sequence
from dataclasses import dataclass
from pathlib import Path
from typing import Annotated, Any, TypeVar

from pydantic import Field, TypeAdapter, ValidationError

from engines.donner_dinner_party.vocabulary import FITS, Effect, Tasty, Window, Word
from engines.donner_dinner_party.words import Role
from engines.kernel import ImpossibleSetup


class PackError(ValueError):
    """A pack cannot be used; the text names file, card and field."""

    def __init__(self, file: str, card: str, field: str, problem: str) -> None:
        super().__init__(f"{file}: {card}, field {field!r}: {problem}")


class Card(Word):
    """What all cards have."""

    id: Annotated[str, Field(pattern=r"^[a-z0-9]+(-[a-z0-9]+)*$", max_length=40)]
    name: str


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


C = TypeVar("C", bound=Card)


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
PACKS: dict[str, Pack] = {}
STANDARD = "winter"

_KINDS: dict[str, type[Card]] = {"hunting": HuntingCard, "supply": SupplyCard, "character": Character}
_BALANCED = TypeAdapter(dict[Annotated[int, Field(ge=4, le=10)], dict[str, Annotated[int, Field(strict=True, ge=0)]]])


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
    _check_ids(file, [card for kind in cards.values() for card in kind])
    for field in ("id", "name"):
        if not isinstance(raw.get(field), str):
            raise PackError(file, "the pack", field, "a text is needed")
    try:
        balanced = _BALANCED.validate_python(raw.get("balanced", {}))
    except ValidationError as error:
        first = error.errors(include_url=False, include_input=False)[0]
        raise PackError(file, "balanced", ".".join(str(part) for part in first["loc"]), first["msg"]) from None
    pack = Pack(
        raw["id"],
        raw["name"],
        _by_id(cards["hunting"], HuntingCard),
        _by_id(cards["supply"], SupplyCard),
        _by_id(cards["character"], Character),
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
