"""The examples of the rulebook, played out: one test an example."""

from __future__ import annotations

import pytest

from engines.who_should_we_eat.words import (
    Attack,
    CardRevealed,
    Died,
    DrawStraw,
    DrewStraws,
    FightBegan,
    KeepDiscarded,
    Open,
    PhaseBegan,
    QuestTucked,
    RaftChecked,
    RoundEnded,
    Show,
    StepOut,
    TakeQuest,
    TrackMoved,
    TrialOpened,
    TrialOver,
    UpCard,
    Vote,
    WhoDraws,
)
from tests.who_should_we_eat.table import Table

A, B, C, D, E = 1, 2, 3, 4, 5


def straws_drawn(game: Table) -> None:
    for seat in game.asked("straws"):
        game.does(seat, DrawStraw())


# ---------------------------------------------------- Knife Fight Examples


def test_example_1_who_is_attacked_has_a_knife_too_and_the_two_fight():
    game = Table(seats=5, keeps={A: "fish-knife", C: "letter-opener"}, straws=[B, C]).until("discussion")
    game.does(A, Attack(target=C))
    game.waits(15)
    assert game.told(CardRevealed, seat=C, card="letter-opener", why="attacked")
    assert game.told(FightBegan, seats=(A, C))
    straws_drawn(game)
    assert game.told(DrewStraws, draw="fight", short=C)
    assert game.told(Died, seat=C, cause="fight")
    assert game.told(KeepDiscarded, seat=A, card="fish-knife")


def test_example_2_a_second_attack_makes_a_fight_of_four_and_only_who_dies_reveals_a_keep():
    keeps = {A: "fish-knife", C: "pot-lid", D: "letter-opener", E: "grudge-list"}
    game = Table(seats=5, keeps=keeps, straws=[B, E]).until("discussion")
    game.does(A, Attack(target=C))
    game.does(D, Attack(target=E))  # before C has revealed anything
    game.waits(15)
    assert game.told(FightBegan, seats=(A, C, D, E))
    assert not game.told(CardRevealed, half="keep")
    straws_drawn(game)
    assert game.told(Died, seat=E, cause="fight")
    assert game.told(CardRevealed, seat=E, card="grudge-list", why="death")
    assert not game.told(CardRevealed, seat=C, half="keep")


# ---------------------------------------------------- 4. Trial Phase: rules that a leader may set


@pytest.mark.parametrize("rules", ["Everybody defends themselves, one at a time.", "Talk all at once, as you like."])
def test_a_leader_may_have_one_speak_at_a_time_or_all_at_once(rules: str):
    game = Table(leader=2).until("opening")
    game.does(2, Open(rules=rules))
    assert game.told(TrialOpened, leader=2, rules=rules)
    assert game.awaited("discussion").seats == (2, 3, 4, 1)


# ---------------------------------------------------- 4d: what may end a trial


def over_at_once(game: Table) -> None:
    """Food is at 0 or more, so this trial was the only one; but it was one, and no raft sails today."""
    over = game.until_told(TrialOver)
    assert over.food >= 0
    assert len(game.all_told(PhaseBegan, phase="trial")) == 1
    assert game.told(RaftChecked, blocked="trial", sails=False)


def test_a_keep_card_that_brings_food_ends_the_trial_at_once():
    game = Table(keeps={2: "emergency-jerky"}).until("discussion")
    game.does(2, Show())
    assert not game.told(Died)
    over_at_once(game)


def test_a_knife_attack_that_kills_ends_the_trial_at_once():
    game = Table(keeps={2: "fish-knife"}).until("discussion")
    game.does(2, Attack(target=3))
    game.waits(15)
    assert game.told(Died, seat=3, cause="knife")
    over_at_once(game)


def test_a_vote_ends_the_trial_at_once():
    game = Table().night_eats(3)
    assert game.told(Died, seat=3, cause="vote")
    over_at_once(game)


# ---------------------------------------------------- Event: Draw Straws


def test_straws_may_be_drawn_by_two_alone_who_got_into_a_knife_fight():
    game = Table(seats=6, keeps={A: "fish-knife", C: "letter-opener"}).until("discussion")
    game.does(A, Attack(target=C))
    game.waits(15)
    assert game.asked("straws") == [A, C]


def test_the_short_straw_loses_a_tie_of_the_vote():
    game = Table(straws=[1, 3]).until("vote")
    game.does(1, Vote(target=2))
    game.does(2, Vote(target=3))
    game.times_out()
    straws_drawn(game)
    assert game.told(DrewStraws, draw="tie", short=3)
    assert game.told(Died, seat=3, cause="vote")


def test_the_short_straw_loses_a_knife_fight():
    game = Table(keeps={1: "fish-knife", 2: "letter-opener"}, straws=[1, 1]).until("discussion")
    game.does(1, Attack(target=2))
    game.waits(15)
    straws_drawn(game)
    assert game.told(DrewStraws, draw="fight", short=1)
    assert game.told(Died, seat=1, cause="fight")


def test_the_short_straw_has_the_quest_attached():
    game = Table(quests=["befriend-a-parrot"], straws=[4]).until("quest")
    game.does(1, TakeQuest(quest="befriend-a-parrot"))
    straws_drawn(game)
    assert game.told(DrewStraws, draw="quest", short=4)
    assert game.told(QuestTucked, seat=4, quest="befriend-a-parrot")


# ---------------------------------------------------- Variants


def test_in_a_phone_booth_an_effect_that_removes_from_voting_keeps_out_of_the_fight_too():
    keeps = {1: "fish-knife", 2: "letter-opener", 3: "suspicious-rash"}
    game = Table(keeps=keeps, phone_booth=True).until("discussion")
    game.does(1, Attack(target=2))
    game.waits(15)
    game.does(1, WhoDraws(who="all"))
    game.does(3, StepOut())
    game.waits(10)
    assert game.asked("straws") == [1, 2, 4]
    straws_drawn(game)
    assert game.told(Died, cause="fight")


# ---------------------------------------------------- Event: If You Are Killed, 4


def test_the_meat_is_added_at_once_and_the_character_is_flipped_the_next_morning():
    game = Table(characters={3: "intern-jerky"}).until("vote")
    game.all_vote(3)
    assert game.told(TrackMoved, track="food", why="meat", by=2)
    assert game.all_told(Died, seat=3)
    assert game.board.places[3].life == "ghost"  # this trial was enough, and the morning has come
    assert game.told(RoundEnded, round=1)
    kinds = [fact.kind for fact in game.public]
    assert kinds.index("died") < kinds.index("round-ended") < kinds.index("dead-returned")


def test_a_shield_that_was_shown_lies_open_until_salvation():
    game = Table(keeps={2: "fish-knife", 3: "pot-lid"}).until("discussion")
    game.does(2, Attack(target=3))
    game.waits(15)
    game.night_eats(4)
    assert game.told(RoundEnded, keeps=(UpCard(seat=3, card="pot-lid"),))
