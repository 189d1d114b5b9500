"""What a lobby can set."""

from __future__ import annotations

from typing import Any

import pytest

from engines.donner_dinner_party import GAME
from engines.donner_dinner_party import words as w
from engines.donner_dinner_party.options import Options
from engines.donner_dinner_party.pack import loaded
from engines.kernel import ImpossibleSetup, Session, Setup
from tests.donner_dinner_party.table import Table, winter


def opened(seats: int = 6, **options: Any) -> Session:
    """A game before its first decision."""
    return Session(GAME, Setup(game=GAME.slug, rules=GAME.rules, seats=seats, seed="options", options=options))


IMPOSSIBLE: list[dict[str, Any]] = [
    {"first_leader": 7},
    {"first_leader": 0},
    {"first_leader": "nobody"},
    {"discussion": 29},
    {"discussion": 3601},
    {"reaction": 2},
    {"reaction": 28},
    {"deck": "short"},
    {"absent": "leader"},
    {"scared_leader": "runs"},
    {"pack": "nowhere"},
    {"tea": True},
]


@pytest.mark.parametrize("options", IMPOSSIBLE, ids=str)
def test_options_that_there_are_not_are_an_impossible_setup(options: dict[str, Any]):
    with pytest.raises(ImpossibleSetup):
        opened(**options)


def test_options_may_come_as_texts_of_a_command_line():
    options = Options.model_validate({"first_leader": "3", "ghosts": "true", "discussion": "60", "claims": "no"})
    assert (options.first_leader, options.ghosts, options.discussion, options.claims) == (3, True, 60, False)


def test_what_is_played_with_is_told_to_everybody():
    told = Table(6).the(w.GameBegan)
    assert (told.ghosts, told.claims, told.pack) == (False, True, "winter")
    told = Table(6, ghosts=True, claims=False, ol_tasty=True).the(w.GameBegan)
    assert (told.ghosts, told.claims, "ol-tasty" in told.supply) == (True, False, True)


@pytest.mark.parametrize("seats", GAME.seats)
def test_the_balanced_deck_leaves_cards_in_the_box_and_is_large_enough(seats: int):
    deck = opened(seats, deck="balanced").table.state.board.hunting
    pack = loaded("winter")
    assert deck == pack.deck(seats, True)
    assert all(deck[name] <= card.copies for name, card in pack.hunting.items())
    assert 3 * seats - 2 <= sum(deck.values()) <= 40
    assert (seats in pack.balanced) == (deck != pack.deck(seats, False))


def test_the_rulebooks_deck_is_the_default():
    assert opened(4).table.state.board.hunting == loaded("winter").deck(4, False)


def test_a_balanced_game_can_be_played_to_its_end():
    for seats in (4, 5, 10):
        assert Table(seats, deck="balanced", stack={f"hunting/{n}": [] for n in range(2, 8)}).to_the_end().end


def test_the_token_of_a_ghost_is_there_only_with_ghosts():
    assert winter(6, [6]).board.places[6].token is False
    assert winter(6, [6], ghosts=True).board.places[6].token is True


@pytest.mark.parametrize(("pace", "seconds"), [("quick", 45), ("normal", 90), ("relaxed", 270), ("post", 12 * 3600)])
def test_the_pace_measures_all_questions(pace: str, seconds: float):
    seen = Table(5, pace=pace).until("contribute").awaited("contribute")
    assert seen.closes_at - seen.opened_at == seconds


def test_a_stack_that_there_cannot_be_is_an_impossible_setup():
    for stack in (
        {"hunting": ["medicine"] * 5},
        {"roles": ["cannibal"] * 4},
        {"supply": ["ol-tasty"]},
        {"leader": [9]},
    ):
        setup = Setup(game=GAME.slug, rules=GAME.rules, seats=6, seed="s", open=True, stack=stack)
        with pytest.raises(ImpossibleSetup):
            Session(GAME, setup)
