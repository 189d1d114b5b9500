"""What every request of the bot passes through: token, faults, rate limits, body, checks, errors, and the log of it."""

from __future__ import annotations

import asyncio
import json
import logging
import re
import time
from collections.abc import Awaitable, Callable
from dataclasses import dataclass, field
from typing import TYPE_CHECKING, Any

from aiohttp import BodyPartReader, web

from playground.errors import NO_SUCH_ROUTE, UNAUTHORIZED, ApiError
from playground.interactions import parse_multipart
from playground.messages import Upload

if TYPE_CHECKING:
    from playground.server import Playground

Json = dict[str, Any]
log = logging.getLogger(__name__)
API = "/api/v10"
WITHOUT_TOKEN = re.compile(r"^/(interactions/\d+/|webhooks/\d+/[^/]+)")


@dataclass(frozen=True, slots=True)
class Complaint:
    """Something that Discord would not take, or would not say."""

    method: str
    path: str
    what: str


@dataclass(frozen=True, slots=True)
class Logged:
    """One request of the bot. `at`: seconds of the playground's own time."""

    method: str
    template: str
    status: int
    at: float
    channel: int | None = None


@dataclass(slots=True)
class Fault:
    """The next `times` requests that fit are answered with this instead, or later."""

    method: str
    path: re.Pattern[str]
    times: int
    status: int | None
    delay: float
    body: Json | None
    headers: dict[str, str] = field(default_factory=dict)


@dataclass(slots=True)
class Call:
    """A request as a route gets it: path parameters, query, JSON body, uploaded files by index."""

    params: dict[str, str]
    query: Any
    body: Any
    files: dict[int, Upload]

    def id(self, name: str) -> int:
        """A path parameter that is an id; raises 404 where it is none."""
        try:
            return int(self.params[name])
        except ValueError:
            raise NO_SUCH_ROUTE from None


Handler = Callable[[Call], Awaitable[tuple[int, Any]]]


def json_response(status: int, body: Any, headers: dict[str, str] | None = None) -> web.Response:
    """An answer whose Content-Type is exactly what Discord sends."""
    if status == 204:
        return web.Response(status=204, headers=headers)
    text = json.dumps(body, ensure_ascii=False).encode()
    return web.Response(status=status, body=text, headers={"Content-Type": "application/json", **(headers or {})})


def endpoint(playground: Playground, method: str, template: str, handler: Handler) -> web.RouteDef:
    """A route of the API with everything that all of them share."""

    async def handle(request: web.Request) -> web.StreamResponse:
        path = request.path.removeprefix(API)
        channel = request.match_info.get("channel")
        wait, everywhere, headers = playground.limits.take(
            method, template, channel or request.match_info.get("token", "")
        )
        if wait:
            playground.note(method, template, 429, channel)
            body = {"message": "You are being rate limited.", "retry_after": round(wait, 3), "global": everywhere}
            return json_response(429, body, {**headers, "Via": "1.1 playground", "Retry-After": f"{wait:.3f}"})
        if (fault := playground.faults.take(method, path)) is not None:
            await asyncio.sleep(fault.delay)
            if fault.status is not None:
                playground.note(method, template, fault.status, channel)
                return json_response(fault.status, fault.body or {"message": "fault", "code": 0}, fault.headers)
        call: Call | None = None
        try:
            if not WITHOUT_TOKEN.match(path) and request.headers.get("Authorization") != f"Bot {playground.token}":
                raise UNAUTHORIZED
            call = await _read(request)
            playground.check_request(method, path, call.body)
            status, answer = await handler(call)
            playground.check_answer(method, path, status, answer)
        except ApiError as error:
            status, answer = error.status, error.body()
            playground.refused(method, path, error, call.body if call else None)
        playground.note(method, template, status, channel)
        return json_response(status, answer, headers)

    return web.route(method, API + template, handle)


async def _read(request: web.Request) -> Call:
    body: Any = None
    files: dict[int, Upload] = {}
    if request.content_type == "multipart/form-data":
        reader = await request.multipart()
        while (part := await reader.next()) is not None:
            assert isinstance(part, BodyPartReader)
            if part.name == "payload_json":
                body = parse_multipart((await part.read()).decode())
            elif (found := re.match(r"files\[(\d+)\]", part.name or "")) is not None:
                content_type = part.headers.get("Content-Type", "application/octet-stream")
                name = part.filename or "file"
                files[int(found[1])] = (name, _guess(name, content_type), bytes(await part.read()))
    elif request.can_read_body:
        try:
            body = json.loads(await request.read() or b"null")
        except ValueError:
            raise ApiError(400, 50109, "The request body contains invalid JSON.") from None
    return Call(dict(request.match_info), request.query, body, files)


def _guess(name: str, content_type: str) -> str:
    known = {"png": "image/png", "jpg": "image/jpeg", "gif": "image/gif", "json": "application/json"}
    return known.get(name.rsplit(".", 1)[-1].lower(), content_type)


class Faults:
    """Faults on demand."""

    def __init__(self) -> None:
        self._waiting: list[Fault] = []

    def add(self, fault: Fault) -> None:
        """One more."""
        self._waiting.append(fault)

    def take(self, method: str, path: str) -> Fault | None:
        """The fault for this request, if one waits."""
        for fault in self._waiting:
            if fault.method in (method, "*") and fault.path.search(path):
                fault.times -= 1
                if fault.times <= 0:
                    self._waiting.remove(fault)
                return fault
        return None


def now() -> float:
    """Real time for the log."""
    return time.monotonic()
