"""Leaders who change in the middle of an Episode."""

from __future__ import annotations

import pytest

from engines.kernel import Done
from engines.the_fittest import words as w
from tests.the_fittest.table import Table

THREE = ["airdrop"]
CAST = {3: "the-courier"}  # whom others can force out


def test_f19_a_totem_card_of_the_present_leader_resets_nothing():
    game = Table(audited=False, deck=THREE, hands={1: ["the-final-totem"]})
    game.offers(1, 3, "1x").deals(2, "1x").plays(1, "the-final-totem")
    assert game.told(w.Leader, why="card") is None
    assert game.the(w.TotemsLocked)
    assert game.episode.deals[2].code == "1x"
    assert (1, 3) in game.views[3].offers


def test_f19_naming_the_present_leader_resets_nothing():
    game = Table(deck=THREE, hands={3: ["audience-vote"]})
    game.deals(2, "1x").plays(3, "audience-vote", w.Target(target=1))
    assert game.told(w.Leader, why="card") is None
    assert game.episode.joined == [2]


def test_f20_deals_participation_and_forces_are_negated():
    game = Table(5, deck=THREE, hands={2: ["camp-mutiny"], 5: ["strong-arm"]})
    game.deals(3, "2").plays(5, "strong-arm", w.Target(target=4)).plays(2, "camp-mutiny")
    assert game.all_told(w.Leader)[-1] == w.Leader(seat=2, why="card", card="camp-mutiny")
    assert game.board.participants == [2]
    assert game.episode.deals == {}
    assert game.episode.forced == []
    game.deals(4, "1x").deals(1, "2")
    assert game.board.participants == [2, 4, 1]


def test_f20_the_old_leader_is_out_of_the_alliance_and_may_draw():
    game = Table(deck=THREE, hands={2: ["camp-mutiny"]})
    game.plays(2, "camp-mutiny").closes().until("draw")
    assert sorted(game.asked("draw")) == [1, 3, 4]


def test_f20_effects_that_do_not_concern_participation_remain():
    hands = {
        1: ["log-carry", "sponsors-wink", "hard-mode"],
        2: ["camp-mutiny", "wet-rope", "loaded-coin"],
        3: ["hush-money"],
        4: ["dress-rehearsal", "the-final-test"],
    }
    game = Table(5, deck=["ration-raid", "blisters"], hands=hands, contestants=CAST)
    game.plays(1, "log-carry", w.Target(target=1)).plays(1, "sponsors-wink").plays(1, "hard-mode")
    game.plays(2, "wet-rope", w.Target(target=5)).plays(2, "loaded-coin", w.Target(target=1))
    game.plays(3, "hush-money", w.Target(target=5)).plays(4, "dress-rehearsal", w.Target(target=2))
    game.plays(4, "the-final-test").plays(2, "camp-mutiny")
    episode = game.episode
    assert game.board.skill(1, "brawn") == 9 + 4
    assert [(goal.aims[0].skill, goal.aims[0].value) for goal in episode.goals] == [("brawn", 15), ("grit", 10)]
    assert episode.prizes == 1 + 1 + 1
    assert (episode.unboosted, episode.unflipped, episode.silenced, episode.doubled) == ([5], [1], [5], [2])
    assert episode.cards == ["ration-raid", "blisters"]


def test_f20_choices_are_the_new_leaders():
    game = Table(deck=["low-tide"], hands={2: ["camp-mutiny"]})
    game.plays(2, "camp-mutiny").closes()
    assert game.asked("choose-goal") == [2]


def forced_out(**options: bool) -> Table:
    game = Table(
        deck=THREE, hands={1: ["force-out"], 2: ["camp-mutiny"], 3: ["log-carry"]}, contestants=CAST, **options
    )
    game.plays(1, "force-out", w.Target(target=3)).plays(2, "camp-mutiny")
    return game


def test_f21_a_new_leader_may_take_a_forced_out_player_but_their_effects_stay_banned():
    game = forced_out()
    game.deals(3, "1x")
    assert game.the(w.DealMade).seat == 3
    assert game.episode.joined == [3]
    assert game.refuses(3, w.PlayEffect(card="log-carry")) == "F5"


