"""The test's end of the bot's process: start it, ask it, kill it."""

from __future__ import annotations

import asyncio
import json
import multiprocessing
import socket
from collections.abc import Mapping
from typing import Any

from tests.crash.bot import Home, live

FORKS = multiprocessing.get_context("forkserver")
FORKS.set_forkserver_preload(["tests.crash.warm"])
HANG = 60.0  # seconds of real time in which the bot must answer


class Died(Exception):
    """The bot's process ended."""


class Process:
    """One life of the bot."""

    def __init__(self, home: Home, doom: Mapping[str, Any]) -> None:
        self._home = home
        self._doom = dict(doom)
        self._asked: dict[int, asyncio.Future[dict[str, Any]]] = {}
        self._count = 0
        self._ready = asyncio.get_running_loop().create_future()
        self.dead = asyncio.Event()

    async def start(self) -> None:
        """Until the bot can be spoken to. Raises Died."""
        ours, theirs = socket.socketpair()
        self._process = FORKS.Process(target=live, args=(self._home, theirs), daemon=True)
        self._process.start()
        theirs.close()
        self._reader, self._writer = await asyncio.open_connection(sock=ours)
        self._writer.write(json.dumps(self._doom).encode() + b"\n")
        self._listening = asyncio.create_task(self._listen())
        async with asyncio.timeout(HANG):
            await asyncio.wait({self._ready, self._listening}, return_when=asyncio.FIRST_COMPLETED)
        if not self._ready.done():
            raise Died

    async def ask(self, what: str, *more: Any) -> None:
        """Ask for something, and wait until it is done. Raises Died."""
        if self.dead.is_set():
            raise Died
        self._count += 1
        answer = self._asked[self._count] = asyncio.get_running_loop().create_future()
        self._writer.write(json.dumps({"n": self._count, "do": what, "with": more}).encode() + b"\n")
        async with asyncio.timeout(HANG):
            said = await answer
        assert "failed" not in said, f"the bot could not do {what!r}: {said['failed']}"

    def kill(self) -> None:
        """SIGKILL; when this returns the process is no more."""
        self._process.kill()
        self._process.join()

    async def bury(self) -> None:
        """Clear away what is left of it; it may have ended by itself."""
        self.kill()
        await self._listening
        self._writer.close()
        code = self._process.exitcode
        assert code == -9, f"the bot ended by itself, with {code}"
        self._process.close()

    async def _listen(self) -> None:
        try:
            while line := await self._reader.readline():
                said = json.loads(line)
                if "ready" in said:
                    self._ready.set_result(None)
                elif not (answer := self._asked.pop(said["n"])).done():
                    answer.set_result(said)
        except (ConnectionError, ValueError):
            pass
        self.dead.set()
        for answer in self._asked.values():
            if not answer.done():
                answer.set_exception(Died())
                answer.exception()  # nobody may be waiting any more
