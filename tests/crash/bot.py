"""The bot's own process: the application as `python -m bot run` opens it, at a clock that jumps."""

from __future__ import annotations

import asyncio
import json
import logging
import os
import signal
import socket
from collections.abc import Awaitable, Callable, Sequence
from dataclasses import dataclass
from pathlib import Path
from typing import Any

from bot.app import App
from bot.demo.hourglass import Hourglass
from bot.jump import JumpClock
from engines.host import Written
from playground import point_discord_py_at
from tests.crash import planted
from tests.crash.hour import Hour


@dataclass(frozen=True)
class Home:
    """Where a bot lives: Discord, its files, the seed of its games, and the faults that are planted in it."""

    url: str
    folder: Path
    seed: str
    faults: Sequence[str] = ()

    @property
    def data(self) -> Path:
        """The database."""
        return self.folder / "bot.db"

    @property
    def log(self) -> Path:
        """What the bot complains of."""
        return self.folder / "bot.log"

    @property
    def hour(self) -> Path:
        """The table's time."""
        return self.folder / "hour"


def live(home: Home, wire: socket.socket) -> None:
    """Serve until killed, or until nobody is at the other end of the wire."""
    logging.basicConfig(filename=home.log, level="WARNING", format="%(levelname)s %(name)s: %(message)s", force=True)
    for name in ("bot", "cogs", "engines"):
        logging.getLogger(name).setLevel("INFO")
    logging.getLogger("discord").setLevel("CRITICAL")
    for fault in home.faults:
        planted.FAULTS[fault]()
    point_discord_py_at(home.url)
    asyncio.run(_live(home, wire))


async def _live(home: Home, wire: socket.socket) -> None:
    hour = Hour(home.hour)
    clock = JumpClock(hour.now())
    clock.moved.append(hour.move)
    opened: list[App] = []
    hourglass = Hourglass(clock, lambda: opened[0])
    doom = Doom()
    reader, writer = await asyncio.open_connection(sock=wire)
    first = json.loads(await reader.readline())
    doom.comes(**first)
    doom.watch_files()
    async with App.open(home.data, clock, "playground", patient=False) as app:
        opened.append(app)
        app.new_seed = lambda: home.seed
        servant = Servant(app, hourglass, doom, writer)
        servant.says({"ready": True})
        await servant.serve(reader)


class Doom:
    """The process ends itself by SIGKILL before or after one of its commits.

    since  "any": commits count from now on; "begin", "over": from the one on with which a game begins or ends
    """

    def __init__(self) -> None:
        self._left = -1
        self._since = "any"
        self._after = False

    def comes(self, commits: int = -1, since: str = "any", after: bool = False) -> None:
        """It comes at so many commits from now; a negative number: not at all."""
        self._left, self._since, self._after = commits, since, after

    def watch_files(self) -> None:
        """Look at every commit of this process."""
        from bot.store import SqliteStore

        begin, append, commit = SqliteStore.begin, SqliteStore.append, SqliteStore.commit

        async def begins(store: SqliteStore, table: int, game: str, setup: str, written: Written) -> None:
            self._is("begin")
            await begin(store, table, game, setup, written)

        async def appends(store: SqliteStore, table: int, written: Written) -> None:
            if written.status == "over":
                self._is("over")
            await append(store, table, written)

        async def commits(store: SqliteStore) -> None:
            falls = self._falls()
            if falls and not self._after:
                os.kill(os.getpid(), signal.SIGKILL)
            await commit(store)
            if falls:
                os.kill(os.getpid(), signal.SIGKILL)

        SqliteStore.begin, SqliteStore.append, SqliteStore.commit = begins, appends, commits  # type: ignore[method-assign]

    def _is(self, what: str) -> None:
        if self._since == what:
            self._since = "any"

    def _falls(self) -> bool:
        if self._since != "any" or self._left < 0:
            return False
        self._left -= 1
        return self._left < 0


class Servant:
    """Does what the test asks for, over the wire: a line of JSON each, answered by one with the same number."""

    def __init__(self, app: App, hourglass: Hourglass, doom: Doom, writer: asyncio.StreamWriter) -> None:
        self._app = app
        self._hourglass = hourglass
        self._doom = doom
        self._writer = writer
        self._news = asyncio.Event()
        self._tasks: set[asyncio.Task[None]] = set()
        app.house.changed.append(lambda _: self._news.set())
        self._does: dict[str, Callable[..., Awaitable[None]]] = {
            "quiet": self._quiet,
            "until news": lambda: hourglass.until(self._news),
            "wait": hourglass.wait,
            "settled": app.serve.settled,
            "doom": self._dooms,
        }

    def says(self, what: dict[str, Any]) -> None:
        """A line to the test."""
        self._writer.write(json.dumps(what).encode() + b"\n")

    async def serve(self, reader: asyncio.StreamReader) -> None:
        """Until the wire is cut."""
        while line := await reader.readline():
            task = asyncio.create_task(self._answer(json.loads(line)))
            self._tasks.add(task)
            task.add_done_callback(self._tasks.discard)

    async def _answer(self, asked: dict[str, Any]) -> None:
        try:
            await self._does[asked["do"]](*asked["with"])
        except Exception as error:
            self.says({"n": asked["n"], "failed": type(error).__name__})
        else:
            self.says({"n": asked["n"]})

    async def _quiet(self) -> None:
        self._news.clear()
        await self._hourglass.quiet()

    async def _dooms(self, doom: dict[str, Any]) -> None:
        self._doom.comes(**doom)
