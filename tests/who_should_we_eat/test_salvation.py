"""5. Salvation Phase and the end: W46 to W49, the quest clock."""

from __future__ import annotations

import pytest

from engines.who_should_we_eat.words import (
    Attack,
    CardsTurnedUp,
    GameEnded,
    PhaseBegan,
    RaftChecked,
    RoundEnded,
    Show,
    TurnedUp,
    UpCard,
)
from tests.who_should_we_eat.table import Table

FED = {1: "driftwood-smoker"}  # no trial on the first evening


def test_w46_no_trial_and_a_finished_raft_is_the_survivors_win():
    game = Table(plays=FED).until("quest").puts("build", 12).to_the_end()
    assert game.told(RaftChecked, build=11, raft=11, blocked=None, sails=True)
    assert game.told(GameEnded, end="raft", winners=(1, 2, 3, 4))


def test_at_the_end_everybody_turns_up_what_they_hold():
    game = Table(plays=FED, keeps={2: "off-key-singalong"}).until("quest").puts("build", 12).to_the_end()
    (turned,) = game.all_told(CardsTurnedUp)
    by_seat = {one.seat: one for one in turned.held}
    assert by_seat[2] == TurnedUp(seat=2, hand=(), play=None, keep="off-key-singalong")
    assert sorted(by_seat) == [1, 2, 3, 4]
    assert [fact.kind for fact in game.order(CardsTurnedUp, GameEnded)] == ["cards-turned-up", "game-ended"]


def test_w46_shown_keeps_are_discarded_after_the_check():
    game = Table(keeps={2: "off-key-singalong"}).until("discussion")
    game.does(2, Show())
    game.until("vote").all_vote(4)
    assert [fact.kind for fact in game.order(RaftChecked, RoundEnded)] == ["raft-checked", "round-ended"]
    assert game.told(RoundEnded, round=1, keeps=(UpCard(seat=2, card="off-key-singalong"),))


def test_w47_a_trial_blocks_the_win_in_both_editions():
    for edition in ("english", "chinese"):
        game = Table(edition=edition).until("quest").puts("build", 20).night_eats(4)
        game.until_told(RaftChecked, blocked="trial", sails=False)
        assert not game.session.over


def after_a_death_in_the_afternoon(edition: str) -> Table:
    game = Table(seats=5, edition=edition, stack={"deck.ghost": ["something-in-the-water"]}, straws=[1, 3]).night_eats(
        5
    )
    game.plays[5] = "something-in-the-water"
    game.morning(2).puts("sanity", 3).puts("build", 20).until("quest").puts("sanity", 9)
    return game


@pytest.mark.parametrize(("edition", "end"), [("english", "raft"), ("chinese", None)])
def test_w47_a_death_without_a_trial_blocks_the_win_in_the_chinese_edition_alone(edition: str, end: str | None):
    game = after_a_death_in_the_afternoon(edition)
    game.until_told(PhaseBegan, phase="salvation", round=2)
    checked = game.all_told(RaftChecked)[-1]
    assert checked.blocked == (None if end else "death")
    assert (game.session.outcome.end if game.session.outcome else None) == end


def test_w47_chinese_a_death_of_yesterday_blocks_nothing_today():
    game = after_a_death_in_the_afternoon("chinese")
    game.until_told(RaftChecked, blocked="death")
    game.morning(3).until("quest").puts("food", 9).puts("sanity", 9).puts("build", 20)
    game.until_told(PhaseBegan, phase="salvation", round=3)
    assert game.all_told(RaftChecked)[-1] == RaftChecked(build=20, raft=9, blocked=None, sails=True)


def test_w49_those_killed_today_do_not_sail():
    game = after_a_death_in_the_afternoon("english").to_the_end()
    assert game.told(GameEnded, end="raft", winners=(1, 2, 4), ghosts=(5,), newly_dead=(3,))


def to_round(game: Table, last: int) -> Table:
    """Nobody starves and nobody goes mad."""
    for k in range(1, last + 1):
        game.morning(k).until("quest").puts("food", 10).puts("sanity", 12)
    return game


PLAIN_ROUNDS = 25  # 30 quests, 3 removed, 3 revealed: 24 refills


@pytest.mark.parametrize("removed", [0, 2, 4])
def test_the_last_round_is_10_less_those_that_were_removed(removed: int):
    game = Table(dwindling=removed)
    to_round(game, PLAIN_ROUNDS - removed).to_the_end()
    assert game.board.round == PLAIN_ROUNDS - removed + 1
    assert game.told(GameEnded, end="quests")


def test_w48_the_raft_check_of_the_last_round_comes_before_the_failed_refill():
    game = to_round(Table(dwindling=4), PLAIN_ROUNDS - 4).puts("build", 20).to_the_end()
    assert game.told(GameEnded, end="raft")


def test_w48_chinese_the_quest_clock_is_checked_at_the_end_of_the_round():
    game = to_round(Table(dwindling=4, edition="chinese"), PLAIN_ROUNDS - 4).to_the_end()
    assert game.told(GameEnded, end="quests")
    assert game.board.round == PLAIN_ROUNDS - 4
    won = to_round(Table(dwindling=4, edition="chinese"), PLAIN_ROUNDS - 4).puts("build", 20).to_the_end()
    assert won.told(GameEnded, end="raft")


def test_w7_those_killed_the_evening_before_neither_win_nor_lose_when_the_quests_run_out():
    game = to_round(Table(dwindling=4), PLAIN_ROUNDS - 4)
    game.puts("food", 0).night_eats(2).to_the_end()
    assert game.told(GameEnded, end="quests", winners=(), ghosts=(), newly_dead=(2,), survivors=(1, 3, 4))


def test_w49_the_newly_dead_are_in_neither_list():
    game = Table().night_eats(4).morning(2).until("quest").puts("food", 0).puts("sanity", 5)
    game.until("vote").puts("sanity", 1).all_vote(3)
    assert game.told(GameEnded, end="sanity", winners=(4,), ghosts=(4,), newly_dead=(3,), survivors=(1, 2))


def test_w49_a_ghosts_win_without_a_ghost_is_everybodys_loss():
    game = Table().until("quest").puts("sanity", 2).to_the_end()
    assert game.session.outcome is not None
    assert (game.session.outcome.end, game.session.outcome.winners) == ("sanity", ())


def test_w49_flipped_ghosts_lose_when_the_raft_sails():
    game = Table().night_eats(4).morning(2).until("quest").puts("build", 20).puts("food", 9).to_the_end()
    assert game.told(GameEnded, end="raft", winners=(1, 2, 3), ghosts=(4,))


def test_a_raised_shield_is_discarded_at_the_end_of_the_round():
    game = Table(keeps={2: "fish-knife", 3: "pot-lid"}).until("discussion")
    game.does(2, Attack(target=3))
    game.waits(15)
    game.until("vote").all_vote(4)
    assert game.told(RoundEnded, keeps=(UpCard(seat=3, card="pot-lid"),))
