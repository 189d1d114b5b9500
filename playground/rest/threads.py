"""Threads and who is in them."""

from __future__ import annotations

from typing import TYPE_CHECKING, Any

from playground.errors import MISSING_ACCESS, unknown
from playground.limits.shapes import THREAD
from playground.rest.calls import Answer, Call, Route

if TYPE_CHECKING:
    from playground.server import Playground

Json = dict[str, Any]


class ThreadRoutes:
    """Endpoints of threads; changing and deleting them goes by the channels' endpoints."""

    def __init__(self, playground: Playground) -> None:
        self.world = playground.world
        self.threads = playground.threads

    def routes(self) -> list[Route]:
        """The area's endpoints."""
        members = "/channels/{channel_id}/thread-members"
        return [
            Route("POST", "/channels/{channel_id}/threads", self.start, THREAD),
            Route("POST", "/channels/{channel_id}/messages/{message_id}/threads", self.start_from_message, THREAD),
            Route("GET", members, self.members),
            Route("GET", members + "/{user_id}", self.member),
            Route("PUT", members + "/@me", self.join),
            Route("PUT", members + "/{user_id}", self.add),
            Route("DELETE", members + "/@me", self.leave),
            Route("DELETE", members + "/{user_id}", self.remove),
        ]

    async def start(self, call: Call) -> Any:
        """A thread of its own; private unless said otherwise."""
        channel = self.world.channel(call.id("channel_id"))
        return Answer(201, self.threads.start(channel, self.world.app_id, call.body))

    async def start_from_message(self, call: Call) -> Any:
        """A public thread under a message."""
        channel = self.world.channel(call.id("channel_id"))
        self.world.need(self.world.app_id, channel)
        message = self.world.message(int(channel["id"]), call.id("message_id"))
        return Answer(201, self.threads.start(channel, self.world.app_id, call.body, message))

    def _thread(self, call: Call) -> Json:
        channel = self.world.channel(call.id("channel_id"))
        if not self.world.sees(self.world.app_id, channel):
            raise MISSING_ACCESS
        if "_members" not in channel:
            raise unknown("Channel")
        return channel

    async def members(self, call: Call) -> Any:
        """Who is in a thread."""
        thread = self._thread(call)
        return [self.threads.membership(thread, one) for one in thread["_members"]]

    async def member(self, call: Call) -> Any:
        """One member of a thread."""
        member = self.world.app_id if call.path["user_id"] == "@me" else call.id("user_id")
        return self.threads.membership(self._thread(call), member)

    async def join(self, call: Call) -> Any:
        """The bot joins."""
        self.threads.add(self._thread(call), self.world.app_id, self.world.app_id)

    async def add(self, call: Call) -> Any:
        """The bot adds a member."""
        member = call.id("user_id")
        self.threads.add(self._thread(call), self.world.app_id, member)

    async def leave(self, call: Call) -> Any:
        """The bot leaves."""
        self.threads.remove(self._thread(call), self.world.app_id, self.world.app_id)

    async def remove(self, call: Call) -> Any:
        """The bot removes a member."""
        member = call.id("user_id")
        self.threads.remove(self._thread(call), self.world.app_id, member)
