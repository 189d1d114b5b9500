"""A small bot on the unmodified discord.py client, told by each test what to do."""

from __future__ import annotations

import asyncio
from collections.abc import AsyncIterator, Awaitable, Callable
from contextlib import asynccontextmanager
from typing import Any, Literal

import discord
from discord import app_commands
from discord.ext import commands

from playground import Playground

HANG = 15.0  # seconds until a test is taken to hang
Act = Callable[[discord.Interaction], Awaitable[Any]]
INTENTS = discord.Intents(guilds=True, messages=True)


class Butler(commands.AutoShardedBot):
    """acts: what /do does. presses: what happens when a component with that custom_id is pressed."""

    def __init__(self, intents: discord.Intents = INTENTS, **settings: Any) -> None:
        super().__init__("!", intents=intents, guild_ready_timeout=0.1, enable_debug_events=True, **settings)
        self.acts: dict[str, Act] = {}
        self.presses: dict[str, Act] = {}
        self.errors: list[BaseException] = []
        self.up = asyncio.Event()
        self.tree.error(self._failed)
        for command in (do, order, table):
            self.tree.add_command(command)

    async def before_identify_hook(self, shard_id: int | None, *, initial: bool = False) -> None:
        """Wait for nothing."""

    async def setup_hook(self) -> None:
        """Register the commands."""
        await self.tree.sync()

    async def on_ready(self) -> None:
        """The bot can be spoken to."""
        self.up.set()

    async def on_message(self, message: discord.Message) -> None:
        """There are no commands in messages."""

    async def on_interaction(self, interaction: discord.Interaction) -> None:
        """Presses that no view of discord.py takes."""
        if interaction.type is discord.InteractionType.component and interaction.data is not None:
            act = self.presses.get(str(interaction.data.get("custom_id")))
            if act is not None:
                await act(interaction)

    async def _failed(self, interaction: discord.Interaction, error: app_commands.AppCommandError) -> None:
        self.errors.append(getattr(error, "original", error))

    async def hears(self, event: str, check: Callable[..., bool] | None = None) -> Any:
        """The next event of this name."""
        return await self.wait_for(event, check=check, timeout=HANG)


@app_commands.command(description="Whatever the test says")
async def do(interaction: discord.Interaction, what: str) -> None:
    """One of `acts`."""
    assert isinstance(interaction.client, Butler)
    await interaction.client.acts[what](interaction)


@app_commands.command(description="Order a dish")
@app_commands.describe(dish="What", wine="Which", plates="How many", guest="For whom", spicy="Hot", at="Where")
async def order(
    interaction: discord.Interaction,
    dish: Literal["Fish", "Fowl", "Fungi"],
    wine: str,
    plates: app_commands.Range[int, 1, 5] = 1,
    guest: discord.Member | None = None,
    spicy: bool = False,
    at: discord.TextChannel | None = None,
) -> None:
    """Options of many types."""
    said = f"{plates} {dish} with {wine}"
    said += f" for {guest.display_name}" if guest else ""
    said += " spicy" if spicy else ""
    said += f" in {at.name}" if at else ""
    await interaction.response.send_message(f"{said} ({interaction.locale})")


@order.autocomplete("wine")
async def wines(interaction: discord.Interaction, current: str) -> list[app_commands.Choice[str]]:
    """Wines that begin so; the dish typed so far is known."""
    dish = interaction.namespace.dish or "nothing"
    cellar = ("Barolo", "Chablis", "Chianti")
    return [app_commands.Choice(name=f"{one} to {dish}", value=one) for one in cellar if one.startswith(current)]


table = app_commands.Group(name="table", description="The table")
seat = app_commands.Group(name="seat", description="A seat", parent=table)


@table.command(name="status", description="How it stands")
async def status(interaction: discord.Interaction) -> None:
    """A subcommand."""
    await interaction.response.send_message("all seated")


@seat.command(name="add", description="One more")
async def add(interaction: discord.Interaction, number: float) -> None:
    """A subcommand of a group."""
    await interaction.response.send_message(f"seat {number}")


@asynccontextmanager
async def serving(butler: Butler, playground: Playground) -> AsyncIterator[Butler]:
    """Let a bot run until the block ends. Raises what its start raises."""
    running = asyncio.create_task(butler.start(playground.token))
    up = asyncio.create_task(butler.up.wait())
    try:
        await asyncio.wait({running, up}, timeout=HANG, return_when=asyncio.FIRST_COMPLETED)
        if running.done():
            running.result()
        assert butler.up.is_set()
        yield butler
    finally:
        up.cancel()
        await butler.close()
        await asyncio.gather(running, up, return_exceptions=True)
