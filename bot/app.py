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
from bot.clearing import Clearing
from bot.client import Client
from bot.clock import Clock
from bot.courier import Courier
from bot.discord_post import DiscordPost
from bot.hush import Hush
from bot.occupants import Occupants
from bot.places import lacking
from bot.post import PostFailed
from bot.reply import Reply
from bot.screen import Screen
from bot.serving import Serving
from bot.steward import Steward
from bot.store import SqliteStore
from bot.waker import Waker
from bot.watching.lines import note
from bot.watching.metrics import Metrics
from engines import HANDLERS
from engines.host import House, Locks

log = logging.getLogger(__name__)
LAST_CALL = 5.0  # seconds of real time in which interactions that are being served are finished
Taker: TypeAlias = Callable[[Reply, Any, Sequence[str]], Awaitable[None]]


class App:
    """What everything else is reached from.

    serve     serves an interaction
    takers    who takes a press that is not a decision: by its word, "lobby" for all that are in a lobby,
              "mine" for all that are about their member
    draining  no new tables are opened
    keep_days for how many days a finished table is kept
    arrivals  what is done once when the bot has come, beside everything else
    lobby     a lobby's lock: what becomes of it is decided by one press after the other
    occupants  seats that change hands
    new_seed  makes the seed of a lobby; a text that is not 64 hexadecimal digits makes the table an open one
    """

    def __init__(
        self, store: SqliteStore, clock: Clock, *, patient: bool = True, draining: bool = False, keep_days: int = 90
    ) -> None:
        self.store = store
        self.clock = clock
        self.draining = draining
        self.keep_days = keep_days
        self.metrics = Metrics()
        self.new_seed: Callable[[], str] = lambda: secrets.token_hex(32)
        self.lobby = Locks()
        self.occupants = Occupants()
        self.takers: dict[str, Taker] = {}
        self.arrivals: list[Callable[[], Awaitable[None]]] = []
        self._arriving: asyncio.Task[None] | None = None
        self.serve = Serving(self.metrics)
        self.house = House(store)
        self.client = Client(self, patient=patient)
        self.post = DiscordPost(self.client)
        self.courier = Courier(store, self.house, HANDLERS, self.post, render, clock)
        self.steward = Steward(
            store, self.house, HANDLERS, self.post, self.courier, clock, lambda room: lacking(self.client, room)
        )
        self.hush = Hush(store, self.house, HANDLERS, self.post, self.courier)
        self.waker = Waker(store, self.house, HANDLERS, clock, self.metrics)
        self.clearing = Clearing(store, self.house, clock, keep_days)
        self.courier.way = self.serve.settled
        self.waker.late.append(self.courier.remind)
        self.house.changed.append(self.courier.touch)

    @property
    def busy(self) -> bool:
        """Whether anything is under way here: an interaction, a message, a transaction."""
        arriving = self._arriving is not None and not self._arriving.done()
        rooms = self.steward.busy or self.hush.busy
        return arriving or rooms or self.serve.busy or self.courier.busy or self.waker.busy or self.store.busy

    @classmethod
    @asynccontextmanager
    async def open(cls, data: Path, clock: Clock, token: str, **settings: Any) -> AsyncGenerator[Self]:
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
            async with self.steward, self.courier, self.waker, self.clearing:
                self._arriving = asyncio.create_task(self._arrive())
                counts = await self.store.counts()
                note(log, logging.INFO, "ready", tables=counts.playing, lobbies=counts.lobbies, draining=self.draining)
                yield
        finally:
            note(log, logging.INFO, "stopping")
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
            note(log, logging.INFO, "message-not-changed", error=type(error).__name__)

    async def take_away(self, channel: int, message: int) -> None:
        """Delete a message that may be gone already."""
        try:
            await self.post.delete(channel, message)
        except PostFailed as error:
            note(log, logging.INFO, "message-not-deleted", error=type(error).__name__)
