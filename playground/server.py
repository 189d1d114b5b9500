"""The playground: a world, its API and gateway, members' hands, and the page, in one small server."""

from __future__ import annotations

import logging
import re
import time
from collections.abc import Callable, Sequence
from pathlib import Path
from typing import Any

from aiohttp import web

from playground.bus import Bus
from playground.errors import NO_SUCH_ROUTE, ApiError, unknown
from playground.gateway import Gateway
from playground.hands import Hands
from playground.interactions import Interactions
from playground.ratelimits import RateLimits
from playground.requests import API, Complaint, Fault, Faults, Logged, json_response
from playground.rest_application import ApplicationRoutes
from playground.rest_channels import ChannelRoutes
from playground.rest_interactions import InteractionRoutes
from playground.schema import Schema
from playground.world import TEN_NAMES, World

Json = dict[str, Any]
log = logging.getLogger(__name__)


class Playground:
    """A stand-in for Discord on this machine.

    rate_limits  refuse as Discord would; else never
    strict       collect every request that Discord would not take in `complaints`
    schema       path of the official OpenAPI document; None: no validation against it
    now          seconds since 1970, for ids and timestamps
    token        the bot's token
    privileged   bits of the privileged intents that the application may use
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
        self.host = host
        self.port = port
        self.strict = strict
        self.token = token
        self.world = World(members, now)
        self.bus = Bus(self.world)
        self.gateways = Gateway(self.world, self.bus, token, privileged)
        self.interactions = Interactions(self.world, self.bus)
        self.hands = Hands(self)
        self.limits = RateLimits(rate_limits)
        self.faults = Faults()
        self.complaints: list[Complaint] = []
        self.requests: list[Logged] = []
        self._schema = Schema(schema) if schema is not None else None
        self._runner: web.AppRunner | None = None
        if self._schema is not None:
            self.bus.sinks.append(self._check_event)

    @property
    def url(self) -> str:
        """Such as "http://127.0.0.1:8080"."""
        return f"http://{self.host}:{self.port}"

    async def start(self) -> None:
        """Serve. With port 0 a free one is taken. Raises OSError if the port is not free."""
        app = web.Application(client_max_size=26 * 1024 * 1024)
        for part in (ChannelRoutes, ApplicationRoutes, InteractionRoutes):
            app.add_routes(part(self).routes())
        app.add_routes([web.get("/gateway", self.gateways.handle), web.get("/gateway/", self.gateways.handle)])
        app.add_routes([web.get("/cdn/{path:.+}", self._file), web.route("*", API + "/{path:.*}", self._nowhere)])
        from playground.page import routes

        app.add_routes(routes(self))
        self._runner = web.AppRunner(app, access_log=None, shutdown_timeout=1.0)
        await self._runner.setup()
        site = web.TCPSite(self._runner, self.host, self.port)
        await site.start()
        self.port = self._runner.addresses[0][1]
        self.world.base_url = self.url

    async def stop(self) -> None:
        """End everything."""
        for watch in list(self.bus.watches):
            watch.close()
        for task in list(self.interactions.waiting):
            task.cancel()
        await self.gateways.close()
        if self._runner is not None:
            await self._runner.cleanup()

    # ------------------------------------------------ what is checked and noted

    def check_request(self, method: str, path: str, body: Any) -> None:
        """Note what the official schema would not take in a request."""
        if self._schema is not None:
            for what in self._schema.request(method, path, body):
                self._complain(method, path, what)

    def check_answer(self, method: str, path: str, status: int, body: Any) -> None:
        """Note what the official schema would not expect of an answer of ours."""
        if self._schema is not None:
            for what in self._schema.answer(method, path, status, body):
                self._complain(method, path, f"answer {status}: {what}")

    def refused(self, method: str, path: str, error: ApiError, body: Any) -> None:
        """Log a refusal; a malformed body is a complaint."""
        log.warning("refused %s %s: %s %s", method, path, error.status, error.message)
        if error.status in (400, 500) and error.code in (0, 50006, 50035):
            self._complain(method, path, f"{error.code} {error.message} {error.errors or ''}")

    def _complain(self, method: str, path: str, what: str) -> None:
        self.complaints.append(Complaint(method, path, what))
        if not self.strict:
            log.warning("Discord would complain: %s %s: %s", method, path, what)

    def _check_event(self, type_: str, data: Json, channel: Json | None, viewer: int | None) -> None:
        assert self._schema is not None
        if type_ in ("MESSAGE_CREATE", "MESSAGE_UPDATE"):
            for what in self._schema.component("MessageResponse", data):
                self._complain("GATEWAY", type_, what)

    def note(self, method: str, template: str, status: int, channel: str | None) -> None:
        """Remember a request of the bot, for counting."""
        place = int(channel) if channel and channel.isdigit() else None
        self.requests.append(Logged(method, template, status, self.world.now(), place))

    # ------------------------------------------------ faults

    def fault(
        self,
        method: str,
        path_regex: str,
        *,
        times: int = 1,
        status: int | None = None,
        delay: float = 0.0,
        body: Json | None = None,
        headers: dict[str, str] | None = None,
    ) -> None:
        """Let the next `times` requests that fit fail with `status`, or come `delay` seconds late."""
        self.faults.add(Fault(method, re.compile(path_regex), times, status, delay, body, headers or {}))

    async def gateway(self, what: str) -> None:
        """Disturb the gateway: close, reconnect, drop or invalidate."""
        await self.gateways.disturb(what)

    def delete_channel(self, channel_id: int) -> None:
        """Delete a channel or thread with all that was said in it."""
        channel = self.world.channel(channel_id)
        thread = channel["type"] in (10, 11, 12)
        self.bus.emit("THREAD_DELETE" if thread else "CHANNEL_DELETE", channel, channel)
        for child in [one for one in self.world.channels.values() if one.get("parent_id") == channel["id"]]:
            self.delete_channel(int(child["id"]))
        del self.world.channels[channel_id]
        del self.world.messages[channel_id]

    def deny(self, channel_id: int, *, bits: int) -> None:
        """Take rights in a channel from the bot; 0 gives all back."""
        channel = self.world.channel(channel_id)
        mine = self.world.bot["id"]
        others = [one for one in channel["permission_overwrites"] if one["id"] != mine]
        denied = [{"id": mine, "type": 1, "allow": "0", "deny": str(bits)}] if bits else []
        channel["permission_overwrites"] = others + denied
        self.bus.emit("CHANNEL_UPDATE", channel, channel)

    # ------------------------------------------------ files and nothing

    async def _file(self, request: web.Request) -> web.Response:
        found = self.world.files.get(request.match_info["path"])
        if found is None:
            return json_response(404, unknown("Message").body())
        content_type, data = found
        safe = content_type if content_type.startswith("image/") else "application/octet-stream"
        return web.Response(body=data, headers={"Content-Type": safe, "X-Content-Type-Options": "nosniff"})

    async def _nowhere(self, request: web.Request) -> web.Response:
        path = request.path.removeprefix(API)
        log.warning("no such route: %s %s", request.method, path)
        self._complain(request.method, path, "the playground has no such route")
        return json_response(404, NO_SUCH_ROUTE.body())
