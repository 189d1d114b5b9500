"""`python -m engines`: the games without Discord and without a database."""

from __future__ import annotations

import argparse
import os
import sys
from collections.abc import Sequence

from engines.cli.arguments import Usage, add_json
from engines.cli.cards import cards
from engines.cli.games import games
from engines.cli.referee import referee
from engines.cli.simulate import simulate
from engines.cli.verify import verify


def parser() -> argparse.ArgumentParser:
    """All commands and their arguments."""
    top = argparse.ArgumentParser(prog="python -m engines", description="The games, without Discord.")
    commands = top.add_subparsers(required=True, metavar="COMMAND")

    one = commands.add_parser("games", help="what is on the menu: slug, seats, options with their defaults")
    one.set_defaults(run=games)
    add_json(one)

    one = commands.add_parser("cards", help="every card of a game: id, copies, effects, text")
    one.add_argument("game", help="its slug")
    one.set_defaults(run=cards)
    add_json(one)

    one = commands.add_parser("simulate", help="play many games, and count")
    one.add_argument("game", help="its slug")
    one.add_argument("--seats", type=int, required=True)
    one.add_argument("--games", type=int, default=100, help="how many (%(default)s)")
    one.add_argument("--seed", default="simulate", help="any text; the same text plays the same games")
    one.add_argument("--first", type=int, default=0, metavar="N", help="begin with the N-th game of this seed, from 0")
    one.add_argument("--option", action="append", default=[], metavar="NAME=VALUE", help="an option of the game")
    one.add_argument("--jobs", type=int, default=1, help="processes (%(default)s)")
    one.add_argument("--players", choices=["ai", "random"], default="ai", help="at all seats (%(default)s)")
    one.set_defaults(run=simulate)
    add_json(one)

    one = commands.add_parser("verify", help="recompute an exported game from its seed and journal")
    one.add_argument("file", help="an exported game")
    one.set_defaults(run=verify)
    add_json(one)

    one = commands.add_parser("referee", help="a table over JSON lines on stdin and stdout: engines/REFEREE.md")
    one.set_defaults(run=referee)
    add_json(one)
    return top


def main(arguments: Sequence[str] | None = None) -> int:
    """Run a command; its exit code: 2 for a wrong command line, 1 for what the command finds wrong."""
    given = parser().parse_args(arguments)
    try:
        return given.run(given)
    except Usage as usage:
        print(f"python -m engines: {usage}", file=sys.stderr)
        return 2
    except BrokenPipeError:  # whoever read our output has heard enough
        os.dup2(os.open(os.devnull, os.O_WRONLY), sys.stdout.fileno())
        return 0
    except KeyboardInterrupt:
        return 130


if __name__ == "__main__":
    sys.exit(main())
