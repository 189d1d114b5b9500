"""Faults on demand: the next matching requests fail or are slow; the next interactions come late, twice or never."""

from __future__ import annotations

import re
from collections.abc import Callable, Mapping
from dataclasses import dataclass, field
from typing import Any


@dataclass
class Fault:
    """What happens to the next `times` requests whose path (after /api/v10) contains a match.

    `delay`: seconds before anything else. `status`: answered with that, and with `body` and `headers`, in place of the
    real answer; None: answered as usual. `after`: the request is carried out first, and only its answer is lost.
    `skip`: as many are let pass before. `then`: what else happens at that moment, before any answer.
    """

    method: str
    path: re.Pattern[str]
    times: int = 1
    status: int | None = None
    delay: float = 0.0
    body: Any = None
    headers: Mapping[str, str] = field(default_factory=dict)
    after: bool = False
    skip: int = 0
    then: Callable[[], None] | None = None


@dataclass
class Astray:
    """How the next `times` interactions reach the bot: so many `copies` (0: never), `late` seconds afterwards."""

    copies: int = 1
    late: float = 0.0
    times: int = 1


class Faults:
    """Faults that still wait for their request or interaction."""

    def __init__(self) -> None:
        self._waiting: list[Fault] = []
        self._astray: list[Astray] = []

    def add(self, fault: Fault) -> None:
        """Another fault; the first that matches strikes."""
        self._waiting.append(fault)

    def clear(self) -> None:
        """No faults any more."""
        self._waiting.clear()
        self._astray.clear()

    def strike(self, method: str, path: str) -> Fault | None:
        """The fault for a request, used up once more."""
        for fault in self._waiting:
            if fault.method in ("*", method) and fault.path.search(path):
                if fault.skip > 0:
                    fault.skip -= 1
                    continue
                fault.times -= 1
                if fault.times <= 0:
                    self._waiting.remove(fault)
                return fault
        return None

    def lead_astray(self, astray: Astray) -> None:
        """Another fault of interactions; they happen in order."""
        self._astray.append(astray)

    def way(self) -> Astray:
        """How the next interaction reaches the bot."""
        if not self._astray:
            return Astray()
        first = self._astray[0]
        first.times -= 1
        if first.times <= 0:
            self._astray.pop(0)
        return first
