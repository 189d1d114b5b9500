"""Set Up: D-S1 to D-S10, D-E9, and the numbers of the rulebook."""

from __future__ import annotations

from typing import get_args

import pytest
from pydantic import ValidationError

from engines.donner_dinner_party import GAME
from engines.donner_dinner_party import words as w
from engines.donner_dinner_party.pack import loaded
from engines.kernel import Chance, HandedOver, Handover, ImpossibleSetup, SeedRevealed, Session, Setup
from tests.donner_dinner_party.table import Table, winter
from tests.generic.checks import named

PACK = loaded("winter")
CANNIBALS = {4: 1, 5: 2, 6: 2, 7: 2, 8: 3, 9: 3, 10: 3}


def opened(seats: int, seed: str = "s", **options: object) -> list[tuple[object, object]]:
    """What is told before anybody decides."""
    setup = Setup(game=GAME.slug, rules=GAME.rules, seats=seats, seed=seed, options=options)
    return [(to, fact) for to, fact in Session(GAME, setup).drain()]


@pytest.mark.parametrize(("seats", "cannibals"), CANNIBALS.items())
def test_the_numbers_of_the_rulebook_hold(seats: int, cannibals: int):
    dealt = [fact.role for _, fact in opened(seats) if isinstance(fact, w.RoleDealt)]
    assert sorted(dealt) == ["cannibal"] * cannibals + ["pioneer"] * (seats - cannibals)
    began = next(fact for _, fact in opened(seats) if isinstance(fact, w.GameBegan))
    assert began.last_round == (6 if seats <= 6 else 7)
    assert sum(began.hunting.values()) == 40
    assert len(began.supply) == 11


@pytest.mark.parametrize(("seats", "cannibals"), CANNIBALS.items())
def test_ds1_the_characters_are_of_the_right_roles_and_lie_open_in_an_order_that_says_nothing(
    seats: int, cannibals: int
):
    game = Table(seats)
    shown = game.the(w.GameBegan).characters
    roles = [PACK.characters[name].role for name in shown]
    assert roles == ["pioneer"] * (seats - cannibals) + ["cannibal"] * cannibals
    assert list(shown) == [name for name in PACK.characters if name in shown]
    dealt = {seat: game.the(w.RoleDealt, reader=seat) for seat in game.seats}
    assert {one.character for one in dealt.values()} == set(shown)
    assert all(PACK.characters[one.character].role == one.role for one in dealt.values())


def test_ds1_which_characters_are_used_is_drawn_by_lot():
    used = {Table(4, salt=str(n)).the(w.GameBegan).characters for n in range(12)}
    assert len(used) > 6


def test_ds2_nobody_learns_anothers_character_before_they_are_eaten():
    game = Table(5).until("vote")
    mine = {seat: game.the(w.RoleDealt, reader=seat).character for seat in game.seats}
    for seat in game.seats:
        others = {name for other, name in mine.items() if other != seat}
        assert all(others.isdisjoint(named(fact)) for fact in game.private(seat))
    listed = [fact for fact in game.public if set(mine.values()) & named(fact)]
    assert [type(fact) for fact in listed] == [w.GameBegan]
    game.eats(2)
    assert game.the(w.Eaten, seat=2).character == mine[2]


def test_ds2_a_claim_of_a_role_is_pioneer_or_cannibal_and_no_claim_names_a_character():
    game = Table(5).until("discussion")
    claims = game.prompt(2, "discussion").commands()
    assert {one.role for one in claims if isinstance(one, w.ClaimRole)} == set(get_args(w.Role))
    words = {value for one in claims for value in one.model_dump().values()}
    assert words.isdisjoint(PACK.characters)
    with pytest.raises(ValidationError):
        w.ClaimRole(role="madam-marrow")  # type: ignore[arg-type]


def test_ds3_the_first_leader_is_drawn_by_lot_or_named_after_the_roles():
    assert Table(5, leader=3).the(w.Leader) == w.Leader(seat=3, why="named")
    drawn = [Table(6, first_leader="random", salt=str(n)).the(w.Leader) for n in range(25)]
    assert {one.why for one in drawn} == {"drawn"}
    assert {one.seat for one in drawn} == {1, 2, 3, 4, 5, 6}
    kinds = [type(fact) for _, fact in Table(5).log]
    assert kinds.index(w.Leader) > max(n for n, kind in enumerate(kinds) if kind is w.RoleDealt)


def test_ds3_the_lot_does_not_look_at_the_roles():
    first = [Table(5, roles=roles, first_leader="random").the(w.Leader) for roles in ("PPPCC", "CCPPP", "CPPPC")]
    assert first[0] == first[1] == first[2]


@pytest.mark.parametrize("seats", [5, 7, 8, 10])
def test_ds4_each_cannibal_learns_the_seats_of_the_others_and_a_pioneer_nothing(seats: int):
    game = Table(seats)
    assert game.the(w.CannibalsMet)
    cannibals = [seat for seat in game.seats if game.the(w.RoleDealt, reader=seat).role == "cannibal"]
    for seat in game.seats:
        others = tuple(one for one in cannibals if one != seat) if seat in cannibals else ()
        assert game.the(w.Met, reader=seat) == w.Met(cannibals=others)
        assert game.views[seat].mates == others


