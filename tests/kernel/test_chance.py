"""Chance is keyed by purpose, unbiased, stackable, and the same for ever on every machine."""

from __future__ import annotations

import hashlib
from collections import Counter
from collections.abc import Sequence
from itertools import permutations

import pytest

from engines.kernel import Chance, ImpossibleSetup, commitment
from engines.kernel.chance import key_of

ZERO = "00" * 32
FULL = "ff" * 32
TEXT = "maitre d'"
SPAN = 2**64

# Recorded once. A change here breaks every game that was ever played: never change it.
VECTORS: list[tuple[str, int, str, list[int]]] = [
    (ZERO, 6, "die", [3, 5, 5, 5, 0, 0, 0, 2, 2, 4, 3, 0]),
    (ZERO, 52, "card/1", [40, 12, 36, 31, 18, 3]),
    (ZERO, 2**63 + 1, "big", [6094545199570521175, 6289487089048502593, 1676911417137766114]),
    (TEXT, 6, "die", [2, 5, 2, 2, 2, 0, 5, 4, 3, 5, 3, 1]),
    (TEXT, 52, "card/1", [18, 14, 17, 44, 5, 4]),
    (FULL, 6, "die", [3, 1, 3, 2, 2, 4, 3, 0, 3, 4, 0, 0]),
    (FULL, 2**63 + 1, "big", [5628750134713506010, 8400305089206626097, 5631545180876488652]),
]


def reference(seed: str, purpose: str, k: int, n: int) -> tuple[int, int]:
    """The k-th number below n, and how many were rejected, written anew from the kernel's documentation."""
    key = bytes.fromhex(seed) if len(seed) == 64 else hashlib.sha256(seed.encode()).digest()
    for a in range(1000):
        digest = hashlib.blake2b(f"{purpose}#{k}/{a}".encode(), key=key, digest_size=8).digest()
        x = int.from_bytes(digest, "big")
        if x < SPAN - SPAN % n:
            return x % n, a
    raise AssertionError


# ---------------------------------------------------------------- the same for ever


@pytest.mark.parametrize(("seed", "n", "purpose", "numbers"), VECTORS)
def test_the_published_numbers_come_out_for_ever(seed: str, n: int, purpose: str, numbers: list[int]):
    chance = Chance(seed)
    assert [chance.below(n, purpose) for _ in numbers] == numbers


def test_the_published_shuffles_and_picks_come_out_for_ever():
    chance = Chance(ZERO)
    assert chance.shuffled(range(10), "deck") == [8, 2, 7, 0, 6, 4, 5, 3, 9, 1]
    assert chance.shuffled("abcde", "deck") == ["a", "e", "d", "c", "b"]
    assert chance.pick(["ann", "bob", "cat"], "straws/3") == "bob"


@pytest.mark.parametrize("n", [1, 2, 6, 52, 1000, 2**32, 2**63 - 1, 2**63 + 1, 2**64 - 1, 2**64])
def test_the_numbers_are_what_the_documentation_says(n: int):
    chance = Chance(TEXT)
    for k in range(1, 30):
        assert chance.below(n, "x") == reference(TEXT, "x", k, n)[0]


def test_a_seed_is_64_hexadecimal_digits_or_any_text():
    assert key_of(ZERO) == bytes(32)
    assert key_of(FULL.upper()) == key_of(FULL) == b"\xff" * 32
    for text in (TEXT, "", "00" * 31, "0x" + "00" * 31, " 0" * 32, "é" * 64, "ab " * 21 + "a"):
        assert key_of(text) == hashlib.sha256(text.encode()).digest()
        assert len(key_of(text)) == 32


def test_long_seeds_are_seeds_too():
    assert Chance("x" * 1000).below(SPAN, "a") != Chance("x" * 1001).below(SPAN, "a")


# ---------------------------------------------------------------- unbiased


def chi_square(counts: Counter[object], categories: int, draws: int) -> float:
    expected = draws / categories
    return sum((counts[one] - expected) ** 2 / expected for one in counts) + expected * (categories - len(counts))


@pytest.mark.parametrize(("n", "limit"), [(2, 10.83), (3, 13.82), (6, 20.52), (7, 22.46)])
def test_each_number_is_as_likely_as_the_others(n: int, limit: float):
    chance, draws = Chance(TEXT), 3000 * n
    counts: Counter[object] = Counter(chance.below(n, "fair") for _ in range(draws))
    assert chi_square(counts, n, draws) < limit  # one time in a thousand by chance; the seed is fixed


def test_each_order_is_as_likely_as_the_others():
    chance, draws = Chance(TEXT), 6000
    counts: Counter[object] = Counter(tuple(chance.shuffled("abcd", "fair")) for _ in range(draws))
    assert set(counts) == set(permutations("abcd"))
    assert chi_square(counts, 24, draws) < 49.73


