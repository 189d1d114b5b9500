"""Every interaction is served here: watched, answered once, and its failures told politely to its member alone."""

from __future__ import annotations

import asyncio
import logging
import traceback
from collections.abc import Awaitable, Callable
from typing import TypeAlias

import discord

from bot.errors import NotSo
from bot.render import notice, refusal
from bot.reply import Interaction, Reply
from bot.screen import Screen, Text
from engines.kernel import Refused

log = logging.getLogger(__name__)
Work: TypeAlias = Callable[[Reply], Awaitable[None]]
_LATE = {10062, 40060, 10008, 50027}  # the interaction, its token or its message is no longer there


class Serving:
    """Interactions under way."""

    def __init__(self) -> None:
        self._under_way = 0
        self._settled = asyncio.Event()
        self._settled.set()

    @property
    def busy(self) -> bool:
        """Whether an interaction is being served."""
        return self._under_way > 0

    async def settled(self) -> None:
        """Return when no interaction is being served."""
        await self._settled.wait()

    async def __call__(self, interaction: Interaction, work: Work) -> None:
        """Do the work of an interaction, and answer it."""
        self._under_way += 1
        self._settled.clear()
        try:
            async with Reply(interaction) as reply:
                await _carefully(reply, work)
        finally:
            self._under_way -= 1
            if not self._under_way:
                self._settled.set()


async def _carefully(reply: Reply, work: Work) -> None:
    try:
        sorry = await _attempt(reply, work)
        if sorry is not None:
            await reply.tell(sorry)
        elif not reply.answered:
            await reply.settle()
    except discord.HTTPException as error:
        _not_taken(error)


async def _attempt(reply: Reply, work: Work) -> Screen | None:
    """Do it; what to say if it failed."""
    try:
        await work(reply)
    except NotSo as error:
        return notice(reply.words, error.key, **error.said)
    except Refused as error:
        return Screen((Text(refusal(error, reply.words, reply.game, reply.asked)),))
    except discord.HTTPException as error:
        _not_taken(error)
        return None if error.code in _LATE else notice(reply.words, "went-wrong")
    except Exception as error:
        # Its text might name a card; where it came from cannot.
        places = " < ".join(f"{one.name}:{one.lineno}" for one in reversed(traceback.extract_tb(error.__traceback__)))
        log.error("an interaction failed: %s at %s", type(error).__name__, places)
        return notice(reply.words, "went-wrong")
    return None


def _not_taken(error: discord.HTTPException) -> None:
    level = logging.INFO if error.code in _LATE else logging.WARNING
    log.log(level, "an answer was not taken: status %s, code %s", error.status, error.code)
