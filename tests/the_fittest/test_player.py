"""The AI player in puzzles, each with one answer that anybody would give."""

from __future__ import annotations

from engines.cli.playing import Playing
from engines.kernel import Chance, Command, Done
from engines.the_fittest import GAME
from engines.the_fittest import words as w
from engines.the_fittest.player import decide
from engines.the_fittest.terms import Terms
from tests.generic.games import setup_of
from tests.the_fittest.table import Table

CAST = {1: "the-stevedore", 2: "the-trapper", 3: "the-grifter", 4: "the-courier", 5: "the-scholar"}
BLANK = ["ration-raid", "cold-read", "diary-room"]


def says(game: Table, seat: int) -> Command | None:
    said = decide(game.views[seat], game.session.prompts(seat), Chance("puzzle"))
    return None if said is None else said[1]


def plain(**more: object) -> Table:
    """Nobody holds anything that matters."""
    game = Table(5, contestants=CAST, **more)  # type: ignore[arg-type]
    for seat in game.seats:
        if seat not in more.get("hands", {}):  # type: ignore[operator]
            game.empties(seat)
    return game


def test_a_leader_who_needs_help_asks_those_who_can_help():
    game = plain(deck=["force-out"])  # Brawn 20: the Stevedore has 9, the Courier 7, the Trapper 6
    first = says(game, 1)
    assert isinstance(first, w.Propose)
    assert first.to in (2, 4)
    assert Terms.of(first.terms).total == 1


def test_a_leader_who_needs_no_help_asks_nobody():
    game = plain(deck=["ration-raid"])  # Brawn 10, one Prize
    assert not isinstance(says(game, 1), w.Propose)


def test_a_leader_takes_an_offer_that_is_needed_and_declines_one_that_costs_everything():
    game = plain(deck=["force-out"]).offers(4, 1, "1x")
    assert says(game, 1) == w.Accept(by=4, terms="1x")
    dear = plain(deck=["force-out"]).offers(3, 1, "3x")  # the Grifter's Brawn is 4
    assert says(dear, 1) == w.Decline(by=3)


def test_a_fair_share_is_taken_and_nothing_is_not_enough():
    game = plain(deck=["force-out"]).offers(1, 4, "1x")
    assert says(game, 4) == w.Accept(by=1, terms="1x")
    game = plain(deck=["force-out"]).offers(1, 4, "0")
    assert says(game, 4) == w.Decline(by=1)


def test_a_leader_who_is_far_ahead_is_not_helped_for_one_of_four():
    spare = ["heavy-crate", "the-final-test", "the-final-totem", "head-start"]
    game = plain(deck=["fine-print"], spare=spare).wins(1, *spare)
    game.offers(1, 5, "1x")
    assert says(game, 5) == w.Decline(by=1)


def test_who_is_needed_asks_for_a_share_and_who_is_not_does_not():
    game = plain(deck=["force-out"])
    said = says(game, 4)
    assert isinstance(said, w.Propose)
    assert said.to == 1
    assert Terms.of(said.terms).total >= 1
    alone = plain(deck=["ration-raid"])
    assert not isinstance(says(alone, 5), w.Propose)


def test_a_boost_closes_a_gap_and_none_is_wasted():
    game = plain(deck=["camp-mutiny"], hands={1: ["heavy-crate", "fan-mail", "cramp"]}).closes()  # Brawn 15
    assert says(game, 1) == w.Boost(card="heavy-crate")
    met = plain(deck=["ration-raid"], hands={1: ["heavy-crate", "fan-mail", "cramp"]}).closes()  # Brawn 10 of 9
    assert says(met, 1) == Done()


def test_a_forced_player_boosts_nothing():
    hands = {1: ["strong-arm"], 4: ["heavy-crate", "fan-mail", "cramp"]}
    game = plain(deck=["force-out"], hands=hands).plays(1, "strong-arm", w.Target(target=4)).closes().until("boosts")
    assert says(game, 4) == Done()


def test_the_prize_that_matches_is_taken_and_the_worst_is_given_away():
    deck = ["beachcomb", "fan-mail", "map-scrap", "heavy-crate"]
    game = plain(deck=deck).deals(2, "1x").deals(3, "0").attempts().does(1, w.Flip(flip=True))
    assert says(game, 1) == w.GivePrize(card="heavy-crate", to=1)
    taker = plain(deck=["beachcomb", "fan-mail", "map-scrap", "airdrop"]).deals(2, "1").deals(3, "0")
    taker.attempts().does(1, w.Flip(flip=True))
    assert says(taker, 2) == w.TakePrize(card="airdrop")


