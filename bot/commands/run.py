"""`python -m bot run`: the bot on Discord itself."""

from __future__ import annotations

import argparse
from contextlib import AsyncExitStack

import aiohttp
import discord

from bot.app import App
from bot.clock import WallClock
from bot.commands.stopping import complain, log_to_terminal, stop_signal, until_stopped
from bot.draining import drained
from bot.settings import Settings
from bot.store import DatabaseInUse, DatabaseTooNew
from bot.watching.endpoint import endpoint

HELP = "serve on Discord; needs the bot's token"
NO_TOKEN = """\
There is no token. Copy .env.example to .env and put your bot's token behind MAITRE_TOKEN= (or set that variable).
The README tells where Discord shows it. To play on this machine without Discord: python -m bot play"""
BAD_TOKEN = "Discord does not know this token. Reset it on https://discord.com/developers/applications and copy it."


class PortTaken(Exception):
    """The figures cannot be served where the settings say. The text is the system's."""


def declare(parser: argparse.ArgumentParser) -> None:
    """One switch; everything else is a setting."""
    parser.add_argument(
        "--drain",
        action="store_true",
        help="open no new tables, and end when the last game has: 0 then, 1 if it was stopped before",
    )


def run(arguments: argparse.Namespace) -> int:
    """Serve until stopped, or until the last game has ended."""
    settings = Settings()
    log_to_terminal(settings.log, settings.log_format)
    if settings.token is None or not settings.token.get_secret_value().strip():
        return complain(NO_TOKEN)
    try:
        return until_stopped(_serve(settings, settings.token.get_secret_value().strip(), arguments.drain))
    except discord.LoginFailure:
        return complain(BAD_TOKEN)
    except PortTaken as error:
        return complain(f"Nothing can be served at {settings.metrics_host}:{settings.metrics_port}: {error}.")
    except aiohttp.ClientConnectionError:
        return complain("Discord cannot be reached from here. Is this machine connected to the internet?")
    except DatabaseInUse:
        return complain(f"{settings.data} is in use: is the bot running already?")
    except DatabaseTooNew:
        return complain(f"{settings.data} was written by a later version of the bot.")


async def _serve(settings: Settings, token: str, draining: bool) -> int:
    stop = stop_signal()
    async with AsyncExitStack() as stack:
        opened = App.open(settings.data, WallClock(), token, draining=draining, keep_days=settings.keep_days)
        app = await stack.enter_async_context(opened)
        if settings.metrics_port is not None:
            try:
                await stack.enter_async_context(endpoint(app, settings.metrics_host, settings.metrics_port))
            except OSError as error:
                raise PortTaken(error.strerror or type(error).__name__) from None
        print(f"{app.client.user} is at your service. Ctrl-C ends it.", flush=True)
        if draining:
            return 0 if await drained(app, stop) else complain("Stopped before the last game had ended.")
        await stop.wait()
    return 0
