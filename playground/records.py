"""What is noted of the traffic: requests, and what was wrong with them."""

from __future__ import annotations

import logging
from dataclasses import dataclass

log = logging.getLogger("playground")


@dataclass(frozen=True)
class Requested:
    """A request of the bot. `route`: its template; `t`: when it was answered, in seconds of the playground's clock;
    `channel`: the id in its path, if it has one."""

    method: str
    route: str
    status: int
    t: float
    channel: int | None = None


@dataclass(frozen=True)
class Complaint:
    """Something that breaks Discord's schema or limits.

    `side`: "request" for what the bot sent, "answer" or "event" for what the playground sent. `what` says where in the
    body, and which rule; it carries nothing of what players wrote or were told.
    """

    method: str
    path: str
    what: str
    side: str = "request"


class Complaints(list[Complaint]):
    """All complaints. They are logged; kept only when `strict`."""

    def __init__(self, strict: bool) -> None:
        super().__init__()
        self.strict = strict

    def add(self, method: str, path: str, what: str, side: str = "request") -> None:
        """Another complaint."""
        log.warning("%s %s (%s): %s", method, path, side, what)
        if self.strict:
            self.append(Complaint(method, path, what, side))
