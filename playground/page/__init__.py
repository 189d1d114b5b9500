"""The page in the browser: a chat client over `playground.hands`, in which one person can be any of the members.

What a tab sees comes by one socket (`live`); what a hand does goes by POST (`api`). Who may ask is decided in `guard`:
whoever sits at this machine, and with `door` friends in the same network who have the link. What the page says lies in
`words`, one file a language.
"""

from __future__ import annotations

from typing import TYPE_CHECKING

from aiohttp import web

from playground.page.api import Api
from playground.page.live import Room
from playground.page.shell import Shell

if TYPE_CHECKING:
    from playground.page.guard import Guard
    from playground.server import Playground


class Page:
    """The page and all tabs in which it is open, through whichever door they came."""

    def __init__(self, playground: Playground) -> None:
        self.room = Room(playground)
        self._parts = (Shell(playground), Api(playground), self.room)

    def routes(self, guard: Guard) -> list[web.RouteDef]:
        """All routes of the page, each behind this guard."""
        return [route for part in self._parts for route in part.routes(guard)]


__all__ = ["Page"]
