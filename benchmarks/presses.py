"""How long a press waits for its acknowledgement, beside a bare discord.py bot in the same run.

    python -m benchmarks.presses [--tables N] [--rate R] [--seconds S] [--rounds K] [--burst B] [--game GAME]

Each bot is a process of its own and has a playground of its own; both playgrounds are in this process. Our bot keeps
`--tables` live tables, by post, so that nothing falls due; members press what stands in their direct messages. The bare
one has a plain button and acknowledges. They take turns of some seconds at `--rate` presses a second, so that whatever
else the machine does falls on both. Then `--burst` presses are made at one moment, several times, in turns with a bare
bot that has dynamic items. Printed: milliseconds, and ratios, which are what counts.
"""

from __future__ import annotations

import argparse
import asyncio
import json
import random
import sqlite3
import sys
import tempfile
import time
from collections.abc import AsyncGenerator, Awaitable, Callable, Sequence
from contextlib import AsyncExitStack, asynccontextmanager, closing
from dataclasses import dataclass, field
from pathlib import Path
from statistics import median
from typing import Any

from benchmarks.bots import PLAIN, TOKEN
from bot.customs import Customs
from bot.demo.reading import MENU, Control, controls
from bot.presses import Decide
from bot.store import SqliteStore
from bot.tables import Sitter, TableInfo
from engines import GAMES, HANDLERS
from engines.host import House
from engines.kernel import Setup
from playground import Playground
from playground.interactions import COMPONENT

SEATS = 4
MEMBERS = 40
LOST = 30.0  # seconds after which a press is taken to be lost
QUIET = 0.5  # seconds between two looks


@dataclass
class Side:
    """One bot and its playground. `press` makes one press and returns the interaction's outcome."""

    name: str
    playground: Playground
    press: Callable[[], Awaitable[Any]]
    took: list[float] = field(default_factory=list[float])
    last: list[float] = field(default_factory=list[float])

    async def timed(self) -> float:
        """Seconds until one press was acknowledged."""
        began = time.perf_counter()
        outcome = await self.press()
        assert outcome["kind"] != "failed", f"a press was not acknowledged in time: {self.name}"
        return time.perf_counter() - began


@asynccontextmanager
async def _bot(kind: str, playground: Playground, *data: str) -> AsyncGenerator[None]:
    """A bot's process, from when it is ready."""
    process = await asyncio.create_subprocess_exec(
        *(sys.executable, "-m", "benchmarks.bots", kind, playground.url, *data),
        stdin=asyncio.subprocess.PIPE,
        stdout=asyncio.subprocess.PIPE,
    )
    assert process.stdin is not None
    assert process.stdout is not None
    try:
        line = await process.stdout.readline()
        assert line.strip() == b"ready", f"the bot {kind} did not come up"
        yield
    finally:
        process.stdin.close()
        await process.wait()


async def _started(members: Sequence[str]) -> Playground:
    playground = Playground(members=members, token=TOKEN)
    playground.interactions.patience = LOST
    await playground.start()
    return playground


# ------------------------------------------------ ours


async def _lay(data: Path, playground: Playground, game: str, tables: int) -> None:
    """Live tables, each in a channel of its own."""
    people = playground.world.people
    guild = int(playground.world.guild["id"])
    async with SqliteStore.open(data) as store:
        house = House(store)
        for number in range(tables):
            channel = playground.add_channel(f"table-{number}")
            users = [people[(number * SEATS + seat) % len(people)] for seat in range(SEATS)]
            table = await store.next_table_id()
            sitters = tuple(Sitter(seat, user, f"Guest {seat}") for seat, user in enumerate(users, 1))
            customs = Customs(first_timers=False)
            await store.seat_table(TableInfo(table, game, guild, channel, users[0], "en-US", sitters, None, customs))
            setup = Setup(
                game=game,
                rules=GAMES[game].rules,
                seats=SEATS,
                seed=f"press {number}",
                open=True,
                options={"pace": "post"},
                begun_at=time.time(),
            )
            await HANDLERS[game].open(house, table, setup)


async def _all_shown(data: Path, tables: int) -> None:
    """Until everything was told, and every board and panel stands."""
    while True:
        with closing(sqlite3.connect(f"file:{data}?mode=ro", uri=True)) as db:
            ((waiting,),) = db.execute("SELECT count(*) FROM outbox").fetchall()
            ((shown,),) = db.execute("SELECT count(*) FROM panels WHERE message NOT NULL AND reader >= 0").fetchall()
        if not waiting and shown >= tables * (SEATS + 1):
            return
        await asyncio.sleep(QUIET)


class Guests:
    """All members of all tables: each time another of them presses something that stands in their direct messages."""

    def __init__(self, playground: Playground, data: Path) -> None:
        self._playground = playground
        self._draw = random.Random("guests")
        with closing(sqlite3.connect(f"file:{data}?mode=ro", uri=True)) as db:
            self._panels = db.execute(
                "SELECT s.user, p.channel, p.message FROM panels p JOIN sitters s "
                "ON s.table_id = p.table_id AND s.seat = p.reader ORDER BY p.table_id, p.reader"
            ).fetchall()
        self._draw.shuffle(self._panels)
        self._next = 0
        self.decided = 0

    async def press(self) -> Any:
        """A decision, or the first half of one, by somebody who can make one."""
        world = self._playground.world
        for _ in self._panels:
            member, channel, message = self._panels[self._next % len(self._panels)]
            self._next += 1
            shown = world.messages[channel].get(message)
            found = [] if shown is None else [one for one in controls([shown]) if _decides(one)]
            if shown is not None and found:
                control = self._draw.choice(found)
                data: dict[str, Any] = {"custom_id": control.custom_id, "component_type": 2}
                if control.options is not None:
                    data |= {"component_type": MENU, "values": [self._draw.choice(control.options)]}
                self.decided += 1
                made = self._playground.interactions.make(
                    COMPONENT, member, world.channels[channel], data, source=shown
                )
                return await asyncio.shield(made.outcome)
        raise RuntimeError("nobody has anything left to decide: more tables, or fewer presses")


