"""/dine on disnake. Run with the playground's address and token; prints "ready" when it can be spoken to."""

from __future__ import annotations

import sys

import disnake
from disnake.ext import commands
from disnake.http import Route

URL, TOKEN = sys.argv[1:3]
Route.BASE = f"{URL}/api/v10"
bot = commands.InteractionBot(intents=disnake.Intents(guilds=True))


@bot.slash_command(description="Eat")
async def dine(interaction: disnake.ApplicationCommandInteraction, dish: str = "nothing") -> None:
    """Answer it with a button."""
    button = disnake.ui.Button(label="Eat", custom_id="eat", style=disnake.ButtonStyle.primary)
    await interaction.response.send_message(f"{dish} is served", components=[button])


@bot.event
async def on_button_click(interaction: disnake.MessageInteraction) -> None:
    """Change the message, then say something to the member alone."""
    await interaction.response.edit_message(f"eaten by {interaction.author.global_name}", components=[])
    await interaction.followup.send("good?", ephemeral=True)


@bot.event
async def on_ready() -> None:
    """It can be spoken to, once the command is registered."""
    await bot.wait_until_first_connect()
    while not await bot.fetch_global_commands():
        pass
    print("ready", flush=True)


bot.run(TOKEN)
