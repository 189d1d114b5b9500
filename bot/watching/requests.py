"""Counts what is asked of Discord, by kind and status: a tracer for discord.py's own HTTP client."""

from __future__ import annotations

import re
from types import SimpleNamespace

import aiohttp

from bot.watching.metrics import Metrics

_KINDS = [
    (method, re.compile(pattern), kind)
    for method, pattern, kind in (
        ("POST", r"interactions/\d+/[^/]+/callback", "acknowledge"),
        ("POST", r"webhooks/\d+/[^/]+", "answer"),
        ("PATCH", r"webhooks/\d+/[^/]+/messages/[^/]+", "answer-edit"),
        ("POST", r"channels/\d+/messages", "message"),
        ("PATCH", r"channels/\d+/messages/\d+", "message-edit"),
        ("DELETE", r"channels/\d+/messages/\d+", "message-delete"),
        ("GET", r"channels/\d+/messages", "message-list"),
        ("POST", r"users/@me/channels", "direct-open"),
        ("PUT", r"applications/\d+/commands", "commands"),
        ("GET", r"gateway.*|", "gateway"),
    )
]
_BASE = re.compile(r"^/?(api/v\d+/?)?")


def kind_of(method: str, path: str) -> str:
    """What a request is for. Ids and tokens stay out of it."""
    rest = _BASE.sub("", path)
    return next((kind for verb, fits, kind in _KINDS if verb == method and fits.fullmatch(rest)), "other")


def tracer(metrics: Metrics) -> aiohttp.TraceConfig:
    """Counts every request that is made with it. `status` is `none` where there was no answer."""

    async def answered(_: aiohttp.ClientSession, __: SimpleNamespace, params: aiohttp.TraceRequestEndParams) -> None:
        kind, response = kind_of(params.method, params.url.path), params.response
        metrics.requests.labels(kind, str(response.status)).inc()
        if response.status == 429:
            metrics.rate_limited.labels(kind, response.headers.get("X-RateLimit-Scope", "unknown")).inc()

    async def failed(
        _: aiohttp.ClientSession, __: SimpleNamespace, params: aiohttp.TraceRequestExceptionParams
    ) -> None:
        metrics.requests.labels(kind_of(params.method, params.url.path), "none").inc()

    trace = aiohttp.TraceConfig()
    trace.on_request_end.append(answered)
    trace.on_request_exception.append(failed)
    return trace
