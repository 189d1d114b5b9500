"""Which deals are possible together: the closed test against brute force."""

from __future__ import annotations

import random
from collections.abc import Sequence
from itertools import combinations, combinations_with_replacement, permutations

import pytest

from engines.the_fittest.terms import Terms, legal, possible

CODES = ["0", "1x", "2x", "1", "2", "3", "last", "1+2", "1+last", "2+last", "1+1x", "last+1x", "1+2+last", "3+2x"]


def can_be_kept(deals: Sequence[Terms], prizes: int) -> bool:
    """Whether some distribution keeps every deal: each promise is settled by a pick of its own, a numbered one by that
    pick. All are tried."""
    promises: list[int | None] = []
    for terms in deals:
        promises += [*terms.picks, *([prizes] if terms.last else []), *[None] * terms.more]
    return settled(promises, frozenset(range(1, prizes + 1)))


def settled(promises: Sequence[int | None], picks: frozenset[int]) -> bool:
    if not promises:
        return True
    first, rest = promises[0], promises[1:]
    return any(settled(rest, picks - {pick}) for pick in picks if first in (None, pick))


def every(prizes: int) -> list[Terms]:
    """All terms that name picks up to one more than there are, and all numbers of others up to that."""
    return [
        Terms(picks=picks, last=last, more=more)
        for size in range(prizes + 2)
        for picks in combinations(range(1, prizes + 2), size)
        for last in (False, True)
        for more in range(prizes + 2)
    ]


@pytest.mark.parametrize(("prizes", "count", "cases"), [(1, 3, 2600), (2, 3, 45760), (3, 2, 12880), (4, 1, 384)])
def test_f12_the_closed_test_agrees_with_brute_force(prizes: int, count: int, cases: int):
    tried = 0
    for deals in combinations_with_replacement(every(prizes), count):
        assert possible(deals, prizes) == can_be_kept(deals, prizes), [terms.code for terms in deals]
        tried += 1
    assert tried == cases


@pytest.mark.parametrize("prizes", [3, 4, 5, 6])
def test_f12_it_does_for_what_players_say_and_any_number_of_players(prizes: int):
    tried = kept = 0
    for count in (1, 2, 3):
        for codes in combinations_with_replacement(CODES, count):
            deals = [Terms.of(code) for code in codes]
            assert possible(deals, prizes) == can_be_kept(deals, prizes), codes
            tried, kept = tried + 1, kept + possible(deals, prizes)
    draw = random.Random(prizes)
    for _ in range(1500):
        deals = [Terms.of(draw.choice(CODES)) for _ in range(draw.choice((4, 5)))]
        assert possible(deals, prizes) == can_be_kept(deals, prizes), deals
    assert tried == 14 + 105 + 560
    assert 20 < kept < tried


def test_f12_second_and_last_needs_three_prizes():
    assert not possible([Terms.of("2+last")], 2)
    assert possible([Terms.of("2+last")], 3)


def test_f12_what_may_be_offered_is_exactly_what_is_possible_beside_the_other_deals():
    known = {
        Terms(picks=picks, last=last, more=more).code
        for size in range(5)
        for picks in permutations(range(1, 5), size)
        if list(picks) == sorted(picks)
        for last in (False, True)
        for more in range(5)
    }
    for others in ([], [Terms.of("1")], [Terms.of("last"), Terms.of("1x")], [Terms.of("2+3")], [Terms.of("4x")]):
        for prizes in (1, 2, 3, 4):
            if possible(others, prizes):
                fit = {code for code in known if possible([*others, Terms.of(code)], prizes)}
                assert set(legal(prizes, others)) == fit
                assert len(legal(prizes, others)) == len(fit)


def test_f12_of_many_prizes_a_deal_names_three_at_most_so_that_all_can_be_listed():
    assert max(len(Terms.of(code).named(8)) for code in legal(8, [])) == 8
    assert max(len(Terms.of(code).named(9)) for code in legal(9, [])) == 3
    assert "1+2+last+6x" in legal(9, [])
    for prizes in (9, 16, 23):
        assert len(legal(prizes, [])) < 50_000
        assert all(possible([Terms.of(code)], prizes) for code in legal(prizes, [])[::97])


def test_f13_a_deal_that_was_possible_stays_so_however_many_prizes_are_added():
    for prizes in (1, 2, 3):
        for deals in combinations_with_replacement(every(prizes), 2):
            if possible(deals, prizes):
                assert possible(deals, prizes + 1)
                assert possible(deals, prizes + 4)


@pytest.mark.parametrize("code", [*CODES, "10", "1+10x", "3+13+14x", "last+12x", "9+10+last+11x"])
def test_a_code_is_read_as_it_is_written(code: str):
    assert Terms.of(code).code == code


@pytest.mark.parametrize(
    "code",
    [
        "",
        "x",
        "2+1",
        "1+1",
        "0x",
        "1x+1",
        "last+1",
        "01",
        "1++2",
        "0+1",
        "1+",
        "1x1x",
        "last+last",
        "1x+2x",
        "²",
        "+1",
        "last1x",
        "12x3",
    ],
)
def test_what_is_no_code_is_refused(code: str):
    with pytest.raises(ValueError, match="no terms"):
        Terms.of(code)
