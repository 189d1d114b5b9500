"""Brings what was told and what is to be seen to Discord, as it likes it: lines once and in order, panels compared.

One task an address (a channel, or a member's direct messages), which lives as long as there is something to do. So
private messages never wait behind public ones, and nobody waits for the courier.
"""

from __future__ import annotations

import asyncio
import contextlib
import logging
import math
from collections import Counter
from collections.abc import AsyncGenerator, Awaitable, Callable, Generator, Mapping
from contextlib import asynccontextmanager, contextmanager
from dataclasses import replace
from typing import Any, Self

from bot.carrying.carrier import Carrier
from bot.carrying.renderer import Renderer
from bot.carrying.routes import Address, Route, Worker
from bot.carrying.sight import Drafts, Eyes, Wanted, fingerprint
from bot.carrying.trouble import said_safely, what_now
from bot.clock import Clock
from bot.post import Closed, Gone, NotPermitted, Post
from bot.screen import Screen
from bot.store import BOARD, CALLS, Panel, SqliteStore
from bot.tables import TableInfo
from bot.watching.lines import note
from bot.words import speak
from engines.host import Handlers, House, TableId
from engines.kernel import Seat

log = logging.getLogger(__name__)
GIVES_WAY = 1.0  # seconds of real time at most, to the answers to presses


