"""Rate limits as Discord has them: buckets per route and place, told in headers, refused with 429."""

from __future__ import annotations

import hashlib
import time
from dataclasses import dataclass, field


@dataclass(frozen=True, slots=True)
class Rule:
    """`most` requests in `seconds`."""

    most: int
    seconds: float


RULES = {
    ("POST", "/channels/{channel}/messages"): Rule(5, 5.0),
    ("PATCH", "/channels/{channel}/messages/{message}"): Rule(5, 5.0),
    ("POST", "/webhooks/{app}/{token}"): Rule(5, 2.0),
    ("POST", "/users/@me/channels"): Rule(10, 10.0),
}
GENEROUS = Rule(50, 1.0)
GLOBAL = Rule(50, 1.0)
FREE = ("/interactions/", "/gateway")  # no limit and no headers


@dataclass(slots=True)
class Bucket:
    """What is left of one allowance, in real time."""

    rule: Rule
    used: list[float] = field(default_factory=list)

    def take(self, now: float) -> float:
        """0 if there was one left, else the seconds until there is."""
        self.used = [one for one in self.used if one > now - self.rule.seconds]
        if len(self.used) >= self.rule.most:
            return self.used[0] + self.rule.seconds - now
        self.used.append(now)
        return 0.0

    def headers(self, name: str, now: float) -> dict[str, str]:
        """What an answer says of the allowance."""
        left = max(0, self.rule.most - len(self.used))
        after = (self.used[0] + self.rule.seconds - now) if self.used else self.rule.seconds
        return {
            "X-RateLimit-Limit": str(self.rule.most),
            "X-RateLimit-Remaining": str(left),
            "X-RateLimit-Reset": f"{time.time() + after:.3f}",
            "X-RateLimit-Reset-After": f"{max(0.0, after):.3f}",
            "X-RateLimit-Bucket": hashlib.blake2b(name.encode(), digest_size=8).hexdigest(),
        }


class RateLimits:
    """All allowances of the bot. Switched off, nothing is refused and no headers hold the client back."""

    def __init__(self, on: bool) -> None:
        self.on = on
        self._buckets: dict[str, Bucket] = {}
        self._all = Bucket(GLOBAL)

    def take(self, method: str, template: str, place: str) -> tuple[float, bool, dict[str, str]]:
        """Seconds to wait (0: none), whether for the global limit, and the headers. `place`: channel or token."""
        if not self.on or template.startswith(FREE):
            return 0.0, False, {}
        now = time.monotonic()
        name = f"{method} {template}"
        bucket = self._buckets.setdefault(f"{name} {place}", Bucket(RULES.get((method, template), GENEROUS)))
        if not template.startswith("/webhooks/") and (wait := self._all.take(now)):
            return wait, True, {}
        wait = bucket.take(now)
        return wait, False, bucket.headers(name, now)
