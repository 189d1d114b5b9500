"""Rules that meet: what happens where two of them reach for the same thing."""

from __future__ import annotations

import pytest

from engines.donner_dinner_party import words as w
from tests.donner_dinner_party.table import Table, winter

WRONG_VOTES = {4: 2, 5: 1, 6: 2, 7: 3, 8: 2, 9: 3, 10: 4}


@pytest.mark.parametrize(("seats", "wrong"), WRONG_VOTES.items())
def test_so_many_wrong_votes_in_a_row_lose_at_once(seats: int, wrong: int):
    game = Table(seats)
    for victim in range(1, wrong + 1):
        assert not game.session.over
        game.eats(victim)
    assert game.end[0] == "cannibals-rule"


def test_two_cannibals_and_the_first_vote_of_five():
    assert Table(5).eats(1).end == ("cannibals-rule", (4, 5))
    game = Table(5).eats(5).week(2)
    assert (game.board.pioneers, game.board.cannibals) == (3, 1)


def test_three_poison_and_one_medicine():
    game = Table(10, dinners=["PPPMSSSSFF"])
    assert game.until_told(w.DinnerSettled) == w.DinnerSettled(meals=10, mouths=10, poison="cured", fed=True)


def test_food_for_exactly_as_many_as_live():
    assert Table(7, dinners=["SSSFEEE"]).until_told(w.DinnerSettled).fed
    assert not Table(7, dinners=["SSSEEEE"]).until_told(w.DinnerSettled).fed


def test_a_scared_leader_who_is_tied_may_be_eaten_by_who_follows():
    game = winter(6, [6], ghosts=True).votes({3: 2, 4: 5}).until("fingers").does(6, w.Boo(target=2)).until("tie")
    assert game.board.leader == 3
    assert [one.target for one in game.offered(3, "tie", w.BreakTie)] == [2, 5]
    game.does(3, w.BreakTie(target=2)).week(3)
    assert game.all_told(w.Leader)[-1] == w.Leader(seat=4, why="passed")


def test_short_straw_then_a_ghost():
    game = winter(6, [6], ghosts=True, supply={3: "short-straw"}).all_vote(3).until("condemned")
    game.plays(3, "short-straw").votes({3: 4, 4: 5, 1: 4}).until("fingers").does(6, w.Boo(target=1))
    assert game.until("tie").all_told(w.VotesCounted)[-1].tied == (4, 5)


def test_a_ghost_then_short_straw_the_scared_do_not_vote_again():
    game = winter(6, [6], ghosts=True, supply={3: "short-straw"}).all_vote(3).until("fingers")
    game.does(6, w.Boo(target=2)).until("condemned").plays(3, "short-straw")
    assert game.asked("vote") == [1, 3, 4, 5]
    assert game.refuses(2, w.Vote(target=1)) == "D-V11"
    game.votes({1: 4, 3: 5}).until("tie")
    assert game.asked("tie") == [3]  # the leader, 2, is off in the woods


def test_the_scared_vote_again_in_the_next_round():
    game = winter(7, [7], ghosts=True).all_vote(5).until("fingers").does(7, w.Boo(target=1)).week(3).until("vote")
    assert game.asked("vote") == [1, 2, 3, 4, 6]


def test_buried_flour_with_uncured_poison_is_still_a_vote():
    game = Table(4, dinners=["PSSE"], supply={3: "buried-flour"})
    game.until("table").plays(3, "buried-flour")
    assert not game.until_told(w.DinnerSettled).fed
    game.until("vote")


def test_willow_bark_and_buried_flour_by_two_players():
    game = Table(5, dinners=["PFFFE"], supply={2: "willow-bark", 3: "buried-flour"}).until("table")
    game.plays(3, "buried-flour").plays(2, "willow-bark")
    assert game.until_told(w.DinnerSettled) == w.DinnerSettled(meals=5, mouths=5, poison="cured", fed=True)


def test_spilled_kettle_on_the_inspected_card_makes_the_inspection_say_nothing_of_the_dinner():
    game = Table(5, dinners=["EEPEE"], rest="F", supply={4: "spilled-kettle"}).until("inspect")
    game.does(1, w.Inspect(target=3)).until("look").plays(4, "spilled-kettle", 3)
    assert game.the(w.CardSeen, reader=1).card == "poison"
    assert "poison" not in game.until_told(w.CampDinner).cards
    assert game.views[3].gave[-1].card == "poison"  # what 3 gave, which everybody knows to be replaced
    assert game.board.week.spilled == [3]


def test_sharp_eyes_after_the_kettle_see_the_new_card():
    game = Table(5, dinners=["EEPEE"], rest="F", supply={4: "spilled-kettle", 2: "sharp-eyes"}).until("look")
    game.plays(4, "spilled-kettle", 3).plays(2, "sharp-eyes", 3)
    assert game.the(w.CardSeen, reader=2).card == "fish"


def test_fresh_tracks_of_ten_players_take_cards_from_the_deck():
    game = Table(10, supply={2: "fresh-tracks"}, rest="MMM").until("contribute").plays(2, "fresh-tracks")
    assert game.all_told(w.HandDealt, reader=2)[-1].cards == ("medicine",) * 3
    assert len(game.state.deck) == 40 - 28 - 3


def test_the_last_vote_may_leave_more_pioneers_than_cannibals_and_rescue_them():
    game = Table(4, dinners=["FFFF"] * 5).week(6).eats(2)
    assert game.end == ("rescued", (1, 2, 3))


def test_the_leader_is_eaten_by_the_tie_that_somebody_else_breaks_and_nobody_votes():
    game = winter(6, [6], ghosts=True).votes({}).until("fingers").does(6, w.Boo(target=2)).until("tie")
    assert game.asked("tie") == [3]
    assert [one.target for one in game.offered(3, "tie", w.BreakTie)] == [1, 2, 4, 5]


def test_everybody_is_scared_or_lost_and_the_spared_stay_spared():
    supply = {3: "short-straw", 4: "lost-in-the-drifts"}
    game = winter(7, [7, 5, 1], ghosts=True, supply=supply).all_vote(3).until("condemned").plays(3, "short-straw")
    game.votes({2: 4, 3: 4, 4: 2, 6: 2}).until("fingers").plays(4, "lost-in-the-drifts", 2)
    for ghost, voter in ((7, 3), (5, 4), (1, 6)):
        game.until("fingers").does(ghost, w.Boo(target=voter))
    assert game.the(w.EverybodyScared)
    assert game.asked("vote") == [2, 3, 4, 6]
    assert game.refuses(2, w.Vote(target=3)) == "D-V3"
