"""Who may ask: a page that this server itself has served, on this machine; behind the friends' door, who has its key.

A name that resolves to this machine but is not one of its own (DNS rebinding) is refused by the Host header; another
web page that posts to us or opens our socket is refused by the Origin header, which browsers always send with those.
Behind the friends' door any Host is right, since no other page has the cookie with the key.
"""

from __future__ import annotations

import secrets
from collections.abc import Awaitable, Callable
from typing import Protocol, TypeAlias

from aiohttp import web
from yarl import URL

from playground.page.words import LANGUAGES, language_of

Handler: TypeAlias = Callable[[web.Request], Awaitable[web.StreamResponse]]
LOOPBACK = frozenset({"127.0.0.1", "localhost", "::1"})
COOKIE = "friends-key"
COOKIE_LIFE = 30 * 24 * 3600  # seconds
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


class Guard(Protocol):
    """`home`: whether those who come through sit at this machine."""

    home: bool

    def page(self, handler: Handler) -> Handler:
        """Let in who may look; 403 otherwise."""
        ...

    def hand(self, handler: Handler) -> Handler:
        """Let in who may do something, and only from our own page; 403 otherwise."""
        ...


class Home:
    """Lets in whoever sits at this machine."""

    home = True

    def page(self, handler: Handler) -> Handler:
        """Answer only where the Host header names this machine."""

        async def guarded(request: web.Request) -> web.StreamResponse:
            if not _loopback(request.headers.get("Host", "")):
                raise web.HTTPForbidden(text="The playground answers only on this machine's own name.")
            return await handler(request)

        return guarded

    def hand(self, handler: Handler) -> Handler:
        """Besides, answer only where the Origin header is our own."""
        return self.page(_own(handler))


class Friends:
    """Lets in whoever has the key: once from the link, from then on in a cookie."""

    home = False

    def __init__(self, key: str) -> None:
        self._key = key.encode()

    def page(self, handler: Handler) -> Handler:
        """Answer only who has the key. A link's key goes into the cookie and out of the address."""

        async def guarded(request: web.Request) -> web.StreamResponse:
            if self._fits(shown := request.query.get("key", "")):
                clean = request.rel_url.with_query([pair for pair in request.query.items() if pair[0] != "key"])
                answer = web.HTTPFound(clean, headers=HEADERS)
                answer.set_cookie(COOKIE, shown, max_age=COOKIE_LIFE, httponly=True, samesite="Lax")
                raise answer
            if not self._fits(request.cookies.get(COOKIE, "")):
                language = language_of(None, request.headers.get("Accept-Language", ""))
                raise web.HTTPForbidden(text=LANGUAGES[language]["locked"])
            return await handler(request)

        return guarded

    def hand(self, handler: Handler) -> Handler:
        """Besides, answer only where the Origin header is our own."""
        return self.page(_own(handler))

    def _fits(self, shown: str) -> bool:
        return secrets.compare_digest(shown.encode(), self._key)


def _own(handler: Handler) -> Handler:
    async def guarded(request: web.Request) -> web.StreamResponse:
        if request.headers.get("Origin") != f"http://{request.headers.get('Host', '')}":
            raise web.HTTPForbidden(text="Only the playground's own page may do that.")
        return await handler(request)

    return guarded


def _loopback(host: str) -> bool:
    try:
        return URL(f"http://{host}").host in LOOPBACK
    except ValueError:
        return False
