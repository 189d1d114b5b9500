"""Camp Dinner: the Hunting Cards, and D-D1 to D-D9."""

from __future__ import annotations

import pytest

from engines.donner_dinner_party import words as w
from tests.donner_dinner_party.table import Table, cards, winter


def settled(dinner: str, seats: int = 5) -> w.DinnerSettled:
    """What a dinner comes to in the first round."""
    return Table(seats, dinners=[dinner]).until_told(w.DinnerSettled)


# ---------------------------------------------------- the five Hunting Cards


def test_fish_feeds_one():
    assert settled("FEEEE") == w.DinnerSettled(meals=1, mouths=5, poison="none", fed=False)


def test_squirrels_feed_two():
    assert settled("SEEEE") == w.DinnerSettled(meals=2, mouths=5, poison="none", fed=False)


def test_poison_renders_fish_and_squirrels_inedible():
    assert settled("PFSSS") == w.DinnerSettled(meals=0, mouths=5, poison="spoiled", fed=False)


def test_medicine_counteracts_poison():
    assert settled("MPSSF") == w.DinnerSettled(meals=5, mouths=5, poison="cured", fed=True)


def test_medicine_without_poison_does_nothing():
    assert settled("MFFFF") == w.DinnerSettled(meals=4, mouths=5, poison="none", fed=False)


def test_empty_hands_do_nothing():
    assert settled("EEEEE") == w.DinnerSettled(meals=0, mouths=5, poison="none", fed=False)


# ---------------------------------------------------- the rulings


def test_dd1_all_who_live_when_the_dinner_is_turned_up_are_fed_the_leader_included():
    game = winter(6, [6], dinners=["EEEEEE", "FFFFF"])
    assert game.all_told(w.CampDinner)[0].mouths == 6
    second = game.until_told(w.DinnerSettled, fed=True)
    assert (second.mouths, second.meals) == (5, 5)


@pytest.mark.parametrize("dinner", ["PPPMSSS", "SPPPSMS", "SSSMPPP"])
def test_dd2_one_medicine_cures_any_number_of_poison_and_feeds_nobody(dinner: str):
    assert settled(dinner, seats=7) == w.DinnerSettled(meals=6, mouths=7, poison="cured", fed=False)
    assert settled(dinner.replace("P", "F", 1), seats=7).meals == 7


def test_dd3_uncured_poison_brings_a_vote_whatever_there_is_to_eat():
    for dinner, seats in (("PSSSS", 5), ("PEEEE", 5), ("PFFFF", 5)):
        game = Table(seats, dinners=[dinner])
        told = game.until_told(w.DinnerSettled)
        assert (told.meals, told.poison, told.fed) == (0, "spoiled", False)
        game.until("vote")


def test_dd4_after_the_cure_the_food_is_counted_all_the_same():
    game = Table(5, dinners=["MPFFF"])
    assert game.until_told(w.DinnerSettled) == w.DinnerSettled(meals=3, mouths=5, poison="cured", fed=False)
    game.until("vote")


def test_dd5_exactly_enough_is_enough():
    assert settled("SSFEE").fed
    assert settled("FFFFF").fed
    assert not settled("FFFFE").fed


def test_dd5_what_is_too_much_is_lost():
    game = Table(5, dinners=["SSSSS", "FFFFE"])
    assert game.until_told(w.DinnerSettled).meals == 10
    game.week(2)
    assert game.until_told(w.DinnerSettled, fed=False).meals == 4


def test_dd6_whose_card_is_whose_cannot_be_seen_in_the_dinner():
    dinners = {Table(5, dinners=[one]).until_told(w.CampDinner) for one in ("FPSME", "EMSPF", "SMEFP", "PFEMS")}
    assert len(dinners) == 1
    (dinner,) = dinners
    assert sorted(dinner.cards) == sorted(cards("FPSME"))


def test_dd6_nor_who_was_first_to_choose():
    told: list[w.CampDinner] = []
    for order in ((2, 3, 4, 5), (5, 4, 3, 2), (3, 5, 2, 4)):
        game = Table(5, dinners=["FPSME"]).until("contribute")
        for seat in order:
            game.does(seat, w.Contribute(card=game.views[seat].hand[0]))
        told.append(game.until_told(w.CampDinner))
    assert told[0] == told[1] == told[2]


def test_dd6_each_card_may_lie_anywhere():
    games = [Table(5, dinners=["FPSME"], salt=str(n)) for n in range(40)]
    dinners = [game.until_told(w.CampDinner).cards for game in games]
    for letter in "FPSME":
        assert {dinner.index(*cards(letter)) for dinner in dinners} == {0, 1, 2, 3, 4}


def test_dd7_who_is_eaten_does_not_change_the_dinner():
    game = Table(6, dinners=["EFFFFF"]).eats(2).week(2)
    dinners = game.order(w.CampDinner, w.DinnerSettled, w.Eaten, w.RoundEnded)
    assert [type(fact) for fact in dinners] == [w.CampDinner, w.DinnerSettled, w.Eaten, w.RoundEnded]
    assert game.views[None].board.weeks[0].dinner.count("fish") == 5
    assert len(game.state.deck) + len(game.state.dinner) + sum(map(len, game.state.hands.values())) == 40


def test_dd8_after_a_good_dinner_nobody_votes():
    game = Table(5, dinners=["FFFFF"])
    game.until_told(w.DinnerSettled)
    kinds = [fact.kind for fact in game.public]
    after = kinds[kinds.index("dinner-settled") + 1 :]
    assert after == ["beat", "round-ended", "leader", "phase-began"]
    assert game.the(w.PhaseBegan, round=2) == w.PhaseBegan(phase="hunt", round=2)
    assert not game.told(w.VoteCalled)


def test_dd9_a_dinner_can_be_seen_to_the_end_of_the_game():
    game = Table(5, dinners=["FPSME", "FFFFF"]).until("vote")
    assert sorted(game.views[None].board.week.dinner) == sorted(cards("FPSME"))
    game.eats(4).week(3)
    weeks = game.views[2].board.weeks
    assert [sorted(week.dinner) for week in weeks[:2]] == [sorted(cards("FPSME")), sorted(cards("FFFF"))]
    assert [week.settled is not None for week in weeks] == [True, True, False]
    plain = game.views[None].as_json()["weeks"]
    assert [len(week["dinner"]) for week in plain] == [5, 4, 0]
