"""1. Morning Phase: W5 to W14, W55."""

from __future__ import annotations

from engines.who_should_we_eat.words import (
    Announce,
    CardRevealed,
    CardsDrawn,
    CardsPlaced,
    DeadReturned,
    HandDealt,
    Leader,
    PhaseBegan,
    QuestsRevealed,
    Reshuffled,
    Select,
    Selected,
    Split,
)
from tests.who_should_we_eat.table import Table

FED = {1: "driftwood-smoker"}  # Food +2: no trial on the first evening


def second_morning(game: Table) -> Table:
    return game.morning(2)


def test_the_first_round_passes_no_conch_and_fills_no_quest():
    game = Table().until("select")
    assert len(game.all_told(Leader)) == 1
    assert len(game.all_told(QuestsRevealed)) == 1


def test_w5_the_conch_passes_to_the_left():
    game = second_morning(Table(leader=4, plays={4: "driftwood-smoker"}))
    assert game.told(Leader, seat=1, why="passed")


def test_w5_the_dead_of_last_night_are_skipped():
    game = Table(leader=1).night_eats(2)
    assert second_morning(game).told(Leader, seat=3, why="passed")


def test_w5_ghosts_are_skipped():
    game = Table(seats=5, leader=1, plays={1: "driftwood-smoker"}, keeps={1: "support-plank"}).night_eats(3)
    second_morning(game).until_told(PhaseBegan, phase="morning", round=3)
    assert [fact.seat for fact in game.all_told(Leader)] == [1, 2, 4]


def test_w6_when_the_leader_dies_the_next_survivor_leads_at_once_and_next_morning():
    game = Table(leader=2).night_eats(2)
    assert game.told(Leader, seat=3, why="died")
    second_morning(game).until("select")
    assert [(fact.seat, fact.why) for fact in game.all_told(Leader)] == [(2, "named"), (3, "died"), (3, "stays")]


def test_w7_the_selection_is_refilled_after_the_pass():
    game = second_morning(Table(plays=FED))
    game.until("select")
    (_, refill) = game.all_told(QuestsRevealed)
    assert refill.row == ("walk-2", "walk-3", "walk-4")
    assert refill.new == ("walk-4",)
    order = [type(fact) for fact in game.order(Leader, QuestsRevealed)]
    assert order == [Leader, QuestsRevealed, Leader, QuestsRevealed]


def test_w8_the_dead_return_as_ghosts_without_a_keep():
    game = second_morning(Table(keeps={4: "fish-knife"}).night_eats(4)).until("select")
    assert game.told(DeadReturned, seats=(4,))
    drawn = game.all_told(CardsDrawn)[-1]
    (mine,) = (draw for draw in drawn.draws if draw.seat == 4)
    assert (mine.ghost, mine.keep, mine.food) == (3, False, 0)


def test_w8_the_dead_return_after_the_conch_was_passed():
    game = second_morning(Table().night_eats(4)).until("select")
    assert [type(fact) for fact in game.order(Leader, DeadReturned)] == [Leader, Leader, DeadReturned]


def test_w9_the_old_keep_comes_back_and_may_be_played_today():
    game = second_morning(Table(plays=FED, keeps={2: "gull-ambush"})).until("select")
    dealt = game.told(HandDealt, reader=2)
    assert dealt is not None
    assert dealt.cards[0] == "gull-ambush"
    game.does(2, Select(play="gull-ambush", keep=dealt.cards[1]))
    game.until("straws")
    assert game.told(Selected, reader=2, play="gull-ambush")


def test_w10_wild_draws_are_split_before_drawing():
    game = Table(characters={2: "navigator-nugget"})  # 1 Build, 2 wild
    assert game.asked("split") == [2]
    assert not game.all_told(CardsDrawn)
    game.does(2, Split(food=2))
    drawn = game.told(CardsDrawn)
    assert drawn is not None
    (mine,) = (draw for draw in drawn.draws if draw.seat == 2)
    assert (mine.food, mine.sanity, mine.build) == (2, 0, 1)


