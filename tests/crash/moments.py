"""When the bot is killed: aimed moments and blind ones, drawn from a seed."""

from __future__ import annotations

from dataclasses import dataclass, field
from random import Random
from typing import Any

MESSAGES = r"^/channels/\d+/messages$"
MESSAGE = r"^/channels/\d+/messages/\d+$"
REQUESTS = (
    ("POST", MESSAGES, 12),  # a log line, or a panel posted anew
    ("POST", r"^/interactions/.*/callback$", 8),  # between commit and acknowledgement, or just after
    ("DELETE", MESSAGE, 5),  # a board was posted anew; the old one goes
    ("PATCH", MESSAGE, 4),
    ("*", "", 25),
)
WHILE_IT_STARTS = (
    ("GET", MESSAGES, 0),  # it looks for what it may have sent
    ("GET", MESSAGES, 2),
    ("POST", MESSAGES, 3),
    ("PATCH", MESSAGE, 3),
    ("DELETE", MESSAGE, 1),
    ("*", "", 12),
)
IN_A_LOBBY = (("POST", r"^/users/@me/channels$", 3), ("POST", r"^/interactions/.*/callback$", 6), ("*", "", 25))


@dataclass(frozen=True)
class Moment:
    """One kill. What is not set does not matter.

    request   method, path, how many pass before; `carried`: Discord carries it out first
    doom      as the bot's own process takes it: at one of its commits
    press     at so many presses from now, and `pause` seconds of real time after it was sent
    blindly   at any time so many seconds of real time from now
    starting  it is set before the bot is there
    """

    request: tuple[str, str, int] | None = None
    carried: bool = False
    doom: dict[str, Any] = field(default_factory=dict[str, Any])
    press: int | None = None
    pause: float = 0.0
    blindly: float | None = None
    starting: bool = False

    @property
    def patience(self) -> int:
        """How many steps of a game are awaited before it comes in any case."""
        return 1000 if self.doom.get("since") == "over" else 8

    @property
    def name(self) -> str:
        """What sort of moment it is."""
        kind = "a request" if self.request else "a commit" if self.doom else "a press" if self.press else "any time"
        return f"{kind}, while it starts" if self.starting else kind


def draw(random: Random, *, starting: bool = False, playing: bool = True) -> Moment:
    """A moment."""
    requests = WHILE_IT_STARTS if starting else REQUESTS if playing else IN_A_LOBBY
    match random.choice(("request", "request", "request", "doom", "doom", "press", "blindly")):
        case "request":
            method, path, most = random.choice(requests)
            skip = random.randint(0, most)
            return Moment(request=(method, path, skip), carried=random.random() < 0.5, starting=starting)
        case "doom":
            since = random.choice(("any", "any", "any", "over") if playing else ("any", "begin"))
            commits = random.randint(0, 25 if since == "any" and not starting else 10)
            doom = {"commits": commits, "since": since, "after": random.random() < 0.5}
            return Moment(doom=doom, starting=starting)
        case "press" if not starting:
            return Moment(press=random.randint(1, 6), pause=random.choice((0.0, 0.0, 0.001, 0.003, 0.01)))
        case _:
            return Moment(blindly=random.uniform(0.0, 0.25), starting=starting)


def gap(random: Random) -> float:
    """How long the bot is away, in seconds of the table's time: never so long that a sign of life ten seconds ago
    could make a long absence of a short one."""
    return random.choice(
        (0.0, 0.0, random.uniform(0.0, 19.0), random.uniform(31.0, 90.0), random.uniform(300.0, 4000.0))
    )
