"""Trials."""

from __future__ import annotations

import pytest

from engines.kernel import Done
from engines.the_fittest import words as w
from engines.the_fittest.vocabulary import SKILLS
from tests.the_fittest.table import Table

TRIAL = "poker-face"
CAST = {1: "the-stevedore", 2: "the-trapper", 3: "the-grifter", 4: "the-scholar"}


def trial(*flips: str, card: str = TRIAL, **more: object) -> Table:
    return Table(deck=[card, *flips], contestants=CAST, **more)  # type: ignore[arg-type]


def competes(game: Table, seat: int, skill: str, flip: bool = True, boosts: tuple[str, ...] = ()) -> Table:
    game.until("compete")
    assert game.asked("compete") == [seat]
    game.does(seat, w.Compete(skill=skill))  # type: ignore[arg-type]
    for card in boosts:
        game.does(seat, w.Boost(card=card))
    return game.until("flip").does(seat, w.Flip(flip=flip))


def stays_out(game: Table, *seats: int) -> Table:
    for seat in seats:
        game.until("compete").does(seat, w.StayOut())
    return game


def test_f30_every_competitor_names_a_skill_when_the_attempt_begins():
    game = trial("blisters").closes()
    assert [one.skill for one in game.offered(2, "compete", w.Compete)] == list(SKILLS)
    competes(game, 2, "grit")
    assert game.the(w.Competes) == w.Competes(seat=2, skill="grit")
    assert game.the(w.Scored) == w.Scored(seat=2, total=9 + 4, leads=True)


def test_f30_option_the_printed_skill_is_tested():
    game = trial("blisters", trial_skill="printed").closes()
    assert [one.skill for one in game.offered(2, "compete", w.Compete)] == ["cunning"]
    assert game.refuses(2, w.Compete(skill="grit")) == "F30"
    wild = trial("blisters", card="grand-trial", trial_skill="printed").closes()
    assert len(wild.offered(2, "compete", w.Compete)) == 6


def test_f31_one_negotiation_phase_with_effects_but_without_deals():
    game = trial(hands={3: ["log-carry"]})
    assert game.refuses(1, w.Propose(to=2, terms="0")) == "F31"
    assert game.refuses(2, w.Propose(to=1, terms="1x")) == "F31"
    assert game.refuses(2, w.Accept(by=1, terms="0")) == "F31"
    game.plays(3, "log-carry", w.Target(target=2)).closes()
    competes(game, 2, "brawn", flip=False)
    assert game.the(w.Scored).total == 6 + 4


def test_f31_a_grey_card_is_neither_an_effect_nor_a_boost():
    game = trial(hands={2: ["low-tide"]})
    assert game.refuses(2, w.PlayEffect(card="low-tide")) == "F31"
    game.closes().does(2, w.Compete(skill="grit"))
    assert game.refuses(2, w.Boost(card="low-tide")) == "F31"


def test_f31_option_a_grey_card_may_be_a_boost():
    game = trial(hands={2: ["low-tide"]}, grey_effects_only=True)
    assert game.refuses(2, w.PlayEffect(card="low-tide")) == "F31"
    game.closes().does(2, w.Compete(skill="grit"))
    assert game.may(2, w.Boost(card="low-tide"))


def test_f31_totem_cards_change_the_order():
    game = trial(hands={3: ["camp-mutiny"]})
    game.plays(3, "camp-mutiny").closes()
    order: list[int] = []
    while game.asked("compete"):
        order += game.asked("compete")
        game.does(order[-1], w.StayOut())
    assert order == [4, 1, 2, 3]


def test_f32_from_the_leaders_left_clockwise_each_attempt_complete_before_the_next():
    game = trial("blisters", "plot-twist", leader=3).closes()
    assert game.refuses(1, w.Compete(skill="grit")) == "F32"
    competes(game, 4, "wits")
    competes(game, 1, "brawn")
    stays_out(game, 2, 3)
    assert [(one.seat, one.total) for one in game.all_told(w.Scored)] == [(4, 13), (1, 12)]
    kinds = [type(one) for one in game.order(w.Competes, w.Scored, w.TableCleared)]
    assert kinds == [w.Competes, w.Scored, w.TableCleared] * 2


