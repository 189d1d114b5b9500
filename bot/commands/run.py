"""`python -m bot run`: the bot on Discord itself."""

from __future__ import annotations

import argparse

import aiohttp
import discord

from bot.app import App
from bot.clock import WallClock
from bot.commands.stopping import complain, log_to_terminal, stop_signal, until_stopped
from bot.settings import Settings
from bot.store import DatabaseInUse, DatabaseTooNew

HELP = "serve on Discord; needs the bot's token"
NO_TOKEN = """\
There is no token. Copy .env.example to .env and put your bot's token behind MAITRE_TOKEN= (or set that variable).
The README tells where Discord shows it. To play on this machine without Discord: python -m bot play"""
BAD_TOKEN = "Discord does not know this token. Reset it on https://discord.com/developers/applications and copy it."


def declare(parser: argparse.ArgumentParser) -> None:
    """One switch; everything else is a setting."""
    parser.add_argument("--drain", action="store_true", help="open no new tables; those that play go on")


def run(arguments: argparse.Namespace) -> int:
    """Serve until stopped."""
    settings = Settings()
    log_to_terminal(settings.log)
    if settings.token is None or not settings.token.get_secret_value().strip():
        return complain(NO_TOKEN)
    try:
        return until_stopped(_serve(settings, settings.token.get_secret_value().strip(), arguments.drain))
    except discord.LoginFailure:
        return complain(BAD_TOKEN)
    except aiohttp.ClientConnectionError:
        return complain("Discord cannot be reached from here. Is this machine connected to the internet?")
    except DatabaseInUse:
        return complain(f"{settings.data} is in use: is the bot running already?")
    except DatabaseTooNew:
        return complain(f"{settings.data} was written by a later version of the bot.")


async def _serve(settings: Settings, token: str, draining: bool) -> int:
    stop = stop_signal()
    async with App.open(settings.data, WallClock(), token, draining=draining) as app:
        print(f"{app.client.user} is at your service. Ctrl-C ends it.", flush=True)
        await stop.wait()
    return 0
