"""The six Contestants."""

from __future__ import annotations

from engines.kernel import Done
from engines.the_fittest import words as w
from tests.the_fittest.table import Table

TOP = ["airdrop", "blisters", "cramp", "fan-mail", "map-scrap", "hush-money"]
ORDER = w.Arrange(first="map-scrap", second="airdrop", third="cramp", fourth="blisters", fifth="fan-mail")


def test_the_scholar_orders_the_top_five_when_the_game_starts():
    game = Table(deck=TOP, contestants={1: "the-scholar"})
    assert game.who_was_told(w.TopSeen) == [(1,)]
    assert game.the(w.TopSeen, reader=1).cards == tuple(TOP[:5])
    assert game.the(w.TopLooked) == w.TopLooked(seat=1, count=5)
    assert (
        game.refuses(
            1, w.Arrange(first="airdrop", second="airdrop", third="cramp", fourth="blisters", fifth="fan-mail")
        )
        is None
    )
    game.does(1, ORDER)
    assert game.the(w.CardFlipped).card == "map-scrap"
    assert game.views[1].top == ["airdrop", "cramp", "blisters", "fan-mail"]
    assert game.views[2].top == game.views[None].top == []


def test_the_scholar_orders_them_by_rotation():
    game = Table(deck=TOP, contestants={2: "the-scholar"}).until("arrange")
    assert game.asked("arrange") == [2]
    assert game.all_told(w.Leader)[-1].why == "left"


def test_the_scholar_orders_them_by_a_totem_card():
    game = Table(deck=TOP, hands={3: ["camp-mutiny"]}, contestants={3: "the-scholar"}).plays(3, "camp-mutiny")
    assert game.asked("arrange") == [3]
    assert game.the(w.TopSeen, reader=3).cards == tuple(TOP[1:6])


def test_the_scholar_orders_them_after_winning_a_trial():
    game = Table(deck=["poker-face", *TOP], contestants={2: "the-scholar"}).until("compete")
    game.does(2, w.Compete(skill="wits")).until("flip").does(2, w.Flip(flip=False)).until("arrange")
    assert game.the(w.TrialWon).seat == 2
    assert game.asked("arrange") == [2]


def test_the_scholar_does_not_when_nothing_changes_and_time_leaves_them_as_they_are():
    game = Table(deck=TOP, hands={1: ["the-final-totem"]}, contestants={1: "the-scholar"})
    game.times_out()
    assert game.the(w.CardFlipped).card == "airdrop"
    assert game.views[1].top == ["blisters", "cramp", "fan-mail", "map-scrap"]
    game.plays(1, "the-final-totem")
    assert "arrange" not in game.kinds()


def test_the_stevedores_boosts_count_one_more():
    game = Table(deck=["ration-raid"], hands={1: ["log-carry"], 2: ["heavy-crate"]}, contestants={1: "the-stevedore"})
    game.deals(2, "0").closes().does(1, w.Boost(card="log-carry")).does(2, w.Boost(card="heavy-crate"))
    assert [one.value for one in game.all_told(w.Boosted)] == [3, 3]


def trapper() -> Table:
    deck = ["wet-rope", "blisters", "cramp", "fan-mail", "map-scrap"]
    game = Table(deck=deck, contestants={1: "the-scholar", 2: "the-trapper"}).until("draw")
    for seat in (2, 3, 4):
        game.does(seat, w.Draw(draw=seat == 2))
    return game


def test_the_trapper_keeps_one_of_two_cards_when_drawing_for_sitting_out():
    game = trapper()
    assert game.the(w.Drew, why="sat-out") == w.Drew(seat=2, count=2, why="sat-out")
    drawn = game.all_told(w.HandGained, reader=2)[-1].cards
    assert len(drawn) == 2
    game.does(2, w.KeepOne(card=drawn[1]))
    assert game.the(w.Discarded) == w.Discarded(seat=2, card=drawn[0], why="choosy")
    assert game.hand(2)[-1] == drawn[1]
    assert len(game.hand(2)) == 4


