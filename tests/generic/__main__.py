"""Run the checks of one game at one table: what a failure prints."""

from __future__ import annotations

import argparse

from tests.generic.checks import CHECKS, run
from tests.generic.games import GAMES
from tests.generic.swap import SWAPS, try_swaps


def main() -> None:
    """The command line."""
    parser = argparse.ArgumentParser(prog="python -m tests.generic", description=__doc__)
    parser.add_argument("game", choices=sorted(GAMES))
    parser.add_argument("--seats", type=int, required=True)
    parser.add_argument("--seed", type=int, required=True)
    parser.add_argument("--check", choices=[*CHECKS, "swap"], action="append")
    parser.add_argument("--swaps", type=int, default=SWAPS, help="how many secrets are swapped")
    asked = parser.parse_args()
    game = GAMES[asked.game]
    for name in asked.check or [*CHECKS, "swap"]:
        if name == "swap":
            try_swaps(game, asked.seats, asked.seed, asked.swaps)
        else:
            run(name, game, asked.seats, asked.seed)
        print(f"{name}: ok")


if __name__ == "__main__":
    main()
