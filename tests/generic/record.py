"""Golden playthroughs: games that were played once and must replay fact by fact for ever.

    python -m tests.generic.record GAME [--seats N] [--games K]

writes `golden/GAME-SEATS-NUMBER.jsonl`, with the next free number. A line is the setup, an entry, or a fact with those
who were told it. Changing or deleting one is a decision, said in the commit.
"""

from __future__ import annotations

import argparse
import json
from pathlib import Path
from typing import Any

from engines.kernel import Entry, Game, Setup, Told
from tests.generic.checks import players
from tests.generic.games import GAMES, seat_counts, varied_setup
from tests.generic.players import Played, play_on

GOLDEN = Path(__file__).parent / "golden"


def lines_of(game: Game[Any], seats: int, number: int) -> list[str]:
    """A random game with its disturbances, as the lines of a golden playthrough."""
    setup = varied_setup(game, seats, number)
    lines = [json.dumps({"setup": setup.model_dump(mode="json")})]
    written = 0

    def look(played: Played) -> None:
        nonlocal written
        lines.extend(entry_line(entry) for entry in played.journal[written:])
        written = len(played.journal)
        lines.extend(told_line(told) for told in played.live.heard())

    play_on(Played.begin(game, setup), players(game, seats, number), look, disturbed=0.02)
    return lines


def replayed(game: Game[Any], lines: list[str]) -> list[str]:
    """The same lines, made again from the setup and the entries among them."""
    first, *rest = (json.loads(line) for line in lines)
    again = Played.begin(game, Setup.model_validate(first["setup"]))
    made = [lines[0], *(told_line(told) for told in again.live.heard())]
    for raw in rest:
        if "entry" in raw:
            entry = game.entry(json.dumps(raw))
            again.session.feed(entry)
            made.append(entry_line(entry))
            made += (told_line(told) for told in again.live.heard())
    return made


def entry_line(entry: Entry) -> str:
    """An entry of the journal."""
    return entry.model_dump_json()


def told_line(told: Told) -> str:
    """A fact and who learned it."""
    return json.dumps({"to": told.to, "fact": told.fact.model_dump(mode="json")}, ensure_ascii=False)


def main() -> None:
    """The command line."""
    parser = argparse.ArgumentParser(prog="python -m tests.generic.record", description=__doc__)
    parser.add_argument("game", choices=sorted(GAMES))
    parser.add_argument("--seats", type=int, help="without it: the fewest, the most, and one between")
    parser.add_argument("--games", type=int, default=1, help="how many for each count of seats")
    asked = parser.parse_args()
    game = GAMES[asked.game]
    for seats in [asked.seats] if asked.seats else seat_counts(game):
        for _ in range(asked.games):
            number = 1
            while (path := GOLDEN / f"{asked.game}-{seats}-{number}.jsonl").exists():
                number += 1
            path.write_text("\n".join(lines_of(game, seats, number)) + "\n", encoding="utf-8")
            print(path.name)


if __name__ == "__main__":
    main()
