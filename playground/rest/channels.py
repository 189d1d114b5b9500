"""Channels: looked at, changed, deleted; their permissions; typing."""

from __future__ import annotations

from typing import TYPE_CHECKING, Any

from playground.errors import NOT_IN_A_DM, WRONG_CHANNEL_TYPE, unknown
from playground.limits.lengths import one_of
from playground.limits.shapes import CHANNEL, OVERWRITE
from playground.objects import DM
from playground.permissions import THREADS
from playground.ratelimits import RENAMING
from playground.rest.calls import Call, Route

if TYPE_CHECKING:
    from playground.server import Playground

Json = dict[str, Any]


class Channels:
    """Endpoints of channels of every kind."""

    def __init__(self, playground: Playground) -> None:
        self.world = playground.world
        self.bus = playground.bus
        self.limits = playground.rate_limits
        self.threads = playground.threads
        self.rooms = playground.rooms

    def routes(self) -> list[Route]:
        """The area's endpoints."""
        return [
            Route("GET", "/channels/{channel_id}", self.get),
            Route("PATCH", "/channels/{channel_id}", self.change, CHANNEL),
            Route("DELETE", "/channels/{channel_id}", self.delete),
            Route("POST", "/channels/{channel_id}/typing", self.typing),
            Route("PUT", "/channels/{channel_id}/permissions/{overwrite_id}", self.put_overwrite, OVERWRITE),
            Route("DELETE", "/channels/{channel_id}/permissions/{overwrite_id}", self.drop_overwrite),
        ]

    async def get(self, call: Call) -> Any:
        """A channel that the bot sees."""
        channel = self.world.channel(call.id("channel_id"))
        self.world.need(self.world.app_id, channel)
        return channel

    async def change(self, call: Call) -> Any:
        """Rename a channel or change its topic; for a thread also archive and lock."""
        channel = self.world.channel(call.id("channel_id"))
        if channel["type"] in THREADS:
            if call.body.get("name") not in (None, channel["name"]):
                self.limits.take(*RENAMING, channel["id"])
            return self.threads.change(channel, self.world.app_id, call.body)
        self.world.need(self.world.app_id, channel, "MANAGE_CHANNELS")
        if channel["type"] == DM:
            raise NOT_IN_A_DM
        if any(call.body.get(key) not in (None, channel[key]) for key in ("name", "topic")):
            self.limits.take(*RENAMING, channel["id"])
        self.rooms.change(channel, call.body)
        return channel

    async def delete(self, call: Call) -> Any:
        """Delete a channel; a direct message channel is only put away."""
        channel = self.world.channel(call.id("channel_id"))
        if channel["type"] in THREADS:
            return self.threads.delete(channel, self.world.app_id)
        self.world.need(self.world.app_id, channel, "MANAGE_CHANNELS")
        if channel["type"] != DM:
            self.rooms.delete(channel)
        return channel

    async def typing(self, call: Call) -> Any:
        """Show that the bot is typing."""
        channel = self.world.channel(call.id("channel_id"))
        send = "SEND_MESSAGES_IN_THREADS" if channel["type"] in THREADS else "SEND_MESSAGES"
        self.world.need(self.world.app_id, channel, send)
        typing = {"channel_id": channel["id"], "user_id": str(self.world.app_id)}
        self.bus.emit_to_screens("TYPING", typing, channel)

    async def put_overwrite(self, call: Call) -> Any:
        """Set the permissions of a role or member in a channel."""
        channel = self._lasting(call)
        kind = call.required("type")
        one_of("type", kind, (0, 1))
        allow, deny = int(call.body.get("allow") or 0), int(call.body.get("deny") or 0)
        self.rooms.permit(channel, call.id("overwrite_id"), kind, allow, deny)

    async def drop_overwrite(self, call: Call) -> Any:
        """Take such a setting away."""
        channel, target = self._lasting(call), call.id("overwrite_id")
        if not any(one["id"] == str(target) for one in channel["permission_overwrites"]):
            raise unknown("Overwrite")
        self.rooms.permit(channel, target, None, 0, 0)

    def _lasting(self, call: Call) -> Json:
        """A channel that has settings of its own."""
        channel = self.world.channel(call.id("channel_id"))
        self.world.need(self.world.app_id, channel, "MANAGE_ROLES")
        if "permission_overwrites" not in channel:
            raise NOT_IN_A_DM if channel["type"] == DM else WRONG_CHANNEL_TYPE
        return channel
