"""`python -m bot demo GAME`: a whole game, played by members who press what they see."""

from __future__ import annotations

import argparse
import asyncio
import time
from pathlib import Path
from typing import Any

from pydantic import ValidationError

from bot.commands.stopping import complain, log_to_terminal
from bot.demo.evening import Evening, Plan, Stuck, evening
from bot.demo.guest import Unreachable
from engines import GAMES

HELP = "play a whole game without a browser, and print what everybody saw"
SCHEMA = Path(__file__).parents[2].parent / "shared" / "discord" / "openapi.json"


def declare(parser: argparse.ArgumentParser) -> None:
    """What is played, and by whom."""
    parser.add_argument("game", choices=sorted(GAMES), metavar="GAME", help=f"one of: {', '.join(sorted(GAMES))}")
    parser.add_argument("--seats", type=int, help="how many play (default: the fewest that can)")
    parser.add_argument("--members", type=int, help="how many of them are members who press (default: all)")
    parser.add_argument("--seed", default="demo", help="text from which all chance comes (default: demo)")
    parser.add_argument("--option", action="append", default=[], metavar="K=V", help="an option of the game")
    parser.add_argument("--locale", default="en-US", help="language of the members' clients (default: en-US)")
    parser.add_argument("--rate-limits", action="store_true", help="limits as tight as Discord's: it takes minutes")
    parser.add_argument("--quiet", action="store_true", help="print the figures only")


def run(arguments: argparse.Namespace) -> int:
    """Play; 0 only if the game was ended by its rules and Discord would have taken everything."""
    log_to_terminal("WARNING")
    game = GAMES[arguments.game]
    seats = arguments.seats if arguments.seats is not None else min(game.seats)
    members = arguments.members if arguments.members is not None else seats
    if seats not in game.seats:
        return complain(f"{game.slug} is for {min(game.seats)} to {max(game.seats)}.")
    if not 1 <= members <= seats:
        return complain(f"--members is from 1 to {seats}.")
    try:
        options = _options(game.options, arguments.option)
    except ValueError as error:
        return complain(str(error))
    plan = Plan(game.slug, seats, members, arguments.seed, options, arguments.locale)
    return asyncio.run(_demo(plan, arguments.quiet, arguments.rate_limits))


async def _demo(plan: Plan, quiet: bool, rate_limits: bool) -> int:
    schema = SCHEMA if SCHEMA.exists() else None
    began = time.perf_counter()
    async with evening(plan, schema, rate_limits=rate_limits) as one:
        try:
            await one.begin()
            status = await one.play()
        except (Unreachable, Stuck, TimeoutError) as error:
            _print(one, quiet, 0)
            return complain(f"\nThe demo failed: {str(error) or 'nothing happened any more'}")
        _print(one, quiet, await one.rounds())
        if rate_limits:
            print(one.record.waits())
        print(f"Played in {time.perf_counter() - began:.1f} s.", end=" ")
        print("Checked against Discord's schema." if schema else "Discord's schema is not here: unchecked.")
        for complaint in one.playground.complaints:
            complain(f"{complaint.method} {complaint.path} ({complaint.side}): {complaint.what}")
        if one.playground.complaints:
            return 1
    return 0 if status == "over" else complain(f"The game was not ended by its rules: it is {status}.")


def _print(one: Evening, quiet: bool, rounds: int) -> None:
    if not quiet:
        print(one.record.transcript())
    print(one.record.figures(rounds))


def _options(model: Any, given: list[str]) -> dict[str, Any]:
    """Options as the game's model writes them. Raises ValueError."""
    pairs = [text.partition("=") for text in given]
    if bad := [text for text, (_, sign, _) in zip(given, pairs, strict=True) if not sign]:
        raise ValueError(f"An option is written NAME=VALUE, not {bad[0]!r}.")
    typed = {name.replace("-", "_"): value for name, _, value in pairs}
    try:
        return model.model_validate(typed).model_dump(mode="json", include=set(typed))
    except ValidationError as error:
        where = ".".join(str(part) for part in error.errors()[0]["loc"][:1])
        raise ValueError(f"There is no such option, or no such value of it: {where}.") from None