def test_w10_a_split_must_be_of_all_wild_draws():
    game = Table(characters={2: "navigator-nugget"})
    assert game.refuses(2, Split(food=1)) == "W10"
    assert game.refuses(2, Split(food=2, build=1)) == "W10"


def test_w10_an_empty_deck_without_discards_is_not_offered():
    game = Table(characters={2: "navigator-nugget"}, plays=FED)
    state = game.session.table.state
    game.until("select")
    state.box += state.piles["sanity"] + state.discards["sanity"]
    state.piles["sanity"].clear()
    game.audited = False
    for seat in (1, 2, 3, 4):
        hand = game.views[seat].hand
        rest = [card for card in hand if card != "blank-sanity"]
        game.does(seat, Select(play="driftwood-smoker" if seat == 1 else rest[0], keep=rest[-1]))
    state.box += state.discards["sanity"]
    state.discards["sanity"].clear()
    game.until("split")
    assert {command.sanity for command in game.offered(2, "split", Split)} == {0}
    assert game.refuses(2, Split(sanity=2)) == "W10"


def test_w10_who_is_silent_gets_an_even_split():
    game = Table(characters={2: "navigator-nugget"})
    game.times_out()
    drawn = game.told(CardsDrawn)
    assert drawn is not None
    assert [(draw.food, draw.sanity, draw.build) for draw in drawn.draws if draw.seat == 2] == [(1, 1, 1)]


def test_a_card_lets_fixed_draws_be_announced_as_wild():
    game = Table(personalities={3: "padlocked-lunchbox"}, characters={3: "auntie-marrow"})
    assert game.refuses(3, Announce(food=1, build=1)) == "W50"
    game.does(3, Announce(food=1))
    game.does(3, Split(build=1))
    drawn = game.told(CardsDrawn)
    assert drawn is not None
    assert [(draw.food, draw.sanity, draw.build) for draw in drawn.draws if draw.seat == 3] == [(0, 1, 2)]


def test_where_no_draw_is_fixed_there_is_none_to_announce():
    game = Table(personalities={3: "padlocked-lunchbox"}, characters={3: "hermit-3"})
    assert game.kinds() == {"select"}


def test_w11_a_deck_that_runs_out_is_reshuffled_at_once():
    game = Table(plays=FED).until("select")
    state = game.session.table.state
    game.audited = False
    state.box += state.piles["food"][8:]
    del state.piles["food"][8:]  # just enough for the next morning
    second_morning(game).until("select")
    reshuffled = game.told(Reshuffled, deck="food")
    assert reshuffled is not None
    assert reshuffled.cards == len(state.piles["food"]) > 0
    assert not state.discards["food"]


def test_w11_if_both_piles_are_empty_fewer_cards_are_drawn_without_penalty():
    game = Table(plays=FED).until("select")
    state = game.session.table.state
    game.audited = False
    state.box += state.piles["build"]
    state.piles["build"].clear()
    for seat in (1, 2, 3, 4):
        hand = [card for card in game.views[seat].hand if card != "blank-build"]
        game.does(seat, Select(play=hand[0], keep=hand[-1]))
    state.box += state.discards["build"]
    state.discards["build"].clear()
    second_morning(game).until("select")
    drawn = game.all_told(CardsDrawn)[-1]
    assert all(draw.build == 0 and draw.food == 2 for draw in drawn.draws)


def test_w11_an_empty_deck_comes_back_as_soon_as_there_are_discards():
    game = Table(plays=FED).until("select")
    state = game.session.table.state
    game.audited = False
    state.box += state.piles["build"]
    state.piles["build"].clear()
    for seat in (1, 2, 3, 4):
        hand = [card for card in game.views[seat].hand if card != "blank-build"]
        game.does(seat, Select(play=hand[0], keep=hand[-1]))
    assert (len(state.piles["build"]), len(state.discards["build"])) == (0, 8)
    second_morning(game).until("select")
    drawn = game.all_told(CardsDrawn)[-1]
    assert [draw.build for draw in drawn.draws] == [2, 2, 2, 2]


