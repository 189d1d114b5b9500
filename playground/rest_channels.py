"""The API: channels, messages, threads, direct messages."""

from __future__ import annotations

from typing import TYPE_CHECKING, Any

from aiohttp import web

from playground.errors import DMS_CLOSED, MISSING_PERMISSIONS, NOT_THE_AUTHOR, ApiError, invalid, unknown
from playground.messages import edit_message, new_message
from playground.permissions import THREADS
from playground.requests import Call, endpoint
from playground.world import public

if TYPE_CHECKING:
    from playground.server import Playground

Json = dict[str, Any]


class ChannelRoutes:
    """Everything below /channels, and the opening of direct messages."""

    def __init__(self, playground: Playground) -> None:
        self.playground = playground
        self.world = playground.world
        self.bus = playground.bus

    def routes(self) -> list[web.RouteDef]:
        """The routes."""
        here = "/channels/{channel}"
        table = [
            ("POST", "/users/@me/channels", self.open_dm),
            ("GET", here, self.get_channel),
            ("PATCH", here, self.edit_channel),
            ("DELETE", here, self.delete_channel),
            ("POST", f"{here}/typing", self.typing),
            ("GET", f"{here}/messages", self.history),
            ("POST", f"{here}/messages", self.send),
            ("GET", f"{here}/messages/{{message}}", self.get_message),
            ("PATCH", f"{here}/messages/{{message}}", self.edit),
            ("DELETE", f"{here}/messages/{{message}}", self.delete),
            ("POST", f"{here}/messages/{{message}}/threads", self.thread_from_message),
            ("POST", f"{here}/threads", self.thread),
            ("PUT", f"{here}/thread-members/{{user}}", self.add_thread_member),
            ("GET", f"{here}/thread-members/{{user}}", self.get_thread_member),
            ("DELETE", f"{here}/thread-members/{{user}}", self.remove_thread_member),
        ]
        return [endpoint(self.playground, method, template, handler) for method, template, handler in table]

    def _place(self, call: Call, *rights: str) -> Json:
        channel = self.world.channel(call.id("channel"))
        self.world.need(self.world.app_id, channel, *rights)
        return channel

    def _thread_event(self, type_: str, thread: Json, **more: Any) -> None:
        self.bus.emit(type_, {**thread, **more}, thread)

    # ------------------------------------------------ messages

    async def send(self, call: Call) -> tuple[int, Any]:
        """A message of the bot; the same nonce again gives the first message again."""
        channel = self.world.channel(call.id("channel"))
        body: Json = call.body or {}
        if channel["type"] == 1:
            if channel["_with"] in self.world.dms_closed or channel["_with"] not in self.world.members:
                raise DMS_CLOSED
        elif channel["type"] in THREADS:
            self.world.need(self.world.app_id, channel, "SEND_MESSAGES_IN_THREADS")
            if channel["thread_metadata"]["locked"]:
                raise ApiError(400, 160005, "Thread is locked")
            channel["thread_metadata"]["archived"] = False
        else:
            self.world.need(self.world.app_id, channel, "SEND_MESSAGES")
        if call.files and channel["type"] != 1:
            self.world.need(self.world.app_id, channel, "ATTACH_FILES")
        if body.get("enforce_nonce") and body.get("nonce") is not None:
            mark = (self.world.bot["id"], str(body["nonce"]))
            for message in self.world.messages[int(channel["id"])].values():
                if message.get("_nonce") == mark:
                    return 200, public(message)
        if reference := body.get("message_reference"):
            self.world.message(int(channel["id"]), int(reference["message_id"]))
        message = new_message(self.world, channel, self.world.bot, body, call.files)
        if channel["type"] in THREADS:
            channel["message_count"] += 1
            channel["total_message_sent"] += 1
        self.bus.emit("MESSAGE_CREATE", message, channel)
        return 200, public(message)

    async def history(self, call: Call) -> tuple[int, Any]:
        """Newest first, ephemeral ones left out."""
        channel = self._place(call, "READ_MESSAGE_HISTORY")
        limit = int(call.query.get("limit", 50))
        if not 1 <= limit <= 100:
            raise invalid("limit", "NUMBER_TYPE_MAX", "Value should be between 1 and 100.")
        kept = [one for one in self.world.messages[int(channel["id"])].values() if "_viewer" not in one]
        if before := call.query.get("before"):
            kept = [one for one in kept if int(one["id"]) < int(before)]
        if after := call.query.get("after"):
            return 200, public([one for one in kept if int(one["id"]) > int(after)][:limit][::-1])
        return 200, public(kept[::-1][:limit])

    def _mine_to_see(self, call: Call) -> tuple[Json, Json]:
        channel = self._place(call)
        message = self.world.message(int(channel["id"]), call.id("message"))
        if "_viewer" in message:
            raise unknown("Message")
        return channel, message

    async def get_message(self, call: Call) -> tuple[int, Any]:
        """One message."""
        self._place(call, "READ_MESSAGE_HISTORY")
        return 200, public(self._mine_to_see(call)[1])

    async def edit(self, call: Call) -> tuple[int, Any]:
        """Edit a message of the bot's own."""
        channel, message = self._mine_to_see(call)
        if message["author"]["id"] != self.world.bot["id"]:
            raise NOT_THE_AUTHOR
        if channel["type"] in THREADS and channel["thread_metadata"]["archived"]:
            raise ApiError(400, 50083, "Thread is archived")
        edit_message(self.world, message, call.body or {}, call.files)
        self.bus.emit("MESSAGE_UPDATE", message, channel)
        return 200, public(message)

    async def delete(self, call: Call) -> tuple[int, Any]:
        """Delete a message; another's only with the right to."""
        channel, message = self._mine_to_see(call)
        if message["author"]["id"] != self.world.bot["id"]:
            if channel["type"] == 1:
                raise ApiError(403, 50003, "Cannot execute action on a DM channel")
            self.world.need(self.world.app_id, channel, "MANAGE_MESSAGES")
        self.playground.interactions.remove(message)
        return 204, None

    async def typing(self, call: Call) -> tuple[int, Any]:
        """The bot is typing."""
        channel = self._place(call)
        self.bus.emit("TYPING_START", {"channel_id": channel["id"], "user_id": self.world.bot["id"]}, channel)
        return 204, None

    # ------------------------------------------------ channels

    async def open_dm(self, call: Call) -> tuple[int, Any]:
        """The channel with a user: opening it always works, sending may not."""
        user = int((call.body or {}).get("recipient_id") or 0)
        if user == self.world.app_id:
            raise ApiError(400, 50007, "Cannot send messages to this user")
        channel, new = self.world.dm(user)
        if new:
            self.bus.emit("CHANNEL_CREATE", channel, channel)
        return 200, public(channel)

    async def get_channel(self, call: Call) -> tuple[int, Any]:
        """A channel or thread."""
        return 200, public(self._place(call))

    async def edit_channel(self, call: Call) -> tuple[int, Any]:
        """A channel's or thread's settings."""
        channel = self._place(call)
        body: Json = call.body or {}
        own = channel.get("owner_id") == self.world.bot["id"]
        if channel["type"] in THREADS:
            if not (own and "locked" not in body):
                self.world.need(self.world.app_id, channel, "MANAGE_THREADS")
            for key in ("archived", "locked", "auto_archive_duration"):
                if body.get(key) is not None:
                    channel["thread_metadata"][key] = body[key]
        else:
            self.world.need(self.world.app_id, channel, "MANAGE_CHANNELS")
        for key in ("name", "topic", "rate_limit_per_user", "position", "nsfw"):
            if key in body and key in channel:
                channel[key] = body[key]
        self.bus.emit("THREAD_UPDATE" if channel["type"] in THREADS else "CHANNEL_UPDATE", channel, channel)
        return 200, public(channel)

    async def delete_channel(self, call: Call) -> tuple[int, Any]:
        """Delete a channel or thread; close a direct message."""
        channel = self._place(call)
        if channel["type"] != 1:
            self.world.need(
                self.world.app_id, channel, "MANAGE_THREADS" if channel["type"] in THREADS else "MANAGE_CHANNELS"
            )
            self.playground.delete_channel(int(channel["id"]))
        return 200, public(channel)

    # ------------------------------------------------ threads

    async def thread_from_message(self, call: Call) -> tuple[int, Any]:
        """A thread under a message; one a message."""
        channel, message = self._mine_to_see(call)
        self.world.need(self.world.app_id, channel, "CREATE_PUBLIC_THREADS")
        if message.get("thread"):
            raise ApiError(400, 160004, "A thread has already been created for this message")
        thread = self.world.add_thread(int(channel["id"]), call.body["name"], 11, self.world.app_id, int(message["id"]))
        message["flags"] |= 1 << 5
        message["thread"] = public(thread)
        self._thread_event("THREAD_CREATE", thread, newly_created=True)
        self.bus.emit("MESSAGE_UPDATE", message, channel)
        return 201, public(thread)

    async def thread(self, call: Call) -> tuple[int, Any]:
        """A thread without a message: private unless the body says otherwise."""
        channel = self._place(call)
        type_ = int(call.body.get("type") or 12)
        right = "CREATE_PRIVATE_THREADS" if type_ == 12 else "CREATE_PUBLIC_THREADS"
        self.world.need(self.world.app_id, channel, right)
        name = call.body.get("name") or ""
        if not 1 <= len(name) <= 100:
            raise invalid("name", "BASE_TYPE_BAD_LENGTH", "Must be between 1 and 100 in length.")
        thread = self.world.add_thread(int(channel["id"]), name, type_, self.world.app_id)
        self._thread_event("THREAD_CREATE", thread, newly_created=True)
        return 201, public(thread)

    def _member_of(self, call: Call) -> tuple[Json, int]:
        thread = self._place(call)
        if thread["type"] not in THREADS:
            raise ApiError(400, 50024, "Cannot execute action on this channel type")
        user = self.world.app_id if call.params["user"] == "@me" else call.id("user")
        if user not in self.world.members:
            raise unknown("Member")
        return thread, user

    async def add_thread_member(self, call: Call) -> tuple[int, Any]:
        """Let somebody into a thread."""
        thread, user = self._member_of(call)
        if thread["thread_metadata"]["archived"]:
            raise ApiError(400, 50083, "Thread is archived")
        if user not in thread["_members"]:
            thread["_members"].append(user)
            self._members_changed(thread)
            self._thread_event("THREAD_CREATE", thread)
        return 204, None

    async def get_thread_member(self, call: Call) -> tuple[int, Any]:
        """Whether somebody is in a thread."""
        thread, user = self._member_of(call)
        if user not in thread["_members"]:
            raise unknown("Member")
        joined = {"id": thread["id"], "user_id": str(user), "join_timestamp": self.world.stamp(), "flags": 0}
        return 200, joined

    async def remove_thread_member(self, call: Call) -> tuple[int, Any]:
        """Show somebody out of a thread."""
        thread, user = self._member_of(call)
        if user != self.world.app_id and thread["owner_id"] != self.world.bot["id"]:
            raise MISSING_PERMISSIONS
        if user in thread["_members"]:
            thread["_members"].remove(user)
            self._members_changed(thread)
        return 204, None

    def _members_changed(self, thread: Json) -> None:
        thread["member_count"] = len(thread["_members"])
        changed = {"id": thread["id"], "guild_id": thread["guild_id"], "member_count": thread["member_count"]}
        self.bus.emit("THREAD_MEMBERS_UPDATE", changed, thread)
