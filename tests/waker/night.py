"""What a test of the waker works with."""

from __future__ import annotations

import asyncio
from collections.abc import AsyncGenerator
from contextlib import asynccontextmanager
from pathlib import Path
from typing import Any

from bot.jump import JumpClock
from bot.store import SqliteStore
from bot.tables import Sitter, TableInfo
from bot.waker import Waker
from engines.host import House
from engines.kernel import Answer, Command, Delay, Entry, Expiry, Prompt, Setup
from tests.courier.supper import SUPPER, supper

BEGUN = 1_700_000_000.0
HANG = 30.0  # real seconds


class Night:
    """A bot that can be stopped and started; `late` are the tables whose late were to be reminded, and when."""

    def __init__(self, path: Path) -> None:
        self.path = path
        self.clock = JumpClock(BEGUN, self._busy)
        self.late: list[tuple[int, float]] = []
        self.store: SqliteStore
        self.house: House
        self.waker: Waker
        self._changed = asyncio.Event()

    @asynccontextmanager
    async def running(self) -> AsyncGenerator[None]:
        """The bot, until the block ends."""
        async with SqliteStore.open(self.path) as self.store:
            self.house = House(self.store)
            await self.house.enter()
            self.waker = Waker(self.store, self.house, {"supper": supper}, self.clock)
            self.waker.late.append(lambda table: self.late.append((table, self.clock.now())))
            self.house.changed.append(lambda _: self._changed.set())
            async with self.waker:
                yield

    def _busy(self) -> bool:
        return self.store.busy or self.waker.busy

    async def lay(self, *ai: int, seats: int = 3, **options: Any) -> int:
        """A supper begins; `ai` are the seats of AI players."""
        table = await self.store.next_table_id()
        sitters = tuple(
            Sitter(seat, None if seat in ai else 10 + seat, f"Guest {seat}") for seat in range(1, seats + 1)
        )
        await self.store.seat_table(TableInfo(table, "supper", 7, 100 + table, 11, "en-US", sitters))
        setup = Setup(game="supper", rules=1, seats=seats, seed="s", ai=ai, options=options, begun_at=self.clock.now())
        await supper.open(self.house, table, setup)
        return table

    async def passes(self, seconds: float) -> None:
        """Let time pass, and all that is due then happen."""
        async with asyncio.timeout(HANG):
            await self.clock.until(self.clock.now() + seconds)
            await self.clock.until(self.clock.now() + 0.001)

    async def does(self, table: int, seat: int, prompt: str, command: Command) -> None:
        """A member decides."""
        await supper.answer(self.house, table, seat, prompt, command, self.clock.now())

    async def entries(self, table: int) -> list[Entry]:
        """The journal as it is written."""
        stored = await self.store.load(table)
        assert stored is not None
        return [SUPPER.entry(text) for text in stored.entries]

    async def answers(self, table: int) -> list[Answer]:
        """The decisions in it."""
        return [one for one in await self.entries(table) if isinstance(one, Answer)]

    async def delays(self, table: int) -> list[Delay]:
        """The delays in it."""
        return [one for one in await self.entries(table) if isinstance(one, Delay)]

    async def expiries(self, table: int) -> list[Expiry]:
        """The deadlines that fell."""
        return [one for one in await self.entries(table) if isinstance(one, Expiry)]

    async def prompts(self, table: int) -> list[Prompt]:
        """The open questions."""
        async with supper.look(self.house, table) as seated:
            return seated.live.session.prompts()

    async def is_over(self, table: int) -> None:
        """Until a game has ended; time passes as far as it has to."""
        async with asyncio.timeout(HANG):
            while await self.store.status(table) == "playing":
                self._changed.clear()
                if await self.store.status(table) == "playing":
                    await self._changed.wait()
