"""Whole games from /newgame to the end, by members who press what they see and nothing else."""

from __future__ import annotations

from collections.abc import Iterator
from typing import Any

import pytest
from discord.asset import Asset
from discord.gateway import DiscordWebSocket
from discord.http import Route

from bot.demo.evening import Plan, evening
from tests.e2e.evenings import GAME, OPENAPI

DONNER = "donner-dinner-party"
FITTEST = "the-fittest"


@pytest.fixture(autouse=True)
def pointed() -> Iterator[None]:
    """discord.py's own addresses again after the test."""
    before = Route.BASE, DiscordWebSocket.DEFAULT_GATEWAY, Asset.BASE
    yield
    Route.BASE, DiscordWebSocket.DEFAULT_GATEWAY, Asset.BASE = before


@pytest.mark.parametrize(
    ("game", "seats", "members", "options"),
    [
        (GAME, 4, 4, {}),
        (GAME, 8, 8, {}),
        (GAME, 10, 3, {}),
        (GAME, 5, 5, {"edition": "chinese", "phone_booth": True, "follow_the_leader": True}),
        (GAME, 4, 4, {"pace": "post"}),
        (DONNER, 10, 1, {}),
        (DONNER, 6, 6, {"ghosts": True, "ol_tasty": True}),
        (DONNER, 5, 5, {"ghosts": True, "deck": "balanced", "pace": "post"}),
        (FITTEST, 4, 4, {}),
        (FITTEST, 5, 1, {"trial_skill": "printed", "force_out_stays": True}),
        (FITTEST, 6, 6, {"outsiders_paid": True, "grey_effects_only": True}),
    ],
)
async def test_a_game_ends_by_its_rules_and_discord_takes_everything(
    game: str, seats: int, members: int, options: dict[str, Any]
) -> None:
    plan = Plan(game, seats, members, seed=f"{seats} dine", options=options)
    async with evening(plan, OPENAPI if OPENAPI.exists() else None) as one:
        await one.begin()
        assert await one.play() == "over"
        assert one.playground.complaints == []
        transcript = one.record.transcript()
    assert all(f"═══ {guest.name}, alone" in transcript for guest in one.guests)
    assert plan.seed in transcript
