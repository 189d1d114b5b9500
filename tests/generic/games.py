"""The games that the generic suite runs over: everything on the menu, and the toy."""

from __future__ import annotations

import dataclasses
import random
from collections.abc import Mapping
from typing import Any, Literal, TypeVar, get_args, get_origin

import engines
from engines.kernel import Game, ImpossibleSetup, Session, Setup
from engines.peasant_buffet import pack as buffet
from tests.toy import TRIBUNAL

GAMES: dict[str, Game[Any]] = {**engines.RULES, TRIBUNAL.slug: TRIBUNAL}
BEGUN = 1_700_000_000.0
LOOKING = {"peasants": ["kit", "edda"], "village": ["quiet-road-copy0"]}
C = TypeVar("C", bound=buffet.VillageCard)


def seat_counts(game: Game[Any]) -> list[int]:
    """The fewest, the most, and one between."""
    seats = list(game.seats)
    return sorted({seats[0], seats[len(seats) // 2], seats[-1]})


def secret_setup(game: Game[Any], seats: int, seed: int) -> Setup:
    """A varied table at which there are secrets: where a game has few, the cards that make them are dealt, and its pack
    has no two cards alike, so that a card that was named is one that was seen."""
    setup = varied_setup(game, seats, seed)
    if game.slug == "peasant-buffet":
        options = {**setup.options, "pack": singles()}
        return setup.model_copy(update={"options": options, "stack": dict(LOOKING)})
    return setup


def singles() -> str:
    """The id of a pack of Peasant Buffet in which every copy of a card has an id of its own."""
    pack = buffet.loaded("village")

    def apart(cards: Mapping[str, C]) -> dict[str, C]:
        return {
            name: card.model_copy(update={"id": name, "copies": 1})
            for card in cards.values()
            for name in (f"{card.id}-copy{n}" for n in range(card.copies))
        }

    buffet.PACKS.setdefault(
        "singles",
        dataclasses.replace(
            pack,
            id="singles",
            items=apart(pack.items),
            monsters=apart(pack.monsters),
            bosses=apart(pack.bosses),
            dooms=apart(pack.dooms),
            events=apart(pack.events),
        ),
    )
    return "singles"


def setup_of(game: Game[Any], seats: int, seed: int, **more: Any) -> Setup:
    """A table of this game."""
    return Setup(
        game=game.slug,
        rules=game.rules,
        seats=seats,
        seed=f"{game.slug}/{seats}/{seed}",
        open=True,
        begun_at=BEGUN,
        **more,
    )


def varied_setup(game: Game[Any], seats: int, seed: int) -> Setup:
    """A table with options drawn at random; seed 0 has the defaults, and from 1 on the editions take turns. What a game
    cannot have is drawn anew."""
    if seed == 0:
        return setup_of(game, seats, seed)
    rng = random.Random(f"{game.slug}/{seats}/{seed}/options")
    for _ in range(100):
        setup = setup_of(game, seats, seed, options=_options(game, rng) | _edition(game, seed))
        try:
            Session(game, setup)
        except ImpossibleSetup:
            continue
        return setup
    raise AssertionError("no options were possible")


def _options(game: Game[Any], rng: random.Random) -> dict[str, Any]:
    """One in three switches and choices is set to one of its values."""
    options: dict[str, Any] = {}
    for name, info in game.options.model_fields.items():
        values = [True, False] if info.annotation is bool else _choices(info.annotation)
        if values and rng.random() < 1 / 3:
            options[name] = rng.choice(values)
    return options


def editions(game: Game[Any]) -> list[str]:
    """The editions of a game's rules, if it has several."""
    field = game.options.model_fields.get("edition")
    return [] if field is None else _choices(field.annotation)


def _edition(game: Game[Any], seed: int) -> dict[str, Any]:
    known = editions(game)
    return {"edition": known[(seed - 1) % len(known)]} if known else {}


def _choices(annotation: Any) -> list[Any]:
    return list(get_args(annotation)) if get_origin(annotation) is Literal else []