def test_the_trapper_with_one_card_left_just_draws_it():
    game = Table(deck=["wet-rope"], contestants={2: "the-trapper"}).leaves(0).until("draw")
    for seat in (2, 3, 4):
        game.does(seat, w.Draw(draw=seat == 2))
    assert game.the(w.Drew).count == 1
    assert game.hand(2)[-1] == "wet-rope"


def test_the_trapper_draws_only_one_by_an_effect():
    game = Table(deck=TOP, hands={2: ["head-start"]}, contestants={2: "the-trapper"}).plays(2, "head-start")
    assert [one.count for one in game.all_told(w.Drew)] == [1, 1]


def test_the_busker_discards_a_card_to_flip_again_and_the_new_value_replaces_the_old():
    game = Table(deck=["ration-raid", "log-carry", "blisters"], hands={2: ["cramp"]}, contestants={2: "the-busker"})
    game.deals(2, "0").attempts().does(1, w.Flip(flip=True))
    assert game.asked("encore") == [2]
    game.does(2, w.FlipAgain(card="cramp"))
    assert game.the(w.Discarded) == w.Discarded(seat=2, card="cramp", why="encore")
    assert [(one.seat, one.value, one.again) for one in game.all_told(w.Flipped)] == [(1, 2, False), (2, 4, True)]
    assert game.the(w.Attempted).tests[0].reached == 9 + 2 + 4
    assert game.the(w.TableCleared).cards == ("log-carry", "blisters")


def test_the_busker_may_leave_it_and_flips_again_only_where_they_belong_to_the_total():
    game = Table(deck=["ration-raid", "log-carry"], contestants={2: "the-busker"})
    game.attempts().does(1, w.Flip(flip=True))
    assert game.the(w.Attempted)
    joined = Table(deck=["ration-raid", "log-carry"], contestants={2: "the-busker"}).deals(2, "0")
    joined.attempts().does(1, w.Flip(flip=True)).does(2, w.FlipAgain(card=None))
    assert len(joined.all_told(w.Flipped)) == 1
    assert joined.the(w.Attempted)


def test_the_busker_without_cards_or_without_a_flip_is_not_asked():
    for seat, flip in ((2, False), (None, True)):
        game = Table(deck=["ration-raid", "log-carry"], contestants={2: "the-busker"}).deals(2, "0")
        if seat is None:
            game.empties(2)
        game.attempts().does(1, w.Flip(flip=flip))
        assert game.the(w.Attempted)


def test_the_busker_flips_again_in_a_trial_of_their_own():
    game = Table(deck=["poker-face", "log-carry", "blisters"], hands={2: ["cramp"]}, contestants={2: "the-busker"})
    game.until("compete").does(2, w.Compete(skill="flair")).does(2, Done()).does(2, w.Flip(flip=True))
    game.does(2, w.FlipAgain(card="cramp"))
    assert game.the(w.Scored).total == 9 + 4


def test_who_may_make_no_bonus_flip_flips_not_again_either():
    game = Table(deck=["ration-raid", "log-carry"], hands={3: ["loaded-coin"]}, contestants={2: "the-busker"})
    game.deals(2, "0").plays(3, "loaded-coin", w.Target(target=2)).attempts().does(1, w.Flip(flip=True))
    assert game.the(w.Attempted)


def test_the_courier_may_draw_when_a_challenge_fails_that_was_joined_as_a_non_leader():
    game = Table(deck=["strong-arm", "log-carry"], contestants={2: "the-courier"})
    game.deals(2, "0").until("draw")
    assert not game.the(w.Attempted).success
    assert sorted(game.asked("draw")) == [2, 3, 4]
    for seat in (2, 3, 4):
        game.does(seat, w.Draw(draw=seat == 2))
    assert game.the(w.Drew) == w.Drew(seat=2, count=1, why="consolation")


def test_the_courier_draws_nothing_for_a_success_or_as_the_leader():
    game = Table(deck=["ration-raid", "log-carry"], contestants={2: "the-courier"}).deals(2, "0").until("draw")
    assert game.the(w.Attempted).success
    assert sorted(game.asked("draw")) == [3, 4]
    leads = Table(deck=["strong-arm"], contestants={1: "the-courier"}).until("draw")
    assert sorted(leads.asked("draw")) == [2, 3, 4]
