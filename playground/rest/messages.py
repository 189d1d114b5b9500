"""Messages of channels."""

from __future__ import annotations

from typing import TYPE_CHECKING, Any

from playground.errors import (
    DMS_CLOSED,
    MISSING_PERMISSIONS,
    NO_MUTUAL_GUILDS,
    NOT_IN_A_DM,
    NOT_THE_AUTHOR,
    THREAD_ARCHIVED,
    ApiError,
    invalid,
    unknown,
)
from playground.limits.shapes import DOOMED, EDIT, NEW_MESSAGE
from playground.objects import DM
from playground.permissions import THREADS, mask
from playground.posting import in_history
from playground.rest.calls import Call, Route

if TYPE_CHECKING:
    from playground.server import Playground

Json = dict[str, Any]
MOST = 100


class Messages:
    """Endpoints of messages that stand in a channel; ephemeral ones are not among them."""

    def __init__(self, playground: Playground) -> None:
        self.world = playground.world
        self.posting = playground.posting

    def routes(self) -> list[Route]:
        """The area's endpoints."""
        return [
            Route("GET", "/channels/{channel_id}/messages", self.history),
            Route("POST", "/channels/{channel_id}/messages", self.create, NEW_MESSAGE),
            Route("POST", "/channels/{channel_id}/messages/bulk-delete", self.delete_many, DOOMED),
            Route("GET", "/channels/{channel_id}/messages/{message_id}", self.get),
            Route("PATCH", "/channels/{channel_id}/messages/{message_id}", self.edit, EDIT),
            Route("DELETE", "/channels/{channel_id}/messages/{message_id}", self.delete),
        ]

    async def create(self, call: Call) -> Any:
        """Say something. The same nonce again, enforced, says nothing and returns what was said."""
        world, me = self.world, self.world.app_id
        channel = world.channel(call.id("channel_id"))
        self._may_send(channel, call)
        nonce = call.body.get("nonce")
        enforced = nonce is not None and bool(call.body.get("enforce_nonce"))
        if enforced and (said := world.by_nonce(str(me), channel["id"], str(nonce))) is not None:
            return said
        message = self.posting.say(channel, me, call.body, call.files)
        if nonce is not None:
            world.remember_nonce(str(me), channel["id"], str(nonce), message)
        return message

    def _may_send(self, channel: Json, call: Call) -> None:
        world, me = self.world, self.world.app_id
        if channel["type"] == DM:
            if channel["_with"] not in world.members:
                raise NO_MUTUAL_GUILDS
            if channel["_with"] in world.dms_closed:
                raise DMS_CLOSED
            return
        in_thread = channel["type"] in THREADS
        needed = ["SEND_MESSAGES_IN_THREADS" if in_thread else "SEND_MESSAGES"]
        if call.body.get("embeds"):
            needed.append("EMBED_LINKS")
        if call.files:
            needed.append("ATTACH_FILES")
        world.need(me, channel, *needed)
        if (
            in_thread
            and channel["thread_metadata"]["locked"]
            and not world.rights(me, channel) & mask("MANAGE_THREADS")
        ):
            raise THREAD_ARCHIVED
        if call.body.get("message_reference") and not world.rights(me, channel) & mask("READ_MESSAGE_HISTORY"):
            raise ApiError(400, 160002, "Cannot reply without permission to read message history")

    async def history(self, call: Call) -> Any:
        """The latest messages first; `before`, `after` or `around` an id; at most `limit`, 50 if not said."""
        channel = self.world.channel(call.id("channel_id"))
        self.world.need(self.world.app_id, channel)
        limit = call.number("limit", 50, 1, MOST)
        before, after, around = (call.asked_id(name) for name in ("before", "after", "around"))
        if not self.world.rights(self.world.app_id, channel) & mask("READ_MESSAGE_HISTORY"):
            return []
        every = [one for one in self.world.messages[int(channel["id"])].items() if "_viewer" not in one[1]]
        if before is not None:
            chosen = [one for one in every if one[0] < before][-limit:]
        elif after is not None:
            chosen = [one for one in every if one[0] > after][:limit]
        elif around is not None:
            older = [one for one in every if one[0] <= around][-(limit // 2 + 1) :]
            chosen = older + [one for one in every if one[0] > around][: limit - len(older)]
        else:
            chosen = every[-limit:]
        return [in_history(message) for _, message in reversed(chosen)]

    def _standing(self, call: Call, *rights: str) -> tuple[Json, Json]:
        channel = self.world.channel(call.id("channel_id"))
        self.world.need(self.world.app_id, channel, *rights)
        message = self.world.message(int(channel["id"]), call.id("message_id"))
        if "_viewer" in message:
            raise unknown("Message")
        return channel, message

    async def get(self, call: Call) -> Any:
        """One message."""
        return in_history(self._standing(call, "READ_MESSAGE_HISTORY")[1])

    async def edit(self, call: Call) -> Any:
        """Change one of the bot's own messages."""
        channel, message = self._standing(call)
        if message["author"]["id"] != str(self.world.app_id):
            raise NOT_THE_AUTHOR
        if channel["type"] in THREADS and channel["thread_metadata"]["archived"]:
            raise THREAD_ARCHIVED
        self.posting.edit(message, call.body, call.files)
        return in_history(message)

    async def delete(self, call: Call) -> Any:
        """Take a message away; another's only with MANAGE_MESSAGES."""
        channel, message = self._standing(call)
        if message["author"]["id"] != str(self.world.app_id):
            if channel["type"] == DM:
                raise NOT_IN_A_DM
            if not self.world.rights(self.world.app_id, channel) & mask("MANAGE_MESSAGES"):
                raise MISSING_PERMISSIONS
        self.posting.remove(message)

    async def delete_many(self, call: Call) -> Any:
        """Take 2 to 100 messages away."""
        channel = self.world.channel(call.id("channel_id"))
        self.world.need(self.world.app_id, channel, "MANAGE_MESSAGES")
        ids = {int(one) for one in call.body.get("messages") or []}
        if not 2 <= len(ids) <= MOST:
            raise invalid("messages", "BASE_TYPE_BAD_LENGTH", "Must be between 2 and 100 in length.")
        standing = self.world.messages[int(channel["id"])]
        for message in [standing[one] for one in ids if one in standing and "_viewer" not in standing[one]]:
            self.posting.remove(message)
