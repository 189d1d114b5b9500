"""The page in the browser: a chat client over `playground.hands`, in which one person can be any of the members.

What a tab sees comes by one socket (`live`); what a hand does goes by POST (`api`). Who may ask is decided in `guard`.
"""

from __future__ import annotations

from typing import TYPE_CHECKING

from aiohttp import web

from playground.page.api import Api
from playground.page.live import Room
from playground.page.shell import Shell

if TYPE_CHECKING:
    from playground.server import Playground


def routes(playground: Playground) -> list[web.RouteDef]:
    """All routes of the page, to be added to the playground's application."""
    return [*Shell(playground).routes(), *Api(playground).routes(), *Room(playground).routes()]


__all__ = ["routes"]
