"""The way of every request: fault, token, rate limit, body, schema, handler, answer, schema, record."""

from __future__ import annotations

import json
import re
from typing import TYPE_CHECKING, Any

from aiohttp import web

from playground.errors import NO_SUCH_METHOD, NO_SUCH_ROUTE, OUR_FAULT, UNAUTHORIZED, ApiError, plain
from playground.faults import Fault
from playground.limits import check_shape
from playground.objects import public
from playground.ratelimits import Limited
from playground.records import Requested, log
from playground.rest.calls import Answer, Call, Route, parse
from playground.snowflakes import parsed

if TYPE_CHECKING:
    from playground.server import Playground

Json = dict[str, Any]
BASE = "/api/v10"
MAJOR = ("channel_id", "guild_id", "webhook_id", "webhook_token")


class Desk:
    """Serves routes under /api/v10."""

    def __init__(self, playground: Playground) -> None:
        self.playground = playground
        self.routes: list[Route] = []

    def mount(self, app: web.Application, routes: list[Route]) -> None:
        """Add routes, and one for everything that is not there."""
        self.routes += routes
        for route in sorted(routes, key=lambda one: "{" in one.template.rsplit("/", 1)[-1]):
            app.router.add_route(route.method, BASE + route.template, self._serving(route))
        app.router.add_route("*", BASE + "/{rest:.*}", self._nowhere)

    def _serving(self, route: Route) -> Any:
        async def serve(request: web.Request) -> web.StreamResponse:
            self.playground.under_way += 1
            try:
                return await self._serve(route, request)
            finally:
                self.playground.under_way -= 1

        return serve

    async def _nowhere(self, request: web.Request) -> web.StreamResponse:
        path = request.path.removeprefix(BASE)
        others = sorted({one.method for one in self.routes if re.fullmatch(_pattern(one.template), path)})
        if others:
            self.playground.complaints.add(request.method, request.path, "refused: the method is not allowed here")
            return self._reply(request, "/{rest}", Answer(405, NO_SUCH_METHOD.body()), {"Allow": ", ".join(others)})
        self.playground.complaints.add(request.method, request.path, "no such endpoint here")
        return self._reply(request, "/{rest}", Answer(404, NO_SUCH_ROUTE.body()), {})

    async def _serve(self, route: Route, request: web.Request) -> web.StreamResponse:
        playground = self.playground
        fault = playground.faults.strike(request.method, request.path.removeprefix(BASE))
        if fault is not None and fault.delay:
            await playground.steady.sleep(fault.delay)
        if fault is not None and fault.then is not None and not fault.after:
            fault.then()
        if fault is not None and fault.status is not None and not fault.after:
            return self._reply(request, route.template, _failed(fault.status, fault), dict(fault.headers))
        headers: dict[str, str] = {}
        try:
            if not route.by_token and request.headers.get("Authorization") != f"Bot {playground.token}":
                raise UNAUTHORIZED
            major = "/".join(request.match_info[name] for name in MAJOR if name in request.match_info)
            headers = playground.rate_limits.take(route.method, route.template, major)
            answer = await self._carry_out(route, request)
        except Limited as limited:
            body = {"message": "You are being rate limited.", "retry_after": limited.retry_after}
            answer = Answer(429, body | {"global": limited.everywhere})
            headers = limited.headers | {"Via": "1.1 playground", "Retry-After": str(int(limited.retry_after) + 1)}
            log.info("%s %s: too fast", route.method, route.template)
        except ApiError as error:
            if error.of_body:
                playground.complaints.add(route.method, route.template, f"refused: {error.where()}")
            else:
                log.info("%s %s: %s %s", route.method, route.template, error.status, error.where())
            answer = Answer(error.status, error.body())
        except Exception:
            log.exception("%s %s: the playground is at fault", route.method, route.template)
            playground.complaints.add(route.method, route.template, "the playground is at fault", "answer")
            answer = Answer(500, OUR_FAULT.body())
        if fault is not None and fault.then is not None and fault.after:
            fault.then()
        if fault is not None and fault.status is not None:
            answer, headers = _failed(fault.status, fault), dict(fault.headers)
        return self._reply(request, route.template, answer, headers)

    async def _carry_out(self, route: Route, request: web.Request) -> Answer:
        body, files = ({}, {}) if route.shape is None else await parse(request)
        schema = self.playground.schema
        if schema is not None and route.shape is not None and request.body_exists:
            for what in schema.request(route.method, route.template, body):
                self.playground.complaints.add(route.method, route.template, what)
        if route.shape is not None:
            if isinstance(route.shape, list) and not body and not request.body_exists:
                body = []
            check_shape(body, route.shape)
        answer = await route.handler(Call(request.match_info, request.query, body, files))
        if not isinstance(answer, Answer):
            answer = Answer(204 if answer is None else 200, answer)
        answer = Answer(answer.status, public(answer.body))
        if schema is not None and answer.body is not None:
            for what in schema.answer(route.method, route.template, answer.status, answer.body):
                self.playground.complaints.add(route.method, route.template, what, "answer")
        return answer

    def _reply(
        self, request: web.Request, template: str, answer: Answer, headers: dict[str, str]
    ) -> web.StreamResponse:
        now = self.playground.world.now()
        channel = parsed(request.match_info.get("channel_id", ""))
        self.playground.requests.append(Requested(request.method, template, answer.status, now, channel))
        if answer.status == 204:
            return web.Response(status=204, headers=headers)
        text = answer.body if isinstance(answer.body, str) else json.dumps(answer.body, ensure_ascii=False)
        kind = "text/plain" if isinstance(answer.body, str) else "application/json"  # never with a charset
        return web.Response(status=answer.status, body=text.encode(), headers={**headers, "Content-Type": kind})


def _failed(status: int, fault: Fault) -> Answer:
    """What a fault answers: its own body, or the one that Discord has for such a status."""
    if fault.body is not None:
        return Answer(status, fault.body)
    if status == 429:
        return Answer(status, {"message": "You are being rate limited.", "retry_after": 1.0, "global": False})
    return Answer(status, plain(status).body())


def _pattern(template: str) -> str:
    return re.sub(r"\\{\w+\\}", "[^/]+", re.escape(template))
