"""A bot without its cogs: store, house, courier and a clock that jumps; it can be killed and started again."""

from __future__ import annotations

import asyncio
from collections.abc import AsyncGenerator, Coroutine, Generator
from contextlib import asynccontextmanager, contextmanager
from pathlib import Path
from typing import Any

from bot.courier import Courier
from bot.customs import Customs
from bot.jump import JumpClock
from bot.store import BOARD, SqliteStore
from bot.tables import Sitter, TableInfo
from engines.host import House
from engines.kernel import Command, Setup
from tests.courier.discord import DM, Discord, FakePost, Message, PlainFaces
from tests.courier.supper import HOLDER, SUPPER, Heard, Pick, Said, Vote, Whisper, supper

ANN, BEN, CHLOE = 11, 12, 13
CHANNEL = 100
BEGUN = 1_700_000_000.0
HANG = 30.0  # real seconds


class Room:
    """What a test of the courier works with."""

    def __init__(self, path: Path) -> None:
        self.path = path
        self.discord = Discord()
        self.clock = JumpClock(BEGUN, self._busy)
        self.store: SqliteStore
        self.house: House
        self.post: FakePost
        self.courier: Courier
        self.faces: PlainFaces
        self._held = 0

    @asynccontextmanager
    async def running(self) -> AsyncGenerator[None]:
        """The bot, until the block ends or is left by force."""
        async with SqliteStore.open(self.path) as self.store:
            self.house = House(self.store)
            await self.house.enter()
            self.post = FakePost(self.discord, self.clock)
            self.faces = PlainFaces()
            self.courier = Courier(self.store, self.house, {"supper": supper}, self.post, self.faces, self.clock)
            self.house.changed.append(self.courier.touch)
            async with self.courier:
                yield

    def _busy(self) -> bool:
        return self._held > 0 or self.store.busy or self.courier.busy

    @contextmanager
    def time_stands_still(self) -> Generator[None]:
        """No jumps within the block."""
        self._held += 1
        try:
            yield
        finally:
            self._held -= 1

    async def quiet(self) -> None:
        """Until nothing is left to be carried; time passes as far as the courier waits for it."""
        async with asyncio.timeout(HANG):
            await self.courier.idle()

    async def passes(self, seconds: float) -> None:
        """Let time pass."""
        async with asyncio.timeout(HANG):
            await self.clock.until(self.clock.now() + seconds)

    @contextmanager
    def sending_waits(self, channel: int | None = None) -> Generator[None]:
        """Discord takes no message (in one channel, or anywhere) before the block ends."""
        opened = asyncio.Event()

        def hook(method: str, where: int) -> Coroutine[Any, Any, bool] | None:
            return opened.wait() if method == "send" and channel in (None, where) else None

        self.post.before.append(hook)
        try:
            yield
        finally:
            self.post.before.remove(hook)
            opened.set()

    async def reaches(self, method: str, channel: int) -> None:
        """Until the courier has begun such a request; to be called before it has."""
        begun = asyncio.Event()

        def hook(called: str, where: int) -> None:
            if (called, where) == (method, channel):
                begun.set()

        self.post.before.insert(0, hook)
        async with asyncio.timeout(HANG):
            await begun.wait()
        self.post.before.remove(hook)

    async def stands(self, channel: int, kind: str) -> None:
        """Until a message of this kind stands in a channel."""
        sent = asyncio.Event()

        def hook(_: str, __: int) -> None:
            if self.discord.of_kind(channel, kind):
                sent.set()

        self.post.after.append(hook)
        hook("", 0)
        async with asyncio.timeout(HANG):
            await sent.wait()
        self.post.after.remove(hook)

    # ------------------------------------------------ the table

    async def lay(self, *users: int | None, channel: int = CHANNEL, first_timers: bool = False, **options: Any) -> int:
        """A supper begins for these members; None is an AI player."""
        customs = Customs(first_timers=first_timers)
        table = await self.store.next_table_id()
        sitters = [
            Sitter(seat, user, f"Guest {seat}", "de" if seat == 3 else "en-US") for seat, user in enumerate(users, 1)
        ]
        await self.store.seat_table(TableInfo(table, "supper", 7, channel, ANN, "en-US", tuple(sitters), None, customs))
        ai = tuple(one.seat for one in sitters if one.user is None)
        setup = Setup(
            game="supper",
            rules=1,
            seats=len(users),
            seed=f"{table}",
            ai=ai,
            options=options,
            begun_at=self.clock.now(),
        )
        await supper.open(self.house, table, setup)
        return table

    async def does(self, table: int, seat: int, prompt: str, command: Command) -> None:
        """A member decides."""
        await supper.answer(self.house, table, seat, prompt, command, self.clock.now())

    async def all_pick(self, table: int, round_: int = 1, seats: int = 3) -> None:
        """Everybody picks."""
        for seat in range(1, seats + 1):
            await self.does(table, seat, f"pick.{round_}/{seat}", Pick(card=1))

    async def tells(self, table: int, reader: int, *texts: str, beat: int | None = None) -> None:
        """Lines wait for a reader (0: the channel), as if the game had told them: in this beat, or the present."""
        async with self.store.transaction() as db:
            ((n, last),) = await db.run("SELECT told, beats FROM games WHERE id = ?", table)
            for text in texts:
                fact = (Heard if reader else Said)(text=text).model_dump_json()
                row = (table, reader, n := n + 1, last if beat is None else beat, fact)
                await db.run("INSERT INTO outbox (table_id, reader, n, beat, fact) VALUES (?, ?, ?, ?, ?)", *row)
            await db.run("UPDATE games SET told = ? WHERE id = ?", n + 1, table)
        self.courier.touch(table)

    async def whispers(self, table: int, round_: int = 1) -> None:
        """The holder whispers."""
        await self.does(table, HOLDER, f"whisper.{round_}/{HOLDER}", Whisper(word="yes"))

    async def all_vote(self, table: int, round_: int = 1, seats: int = 3) -> None:
        """Everybody votes."""
        for seat in range(1, seats + 1):
            await self.does(table, seat, f"vote.{round_}/{seat}", Vote(target=1))

    async def whole_supper(self, table: int, rounds: int = 2, seats: int = 3) -> None:
        """To the end."""
        for round_ in range(1, rounds + 1):
            await self.all_pick(table, round_, seats)
            await self.whispers(table, round_)
            await self.all_vote(table, round_, seats)

    # ------------------------------------------------ what stands on Discord

    def board(self, channel: int = CHANNEL) -> Message:
        """The one board of a channel."""
        (board,) = self.discord.of_kind(channel, "board")
        return board

    def panel(self, user: int) -> Message:
        """The one panel of a member."""
        (panel,) = self.discord.of_kind(DM + user, "panel")
        return panel

    async def key_of(self, table: int) -> str:
        """What the board was last posted for."""
        return (await self.store.panels(table))[BOARD].key


__all__ = ["ANN", "BEGUN", "BEN", "CHANNEL", "CHLOE", "DM", "HOLDER", "SUPPER", "Room"]