def test_ds4_at_four_the_meeting_is_left_out():
    game = Table(4)
    assert not game.told(w.CannibalsMet)
    assert not any(game.told(w.Met, reader=seat) for seat in game.seats)


def test_ds5_after_the_meeting_nothing_is_said_among_cannibals():
    game = Table(5, ghosts=True).to_the_end()
    met = [to for to, fact in game.log if isinstance(fact, w.Met)]
    assert met == [(seat,) for seat in game.seats]
    assert all(to is None or len(to) == 1 for to, _ in game.log)
    kinds = {type(fact) for seat in game.seats for fact in game.private(seat)}
    assert kinds == {w.RoleDealt, w.Met, w.SupplyDealt, w.HandDealt, w.Contributed}


def test_ds6_ol_tasty_is_set_aside_unless_it_is_asked_for():
    game = Table(6).to_the_end()
    assert PACK.tasty not in game.the(w.GameBegan).supply
    ends = game.the(w.CardsTurnedUp)
    assert PACK.tasty not in (*ends.supplies, *ends.undealt)
    assert len((*ends.supplies, *ends.undealt)) == 11


@pytest.mark.parametrize("seats", [4, 5])
def test_ds6_below_six_there_is_no_ol_tasty(seats: int):
    with pytest.raises(ImpossibleSetup):
        opened(seats, ol_tasty=True)


def test_ds6_it_is_shuffled_among_the_twelve_and_only_its_holder_hears_of_it():
    dealt = Table(6, ol_tasty=True, supply={2: "ol-tasty"})
    assert len(dealt.the(w.GameBegan).supply) == 12
    assert dealt.the(w.SupplyDealt, reader=2).card == "ol-tasty"
    hidden = Table(6, ol_tasty=True)
    for seat in hidden.seats:
        assert hidden.the(w.SupplyDealt, reader=seat).card != "ol-tasty"
        told = [fact for fact in hidden.private(seat) if "ol-tasty" in named(fact)]
        assert told == []
    assert dealt.public == hidden.public
    drawn = [Table(6, ol_tasty=True, salt=str(n), stack={"supply": []}).state.supplies.values() for n in range(30)]
    assert 5 <= sum("ol-tasty" in some for some in drawn) <= 25


def test_ds7_what_is_not_dealt_is_hidden_until_the_end_and_shown_then():
    game = Table(5, undealt=["short-straw"])
    left = set(game.state.undealt)
    assert "short-straw" in left
    assert len(left) == 6
    game.to_the_end()
    kinds = [type(fact) for fact in game.public]
    assert set(game.the(w.CardsTurnedUp).undealt) == left
    before = game.public[: kinds.index(w.CardsTurnedUp)]
    eaten = {fact.supply for fact in before if isinstance(fact, w.Eaten)}
    shown = [fact for fact in before if left & named(fact)]
    assert left.isdisjoint(eaten)
    assert [type(fact) for fact in shown] == [w.GameBegan]


def test_ds8_left_is_the_next_seat_and_the_eaten_are_skipped():
    game = winter(7, [2, 7], roles="PPCPPPC")
    assert [fact.seat for fact in game.all_told(w.Leader)] == [1, 3, 4]
    game = Table(5, leader=4, dinners=["FFFFF"] * 3).week(4)
    assert [fact.seat for fact in game.all_told(w.Leader)] == [4, 5, 1, 2]


def test_ds9_what_is_in_the_deck_is_public():
    game = Table(5)
    assert game.the(w.GameBegan).hunting == {
        "fish": 14,
        "squirrels": 6,
        "poison": 7,
        "medicine": 4,
        "empty-hands": 9,
    }
    assert game.views[None].board.hunting == game.the(w.GameBegan).hunting


def test_ds10_an_ai_player_takes_the_seat_with_what_the_seat_knows_and_the_table_hears_no_role():
    game = Table(5).until("contribute")
    game.session.feed(Handover(seat=4, to="ai", cause="left", at=game.session.now))
    told = game.session.drain()
    assert told == [(None, HandedOver(seat=4, to="ai", cause="left"))]
    prompts = game.session.prompts(4)
    said = GAME.decide(game.views[4], prompts, Chance("ai"))
    assert said is not None
    game.session.submit(4, *said, game.session.now, by="ai")  # type: ignore[misc]
    assert game.prompt(4, "contribute").chosen == said[1]


@pytest.mark.parametrize("seats", [1, 3, 11])
def test_de9_fewer_than_four_and_more_than_ten_cannot_play(seats: int):
    with pytest.raises(ImpossibleSetup):
        opened(seats)


def test_the_seed_is_shown_after_the_last_card():
    game = Table(4).to_the_end()
    assert isinstance(game.public[-1], SeedRevealed)
