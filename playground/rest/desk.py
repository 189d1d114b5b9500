"""The way of every request: fault, token, rate limit, body, schema, handler, answer, schema, record."""

from __future__ import annotations

import asyncio
import json
from typing import TYPE_CHECKING, Any

from aiohttp import web

from playground.errors import NO_SUCH_ROUTE, UNAUTHORIZED, ApiError
from playground.objects import public
from playground.ratelimits import Limited
from playground.records import Requested, log
from playground.rest.calls import Answer, Call, Route, parse

if TYPE_CHECKING:
    from playground.server import Playground

Json = dict[str, Any]
BASE = "/api/v10"
MAJOR = ("channel_id", "guild_id", "webhook_id", "webhook_token")


class Desk:
    """Serves routes under /api/v10."""

    def __init__(self, playground: Playground) -> None:
        self.playground = playground

    def mount(self, app: web.Application, routes: list[Route]) -> None:
        """Add routes, and one for everything that is not there."""
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
        self.playground.complaints.add(request.method, request.path, "no such endpoint here")
        return self._reply(request, "/{rest}", Answer(404, NO_SUCH_ROUTE.body()), {})

    async def _serve(self, route: Route, request: web.Request) -> web.StreamResponse:
        playground = self.playground
        fault = playground.faults.strike(request.method, request.path.removeprefix(BASE))
        if fault is not None and fault.delay:
            await asyncio.sleep(fault.delay)
        if fault is not None and fault.then is not None and not fault.after:
            fault.then()
        if fault is not None and fault.status is not None and not fault.after:
            return self._reply(request, route.template, Answer(fault.status, fault.body), dict(fault.headers))
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
        except ApiError as error:
            if error.of_body:
                playground.complaints.add(route.method, route.template, f"refused: {error.where()}")
            answer = Answer(error.status, error.body())
        except Exception:
            log.exception("%s %s: the playground is at fault", route.method, route.template)
            playground.complaints.add(route.method, route.template, "the playground is at fault", "answer")
            answer = Answer(500, {"message": "500: Internal Server Error", "code": 0})
        if fault is not None and fault.then is not None and fault.after:
            fault.then()
        if fault is not None and fault.status is not None:
            answer, headers = Answer(fault.status, fault.body), dict(fault.headers)
        return self._reply(request, route.template, answer, headers)

    async def _carry_out(self, route: Route, request: web.Request) -> Answer:
        body, files = await parse(request)
        schema = self.playground.schema
        if schema is not None and request.body_exists:
            for what in schema.request(route.method, route.template, body):
                self.playground.complaints.add(route.method, route.template, what)
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
        place = request.match_info.get("channel_id", "")
        channel = int(place) if place.isdecimal() else None
        self.playground.requests.append(Requested(request.method, template, answer.status, now, channel))
        if answer.status == 204:
            return web.Response(status=204, headers=headers)
        text = answer.body if isinstance(answer.body, str) else json.dumps(answer.body, ensure_ascii=False)
        kind = "text/plain" if isinstance(answer.body, str) else "application/json"  # never with a charset
        return web.Response(status=answer.status, body=text.encode(), headers={**headers, "Content-Type": kind})
