"""Messages in channels: said, changed and taken away, and everybody who sees them told."""

from __future__ import annotations

from collections.abc import Mapping
from typing import Any

from playground.bus import Bus
from playground.media import Upload, release
from playground.messages import edit_message, new_message
from playground.objects import DM, public
from playground.permissions import THREADS
from playground.world import World

Json = dict[str, Any]


class Posting:
    """What REST, interactions and hands have in common when they post."""

    def __init__(self, world: World, bus: Bus) -> None:
        self.world = world
        self.bus = bus

    def say(
        self,
        channel: Json,
        author: int,
        body: Json,
        files: Mapping[int, Upload] | None = None,
        *,
        type_: int = 0,
        viewer: int | None = None,
        more: Json | None = None,
        placeholder: bool = False,
    ) -> Json:
        """A new message (see `new_message`). Raises ApiError where Discord refuses the body."""
        message = new_message(
            self.world, channel, author, body, files, type_=type_, viewer=viewer, more=more, placeholder=placeholder
        )
        if channel["type"] == DM:
            self.show_dm(channel)
        if channel["type"] in THREADS and viewer is None:
            channel["message_count"] += 1
            channel["total_message_sent"] += 1
            if channel["thread_metadata"]["archived"]:
                self.archive(channel, False)
        self.tell("MESSAGE_CREATE", message)
        return message

    def edit(self, message: Json, body: Json, files: Mapping[int, Upload] | None = None) -> None:
        """Change a message. Raises ApiError where Discord refuses the body."""
        edit_message(self.world, message, body, files)
        self.tell("MESSAGE_UPDATE", message)

    def remove(self, message: Json) -> None:
        """Take a message away, with its files."""
        channel = self.world.channel(int(message["channel_id"]))
        self.world.forget(message)
        release(self.world, message["_files"])
        if channel["type"] in THREADS and "_viewer" not in message:
            channel["message_count"] = max(0, channel["message_count"] - 1)
        gone: Json = {"id": message["id"], "channel_id": channel["id"]}
        if channel["type"] != DM and "_viewer" not in message:
            gone["guild_id"] = self.world.guild["id"]
        self._send("MESSAGE_DELETE", gone, channel, message.get("_viewer"))

    def tell(self, type_: str, message: Json) -> None:
        """Send MESSAGE_CREATE or MESSAGE_UPDATE to the bot and to the screens where the message is seen."""
        self._send(type_, message, self.world.channel(int(message["channel_id"])), message.get("_viewer"))

    def _send(self, type_: str, data: Json, channel: Json, viewer: int | None) -> None:
        if viewer is None:
            self.bus.emit(type_, data, channel)
        else:  # an ephemeral message looks like a direct one to the bot
            self.bus.tell_bot(type_, data, guild=False)
            self.bus.show(viewer, type_, data)

    def show_dm(self, channel: Json) -> None:
        """Let a direct message channel appear on its member's screen."""
        if not channel["_shown"]:
            channel["_shown"] = True
            self.bus.show(channel["_with"], "CHANNEL_CREATE", channel)

    def archive(self, thread: Json, archived: bool) -> None:
        """Close or reopen a thread."""
        thread["thread_metadata"].update(archived=archived, archive_timestamp=self.world.stamp())
        self.bus.emit("THREAD_UPDATE", thread, thread)


def in_history(message: Json) -> Json:
    """A message as it is fetched later: Discord does not keep nonces."""
    return {key: value for key, value in public(message).items() if key != "nonce"}
