"""Bots for the measurements, each in a process of its own: ours, and bare ones that do nothing but acknowledge.

    python -m benchmarks.bots ours|plain|dynamic URL [DATABASE]

`plain`: discord.py with one persistent button. `dynamic`: discord.py with a dynamic item, as a bot must have that reads
its presses from custom_ids. A line is printed when the bot can be spoken to; it ends when its input does.
"""

from __future__ import annotations

import asyncio
import re
import sys
import threading
from pathlib import Path
from typing import Any, Self, TypeAlias

import discord
from discord import ui

from bot.app import App
from bot.clock import WallClock
from playground import point_discord_py_at

TOKEN = "playground"
PLAIN = "acknowledge"
Interaction: TypeAlias = "discord.Interaction[Any]"


class Plain(ui.View):
    """One button that outlives the process."""

    def __init__(self) -> None:
        super().__init__(timeout=None)

    @ui.button(label="Press", custom_id=PLAIN)
    async def press(self, interaction: Interaction, _: ui.Button[Self]) -> None:
        """Acknowledge."""
        await interaction.response.defer()


class Dynamic(ui.DynamicItem[ui.Button[ui.View]], template=r"acknowledge:(?P<number>\d+)"):
    """A button whose number stands in its custom_id."""

    def __init__(self, number: int) -> None:
        super().__init__(ui.Button(label="Press", custom_id=f"acknowledge:{number}"))

    @classmethod
    async def from_custom_id(cls, _: Interaction, __: ui.Item[Any], match: re.Match[str], /) -> Self:
        """Made anew for every press."""
        return cls(int(match["number"]))

    async def callback(self, interaction: Interaction) -> None:
        """Acknowledge."""
        await interaction.response.defer()


class Bare(discord.Client):
    """A bot that acknowledges."""

    def __init__(self) -> None:
        super().__init__(intents=discord.Intents(guilds=True))
        self.came = asyncio.Event()

    async def setup_hook(self) -> None:
        """Take the buttons on."""
        self.add_view(Plain())
        self.add_dynamic_items(Dynamic)

    async def on_ready(self) -> None:
        """Say so."""
        self.came.set()


async def _bare(over: asyncio.Event) -> None:
    client = Bare()
    running = asyncio.create_task(client.start(TOKEN))
    await client.came.wait()
    print("ready", flush=True)
    await over.wait()
    await client.close()
    await running


async def _ours(over: asyncio.Event, data: Path) -> None:
    async with App.open(data, WallClock(), TOKEN, patient=False):
        print("ready", flush=True)
        await over.wait()


async def main() -> None:
    """Until the input ends."""
    kind, url, *data = sys.argv[1:]
    point_discord_py_at(url)
    over, loop = asyncio.Event(), asyncio.get_running_loop()

    def wait() -> None:
        sys.stdin.read()
        loop.call_soon_threadsafe(over.set)

    threading.Thread(target=wait, daemon=True).start()
    await (_ours(over, Path(data[0])) if kind == "ours" else _bare(over))


if __name__ == "__main__":
    asyncio.run(main())
