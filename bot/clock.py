"""The one clock. Handlers, waker and courier get the time from here and nowhere else."""

from __future__ import annotations

import asyncio
import time
from collections.abc import Callable
from typing import Protocol


class Clock(Protocol):
    """Seconds since 1970, and waiting."""

    def now(self) -> float:
        """The time."""
        ...

    async def until(self, at: float, woken: asyncio.Event | None = None) -> None:
        """Return at `at`, or as soon as `woken` is set."""
        ...


class WallClock:
    """Real time, `speed` times as fast since it was made. `start`: what it said then, if that was later than now; so
    a clock that ran fast before goes on from where it was."""

    def __init__(self, speed: float = 1.0, start: float = 0.0) -> None:
        self._speed = speed
        real = time.time()
        self._wall = max(real, start)
        self._made_up = start > real or speed != 1.0
        self._steady = time.monotonic()

    def now(self) -> float:
        """The time."""
        if not self._made_up:
            return time.time()
        return self._wall + (time.monotonic() - self._steady) * self._speed

    async def until(self, at: float, woken: asyncio.Event | None = None) -> None:
        """Return at `at`, or as soon as `woken` is set."""
        seconds = max(0.0, (at - self.now()) / self._speed)
        if woken is None:
            await asyncio.sleep(seconds)
            return
        try:
            async with asyncio.timeout(seconds):
                await woken.wait()
        except TimeoutError:
            pass


def stopwatch() -> Callable[[], float]:
    """Starts now; says how many seconds of real time have passed. For measuring only: nothing is decided by it."""
    began = time.perf_counter()
    return lambda: time.perf_counter() - began
