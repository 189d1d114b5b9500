"""Watches the clock: deadlines fall one second late, AI players move, and an absence of the bot is noticed."""

from __future__ import annotations

import asyncio
import hashlib
import logging
import traceback
from collections.abc import Mapping
from dataclasses import dataclass, field
from typing import Any, Self

from bot.clock import Clock
from bot.store import SqliteStore
from engines.host import SHORTEST_ABSENCE, Handlers, House, Seated, TableId
from engines.kernel import Chance, Refused, commitment

log = logging.getLogger(__name__)
GRACE = 1.0  # seconds after a deadline: presses that were made in time may still be on their way
STAMP = 10.0  # seconds between two signs of life
SOONEST, LATEST = 2.0, 6.0  # seconds until an AI player moves
AGAIN = 9.0  # seconds until an AI player that had nothing to say thinks again, where it is not the only one to speak


@dataclass(slots=True)
class Plan:
    """What comes next at a table: its deadline, and when each prompt of an AI player's seat is thought about."""

    game: str
    deadline: float | None = None
    thoughts: dict[tuple[int, str], float] = field(default_factory=dict[tuple[int, str], float])
    counts: dict[str, int] = field(default_factory=dict[str, int])

    @property
    def next(self) -> float | None:
        """The earliest of them."""
        moments = [*self.thoughts.values(), *([self.deadline + GRACE] if self.deadline is not None else [])]
        return min(moments, default=None)


class Waker:
    """Runs as long as its `async with` block."""

    def __init__(self, store: SqliteStore, house: House, handlers: Mapping[str, Handlers[Any]], clock: Clock) -> None:
        self.store = store
        self.house = house
        self.handlers = handlers
        self.clock = clock
        self._plans: dict[TableId, Plan] = {}
        self._changed: set[TableId] = set()
        self._bell = asyncio.Event()
        self._task: asyncio.Task[None] | None = None
        self._working = False
        self._last = 0.0
        house.changed.append(self.touch)

    async def __aenter__(self) -> Self:
        now = self.clock.now()
        seen = await self.store.last_seen()
        if seen is not None and now - seen > SHORTEST_ABSENCE:
            await self._was_away(seen, now)
        await self.store.stamp(now)
        self._last = now
        for waking in await self.store.unfinished():
            self._changed.add(waking.table)
        self._task = asyncio.create_task(self._watch())
        return self

    async def __aexit__(self, *_: object) -> None:
        assert self._task is not None
        self._task.cancel()
        await asyncio.gather(self._task, return_exceptions=True)
        await self.store.stamp(self.clock.now())

    def touch(self, table: TableId) -> None:
        """Something changed at a table."""
        self._changed.add(table)
        self._bell.set()

    @property
    def busy(self) -> bool:
        """Whether it is at work now; waiting for the clock is not."""
        return self._working or bool(self._changed)

    # ------------------------------------------------ the loop

    async def _watch(self) -> None:
        while True:
            self._working = True
            try:
                await self._turn()
            except Exception as error:
                self._say("the waker stumbled", error)
            self._working = False
            moments = [moment for plan in self._plans.values() if (moment := plan.next) is not None]
            await self.clock.until(min([*moments, self._last + STAMP]), self._bell)
            self._bell.clear()

    async def _turn(self) -> None:
        now = self.clock.now()
        if now - self._last >= STAMP:
            if now - self._last > STAMP + SHORTEST_ABSENCE:
                await self._was_away(self._last, now)
            await self.store.stamp(now)
            self._last = now
        while self._changed:
            table = self._changed.pop()
            try:
                await self._plan(table)
            except Exception as error:
                self._say(f"table {table} could not be planned", error)
        due = [table for table, plan in self._plans.items() if (moment := plan.next) is not None and moment <= now]
        for table in sorted(due):
            try:
                await self._wake(table, now)
            except Refused:
                self._changed.add(table)
            except Exception as error:
                self._plans.pop(table, None)
                self._say(f"table {table} could not be woken", error)

    async def _was_away(self, since: float, until: float) -> None:
        await self.store.add_absence(since, until)
        self.house.absences = list(await self.store.absences())
        self._changed.update(waking.table for waking in await self.store.unfinished())

    @staticmethod
    def _say(what: str, error: Exception) -> None:
        places = " < ".join(f"{one.name}:{one.lineno}" for one in traceback.extract_tb(error.__traceback__)[::-1])
        log.error("%s: %s at %s", what, type(error).__name__, places)

    # ------------------------------------------------ one table

    async def _plan(self, table: TableId) -> None:
        old = self._plans.pop(table, None)
        info = await self.store.table(table)
        if info is None or await self.store.status(table) != "playing":
            return
        handlers = self.handlers[info.game]
        await handlers.wake(self.house, table, self.clock.now() - GRACE)
        async with handlers.look(self.house, table) as seated:
            plan = Plan(info.game, seated.live.session.next_deadline, counts=old.counts if old else {})
            if seated.status != "playing" or seated.live.session.paused_at is not None:
                return
            for prompt in self._open(seated):
                key = (prompt.seat, prompt.name)
                known = old.thoughts.get(key) if old else None
                plan.thoughts[key] = known or max(prompt.opened_at, self.clock.now()) + self._delay(table, prompt.name)
            self._plans[table] = plan

    @staticmethod
    def _open(seated: Seated) -> list[Any]:
        session = seated.live.session
        ai = [seat for seat, by in session.players.items() if by == "ai"]
        return [prompt for seat in ai for prompt in session.prompts(seat) if prompt.chosen is None]

    def _delay(self, table: TableId, prompt: str, count: int = 0) -> float:
        digest = hashlib.blake2b(f"{table}/{prompt}/{count}".encode(), digest_size=8).digest()
        return SOONEST + (LATEST - SOONEST) * int.from_bytes(digest, "big") / (1 << 64)

    async def _wake(self, table: TableId, now: float) -> None:
        plan = self._plans[table]
        handlers = self.handlers[plan.game]
        if plan.deadline is not None and plan.deadline + GRACE <= now:
            self._changed.add(table)
            plan.deadline = None
            await handlers.wake(self.house, table, now - GRACE)
            return
        for (seat, name), at in sorted(plan.thoughts.items()):
            if at <= now:
                del plan.thoughts[seat, name]
                await self._think(table, plan, seat, name)
                return

    async def _think(self, table: TableId, plan: Plan, seat: int, name: str) -> None:
        handlers = self.handlers[plan.game]
        count = plan.counts[name] = plan.counts.get(name, 0) + 1
        async with handlers.look(self.house, table) as seated:
            session = seated.live.session
            prompts = [prompt for prompt in session.prompts(seat) if prompt.name == name and prompt.chosen is None]
            if not prompts or session.players.get(seat) != "ai":
                return
            seed = f"{commitment(session.setup.seed)}/{table}/{name}/{count}"
            said = handlers.game.decide(seated.live.view(seat), prompts, Chance(seed))
        if said is None:
            plan.thoughts[seat, name] = self.clock.now() + AGAIN + self._delay(table, name, count)
            return
        await handlers.answer(self.house, table, seat, said[0], said[1], self.clock.now(), "ai")