def test_f33_every_competitor_has_a_flip_of_their_own_after_the_boosts():
    game = trial("blisters", "plot-twist", hands={2: ["long-watch"], 3: ["hush-money"]}).closes()
    competes(game, 2, "grit", boosts=("long-watch",))
    competes(game, 3, "cunning", boosts=("hush-money",))
    assert [(one.seat, one.value) for one in game.all_told(w.Flipped)] == [(2, 4), (3, 3)]
    assert [one.total for one in game.all_told(w.Scored)] == [9 + 2 + 4, 9 + 3 + 3]
    assert [one.cards for one in game.all_told(w.TableCleared)] == [
        ("long-watch", "blisters"),
        ("hush-money", "plot-twist"),
    ]


def test_f33_nobody_boosts_for_another_and_only_the_tested_skill_counts():
    game = trial(hands={2: ["hush-money"], 3: ["long-watch"]}).closes().does(2, w.Compete(skill="grit"))
    assert game.refuses(3, w.Boost(card="long-watch")) == "F28"
    game.does(2, w.Boost(card="hush-money")).until("flip").does(2, w.Flip(flip=False))
    assert game.the(w.Scored).total == 9


def test_f33_boosts_do_not_follow_the_flip():
    game = trial("blisters", hands={2: ["long-watch"]}).closes().does(2, w.Compete(skill="grit")).does(2, Done())
    assert not game.may(2, w.Boost(card="long-watch"))
    game.does(2, w.Flip(flip=True))
    assert not game.may(2, w.Boost(card="long-watch"))


def test_f34_at_a_tie_the_earlier_attempt_keeps_the_lead():
    game = trial("blisters", "bad-press").closes()
    competes(game, 2, "grit")
    competes(game, 3, "cunning")
    stays_out(game, 4, 1)
    assert [one.leads for one in game.all_told(w.Scored)] == [True, False]
    assert game.the(w.TrialWon).seat == 2


def test_f34_but_the_courier_wins_ties():
    game = Table(deck=[TRIAL, "blisters", "bad-press"], contestants={2: "the-trapper", 3: "the-courier"}).closes()
    competes(game, 2, "grit")
    competes(game, 3, "pace")
    stays_out(game, 4, 1)
    assert game.the(w.TrialWon).seat == 3


def test_f35_nobody_competes():
    game = trial(leader=3).closes()
    stays_out(game, 4, 1, 2, 3)
    assert game.told(w.TrialWon) is None
    assert game.the(w.ChallengeDiscarded).cards == (TRIAL,)
    assert sorted(game.asked("draw")) == [1, 2, 3, 4]
    game.next_episode()
    assert game.board.leader == 4


def test_f36_the_winner_takes_the_card_and_leads_the_next_episode():
    game = trial("blisters").closes()
    stays_out(game, 2)
    competes(game, 3, "cunning")
    stays_out(game, 4, 1)
    assert game.the(w.TrialWon) == w.TrialWon(seat=3, card=TRIAL)
    assert game.prizes(3) == [TRIAL]
    assert game.board.score(3).points == 3 + 2
    assert game.the(w.ChallengeDiscarded).cards == ()
    game.next_episode()
    assert game.all_told(w.Leader)[-1] == w.Leader(seat=3, why="trial")


def test_f36_losers_do_not_draw_but_who_did_not_compete_may():
    game = trial("blisters", "plot-twist", hands={1: ["force-out"]})
    game.plays(1, "force-out", w.Target(target=4)).closes()
    competes(game, 2, "grit")
    competes(game, 3, "flair")
    assert game.the(w.StaysOut) == w.StaysOut(seat=4, why="forced-out")
    stays_out(game, 1)
    assert game.asked("draw") == [4, 1]
    assert game.refuses(3, w.Draw(draw=True)) == "F9"


def test_f40_changes_of_skills_hold_in_a_trial_too():
    game = trial(hands={2: ["grand-trial"]})
    game.plays(2, "grand-trial", w.Target(target=2)).closes()
    competes(game, 2, "grit", flip=False)
    assert game.the(w.Scored).total == 10


@pytest.mark.parametrize(("card", "what"), [("wet-rope", "boosts"), ("loaded-coin", "flips")])
def test_who_may_not_boost_or_flip_may_not_in_a_trial_either(card: str, what: str):
    game = trial("blisters", hands={1: [card], 2: ["long-watch"]})
    game.plays(1, card, w.Target(target=2)).closes().does(2, w.Compete(skill="grit"))
    if what == "boosts":
        assert "flip" in game.kinds()
        game.does(2, w.Flip(flip=True))
    else:
        game.does(2, w.Boost(card="long-watch")).until("compete")
        assert game.the(w.NotFlipped) == w.NotFlipped(seat=2, why="forbidden")
    assert game.the(w.Scored).total == (13 if what == "boosts" else 11)
