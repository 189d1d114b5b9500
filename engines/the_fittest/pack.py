"""A pack of cards: frozen data from a TOML file, checked when it is loaded."""

from __future__ import annotations

import tomllib
from collections import Counter
from collections.abc import Mapping, Sequence
from dataclasses import dataclass
from pathlib import Path
from typing import Annotated, Any, TypeVar

from pydantic import Field, ValidationError, model_validator

from engines.kernel import ImpossibleSetup
from engines.the_fittest.vocabulary import SKILLS, Ability, Aim, Colour, Effect, Skill, Word


class PackError(ValueError):
    """A pack cannot be used; the text names file, card and field."""

    def __init__(self, file: str, card: str, field: str, problem: str) -> None:
        super().__init__(f"{file}: {card}, field {field!r}: {problem}")


class Card(Word):
    """What all cards have."""

    id: Annotated[str, Field(pattern=r"^[a-z0-9]+(-[a-z0-9]+)*$", max_length=40)]
    name: str


class Contestant(Card):
    """Who a player is: six Skills and abilities. `highest` names the Skill for scoring where two are highest (F47)."""

    skills: Mapping[Skill, Annotated[int, Field(ge=0)]]
    abilities: tuple[Ability, ...]
    highest: Skill | None = None

    @model_validator(mode="after")
    def _has_all_skills(self) -> Contestant:
        if set(self.skills) != set(SKILLS):
            raise ValueError("all six Skills are needed")
        return self

    @property
    def best(self) -> tuple[Skill, ...]:
        """The highest Skill; house Contestants may have several."""
        if self.highest is not None:
            return (self.highest,)
        return tuple(skill for skill in SKILLS if self.skills[skill] == max(self.skills.values()))


class ActionCard(Card):
    """A card of the deck: Boost, Prize, Challenge or Trial, and Effect.

    skill   its colour: the Skill of its Boost, and of its bonus in a Prize pile
    prizes  the left bar: Prizes of the Challenge, points in the Prize pile
    totem   it has the Totem icon; grey: the icon "cannot play during a Trial"
    trial   the Skill of a Trial; None for a Challenge
    goals   side by side; within a Goal, the two of an OR
    """

    skill: Colour
    boost: Annotated[int, Field(ge=0)]
    prizes: Annotated[int, Field(ge=1)]
    totem: bool = False
    grey: bool = False
    trial: Colour | None = None
    goals: tuple[tuple[Aim, ...], ...] = ()
    effect: Annotated[tuple[Effect, ...], Field(min_length=1)]

    @model_validator(mode="after")
    def _is_one_or_the_other(self) -> ActionCard:
        if (self.trial is None) != bool(self.goals):
            raise ValueError("a card is either a Trial or has Goals")
        if not all(1 <= len(goal) <= 2 for goal in self.goals):
            raise ValueError("a Goal is one, or two with OR between them")
        return self


C = TypeVar("C", bound=Card)


@dataclass(frozen=True, slots=True)
class Pack:
    """All cards by id."""

    id: str
    name: str
    contestants: Mapping[str, Contestant]
    cards: Mapping[str, ActionCard]


COUNTS = {"contestant": 6, "card": 48}
PACKS: dict[str, Pack] = {}
STANDARD = "standard"

_KINDS: dict[str, type[Card]] = {"contestant": Contestant, "card": ActionCard}


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
    for name, count in Counter(card.id for kind in cards.values() for card in kind).items():
        if count > 1:
            raise PackError(file, f"card {name!r}", "id", f"stands {count} times; every card is there once")
    for field in ("id", "name"):
        if not isinstance(raw.get(field), str):
            raise PackError(file, "the pack", field, "a text is needed")
    for kind, count in COUNTS.items():
        if len(cards[kind]) != count:
            raise PackError(file, f"{kind}s", "-", f"{count} are needed, there are {len(cards[kind])}")
    return Pack(raw["id"], raw["name"], _by_id(cards["contestant"], Contestant), _by_id(cards["card"], ActionCard))


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
