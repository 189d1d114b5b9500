"""`python -m bot`: play, demo, run, backup, check."""

from __future__ import annotations

import argparse
import sys
from collections.abc import Sequence

from bot.commands import COMMANDS


def main(arguments: Sequence[str] | None = None) -> int:
    """Run a command; its exit code."""
    parser = argparse.ArgumentParser(prog="python -m bot", description="Maître d', game master of dinner games.")
    commands = parser.add_subparsers(dest="command", required=True, metavar="COMMAND")
    for name, command in COMMANDS.items():
        one = commands.add_parser(name, help=command.HELP, description=command.HELP)
        command.declare(one)
        one.set_defaults(run=command.run)
    chosen = parser.parse_args(arguments)
    return chosen.run(chosen)


if __name__ == "__main__":
    sys.exit(main())