def test_where_the_span_does_not_divide_numbers_are_rejected_and_none_is_favoured():
    n = 3 * 2**62  # without rejection, the numbers below 2**62 would be twice as likely
    chance, draws = Chance(TEXT), 3000
    assert any(reference(TEXT, "big", k, n)[1] > 0 for k in range(1, 10))
    counts: Counter[object] = Counter(chance.below(n, "big") // 2**62 for _ in range(draws))
    assert set(counts) == {0, 1, 2}
    assert chi_square(counts, 3, draws) < 13.82


def test_rejected_numbers_are_replaced_not_reduced():
    n = 2**63 + 1
    rejected = [k for k in range(1, 40) if reference(TEXT, "big", k, n)[1] > 0]
    assert 10 < len(rejected) < 30
    chance = Chance(TEXT)
    numbers = [chance.below(n, "big") for _ in range(1, 40)]
    assert all(0 <= number < n for number in numbers)
    assert [numbers[k - 1] for k in rejected] == [reference(TEXT, "big", k, n)[0] for k in rejected]


@pytest.mark.parametrize("n", [0, -1, 2**64 + 1])
def test_there_is_nothing_to_draw_from_nothing_nor_from_too_much(n: int):
    with pytest.raises(ValueError, match="nothing to draw from"):
        Chance(TEXT).below(n, "x")


# ---------------------------------------------------------------- purposes


def test_a_draw_for_one_purpose_moves_no_other():
    alone, busy = Chance(TEXT), Chance(TEXT)
    numbers: list[int] = []
    for _ in range(20):
        busy.below(6, "other")
        busy.shuffled("abc", "another")
        numbers.append(busy.below(6, "mine"))
    assert numbers == [alone.below(6, "mine") for _ in range(20)]


def test_purposes_seeds_and_turns_all_matter():
    first = [Chance(seed).below(SPAN, purpose) for seed in (ZERO, FULL) for purpose in ("a", "b")]
    chance = Chance(ZERO)
    assert chance.below(SPAN, "a") == first[0]
    assert len({*first, chance.below(SPAN, "a")}) == 5


# ---------------------------------------------------------------- stacks


def test_a_stacked_pile_lies_on_top_in_the_order_in_which_it_will_be_drawn():
    chance = Chance(TEXT, {"deck": ["d", "a"]})
    deck = chance.shuffled("abcde", "deck")
    assert deck[:2] == ["d", "a"]
    assert sorted(deck) == list("abcde")


def test_what_is_not_named_stays_random_and_as_it_would_have_been():
    deck = Chance(TEXT).shuffled("abcde", "deck")
    stacked = Chance(TEXT, {"deck": ["d"]}).shuffled("abcde", "deck")
    assert stacked == ["d", *(one for one in deck if one != "d")]
    chance = Chance(TEXT, {"other": ["d"]})
    assert chance.shuffled("abcde", "deck") == deck
    assert chance.below(6, "die") == Chance(TEXT).below(6, "die")


def test_a_pile_is_stacked_once_and_shuffled_like_any_other_afterwards():
    plain, stacked = Chance(TEXT), Chance(TEXT, {"deck": ["e", "d"]})
    plain.shuffled("abcde", "deck")
    stacked.shuffled("abcde", "deck")
    assert plain.shuffled("abcde", "deck") == stacked.shuffled("abcde", "deck")


def test_a_whole_order_may_be_stacked_with_all_its_copies():
    order = ["b", "a", "a", "c", "b"]
    assert Chance(TEXT, {"deck": order}).shuffled("aabbc", "deck") == order


def test_a_stacked_lot_comes_up_draw_by_draw_and_chance_goes_on_afterwards():
    chance = Chance(TEXT, {"straws": [3, 1]})
    assert [chance.pick([1, 2, 3], "straws"), chance.pick([1, 2, 3], "straws")] == [3, 1]
    plain = Chance(TEXT)
    assert [chance.pick([1, 2, 3], "straws") for _ in range(9)] == [plain.pick([1, 2, 3], "straws") for _ in range(9)]


@pytest.mark.parametrize("stack", [["f"], ["a", "a"], ["a", "b", "c", "d", "e", "a"]])
def test_a_pile_that_cannot_be_is_refused(stack: Sequence[str]):
    with pytest.raises(ImpossibleSetup):
        Chance(TEXT, {"deck": stack}).shuffled("abcde", "deck")


def test_a_lot_that_cannot_be_is_refused():
    for options in ([1, 2], []):
        with pytest.raises(ImpossibleSetup):
            Chance(TEXT, {"straws": [3]}).pick(options, "straws")


def test_a_pile_of_nothing_and_a_pile_of_one_need_no_chance():
    chance = Chance(TEXT)
    assert chance.shuffled([], "deck") == []
    assert chance.shuffled(["a"], "deck") == ["a"]
    assert chance.below(1, "one") == 0


def test_a_stack_is_not_used_up_for_the_next_table():
    stack = {"deck": ["e"], "straws": [2]}
    for _ in range(2):
        chance = Chance(TEXT, stack)
        assert chance.shuffled("abcde", "deck")[0] == "e"
        assert chance.pick([1, 2], "straws") == 2


# ---------------------------------------------------------------- the commitment


def test_the_commitment_is_the_sha_256_of_the_seeds_bytes():
    assert commitment(ZERO) == hashlib.sha256(bytes(32)).hexdigest()
    assert commitment(TEXT) == hashlib.sha256(hashlib.sha256(TEXT.encode()).digest()).hexdigest()
    assert commitment(ZERO) == "66687aadf862bd776c8fc18b8e9f8e20089714856ee233b3902a591d0d5f2925"


def test_the_commitment_binds_us_to_one_seed():
    assert len({commitment(seed) for seed in (ZERO, FULL, TEXT, "", "0" * 63)}) == 5
