"""Whether the bot is well, and if not, in which part."""

from __future__ import annotations

import asyncio
from typing import TYPE_CHECKING

if TYPE_CHECKING:
    from bot.app import App

BEHIND = 30.0  # seconds that the waker may be behind
PATIENCE = 5.0  # seconds of real time in which the database must take a write


class Health:
    """Asks the parts of an application. What it says names no secret."""

    def __init__(self, app: App, patience: float = PATIENCE) -> None:
        self._app = app
        self._patience = patience
        self._probe: asyncio.Task[None] | None = None

    async def complaints(self) -> list[str]:
        """What is wrong, a line each; nothing if all is well."""
        app, found = self._app, list[str]()
        if not app.client.connected:
            found.append("gateway: not connected to Discord")
        if (trouble := await self._database()) is not None:
            found.append(f"database: {trouble}")
        if not app.waker.running:
            found.append("waker: not running")
        elif app.waker.behind > BEHIND:
            found.append(f"waker: {app.waker.behind:.0f} s behind")
        return found

    async def _database(self) -> str | None:
        """One write that changes nothing. It is not cancelled when it takes too long, and none is made beside it."""
        if self._probe is None or self._probe.done():
            self._probe = asyncio.create_task(self._app.store.probe())
        done, _ = await asyncio.wait({self._probe}, timeout=self._patience)
        if not done:
            return f"has not taken a write for {self._patience:.0f} s"
        error = self._probe.exception()
        return None if error is None else f"cannot be written ({type(error).__name__})"
