"""The guild's text channels: made, changed, deleted, and everybody who sees them told."""

from __future__ import annotations

from typing import Any

from playground.bus import Bus
from playground.errors import invalid
from playground.limits.lengths import between, length
from playground.world import World

Json = dict[str, Any]
SLOWEST = 21_600  # seconds between two messages of a member
MOST_ROOMS = 500
CHANGEABLE = ("name", "topic", "nsfw", "position", "rate_limit_per_user")


class Rooms:
    """What can happen to a text channel. Who may do it is asked elsewhere."""

    def __init__(self, world: World, bus: Bus) -> None:
        self.world = world
        self.bus = bus

    def add(self, name: str) -> Json:
        """A new channel."""
        channel = self.world.add_channel(name)
        self.bus.emit("CHANNEL_CREATE", channel, channel)
        return channel

    def change(self, channel: Json, body: Json) -> None:
        """Another name, topic and the like. Raises 50035 for what is too short, too long, too little or too much."""
        if body.get("name") is not None and not 1 <= len(body["name"]) <= 100:
            raise invalid("name", "BASE_TYPE_BAD_LENGTH", "Must be between 1 and 100 in length.")
        length("topic", body.get("topic"), 0, 1024)
        between("rate_limit_per_user", body.get("rate_limit_per_user"), 0, SLOWEST)
        between("position", body.get("position"), 0, MOST_ROOMS)
        channel |= {key: body[key] for key in CHANGEABLE if body.get(key) is not None}
        self.bus.emit("CHANNEL_UPDATE", channel, channel)

    def permit(self, channel: Json, target: int, kind: int | None, allow: int, deny: int) -> None:
        """Set what a role (kind 0) or member (1) may do; None takes the setting away."""
        self.world.overwrite(channel, target, kind, allow, deny)
        self.bus.emit("CHANNEL_UPDATE", channel, channel)

    def delete(self, channel: Json) -> None:
        """Delete a channel with its threads and all that was said there."""
        for thread in [one for one in self.world.channels.values() if one.get("parent_id") == channel["id"]]:
            stub = {key: thread[key] for key in ("id", "guild_id", "parent_id", "type")}
            self.bus.emit("THREAD_DELETE", stub, thread)
            self.world.drop_channel(int(thread["id"]))
        self.bus.emit("CHANNEL_DELETE", channel, channel)
        self.world.drop_channel(int(channel["id"]))
