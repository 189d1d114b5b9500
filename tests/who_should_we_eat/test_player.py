"""The AI player in small puzzles: one command loses, or is plainly foolish, and another is not."""

from __future__ import annotations

from typing import Any

from engines.kernel import Chance
from engines.who_should_we_eat import GAME
from engines.who_should_we_eat import words as w
from engines.who_should_we_eat.player_outlook import camp_of
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


# ---------------------------------------------------- the Chinese edition


def test_w14_a_chinese_ghost_chooses_before_the_conch_and_the_quests_and_keeps_none():
    game = haunting("lullaby-of-doom", "howling-contest", edition="chinese").puts("sanity", 1)
    assert game.asked("select") == [4]
    assert len(game.board.row) == 2
    assert {(one.play, one.keep) for one in decisions(game, 4, "select")} == {("howling-contest", None)}


def test_w14_before_the_quests_are_refilled_a_ghost_counts_as_many_rounds_as_survivors_do_afterwards():
    game = haunting("lullaby-of-doom", edition="chinese").until("select")
    early = camp_of(game.board, game.views[4].options).rounds
    game.goes_on()
    assert len(game.board.row) == 3
    assert camp_of(game.board, game.views[1].options).rounds == early


def an_answer(**options: Any) -> tuple[Table, list[Any]]:
    """Seat 1 has attacked seat 4; seat 2 has a knife, too."""
    knives = {1: "fish-knife", 2: "letter-opener"}
    game = Table(seats=6, keeps=knives, **options).until("discussion")
    return game, [w.Hold(), *(w.Attack(target=seat) for seat in (1, 3, 4, 5, 6))]


def test_w30_where_attacks_count_apart_nobody_adds_a_knife_if_the_first_victim_is_dinner_enough():
    game, answers = an_answer(edition="chinese")
    game.does(1, w.Attack(target=4))
    assert all(game.prompt(2, "knives").allows(one) for one in answers)
    assert set(decisions(game, 2, "knives")) == {w.Hold()}


def test_w30_where_attacks_count_apart_who_would_be_eaten_next_adds_a_knife_if_one_victim_is_not_enough():
    game, _ = an_answer(edition="chinese")
    game.puts("food", -9).puts("sanity", 12).holds_today(2, VOTES).does(1, w.Attack(target=4))
    said = decisions(game, 2, "knives")
    assert len(said) == CHANCES
    assert {one.target for one in said} <= {3, 5, 6}


def test_w30_where_all_fight_together_nobody_joins_a_fight_of_others():
    game, _ = an_answer()
    game.puts("food", -9).puts("sanity", 12).holds_today(2, VOTES).does(1, w.Attack(target=4))
    assert set(decisions(game, 2, "knives")) == {w.Hold()}


def test_w43_a_death_moves_the_raft_that_the_ai_player_reckons_with_to_where_the_edition_says():
    targets = {}
    for edition in ("english", "chinese"):
        game = Table(seats=5, edition=edition).until("vote").puts("raft", 16)
        camp = camp_of(game.board, game.views[1].options)
        camp.lose_one()
        game.all_vote(5)
        targets[edition] = camp.raft
        assert game.board.raft == camp.raft
    assert targets == {"english": 14, "chinese": 11}


def test_w47_where_a_death_forbids_to_sail_the_ai_player_does_not_count_on_tonight():
    sails = {}
    for edition in ("english", "chinese"):
        game = Table(seats=5, edition=edition).until("quest").puts("food", 15).puts("build", 25)
        camp = camp_of(game.board, game.views[1].options)
        assert not camp.trial
        camp.lose_one()
        sails[edition] = not camp.trial
    assert sails == {"english": True, "chinese": False}
