"""The API: answers to interactions, and messages by their tokens."""

from __future__ import annotations

from typing import TYPE_CHECKING, Any

from aiohttp import web

from playground.requests import Call, endpoint
from playground.world import public

if TYPE_CHECKING:
    from playground.server import Playground


class InteractionRoutes:
    """Callbacks and followups. No token of the bot is needed here: the interaction's own says enough."""

    def __init__(self, playground: Playground) -> None:
        self.playground = playground
        self.interactions = playground.interactions

    def routes(self) -> list[web.RouteDef]:
        """The routes."""
        hook = "/webhooks/{application}/{token}"
        table = [
            ("POST", "/interactions/{interaction}/{token}/callback", self.callback),
            ("POST", hook, self.followup),
            ("GET", f"{hook}/messages/{{message}}", self.get),
            ("PATCH", f"{hook}/messages/{{message}}", self.edit),
            ("DELETE", f"{hook}/messages/{{message}}", self.delete),
        ]
        return [endpoint(self.playground, method, template, handler) for method, template, handler in table]

    async def callback(self, call: Call) -> tuple[int, Any]:
        """The one answer to an interaction."""
        answer = self.interactions.callback(call.id("interaction"), call.params["token"], call.body or {}, call.files)
        if call.query.get("with_response") in ("1", "true"):
            return 200, answer
        return 204, None

    async def followup(self, call: Call) -> tuple[int, Any]:
        """A further message."""
        return 200, self.interactions.followup(call.params["token"], call.body or {}, call.files)

    async def get(self, call: Call) -> tuple[int, Any]:
        """A message by token."""
        return 200, public(self.interactions.message(call.params["token"], call.params["message"]))

    async def edit(self, call: Call) -> tuple[int, Any]:
        """Edit by token."""
        message = self.interactions.edit(call.params["token"], call.params["message"], call.body or {}, call.files)
        return 200, message

    async def delete(self, call: Call) -> tuple[int, Any]:
        """Delete by token."""
        self.interactions.delete(call.params["token"], call.params["message"])
        return 204, None
