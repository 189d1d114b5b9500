"""A door for friends in the same network: the page and its files on an address of their own, for who has the link.

The API and the gateway, on which a bot speaks, are not behind it. It is shut unless somebody opens it.
"""

from __future__ import annotations

import secrets
import socket
from typing import TYPE_CHECKING

from aiohttp import web

from playground.cdn import Cdn
from playground.page.guard import Friends

if TYPE_CHECKING:
    from playground.server import Playground

NOWHERE = ("10.255.255.255", 1)  # nothing is sent there: it only makes the system choose an address of its own


class Door:
    """Parameters: the playground, which has been started; the `key`, by default one that nobody can guess."""

    def __init__(self, playground: Playground, key: str | None = None) -> None:
        self._playground = playground
        self._key = key or secrets.token_urlsafe(16)
        self._runner: web.AppRunner | None = None

    async def open(self, host: str, port: int = 0) -> str:
        """Let friends in at this address of ours ("0.0.0.0": at any); the link. From now on the page shows it, too."""
        guard = Friends(self._key)
        app = web.Application()
        app.add_routes(self._playground.page.routes(guard))
        for route in Cdn(self._playground.world).routes():
            app.router.add_route(route.method, route.path, guard.page(route.handler))  # type: ignore[arg-type]
        self._runner = web.AppRunner(app, access_log=None, shutdown_timeout=1.0)
        await self._runner.setup()
        await web.TCPSite(self._runner, host, port).start()
        name = own_address() if host == "0.0.0.0" else host
        link = f"http://{name}:{self._runner.addresses[0][1]}/?key={self._key}"
        self._playground.page.room.invitation = link
        return link

    async def shut(self) -> None:
        """Nobody comes in any more."""
        self._playground.page.room.invitation = None
        if self._runner is not None:
            await self._runner.cleanup()
            self._runner = None


def own_address() -> str:
    """This machine's address in its network; its name, if it is in none."""
    with socket.socket(socket.AF_INET, socket.SOCK_DGRAM) as probe:
        try:
            probe.connect(NOWHERE)
            return str(probe.getsockname()[0])
        except OSError:
            return socket.gethostname()
