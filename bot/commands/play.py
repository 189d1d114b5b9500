"""`python -m bot play`: the whole product on this machine, with nothing to configure."""

from __future__ import annotations

import argparse
import asyncio
import contextlib
import socket
import webbrowser
from collections.abc import AsyncGenerator
from contextlib import asynccontextmanager
from pathlib import Path

from bot.app import App
from bot.clock import WallClock
from bot.commands.stopping import complain, log_to_terminal, stop_signal, until_stopped
from bot.settings import Settings
from bot.store import DatabaseInUse, DatabaseTooNew
from playground import Playground, point_discord_py_at
from playground.keeping import restore, save, saved_at
from playground.page.door import Door

HELP = "play here, in the browser, without Discord"
DATA = Path("data/play.db")
PORT = 8080
ANYWHERE = "0.0.0.0"
PORTS = 20  # that are tried from there on
SAVED_EVERY = 10.0  # seconds of real time


def declare(parser: argparse.ArgumentParser) -> None:
    """Where it is served, and to whom, how fast its clocks run, where it is kept."""
    parser.add_argument("--port", type=int, default=PORT, help=f"port of the page (default {PORT}, or the next free)")
    parser.add_argument("--speed", type=_speed, default=1.0, help="how many times as fast the clocks run (default 1)")
    parser.add_argument("--data", type=Path, default=DATA, help=f"the database (default {DATA})")
    parser.add_argument(
        "--friends", action="store_true", help="let friends in the same network in who have the link that is printed"
    )
    parser.add_argument(
        "--open", action=argparse.BooleanOptionalAction, default=False, help="open the page in a browser"
    )


def run(arguments: argparse.Namespace) -> int:
    """Serve until stopped."""
    settings = Settings()
    log_to_terminal(settings.log, settings.log_format)
    try:
        return until_stopped(_play(arguments.data, arguments.port, arguments.speed, arguments.open, arguments.friends))
    except DatabaseInUse:
        return complain(f"{arguments.data} is in use: is it being played already? Another one: --data FILE")
    except DatabaseTooNew:
        return complain(f"{arguments.data} was written by a later version of the bot.")


async def _play(data: Path, port: int, speed: float, browse: bool, friends: bool) -> int:
    stop = stop_signal()
    world = data.with_suffix(".world")
    clock = WallClock(speed, saved_at(world) or 0.0)
    playground = Playground(port=free_port(port), now=clock.now, rate_limits=True)
    restore(playground.world, world)
    await playground.start()
    point_discord_py_at(playground.url)
    door = Door(playground)
    try:
        async with App.open(data, clock, playground.token, patient=False), _saved(playground, world):
            print(f"Maître d' is at your service: {playground.url}", flush=True)
            if friends:
                link = await door.open(ANYWHERE, free_port(playground.port + 1, ANYWHERE))
                print(f"Friends in your network come in by this link, and nobody without it: {link}", flush=True)
            print("In a channel type /newgame. Ctrl-C ends it; what was begun goes on next time.", flush=True)
            if browse:
                webbrowser.open(playground.url)
            await stop.wait()
    finally:
        await door.shut()
        await playground.stop()
    return 0


@asynccontextmanager
async def _saved(playground: Playground, path: Path) -> AsyncGenerator[None]:
    """Write the playground's world every few seconds, and at the end."""

    async def keep() -> None:
        while True:
            await asyncio.sleep(SAVED_EVERY)
            save(playground.world, path)

    keeping = asyncio.create_task(keep())
    try:
        yield
    finally:
        keeping.cancel()
        with contextlib.suppress(asyncio.CancelledError):
            await keeping
        save(playground.world, path)


def free_port(wanted: int, host: str = "127.0.0.1") -> int:
    """`wanted`, or the first free one after it; any, if many are taken."""
    for port in range(wanted, min(wanted + PORTS, 65536)):
        with socket.socket() as probe:
            probe.setsockopt(socket.SOL_SOCKET, socket.SO_REUSEADDR, 1)
            try:
                probe.bind((host, port))
            except OSError:
                continue
            return port
    return 0


def _speed(text: str) -> float:
    speed = float(text)
    if not 0 < speed <= 1000:
        raise argparse.ArgumentTypeError("a number above 0, at most 1000")
    return speed