def test_the_goal_of_an_or_and_the_skill_of_a_wild_goal_are_the_strongest():
    game = plain(deck=["low-tide"]).closes()  # Grit 25 OR Brawn 25: the Stevedore's Brawn
    assert says(game, 1) == w.ChooseGoal(goal="1b")
    wild = plain(deck=["the-final-push"]).closes()
    assert says(wild, 1) == w.NameSkill(goal="1a", skill="brawn")


def test_a_trial_is_entered_with_the_best_skill_or_not_at_all_against_a_total_out_of_reach():
    game = plain(deck=["poker-face", "log-carry"]).closes()
    for seat in (2, 3, 4, 5):
        game.until("compete").does(seat, w.StayOut())
    assert says(game, 1) == w.Compete(skill="brawn")
    hands = {2: ["long-watch", "beachcomb", "airdrop"]}
    late = plain(deck=["poker-face", "blisters"], hands=hands).closes().does(2, w.Compete(skill="grit"))
    for card in ("long-watch", "beachcomb", "airdrop"):
        late.does(2, w.Boost(card=card))
    late.until("flip").does(2, w.Flip(flip=True))
    assert says(late, 3) == w.StayOut()


def test_a_draw_that_would_end_a_game_that_is_not_won_is_left():
    game = plain(deck=["wet-rope"])
    for card in list(game.board.discard):
        for board in {id(one): one for one in (game.board, *(view.board for view in game.views.values()))}.values():
            board.discard.remove(card)
            board.places[4].prizes.append(card)
    game.leaves(0, to=4).until("draw")
    assert game.board.available == 1  # the Challenge
    assert says(game, 2) == w.Draw(draw=True), "there is one for the first"
    assert says(game, 3) == w.Draw(draw=False)
    assert says(game, 4) == w.Draw(draw=True), "who is ahead ends it"


def test_two_cards_that_fetch_each_other_are_not_played_for_ever():
    game = Table(5, contestants=CAST, deck=["force-out"], hands={2: ["spare-parts"]}, spare=["beachcomb"])
    game.discards("beachcomb")
    assert says(game, 2) != w.PlayEffect(card="spare-parts")


def test_cards_that_draw_and_fetch_each_other_come_to_an_end_after_six():
    game = plain(deck=["ration-raid"], spare=["head-start"]).holds(2, "head-start")
    assert says(game, 2) == w.PlayEffect(card="head-start")
    for board in {id(one): one for one in (game.board, *(view.board for view in game.views.values()))}.values():
        board.episode.played[2] = 6
    assert says(game, 2) == Done()


def test_effects_are_counted_by_player_and_episode():
    game = Table(5, deck=["ration-raid"], hands={2: ["head-start"], 3: ["log-carry"]})
    game.plays(2, "head-start").plays(3, "log-carry", w.Target(target=1))
    assert game.episode.played == game.views[4].board.episode.played == {2: 1, 3: 1}
    assert game.next_episode().episode.played == {}


def test_the_last_cards_are_not_drawn_by_forcing_oneself_in_either():
    game = plain(deck=["ration-raid"], spare=["strong-arm"]).holds(2, "strong-arm").deals(2, "0")
    assert says(game, 2) == w.PlayEffect(card="strong-arm")
    game.leaves(1, to=3)
    for board in {id(one): one for one in (game.board, *(view.board for view in game.views.values()))}.values():
        board.places[3].prizes += board.discard
        board.discard.clear()
    assert says(game, 2) != w.PlayEffect(card="strong-arm")


def test_the_last_cards_are_not_drawn_round_and_round_but_a_leader_by_points_ends_the_game():
    game = plain(deck=["force-out"], hands={2: ["diary-room"]}, spare=["head-start"])
    game.leaves(1, to=2)
    for board in {id(one): one for one in (game.board, *(view.board for view in game.views.values()))}.values():
        board.places[2].prizes += board.discard
        board.discard.clear()
    assert game.board.available == 1
    assert says(game, 2) != w.PlayEffect(card="diary-room")
    ends = plain(deck=["poker-face"], hands={2: ["diary-room"]})
    ends.leaves(0, to=2)
    for board in {id(one): one for one in (ends.board, *(view.board for view in ends.views.values()))}.values():
        board.places[2].prizes += board.discard
        board.discard.clear()
    assert ends.board.available == 0
    assert says(ends, 2) == w.PlayEffect(card="diary-room")


def test_a_decision_is_a_pure_function_and_changes_nothing():
    playing = Playing(GAME, setup_of(GAME, 5, 3))
    while playing.decided < 120:
        for seat in range(1, 6):
            prompts = playing.session.prompts(seat)
            view = playing.live.view(seat)
            before = view.as_json()
            first = decide(view, prompts, Chance("a"))
            assert decide(view, prompts, Chance("a")) == first
            assert view.as_json() == before
            if first is not None:
                assert next(one for one in prompts if one.name == first[0]).allows(first[1])
        playing.go_on(lambda _: "ai")
