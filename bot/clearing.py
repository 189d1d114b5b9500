"""Clears away what has been kept for long enough: tables whose game was over a stated number of days ago."""

from __future__ import annotations

import asyncio
import contextlib
import logging
from typing import Self

from bot.carrying.trouble import said_safely
from bot.clock import Clock
from bot.store import SqliteStore
from bot.watching.lines import note
from engines.host import House

log = logging.getLogger(__name__)
DAY = 86400.0  # seconds
FIRST = 300.0  # seconds after the start: a bot that has just come has better things to do
EVERY = 3600.0  # seconds between two clearings


class Clearing:
    """Works within its `async with` block. Parameters: `days`, for which a finished table is kept."""

    def __init__(self, store: SqliteStore, house: House, clock: Clock, days: float) -> None:
        self._store = store
        self._house = house
        self._clock = clock
        self._days = days
        self._task: asyncio.Task[None] | None = None

    async def __aenter__(self) -> Self:
        self._task = asyncio.create_task(self._watch())
        return self

    async def __aexit__(self, *_: object) -> None:
        if self._task is not None:
            self._task.cancel()
            with contextlib.suppress(asyncio.CancelledError):
                await self._task

    async def clear(self) -> int:
        """Clear away all that is too old now; how many tables that were."""
        count, now = 0, self._clock.now()
        while tables := await self._store.clear(now, now - self._days * DAY):
            for table in tables:
                self._house.drop(table)
            count += len(tables)
        if count:
            note(log, logging.INFO, "tables-cleared", tables=count)
        return count

    async def _watch(self) -> None:
        await self._clock.until(self._clock.now() + FIRST)
        while True:
            try:
                await self.clear()
            except Exception as error:
                note(log, logging.ERROR, "clearing-failed", error=said_safely(error))
            await self._clock.until(self._clock.now() + EVERY)
