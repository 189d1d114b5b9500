"""A table of ten at Discord's own rate limits, in real time: it takes a minute or two, most of it spent waiting."""

from __future__ import annotations

import asyncio
import re
import sys
from pathlib import Path

ROOT = Path(__file__).parents[2]
HANG = 1500.0  # seconds of real time


async def test_the_demo_of_a_ten_player_game_passes_within_the_limits_and_says_how_long_it_waited() -> None:
    command = ("-m", "bot", "demo", "donner-dinner-party", "--seats", "10", "--quiet", "--rate-limits")
    process = await asyncio.create_subprocess_exec(
        sys.executable, *command, cwd=ROOT, stdout=asyncio.subprocess.PIPE, stderr=asyncio.subprocess.STDOUT
    )
    try:
        async with asyncio.timeout(HANG):
            said = (await process.communicate())[0].decode()
    finally:
        if process.returncode is None:
            process.kill()
            await process.wait()
    assert process.returncode == 0, said
    told = re.search(r"Rate limits: reached (\d+) times, waited ([\d.]+) s of real time for them, refused (\d+)", said)
    assert told is not None, said
    assert int(told[1]) > 0
    assert float(told[2]) > 0
    assert int(told[3]) == 0  # the client heeds the headers, so nothing is ever refused
