"""Running until somebody says stop, and what is logged meanwhile."""

from __future__ import annotations

import asyncio
import logging
import signal
import sys
from collections.abc import Coroutine
from typing import Any


def stop_signal() -> asyncio.Event:
    """Set by Ctrl-C and by a service manager's stop. Needs a running event loop."""
    stop = asyncio.Event()
    loop = asyncio.get_running_loop()
    for one in (signal.SIGINT, signal.SIGTERM):
        loop.add_signal_handler(one, stop.set)
    return stop


def log_to_terminal(level: str) -> None:
    """Everything of ours from `level` on, and of the libraries what is a warning at least."""
    logging.basicConfig(stream=sys.stderr, level="WARNING", format="%(asctime)s %(levelname)s %(name)s: %(message)s")
    for name in ("bot", "cogs", "engines", "playground"):
        logging.getLogger(name).setLevel(level)
    logging.getLogger("discord.client").setLevel("ERROR")  # it warns that it cannot speak, which nobody asked of it


def until_stopped(work: Coroutine[Any, Any, int]) -> int:
    """Run it to its end; its exit code."""
    return asyncio.run(work)


def complain(text: str) -> int:
    """Say what is wrong; the exit code for it."""
    print(text, file=sys.stderr)
    return 1
