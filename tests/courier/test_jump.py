"""The clock that jumps."""

from __future__ import annotations

import asyncio
import math

from bot.jump import JumpClock

HANG = 10.0


async def test_it_goes_to_the_next_moment_for_which_somebody_waits_and_to_none_between():
    clock, seen = JumpClock(100.0), []

    async def wait(seconds: float) -> None:
        await clock.until(100.0 + seconds)
        seen.append(clock.now())

    await asyncio.wait_for(asyncio.gather(*(wait(seconds) for seconds in (3600.0, 5.0, 60.0, 5.0))), HANG)
    assert seen == [105.0, 105.0, 160.0, 3700.0]


async def test_it_stands_still_while_something_is_under_way():
    busy = True
    clock = JumpClock(0.0, lambda: busy)
    waiting = asyncio.create_task(clock.until(10.0))
    for _ in range(200):
        await asyncio.sleep(0)
    assert clock.now() == 0.0
    assert not waiting.done()
    busy = False
    await asyncio.wait_for(waiting, HANG)
    assert clock.now() == 10.0


async def test_who_is_woken_returns_before_their_time():
    clock, woken = JumpClock(0.0), asyncio.Event()
    clock.busy.append(lambda: not woken.is_set())
    waiting = asyncio.create_task(clock.until(50.0, woken))
    await asyncio.sleep(0)
    woken.set()
    await asyncio.wait_for(waiting, HANG)
    assert clock.now() == 0.0


async def test_it_does_not_jump_for_those_who_gave_up():
    clock = JumpClock(0.0)
    gone = asyncio.create_task(clock.until(5.0))
    await asyncio.sleep(0)
    gone.cancel()
    await asyncio.gather(gone, return_exceptions=True)
    await asyncio.wait_for(clock.until(8.0), HANG)
    assert clock.now() == 8.0


async def test_nobody_waits_for_ever():
    clock, woken = JumpClock(0.0), asyncio.Event()
    waiting = asyncio.create_task(clock.until(math.inf, woken))
    await asyncio.wait_for(clock.until(3.0), HANG)
    assert clock.now() == 3.0
    assert not waiting.done()
    woken.set()
    await asyncio.wait_for(waiting, HANG)


async def test_what_is_past_is_now():
    clock = JumpClock(10.0)
    await asyncio.wait_for(clock.until(4.0), HANG)
    assert clock.now() == 10.0
