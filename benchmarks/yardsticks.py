"""Yardsticks of the AI players: how much better than chance they play, side by side.

    python -m benchmarks.yardsticks [GAME] [--seats N …] [--games K] [--seed S] [--jobs J]

Prints JSON: for each count of seats and each yardstick the share of games that its side won with either line-up, the
difference in points, and how many points are asked for. 1 is returned where a yardstick is missed. A line-up says who
plays each side, an AI or a random player; a seat's player changes when its side does.

A game joins by one entry in `SIDES` (the side of a seat, from its own View) and its `YARDSTICKS`. A game without sides
joins by one in `ALONE`: how many times its share one AI player among random ones shall win.
"""

from __future__ import annotations

import argparse
import json
import multiprocessing
from collections.abc import Callable, Iterable, Mapping, Sequence
from dataclasses import dataclass
from itertools import repeat
from typing import Any, TypeAlias

from engines import RULES
from engines.cli.playing import Kind, Playing
from engines.cli.tally import sides_of
from engines.kernel import Seat, Setup

Lineup: TypeAlias = Mapping[str, Kind]


@dataclass(frozen=True, slots=True)
class Yardstick:
    """`winner` wins at least `points` points more often with one line-up than with another.

    winner      a side, as `simulate` names it
    better, worse   side → who plays it
    points      of a hundred
    """

    name: str
    winner: str
    better: Lineup
    worse: Lineup
    points: float


def life(view: Any, seat: Seat) -> str:
    """In Who Should We Eat?: a survivor as long as one lives, then a ghost."""
    return "survivors" if view.board.places[seat].life == "living" else "ghosts"


def role(view: Any, seat: Seat) -> str:
    """In Donner Dinner Party: what the Role Card says, dead or alive."""
    del seat
    return "cannibals" if view.role == "cannibal" else "pioneers"


SIDES: dict[str, Callable[[Any, Seat], str]] = {
    "who-should-we-eat": life,
    "donner-dinner-party": role,
}
YARDSTICKS: dict[str, tuple[Yardstick, ...]] = {
    "who-should-we-eat": (
        Yardstick(
            "AI survivors among random ghosts, against random ones",
            "survivors",
            better={"survivors": "ai", "ghosts": "random"},
            worse={"survivors": "random", "ghosts": "random"},
            points=15,
        ),
        Yardstick(
            "what AI ghosts cost AI survivors, against random ghosts",
            "survivors",
            better={"survivors": "ai", "ghosts": "random"},
            worse={"survivors": "ai", "ghosts": "ai"},
            points=10,
        ),
    ),
    "donner-dinner-party": (
        Yardstick(
            "AI Pioneers among random Cannibals, against random ones",
            "pioneers",
            better={"pioneers": "ai", "cannibals": "random"},
            worse={"pioneers": "random", "cannibals": "random"},
            points=15,
        ),
        Yardstick(
            "AI Cannibals among AI Pioneers, against random ones",
            "cannibals",
            better={"pioneers": "ai", "cannibals": "ai"},
            worse={"pioneers": "ai", "cannibals": "random"},
            points=15,
        ),
        Yardstick(
            "AI Cannibals among random Pioneers, against random ones",
            "cannibals",
            better={"pioneers": "random", "cannibals": "ai"},
            worse={"pioneers": "random", "cannibals": "random"},
            points=15,
        ),
    ),
}
ALONE: dict[str, float] = {"peasant-buffet": 1.5, "the-fittest": 1.5}
SEATS: dict[str, tuple[int, ...]] = {
    "who-should-we-eat": (6, 8),
    "donner-dinner-party": (6, 8),
    "peasant-buffet": (2, 3, 4, 5, 6, 7),
    "the-fittest": (4, 5, 6),
}


def won_alone(slug: str, seats: int, seed: str, one: Seat) -> bool:
    """Whether one AI player wins a game among random ones."""
    game = RULES[slug]
    setup = Setup(game=slug, rules=game.rules, seats=seats, seed=seed, open=True, ai=tuple(range(1, seats + 1)))
    playing = Playing(game, setup)
    playing.to_the_end(lambda seat: "ai" if seat == one else "random")
    outcome = playing.session.outcome
    assert outcome is not None
    return one in outcome.winners


