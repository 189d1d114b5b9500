"""Rate limits as Discord counts them: per route and major parameter, besides 50 requests a second in all."""

from __future__ import annotations

import hashlib
import time
from collections.abc import Callable

RENAMING = ("PATCH", "/channels/{channel_id} (name, topic)")  # besides the limit of the endpoint
TABLE = {  # requests, seconds
    ("POST", "/channels/{channel_id}/messages"): (5, 5.0),
    ("PATCH", "/channels/{channel_id}/messages/{message_id}"): (5, 5.0),
    ("POST", "/webhooks/{webhook_id}/{webhook_token}"): (5, 2.0),
    ("PATCH", "/webhooks/{webhook_id}/{webhook_token}/messages/@original"): (5, 2.0),
    ("PATCH", "/webhooks/{webhook_id}/{webhook_token}/messages/{message_id}"): (5, 2.0),
    ("POST", "/users/@me/channels"): (10, 10.0),
    RENAMING: (2, 600.0),
}
OTHERWISE = (50, 1.0)
GENEROUS = (10_000, 1.0)  # when limits are off: headers still let discord.py work in parallel
ALL = (50, 1.0)


class Limited(Exception):
    """Too many requests. `retry_after` is in seconds."""

    def __init__(self, retry_after: float, everywhere: bool, headers: dict[str, str]) -> None:
        super().__init__()
        self.retry_after = retry_after
        self.everywhere = everywhere
        self.headers = headers


class RateLimits:
    """Counts requests in windows of steady time. `on`: whether limits are as tight as Discord's.

    reached  how often a limit was used up: a client that reads the headers waits then
    refused  how often it was not heeded (429)
    """

    def __init__(self, on: bool, clock: Callable[[], float] = time.monotonic) -> None:
        self.on = on
        self.reached = 0
        self.refused = 0
        self._used_up: list[tuple[float, float]] = []  # from when to when some limit was, in the order of beginnings
        self._clock = clock
        self._windows: dict[tuple[str, ...], tuple[float, int]] = {}  # when it ends, how many were taken

    def take(self, method: str, template: str, major: str) -> dict[str, str]:
        """Count a request; the headers of its answer. Raises Limited.

        Interactions and their webhooks do not count towards the limit over all; callbacks have no limit at all.
        """
        if template.endswith("/callback"):
            return {}
        if self.on and not template.startswith("/webhooks/"):
            used, left = self._count(("all",), *ALL)
            if used > ALL[0]:
                self.refused += 1
                raise Limited(left, True, {"X-RateLimit-Global": "true", "X-RateLimit-Scope": "global"})
        limit, seconds = TABLE.get((method, template), OTHERWISE) if self.on else GENEROUS
        used, left = self._count((method, template, major), limit, seconds)
        headers = {
            "X-RateLimit-Limit": str(limit),
            "X-RateLimit-Remaining": str(max(0, limit - used)),
            "X-RateLimit-Reset": f"{time.time() + left:.3f}",
            "X-RateLimit-Reset-After": f"{left:.3f}",
            "X-RateLimit-Bucket": hashlib.sha256(f"{method} {template}".encode()).hexdigest()[:32],
        }
        if used == limit and self.on:
            self.reached += 1
            self._used_up.append((self._clock(), self._clock() + left))
        if used > limit:
            self.refused += 1
            raise Limited(left, False, headers | {"X-RateLimit-Scope": "user"})
        return headers

    def _count(self, key: tuple[str, ...], limit: int, seconds: float) -> tuple[int, float]:
        """Requests in this window, this one included (one over the limit is not added), and the seconds left of it."""
        now = self._clock()
        end, used = self._windows.get(key, (0.0, 0))
        if now >= end:
            end, used = now + seconds, 0
            if len(self._windows) > 1000:
                self._windows = {one: window for one, window in self._windows.items() if window[0] > now}
        self._windows[key] = (end, min(used + 1, limit))
        return used + 1, end - now

    def waited(self) -> float:
        """Seconds until now in which a client that heeds the limits waited for at least one of them."""
        total, upto, now = 0.0, 0.0, self._clock()
        for begin, end in self._used_up:
            total += max(0.0, min(end, now) - max(begin, upto))
            upto = max(upto, min(end, now))
        return total
