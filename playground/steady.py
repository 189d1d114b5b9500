"""Time as Discord's own rules count it: the seconds to answer in, the life of a token, limits, delays."""

from __future__ import annotations

import asyncio
import time


class Steady:
    """Real time, whatever the playground's calendar says. A test puts in one that stands until it is moved."""

    def now(self) -> float:
        """Seconds since some moment."""
        return time.monotonic()

    async def sleep(self, seconds: float) -> None:
        """Return after so many seconds."""
        await asyncio.sleep(seconds)
