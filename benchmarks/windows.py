"""Reaction windows at many tables at once, in real time: how long those who may react have for it.

    python -m benchmarks.windows [GAME] [--tables N] [--seconds S] [--window W]

The bot's own store, handlers, courier and waker, by the real clock; in place of Discord a post that takes every message
after 80 ms. All tables begin in the same second, and at each of them somebody presses every second or two, as the AI
players of the game would; a stacked deck sees to it that windows open. Prints JSON.

A window's length is from when the board that shows it was taken by the post until the bot let it close, less the second
that presses made in time may take on their way (`bot.waker.GRACE`). Told of all windows that nobody ended by playing
something: by how many seconds they were longer than they should be (least, median, 95th of a hundred, most), how many
of a hundred by at most 0.25, and how many were shorter. `promised`: the same of the time up to which a press is taken,
which is decided by when it was made. `bare`: a loop that sleeps as long and does nothing else, in the same run: what
the machine itself is late by.
"""

from __future__ import annotations

import argparse
import asyncio
import json
import math
import os
import random
import tempfile
import time
from collections.abc import Collection, Sequence
from dataclasses import dataclass, field
from pathlib import Path
from statistics import median
from typing import Any

from bot import render
from bot.clock import WallClock
from bot.courier import Courier
from bot.screen import Screen
from bot.store import SqliteStore
from bot.tables import Sitter, TableInfo
from bot.waker import GRACE, Waker
from engines import HANDLERS
from engines.host import House
from engines.kernel import Chance, Prompt, Refused, Setup

ROOMS = 10**5  # a table's channel is its id more
TAKES = 0.08  # seconds until the post has taken a message
THINKS = (1.0, 2.0)  # seconds between two presses at a table
NEAR = 0.25
SEATS = 4
VILLAGE = (
    *("snatch", "light-fingers", "bread", "snatch", "ale", "light-fingers", "garlic", "dare", "coin", "shove"),
    *("torch", "not-today", "rat-swarm", "not-today", "ale", "spoiled-stores", "bread", "shove", "grave-bite", "coin"),
)
STACKS: dict[str, dict[str, list[str]]] = {"peasant-buffet": {"village": list(VILLAGE)}}


class Letterbox:
    """Takes everything, after a while. `at`: when it last took something, by channel."""

    def __init__(self, clock: WallClock) -> None:
        self.taken = 0
        self.at: dict[int, float] = {}
        self._clock = clock

    async def send(self, channel: int, screen: Screen, nonce: str) -> int:
        """Take a message; its id."""
        await self._take(channel)
        return self.taken

    async def edit(self, channel: int, message: int, screen: Screen) -> None:
        """Take a change."""
        await self._take(channel)

    async def delete(self, channel: int, message: int) -> None:
        """Take a message away."""
        await self._take(channel)

    async def direct(self, user: int) -> int:
        """Everybody has a room."""
        return 10**6 + user

    async def recent(self, channel: int, nonces: Collection[str]) -> dict[str, int]:
        """Nothing is in doubt here."""
        return {}

    async def _take(self, channel: int) -> None:
        self.taken += 1
        await asyncio.sleep(TAKES)
        self.at[channel] = self._clock.now()


@dataclass(slots=True)
class Seen:
    """A reaction window under way. Times in seconds since 1970."""

    length: float
    shown: float | None = None
    closes_at: float = 0.0


@dataclass(slots=True)
class Spread:
    """What came of all windows: by how much each was longer than it should be."""

    real: list[float] = field(default_factory=list[float])
    promised: list[float] = field(default_factory=list[float])
    ended: int = 0
    unseen: int = 0


class Watch:
    """Looks at a table whenever something was committed there."""

    def __init__(self, house: House, post: Letterbox, clock: WallClock) -> None:
        self.spread = Spread()
        self._house = house
        self._post = post
        self._clock = clock
        self._open: dict[tuple[int, str], Seen] = {}
        house.changed.append(self.look)

    def look(self, table: int) -> None:
        """Which windows are open there now, and which no longer."""
        seated, now = self._house.find(table), self._clock.now()
        if seated is None:
            return
        session = seated.live.session
        unseen = session.unseen()
        reactions = [one for one in session.awaited() if one.answered is None and one.closes_at - one.opened_at <= 20]
        for one in reactions:
            seen = self._open.setdefault((table, one.window), Seen(one.closes_at - one.opened_at))
            if seen.shown is None and one.window not in unseen:
                seen.shown = self._post.at.get(ROOMS + table, now)
            seen.closes_at = one.closes_at
        names = {one.window for one in reactions}
        for key in [key for key in self._open if key[0] == table and key[1] not in names]:
            self._close(self._open.pop(key), now)

    def _close(self, seen: Seen, now: float) -> None:
        if now < seen.closes_at:
            self.spread.ended += 1  # somebody played something
        elif seen.shown is None:
            self.spread.unseen += 1
        else:
            self.spread.real.append(now - GRACE - seen.shown - seen.length)
            self.spread.promised.append(seen.closes_at - seen.shown - seen.length)