def _decides(control: Control) -> bool:
    return isinstance(control.press, Decide) and control.press.verb in ("c", "d")


# ------------------------------------------------ bare


def _button(playground: Playground, custom_id: str) -> Callable[[], Awaitable[Any]]:
    """Presses of a button on a message of the bot."""
    world = playground.world
    member, channel = world.people[0], next(iter(world.channels.values()))
    button = {"type": 2, "style": 2, "label": "Press", "custom_id": custom_id, "id": 2}
    body = {"components": [{"type": 1, "id": 1, "components": [button]}]}
    message = playground.posting.say(channel, world.app_id, body)

    async def press() -> Any:
        data = {"custom_id": custom_id, "component_type": 2}
        made = playground.interactions.make(COMPONENT, member, channel, data, source=message)
        return await asyncio.shield(made.outcome)

    return press


# ------------------------------------------------ the measurement


async def _turn(side: Side, rate: float, seconds: float) -> None:
    """Presses at a rate, whether or not those before them have been acknowledged."""
    began = time.perf_counter()
    tasks: list[asyncio.Task[float]] = []
    for number in range(round(rate * seconds)):
        await asyncio.sleep(max(0.0, began + number / rate - time.perf_counter()))
        tasks.append(asyncio.create_task(side.timed()))
    side.took += await asyncio.gather(*tasks)


async def _burst(side: Side, presses: int) -> None:
    """So many presses at one moment; how long the last of them waited."""
    side.last.append(max(await asyncio.gather(*(side.timed() for _ in range(presses)))))


def _percentile(values: Sequence[float], share: float) -> float:
    return sorted(values)[min(len(values) - 1, int(len(values) * share))]


async def measure(given: argparse.Namespace) -> dict[str, Any]:
    """Both sides in turns."""
    async with AsyncExitStack() as stack:
        folder = Path(stack.enter_context(tempfile.TemporaryDirectory()))
        data = folder / "bench.db"
        names = [f"Guest {n}" for n in range(MEMBERS)]
        grounds = [await _started(names), await _started(["Ann"]), await _started(["Ann"])]
        for ground in grounds:
            stack.push_async_callback(ground.stop)
        await _lay(data, grounds[0], given.game, given.tables)
        await stack.enter_async_context(_bot("ours", grounds[0], str(data)))
        await stack.enter_async_context(_bot("plain", grounds[1]))
        await stack.enter_async_context(_bot("dynamic", grounds[2]))
        began = time.perf_counter()
        await _all_shown(data, given.tables)
        print(f"{given.tables} tables stand after {time.perf_counter() - began:.0f} s", file=sys.stderr)
        guests = Guests(grounds[0], data)
        ours = Side("ours", grounds[0], guests.press)
        plain = Side("plain", grounds[1], _button(grounds[1], PLAIN))
        dynamic = Side("dynamic", grounds[2], _button(grounds[2], "acknowledge:1"))
        for side in (ours, plain, dynamic):  # warm
            await _turn(side, given.rate, 2)
            side.took.clear()
        for _ in range(given.rounds):
            for side in (ours, plain):
                await _turn(side, given.rate, given.seconds)
                await asyncio.sleep(1)
        for _ in range(given.rounds):
            for side in (ours, dynamic):
                await _burst(side, given.burst)
                await asyncio.sleep(3)
    return figures(ours, plain, dynamic)


def figures(ours: Side, plain: Side, dynamic: Side) -> dict[str, Any]:
    """Milliseconds, and ratios to the bare bot."""
    p50 = [round(1000 * median(side.took), 2) for side in (ours, plain)]
    p99 = [round(1000 * _percentile(side.took, 0.99), 2) for side in (ours, plain)]
    last = [round(1000 * median(side.last), 1) for side in (ours, dynamic)]
    return {
        "presses": [len(ours.took), len(plain.took)],
        "median_ms": p50,
        "p99_ms": p99,
        "burst_last_ms": last,
        "median_ratio": round(p50[0] / p50[1], 2),
        "p99_ratio": round(p99[0] / p99[1], 2),
        "burst_ratio": round(last[0] / last[1], 2),
    }


def main() -> None:
    """Measure and print."""
    parser = argparse.ArgumentParser(prog="python -m benchmarks.presses", description="Measure presses.")
    parser.add_argument("--game", default="who-should-we-eat", choices=sorted(GAMES))
    parser.add_argument("--tables", type=int, default=1000)
    parser.add_argument("--rate", type=float, default=30.0, help="presses a second")
    parser.add_argument("--seconds", type=float, default=5.0, help="of one turn")
    parser.add_argument("--rounds", type=int, default=6)
    parser.add_argument("--burst", type=int, default=300)
    print(json.dumps(asyncio.run(measure(parser.parse_args())), indent=2))


if __name__ == "__main__":
    main()
