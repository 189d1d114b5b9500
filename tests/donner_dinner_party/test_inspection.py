"""The Camp Leader's inspection: D-I1 to D-I8."""

from __future__ import annotations

import pytest

from engines.donner_dinner_party import words as w
from engines.kernel import PromptClosed
from tests.donner_dinner_party.table import Table, winter
from tests.generic.checks import named

NOBODY = w.Inspected(leader=1, target=None, why="declined")


def test_di1_the_leader_may_look_at_nobodys_card():
    game = Table(5).until("inspect").does(1, w.NoInspection())
    assert game.the(w.Inspected) == NOBODY
    assert not game.told(w.CardSeen, reader=1)


def test_di1_a_silent_leader_looks_at_nobodys_card():
    game = Table(5).until("inspect").waits(29)
    assert not game.told(w.Inspected)
    game.waits(1)
    assert game.the(w.Inspected) == NOBODY


def test_di1_nobody_but_the_leader_inspects():
    game = Table(5).until("inspect")
    assert game.asked("inspect") == [1]
    assert game.refuses(2, w.Inspect(target=3)) == "D-I1"
    assert game.refuses(2, w.NoInspection()) == "D-I1"


def test_di2_one_living_player_other_than_the_leader():
    game = winter(6, [4], ghosts=True).until("inspect")
    leader = game.board.leader
    assert leader == 2
    assert [one.target for one in game.offered(leader, "inspect", w.Inspect)] == [1, 3, 5, 6]
    assert game.refuses(leader, w.Inspect(target=leader)) == "D-I2"  # the blind card
    assert game.refuses(leader, w.Inspect(target=4)) == "D-I2"  # a ghost
    name = game.prompt(leader, "inspect").name
    game.does(leader, w.Inspect(target=3))
    with pytest.raises(PromptClosed):  # not a second
        game.session.submit(leader, name, w.Inspect(target=5), game.session.now)


def test_di3_everybody_sees_whose_card_is_lifted_and_only_the_leader_its_face():
    game = Table(5, dinners=["EEPEE"]).until("inspect").does(1, w.Inspect(target=3))
    assert game.the(w.Inspected) == w.Inspected(leader=1, target=3, why="chosen")
    assert game.the(w.CardSeen, reader=1) == w.CardSeen(seat=3, card="poison", how="inspection")
    assert [to for to, fact in game.log if isinstance(fact, w.CardSeen)] == [(1,)]
    assert game.board.week.looked == [(1, 3)]


def test_di4_the_inspected_card_still_counts():
    game = Table(5, dinners=["EEPEE"]).until("inspect").does(1, w.Inspect(target=3))
    assert game.until_told(w.CampDinner).cards.count("poison") == 1
    assert game.until_told(w.DinnerSettled).poison == "spoiled"


def test_di5_who_was_inspected_cannot_swap():
    game = Table(5, hands={3: "PFM"}, dinners=["EEPEE"]).until("contribute")
    name = game.prompt(3, "contribute").name
    game.until("inspect").does(1, w.Inspect(target=3))
    with pytest.raises(PromptClosed):
        game.session.submit(3, name, w.Contribute(card="fish"), game.session.now)
    assert "poison" in game.until_told(w.CampDinner).cards


def test_di6_the_leader_may_lie_about_it_or_say_it_later_or_not_at_all():
    game = Table(6, dinners=["EEPEEE"]).until("inspect").does(1, w.Inspect(target=3)).until("discussion")
    claims = game.offered(1, "discussion", w.ClaimSaw)
    assert {one.target for one in claims} == {3}
    assert {one.card for one in claims} == set(game.board.pack.hunting)
    assert game.offered(2, "discussion", w.ClaimSaw) == []
    game.does(1, w.ClaimSaw(target=3, card="fish"))
    assert game.the(w.Claimed) == w.Claimed(seat=1, what="saw", round=1, word="fish", target=3)
    game.eats(6).until_told(w.PhaseBegan, phase="discussion", round=2)
    game.does(1, w.ClaimSaw(target=3, card="poison"))
    assert game.all_told(w.Claimed)[-1] == w.Claimed(seat=1, what="saw", round=1, word="poison", target=3)


def test_di6_the_true_card_is_never_public_before_the_end_not_even_after_a_death():
    game = Table(6, dinners=["EEMEEE"]).until("inspect").does(1, w.Inspect(target=3)).eats(1).week(2)
    medicine = [type(fact) for fact in game.public if "medicine" in named(fact)]
    assert medicine == [w.GameBegan, w.CampDinner]
    looks = game.to_the_end().the(w.CardsTurnedUp).looks
    assert w.Look(round=1, seat=1, target=3, cards=("medicine",), how="inspection") in looks


def test_di7_a_cannibal_who_leads_is_offered_what_a_pioneer_is():
    offers = [Table(5, roles=roles).until("inspect").prompt(1, "inspect").offers for roles in ("PPPCC", "CPPPC")]
    assert offers[0] == offers[1]
    game = Table(5, roles="CPPPC").until("inspect").does(1, w.Inspect(target=5))
    assert game.the(w.CardSeen, reader=1)


def test_di8_another_who_looks_does_so_before_the_cards_are_collected_and_openly():
    game = Table(5, dinners=["EEPEE"], supply={2: "sharp-eyes"}).until("look").plays(2, "sharp-eyes", 3)
    assert game.the(w.SupplyPlayed) == w.SupplyPlayed(seat=2, card="sharp-eyes", target=3)
    assert game.the(w.CardSeen, reader=2) == w.CardSeen(seat=3, card="poison", how="supply")
    assert [to for to, fact in game.log if isinstance(fact, w.CardSeen)] == [(2,)]
    assert "poison" in game.until_told(w.CampDinner).cards
    claims = game.until("discussion").offered(2, "discussion", w.ClaimSaw)
    assert {one.target for one in claims} == {3}
