"""A pack of cards: frozen data from a TOML file, checked when it is loaded."""

from __future__ import annotations

from collections.abc import Mapping
from dataclasses import dataclass
from functools import cached_property
from pathlib import Path
from typing import Annotated, Any

from pydantic import Field, model_validator

from engines.packs import Card, PackError, Shelf, by_id, read_cards
from engines.the_fittest.vocabulary import SKILLS, Ability, Aim, Colour, Effect, Skill


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

    @cached_property
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


@dataclass(frozen=True, slots=True)
class Pack:
    """All cards by id."""

    id: str
    name: str
    contestants: Mapping[str, Contestant]
    cards: Mapping[str, ActionCard]


COUNTS = {"contestant": 6, "card": 48}
STANDARD = "standard"

_KINDS: dict[str, type[Card]] = {"contestant": Contestant, "card": ActionCard}


def read(raw: Mapping[str, Any], file: str) -> Pack:
    """A pack from plain data; `file` is named in errors."""
    cards = read_cards(raw, file, _KINDS)
    for kind, count in COUNTS.items():
        if len(cards[kind]) != count:
            raise PackError(file, f"{kind}s", "-", f"{count} are needed, there are {len(cards[kind])}")
    return Pack(raw["id"], raw["name"], by_id(cards["contestant"], Contestant), by_id(cards["card"], ActionCard))


SHELF = Shelf(read, STANDARD, Path(__file__).with_name("pack.toml"))
PACKS, load, loaded = SHELF.packs, SHELF.load, SHELF.loaded
