"""Nobody can tell what they must not know: roles, hands, contributions, what was looked at, Supply Cards."""

from __future__ import annotations

import random
from collections.abc import Iterator
from itertools import combinations

import pytest

from engines.donner_dinner_party import GAME
from engines.donner_dinner_party import words as w
from engines.kernel import Live, Seat, Setup
from engines.kernel.errors import ScriptFailed
from tests.donner_dinner_party import leaks
from tests.generic import checks, swap
from tests.generic.games import setup_of, varied_setup
from tests.generic.players import Played, play_on
from tests.planting import Fault, planted

LEAKS = [(pile, leak) for pile, some in leaks.SWAPPED.items() for leak in some]


# ---------------------------------------------------- the same for a Cannibal as for a Pioneer


def outline(seen: swap.Received) -> tuple[float, str, str]:
    """What shows of a message without being read: when it came, and of what kind it was."""
    if seen.told is not None:
        return seen.at, seen.told.fact.kind, str(seen.told.to)
    return seen.at, seen.what, seen.text


def questions(live: Live, seat: Seat) -> list[str]:
    """The open questions of a seat, without what they offer, and all that everybody sees to be awaited."""
    session = live.session
    mine = [repr((one.name, one.kind, one.opened_at, one.closes_at)) for one in session.prompts(seat)]
    return [*mine, *(repr(one) for one in session.awaited())]


def worlds(setup: Setup, seat: Seat, other: Seat) -> Iterator[tuple[swap.World, swap.World]]:
    """Two games side by side, in one of which these two have each other's Role Cards, after every step."""
    rehearsal = swap.rehearse(GAME, setup)
    order = list(rehearsal.piles["roles"])
    one = swap.Swap(seat, "roles", (seat - 1, other - 1), (order[seat - 1], order[other - 1]))
    both = [
        swap.World(GAME, setup.model_copy(update={"stack": piles}), one, rehearsal.secret, questions, swap.as_json)
        for piles in (rehearsal.piles, swap.swapped(rehearsal.piles, one))
    ]
    at, rng = setup.begun_at, random.Random(f"{setup.seed}/{one}")
    for step in range(swap.LONGEST):
        yield both[0], both[1]
        if any(world.live.session.over for world in both):
            return
        at += rng.uniform(*swap.STEP) * swap.PACES.get(setup.options.get("pace", "normal"), 1)
        for world in both:
            world.step(f"{setup.seed}/{step}", at)


def compare_outlines(setup: Setup, seat: Seat, other: Seat) -> int:
    """How many things both received alike before one of the two roles was turned up for all to see."""
    compared = 0
    for one, two in worlds(setup, seat, other):
        while compared < max(len(one.received), len(two.received)):
            assert compared < min(len(one.received), len(two.received)), "one of them received more"
            mine, yours = one.received[compared], two.received[compared]
            if mine.told and mine.told.to is None and mine.told != yours.told:
                return compared
            assert outline(mine) == outline(yours)
            compared += 1
    return compared


def unlike_pairs(setup: Setup) -> list[tuple[Seat, Seat]]:
    """A Cannibal and a Pioneer, as far as there are several."""
    roles = swap.rehearse(GAME, setup).piles["roles"]
    cannibals = [seat for seat, role in enumerate(roles, 1) if role == "cannibal"]
    pioneers = [seat for seat, role in enumerate(roles, 1) if role == "pioneer"]
    return list(zip(cannibals, pioneers, strict=False))


@pytest.mark.parametrize(("seats", "seed"), [(4, 1), (5, 0), (6, 3), (7, 2), (10, 1)])
def test_a_cannibal_is_asked_and_told_as_often_and_at_the_same_times_as_a_pioneer(seats: int, seed: int):
    setup = varied_setup(GAME, seats, seed)
    for cannibal, pioneer in unlike_pairs(setup):
        assert compare_outlines(setup, cannibal, pioneer) > 15
        assert compare_outlines(setup, pioneer, cannibal) > 15


# ---------------------------------------------------- planted leaks


