"""Looks after the rooms of tables: pauses a game that cannot be shown, tells its members why, and lets it go on.

The courier says where it may not speak and what is gone; Discord's events say what was changed. A table whose channel
is gone waits for its host to move it (see `bot.moving`), and ends when nobody does.
"""

from __future__ import annotations

import asyncio
import contextlib
import logging
import math
from collections.abc import Awaitable, Callable, Mapping
from typing import Any, Self

from bot.carrying.trouble import said_safely
from bot.clock import Clock
from bot.courier import Courier
from bot.faces.marks import soon
from bot.letters import write
from bot.post import Post
from bot.render import notice
from bot.store import Plight, SqliteStore
from bot.tables import TableInfo
from bot.watching.lines import note
from bot.words import speak
from engines.host import Handlers, House, TableId
from engines.kernel import Refused

log = logging.getLogger(__name__)
PATIENCE = 86400.0  # seconds for which a table without a channel waits
Lacking = Callable[[int], "list[str] | None"]


class Steward:
    """Works within its `async with` block. `lacking` says which permissions the bot lacks in a channel, where known."""

    def __init__(
        self,
        store: SqliteStore,
        house: House,
        handlers: Mapping[str, Handlers[Any]],
        post: Post,
        courier: Courier,
        clock: Clock,
        lacking: Lacking,
    ) -> None:
        self._store = store
        self._house = house
        self._handlers = handlers
        self._post = post
        self._courier = courier
        self._clock = clock
        self._lacking = lacking
        self._plights: dict[TableId, Plight] = {}
        self._jobs: list[tuple[Callable[[int], Awaitable[None]], int]] = []
        self._bell = asyncio.Event()
        self._working = False
        self._task: asyncio.Task[None] | None = None
        courier.barred.append(self.barred)
        courier.reached.append(self.reached)
        courier.lost.append(self.lost)

    async def __aenter__(self) -> Self:
        for plight in await self._store.plights():
            self._plights[plight.table] = plight
            info = await self._store.table(plight.table)
            if plight.kind == "barred" and info is not None:
                self._courier.shut(info.channel)
            self._do(self._suffer_on, plight.table)
        self._task = asyncio.create_task(self._watch())
        return self

    async def __aexit__(self, *_: object) -> None:
        if self._task is not None:
            self._task.cancel()
            await asyncio.gather(self._task, return_exceptions=True)

    @property
    def busy(self) -> bool:
        """Whether it is at work now; waiting for the clock is not."""
        return self._working or bool(self._jobs)

    # ------------------------------------------------ what others call

    def barred(self, channel: int) -> None:
        """The bot may not speak in a channel."""
        self._do(self._bar, channel)

    def reached(self, channel: int) -> None:
        """The bot may speak there again."""
        self._do(self._free, channel)

    def lost(self, channel: int) -> None:
        """There is no such channel any more."""
        self._do(self._lose, channel)

    def left(self, guild: int) -> None:
        """The bot is in a server no longer."""
        self._do(self._leave, guild)

    def changed(self, guild: int) -> None:
        """Roles or channels of a server were changed: perhaps the bot may speak there now."""
        if any(one.kind == "barred" for one in self._plights.values()):
            self._do(self._look_again, guild)

    def homeless(self, table: TableId) -> bool:
        """Whether a table cannot be shown where it stands."""
        return table in self._plights

    async def moved(self, table: TableId) -> None:
        """A table stands elsewhere now."""
        await self._recover(table, "letter-moved")

    # ------------------------------------------------ the loop

    def _do(self, work: Callable[[int], Awaitable[None]], what: int) -> None:
        if (work, what) not in self._jobs:
            self._jobs.append((work, what))
            self._bell.set()

    async def _watch(self) -> None:
        while True:
            self._working = True
            self._bell.clear()
            while self._jobs:
                work, what = self._jobs[0]
                await self._safely(work(what))
                self._jobs.pop(0)
            for plight in [one for one in self._plights.values() if _ends_at(one) <= self._clock.now()]:
                await self._safely(self._give_up(plight))
            self._working = False
            await self._clock.until(min(map(_ends_at, self._plights.values()), default=math.inf), self._bell)

    async def _safely(self, work: Awaitable[None]) -> None:
        """Nothing that goes wrong in one room stops the others."""
        try:
            await work
        except Exception as error:
            note(log, logging.ERROR, "steward-stumbled", error=said_safely(error))

    # ------------------------------------------------ what happens

    async def _bar(self, channel: int) -> None:
        info = await self._store.table_in(channel)
        if info is None:
            return
        plight = self._plights.get(info.id)
        if plight is None:
            lacks = tuple(self._lacking(channel) or ())
            plight = Plight(info.id, "barred", lacks, self._clock.now(), not await self._stands(info))
        await self._suffer(info, plight)

    async def _lose(self, channel: int) -> None:
        if (lobby := await self._store.lobby_in(channel)) is not None:
            await self._store.close_lobby(lobby.id)
        info = await self._store.table_in(channel)
        if info is None:
            return
        plight = self._plights.get(info.id)
        if plight is None or plight.kind != "gone":
            paused = not await self._stands(info) or (plight is not None and plight.paused)
            plight = Plight(info.id, "gone", (), self._clock.now(), paused)
        await self._suffer(info, plight)

    async def _suffer(self, info: TableInfo, plight: Plight) -> None:
        """A table is in a plight: that is kept first, then its clocks are stopped, then its members are told, once. If
        the process ends in between, the next one does the rest."""
        if not plight.paused and not await self._stands(info):  # somebody let the clocks run where nobody can see it
            plight = plight._replace(paused=True)
        if plight != self._plights.get(info.id):
            await self._keep(plight)
        with contextlib.suppress(Refused):  # they stand still
            await self._handlers[info.game].pause(self._house, info.id, True, self._clock.now())
        if plight.told:
            return
        if plight.kind == "gone":
            await self._tell(info, "letter-gone", plight.since, until=soon(_ends_at(plight)))
        else:
            key = "letter-barred" if plight.lacks else "letter-barred-somehow"
            await self._tell(info, key, plight.since, plight.lacks)
        await self._keep(plight._replace(told=True))

    async def _suffer_on(self, table: int) -> None:
        """A plight that a process before this one kept."""
        info, plight = await self._store.table(table), self._plights.get(table)
        if info is not None and plight is not None and await self._store.status(table) == "playing":
            await self._suffer(info, plight)
        elif plight is not None:
            await self._forget(table)

    async def _leave(self, guild: int) -> None:
        for channel in await self._store.rooms_of(guild):
            await self._lose(channel)

    async def _free(self, channel: int) -> None:
        info = await self._store.table_in(channel)
        if info is not None and info.id in self._plights:
            await self._recover(info.id, "letter-freed")

    async def _look_again(self, guild: int) -> None:
        for plight in list(self._plights.values()):
            info = await self._store.table(plight.table)
            here = info is not None and info.guild == guild and plight.kind == "barred"
            if info is not None and here and not self._lacking(info.channel):
                self._courier.retry(info.channel)

    async def _give_up(self, plight: Plight) -> None:
        info = await self._store.table(plight.table)
        await self._forget(plight.table)
        if info is None:
            return
        with contextlib.suppress(Refused):  # it was over, or ended meanwhile
            await self._handlers[info.game].end(self._house, info.id, self._clock.now())
            await self._tell(info, "letter-given-up", plight.since)

    # ------------------------------------------------ the clocks, and the members

    async def _stands(self, info: TableInfo) -> bool:
        """Whether the clocks of a table stand still, or cannot run."""
        try:
            async with self._handlers[info.game].look(self._house, info.id) as seated:
                return seated.status != "playing" or seated.live.session.paused_at is not None
        except Refused:
            return True

    async def _keep(self, plight: Plight) -> None:
        self._plights[plight.table] = plight
        await self._store.set_plight(plight)

    async def _recover(self, table: TableId, letter: str) -> None:
        plight, info = self._plights.get(table), await self._store.table(table)
        if plight is None or info is None:
            return
        await self._forget(table)
        if plight.paused:
            with contextlib.suppress(Refused):  # they run
                await self._handlers[info.game].pause(self._house, info.id, False, self._clock.now())
        await self._tell(info, letter, self._clock.now())

    async def _forget(self, table: TableId) -> None:
        self._plights.pop(table, None)
        await self._store.clear_plight(table)

    async def _tell(self, info: TableInfo, key: str, about: float, lacks: tuple[str, ...] = (), **said: str) -> None:
        """A letter to the host and to all members at a table, the same to each. `about`: what happened then."""
        readers = {info.owner: await self._store.locale_of(info.owner) or info.locale}
        readers |= {one.user: one.locale for one in info.sitters if one.user is not None}
        host = next((one.name for one in info.sitters if one.user == info.owner), f"<@{info.owner}>")
        for user, locale in readers.items():
            words = speak(locale)
            more = {"permissions": words.list(words(f"permission-{one}") for one in lacks)} if lacks else {}
            game = words.of(info.game)("game-name")
            screen = notice(words, key, game=game, channel=str(info.channel), host=host, **more, **said)
            await write(self._store, self._post, user, screen, f"{key}/{info.id}/{about}")


def _ends_at(plight: Plight) -> float:
    return plight.since + PATIENCE if plight.kind == "gone" else math.inf
