"""The running application: everything that is built once a process, and how it starts and stops."""

from __future__ import annotations

import asyncio
import contextlib
import logging
import secrets
from collections.abc import AsyncGenerator, Awaitable, Callable, Sequence
from contextlib import asynccontextmanager
from pathlib import Path
from typing import Any, Self, TypeAlias

from bot import render
from bot.client import Client
from bot.clock import Clock
from bot.courier import Courier
from bot.discord_post import DiscordPost
from bot.post import PostFailed
from bot.reply import Reply
from bot.screen import Screen
from bot.serving import Serving
from bot.store import SqliteStore
from bot.waker import Waker
from engines import HANDLERS
from engines.host import House

log = logging.getLogger(__name__)
LAST_CALL = 5.0  # seconds of real time in which interactions that are being served are finished
Taker: TypeAlias = Callable[[Reply, Any, Sequence[str]], Awaitable[None]]


class App:
    """What everything else is reached from.

    serve     serves an interaction
    takers    who takes a press that is not a decision: by its word, "lobby" for all that are in a lobby
    draining  no new tables are opened
    arrivals  what is done once when the bot has come, beside everything else
    new_seed  makes the seed of a lobby; a text that is not 64 hexadecimal digits makes the table an open one
    """

    def __init__(self, store: SqliteStore, clock: Clock, *, patient: bool = True, draining: bool = False) -> None:
        self.store = store
        self.clock = clock
        self.draining = draining
        self.new_seed: Callable[[], str] = lambda: secrets.token_hex(32)
        self.takers: dict[str, Taker] = {}
        self.arrivals: list[Callable[[], Awaitable[None]]] = []
        self._arriving: asyncio.Task[None] | None = None
        self.serve = Serving()
        self.house = House(store)
        self.client = Client(self, patient=patient)
        self.post = DiscordPost(self.client)
        self.courier = Courier(store, self.house, HANDLERS, self.post, render, clock)
        self.waker = Waker(store, self.house, HANDLERS, clock)
        self.waker.late.append(self.courier.remind)
        self.house.changed.append(self.courier.touch)

    @property
    def busy(self) -> bool:
        """Whether anything is under way here: an interaction, a message, a transaction."""
        arriving = self._arriving is not None and not self._arriving.done()
        return arriving or self.serve.busy or self.courier.busy or self.waker.busy or self.store.busy

    @classmethod
    @asynccontextmanager
    async def open(cls, data: Path, clock: Clock, token: str, **settings: bool) -> AsyncGenerator[Self]:
        """The application, connected and ready, for as long as the block runs.

        Parameters: the database's path, the one clock, the bot's token; `settings` as the constructor's. Raises
        discord.LoginFailure, and what opening the database raises.
        """
        data.parent.mkdir(parents=True, exist_ok=True)
        async with SqliteStore.open(data) as store:
            app = cls(store, clock, **settings)
            async with app._running(token):
                yield app

    @asynccontextmanager
    async def _running(self, token: str) -> AsyncGenerator[None]:
        await self.house.enter()
        connection = asyncio.create_task(self.client.start(token))
        ready = asyncio.create_task(self.client.ready.wait())
        try:
            await asyncio.wait({connection, ready}, return_when=asyncio.FIRST_COMPLETED)
            if connection.done():
                connection.result()
            async with self.courier, self.waker:
                self._arriving = asyncio.create_task(self._arrive())
                yield
        finally:
            ready.cancel()
            if self._arriving is not None:
                self._arriving.cancel()
                await asyncio.gather(self._arriving, return_exceptions=True)
            with contextlib.suppress(TimeoutError):
                async with asyncio.timeout(LAST_CALL):
                    await self.serve.settled()
            await self.client.close()
            with contextlib.suppress(asyncio.CancelledError, Exception):
                await connection

    async def _arrive(self) -> None:
        for arrival in self.arrivals:
            await arrival()

    # ------------------------------------------------ messages outside the courier's care

    async def change(self, channel: int, message: int, screen: Screen) -> None:
        """Change a message that may be gone, or may not be reached: then it stays as it is."""
        try:
            await self.post.edit(channel, message, screen)
        except PostFailed as error:
            log.info("a message was not changed: %s", type(error).__name__)

    async def take_away(self, channel: int, message: int) -> None:
        """Delete a message that may be gone already."""
        try:
            await self.post.delete(channel, message)
        except PostFailed as error:
            log.info("a message was not deleted: %s", type(error).__name__)