def unseen(setup: Setup, rehearsal: swap.Rehearsal, pile: str) -> list[swap.Swap]:
    """Swaps of two cards that are dealt at the beginning to others than the seat, in an order that says nothing."""
    order, last = rehearsal.piles[pile], {"roles": setup.seats, "supply": setup.seats, "hunting": 3 * setup.seats - 2}
    places = range(1 if pile == "hunting" else 0, last[pile])
    found: list[swap.Swap] = []
    for i, j in combinations(places, 2):
        for seat in range(1, setup.seats + 1):
            own = {seat - 1} if pile != "hunting" else set(range(3 * seat - 5, 3 * seat - 2))  # seat 1 leads
            told = pile == "roles" and (
                order[seat - 1] == "cannibal" or i < seat - 1 < j
            )  # whose characters change, too
            if order[i] != order[j] and own.isdisjoint((i, j)) and not told:
                found.append(swap.Swap(seat, pile, (i, j), (order[i], order[j])))
    random.Random(f"{setup.seed}/{pile}").shuffle(found)
    return found


def look_for_leaks(pile: str, tables: int = 8) -> None:
    for seed in range(tables):
        setup = setup_of(GAME, 5 + seed % 2, seed, options={"first_leader": 1})
        rehearsal = swap.rehearse(GAME, setup)
        for one in unseen(setup, rehearsal, pile)[:8]:
            swap.compare(GAME, setup, rehearsal, one)


def look_at_outlines() -> None:
    for seats, seed in ((5, 0), (7, 2)):
        setup = varied_setup(GAME, seats, seed)
        for pair in unlike_pairs(setup):
            compare_outlines(setup, *pair)


def look_at_dinners() -> None:
    """Two cards in two hands change places; the Camp Leader sees the dinner to which both may come."""
    setup = setup_of(GAME, 5, 3, options={"first_leader": 1})
    rehearsal = swap.rehearse(GAME, setup)
    deck = rehearsal.piles["hunting"]
    for i, j in combinations(range(1, 13), 2):
        if deck[i] != deck[j] and (i - 1) // 3 != (j - 1) // 3:
            swap.compare(GAME, setup, rehearsal, swap.Swap(1, "hunting", (i, j), (deck[i], deck[j])))


@pytest.mark.parametrize("leak", leaks.DINNERS, ids=lambda one: one.name)
def test_whose_card_is_whose_is_found_by_the_swap_of_two_hands(leak: Fault):
    with planted(leak), pytest.raises(swap.Leak):
        look_at_dinners()


@pytest.mark.parametrize(("pile", "leak"), LEAKS, ids=[leak.name for _, leak in LEAKS])
def test_a_planted_leak_is_found_by_the_swap(pile: str, leak: Fault):
    with planted(leak), pytest.raises(swap.Leak):
        look_for_leaks(pile)


def look_at_views() -> None:
    for seed in range(4):
        checks.run("views", GAME, 6, seed)


@pytest.mark.parametrize("leak", leaks.COUNTED, ids=lambda one: one.name)
def test_what_comes_to_cannibals_otherwise_is_found_by_its_outline(leak: Fault):
    with planted(leak), pytest.raises(AssertionError):
        look_at_outlines()


@pytest.mark.parametrize("leak", leaks.TOLD, ids=lambda one: one.name)
def test_what_is_told_to_too_many_is_found_by_the_views(leak: Fault):
    with planted(leak), pytest.raises((AssertionError, ScriptFailed)):
        look_at_views()


def test_without_a_leak_none_is_found():
    for pile in leaks.SWAPPED:
        look_for_leaks(pile, 2)
    look_at_dinners()
    look_at_outlines()
    look_at_views()


# ---------------------------------------------------- who is told what


def test_whatever_names_a_card_of_ones_own_is_told_to_its_owner_alone():
    private = (w.RoleDealt, w.Met, w.SupplyDealt, w.HandDealt, w.Contributed, w.CardSeen, w.LeftoversSeen)
    told: set[type] = set()
    for seed in range(6):
        setup = setup_of(GAME, 7, seed, options={"ghosts": True})
        for to, fact in play_on(Played.begin(GAME, setup), random.Random(setup.seed)).live.heard():
            told.add(type(fact))
            assert (to is not None) == isinstance(fact, private)
            assert to is None or len(to) == 1
    assert told >= set(private)
