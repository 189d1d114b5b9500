"""Packs of cards: frozen data from TOML files, checked when they are loaded. Which cards there are, each game says."""

from __future__ import annotations

import tomllib
from collections import Counter
from collections.abc import Callable, Iterable, Mapping
from pathlib import Path
from typing import Annotated, Any, Generic, Protocol, TypeVar

from pydantic import BaseModel, ConfigDict, Field, ValidationError

from engines.kernel import ImpossibleSetup


class PackError(ValueError):
    """A pack cannot be used; the text names file, card and field."""

    def __init__(self, file: str, card: str, field: str, problem: str) -> None:
        super().__init__(f"{file}: {card}, field {field!r}: {problem}")

    @classmethod
    def of(cls, file: str, card: str, error: ValidationError) -> PackError:
        """The first thing that is wrong with a card."""
        first = error.errors(include_url=False, include_input=False)[0]
        return cls(file, card, ".".join(str(part) for part in first["loc"]) or "-", first["msg"])


class Word(BaseModel):
    """Data of a card; nothing that the vocabulary of its game does not know."""

    model_config = ConfigDict(frozen=True, extra="forbid", populate_by_name=True)


class Card(Word):
    """What all cards have."""

    id: Annotated[str, Field(pattern=r"^[a-z0-9]+(-[a-z0-9]+)*$", max_length=40)]
    name: str


class HasId(Protocol):
    """A pack, whatever else it has."""

    @property
    def id(self) -> str:
        """By which the options of a table name it."""
        ...


C = TypeVar("C", bound=Card)
P = TypeVar("P", bound=HasId)


def read_cards(raw: Mapping[str, Any], file: str, kinds: Mapping[str, type[Card]]) -> dict[str, list[Card]]:
    """The cards of a pack by kind, each kind in printed order. Raises PackError where one is not as its kind wants it,
    where two have one id, or where the pack has no id or no name. `file` is named in errors."""
    for field in ("id", "name"):
        if not isinstance(raw.get(field), str):
            raise PackError(file, "the pack", field, "a text is needed")
    cards = {
        kind: [_card(file, kind, number, model, one) for number, one in enumerate(raw.get(kind, ()), 1)]
        for kind, model in kinds.items()
    }
    for name, count in Counter(card.id for some in cards.values() for card in some).items():
        if count > 1:
            raise PackError(file, f"card {name!r}", "id", f"stands {count} times; copies are counted by 'copies'")
    return cards


def by_id(cards: Iterable[Card], kind: type[C]) -> dict[str, C]:
    """The cards of one kind, in their order."""
    return {card.id: card for card in cards if isinstance(card, kind)}


class Shelf(Generic[P]):
    """The packs of a game that are known by now, by id.

    Parameters: `read`, a pack from plain data (the file is named in its errors); the id of the standard pack, and where
    it lies: it is loaded when it is first asked for.
    """

    def __init__(self, read: Callable[[Mapping[str, Any], str], P], standard: str, path: Path) -> None:
        self.packs: dict[str, P] = {}
        self._read = read
        self._standard = standard
        self._path = path

    def load(self, path: Path) -> P:
        """Read a pack and make it known under its id. Raises PackError, which names file, card and field."""
        try:
            with path.open("rb") as file:
                raw = tomllib.load(file)
        except tomllib.TOMLDecodeError as error:
            raise PackError(path.name, "the file", "-", str(error)) from None
        pack = self._read(raw, path.name)
        self.packs[pack.id] = pack
        return pack

    def loaded(self, pack: str) -> P:
        """A pack that was loaded, or the standard one. Raises ImpossibleSetup."""
        if pack == self._standard and pack not in self.packs:
            self.load(self._path)
        if pack not in self.packs:
            raise ImpossibleSetup
        return self.packs[pack]


def _card(file: str, kind: str, number: int, model: type[Card], raw: Any) -> Card:
    named = raw.get("id") if isinstance(raw, dict) else None  # pyright: ignore[reportUnknownMemberType, reportUnknownVariableType]
    try:
        return model.model_validate(raw)
    except ValidationError as error:
        raise PackError.of(file, f"{kind} {named or number!r}", error) from None
