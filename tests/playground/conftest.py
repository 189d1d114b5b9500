"""A playground, the real discord.py client on it, and a bare HTTP client beside it.

Where Discord's OpenAPI file lies beside the project (../shared/discord/openapi.json), every request and answer is
validated against it; without it that validation is skipped and the rest of each test stands.
"""

from __future__ import annotations

from collections.abc import AsyncIterator, Iterator
from pathlib import Path

import pytest
from discord.asset import Asset
from discord.gateway import DiscordWebSocket
from discord.http import Route

from playground import Playground, point_discord_py_at
from tests.playground.butler import Butler, serving
from tests.playground.rest import Rest

OPENAPI = Path(__file__).parents[3] / "shared" / "discord" / "openapi.json"


def new_playground(**settings: object) -> Playground:
    """A strict playground, with the schema where there is one."""
    return Playground(strict=True, schema=OPENAPI if OPENAPI.exists() else None, **settings)  # type: ignore[arg-type]


@pytest.fixture
def pointed() -> Iterator[None]:
    """discord.py's own addresses again after the test."""
    before = Route.BASE, DiscordWebSocket.DEFAULT_GATEWAY, Asset.BASE
    yield
    Route.BASE, DiscordWebSocket.DEFAULT_GATEWAY, Asset.BASE = before


@pytest.fixture
async def playground(pointed: None) -> AsyncIterator[Playground]:
    """A playground that is served; afterwards nothing may have been complained of."""
    one = new_playground()
    await one.start()
    point_discord_py_at(one.url)
    yield one
    await one.stop()
    assert one.complaints == []


@pytest.fixture
async def butler(playground: Playground) -> AsyncIterator[Butler]:
    """A bot that is ready."""
    async with serving(Butler(), playground) as one:
        yield one


@pytest.fixture
async def rest(playground: Playground) -> AsyncIterator[Rest]:
    """A client without discord.py's own checks."""
    async with Rest(playground) as one:
        yield one


@pytest.fixture
def ann(playground: Playground) -> int:
    """A member, who owns the guild."""
    return playground.world.people[0]


@pytest.fixture
def ben(playground: Playground) -> int:
    """Another member."""
    return playground.world.people[1]


@pytest.fixture
def room(playground: Playground, ann: int) -> int:
    """The first channel."""
    return int(playground.hands.channels(ann)[0]["id"])
