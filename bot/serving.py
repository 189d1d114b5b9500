"""Every interaction is served here: watched, answered once, and its failures told politely to its member alone."""

from __future__ import annotations

import asyncio
import logging
from collections.abc import Awaitable, Callable
from typing import Literal, TypeAlias

import discord

from bot.carrying.trouble import said_safely
from bot.errors import NotSo
from bot.render import notice, refusal
from bot.reply import Interaction, Reply
from bot.screen import Screen, Text
from bot.watching.interactions import told_apart
from bot.watching.lines import note
from bot.watching.metrics import Metrics
from engines.kernel import Refused

log = logging.getLogger(__name__)
Outcome: TypeAlias = Literal["done", "refused", "late", "failed"]
Work: TypeAlias = Callable[[Reply], Awaitable[None]]
_LATE = {10062, 40060, 10008, 50027}  # the interaction, its token or its message is no longer there


class Serving:
    """Interactions under way. Each becomes a line of the log and a figure in `metrics`."""

    def __init__(self, metrics: Metrics | None = None) -> None:
        self._metrics = metrics or Metrics()
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
                outcome, code = await _carefully(reply, work)
            self._say(interaction, outcome, code, reply.took)
        finally:
            self._under_way -= 1
            if not self._under_way:
                self._settled.set()

    def _say(self, interaction: Interaction, outcome: Outcome, code: str | None, took: float | None) -> None:
        fields = told_apart(interaction.type, interaction.data)
        self._metrics.presses.labels(fields["what"], outcome).inc()
        if took is not None:
            self._metrics.acknowledged.observe(took)
        ms = None if took is None else round(took * 1000)
        note(log, logging.INFO, "interaction", **fields, outcome=outcome, code=code, ms=ms)


async def _carefully(reply: Reply, work: Work) -> tuple[Outcome, str | None]:
    """Do it and answer; how it ended, and by which code."""
    try:
        outcome, code, sorry = await _attempt(reply, work)
        if sorry is not None:
            await reply.tell(sorry)
        elif not reply.answered:
            await reply.settle()
    except discord.HTTPException as error:
        return _not_taken(error), None
    return outcome, code


async def _attempt(reply: Reply, work: Work) -> tuple[Outcome, str | None, Screen | None]:
    """Do it; how it ended, by which code, and what to say if it failed."""
    try:
        await work(reply)
    except NotSo as error:
        return "refused", error.key, notice(reply.words, error.key, **error.said)
    except Refused as error:
        said = refusal(error, reply.words, reply.game, reply.asked, reply.edition)
        return "refused", error.code, Screen((Text(said),))
    except discord.HTTPException as error:
        outcome = _not_taken(error)
        return outcome, None, None if outcome == "late" else notice(reply.words, "went-wrong")
    except Exception as error:
        note(log, logging.ERROR, "interaction-failed", error=said_safely(error))
        return "failed", None, notice(reply.words, "went-wrong")
    return "done", None, None


def _not_taken(error: discord.HTTPException) -> Outcome:
    late = error.code in _LATE
    note(log, logging.INFO if late else logging.WARNING, "answer-not-taken", status=error.status, code=error.code)
    return "late" if late else "failed"
