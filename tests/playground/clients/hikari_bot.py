"""/dine on hikari. Run with the playground's address and token; prints "ready" when it can be spoken to."""

from __future__ import annotations

import sys

import hikari

URL, TOKEN = sys.argv[1:3]
bot = hikari.GatewayBot(TOKEN, rest_url=f"{URL}/api/v10", banner=None, intents=hikari.Intents.GUILDS)


@bot.listen()
async def on_started(_: hikari.StartedEvent) -> None:
    """Register the command."""
    application = await bot.rest.fetch_application()
    dine = bot.rest.slash_command_builder("dine", "Eat")
    dine.add_option(hikari.CommandOption(type=hikari.OptionType.STRING, name="dish", description="What"))
    await bot.rest.set_application_commands(application.id, [dine])
    print("ready", flush=True)


@bot.listen()
async def on_command(event: hikari.CommandInteractionCreateEvent) -> None:
    """Answer it with a button."""
    dish = next((one.value for one in event.interaction.options or () if one.name == "dish"), "nothing")
    row = bot.rest.build_message_action_row()
    row.add_interactive_button(hikari.ButtonStyle.PRIMARY, "eat", label="Eat")
    await event.interaction.create_initial_response(
        hikari.ResponseType.MESSAGE_CREATE, f"{dish} is served", component=row
    )


@bot.listen()
async def on_press(event: hikari.ComponentInteractionCreateEvent) -> None:
    """Change the message, then say something to the member alone."""
    who = event.interaction.user.global_name
    await event.interaction.create_initial_response(
        hikari.ResponseType.MESSAGE_UPDATE, f"eaten by {who}", components=[]
    )
    await event.interaction.execute("good?", flags=hikari.MessageFlag.EPHEMERAL)


bot.run(check_for_updates=False, enable_signal_handlers=True)
