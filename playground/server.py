"""The playground: Discord's REST interface, its gateway, its files, and the page, served on this machine."""

from __future__ import annotations

import asyncio
import re
import time
from base64 import b64encode
from collections.abc import Callable, Mapping, Sequence
from pathlib import Path
from typing import Any

from aiohttp import web

from playground import rest
from playground.bus import Bus
from playground.cdn import Cdn
from playground.faults import Astray, Fault, Faults
from playground.gateway import Disturbance, Gateway
from playground.hands import Hands
from playground.interactions import Interactions
from playground.mishaps import Mishaps
from playground.page import Page
from playground.page.guard import Home
from playground.permissions import mask
from playground.posting import Posting
from playground.ratelimits import RateLimits
from playground.records import Complaints, Requested
from playground.rooms import Rooms
from playground.schema import Schema
from playground.sessions import Sessions
from playground.steady import Steady
from playground.threads import Threads
from playground.world import TEN_NAMES, World

BIGGEST_REQUEST = 25 * 1024 * 1024
LOOKS_APART = 0.001  # seconds of real time
BACKLOG = 1024  # a bot that answers hundreds of presses at once opens as many connections


class Playground:
    """A stand-in for Discord with one guild, some members and one bot.

    Parameters: `port` (0: any free one) and `host`; the `members`' names; `rate_limits`, whether they are as tight as
    Discord's; `strict`, whether complaints are kept; `schema`, the path of Discord's OpenAPI file, against which all
    requests and answers are then validated; `now`, seconds since 1970; the bot's `token` (else one
    that begins with the bot's id, as Discord's do); `privileged`, the bits of
    privileged intents that the bot may use; `steady`, the time by which the rules of interactions, limits and delays go
    (else the real one).
    """

    def __init__(
        self,
        *,
        port: int = 0,
        host: str = "127.0.0.1",
        members: Sequence[str] = TEN_NAMES,
        rate_limits: bool = False,
        strict: bool = False,
        schema: Path | None = None,
        now: Callable[[], float] = time.time,
        token: str | None = None,
        privileged: int = 0,
        steady: Steady | None = None,
    ) -> None:
        self._token = token
        self.world = World(members, now)
        self.complaints = Complaints(strict)
        self.requests: list[Requested] = []
        self.under_way = 0  # requests that are being served
        self.faults = Faults()
        self.steady = steady or Steady()
        self.rate_limits = RateLimits(rate_limits, self.steady.now)
        self.schema = Schema.load(schema) if schema is not None else None
        self.bus = Bus(self.world)
        self.posting = Posting(self.world, self.bus)
        self.rooms = Rooms(self.world, self.bus)
        self.threads = Threads(self.world, self.posting)
        self.interactions = Interactions(self.world, self.posting, self.faults, self.steady)
        self.hands = Hands(self.world, self.posting, self.interactions)
        self._sessions = Sessions(self.world, self._inspect)
        self.page = Page(self)
        self.bus.gateway = self._sessions.tell
        self._gateway = Gateway(self._sessions, lambda: self.token, privileged, self.steady)
        self.mishaps = Mishaps(self)
        self.port = port  # once started: the one that was taken
        self._host = host
        self._runner: web.AppRunner | None = None

    @property
    def token(self) -> str:
        """The bot's token."""
        return self._token or f"{b64encode(str(self.world.app_id).encode()).decode().rstrip('=')}.play.ground"

    @property
    def url(self) -> str:
        """Where it is served, such as "http://127.0.0.1:8080"."""
        return self.world.base_url

    @property
    def gateway_url(self) -> str:
        """Where its gateway is."""
        return self._gateway.url

    async def start(self) -> None:
        """Begin to serve."""
        app = web.Application(client_max_size=BIGGEST_REQUEST)
        rest.Desk(self).mount(app, rest.routes(self))
        app.router.add_get("/gateway", self._gateway.handle)
        app.router.add_get("/gateway/", self._gateway.handle)
        app.add_routes(Cdn(self.world).routes())
        app.add_routes(self.page.routes(Home()))
        self._runner = web.AppRunner(app, access_log=None, shutdown_timeout=1.0)
        await self._runner.setup()
        site = web.TCPSite(self._runner, self._host, self.port, backlog=BACKLOG)
        await site.start()
        self.port = self._runner.addresses[0][1]
        self.world.base_url = f"http://{self._host}:{self.port}"
        self._gateway.url = f"ws://{self._host}:{self.port}/gateway"

    async def deserted(self) -> None:
        """Return when nobody is connected and all that they asked for has been carried out. For after a bot's end."""
        server = self._runner.server if self._runner is not None else None
        while self.under_way or (server is not None and server.connections):  # noqa: ASYNC110 – there is no event
            await asyncio.sleep(LOOKS_APART)

    def _inspect(self, type_: str, data: dict[str, Any]) -> None:
        if self.schema is not None:
            for what in self.schema.event(type_, data):
                self.complaints.add("GATEWAY", type_, what, "event")

    async def stop(self) -> None:
        """End everything; the bot should be closed before."""
        self.bus.close()
        await self.interactions.close()
        await self._gateway.close()
        if self._runner is not None:
            await self._runner.cleanup()
            self._runner = None

    def fault(
        self,
        method: str,
        path_regex: str,
        *,
        times: int = 1,
        status: int | None = None,
        delay: float = 0.0,
        body: Any = None,
        headers: Mapping[str, str] | None = None,
        after: bool = False,
        skip: int = 0,
        then: Callable[[], None] | None = None,
    ) -> None:
        """Let the next `times` requests of this method ("*": any), whose path after /api/v10 has a match, fail.

        `delay`: seconds of waiting first. `status`, `body`, `headers`: the answer, in place of the real one (None: the
        real one). `after`: the request is carried out, and only its answer is lost. `skip`: as many are let pass
        before. `then`: what else happens at that moment, before any answer.
        """
        fault = Fault(method, re.compile(path_regex), times, status, delay, body, headers or {}, after, skip, then)
        self.faults.add(fault)

    async def gateway(self, what: Disturbance) -> None:
        """Disturb the bot's connection: close (4000), reconnect (op 7), drop (cut it), invalidate (op 9), forget (cut
        it, and it cannot be resumed)."""
        await self._gateway.disturb(what)

    def astray(self, *, copies: int = 1, late: float = 0.0, times: int = 1) -> None:
        """Let the next `times` interactions reach the bot in so many copies (0: never), `late` seconds afterwards."""
        self.faults.lead_astray(Astray(copies, late, times))

    def permit(self, channel_id: int, target: int, *, allow: Sequence[str] = (), deny: Sequence[str] = ()) -> None:
        """Set what a role or member (or the bot: `world.app_id`) may do in a channel, by permissions' names."""
        channel = self.world.channel(channel_id)
        kind = 1 if target in self.world.members else 0
        self.rooms.permit(channel, target, kind, mask(*allow), mask(*deny))

    def add_channel(self, name: str) -> int:
        """Another text channel of the guild; its id. The bot hears of it."""
        return int(self.rooms.add(name)["id"])

    def grant(self, role_id: int, *, allow: Sequence[str] = (), deny: Sequence[str] = ()) -> None:
        """Give a role permissions, or take them away. The bot hears of it."""
        role = next(one for one in self.world.guild["roles"] if one["id"] == str(role_id))
        role["permissions"] = str(int(role["permissions"]) & ~mask(*deny) | mask(*allow))
        changed = {"guild_id": self.world.guild["id"], "role": role}
        self.bus.tell_bot("GUILD_ROLE_UPDATE", changed, guild=True)

    def send_away(self, member_id: int) -> None:
        """A member leaves the guild. A bot without the intent for members hears nothing of it."""
        gone = {"guild_id": self.world.guild["id"], "user": self.world.leave(member_id)}
        self.bus.tell_bot("GUILD_MEMBER_REMOVE", gone, guild=True)

    def bring_back(self, member_id: int) -> None:
        """Who left the guild is a member again."""
        came = {"guild_id": self.world.guild["id"], **self.world.rejoin(member_id)}
        self.bus.tell_bot("GUILD_MEMBER_ADD", came, guild=True)

    def archive(self, thread_id: int, *, locked: bool = False) -> None:
        """A thread is closed, as Discord does it after a while, or locked by who may. The bot hears of it."""
        thread = self.world.channel(thread_id)
        thread["thread_metadata"]["locked"] = locked
        self.posting.archive(thread, True)

    def delete_thread(self, thread_id: int) -> None:
        """Delete a thread, as the guild's owner could. The bot hears of it."""
        self.threads.delete(self.world.channel(thread_id), int(self.world.guild["owner_id"]))

    def delete_channel(self, channel_id: int) -> None:
        """Delete a text channel, as its owner could. The bot hears of it. Raises ApiError for one that is not there."""
        self.rooms.delete(self.world.channel(channel_id))