class Courier:
    """`touch` it whenever something changed at a table; it works within its `async with` block.

    drafts  by table and seat: window → the values chosen so far of a command in two steps; in memory only
    barred, reached, lost  called with a channel: the bot may not speak there; it may again; there is none any more
    way     returns when nobody waits for an answer: presses go first, and what they change is shown once
    """

    def __init__(
        self,
        store: SqliteStore,
        house: House,
        handlers: Mapping[str, Handlers[Any]],
        post: Post,
        renderer: Renderer,
        clock: Clock,
    ) -> None:
        self.drafts: Drafts = {}
        self.barred: list[Callable[[int], None]] = []
        self.reached: list[Callable[[int], None]] = []
        self.lost: list[Callable[[int], None]] = []
        self.way: Callable[[], Awaitable[object]] | None = None
        self._store = store
        self._clock = clock
        self._held: Counter[tuple[TableId, Seat]] = Counter()
        self._eyes = Eyes(renderer, speak, self.drafts)
        self._carrier = Carrier(store, house, post, clock, handlers, self._eyes, self._held)
        self._routes: dict[TableId, dict[int, Route]] = {}
        self._workers: dict[Address, Worker] = {}
        self._dead: set[Address] = set()
        self._shut: set[int] = set()  # channels in which the bot may not speak, as far as it knows
        self._touched: dict[TableId, bool] = {}  # in order; whether those who are late are to be reminded
        self._planning: asyncio.Task[None] | None = None
        self._before: set[TableId] = set()  # tables of which a process before this one may have sent something
        self._quiet = asyncio.Event()
        self._open = False

    async def __aenter__(self) -> Self:
        await self._carrier.prepare()
        mail = await self._store.with_mail()
        self._before = {*mail, *(one.table for one in await self._store.unfinished())}
        self._open = True
        for table in mail:
            self.touch(table)
        for table in list(self._touched):
            self.touch(table)
        return self

    async def __aexit__(self, *_: object) -> None:
        self._open = False
        tasks = [worker.task for worker in self._workers.values() if worker.task is not None]
        tasks += [self._planning] if self._planning is not None else []
        for task in tasks:
            task.cancel()
        await asyncio.gather(*tasks, return_exceptions=True)

    # ------------------------------------------------ what others call

    def touch(self, table: TableId) -> None:
        """Something changed at a table."""
        self._touched.setdefault(table, False)
        if self._open and not self._plans:
            self._planning = asyncio.create_task(self._plan())

    def remind(self, table: TableId) -> None:
        """Three quarters of some question's time are over: the board names those who are missing, and each of them
        is reminded in private."""
        self._touched[table] = True
        self.touch(table)

    @contextmanager
    def answering(self, table: TableId, seat: Seat) -> Generator[None]:
        """While the block runs, a press is answered by showing the seat's panel in its place: the courier leaves that
        panel alone, and compares it afterwards."""
        self._held[table, seat] += 1
        if (route := self._routes.get(table, {}).get(seat)) is not None:
            route.pressed_at = self._clock.now()
        try:
            yield
        finally:
            self._held[table, seat] -= 1
            if not self._held[table, seat]:
                del self._held[table, seat]
            self.touch(table)

    def panel_of(self, table: TableId, reader: int) -> Panel | None:
        """A panel as it was last sent; None where that is not known here. Of the board, `reader` is 0."""
        route = self._routes.get(table, {}).get(reader)
        return None if route is None else route.panel

    async def unsure(self, table: TableId, seat: Seat) -> None:
        """A seat's panel is about to show what no journal knows: after a crash it is drawn anew."""
        route = self._routes.get(table, {}).get(seat)
        if route is None:
            known = (await self._store.panels(table)).get(seat)
            if known is not None:
                await self._store.save_panel(replace(known, digest=""))
            return
        async with route.lock:
            if route.panel.message is not None:
                route.panel = replace(route.panel, digest="")
                await self._store.save_panel(route.panel)

    async def shown(self, table: TableId, seat: Seat, message: int, screen: Screen, wanted: Wanted) -> None:
        """A press on a seat's panel was answered by showing this in its place: whoever pressed has seen what was asked
        there when it was drawn. A message that is not the panel any more is nothing to us."""
        route = self._routes.get(table, {}).get(seat)
        if route is None:
            known = (await self._store.panels(table)).get(seat)
            if known is not None and known.message == message:
                await self._store.save_panel(replace(known, digest=fingerprint(screen)))
            return
        async with route.lock:
            if route.panel.message == message:
                await self._carrier.seen_elsewhere(route, fingerprint(screen), wanted)

    @asynccontextmanager
    async def answering_on_board(self, table: TableId, message: int) -> AsyncGenerator[Screen | None]:
        """After a press on the board: what it may be answered with in the board's own place, or None. When the block
        ends without an error, that was shown. Meanwhile the board is nobody else's; nor is it waited for."""
        route = self._routes.get(table, {}).get(BOARD)
        if route is None or route.lock.locked():
            yield None
            return
        async with route.lock:
            sight = await self._carrier.answer(route, message)
            yield None if sight is None else sight.screen
            if sight is not None:
                await self._carrier.answered(route, sight)

    async def leave_alone(self, table: TableId, seat: Seat) -> None:
        """Whoever sat there has stood up: when this returns, nothing is on its way to them any more."""
        self.drafts.pop((table, seat), None)
        route = self._routes.get(table, {}).get(seat)
        if route is not None:
            self._forget(route)
            async with route.lock:
                pass

    def seen(self, channel: int, message: int | None = None) -> None:
        """There is a new message in a channel; `message`: its id."""
        worker = self._workers.get(Address("channel", channel))
        for route in worker.routes if worker is not None else ():
            if message is None or message != route.panel.message:
                route.below += 1
                if self._eyes.is_crowded(route):
                    self._due(route)

    def table_at(self, channel: int) -> TableInfo | None:
        """The table that is shown in a channel now."""
        worker = self._workers.get(Address("channel", channel))
        shown = (route.table for route in worker.routes if route.status == "playing") if worker is not None else ()
        return next(iter(shown), None)

    def shut(self, channel: int) -> None:
        """The bot could not speak in a channel when it was last here."""
        self._shut.add(channel)

    def retry(self, channel: int) -> None:
        """Something was changed in a channel where the bot could not speak: it tries at once."""
        worker = self._workers.get(Address("channel", channel))
        for route in list(worker.routes) if worker is not None else ():
            self._due(route)
        if worker is not None:
            worker.rests_until = -math.inf
            worker.freed.set()

    def teaches(self, table: TableId, seat: Seat) -> bool:
        """Whether a seat's panel tells its member how the game goes."""
        route = self._routes.get(table, {}).get(seat)
        return route is not None and route.teaches

    def taught(self, table: TableId, seat: Seat) -> None:
        """The member on a seat knows how the game goes."""
        route = self._routes.get(table, {}).get(seat)
        if route is not None:
            route.lesson, route.stood = False, None
            self._due(route)

    @property
    def busy(self) -> bool:
        """Whether anything is being carried; waiting for the clock is not."""
        return self._plans or any(worker.task is not None and not worker.resting for worker in self._workers.values())

    async def idle(self) -> None:
        """Return when nothing is left to be carried, now or later, but what can wait."""
        while self._plans or not all(worker.at_ease for worker in self._workers.values()):
            await self._quiet.wait()
            self._quiet.clear()

    # ------------------------------------------------ planning: which routes a change concerns

    @property
    def _plans(self) -> bool:
        return self._planning is not None and not self._planning.done()

    async def _plan(self) -> None:
        while self._touched:
            table = next(iter(self._touched))
            remind = self._touched.pop(table)
            try:
                await self._spread(table, remind)
            except Exception as error:
                note(log, logging.ERROR, "courier-stumbled", table=table, error=said_safely(error))
        self._quiet.set()

    async def _spread(self, table: TableId, remind: bool) -> None:
        info, news = await self._store.table(table), await self._store.news(table)
        if info is None or news is None:
            return
        status, readers = news
        ends = {sitter.seat: Address("member", sitter.user) for sitter in info.sitters if sitter.user is not None}
        ends[BOARD] = Address("channel", info.channel)
        routes = self._routes.get(table, {})
        for reader in [one for one in routes if routes[one].address != ends.get(one)]:
            self._close(routes.pop(reader))
        await self._open_routes(info, ends, routes)
        self._routes[table] = routes  # the last of them may have been forgotten meanwhile
        for reader in readers - routes.keys():  # nobody is there, or nothing
            if reader != BOARD or status != "playing":  # a table that lost its channel may be moved
                await self._store.undeliverable(table, reader)
        for reader, route in routes.items():
            route.table, route.status = info, status
            route.mail = route.mail or reader in readers
            route.remind = route.remind or remind
            self._due(route)

    async def _open_routes(self, info: TableInfo, ends: Mapping[int, Address], routes: dict[int, Route]) -> None:
        missing = [reader for reader in ends if reader not in routes and ends[reader] not in self._dead]
        if not missing:
            return
        panels = await self._store.panels(info.id)
        learners = await self._learners(info, missing)
        doubt = info.id in self._before
        self._before.discard(info.id)
        for reader in missing:
            panel = panels.get(reader, Panel(info.id, reader, 0))
            calls = panels.get(CALLS, Panel(info.id, CALLS, info.channel))
            lesson = ends[reader].kind == "member" and ends[reader].id in learners
            routes[reader] = Route(info, reader, ends[reader], panel, calls, doubt=doubt, lesson=lesson)

    async def _learners(self, info: TableInfo, readers: list[int]) -> set[int]:
        """Whose first game of its kind this is."""
        users = {one.user for one in info.sitters if one.user is not None and one.seat in readers}
        if not users or not info.customs.first_timers:
            return set()
        return await self._store.learners(info.id, info.game, users)

    def _due(self, route: Route, at: float = -math.inf) -> None:
        """A route is to be served, at once or at a time."""
        if route.address in self._dead or not self._open:
            return
        route.due, route.lazy = min(route.due, max(at, self._clock.now())), False
        worker = self._workers.get(route.address)
        if worker is None:
            worker = self._workers[route.address] = Worker(route.address)
        worker.routes.add(route)
        worker.woken.set()
        if worker.task is None:
            worker.task = asyncio.create_task(self._work(worker))

    # ------------------------------------------------ working: one task an address

    async def _work(self, worker: Worker) -> None:
        try:
            while (route := worker.next()) is not None:
                worker.woken.clear()
                worker.freed.clear()
                at = max(route.due, worker.rests_until)
                if at > self._clock.now():
                    worker.resting = True
                    if worker.at_ease:
                        self._quiet.set()
                    await self._clock.until(at, worker.woken if worker.rests_until < at else worker.freed)
                    worker.resting = False
                    continue
                await self._give_way()
                if route not in worker.routes:
                    continue
                route.due, route.lazy = math.inf, False
                await self._serve(worker, route)
                if route.finished and self._forget(route):
                    await self._store.settle(route.table.id, route.status)
        finally:
            worker.task = None
            worker.resting = False
            if not worker.routes:
                self._workers.pop(worker.address, None)
            self._quiet.set()

    async def _give_way(self) -> None:
        if self.way is not None:
            with contextlib.suppress(TimeoutError):
                async with asyncio.timeout(GIVES_WAY):
                    await self.way()

    async def _serve(self, worker: Worker, route: Route) -> None:
        """Nothing that goes wrong on one route stops the others."""
        try:
            await self._carry(worker, route)
        except Exception as error:
            worker.tries += 1
            worker.rests_until, again = what_now(error, worker.tries, self._clock.now())
            route.doubt = True
            note(log, logging.WARNING, "not-carried", table=route.table.id, error=said_safely(error))
            if again:
                self._due(route, worker.rests_until)
            if isinstance(error, NotPermitted) and worker.address.kind == "channel":
                self._bar(worker, route)
        else:
            worker.tries = 0
            if worker.address.kind == "channel" and worker.address.id in self._shut:
                self._shut.discard(worker.address.id)
                for listener in self.reached:
                    listener(worker.address.id)

    def _bar(self, worker: Worker, route: Route) -> None:
        """The bot may not speak in a channel: it looks again after a while, and nobody waits for that."""
        self._shut.add(worker.address.id)
        self._due(route, worker.rests_until)
        route.lazy = True
        for listener in self.barred:
            listener(worker.address.id)

    async def _carry(self, worker: Worker, route: Route) -> None:
        try:
            await self._carrier.serve(route)
        except (Closed, Gone):
            if worker.address.kind == "member":
                await self._closed(route)
            else:
                await self._bury(worker)

    async def _closed(self, route: Route) -> None:
        """A member takes no direct messages: remember it, drop what waits, and let the channel call them."""
        await self._store.remember_dm(route.address.id, closed=True)
        route.channel = None
        await self._store.undeliverable(route.table.id, route.reader)
        route.mail = False
        board = self._routes.get(route.table.id, {}).get(BOARD)
        if board is not None:
            self._due(board)

    async def _bury(self, worker: Worker) -> None:
        """The channel is no longer there."""
        note(log, logging.WARNING, "channel-gone", tables=len(worker.routes))
        self._dead.add(worker.address)
        self._shut.discard(worker.address.id)
        for route in list(worker.routes):
            if route.status != "playing":  # else it may be moved
                await self._store.undeliverable(route.table.id, route.reader)
            self._forget(route)
        for listener in self.lost:
            listener(worker.address.id)

    def _close(self, route: Route) -> None:
        worker = self._workers.get(route.address)
        if worker is not None:
            worker.routes.discard(route)
        route.due = math.inf

    def _forget(self, route: Route) -> bool:
        """Nothing will happen here any more; whether nothing will at the whole table."""
        self._close(route)
        routes = self._routes.get(route.table.id, {})
        routes.pop(route.reader, None)
        if not routes:
            self._routes.pop(route.table.id, None)
        return not routes
