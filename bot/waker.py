"""Watches the clock: deadlines fall a second late, AI players move, the late are reminded, absences are noticed."""

from __future__ import annotations

import asyncio
import logging
import math
from collections.abc import Awaitable, Callable, Mapping
from typing import Any, Self

from bot.agenda import Agenda, Plan, make_plan, open_questions
from bot.carrying.trouble import said_safely
from bot.clock import Clock, stopwatch
from bot.store import SqliteStore
from bot.watching.lines import note, public_window
from bot.watching.metrics import Metrics
from engines.host import SHORTEST_ABSENCE, Handlers, House, TableId
from engines.kernel import Chance, Command, GameOver, Refused

log = logging.getLogger(__name__)
GRACE = 1.0  # seconds after a deadline: presses that were made in time may still be on their way
PATIENCE = 30.0  # seconds more for a reaction window that Discord has not shown yet
STAMP = 10.0  # seconds between two signs of life


class Waker:
    """Works within its `async with` block.

    late  called with a table's id when three quarters of a question's time are over and answers are missing
    """

    def __init__(
        self,
        store: SqliteStore,
        house: House,
        handlers: Mapping[str, Handlers[Any]],
        clock: Clock,
        metrics: Metrics | None = None,
    ) -> None:
        self.late: list[Callable[[TableId], None]] = []
        self._store = store
        self._house = house
        self._handlers = handlers
        self._clock = clock
        self._metrics = metrics or Metrics()
        self._agenda = Agenda()
        self._changed: set[TableId] = set()
        self._bell = asyncio.Event()
        self._tasks: list[asyncio.Task[None]] = []
        self._working = False
        self._seen = 0.0
        self._lost_at: float | None = None
        house.changed.append(self.touch)

    async def __aenter__(self) -> Self:
        now = self._clock.now()
        seen = await self._store.last_seen()
        self._seen = now
        if seen is not None and now - seen > SHORTEST_ABSENCE:
            await self.was_away(seen, now)
        await self._store.stamp(now)
        for table, game, at in await self._store.unfinished():
            self._agenda.keep(table, Plan(game, None if at is None else at + GRACE))
        self._tasks = [asyncio.create_task(self._watch()), asyncio.create_task(self._visit_all())]
        return self

    async def __aexit__(self, *_: object) -> None:
        for task in self._tasks:
            task.cancel()
        await asyncio.gather(*self._tasks, return_exceptions=True)
        await self._store.stamp(self._clock.now() if self._lost_at is None else self._lost_at)

    def touch(self, table: TableId) -> None:
        """Something changed at a table."""
        self._changed.add(table)
        self._bell.set()

    @property
    def busy(self) -> bool:
        """Whether it is at work now; waiting for the clock is not."""
        return self._working or bool(self._changed) or any(not task.done() for task in self._tasks[1:])

    @property
    def running(self) -> bool:
        """Whether it watches the clock: within its block, and not ended by an error."""
        return bool(self._tasks) and not self._tasks[0].done()

    @property
    def behind(self) -> float:
        """How many seconds ago it should have done what is due next; 0 while nobody can reach the bot."""
        return max(0.0, self._clock.now() - self._next_at())

    def lost(self) -> None:
        """Nobody can reach the bot for now: nothing falls due until it is `found`."""
        if self._lost_at is None and self._tasks:
            self._lost_at = self._clock.now()

    async def found(self) -> None:
        """The bot can be reached again: a longer absence is given back before anything falls."""
        since, now = self._lost_at, self._clock.now()
        if since is None:
            return
        if now - since > SHORTEST_ABSENCE:
            self._seen = now
            await self.was_away(since, now)
        self._lost_at = None
        self._bell.set()

    async def was_away(self, since: float, until: float) -> None:
        """Nobody could reach the bot between `since` and `until`: all tables get that time back."""
        await self._store.add_absence(since, until)
        self._house.absences = list(await self._store.absences())
        self._tasks[1:] = [*(task for task in self._tasks[1:] if not task.done())]
        if self._tasks:
            self._tasks.append(asyncio.create_task(self._visit_all()))

    # ------------------------------------------------ the loop

    async def _watch(self) -> None:
        while True:
            self._working = True
            await self._safely(None, self._turn())
            self._working = False
            await self._clock.until(self._next_at(), self._bell)

    def _next_at(self) -> float:
        return math.inf if self._lost_at is not None else min(self._agenda.next_at, self._seen + STAMP)

    async def _turn(self) -> None:
        self._bell.clear()
        now = self._clock.now()
        if self._lost_at is None and now - self._seen >= STAMP:
            seen, self._seen = self._seen, now
            if now - seen > STAMP + SHORTEST_ABSENCE:
                await self.was_away(seen, now)
            await self._store.stamp(now)
        while self._changed:
            table = self._changed.pop()
            await self._at(table, self._plan(table))
        for table in self._agenda.due(now) if self._lost_at is None else ():
            await self._at(table, self._act(table))

    async def _visit_all(self) -> None:
        """Touch every table once: what an absence took is given back, and what is shown is compared."""
        for table, game, _ in await self._store.unfinished():
            await self._at(table, self._visit(table, game))

    async def _visit(self, table: TableId, game: str) -> None:
        await self._wake(table, game)
        for listener in self._house.changed:
            listener(table)

    async def _at(self, table: TableId, work: Awaitable[object]) -> None:
        """Nothing that goes wrong at one table stops the others."""
        if not await self._safely(table, work):
            self._agenda.put_off(table, self._clock.now())

    async def _safely(self, table: TableId | None, work: Awaitable[object]) -> bool:
        try:
            await work
        except Refused:  # it is over, set aside or gone
            pass
        except Exception as error:
            note(log, logging.ERROR, "waker-stumbled", table=table, error=said_safely(error))
            return False
        return True

    # ------------------------------------------------ one table

    async def _plan(self, table: TableId) -> None:
        old = self._agenda.plan(table)
        if old is None:
            info = await self._store.table(table)
            if info is None or await self._store.status(table) != "playing":
                return
            old = Plan(info.game)
            note(log, logging.INFO, "table-opened", table=table, game=info.game, seats=len(info.sitters))
        try:
            async with self._handlers[old.game].look(self._house, table) as seated:
                if seated.status != "playing":
                    raise GameOver
                public = seated.live.session.awaited()
                plan = make_plan(table, seated.live.session, old, self._clock.now())
                deadline = seated.live.session.closing(PATIENCE)
        except Refused:
            self._agenda.drop(table)
            status = await self._store.status(table)
            note(log, logging.INFO, "table-closed", table=table, game=old.game, status=status)
            raise
        plan.windows = frozenset(one.window for one in public)
        for one in public:
            if one.window not in old.windows:
                window, seats = public_window(one.window), len(one.seats)
                note(log, logging.INFO, "question", table=table, window=window, number=_number(one.window), seats=seats)
        plan.wakes_at = None if deadline is None else deadline + GRACE
        self._agenda.keep(table, plan)

    async def _act(self, table: TableId) -> None:
        """What is due at a table. Its plan is made anew afterwards."""
        self.touch(table)
        plan, now = self._agenda.plan(table), self._clock.now()
        if plan is None:
            return
        self._metrics.lateness.observe(max(0.0, now - plan.next_at))
        if plan.take_reminder(now):
            for listener in self.late:
                listener(table)
        if plan.wakes_at is not None and plan.wakes_at <= now:
            await self._wake(table, plan.game)
        else:
            for seat in plan.take_movers(now):
                await self._move(table, plan, seat)

    async def _wake(self, table: TableId, game: str) -> None:
        await self._handlers[game].wake(self._house, table, self._clock.now() - GRACE, PATIENCE)

    async def _move(self, table: TableId, plan: Plan, seat: int) -> None:
        """An AI player decides something, or finds nothing to do. Its chance is apart from the game's and comes from
        what everybody knows."""
        handlers = self._handlers[plan.game]
        async with handlers.look(self._house, table) as seated:
            session = seated.live.session
            asked = open_questions(session, seat) if session.players[seat] == "ai" else []
            if not asked:
                return
            standing = [prompt for prompt in session.prompts(seat) if prompt.closes_at is None]
            thought = plan.think(asked, session.length)
            chance = Chance(f"{session.setup.public.commitment}/{table}/{thought}")
            said: tuple[str, Command] | None
            view, watch = seated.live.view(seat), stopwatch()
            said = handlers.game.decide(view, [*asked, *standing], chance)
            self._metrics.decisions.labels(plan.game).observe(watch())
        if said is None:
            return
        try:
            await handlers.answer(self._house, table, seat, *said, at=self._clock.now(), by="ai")
        except Refused as refused:
            note(log, logging.WARNING, "ai-refused", table=table, code=refused.code)


def _number(window: str) -> int | None:
    number = window.rpartition(".")[2]
    return int(number) if number.isdecimal() else None
