"""The balance of Who Should We Eat? among AI players, as the table in its NOTES.md.

    python -m benchmarks.balance [--seats N …] [--games K] [--seed S] [--jobs J]

Prints a line for each count of seats, all but the rounds in per cent: games with each of the four ends (a raft is the
survivors' win), the median of rounds, rounds with a trial, trials in which a knife was shown. Then, over all these
games, how often each character and personality wins, in points from the mean, least first.
"""

from __future__ import annotations

import argparse
import multiprocessing
from collections import defaultdict
from collections.abc import Iterable, Sequence
from dataclasses import dataclass, field
from statistics import median

from engines.cli.playing import Playing
from engines.kernel import Fact, Setup
from engines.who_should_we_eat import GAME
from engines.who_should_we_eat import words as w

ENDS = ("raft", "sanity", "trial", "quests")
HEAD = "players | raft | Sanity 0 | trial with two | quests run out | rounds | with a trial | with a knife"


@dataclass(slots=True)
class Played:
    """What came of one game: `knives` counts the trials with one; `won`: (card, its owner won)."""

    seats: int
    end: str = ""
    rounds: int = 0
    tried: set[int] = field(default_factory=set[int])
    trials: int = 0
    knives: int = 0
    won: list[tuple[str, bool]] = field(default_factory=list[tuple[str, bool]])


def played(seats: int, seed: str) -> Played:
    """Play one game among AI players."""
    setup = Setup(game=GAME.slug, rules=GAME.rules, seats=seats, seed=seed, open=True, ai=tuple(range(1, seats + 1)))
    playing = Playing(GAME, setup)
    playing.to_the_end(lambda _: "ai")
    return _read(seats, [fact for to, fact in playing.live.heard() if to is None])


def _read(seats: int, record: Iterable[Fact]) -> Played:
    game = Played(seats)
    cards: tuple[tuple[str, ...], ...] = ()
    knife = False
    for fact in record:
        match fact:
            case w.GameBegan():
                cards = fact.characters, fact.personalities
            case w.PhaseBegan():
                game.rounds = max(game.rounds, fact.round)
            case w.TrialOpened():
                game.trials, knife = game.trials + 1, False
                game.tried.add(game.rounds)
            case w.KnivesShown() if not knife:
                game.knives, knife = game.knives + 1, True
            case w.GameEnded():
                game.end = fact.end
                game.won = [(card, seat in fact.winners) for dealt in cards for seat, card in enumerate(dealt, 1)]
            case _:
                pass
    return game


def line(games: Sequence[Played]) -> str:
    """The line of one count of seats."""
    ends = [f"{sum(one.end == end for one in games) / len(games):.1%}" for end in ENDS]
    rounds = sum(one.rounds for one in games)
    tried = sum(len(one.tried) for one in games) / rounds
    knives = sum(one.knives for one in games) / max(1, sum(one.trials for one in games))
    length = f"{median(one.rounds for one in games):g}"
    return " | ".join((str(games[0].seats), *ends, length, f"{tried:.0%}", f"{knives:.0%}"))


def strays(games: Iterable[Played]) -> list[tuple[float, str]]:
    """How far each character's and personality's share of wins is from the mean, in points, least first."""
    won: dict[str, list[bool]] = defaultdict(list)
    for one in games:
        for card, wins in one.won:
            won[card].append(wins)
    mean = sum(map(sum, won.values())) / max(1, sum(map(len, won.values())))
    return sorted((round(100 * (sum(wins) / len(wins) - mean), 1), card) for card, wins in won.items())


def main() -> None:
    """Play, count, print."""
    parser = argparse.ArgumentParser(prog="python -m benchmarks.balance", description="Measure the balance.")
    parser.add_argument("--seats", type=int, nargs="+", default=list(range(GAME.seats[0], GAME.seats[-1] + 1)))
    parser.add_argument("--games", type=int, default=1000, help="for each count of seats")
    parser.add_argument("--seed", default="balance")
    parser.add_argument("--jobs", type=int, default=1)
    given = parser.parse_args()
    everything: list[Played] = []
    print(HEAD)
    with multiprocessing.get_context("spawn").Pool(given.jobs) as pool:
        for seats in given.seats:
            seeds = ((seats, f"{given.seed}/{number}") for number in range(given.games))
            games = pool.starmap(played, seeds, chunksize=8)
            print(line(games), flush=True)
            everything += games
    print(", ".join(f"{card} {points:+}" for points, card in strays(everything)))


if __name__ == "__main__":
    main()
