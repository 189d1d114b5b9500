"""Rulings on table and information: W1 to W4."""

from __future__ import annotations

from engines.kernel import Session, Setup
from engines.who_should_we_eat import GAME
from engines.who_should_we_eat.words import (
    CardsPlaced,
    GameBegan,
    HandDealt,
    Leader,
    PilesCounted,
    Selected,
    TrackMoved,
    Vote,
)
from tests.who_should_we_eat.table import Table


def test_w1_hands_and_placed_cards_are_told_to_their_owner_alone():
    game = Table(plays={2: "gull-ambush"}, keeps={2: "fish-knife"}).until("straws")
    assert game.told(Selected, reader=2, play="gull-ambush", keep="fish-knife")
    assert not game.all_told(HandDealt)
    assert not game.all_told(Selected)
    for seat in (1, 3, 4):
        assert not game.all_told(Selected, reader=seat, play="gull-ambush")
        assert game.views[seat].board == game.views[None].board


def test_w1_discards_are_laid_down_together_and_only_totals_show():
    game = Table().until("select")
    before = len(game.all_told(PilesCounted))
    for seat in (1, 2, 3):
        prompt = game.prompt(seat, "select")
        game.does(seat, prompt.commands()[0])
    assert len(game.all_told(PilesCounted)) == before
    game.until("straws")
    placed = game.told(CardsPlaced)
    assert placed is not None
    assert placed.plays == placed.keeps == (1, 2, 3, 4)
    counted = game.told(PilesCounted)
    assert counted is not None
    assert sum(counted.discard.values()) == 4 * 4


def test_w3_a_marker_stops_at_the_end_of_its_track_and_the_loss_is_told():
    game = Table(plays={1: "driftwood-smoker"})
    moved = game.until_told(TrackMoved, track="build")
    assert (moved.by, moved.lost, moved.to) == (-1, 1, 0)


def test_w3_the_upper_end_holds_as_well():
    game = Table(plays={1: "driftwood-smoker"}).until("quest").puts("food", 15)
    moved = game.until_told(TrackMoved, track="food", card="driftwood-smoker")
    assert (moved.by, moved.lost, moved.to) == (2, 2, 15)


def test_w3_sanity_at_0_ends_the_game_before_anything_else_that_is_due():
    game = Table(plays=dict.fromkeys((1, 2), "bug-brittle"), keeps={3: "off-key-singalong"}, seats=5)
    game.night_eats(5).to_the_end()
    assert game.session.outcome is not None
    assert game.session.outcome.end == "sanity"
    last = game.order(TrackMoved)[-1]
    assert isinstance(last, TrackMoved)
    assert (last.track, last.to) == ("sanity", 0)


def test_w4_the_first_leader_is_drawn_or_named():
    assert Table(leader=3).told(Leader, seat=3, why="named")
    setup = Setup(game=GAME.slug, rules=1, seats=5, seed="w4", stack={"leader": [4]})
    told = [fact for _, fact in Session(GAME, setup).drain() if isinstance(fact, Leader)]
    assert [(fact.seat, fact.why) for fact in told] == [(4, "drawn")]


def test_setup_puts_the_markers_where_the_book_says():
    for seats in (4, 7, 10):
        game = Table(seats=seats)
        began = game.told(GameBegan)
        assert began is not None
        assert (began.food, began.sanity, began.build) == (seats - 1, 8, 0)
        assert began.raft == 2 * seats + 3
        assert len(game.board.row) == 3


def test_w2_showing_a_card_is_not_offered_outside_discussions():
    game = Table(keeps={2: "off-key-singalong"})
    game.until("vote")
    assert all(not hasattr(command, "card") for command in game.prompt(2, "vote").commands())
    assert {type(command) for command in game.prompt(2, "vote").commands()} == {Vote}
