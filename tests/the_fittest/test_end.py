"""The deck, the three ways in which a game ends, the stall guard, and scoring."""

from __future__ import annotations

import pytest

from engines.the_fittest import words as w
from engines.the_fittest.pack import Contestant
from tests.the_fittest.table import CAST, Table

EASY = ["ration-raid", "blisters", "fan-mail", "map-scrap"]  # Brawn 10, one Prize


def test_f41_the_discard_pile_is_shuffled_only_when_a_card_is_needed():
    game = Table(deck=EASY, hands={2: ["head-start"]}, spare=["cramp", "cold-read"])
    game.discards("cramp", "cold-read").leaves(1)
    game.plays(2, "head-start")
    assert [type(one).__name__ for one in game.order(w.Drew, w.Reshuffled)] == ["Drew", "Reshuffled", "Drew"]
    assert game.the(w.Reshuffled).cards == 2
    assert game.board.deck == 1
    assert game.board.discard == ["head-start"]


def test_f41_also_in_the_middle_of_a_reveal():
    deck = ["beachcomb", "fan-mail", "map-scrap"]  # Grit 15 + Cunning 10, two Prizes
    game = Table(deck=deck, spare=["cramp"], contestants={1: "the-stevedore", 2: "the-trapper", 3: "the-grifter"})
    game.deals(2, "0").deals(3, "0").discards("cramp").leaves(2).attempts().does(1, w.Flip(flip=True))
    assert game.the(w.Reshuffled).cards == 2
    revealed = game.the(w.PrizesRevealed).cards
    assert revealed[0] == "map-scrap"
    assert revealed[1] in ("cramp", "fan-mail")


def test_f42_a_draw_that_fails_ends_the_game_on_the_spot():
    game = Table(deck=EASY, hands={2: ["head-start"]})
    game.deals(3, "1x").leaves(1)
    game.plays(2, "head-start")
    assert len(game.all_told(w.Drew)) == 1
    assert game.end == "draw"
    assert game.told(w.EffectOver) is None
    assert game.told(w.Attempted) is None


def test_f42_the_other_players_draws_are_void():
    cast = {1: "the-stevedore", 2: "the-courier", 3: "the-grifter", 4: "the-busker"}
    game = Table(deck=["wet-rope"], contestants=cast).leaves(1)
    game.until("flip").does(1, w.Flip(flip=False))
    assert not game.the(w.Attempted).success
    for seat in (2, 3, 4):  # there are two cards: the last of the deck, and the Challenge
        game.does(seat, w.Draw(draw=True))
    assert game.end == "draw"
    assert [one.seat for one in game.all_told(w.Drew)] == [2, 3]


def test_f43_without_a_card_to_flip_there_is_no_episode_and_the_game_ends():
    game = Table(deck=["wet-rope"]).leaves(0).until("draw")
    game.does(2, w.Draw(draw=True)).does(3, w.Draw(draw=False)).does(4, w.Draw(draw=False))
    assert game.hand(2)[-1] == "wet-rope"
    assert game.end == "flip"
    assert game.told(w.CardFlipped, episode=2) is None
    assert game.order(w.Leader)[-1] == w.Leader(seat=2, why="left")


def test_f44_too_few_cards_for_all_prizes_end_the_game_and_none_is_awarded():
    game = Table(deck=["wet-rope", "blisters"], contestants={1: "the-stevedore", 2: "the-trapper"})  # two Prizes
    game.deals(2, "1x").leaves(1)
    game.attempts().does(1, w.Flip(flip=True))
    assert game.the(w.Attempted).success
    assert game.end == "prizes"
    assert game.told(w.PrizesRevealed) is None
    assert game.prizes(1) == game.prizes(2) == []


def test_f44_the_challenge_does_not_count_but_boosts_and_flip_do():
    hands = {1: ["log-carry"]}
    game = Table(deck=["wet-rope", "blisters"], hands=hands, contestants={1: "the-stevedore", 2: "the-trapper"})
    game.deals(2, "1x").leaves(1).attempts((1, "log-carry")).does(1, w.Flip(flip=True))
    assert sorted(game.the(w.PrizesRevealed).cards) == ["blisters", "log-carry"]


def test_f44_a_failed_challenge_triggers_no_check():
    game = Table(deck=["wet-rope", "blisters"]).leaves(1)
    game.until_told(w.Attempted)
    assert not game.the(w.Attempted).success
    assert not game.session.over
    assert game.asked("draw")


