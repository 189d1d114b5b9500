"""Waiting for the last table to end, before an update."""

from __future__ import annotations

import asyncio
import logging
from typing import TYPE_CHECKING

from bot.watching.lines import note

if TYPE_CHECKING:
    from bot.app import App

log = logging.getLogger(__name__)
LAST_WORDS = 60.0  # seconds of real time in which what was told last is delivered


async def drained(app: App, stop: asyncio.Event) -> bool:
    """Return True once no game goes on any more and its end was told; False as soon as `stop` is set.

    The log says how many are left whenever that changes. Paused tables are left, too: they go on after the update.
    """
    changed = asyncio.Event()
    app.house.changed.append(lambda _: changed.set())
    said: tuple[int, int] | None = None
    while not stop.is_set():
        changed.clear()
        left = (await app.store.counts()).playing, await app.store.paused()
        if left != said:
            note(log, logging.INFO, "draining", tables=left[0], paused=left[1])
            said = left
        if left[0] == 0:
            await _last_words(app)
            return True
        await _either(changed, stop)
    return False


async def _last_words(app: App) -> None:
    try:
        async with asyncio.timeout(LAST_WORDS):
            await app.courier.idle()
    except TimeoutError:
        note(log, logging.WARNING, "not-all-delivered", facts=(await app.store.counts()).outbox)


async def _either(one: asyncio.Event, other: asyncio.Event) -> None:
    waiting = [asyncio.create_task(one.wait()), asyncio.create_task(other.wait())]
    try:
        await asyncio.wait(waiting, return_when=asyncio.FIRST_COMPLETED)
    finally:
        for task in waiting:
            task.cancel()
