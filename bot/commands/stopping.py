"""Running until somebody says stop, and what is logged meanwhile."""

from __future__ import annotations

import asyncio
import logging
import signal
import sys
from collections.abc import Coroutine
from typing import Any

from bot.carrying.trouble import said_safely
from bot.watching.lines import Lines, Style, note

log = logging.getLogger(__name__)


def stop_signal() -> asyncio.Event:
    """Set by Ctrl-C and by a service manager's stop. Needs a running event loop."""
    stop = asyncio.Event()
    loop = asyncio.get_running_loop()
    for one in (signal.SIGINT, signal.SIGTERM):
        loop.add_signal_handler(one, stop.set)
    return stop


def log_to_terminal(level: str, style: Style = "text") -> None:
    """Everything of ours from `level` on, and of the libraries what is a warning at least."""
    handler = logging.StreamHandler(sys.stderr)
    handler.setFormatter(Lines(style))
    logging.basicConfig(level="WARNING", handlers=[handler])
    for name in ("bot", "cogs", "engines", "playground"):
        logging.getLogger(name).setLevel(level)
    logging.getLogger("discord.client").setLevel("ERROR")  # it warns that it cannot speak, which nobody asked of it


def until_stopped(work: Coroutine[Any, Any, int]) -> int:
    """Run it to its end; its exit code."""

    async def watched() -> int:
        asyncio.get_running_loop().set_exception_handler(say_what_nobody_caught)
        return await work

    return asyncio.run(watched())


def say_what_nobody_caught(_: asyncio.AbstractEventLoop, context: dict[str, Any]) -> None:
    """What asyncio would print with the exception's text, without it."""
    error = context.get("exception")
    safe = None if error is None else said_safely(error)
    note(log, logging.ERROR, "uncaught", what=str(context.get("message")), error=safe)


def complain(text: str) -> int:
    """Say what is wrong; the exit code for it."""
    print(text, file=sys.stderr)
    return 1