class Evening:
    """Many tables of one game."""

    def __init__(self, slug: str, store: SqliteStore, house: House, clock: WallClock, options: dict[str, Any]) -> None:
        self.handlers = HANDLERS[slug]
        self.presses = 0
        self.refused = 0
        self._slug = slug
        self._store = store
        self._house = house
        self._clock = clock
        self._options = options

    async def lay(self, number: int) -> int:
        """A table of members."""
        table = await self._store.next_table_id()
        sitters = tuple(Sitter(seat, 10 * table + seat, f"Guest {seat}") for seat in range(1, SEATS + 1))
        await self._store.seat_table(TableInfo(table, self._slug, 7, ROOMS + table, 10 * table + 1, "en-US", sitters))
        setup = Setup(
            game=self._slug,
            rules=self.handlers.game.rules,
            seats=SEATS,
            seed=f"windows/{number}",
            open=True,
            options=self._options,
            stack=STACKS.get(self._slug, {}),
            begun_at=self._clock.now(),
        )
        await self.handlers.open(self._house, table, setup)
        return table

    async def play(self, table: int, until: float) -> None:
        """Somebody presses every second or two."""
        rng, chance = random.Random(table), Chance(f"windows/{table}")
        while (now := self._clock.now()) < until:
            await self._clock.until(now + rng.uniform(*THINKS))
            async with self.handlers.look(self._house, table) as seated:
                session = seated.live.session
                if session.over:
                    return
                said = self._decide(seated.live, session.prompts(), rng, chance)
            if said is not None:
                self.presses += 1
                try:
                    seat, prompt, command = said
                    await self.handlers.answer(self._house, table, seat, prompt, command, self._clock.now())
                except Refused:
                    self.refused += 1

    def _decide(self, live: Any, prompts: Sequence[Prompt], rng: random.Random, chance: Chance) -> Any:
        seats = list(dict.fromkeys(prompt.seat for prompt in prompts if prompt.chosen is None))
        for seat in rng.sample(seats, len(seats)):
            asked = [prompt for prompt in prompts if prompt.seat == seat and prompt.chosen is None]
            said = self.handlers.game.decide(live.view(seat), asked, chance)
            if said is not None:
                return (seat, *said)
        return None


async def bare(seconds: float, until: float, clock: WallClock, late: list[float]) -> None:
    """What the machine is late by, when it has nothing to do but sleep."""
    while clock.now() < until:
        begun = clock.now()
        await clock.until(begun + seconds)
        late.append(clock.now() - begun - seconds)


def figures(late: Sequence[float]) -> dict[str, Any]:
    """Least, median, 95th of a hundred, most; how many of a hundred are near, how many are shorter."""
    if not late:
        return {"windows": 0}
    each = sorted(late)
    return {
        "windows": len(each),
        "least": round(each[0], 3),
        "median": round(median(each), 3),
        "p95": round(each[math.ceil(len(each) * 0.95) - 1], 3),
        "most": round(each[-1], 3),
        "near": round(100 * sum(one <= NEAR for one in each) / len(each), 1),
        "shorter": sum(one < -0.001 for one in each),
    }


async def measured(slug: str, tables: int, seconds: float, options: dict[str, Any]) -> dict[str, Any]:
    """The evening, and what came of it."""
    clock = WallClock()
    post = Letterbox(clock)
    with tempfile.TemporaryDirectory() as folder:
        async with SqliteStore.open(Path(folder) / "windows.db") as store:
            house = House(store)
            await house.enter()
            evening, watch = Evening(slug, store, house, clock, options), Watch(house, post, clock)
            courier = Courier(store, house, HANDLERS, post, render, clock)
            waker = Waker(store, house, HANDLERS, clock)
            house.changed.append(courier.touch)
            async with courier, waker:
                laid = [await evening.lay(number) for number in range(tables)]
                busy, until, late = time.process_time(), clock.now() + seconds, list[float]()
                window = float(options.get("window", 3))
                await asyncio.gather(bare(window, until, clock, late), *(evening.play(one, until) for one in laid))
                busy = time.process_time() - busy
    return {
        "game": slug,
        "tables": tables,
        "seconds": seconds,
        "presses": evening.presses,
        "refused": evening.refused,
        "requests": post.taken,
        "processor": round(busy / seconds, 2),
        "length": figures(watch.spread.real),
        "promised": figures(watch.spread.promised),
        "ended by a card": watch.spread.ended,
        "never shown": watch.spread.unseen,
        "bare": figures(late),
        "load": [round(one, 1) for one in os.getloadavg()],
    }


def main() -> None:
    """Measure and print."""
    parser = argparse.ArgumentParser(prog="python -m benchmarks.windows", description="Measure reaction windows.")
    parser.add_argument("game", nargs="?", default="peasant-buffet", choices=sorted(HANDLERS))
    parser.add_argument("--tables", type=int, default=200)
    parser.add_argument("--seconds", type=float, default=60.0)
    parser.add_argument("--window", type=int, default=3)
    given = parser.parse_args()
    options = {"window": given.window} if "window" in HANDLERS[given.game].game.options.model_fields else {}
    print(json.dumps(asyncio.run(measured(given.game, given.tables, given.seconds, options)), indent=2))


if __name__ == "__main__":
    main()
