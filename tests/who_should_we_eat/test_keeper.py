"""Whole games under the eyes of somebody who knows the rulebook and reckons apart from the engine."""

from __future__ import annotations

import random
from collections.abc import Iterable
from typing import Any

import pytest

from engines.cli.playing import Kind, Playing
from engines.kernel import Fact, Seat, Setup
from engines.who_should_we_eat import GAME
from engines.who_should_we_eat.options import SWITCHES, Options
from engines.who_should_we_eat.words import GameEnded
from tests.who_should_we_eat.keeper import Keeper
from tests.who_should_we_eat.random_packs import random_pack
from tests.who_should_we_eat.random_play import random_game
from tests.who_should_we_eat.test_random_games import Watched

VARIANTS = ("phone_booth", "follow_the_leader", "beginner")


def any_options(draw: random.Random) -> dict[str, Any]:
    """Either edition, with single switches and variants as chance has it."""
    names = (*SWITCHES["english"], *VARIANTS)
    return {
        "edition": draw.choice(["english", "chinese"]),
        "tie_drawers": draw.choice(["tied", "all"]),
        "dwindling": draw.randrange(5),
        "pace": draw.choice(["normal", "quick", "post"]),
        **{name: draw.random() < 0.5 for name in names if draw.random() < 0.6},
    }


def watched(facts: Iterable[Fact], options: dict[str, Any], seats: int) -> Keeper:
    keeper = Keeper(Options.model_validate(options), seats)
    for fact in facts:
        keeper.hear(fact)
    return keeper


@pytest.mark.parametrize("seed", range(60))
def test_random_players_keep_the_book_whatever_the_options(seed: int):
    draw = random.Random(f"options {seed}")
    options, seats = any_options(draw), draw.randrange(4, 11)
    session = random_game(seed, seats, silent=draw.choice([0, 0.05, 0.3]), **options)
    keeper = watched((fact for to, fact in session.drain() if to is None), options, seats)
    assert isinstance(keeper.ended, GameEnded)


@pytest.mark.parametrize("seed", range(12))
def test_players_who_know_what_they_do_keep_the_book_too(seed: int):
    draw = random.Random(f"skilled {seed}")
    options, seats = any_options(draw), draw.randrange(4, 11)
    setup = Setup(game=GAME.slug, rules=GAME.rules, seats=seats, seed=f"skilled {seed}", open=True, options=options)
    playing = Playing(GAME, setup)
    kinds: dict[Seat, Kind] = {seat: "random" if draw.random() < 0.2 else "ai" for seat in range(1, seats + 1)}
    playing.to_the_end(kinds.__getitem__)
    keeper = watched((fact for to, fact in playing.live.heard() if to is None), options, seats)
    assert isinstance(keeper.ended, GameEnded)


@pytest.mark.parametrize("seats", GAME.seats)
@pytest.mark.parametrize("edition", SWITCHES)
def test_players_who_know_the_edition_keep_its_book(edition: str, seats: int):
    options = {"edition": edition}
    setup = Setup(game=GAME.slug, rules=GAME.rules, seats=seats, seed=f"{edition} book", open=True, options=options)
    playing = Playing(GAME, setup)
    playing.to_the_end(lambda _: "ai")
    keeper = watched((fact for to, fact in playing.live.heard() if to is None), options, seats)
    assert isinstance(keeper.ended, GameEnded)


@pytest.mark.parametrize("seed", range(24))
def test_a_pack_may_say_whatever_its_words_can_say(seed: int):
    draw = random.Random(f"any pack {seed}")
    options, seats, known = any_options(draw) | {"pack": random_pack(seed)}, draw.randrange(4, 11), Watched()
    random_game(seed, seats, known.look, **options)
    assert isinstance(watched(known.public, options, seats).ended, GameEnded)


@pytest.mark.parametrize("seed", range(4))
def test_the_ai_player_finds_its_way_with_any_pack(seed: int):
    setup = Setup(game=GAME.slug, rules=GAME.rules, seats=6, seed="any", open=True, options={"pack": random_pack(seed)})
    playing = Playing(GAME, setup)
    playing.to_the_end(lambda _: "ai")
    assert playing.session.over
