"""Setup, seats, and what lies open."""

from __future__ import annotations

import pytest

from engines.kernel import ImpossibleSetup, Session, Setup
from engines.the_fittest import GAME
from engines.the_fittest import words as w
from tests.the_fittest.table import Table


def setup(seats: int, **options: object) -> Setup:
    return Setup(game=GAME.slug, rules=1, seats=seats, seed="s", options=options)


@pytest.mark.parametrize("seats", [2, 3, 7])
def test_f1_fewer_than_four_and_more_than_six_players_are_refused(seats: int):
    with pytest.raises(ImpossibleSetup):
        Session(GAME, setup(seats))


@pytest.mark.parametrize("seats", [4, 5, 6])
def test_f1_four_to_six_players_have_a_contestant_and_three_cards_each(seats: int):
    game = Table(seats, audited=False)
    began = game.the(w.GameBegan)
    assert len(set(began.contestants)) == seats
    assert began.deck == 48 - 3 * seats
    for seat in game.seats:
        assert len(game.the(w.HandDealt, reader=seat).cards) == 3
    assert game.who_was_told(w.HandDealt) == [(seat,) for seat in game.seats]


def test_f2_the_first_leader_is_named_or_drawn():
    named = Table(leader=3).all_told(w.Leader)[0]
    assert (named.seat, named.why) == (3, "named")
    drawn = {Session(GAME, setup(4)).table.state.board.leader}
    for salt in range(12):
        session = Session(GAME, Setup(game=GAME.slug, rules=1, seats=4, seed=f"s{salt}"))
        (leader,) = [fact for _, fact in session.drain() if isinstance(fact, w.Leader)]
        assert leader.why == "drawn"
        drawn.add(leader.seat)
    assert drawn == {1, 2, 3, 4}


@pytest.mark.parametrize("leader", [0, 5, "ann"])
def test_f2_a_leader_who_does_not_sit_here_is_refused(leader: object):
    with pytest.raises(ImpossibleSetup):
        Session(GAME, setup(4, first_leader=leader))


def test_f2_what_happens_when_somebody_becomes_leader_happens_to_the_first_one_too_before_the_first_flip():
    game = Table(contestants={1: "the-scholar"}, deck=["airdrop", "blisters"])
    assert game.told(w.CardFlipped) is None
    assert game.the(w.TopSeen, reader=1).cards[:2] == ("airdrop", "blisters")


def test_f3_the_next_leader_sits_to_the_left_of_the_last_and_after_the_last_seat_comes_the_first():
    game = Table(leader=3)
    for leader in (4, 1, 2):
        game.next_episode()
        assert game.all_told(w.Leader)[-1] == w.Leader(seat=leader, why="left")


def test_f4_hands_are_hidden_but_counted_and_all_else_lies_open():
    game = Table(deck=["ration-raid"], hands={1: ["log-carry", "airdrop", "blisters"]}, spare=["fan-mail", "map-scrap"])
    assert game.hand(1) == ["log-carry", "airdrop", "blisters"]
    for reader in (None, 2, 3, 4):
        seen = game.views[reader].as_json()
        assert seen["places"]["1"]["hand"] == 3
        assert "log-carry" not in str(seen)
        assert "blisters" not in str(seen)
    assert game.who_was_told(w.HandDealt) == [(1,), (2,), (3,), (4,)]
    game.wins(2, "fan-mail").discards("map-scrap")
    for reader in (None, 1, 3):
        seen = game.views[reader].as_json()
        assert seen["places"]["2"]["prizes"] == ["fan-mail"]
        assert seen["discard"] == ["map-scrap"]
        assert seen["deck"] == 48 - 12 - 3
