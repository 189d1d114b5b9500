"""Discord's REST interface, version 10: the endpoints that a bot of ours may need, by area."""

from __future__ import annotations

from typing import TYPE_CHECKING

from playground.rest.applications import Applications
from playground.rest.calls import Route
from playground.rest.channels import Channels
from playground.rest.desk import Desk
from playground.rest.messages import Messages
from playground.rest.people import People
from playground.rest.threads import ThreadRoutes
from playground.rest.webhooks import Webhooks

if TYPE_CHECKING:
    from playground.server import Playground


def routes(playground: Playground) -> list[Route]:
    """All endpoints."""
    areas = (Applications, People, Channels, Messages, ThreadRoutes, Webhooks)
    return [route for area in areas for route in area(playground).routes()]


__all__ = ["Desk", "routes"]
