"""The AI player in small puzzles: one command loses, or is plainly foolish, and another is not."""

from __future__ import annotations

from typing import Any

from engines.kernel import Chance
from engines.who_should_we_eat import GAME
from engines.who_should_we_eat import words as w
from tests.who_should_we_eat.table import Table, haunting

CHANCES = 25


def decisions(game: Table, seat: int, kind: str) -> list[Any]:
    """What the AI player would say at this moment, by many chances."""
    prompt = game.prompt(seat, kind)
    found: list[Any] = []
    for salt in range(CHANCES):
        said = GAME.decide(game.views[seat], [prompt], Chance(f"puzzle {salt}"))
        if said is not None:
            assert prompt.allows(said[1])
            found.append(said[1])
    return found


VOTES = {"mod": "votes_against", "by": 3}


# ---------------------------------------------------- survivors


def test_nobody_votes_for_oneself_and_the_framed_one_gets_the_votes():
    game = Table(seats=4).until("vote").holds_today(3, VOTES)
    assert {one.target for one in decisions(game, 2, "vote")} == {3}
    assert 3 not in {one.target for one in decisions(game, 3, "vote")}


def test_a_knife_is_kept_before_a_sure_trial():
    game = Table(seats=6, keeps={2: "fish-knife"}).puts("food", -2)
    assert {one.keep for one in decisions(game, 2, "select")} == {"fish-knife"}


def test_who_would_get_all_votes_strikes_first():
    game = Table(seats=4, keeps={2: "fish-knife"}).until("discussion").holds_today(2, VOTES)
    said = decisions(game, 2, "discussion")
    assert len(said) == CHANCES
    assert all(isinstance(one, w.Attack) for one in said)


def test_no_knife_is_wasted_on_a_shield_that_is_up():
    game = Table(seats=4, keeps={1: "fish-knife", 2: "letter-opener", 3: "pot-lid"}).until("discussion")
    game.does(1, w.Attack(target=3))
    game.until_told(w.AttackBlocked)
    game.until("discussion").holds_today(2, VOTES)
    assert {one.target for one in decisions(game, 2, "discussion")} <= {1, 4}


def test_who_would_get_all_votes_escapes():
    game = Table(seats=4, keeps={2: "playing-possum"}).until("discussion").holds_today(2, VOTES)
    assert decisions(game, 2, "discussion") == [w.Show()] * CHANCES


def test_food_that_ends_the_trial_is_shown_by_who_would_be_eaten():
    game = Table(seats=4, keeps={2: "emergency-jerky"}).until("discussion").puts("food", -1).holds_today(2, VOTES)
    assert decisions(game, 2, "discussion") == [w.Show()] * CHANCES


def test_a_quest_that_would_end_the_game_is_not_taken():
    game = Table(seats=4, quests=("lick-the-frog", "eat-the-candles")).until("quest").puts("sanity", 2)
    assert {one.quest for one in decisions(game, 1, "quest")} == {"walk-1"}


def test_a_card_that_would_end_the_game_is_not_played():
    game = Table(seats=4, plays={2: "bug-brittle"}, keeps={2: "farewell-speech"}).puts("sanity", 1)
    assert "bug-brittle" not in {one.play for one in decisions(game, 2, "select")}


def test_the_last_plank_is_put_on_the_raft():
    game = Table(seats=4, plays={2: "whittling-knife"}, keeps={2: "gull-ambush"})
    game.puts("food", 15).puts("sanity", 9).puts("build", 10)
    assert game.board.raft - game.board.build == 1
    assert {one.play for one in decisions(game, 2, "select")} == {"whittling-knife"}


# ---------------------------------------------------- ghosts


def test_a_ghost_burns_the_best_quest():
    game = haunting("damp-map", quests=("signal-fire", "lick-the-frog", "eat-the-candles")).until("burn")
    game.puts("sanity", 4)
    assert set(game.board.row) == {"lick-the-frog", "eat-the-candles", "walk-1"}
    assert {one.quest for one in decisions(game, 4, "burn")} == {"walk-1"}


def test_a_ghost_who_picks_the_quest_takes_the_one_that_ends_the_game():
    game = haunting("ghostly-suggestion", quests=("signal-fire", "lick-the-frog")).until("select")
    game.until_told(w.QuestPicker, seat=4)
    game.until("quest").puts("sanity", 2)
    assert game.asked("quest") == [4]
    assert {one.quest for one in decisions(game, 4, "quest")} == {"lick-the-frog"}


def test_a_ghost_plays_what_ends_the_game():
    game = haunting("lullaby-of-doom", "howling-contest").puts("sanity", 1)
    assert {one.play for one in decisions(game, 4, "select")} == {"howling-contest"}


def test_a_ghost_takes_food_where_nothing_is_built():
    game = haunting("poltergeist-special").until("choose").puts("build", 0)
    assert {one.option for one in decisions(game, 4, "choose")} == {"a"}


def test_a_ghost_haunts_who_is_not_haunted():
    game = haunting("clammy-hands", "bottomless-belly")
    game.keeps[4] = "bottomless-belly"
    game.until("target").does(4, w.Target(target=2))
    game.plays[4] = "bottomless-belly"
    targets = {one.target for one in decisions(game.morning(3).until("target"), 4, "target")}
    assert targets
    assert targets <= {1, 3}
