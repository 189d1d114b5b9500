"""Ids that carry their time, as Discord's."""

from __future__ import annotations

from collections.abc import Callable

EPOCH_MS = 1420070400000
LONGEST = 20  # digits


class Snowflakes:
    """Unique, rising ids. `now` gives seconds since 1970 and may stand still or jump forward. `last`: the latest."""

    def __init__(self, now: Callable[[], float]) -> None:
        self._now = now
        self.last = 0

    def next(self) -> int:
        """A new id."""
        made = (int(self._now() * 1000) - EPOCH_MS) << 22
        self.last = max(made, self.last + 1)
        return self.last


def seconds_of(snowflake: int) -> float:
    """When an id was made, in seconds since 1970."""
    return ((snowflake >> 22) + EPOCH_MS) / 1000


def parsed(value: object) -> int | None:
    """What a client sends for an id, a text of digits or a number, as a number; None for anything else."""
    if isinstance(value, str) and value.isascii() and value.isdecimal() and len(value) <= LONGEST:
        value = int(value)
    if isinstance(value, bool) or not isinstance(value, int) or not 0 <= value < 1 << 64:
        return None
    return value
