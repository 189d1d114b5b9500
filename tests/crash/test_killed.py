"""The bot is killed at random moments of whole games, and nothing is lost, told twice or drawn again."""

from __future__ import annotations

import asyncio
from pathlib import Path

import pytest

from tests.crash.night import Party, a_night

HANG = 90.0  # seconds of real time
KILLS = 20  # in each of these
PARTIES = [
    Party(4, 3, "soup"),
    Party(5, 5, "bread", {"edition": "schinese"}),
    Party(8, 3, "salad"),
    Party(4, 4, "fish"),
    Party(10, 4, "cheese"),
    Party(6, 6, "roast"),
    Party(4, 1, "figs"),
    Party(7, 2, "pie"),
    Party(5, 4, "jam"),
    Party(4, 4, "wine"),
]


@pytest.mark.parametrize("party", PARTIES, ids=lambda party: party.seed)
async def test_games_go_on_as_if_nobody_had_killed_the_bot(party: Party, tmp_path: Path) -> None:
    async with a_night(party, tmp_path) as night, asyncio.timeout(HANG):
        await night.kill(KILLS)
    assert len(night.kills) == KILLS
    assert night.playground.complaints == []
    complaints = [line for line in night.home.log.read_text().splitlines() if line.startswith(("ERROR", "CRITICAL"))]
    assert complaints == []
