"""Which deals are possible together: the closed test against brute force."""

from __future__ import annotations

from itertools import combinations_with_replacement, permutations

import pytest

from engines.the_fittest.terms import Terms, legal, possible

CODES = ["0", "1x", "2x", "1", "2", "3", "last", "1+2", "1+last", "2+last", "1+1x", "last+1x", "1+2+last", "3+2x"]


def can_be_kept(deals: list[Terms], prizes: int) -> bool:
    """Whether some distribution of the picks keeps every deal."""
    people = range(len(deals) + 1)  # the last one is the leader
    wanted: list[list[int | None]] = []
    for terms in deals:
        wanted.append([*terms.picks, *([prizes] if terms.last else []), *[None] * terms.more])
    slots = [(who, pick) for who in people[:-1] for pick in wanted[who]]
    if len(slots) > prizes:
        return False
    for chosen in permutations(range(1, prizes + 1), len(slots)):
        if all(pick in (None, at) for (_, pick), at in zip(slots, chosen, strict=True)):
            return True
    return False


@pytest.mark.parametrize("prizes", [1, 2, 3, 4])
def test_f12_the_closed_test_agrees_with_brute_force(prizes: int):
    tried = 0
    for count in (1, 2, 3):
        for codes in combinations_with_replacement(CODES, count):
            deals = [Terms.of(code) for code in codes]
            assert possible(deals, prizes) == can_be_kept(deals, prizes), codes
            tried += 1
    assert tried == 14 + 105 + 560


def test_f12_what_may_be_offered_is_exactly_what_is_possible_beside_the_other_deals():
    every = {
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
                fit = {code for code in every if possible([*others, Terms.of(code)], prizes)}
                assert set(legal(prizes, others)) == fit
                assert len(legal(prizes, others)) == len(fit)


@pytest.mark.parametrize("code", CODES)
def test_a_code_is_read_as_it_is_written(code: str):
    assert Terms.of(code).code == code


@pytest.mark.parametrize("code", ["", "x", "2+1", "1+1", "0x", "1x+1", "last+1", "01", "1++2", "0+1", "1+", "1x1x"])
def test_what_is_no_code_is_refused(code: str):
    with pytest.raises(ValueError, match="no terms"):
        Terms.of(code)
