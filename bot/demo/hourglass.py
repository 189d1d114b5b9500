"""Holds a clock that jumps: time passes only while somebody waits for something, and as far as that takes."""

from __future__ import annotations

import asyncio
from collections.abc import AsyncGenerator, Callable
from contextlib import asynccontextmanager

from bot.app import App
from bot.jump import JumpClock

HANG = 120.0  # seconds of real time in which something must happen
TURNS = 12  # turns of the event loop in which nothing may happen before it is quiet


class Hourglass:
    """Parameters: the clock, and the application that lives by it (it may be another one later)."""

    def __init__(self, clock: JumpClock, app: Callable[[], App]) -> None:
        self.clock = clock
        self._app = app
        self._held = True
        self._enough: Callable[[], bool] = lambda: False
        clock.busy.append(lambda: self._held or self._enough() or self._app().busy)

    async def quiet(self) -> None:
        """Until everything that was told is shown; time goes on as far as the courier waits for it. Raises
        TimeoutError if nothing happens."""
        async with asyncio.timeout(HANG):
            while True:
                async with self._time_passes():
                    await self._app().courier.idle()
                if await self._still():
                    return

    async def until(self, news: asyncio.Event) -> None:
        """Let time pass until an event is set, and no further. Raises TimeoutError if nothing happens."""
        self._enough = news.is_set
        try:
            async with asyncio.timeout(HANG), self._time_passes():
                await news.wait()
        finally:
            self._enough = lambda: False

    async def wait(self, seconds: float) -> None:
        """Let time pass, whether or not anybody is there."""
        async with asyncio.timeout(HANG), self._time_passes():
            await self.clock.until(self.clock.now() + seconds)

    async def _still(self) -> bool:
        """Whether nothing goes on, now that time stands still."""
        for _ in range(TURNS):
            await asyncio.sleep(0)
            if self._app().busy:
                return False
        return True

    @asynccontextmanager
    async def _time_passes(self) -> AsyncGenerator[None]:
        self._held = False
        try:
            yield
        finally:
            self._held = True
