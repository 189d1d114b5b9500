"""A playground with a bot on it, and a browser with tabs for its members."""

from __future__ import annotations

import asyncio
import shutil
from collections.abc import AsyncIterator, Awaitable, Callable
from contextlib import asynccontextmanager
from pathlib import Path
from typing import TypeAlias

import discord
import pytest
import pytest_asyncio
from discord.asset import Asset
from discord.gateway import DiscordWebSocket
from discord.http import Route
from playwright.async_api import Browser, ConsoleMessage, Page, async_playwright, expect

from playground import Playground, point_discord_py_at
from tests.playground.test_page.waiter import Waiter

OpenTab: TypeAlias = Callable[..., Awaitable[Page]]
FLAGS = [
    "--no-sandbox",
    "--disable-gpu",
    "--disable-quic",
    "--no-first-run",
    "--disable-background-networking",
    "--disable-component-update",
    "--disable-sync",
]
HANG = 15_000  # milliseconds until a test is taken to hang


@pytest_asyncio.fixture(loop_scope="session")
async def playground() -> AsyncIterator[Playground]:
    one = Playground()
    await one.start()
    yield one
    await one.stop()


@asynccontextmanager
async def a_waiter(playground: Playground) -> AsyncIterator[Waiter]:
    before = Route.BASE, DiscordWebSocket.DEFAULT_GATEWAY, Asset.BASE
    point_discord_py_at(playground.url)
    waiter = Waiter()
    running = asyncio.create_task(waiter.start(playground.token))
    try:
        async with asyncio.timeout(HANG / 1000):
            await waiter.ready.wait()
        yield waiter
    finally:
        await waiter.close()
        await asyncio.gather(running, return_exceptions=True)
        Route.BASE, DiscordWebSocket.DEFAULT_GATEWAY, Asset.BASE = before


@pytest_asyncio.fixture(loop_scope="session")
async def waiter(playground: Playground) -> AsyncIterator[Waiter]:
    async with a_waiter(playground) as one:
        yield one


@pytest.fixture
def ids(playground: Playground) -> dict[str, int]:
    """The members' ids by name."""
    return {one["global_name"]: int(one["id"]) for one in playground.hands.members()}


@pytest.fixture
def rooms(playground: Playground) -> dict[str, int]:
    """The text channels' ids by name."""
    return {one["name"]: int(one["id"]) for one in playground.world.channels.values() if one["type"] == 0}


@pytest.fixture
def dining_room(waiter: Waiter, rooms: dict[str, int]) -> discord.TextChannel:
    """The first channel, as the bot has it."""
    channel = waiter.get_channel(rooms["dining-room"])
    assert isinstance(channel, discord.TextChannel)
    return channel


@pytest_asyncio.fixture(scope="session", loop_scope="session")
async def browser() -> AsyncIterator[Browser]:
    found = shutil.which("chromium") or shutil.which("chromium-browser") or shutil.which("google-chrome")
    if found is None:
        pytest.skip("no chromium on this machine: the page is not tried in a browser")
    expect.set_options(timeout=HANG)
    async with async_playwright() as driver:
        one = await driver.chromium.launch(executable_path=found, args=FLAGS)
        yield one
        await one.close()


def _is_error(said: ConsoleMessage, refusals: bool) -> bool:
    refused = any(one in said.text for one in ("400 (Bad Request)", "WebSocket connection to", "ERR_CONNECTION"))
    return said.type == "error" and not (refusals and refused)


@pytest_asyncio.fixture(loop_scope="session")
async def tab(browser: Browser, playground: Playground, ids: dict[str, int]) -> AsyncIterator[OpenTab]:
    """Open a tab as a member: `await tab("Ann")`. A script's error fails the test."""
    contexts, errors = [], []

    async def open_tab(
        name: str = "Ann",
        *,
        locale: str = "en-GB",
        width: int = 1280,
        height: int = 860,
        path: str = "",
        refusals: bool = False,  # what the server refuses is no error, nor that it is away
        **more: object,
    ) -> Page:
        context = await browser.new_context(viewport={"width": width, "height": height}, locale=locale, **more)  # type: ignore[arg-type]
        contexts.append(context)
        page = await context.new_page()
        page.set_default_timeout(HANG)
        page.on("pageerror", lambda error: errors.append(str(error)))
        page.on("console", lambda said: errors.append(said.text) if _is_error(said, refusals) else None)
        await page.goto(f"{playground.url}/?as={ids[name]}{path}")
        await page.locator(".beginning, .earlier").first.wait_for()
        return page

    yield open_tab
    for context in contexts:
        await context.close()
    assert errors == []


@pytest.fixture
def shots(tmp_path: Path) -> Path:
    """Where screenshots go."""
    return tmp_path
