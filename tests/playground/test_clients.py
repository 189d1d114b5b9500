"""Clients that others wrote, unmodified, at the playground: it is not made for one library only."""

from __future__ import annotations

import asyncio
import os
import re
import shutil
import subprocess
import sys
import venv
from collections.abc import AsyncGenerator, Callable
from contextlib import asynccontextmanager
from pathlib import Path

import pytest

from playground import Playground
from tests.playground.bodies import Json

HERE = Path(__file__).parent / "clients"
HANG = 120.0  # seconds of real time until a client is taken to hang
UNREACHABLE = re.compile(
    r"ENOTFOUND|EAI_AGAIN|ECONNREFUSED|ECONNRESET|ETIMEDOUT|ENETUNREACH|ERR_SOCKET_TIMEOUT|NewConnectionError"
    r"|NameResolutionError|Connection refused|Network is unreachable|timed out|ProxyError"
)
Maker = Callable[[Path], list[str]]


def install(*command: str | Path, cwd: Path | None = None) -> None:
    """Run an installer. Skips the test where the registry cannot be reached; anything else that goes wrong fails it."""
    done = subprocess.run([str(one) for one in command], cwd=cwd, capture_output=True, text=True, timeout=600)
    if done.returncode:
        said = done.stdout + done.stderr
        if UNREACHABLE.search(said):
            print(f"NOT TESTED: {command[0]} cannot reach its registry.", file=sys.__stderr__, flush=True)
            pytest.skip(f"{Path(command[0]).name} cannot reach its registry")
        pytest.fail(f"{' '.join(map(str, command))}\n{said}")


def of_python(name: str) -> Maker:
    """A bot in Python, in an environment of its own that is made from its lock."""

    def make(place: Path) -> list[str]:
        python = place / ("Scripts" if os.name == "nt" else "bin") / "python"
        lock = HERE / f"{name}.lock"
        kept = place / "installed.lock"
        if not kept.exists() or kept.read_text() != lock.read_text():
            venv.create(place, with_pip=True, clear=True)
            quietly = ("--quiet", "--disable-pip-version-check", "--no-deps", "--retries", "2")
            install(python, "-m", "pip", "install", *quietly, "-r", lock)
            shutil.copy(lock, kept)
        return [str(python), "-u", str(HERE / f"{name}_bot.py")]

    return make


def of_node(place: Path) -> list[str]:
    """The bot in JavaScript, with the packages that its package.json pins."""
    if shutil.which("node") is None or shutil.which("npm") is None:
        if os.environ.get("CI"):
            pytest.fail("node and npm are wanted here: .ci/run installs them")
        print("NOT TESTED: discord.js, for there is no node or npm.", file=sys.__stderr__, flush=True)
        pytest.skip("there is no node, or no npm")
    wanted, kept = HERE / "discordjs" / "package.json", place / "package.json"
    if not kept.exists() or kept.read_text() != wanted.read_text() or not (place / "node_modules").exists():
        shutil.copy(wanted, kept)
        try:
            install("npm", "install", "--no-package-lock", "--ignore-scripts", "--no-audit", "--no-fund", cwd=place)
        except BaseException:
            kept.unlink()
            raise
    shutil.copy(HERE / "discordjs" / "bot.js", place / "bot.js")
    return ["node", str(place / "bot.js")]


CLIENTS: dict[str, Maker] = {"hikari": of_python("hikari"), "disnake": of_python("disnake"), "discord.js": of_node}


@asynccontextmanager
async def running(command: list[str], playground: Playground) -> AsyncGenerator[list[str]]:
    """A client's process, until the block ends; what it says."""
    process = await asyncio.create_subprocess_exec(
        *command,
        playground.url,
        playground.token,
        stdout=asyncio.subprocess.PIPE,
        stderr=asyncio.subprocess.STDOUT,
        env={key: value for key, value in os.environ.items() if not key.startswith("PYTHON")},
    )
    said: list[str] = []
    ready = asyncio.Event()

    async def listen() -> None:
        assert process.stdout is not None
        async for line in process.stdout:
            said.append(line.decode(errors="replace").rstrip())
            if said[-1] == "ready":
                ready.set()
        ready.set()

    listening = asyncio.create_task(listen())
    try:
        await asyncio.wait({asyncio.create_task(ready.wait())}, timeout=HANG)
        assert "ready" in said, "\n".join(said)
        yield said
    finally:
        if process.returncode is None:
            process.terminate()
        try:
            async with asyncio.timeout(20):
                await process.wait()
        except TimeoutError:
            process.kill()
            await process.wait()
        await listening


async def until(playground: Playground, member: int, room: int, fits: Callable[[list[Json]], bool]) -> list[Json]:
    """What a member sees in a channel, as soon as it fits."""
    watch = playground.hands.watch(member)
    try:
        async with asyncio.timeout(HANG):
            while not fits(seen := playground.hands.seen(member, room)):
                await anext(aiter(watch))
    finally:
        watch.close()
    return seen


@pytest.mark.parametrize("name", CLIENTS)
async def test_another_client_logs_in_registers_a_command_and_serves_a_press(
    playground: Playground, name: str, ann: int, ben: int, room: int, request: pytest.FixtureRequest
) -> None:
    assert request.config.cache is not None
    command = await asyncio.to_thread(CLIENTS[name], request.config.cache.mkdir(f"client-{name}"))
    playground.interactions.patience = HANG  # that three seconds are enough is no question of this test
    async with running(command, playground) as said:
        assert [one["name"] for one in playground.hands.commands()] == ["dine"]
        pressed = await playground.hands.slash(ann, room, "dine", {"dish": "Fowl"})
        served = (await pressed.outcome(HANG))["message"]
        assert served is not None, "\n".join(said)
        assert served["content"] == "Fowl is served"
        assert [one["content"] for one in playground.hands.seen(ben, room)] == ["Fowl is served"]
        outcome = await (await playground.hands.press(ben, int(served["id"]), "eat")).outcome(HANG)
        assert (outcome["kind"], outcome["message"]["id"]) == ("update", served["id"]), "\n".join(said)
        assert (outcome["message"]["content"], outcome["message"]["components"]) == ("eaten by Ben", [])
        seen = await until(playground, ben, room, lambda messages: len(messages) == 2)
        assert (seen[1]["content"], seen[1]["flags"] & 64) == ("good?", 64)
        assert [one["content"] for one in playground.hands.seen(ann, room)] == ["eaten by Ben"]
