"""The numbers of `engines.who_should_we_eat.player_outlook`, fitted to games that AI players play among themselves.

    python -m benchmarks.outlook [--seats N …] [--games K] [--seed S] [--jobs J]

Prints JSON: `weights` for `WEIGHTS`, `means` for the cards that nobody has seen, and how well the fitted and the
present weights foretell (mean logarithmic loss, less is better). The players use the present numbers: after a change
of the pack fit, put the numbers in, and fit again.
"""

from __future__ import annotations

import argparse
import json
import multiprocessing
from collections.abc import Iterable, Sequence
from dataclasses import dataclass, field
from itertools import repeat
from math import exp, log, sqrt
from typing import Any

from engines.cli.playing import Playing
from engines.kernel import Fact, Setup
from engines.who_should_we_eat import GAME
from engines.who_should_we_eat import words as w
from engines.who_should_we_eat.player_outlook import WEIGHTS, camp_of

Row = tuple[float, ...]
STEPS = 25
RIDGE = 2.0  # keeps weights small that few games speak for
TRACKS = ("food", "sanity", "build")


@dataclass(slots=True)
class Seen:
    """What games have shown.

    rows    the traits of the camp after each round that did not end the game
    sailed  for each of them: whether the survivors won that game
    moved   group of cards → what each card that was resolved did to the tracks
    """

    rows: list[Row] = field(default_factory=list[Row])
    sailed: list[bool] = field(default_factory=list[bool])
    moved: dict[str, list[dict[str, int]]] = field(
        default_factory=lambda: {"survivor": [], "ghost": [], "quest": []},
    )

    def add(self, other: Seen) -> None:
        """Take in what other games have shown."""
        self.rows += other.rows
        self.sailed += other.sailed
        for group, cards in other.moved.items():
            self.moved[group] += cards


def seen_in(seats: int, seed: str) -> Seen:
    """Play one game among AI players and look at it."""
    setup = Setup(game=GAME.slug, rules=GAME.rules, seats=seats, seed=seed, open=True, ai=tuple(range(1, seats + 1)))
    playing = Playing(GAME, setup)
    playing.to_the_end(lambda _: "ai")
    return _read(setup, [fact for to, fact in playing.live.heard() if to is None])


def _read(setup: Setup, record: Iterable[Fact]) -> Seen:
    seen = Seen()
    view: Any = GAME.view(setup.public, None)
    card, group = None, "quest"
    for fact in record:
        view.learn(fact)
        match fact:
            case w.CardRevealed(half="play"):
                card, group = fact.card, "ghost" if fact.card in view.pack.ghosts else "survivor"
                seen.moved[group].append(dict.fromkeys(TRACKS, 0))
            case w.QuestTaken():
                card, group = fact.quest, "quest"
                seen.moved[group].append(dict.fromkeys(TRACKS, 0))
            case w.TrackMoved(why="card") if fact.card == card and fact.track in TRACKS:
                seen.moved[group][-1][fact.track] += fact.by
            case w.PhaseBegan():
                card = None
            case w.RoundEnded():
                seen.rows.append(camp_of(view.board, view.options).traits())
            case w.GameEnded():
                seen.sailed = [bool(fact.survivors) and fact.end == "raft"] * len(seen.rows)
            case _:
                pass
    return seen


def fitted(rows: Sequence[Row], sailed: Sequence[bool]) -> Row:
    """Weights of a logistic model, by Newton's steps, with a ridge."""
    count = len(rows[0])
    weights = [0.0] * count
    for _ in range(STEPS):
        slope = [-RIDGE * one for one in weights]
        bend = [[RIDGE * (i == j) for j in range(count)] for i in range(count)]
        for row, won in zip(rows, sailed, strict=True):
            chance = foretold(row, weights)
            for i, trait in enumerate(row):
                if trait:
                    slope[i] += trait * (won - chance)
                    for j, other in enumerate(row):
                        bend[i][j] += trait * other * chance * (1 - chance)
        weights = [one + step for one, step in zip(weights, _solved(bend, slope), strict=True)]
    return tuple(weights)


def _solved(matrix: list[list[float]], right: list[float]) -> list[float]:
    """The solution of a system of linear equations whose matrix is positive definite."""
    rows = [[*row, value] for row, value in zip(matrix, right, strict=True)]
    count = len(rows)
    for i in range(count):
        rows[i] = [one / rows[i][i] for one in rows[i]]
        for j in range(count):
            if j != i:
                rows[j] = [mine - rows[j][i] * other for mine, other in zip(rows[j], rows[i], strict=True)]
    return [row[-1] for row in rows]


def foretold(row: Row, weights: Sequence[float]) -> float:
    """The chance that these weights give."""
    x = sum(trait * weight for trait, weight in zip(row, weights, strict=True))
    return 1 / (1 + exp(-max(-30.0, min(30.0, x))))


def loss(rows: Sequence[Row], sailed: Sequence[bool], weights: Sequence[float]) -> float:
    """How badly these weights foretell; 0.69 is a coin."""
    chances = (foretold(row, weights) for row in rows)
    return -sum(log(chance if won else 1 - chance) for chance, won in zip(chances, sailed, strict=True)) / len(rows)


def mean(cards: Sequence[dict[str, int]]) -> dict[str, float]:
    """What such a card does to each track, and how far its effect on Food strays."""
    count = max(1, len(cards))
    found = {track: sum(card[track] for card in cards) / count for track in TRACKS}
    spread = sqrt(sum((card["food"] - found["food"]) ** 2 for card in cards) / count)
    return {name: round(value, 2) for name, value in (*found.items(), ("spread", spread))}


def main() -> int:
    """Play, fit, print."""
    parser = argparse.ArgumentParser(prog="python -m benchmarks.outlook", description="Fit the AI players' outlook.")
    parser.add_argument("--seats", type=int, nargs="+", default=[5, 6, 7, 8, 9, 10])
    parser.add_argument("--games", type=int, default=200, help="for each count of seats")
    parser.add_argument("--seed", default="outlook")
    parser.add_argument("--jobs", type=int, default=1)
    given = parser.parse_args()
    games = [
        one
        for seats in given.seats
        for one in zip(repeat(seats), (f"{given.seed}/{i}" for i in range(given.games)), strict=False)
    ]
    seen = Seen()
    with multiprocessing.get_context("spawn").Pool(given.jobs) as pool:
        for one in pool.starmap(seen_in, games, chunksize=8):
            seen.add(one)
    weights = fitted(seen.rows, seen.sailed)
    found: dict[str, Any] = {
        "rounds": len(seen.rows),
        "weights": {name: round(value, 2) for name, value in zip(WEIGHTS, weights, strict=True)},
        "means": {group: mean(cards) for group, cards in seen.moved.items()},
        "loss": round(loss(seen.rows, seen.sailed, weights), 4),
        "present loss": round(loss(seen.rows, seen.sailed, tuple(WEIGHTS.values())), 4),
    }
    print(json.dumps(found, indent=2))
    return 0


if __name__ == "__main__":
    raise SystemExit(main())
