"""Every game on the menu, and the toy, pass these; a failure prints the command line that makes it again."""

from __future__ import annotations

import os
import subprocess
import sys
from pathlib import Path
from typing import Any

import pytest

from engines.kernel import Game
from tests.generic import checks
from tests.generic.digest import digests
from tests.generic.games import GAMES, editions, seat_counts, varied_setup
from tests.toy import TRIBUNAL

ROOT = Path(__file__).parents[2]
SEEDS = range(4)  # 0 has the default options
TABLES = [(slug, seats, seed) for slug, game in GAMES.items() for seats in seat_counts(game) for seed in SEEDS]
GAMES_FOR_EVERY_CARD = 120

at_every_table = pytest.mark.parametrize(("slug", "seats", "seed"), TABLES)
in_every_game = pytest.mark.parametrize("slug", list(GAMES))


@at_every_table
def test_a_random_game_ends(slug: str, seats: int, seed: int):
    checks.run("ends", GAMES[slug], seats, seed)


@at_every_table
def test_rebuilt_from_any_prefix_of_its_journal_a_game_is_the_same(slug: str, seats: int, seed: int):
    checks.run("rebuilt", GAMES[slug], seats, seed)


@at_every_table
def test_entries_facts_and_views_come_back_from_json(slug: str, seats: int, seed: int):
    checks.run("json", GAMES[slug], seats, seed)


@at_every_table
def test_whatever_is_offered_is_accepted(slug: str, seats: int, seed: int):
    checks.run("offers", GAMES[slug], seats, seed)


@at_every_table
def test_after_every_entry_the_views_agree_with_the_state(slug: str, seats: int, seed: int):
    checks.run("views", GAMES[slug], seats, seed)


@at_every_table
def test_cards_are_conserved(slug: str, seats: int, seed: int):
    checks.run("census", GAMES[slug], seats, seed)


@at_every_table
def test_a_refusal_changes_nothing(slug: str, seats: int, seed: int):
    checks.run("refusals", GAMES[slug], seats, seed)


@in_every_game
def test_the_tables_of_these_tests_have_every_edition(slug: str):
    game = GAMES[slug]
    for seats in seat_counts(game):
        played = [varied_setup(game, seats, seed).options.get("edition") for seed in SEEDS if seed]
        assert set(editions(game)) <= set(played)


@in_every_game
def test_every_card_of_the_pack_is_used(slug: str):
    assert checks.unused_cards(GAMES[slug], GAMES_FOR_EVERY_CARD) == set()


@in_every_game
def test_every_card_is_described_once(slug: str):
    cards = [card.id for card in GAMES[slug].cards()]
    assert len(cards) == len(set(cards)) > 0


def test_the_order_of_hashes_decides_nothing():
    made = [
        subprocess.run(
            [sys.executable, "-m", "tests.generic.digest"],
            cwd=ROOT,
            env={**os.environ, "PYTHONHASHSEED": seed},
            capture_output=True,
            text=True,
            check=True,
        ).stdout.splitlines()
        for seed in ("1", "2")
    ]
    assert made[0] == made[1] == digests()
    assert len(made[0]) == sum(len(seat_counts(game)) for game in GAMES.values())


# ---------------------------------------------------------------- the suite itself


def test_a_failure_says_how_to_make_it_again(monkeypatch: pytest.MonkeyPatch):
    def fails(game: Game[Any], seats: int, seed: int) -> None:
        raise AssertionError("no")

    monkeypatch.setitem(checks.CHECKS, "views", fails)
    with pytest.raises(AssertionError) as failure:
        checks.run("views", TRIBUNAL, 4, 9)
    assert failure.value.__notes__ == ["again: python -m tests.generic tribunal --seats 4 --seed 9 --check views"]


def test_that_command_line_runs_the_check():
    line = "-m tests.generic tribunal --seats 4 --seed 9 --check views --check census"
    said = subprocess.run([sys.executable, *line.split()], cwd=ROOT, capture_output=True, text=True, check=True)
    assert said.stdout.split("\n")[:2] == ["views: ok", "census: ok"]
