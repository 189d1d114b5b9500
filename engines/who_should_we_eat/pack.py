"""A pack of cards: frozen data from a TOML file, checked when it is loaded."""

from __future__ import annotations

from collections.abc import Iterable, Iterator, Mapping
from dataclasses import dataclass
from pathlib import Path
from typing import Annotated, Any, Literal

from pydantic import Field, TypeAdapter, ValidationError

from engines.packs import Card, PackError, Shelf, by_id, read_cards
from engines.who_should_we_eat.vocabulary import (
    BurnQuest,
    Deck,
    Effect,
    Either,
    If,
    KeepKind,
    KnifeTool,
    Mod,
    PeekKeep,
    PickQuest,
    SwapKeep,
    Today,
    Word,
)

Copies = Annotated[int, Field(ge=1)]
Amount = Annotated[int, Field(ge=0)]


class FixedAndWild(Word):
    """The draws that a character card prints."""

    food: Amount = 0
    sanity: Amount = 0
    build: Amount = 0
    wild: Amount = 0


class Character(Card):
    """A character: `meat` and morning draws of the living side, Ghost cards drawn by the other."""

    meat: Annotated[int, Field(ge=0, le=15)]
    draw: FixedAndWild
    ghost_draw: Amount = 3


class Attachable(Card):
    """What may lie at a survivor: modifiers that hold, and effects at moments."""

    mods: tuple[Mod, ...] = ()
    dusk: tuple[Effect, ...] = ()
    death: tuple[Effect, ...] = ()
    other_death: tuple[Effect, ...] = ()


class Personality(Attachable):
    """A personality."""


class Quest(Attachable):
    """A quest: the top half happens when it is taken, the rest holds for the one who tucks it."""

    top: tuple[Effect, ...]


class SurvivorCard(Card):
    """A survivor card with its two halves; either may be empty."""

    deck: Deck
    copies: Copies
    play: tuple[Effect, ...] = ()
    keep: KeepKind | None = None


class GhostCard(Attachable):
    """A ghost card: an instant happens, a haunt is attached."""

    copies: Copies
    type: Literal["instant", "haunt"]
    play: tuple[Effect, ...] = ()


@dataclass(frozen=True, slots=True)
class Pack:
    """All cards by id, the raft constant, and the red number of each Sanity space from 0."""

    id: str
    name: str
    raft: int
    red: tuple[int, ...]
    characters: Mapping[str, Character]
    personalities: Mapping[str, Personality]
    survivors: Mapping[str, SurvivorCard]
    ghosts: Mapping[str, GhostCard]
    quests: Mapping[str, Quest]
    attachable: Mapping[str, Attachable]

    def deck(self, name: Deck) -> Iterator[str]:
        """The ids of a survivor deck, a copy each."""
        return (card.id for card in self.survivors.values() if card.deck == name for _ in range(card.copies))

    def ghost_deck(self) -> Iterator[str]:
        """The ids of the ghost deck, a copy each."""
        return (card.id for card in self.ghosts.values() for _ in range(card.copies))


STANDARD = "castaway"
SANITY_SPACES = 13
MOST_RAFT_CONSTANT = 5  # so that ten players fit on the Build track
COUNTS = {"character": 12, "personality": 16, "food": 24, "sanity": 24, "build": 24, "ghost": 34, "quest": 15}

_NUMBERS = TypeAdapter(list[Annotated[int, Field(strict=True)]])
_KINDS: dict[str, type[Card]] = {
    "character": Character,
    "personality": Personality,
    "survivor": SurvivorCard,
    "ghost": GhostCard,
    "quest": Quest,
}


def read(raw: Mapping[str, Any], file: str) -> Pack:
    """A pack from plain data; `file` is named in errors."""
    cards = read_cards(raw, file, _KINDS)
    red = _numbers(file, "sanity", "red", raw)
    constant = _numbers(file, "raft", "constant", raw)
    if len(red) != SANITY_SPACES or min(red) < 0:
        raise PackError(file, "sanity", "red", f"{SANITY_SPACES} numbers, none below 0")
    if len(constant) != 1 or not 0 <= constant[0] <= MOST_RAFT_CONSTANT:
        raise PackError(file, "raft", "constant", f"a number from 0 to {MOST_RAFT_CONSTANT}")
    pack = Pack(
        raw["id"],
        raw["name"],
        constant[0],
        tuple(red),
        by_id(cards["character"], Character),
        by_id(cards["personality"], Personality),
        by_id(cards["survivor"], SurvivorCard),
        by_id(cards["ghost"], GhostCard),
        by_id(cards["quest"], Quest),
        {card.id: card for kind in cards.values() for card in kind if isinstance(card, Attachable)},
    )
    _check_counts(file, pack)
    for ghost in pack.ghosts.values():
        _check_ghost(file, ghost)
    for quest in pack.quests.values():
        _check_top(file, quest)
    return pack


def _numbers(file: str, table: str, field: str, raw: Mapping[str, Any]) -> list[int]:
    try:
        found: Any = raw[table][field]
        return _NUMBERS.validate_python(found if field == "red" else [found])
    except (KeyError, TypeError, ValidationError):
        raise PackError(file, table, field, "whole numbers are needed") from None


def _check_counts(file: str, pack: Pack) -> None:
    found = {
        "character": len(pack.characters),
        "personality": len(pack.personalities),
        "quest": len(pack.quests),
        "ghost": sum(card.copies for card in pack.ghosts.values()),
        **{deck: sum(1 for _ in pack.deck(deck)) for deck in ("food", "sanity", "build")},
    }
    for kind, count in COUNTS.items():
        if found[kind] != count:
            raise PackError(file, f"{kind} cards", "copies", f"{count} cards are needed, there are {found[kind]}")


def _check_ghost(file: str, card: GhostCard) -> None:
    attached = card.mods or card.dusk or card.death or card.other_death
    if card.type == "haunt" and card.play:
        raise PackError(file, f"ghost {card.id!r}", "play", "a haunt is attached; only an instant is played")
    if card.type == "instant" and attached:
        raise PackError(file, f"ghost {card.id!r}", "mods", "an instant is not attached")
    for effect in walk(card.play):
        if getattr(effect, "who", None) == "self" or isinstance(effect, SwapKeep):
            raise PackError(file, f"ghost {card.id!r}", "play", f"{effect.do!r} of a ghost cannot mean the ghost")


def _check_top(file: str, quest: Quest) -> None:
    for effect in walk(quest.top):
        owned = isinstance(effect, Either | SwapKeep | BurnQuest | PickQuest)
        owned = owned or (isinstance(effect, PeekKeep) and effect.to == "owner")
        owned = owned or (isinstance(effect, If) and effect.what == "leader")
        if owned or getattr(effect, "who", "all") not in ("all", "straw"):
            raise PackError(file, f"quest {quest.id!r}", "top", f"{effect.do!r}: nobody owns the top of a quest")


def walk(effects: Iterable[Effect]) -> Iterator[Effect]:
    """All effects of a list and of the lists within them."""
    for effect in effects:
        yield effect
        match effect:
            case Either():
                yield from walk((*effect.a, *effect.b))
            case If():
                yield from walk((*effect.then, *effect.else_))
            case Today():
                for mod in effect.mods:
                    if isinstance(mod, KnifeTool):
                        yield from walk(mod.play)
            case _:
                pass


SHELF = Shelf(read, STANDARD, Path(__file__).with_name("pack.toml"))
PACKS, load, loaded = SHELF.packs, SHELF.load, SHELF.loaded