def test_f21_option_force_out_stays_whole():
    game = forced_out(force_out_stays=True)
    assert game.refuses(2, w.Propose(to=3, terms="1x")) == "F24"
    assert game.refuses(3, w.PlayEffect(card="log-carry")) == "F5"


def test_f21_a_forced_out_player_may_be_made_leader_but_not_where_force_out_stays():
    hands = {1: ["force-out"], 2: ["audience-vote", "hand-over-the-torch"], 4: ["casting-call"]}
    game = Table(deck=THREE, hands=hands, contestants=CAST)
    game.plays(1, "force-out", w.Target(target=3)).plays(2, "audience-vote", w.Target(target=3))
    assert game.the(w.Leader, why="card") == w.Leader(seat=3, why="card", card="audience-vote")
    stays = Table(deck=THREE, hands=hands, contestants=CAST, force_out_stays=True)
    stays.plays(1, "force-out", w.Target(target=2))
    assert stays.refuses(4, w.Target(target=2)) is None
    other = Table(deck=THREE, hands=hands, contestants=CAST, force_out_stays=True)
    other.plays(1, "force-out", w.Target(target=3)).plays(2, "audience-vote")
    assert other.refuses(2, w.Target(target=3)) == "F21"
    other.does(2, w.Target(target=2))
    assert other.refuses(2, w.PlayEffect(card="hand-over-the-torch")) == "F21"


def test_f22_the_next_episode_is_led_by_who_sits_left_of_the_new_leader():
    game = Table(deck=THREE, hands={3: ["camp-mutiny"]})
    game.plays(3, "camp-mutiny").next_episode()
    assert game.all_told(w.Leader)[-1] == w.Leader(seat=4, why="left")
    assert game.board.leader == 4


def test_f22_totem_cards_may_follow_each_other():
    game = Table(deck=THREE, hands={2: ["camp-mutiny"], 3: ["quiet-coup"], 4: ["false-start"]})
    game.plays(2, "camp-mutiny").plays(3, "quiet-coup").plays(4, "false-start", w.Pay(card=game.hand(4)[1]))
    assert [one.seat for one in game.all_told(w.Leader)] == [1, 2, 3, 4]


def locked(**options: bool) -> Table:
    game = Table(deck=["ration-raid"], hands={1: ["the-final-totem", "camp-mutiny"], 2: ["quiet-coup"]}, **options)
    return game.plays(1, "the-final-totem")


def test_f23_a_locked_totem_card_is_neither_an_effect_nor_a_boost():
    game = locked()
    assert game.refuses(2, w.PlayEffect(card="quiet-coup")) == "F23"
    game.deals(2, "0").closes().until("boosts")
    assert game.refuses(1, w.Boost(card="camp-mutiny")) == "F23"
    assert game.refuses(2, w.Boost(card="quiet-coup")) == "F23"


def test_f23_it_still_works_as_a_flipped_card_and_the_lock_ends_with_the_episode():
    game = Table(
        deck=["ration-raid", "audience-vote", "casting-call"], hands={1: ["the-final-totem"], 2: ["quiet-coup"]}
    )
    game.plays(1, "the-final-totem").attempts().does(1, w.Flip(flip=True))
    assert game.the(w.Flipped).value == 2
    game.until_told(w.PrizeTaken)
    assert game.prizes(1) == ["casting-call"]
    game.next_episode()
    assert game.may(2, w.PlayEffect(card="quiet-coup"))


def test_f23_option_the_lock_stops_effects_only():
    game = locked(lock_effects_only=True)
    assert game.refuses(2, w.PlayEffect(card="quiet-coup")) == "F23"
    game.deals(2, "0").closes().until("boosts")
    assert game.may(1, w.Boost(card="camp-mutiny"))
    assert game.may(2, w.Boost(card="quiet-coup"))


@pytest.mark.parametrize("seat", [2, 4])
def test_a_new_leader_has_to_be_ready_anew(seat: int):
    game = Table(deck=THREE, hands={seat: ["camp-mutiny"]})
    game.does(1, Done()).plays(seat, "camp-mutiny")
    assert not game.episode.ready
    assert game.may(seat, w.Propose(to=1, terms="1x"))
