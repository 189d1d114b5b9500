"""The secret swap through the faces: what a seat sees on its screens and reads in its log, custom ids included.

Six of the twelve planted leaks are of this level; those that live in a face are planted here, each must be noticed.
"""

from __future__ import annotations

from collections.abc import Callable
from dataclasses import replace
from typing import Any

import pytest

from bot import render
from bot.screen import Box, Button, Row, Screen, Text
from bot.tables import Sitter, TableInfo
from bot.words import speak
from engines import GAMES
from engines.host import Seated
from engines.kernel import Live, Seat, Told
from tests.generic import swap
from tests.generic.checks import reproducible

SLUG = "who-should-we-eat"
GAME = GAMES[SLUG]
WORDS = speak("en-US")
Screens = Callable[[Live, Seat], list[Screen]]


def table_of(live: Live) -> TableInfo:
    sitters = tuple(Sitter(seat, 1000 + seat, f"Guest {seat}") for seat in range(1, live.session.setup.seats + 1))
    return TableInfo(7, SLUG, 1, 2, 1001, "en-US", sitters)


def screens(live: Live, seat: Seat) -> list[Screen]:
    """The board, and the seat's own panel."""
    seated, table, now = Seated(live, 0, "", "playing"), table_of(live), live.session.now
    return [render.board(seated, table, WORDS, now), render.panel(seated, seat, table, WORDS, now, {}, None)]


def through(shown: Screens) -> swap.Render:
    """What a seat receives when these are its screens."""

    def rendered(live: Live, seat: Seat) -> list[str]:
        key = render.board_key(Seated(live, 0, "", "playing"))
        return [key, *(repr(screen) for screen in shown(live, seat))]

    return rendered


def line(told: Told, seat: Seat) -> str:
    """What the seat reads of a fact: in the channel, or in its direct messages."""
    sitters = tuple(Sitter(one, 1000 + one, f"Guest {one}") for one in range(1, 11))
    table = TableInfo(7, SLUG, 1, 2, 1001, "en-US", sitters)
    return repr(render.log([told.fact], table, WORDS, None if told.to is None else seat))


@pytest.mark.parametrize(("seats", "seed"), [(4, 1), (5, 2), (7, 1), (8, 3)])
def test_the_screens_of_a_seat_are_the_same_in_two_worlds_that_differ_in_what_it_cannot_see(seats: int, seed: int):
    with reproducible("swap", GAME, seats, seed):
        noticeable = swap.try_swaps(GAME, seats, seed, render=through(screens), tell=line)
        assert noticeable >= swap.SWAPS // 3, "these swaps prove nothing: nobody else knew of the cards"


# ---------------------------------------------------------------- planted leaks


def hands_of_others(live: Live, seat: Seat) -> list[str]:
    """What a careless face could get hold of."""
    views: list[Any] = [live.view(other) for other in range(1, live.session.setup.seats + 1) if other != seat]
    return [str((view.hand, view.play, view.keep)) for view in views]


def with_more(screen: Screen, block: Any) -> Screen:
    return replace(screen, blocks=(*screen.blocks, Box((block,))))


def in_a_custom_id(live: Live, seat: Seat) -> list[Screen]:
    board, panel = screens(live, seat)
    return [with_more(board, Row((Button("More", f"c|7|{hands_of_others(live, seat)}"),))), panel]


def in_a_counter(live: Live, seat: Seat) -> list[Screen]:
    board, panel = screens(live, seat)
    knives = sum("knife" in hand for hand in hands_of_others(live, seat))
    return [with_more(board, Text(f"{knives}")), panel]


def only_to_some(live: Live, seat: Seat) -> list[Screen]:
    shown = screens(live, seat)
    return [
        *shown,
        *([Screen((Text("psst"),))] if any("knife" in hand for hand in hands_of_others(live, seat)) else []),
    ]


@pytest.mark.parametrize("leak", [in_a_custom_id, in_a_counter, only_to_some])
def test_a_face_that_leaks_is_noticed(leak: Screens):
    def all_tables() -> None:
        for seats, seed in (
            (4, 4),
            (5, 4),
            (6, 1),
            (9, 1),
            *((seats, seed) for seed in range(5, 10) for seats in (4, 6, 8)),
        ):
            swap.try_swaps(GAME, seats, seed, render=through(leak), tell=line)

    with pytest.raises(swap.Leak):
        all_tables()


def test_a_log_line_that_says_more_than_its_fact_is_noticed():
    def gossip(told: Told, seat: Seat) -> str:
        return line(told, seat) + gossiped[0]

    gossiped = [""]

    def listen(live: Live, seat: Seat) -> list[str]:
        gossiped[0] = str(hands_of_others(live, seat))
        return through(screens)(live, seat)

    with pytest.raises(swap.Leak):
        swap.try_swaps(GAME, 5, 2, render=listen, tell=gossip)