def measured_alone(slug: str, seats: int, seeds: Sequence[str], jobs: int = 1) -> dict[str, Any]:
    """The share of games that one AI player wins, at each seat in turn, against its share among equals."""
    games = [(slug, seats, seed, number % seats + 1) for number, seed in enumerate(seeds)]
    if jobs == 1:
        wins = [won_alone(*one) for one in games]
    else:
        with multiprocessing.get_context("spawn").Pool(jobs) as pool:
            wins = pool.starmap(won_alone, games, chunksize=8)
    better, times = sum(wins) / len(wins), ALONE[slug]
    return {
        "yardstick": "one AI player among random ones, against its share",
        "seats": seats,
        "games": len(seeds),
        "better": round(better, 4),
        "worse": round(1 / seats, 4),
        "points": round(100 * (better - 1 / seats), 1),
        "asked": round(100 * (times - 1) / seats, 1),
        "met": better >= times / seats,
    }


def won(slug: str, seats: int, seed: str, lineup: Lineup) -> tuple[str, ...]:
    """The sides that win one game played by this line-up."""
    game, side = RULES[slug], SIDES[slug]
    setup = Setup(game=slug, rules=game.rules, seats=seats, seed=seed, open=True, ai=tuple(range(1, seats + 1)))
    playing = Playing(game, setup)
    playing.to_the_end(lambda seat: lineup[side(playing.live.view(seat), seat)])
    outcome = playing.session.outcome
    assert outcome is not None
    sides = sides_of(outcome, [fact for to, fact in playing.live.heard() if to is None])
    if sides != ("winners",):
        return sides
    return tuple(sorted({side(playing.live.view(seat), seat) for seat in outcome.winners}))


def share(slug: str, seats: int, seeds: Sequence[str], winner: str, lineup: Lineup, jobs: int = 1) -> float:
    """The share of these games that a side wins, from 0 to 1."""
    games = zip(repeat(slug), repeat(seats), seeds, repeat(dict(lineup)), strict=False)
    return sum(winner in sides for sides in _all(games, jobs)) / len(seeds)


def _all(games: Iterable[tuple[str, int, str, Lineup]], jobs: int) -> list[tuple[str, ...]]:
    if jobs == 1:
        return [won(*one) for one in games]
    with multiprocessing.get_context("spawn").Pool(jobs) as pool:
        return pool.starmap(won, games, chunksize=8)


def measured(slug: str, seats: int, seeds: Sequence[str], jobs: int = 1) -> list[dict[str, Any]]:
    """All yardsticks of a game at one count of seats. Line-ups that two of them share are played once."""
    shares: dict[tuple[str, tuple[tuple[str, Kind], ...]], float] = {}

    def of(winner: str, lineup: Lineup) -> float:
        key = winner, tuple(sorted(lineup.items()))
        if key not in shares:
            shares[key] = share(slug, seats, seeds, winner, lineup, jobs)
        return shares[key]

    found: list[dict[str, Any]] = []
    if slug in ALONE:
        found.append(measured_alone(slug, seats, seeds, jobs))
    for one in YARDSTICKS.get(slug, ()):
        better, worse = of(one.winner, one.better), of(one.winner, one.worse)
        points = round(100 * (better - worse), 1)
        found.append(
            {
                "yardstick": one.name,
                "seats": seats,
                "games": len(seeds),
                "better": round(better, 4),
                "worse": round(worse, 4),
                "points": points,
                "asked": one.points,
                "met": points >= one.points,
            }
        )
    return found


def main() -> int:
    """Play, compare, print."""
    parser = argparse.ArgumentParser(prog="python -m benchmarks.yardsticks", description="Measure the AI players.")
    parser.add_argument("game", nargs="?", default="who-should-we-eat", choices=sorted({*YARDSTICKS, *ALONE}))
    parser.add_argument("--seats", type=int, nargs="+", help="without it: those for which the yardsticks were set")
    parser.add_argument("--games", type=int, default=500)
    parser.add_argument("--seed", default="yardsticks")
    parser.add_argument("--jobs", type=int, default=1)
    given = parser.parse_args()
    seeds = [f"{given.seed}/{number}" for number in range(given.games)]
    found = [
        one for seats in given.seats or SEATS[given.game] for one in measured(given.game, seats, seeds, given.jobs)
    ]
    print(json.dumps(found, indent=2))
    return 0 if all(one["met"] for one in found) else 1


if __name__ == "__main__":
    raise SystemExit(main())
