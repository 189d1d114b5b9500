"""Answers to interactions, and what is said and changed by their tokens."""

from __future__ import annotations

from typing import TYPE_CHECKING, Any

from playground.errors import unknown
from playground.limits.shapes import EDIT, NEW_MESSAGE, RECEIPT
from playground.posting import in_history
from playground.rest.calls import Call, Route

if TYPE_CHECKING:
    from playground.server import Playground


class Webhooks:
    """Endpoints that need no Authorization: the token in the path is good for one interaction."""

    def __init__(self, playground: Playground) -> None:
        self.world = playground.world
        self.interactions = playground.interactions

    def routes(self) -> list[Route]:
        """The area's endpoints."""
        hook = "/webhooks/{webhook_id}/{webhook_token}"
        routes = [
            Route(
                "POST",
                "/interactions/{interaction_id}/{interaction_token}/callback",
                self.callback,
                RECEIPT,
                by_token=True,
            ),
            Route("POST", hook, self.followup, NEW_MESSAGE, by_token=True),
        ]
        for which in ("@original", "{message_id}"):
            one = f"{hook}/messages/{which}"
            routes.append(Route("GET", one, self.get, by_token=True))
            routes.append(Route("PATCH", one, self.edit, EDIT, by_token=True))
            routes.append(Route("DELETE", one, self.delete, by_token=True))
        return routes

    async def callback(self, call: Call) -> Any:
        """The one answer to an interaction."""
        token = call.path["interaction_token"]
        receipt = self.interactions.callback(call.id("interaction_id"), token, call.body, call.files)
        return receipt if call.flag("with_response") else None

    def _token(self, call: Call) -> str:
        if call.id("webhook_id") != self.world.app_id:
            raise unknown("Webhook")
        return call.path["webhook_token"]

    async def followup(self, call: Call) -> Any:
        """Another message."""
        return self.interactions.followup(self._token(call), call.body, call.files)

    async def get(self, call: Call) -> Any:
        """A message of this interaction."""
        return in_history(self.interactions.message(self._token(call), _which(call)))

    async def edit(self, call: Call) -> Any:
        """Change it."""
        return self.interactions.edit(self._token(call), _which(call), call.body, call.files)

    async def delete(self, call: Call) -> Any:
        """Take it away."""
        self.interactions.delete(self._token(call), _which(call))


def _which(call: Call) -> str:
    return str(call.id("message_id")) if "message_id" in call.path else "@original"
