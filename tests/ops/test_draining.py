"""`run --drain`: no new tables; the running ones are played to their end; then the process ends, well."""

from __future__ import annotations

import asyncio
import json
import os
import signal
import sys
import time
from collections.abc import AsyncGenerator
from contextlib import asynccontextmanager
from pathlib import Path
from typing import Any

import pytest

from bot.app import App
from bot.clock import WallClock
from bot.demo.guest import Guest
from bot.draining import drained
from playground import Playground, point_discord_py_at
from tests.e2e.evenings import GAME, House, private, said
from tests.ops.listening import listening, told

HANG = 60.0  # seconds of real time
BOT = """
import sys
from playground import point_discord_py_at
point_discord_py_at(sys.argv[1])
from bot.__main__ import main
sys.exit(main(["run", "--drain"]))
"""


async def test_no_lobby_is_opened_and_none_is_started_and_people_are_told_why(house: House) -> None:
    ann, ben = house.guests(2)
    await ann.types(f"newgame {GAME}")
    await ben.presses_in_lobby("join")
    for _ in range(2):
        await ann.presses_in_lobby("ai")
    house.app.draining = True
    outcome = await ann.presses_in_lobby("start")
    assert private(outcome)
    assert "new tables" in said(outcome)
    assert await house.lobby() is not None, "after the update it is still there"
    elsewhere = await house.guest(4, room=house.rooms[1]).types(f"newgame {GAME}")
    assert private(elsewhere)
    assert said(elsewhere) == said(outcome)
    assert await house.lobby(house.rooms[1]) is None


async def test_a_game_is_played_to_its_end_and_no_other_one_follows(house: House) -> None:
    guests = await house.lay(4)
    house.app.draining = True
    await house.play_until("nothing that is ever asked")
    await house.quiet()
    assert "new tables" in said(await guests[0].presses_about("again"))


async def test_it_waits_for_the_last_game_and_says_how_many_are_left(house: House) -> None:
    guests = await house.lay(4)
    stop = asyncio.Event()
    with listening() as text:

        def left() -> list[tuple[int, int]]:
            lines = [one for one in told(text.getvalue()) if one["event"] == "draining"]
            return [(one["tables"], one["paused"]) for one in lines]

        async def tells(expected: list[tuple[int, int]]) -> None:
            """Each change is told before the next one is made: two that come at once may be told as one."""
            async with asyncio.timeout(HANG):
                while len(left()) < len(expected):
                    await house.quiet()
            assert left() == expected

        draining = asyncio.create_task(drained(house.app, stop))
        await tells([(1, 0)])
        await guests[0].types("table pause")
        await tells([(1, 0), (1, 1)])
        assert not draining.done()
        await guests[0].types("table resume")
        await tells([(1, 0), (1, 1), (1, 0)])
        await house.play_until("nothing that is ever asked")
        await tells([(1, 0), (1, 1), (1, 0), (0, 0)])
        async with asyncio.timeout(HANG):
            assert await draining is True
    assert (await house.app.store.counts()).outbox == 0


async def test_whoever_stops_it_need_not_wait(house: House) -> None:
    await house.lay(4)
    stop = asyncio.Event()
    draining = asyncio.create_task(drained(house.app, stop))
    stop.set()
    async with asyncio.timeout(HANG):
        assert await draining is False


# ------------------------------------------------ the process itself


@asynccontextmanager
async def a_table(data: Path) -> AsyncGenerator[tuple[Playground, list[Guest], asyncio.subprocess.Process]]:
    """A table was laid and the bot went; now it is back to drain."""
    playground = Playground(strict=True, now=time.time)
    await playground.start()
    point_discord_py_at(playground.url)
    try:
        room = next(int(one["id"]) for one in playground.world.channels.values() if one["type"] == 0)
        async with App.open(data, WallClock(), playground.token, patient=False) as app:
            guests = [Guest(playground, one, room, app.serve.settled) for one in playground.world.people[:4]]
            await guests[0].types(f"newgame {GAME}")
            for one in guests[1:]:
                await one.presses_in_lobby("join")
            await guests[0].presses_in_lobby("start")
            async with asyncio.timeout(HANG):
                await app.courier.idle()
        process = await asyncio.create_subprocess_exec(
            *(sys.executable, "-c", BOT, playground.url),
            stderr=asyncio.subprocess.PIPE,
            stdout=asyncio.subprocess.DEVNULL,
            env={
                **os.environ,
                "MAITRE_TOKEN": playground.token,
                "MAITRE_DATA": str(data),
                "MAITRE_LOG_FORMAT": "json",
            },
        )
        try:
            yield playground, guests, process
        finally:
            if process.returncode is None:
                process.kill()
            await process.wait()
    finally:
        await playground.stop()


async def until(process: asyncio.subprocess.Process, event: str) -> dict[str, Any]:
    """Until the process has logged such a line."""
    assert process.stderr is not None
    async with asyncio.timeout(HANG):
        async for line in process.stderr:
            if line.startswith(b"{") and (found := json.loads(line))["event"] == event:
                return found
    raise AssertionError(f"it ended without {event}")


@pytest.fixture
def data(tmp_path: Path) -> Path:
    return tmp_path / "bot.db"


async def test_the_process_ends_with_0_when_the_last_game_has(data: Path) -> None:
    async with a_table(data) as (_, guests, process):
        assert (await until(process, "draining"))["tables"] == 1
        await guests[0].types("table end")
        await guests[0].presses_about("end")
        assert (await until(process, "draining"))["tables"] == 0
        async with asyncio.timeout(HANG):
            assert await process.wait() == 0
        assert "ended" in guests[1].screen()


async def test_it_ends_with_1_when_it_is_stopped_before(data: Path) -> None:
    async with a_table(data) as (_, __, process):
        await until(process, "draining")
        process.send_signal(signal.SIGTERM)
        async with asyncio.timeout(HANG):
            assert await process.wait() == 1