def stalled(**options: bool) -> Table:
    """Nobody does anything, and next to no card is left."""
    game = Table(deck=["wet-rope"], **options).leaves(0)
    for _ in range(40):
        if game.session.over:
            break
        if "draw" in game.kinds():
            for seat in game.asked("draw"):
                game.does(seat, w.Draw(draw=False))
        else:
            game.times_out()
    return game


def test_f46_many_episodes_without_a_prize_and_with_hardly_a_card_end_the_game():
    game = stalled()
    assert game.end == "stall"
    over = game.all_told(w.EpisodeOver)
    assert [one.idle for one in over] == list(range(1, 9))
    assert {one.awarded for one in over} == {0}


def test_f46_the_house_rule_can_be_switched_off():
    game = stalled(stall_guard=False)
    assert not game.session.over
    assert len(game.all_told(w.EpisodeOver)) > 8


def test_f46_a_prize_begins_the_count_anew():
    game = Table(deck=EASY).leaves(2)
    for board in {id(one): one for one in (game.board, *(view.board for view in game.views.values()))}.values():
        board.idle = 7
    game.until("draw")
    for seat in game.asked("draw"):
        game.does(seat, w.Draw(draw=False))
    assert game.the(w.EpisodeOver) == w.EpisodeOver(episode=1, awarded=1, idle=0)


def test_f46_enough_cards_begin_the_count_anew_too():
    game = Table(deck=["wet-rope"]).until("draw")
    for seat in game.asked("draw"):
        game.does(seat, w.Draw(draw=False))
    assert game.the(w.EpisodeOver) == w.EpisodeOver(episode=1, awarded=0, idle=0)


def test_f47_prizes_count_their_left_bar_and_two_more_for_the_highest_skill():
    game = Table(deck=EASY, spare=["heavy-crate", "the-final-test", "cramp"])
    game.wins(1, "heavy-crate", "the-final-test", "cramp")  # the Stevedore: Brawn
    assert game.board.score(1) == w.Score(seat=1, prizes=3 + 5 + 2, matches=1, points=12)


def test_f47_effects_in_play_do_not_count():
    game = Table(deck=EASY, hands={2: ["grand-trial"]}, spare=["cramp"])
    game.wins(1, "cramp").plays(2, "grand-trial", w.Target(target=1))
    assert game.board.score(1).points == 2


def test_f47_a_contestant_with_a_tie_has_two_for_each_of_the_tied_skills_but_never_four():
    skills = {"brawn": 9, "grit": 9, "cunning": 1, "flair": 1, "wits": 1, "pace": 1}
    tied = Contestant.model_validate({"id": "x", "name": "X", "skills": skills, "abilities": []})
    assert tied.best == ("brawn", "grit")
    printed = Contestant.model_validate({"id": "x", "name": "X", "skills": skills, "abilities": [], "highest": "grit"})
    assert printed.best == ("grit",)


def test_f47_the_final_table_tells_everybodys_points_and_who_has_most():
    game = Table(deck=EASY, hands={2: ["head-start"]}, spare=["heavy-crate", "cramp"])
    game.wins(1, "heavy-crate").wins(3, "cramp").leaves(0, to=2).plays(2, "head-start")
    ended = game.the(w.GameEnded)
    assert [score.seat for score in ended.scores] == [1, 2, 3, 4]
    assert ended.scores[0].points == 5
    assert ended.winners == (2,)
    assert game.session.outcome is not None
    assert game.session.outcome.winners == (2,)


def test_f48_a_tie_is_a_shared_win():
    game = Table(deck=EASY, hands={2: ["head-start"]}, spare=["airdrop", "fan-mail"])
    board = game.board
    game.wins(1, "airdrop").wins(3, "map-scrap")
    assert board.score(1).points == board.score(3).points == 3
    while game.state.deck:
        card = game.state.deck.pop()
        game.state.box.append(card)
    for one in {id(x): x for x in (board, *(view.board for view in game.views.values()))}.values():
        one.deck = 0
    game.plays(2, "head-start")
    assert game.the(w.GameEnded).winners == (1, 3)


@pytest.mark.parametrize("seats", [4, 5, 6])
def test_left_to_its_defaults_a_game_ends(seats: int):
    game = Table(seats, contestants=dict(enumerate(CAST[:seats], 1)))
    game.to_the_end()
    assert game.end in ("draw", "flip", "prizes", "stall")
