"""Who may ask: only a page that this server itself has served, on this machine.

A name that resolves to this machine but is not one of its own (DNS rebinding) is refused by the Host header; another
web page that posts to us or opens our socket is refused by the Origin header, which browsers always send with those.
"""

from __future__ import annotations

from collections.abc import Awaitable, Callable
from typing import TypeAlias

from aiohttp import web
from yarl import URL

Handler: TypeAlias = Callable[[web.Request], Awaitable[web.StreamResponse]]
LOOPBACK = frozenset({"127.0.0.1", "localhost", "::1"})
HEADERS = {
    "Content-Security-Policy": (
        "default-src 'self'; img-src 'self' data:; object-src 'none'; base-uri 'none'; form-action 'none'; "
        "frame-ancestors 'none'"
    ),
    "Cross-Origin-Opener-Policy": "same-origin",
    "Referrer-Policy": "no-referrer",
    "X-Content-Type-Options": "nosniff",
    "Cache-Control": "no-cache",
}


def at_home(handler: Handler) -> Handler:
    """Answer only where the Host header names this machine; 403 otherwise."""

    async def guarded(request: web.Request) -> web.StreamResponse:
        if not _loopback(request.headers.get("Host", "")):
            raise web.HTTPForbidden(text="The playground answers only on this machine's own name.")
        return await handler(request)

    return guarded


def by_hand(handler: Handler) -> Handler:
    """Besides, answer only where the Origin header is our own; 403 otherwise."""

    async def guarded(request: web.Request) -> web.StreamResponse:
        if request.headers.get("Origin") != f"http://{request.headers['Host']}":
            raise web.HTTPForbidden(text="Only the playground's own page may do that.")
        return await handler(request)

    return at_home(guarded)


def _loopback(host: str) -> bool:
    try:
        return URL(f"http://{host}").host in LOOPBACK
    except ValueError:
        return False
