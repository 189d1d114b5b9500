"""What is secret here, looks into the Village and the order of what was recycled, stays secret: leaks are planted, and
the swap of two hidden cards finds each of them."""

from __future__ import annotations

from collections.abc import Callable, Iterable
from contextlib import AbstractContextManager
from typing import Any
from unittest.mock import patch

import pytest

from engines.kernel import ALL, Live, Seat
from engines.peasant_buffet import GAME, ordering, turn
from engines.peasant_buffet import words as w
from engines.peasant_buffet.state import T, say
from tests.generic import swap

TABLES = tuple((2 + seed % 4, seed) for seed in range(1, 16))
Plant = Callable[[], AbstractContextManager[Any]]
_look, _bury, _order = ordering.look, turn._bury, ordering._order


def a_pause_for_monsters() -> AbstractContextManager[Any]:
    """Who sees a Monster gasps."""

    def look(t: T, seat: Seat, count: int, why: Any) -> tuple[str, ...]:
        cards = _look(t, seat, count, why)
        if any(card in t.state.pack.foes for card in cards):
            t.beat()
        return cards

    return patch.multiple(turn, look=look)


def asked_only_about_items() -> AbstractContextManager[Any]:
    """Edda is asked whether a card stays only if it is one that somebody could want."""

    async def bury(t: T, seat: Seat) -> None:
        if t.state.village[0] in t.state.pack.items:
            await _bury(t, seat)

    return patch.object(turn, "_bury", bury)


def a_count_that_tells() -> AbstractContextManager[Any]:
    """How many cards were looked at counts the foes."""

    def look(t: T, seat: Seat, count: int, why: Any) -> tuple[str, ...]:
        cards = _look(t, seat, count, why)
        foes = sum(card in t.state.pack.foes for card in cards)
        say(t, w.LookedAt(seat=seat, count=1 + foes, why="ability"))
        return cards

    return patch.multiple(turn, look=look)


def an_order_that_everybody_learns() -> AbstractContextManager[Any]:
    """In which order cards went back on top is told by who arranges them."""

    async def order(t: T, seat: Seat, kind: str, cards: Any) -> list[str]:
        found = await _order(t, seat, kind, cards)
        t.tell(ALL, w.TopReturned(seat=seat, count=sorted(cards).index(found[0])))
        return found

    return patch.object(ordering, "_order", order)


PLANTS = (
    a_pause_for_monsters,
    asked_only_about_items,
    a_count_that_tells,
    an_order_that_everybody_learns,
)


def look_for_leaks(tables: Iterable[tuple[int, int]], render: swap.Render = swap.engine_level) -> int:
    return sum(swap.try_swaps(GAME, seats, seed, render=render) for seats, seed in tables)


def test_without_a_leak_none_is_found_and_there_is_something_to_notice():
    assert look_for_leaks(TABLES[:3]) >= swap.SWAPS // 3


@pytest.mark.parametrize("plant", PLANTS, ids=lambda one: one.__name__)
def test_a_planted_leak_is_found(plant: Plant):
    with plant(), pytest.raises(swap.Leak):
        look_for_leaks(TABLES)


def test_a_view_that_shows_the_top_of_the_village_is_found():
    def leaky(live: Live, seat: Seat) -> list[str]:
        return [*swap.engine_level(live, seat), repr(live.session.table.state.village[:1])]

    with pytest.raises(swap.Leak):
        look_for_leaks(TABLES, leaky)
