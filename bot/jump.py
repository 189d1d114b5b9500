"""A clock that jumps: when nothing is under way it goes to the next moment for which somebody waits.

So windows keep their real lengths, and a game of an hour takes seconds. For `demo` and for tests.
"""

from __future__ import annotations

import asyncio
import heapq
import itertools
import math
from collections.abc import Callable

TURNS = 12  # turns of the event loop in which nothing may have happened
PATIENCE = 0.001  # real seconds between two looks while something is under way


class JumpClock:
    """Parameters: `start`, seconds since 1970.

    busy   asked before every jump; while one of them says True, time stands still
    moved  told of every jump before those who waited are: where time goes on after this process, it is kept there
    """

    def __init__(self, start: float, *busy: Callable[[], bool]) -> None:
        self.busy: list[Callable[[], bool]] = list(busy)
        self.moved: list[Callable[[float], None]] = []
        self._now = start
        self._waiting: list[tuple[float, int, asyncio.Future[None]]] = []
        self._order = itertools.count()
        self._jumper: asyncio.Task[None] | None = None

    def now(self) -> float:
        """The time."""
        return self._now

    async def until(self, at: float, woken: asyncio.Event | None = None) -> None:
        """Return at `at`, or as soon as `woken` is set."""
        if at <= self._now or (woken is not None and woken.is_set()):
            await asyncio.sleep(0)
            return
        arrived: asyncio.Future[None] = asyncio.get_running_loop().create_future()
        if at < math.inf:
            heapq.heappush(self._waiting, (at, next(self._order), arrived))
            if self._jumper is None or self._jumper.done():
                self._jumper = asyncio.create_task(self._jump())
        try:
            await (arrived if woken is None else _either(arrived, woken))
        finally:
            arrived.cancel()

    async def _jump(self) -> None:
        while self._waiting:
            if not await self._settled():
                continue
            while self._waiting and self._waiting[0][2].done():
                heapq.heappop(self._waiting)
            if self._waiting:
                self._now = max(self._now, self._waiting[0][0])
                for tell in self.moved:
                    tell(self._now)
            while self._waiting and self._waiting[0][0] <= self._now:
                _, _, arrived = heapq.heappop(self._waiting)
                if not arrived.done():
                    arrived.set_result(None)

    async def _settled(self) -> bool:
        for _ in range(TURNS):
            await asyncio.sleep(0)
            if any(busy() for busy in self.busy):
                await asyncio.sleep(PATIENCE)
                return False
        return True


async def _either(arrived: asyncio.Future[None], woken: asyncio.Event) -> None:
    bell = asyncio.create_task(woken.wait())
    try:
        await asyncio.wait((arrived, bell), return_when=asyncio.FIRST_COMPLETED)
    finally:
        bell.cancel()
