"""Steady time that stands until a test moves it."""

from __future__ import annotations

import asyncio

from playground.steady import Steady


class Held(Steady):
    """`await move(seconds)`; whoever sleeps less than that wakes up."""

    def __init__(self) -> None:
        self._now = 100.0
        self._asleep: list[tuple[float, asyncio.Future[None]]] = []
        self._news = asyncio.Event()

    def now(self) -> float:
        """Seconds since some moment."""
        return self._now

    async def sleep(self, seconds: float) -> None:
        """Return when time was moved so far."""
        woken: asyncio.Future[None] = asyncio.get_running_loop().create_future()
        self._asleep.append((self._now + seconds, woken))
        self._news.set()
        await woken

    async def sleepers(self, count: int) -> None:
        """Return when so many sleep."""
        async with asyncio.timeout(60):
            while sum(not one.done() for _, one in self._asleep) < count:
                self._news.clear()
                await self._news.wait()

    async def move(self, seconds: float) -> None:
        """Let time pass."""
        self._now += seconds
        for at, woken in self._asleep:
            if at <= self._now and not woken.done():
                woken.set_result(None)
        self._asleep = [(at, woken) for at, woken in self._asleep if not woken.done()]
        await asyncio.sleep(0)