def test_w12_both_places_must_be_filled_with_two_cards():
    game = Table(keeps={1: "fish-knife"}).until("select")
    assert game.refuses(1, Select(play="fish-knife", keep=None)) == "W12"
    assert game.refuses(1, Select(play=None, keep="fish-knife")) == "W12"
    assert game.refuses(1, Select(play="fish-knife", keep="fish-knife")) == "W12"
    game.does(1, Select(play="blank-food", keep="fish-knife"))


def test_w12_with_one_card_the_player_says_which_place():
    game = Table(characters={2: "pauper"}).until("select")
    assert game.offered(2, "select", Select) == [
        Select(play="blank-food", keep=None),
        Select(play=None, keep="blank-food"),
    ]
    game.does(2, Select(play=None, keep="blank-food"))
    placed = game.until("straws").told(CardsPlaced)
    assert placed is not None
    assert placed.plays == (1, 3, 4)
    assert placed.keeps == (1, 2, 3, 4)


def test_w12_without_a_card_nobody_is_asked_and_both_places_stay_empty():
    game = Table(characters={2: "hermit-1"}).until("select")
    assert game.asked("select") == [1, 3, 4]
    placed = game.until("straws").told(CardsPlaced)
    assert placed is not None
    assert placed.plays == placed.keeps == (1, 3, 4)


def test_w13_a_selection_is_sealed_and_may_be_changed_until_all_have_chosen():
    game = Table(keeps={1: "fish-knife"}).until("select")
    game.does(1, Select(play="blank-food", keep="fish-knife"))
    told = len(game.public)
    game.does(1, Select(play="fish-knife", keep="blank-build"))
    assert len(game.public) == told
    assert game.awaited("select").answered == 1
    for seat in (2, 3, 4):
        game.does(seat, game.prompt(seat, "select").commands()[0])
    assert game.told(Selected, reader=1, play="fish-knife", keep="blank-build")


def test_w13_who_is_silent_has_two_cards_placed_by_lot():
    game = Table().until("select")
    game.times_out()
    placed = game.told(CardsPlaced)
    assert placed is not None
    assert placed.plays == placed.keeps == (1, 2, 3, 4)


GHOST = {"deck.ghost": ["midnight-snacker", "framed", "woodworm-choir"]}


def test_w14_english_ghosts_fill_play_and_keep_like_everybody():
    game = second_morning(Table(stack=GHOST).night_eats(4)).until("select")
    assert sorted(game.asked("select")) == [1, 2, 3, 4]
    assert game.refuses(4, Select(play="framed", keep=None)) == "W12"
    game.does(4, Select(play="framed", keep="midnight-snacker"))
    game.until("straws")
    assert game.told(Selected, reader=4, keep="midnight-snacker")
    game.until_told(PhaseBegan, phase="morning", round=3)


def test_w14_chinese_ghosts_choose_one_keep_none_and_choose_before_the_conch_passes():
    game = second_morning(Table(stack=GHOST, edition="chinese").night_eats(4)).until("select")
    assert game.asked("select") == [4]
    assert len(game.all_told(Leader)) == 1
    assert len(game.all_told(QuestsRevealed)) == 1
    assert game.refuses(4, Select(play="framed", keep="midnight-snacker")) == "W14"
    game.does(4, Select(play="framed", keep=None))
    assert game.told(Leader, seat=2, why="passed")
    assert game.told(QuestsRevealed, new=("walk-4",))
    assert sorted(game.asked("select")) == [1, 2, 3]
    assert game.board.places[4].play
    assert not game.board.places[4].keep_down


def test_w55_a_ghost_draws_three_cards():
    game = second_morning(Table(stack=GHOST).night_eats(4)).until("select")
    assert game.told(HandDealt, reader=4, cards=tuple(GHOST["deck.ghost"]))


def test_w55_players_without_a_play_card_are_skipped():
    game = Table(characters={3: "hermit-1"}, plays=FED)
    second_morning(game)
    assert [fact.seat for fact in game.all_told(CardRevealed, half="play")] == [1, 2, 4]
