"""The games that the generic suite runs over: everything on the menu, and the toy."""

from __future__ import annotations

import random
from typing import Any, Literal, get_args, get_origin

import engines
from engines.kernel import Game, ImpossibleSetup, Session, Setup
from tests.toy import TRIBUNAL

GAMES: dict[str, Game[Any]] = {**engines.RULES, TRIBUNAL.slug: TRIBUNAL}
BEGUN = 1_700_000_000.0


def seat_counts(game: Game[Any]) -> list[int]:
    """The fewest, the most, and one between."""
    seats = list(game.seats)
    return sorted({seats[0], seats[len(seats) // 2], seats[-1]})


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
    """A table with options drawn at random; seed 0 has the defaults. What a game cannot have is drawn anew."""
    if seed == 0:
        return setup_of(game, seats, seed)
    rng = random.Random(f"{game.slug}/{seats}/{seed}/options")
    for _ in range(100):
        setup = setup_of(game, seats, seed, options=_options(game, rng))
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


def _choices(annotation: Any) -> list[Any]:
    return list(get_args(annotation)) if get_origin(annotation) is Literal else []
