"""The secret swap: two worlds that differ in two cards which a seat cannot see look the same to it."""

from __future__ import annotations

import random

import pytest

from engines.kernel import Chance
from tests.generic import swap
from tests.generic.checks import reproducible
from tests.generic.games import GAMES, seat_counts, setup_of
from tests.toy import TRIBUNAL

TABLES = [(slug, seats, seed) for slug, game in GAMES.items() for seats in seat_counts(game) for seed in (1, 2)]


@pytest.mark.parametrize(("slug", "seats", "seed"), TABLES)
def test_a_seat_cannot_tell_two_worlds_apart_that_differ_in_what_it_cannot_see(slug: str, seats: int, seed: int):
    with reproducible("swap", GAMES[slug], seats, seed):
        noticeable = swap.try_swaps(GAMES[slug], seats, seed)
        assert noticeable >= swap.SWAPS // 3, "these swaps prove nothing: nobody else knew of the cards"


# ---------------------------------------------------------------- the swap itself


def rehearsed(seed: int = 1) -> swap.Rehearsal:
    return swap.rehearse(TRIBUNAL, setup_of(TRIBUNAL, 5, seed))


def test_the_piles_of_a_game_are_found_by_listening():
    piles = rehearsed().piles
    assert sorted(piles) == ["deck", "roles"]
    assert sorted(piles["roles"]) == ["cook", "guest", "guest", "guest", "poisoner"]
    assert Chance.shuffled.__qualname__ == "Chance.shuffled"


def test_questions_that_nobody_else_can_see_are_found_too():
    assert set(rehearsed().secret) >= {"visit", "letter"}
    assert "lay" not in rehearsed().secret


def test_a_swap_exchanges_two_cards_of_one_pile_and_nothing_else():
    piles = {"deck": ["a", "b", "c"], "roles": ["x", "y"]}
    one = swap.Swap(1, "deck", (0, 2), ("a", "c"))
    assert swap.swapped(piles, one) == {"deck": ["c", "b", "a"], "roles": ["x", "y"]}
    assert piles["deck"] == ["a", "b", "c"]


def test_swaps_are_of_different_cards_which_somebody_else_knows_before_the_seat_does():
    rehearsal = rehearsed()
    found = swap.swaps(rehearsal, random.Random(1), 20)
    assert len({one.cards[0] for one in found}) == len(found) == 20
    assert len({one.seat for one in found}) > 1
    for one in found:
        pile = rehearsal.piles[one.pile]
        assert (pile[one.places[0]], pile[one.places[1]]) == one.cards
        assert one.cards[0] != one.cards[1]
        assert not {card for card, step in rehearsal.told[one.seat].items() if step == 0} & set(one.cards)


def test_two_equal_worlds_look_equal_to_their_end():
    setup = setup_of(TRIBUNAL, 4, 3)
    rehearsal = swap.rehearse(TRIBUNAL, setup)
    nothing = swap.Swap(1, "deck", (0, 0), ("no-card", "no-card"))
    assert swap.compare(TRIBUNAL, setup, rehearsal, nothing) is False


def test_a_seat_that_holds_a_swapped_card_sees_the_difference_at_once_which_is_no_leak():
    setup = setup_of(TRIBUNAL, 4, 3)
    rehearsal = swap.rehearse(TRIBUNAL, setup)
    deck = rehearsal.piles["deck"]
    place = next(n for n, card in enumerate(deck) if n > 3 and card != deck[0])
    own = swap.Swap(1, "deck", (0, place), (deck[0], deck[place]))
    swap.compare(TRIBUNAL, setup, rehearsal, own)
    blind = swap.Swap(1, "deck", (0, place), ("no-card", "no-card"))
    with pytest.raises(swap.Leak, match="Swap\\(seat=1"):
        swap.compare(TRIBUNAL, setup, rehearsal, blind)


def test_what_a_seat_receives_can_be_looked_at_through_another_window():
    setup = setup_of(TRIBUNAL, 4, 3)
    rehearsal = swap.rehearse(TRIBUNAL, setup)
    nothing = swap.Swap(2, "deck", (0, 0), ("no-card", "no-card"))
    shown: list[tuple[str, int]] = []

    def render(live: object, seat: int) -> list[str]:
        shown.append(("render", seat))
        return []

    def tell(told: object, seat: int) -> str:
        shown.append(("tell", seat))
        return ""

    swap.compare(TRIBUNAL, setup, rehearsal, nothing, render, tell)  # type: ignore[arg-type]
    assert {("render", 2), ("tell", 2)} == set(shown)
