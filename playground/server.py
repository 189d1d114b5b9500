"""The playground: Discord's REST interface, its gateway, its files, and the page, served on this machine."""

from __future__ import annotations

import asyncio
import re
import time
from collections.abc import Callable, Mapping, Sequence
from pathlib import Path
from typing import Any

from aiohttp import web

from playground import rest
from playground.bus import Bus
from playground.cdn import Cdn
from playground.faults import Fault, Faults
from playground.gateway import Disturbance, Gateway
from playground.hands import Hands
from playground.interactions import Interactions
from playground.page import routes as page
from playground.permissions import mask
from playground.posting import Posting
from playground.ratelimits import RateLimits
from playground.records import Complaints, Requested
from playground.rooms import Rooms
from playground.schema import Schema
from playground.sessions import Sessions
from playground.threads import Threads
from playground.world import TEN_NAMES, World

BIGGEST_REQUEST = 25 * 1024 * 1024
LOOKS_APART = 0.001  # seconds of real time
BACKLOG = 1024  # a bot that answers hundreds of presses at once opens as many connections


class Playground:
    """A stand-in for Discord with one guild, some members and one bot.

    Parameters: `port` (0: any free one) and `host`; the `members`' names; `rate_limits`, whether they are as tight as
    Discord's; `strict`, whether complaints are kept; `schema`, the path of Discord's OpenAPI file, against which all
    requests and answers are then validated; `now`, seconds since 1970; the bot's `token`; `privileged`, the bits of
    privileged intents that the bot may use.
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
        token: str = "playground",
        privileged: int = 0,
    ) -> None:
        self.token = token
        self.world = World(members, now)
        self.complaints = Complaints(strict)
        self.requests: list[Requested] = []
        self.under_way = 0  # requests that are being served
        self.faults = Faults()
        self.rate_limits = RateLimits(rate_limits)
        self.schema = Schema.load(schema) if schema is not None else None
        self.bus = Bus(self.world)
        self.posting = Posting(self.world, self.bus)
        self.rooms = Rooms(self.world, self.bus)
        self.threads = Threads(self.world, self.posting)
        self.interactions = Interactions(self.world, self.posting)
        self.hands = Hands(self.world, self.posting, self.interactions)
        self._sessions = Sessions(self.world, self._inspect)
        self.bus.gateway = self._sessions.tell
        self._gateway = Gateway(self._sessions, token, privileged)
        self.port = port  # once started: the one that was taken
        self._host = host
        self._runner: web.AppRunner | None = None

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
        app.add_routes(page(self))
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
        """Disturb the bot's connection: close (4000), reconnect (op 7), drop (cut it), invalidate (op 9)."""
        await self._gateway.disturb(what)

    def permit(self, channel_id: int, target: int, *, allow: Sequence[str] = (), deny: Sequence[str] = ()) -> None:
        """Set what a role or member (or the bot: `world.app_id`) may do in a channel, by permissions' names."""
        channel = self.world.channel(channel_id)
        kind = 1 if target in self.world.members else 0
        self.rooms.permit(channel, target, kind, mask(*allow), mask(*deny))

    def add_channel(self, name: str) -> int:
        """Another text channel of the guild; its id. The bot hears of it."""
        return int(self.rooms.add(name)["id"])

    def delete_channel(self, channel_id: int) -> None:
        """Delete a text channel, as its owner could. The bot hears of it. Raises ApiError for one that is not there."""
        self.rooms.delete(self.world.channel(channel_id))
