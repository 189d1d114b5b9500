"""Ending the round and the game: D-E1 to D-E8."""

from __future__ import annotations

from collections import Counter

import pytest

from engines.donner_dinner_party import words as w
from tests.donner_dinner_party.table import Table, winter

FED = {4: "FFFF", 6: "FFFFFF", 7: "FFFFFFF"}


def test_de1_ol_tasty_comes_before_everything_else():
    game = Table(6, ol_tasty=True, supply={6: "ol-tasty"}).eats(5).eats(6)  # and with it the last Cannibal
    assert game.end[0] == "ol-tasty"


def test_de1_no_cannibals_left_is_the_pioneers_win():
    game = Table(6).eats(5).eats(6)
    assert game.end == ("cannibals-eaten", (1, 2, 3, 4))


def test_de1_as_many_cannibals_as_pioneers_is_the_cannibals_win():
    game = Table(6).eats(1).eats(2)
    assert game.end == ("cannibals-rule", (5, 6))


@pytest.mark.parametrize(("seats", "rounds"), [(4, 6), (6, 6), (7, 7)])
def test_de1_after_the_last_round_the_party_is_rescued(seats: int, rounds: int):
    game = Table(seats, dinners=[FED[seats]] * rounds).to_the_end()
    assert len(game.all_told(w.DinnerSettled, fed=True)) == rounds
    assert game.end[0] == "rescued"
    assert game.the(w.GameEnded).winners == game.the(w.GameEnded).pioneers


def test_de1_else_the_pan_moves_and_the_tile_is_passed():
    game = Table(6).eats(6).week(2)
    kinds = game.order(w.Eaten, w.RoundEnded, w.Leader, w.PhaseBegan)[-4:]
    assert [type(fact) for fact in kinds] == [w.Eaten, w.RoundEnded, w.Leader, w.PhaseBegan]
    assert kinds[1:] == [
        w.RoundEnded(round=1),
        w.Leader(seat=2, why="passed"),
        w.PhaseBegan(phase="hunt", round=2),
    ]


def test_de2_the_cannibals_win_even_if_ol_tasty_was_their_last():
    game = Table(6, ol_tasty=True, supply={6: "ol-tasty"}).eats(5).eats(6)
    assert game.end == ("ol-tasty", (5, 6))
    assert game.board.cannibals == 0


def test_de3_without_a_vote_only_the_last_round_can_end_the_game():
    game = Table(4, dinners=["FFFF"] * 6)
    for round in range(1, 6):
        game.until_told(w.RoundEnded, round=round)
    assert not game.session.over
    assert game.to_the_end().end[0] == "rescued"


def test_de4_the_game_is_over_before_the_pan_moves():
    game = Table(4, dinners=["FFFF"] * 6).to_the_end()
    assert [fact.round for fact in game.all_told(w.RoundEnded)] == [1, 2, 3, 4, 5]
    assert game.board.round == 6
    assert game.all_told(w.PhaseBegan, phase="hunt")[-1].round == 6
    over = Table(6).eats(5).eats(6)
    assert [fact.round for fact in over.all_told(w.RoundEnded)] == [1]


def test_de5_if_the_leader_is_eaten_the_tile_goes_to_the_first_living_on_their_left():
    game = winter(7, [2, 3], roles="PPPPPCC", leader=2)
    assert [fact.seat for fact in game.all_told(w.Leader)] == [2, 3, 4]
    game = winter(7, [7, 1, 2], roles="PPPPPCC", leader=6)
    assert [fact.seat for fact in game.all_told(w.Leader)] == [6, 1, 2, 3]


def test_de6_all_cards_are_in_the_next_deck_and_it_remembers_nothing():
    def second_hands(first: str, supply: dict[int, str]) -> list[tuple[str, ...]]:
        stack = {"hunting/2": []}
        game = Table(6, dinners=[first], supply=supply, stack=stack)
        if supply:
            game.until("look").plays(2, "spilled-kettle", 3)
        game.eats(6).week(2).until("contribute")
        lying = Counter([*game.state.deck, *game.state.dinner.values()])
        for hand in game.state.hands.values():
            lying.update(hand)
        assert lying == Counter(game.board.hunting)
        assert game.state.aside == []
        return [game.all_told(w.HandDealt, reader=seat)[-1].cards for seat in (1, 3, 4, 5)]

    first = second_hands("EEEEEE", {})
    assert second_hands("PFSMEE", {}) == first
    assert second_hands("PFEEEE", {2: "spilled-kettle"}) == first


def test_de7_a_whole_team_wins_dead_or_alive():
    game = Table(6).eats(1).eats(5).eats(6)
    assert game.the(w.GameEnded) == w.GameEnded(
        end="cannibals-eaten", winners=(1, 2, 3, 4), pioneers=(1, 2, 3, 4), cannibals=(5, 6)
    )
    lost = Table(6).eats(5).eats(1).eats(2).eats(3)
    assert lost.the(w.GameEnded).winners == (5, 6)


def test_de8_in_the_end_everything_is_turned_up():
    game = Table(6, supply={2: "sharp-eyes", 3: "frozen-fingers"}, dinners=["MEEEEE"]).until("contribute")
    game.plays(3, "frozen-fingers", 4)
    game.until("inspect").does(1, w.Inspect(target=5)).until("look").plays(2, "sharp-eyes", 6).eats(5).eats(6)
    told = game.the(w.CardsTurnedUp)
    assert told.roles == ("pioneer",) * 4 + ("cannibal",) * 2
    assert told.characters == tuple(game.the(w.RoleDealt, reader=seat).character for seat in game.seats)
    assert told.supplies == tuple(game.the(w.SupplyDealt, reader=seat).card for seat in game.seats)
    assert len(told.undealt) == 5
    assert [(one.round, one.seat) for one in told.given] == [
        *((1, seat) for seat in (1, 2, 3, 4, 5, 6)),
        *((2, seat) for seat in (2, 3, 4, 6, 1)),
    ]
    assert {one.seat: one.how for one in told.given if one.round == 1} == {
        1: "blind",
        2: "chosen",
        3: "chosen",
        4: "frozen",
        5: "chosen",
        6: "chosen",
    }
    assert [(one.seat, one.target, one.how) for one in told.looks] == [(1, 5, "inspection"), (2, 6, "supply")]
    kinds = [fact.kind for fact in game.public][-3:]
    assert kinds == ["cards-turned-up", "game-ended", "seed-revealed"]
