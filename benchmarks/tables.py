"""Many tables: how soon a bot with unfinished ones is ready, and what one costs in memory.

    python -m benchmarks.tables [--tables N] [--kept K] [--game GAME]

A database of `--tables` unfinished games is written; then the application starts on it, beside a bare discord.py client
that starts against the same playground in the same run. Printed: seconds until each could be spoken to, seconds until
the first press at a table was acknowledged, and the memory (KiB) of a live table in mid-game with all its Views, from
`--kept` of them. `benchmarks.engines` has the memory at 500 decisions.
"""

from __future__ import annotations

import argparse
import asyncio
import gc
import json
import tempfile
import time
import tracemalloc
from pathlib import Path
from typing import Any

from benchmarks.bots import TOKEN, Bare
from bot.app import App
from bot.clock import WallClock
from bot.demo.reading import controls
from bot.store import SqliteStore
from bot.tables import Sitter, TableInfo
from engines import GAMES, HANDLERS
from engines.host import House
from engines.kernel import Live, Setup
from playground import Playground, point_discord_py_at
from playground.interactions import COMPONENT

SEATS = 4
HALF_WAY = 60  # entries
LOOKS_APART = 0.01  # seconds


def _setup(game: str, seed: str, at: float = 0.0) -> Setup:
    rules = GAMES[game].rules
    return Setup(game=game, rules=rules, seats=SEATS, seed=seed, open=True, options={"pace": "post"}, begun_at=at)


async def _write(data: Path, game: str, tables: int, guild: int, channel: int, people: list[int]) -> None:
    """One game is begun; the others are its copies, each in a channel that nobody has looked at yet."""
    async with SqliteStore.open(data) as store:
        house = House(store)
        table = await store.next_table_id()
        sitters = tuple(Sitter(seat, user, f"Guest {seat}") for seat, user in enumerate(people[:SEATS], 1))
        await store.seat_table(TableInfo(table, game, guild, channel, people[0], "en-US", sitters))
        await HANDLERS[game].open(house, table, _setup(game, "tables", time.time()))
        await store.stamp(time.time())
        numbers = [(table + n, table) for n in range(1, tables)]
        async with store.transaction() as db:
            await db.each(
                "INSERT INTO games (id, game, setup, length, told, beats, digest, status, wakes_at) "
                "SELECT ?, game, setup, length, told, beats, digest, status, wakes_at FROM games WHERE id = ?",
                numbers,
            )


async def _restarted(given: argparse.Namespace) -> dict[str, float]:
    playground = Playground(token=TOKEN)
    await playground.start()
    point_discord_py_at(playground.url)
    world = playground.world
    channel = next(iter(world.channels))
    try:
        with tempfile.TemporaryDirectory() as folder:
            data = Path(folder) / "tables.db"
            await _write(data, given.game, given.tables, int(world.guild["id"]), channel, world.people)
            began = time.perf_counter()
            bare = Bare()
            running = asyncio.create_task(bare.start(TOKEN))
            await bare.came.wait()
            bare_s = time.perf_counter() - began
            await bare.close()
            await running
            began = time.perf_counter()
            async with App.open(data, WallClock(), TOKEN, patient=False):
                ready_s = time.perf_counter() - began
                await _first_press(playground, channel)
                press_s = time.perf_counter() - began
    finally:
        await playground.stop()
    return {"bare_ready_s": round(bare_s, 2), "ready_s": round(ready_s, 2), "first_press_s": round(press_s, 2)}


async def _first_press(playground: Playground, channel: int) -> None:
    """Until the board stands, somebody presses it, and that was acknowledged."""
    world = playground.world
    while not (found := controls([one for one in world.messages[channel].values() if one["components"]])):  # noqa: ASYNC110
        await asyncio.sleep(LOOKS_APART)
    control = found[0]
    data: dict[str, Any] = {"custom_id": control.custom_id, "component_type": 2}
    source = world.messages[channel][control.message]
    made = playground.interactions.make(COMPONENT, world.people[0], world.channels[channel], data, source=source)
    await made.outcome


def _memory(game: str, kept: int) -> float:
    """KiB of a live table half-way through its game."""
    tables: list[Live] = []
    gc.collect()
    tracemalloc.start()
    for number in range(kept):
        live = Live(GAMES[game], _setup(game, f"memory {number}"))
        session = live.session
        while not session.over and session.length < HALF_WAY:
            deadline = session.next_deadline
            assert deadline is not None
            session.tick(deadline)
        live.heard()
        live.view(None)
        tables.append(live)
    gc.collect()
    size = tracemalloc.get_traced_memory()[0] / 1024 / kept
    tracemalloc.stop()
    return round(size, 1)


def main() -> None:
    """Measure and print."""
    parser = argparse.ArgumentParser(prog="python -m benchmarks.tables", description="Measure many tables.")
    parser.add_argument("--game", default="who-should-we-eat", choices=sorted(GAMES))
    parser.add_argument("--tables", type=int, default=10_000)
    parser.add_argument("--kept", type=int, default=20)
    given = parser.parse_args()
    found = asyncio.run(_restarted(given))
    print(json.dumps({"tables": given.tables, **found, "table_kib": _memory(given.game, given.kept)}, indent=2))


if __name__ == "__main__":
    main()
