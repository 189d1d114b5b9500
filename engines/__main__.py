"""`python -m engines`: the games without Discord and without a database."""

from __future__ import annotations

import argparse
import sys
from collections.abc import Sequence

from engines.cli.arguments import Usage, add_json
from engines.cli.menu import cards, games
from engines.cli.referee import referee
from engines.cli.simulate import simulate
from engines.cli.verify import verify


def parser() -> argparse.ArgumentParser:
    """All commands and their arguments."""
    top = argparse.ArgumentParser(prog="python -m engines", description="The games, without Discord.")
    commands = top.add_subparsers(required=True, metavar="COMMAND")

    one = commands.add_parser("games", help="what is on the menu: slug, seats, options with their defaults")
    add_json(one)
    one.set_defaults(run=games)

    one = commands.add_parser("cards", help="every card of a game: id, copies, effects, text")
    one.add_argument("game")
    add_json(one)
    one.set_defaults(run=cards)

    one = commands.add_parser("simulate", help="play many games and count")
    one.add_argument("game")
    one.add_argument("--seats", type=int, required=True)
    one.add_argument("--games", type=int, default=100)
    one.add_argument("--seed", default="simulate", help="any text; the same text plays the same games")
    one.add_argument("--first", help="play the one game of this very seed, as a failure names it")
    one.add_argument("--option", action="append", default=[], metavar="NAME=VALUE")
    one.add_argument("--jobs", type=int, default=1, help="processes")
    one.add_argument("--players", choices=["ai", "random"], default="ai")
    add_json(one)
    one.set_defaults(run=simulate)

    one = commands.add_parser("verify", help="recompute an exported game from its seed and journal")
    one.add_argument("file")
    add_json(one)
    one.set_defaults(run=verify)

    one = commands.add_parser("referee", help="one table over JSON lines on stdin and stdout")
    add_json(one)
    one.set_defaults(run=referee)
    return top


def main(arguments: Sequence[str] | None = None) -> int:
    """Run a command; its exit code. A wrong command line is 2."""
    given = parser().parse_args(arguments)
    try:
        return given.run(given)
    except Usage as usage:
        print(f"python -m engines: {usage}", file=sys.stderr)
        return 2


if __name__ == "__main__":
    sys.exit(main())
