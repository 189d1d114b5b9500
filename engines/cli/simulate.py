"""`simulate`: many games by AI or random players, and what came of them."""

from __future__ import annotations

import argparse
import json
import multiprocessing
import sys
import time
from collections import Counter, defaultdict
from collections.abc import Iterator
from dataclasses import dataclass
from typing import Any

from engines.cli.arguments import fail, game_of, options_of
from engines.kernel import Chance, ImpossibleSetup, Live, Setup
from engines.selfplay import SelfPlay


@dataclass(frozen=True, slots=True)
class Job:
    """One game to be played."""

    slug: str
    seats: int
    seed: str
    options: dict[str, Any]
    players: str


@dataclass(frozen=True, slots=True)
class Played:
    """What came of a game. `length`: its rounds; `traits`: what each seat was, and whether it won."""

    end: str
    winners: tuple[int, ...]
    sides: tuple[str, ...]
    length: int
    decisions: int
    seconds: float
    traits: tuple[tuple[str, str, bool], ...]


class GameFailed(Exception):
    """A game did not come to its end; the text is the command that plays it again."""


def play(job: Job) -> Played:
    """Play one game. Raises GameFailed."""
    game = game_of(job.slug)
    setup = Setup(game=game.slug, rules=game.rules, seats=job.seats, seed=job.seed, open=True, options=job.options)
    begun = time.perf_counter()
    try:
        live = Live(game, setup)
        players = SelfPlay(
            live, dict.fromkeys(range(1, job.seats + 1), "ai" if job.players == "ai" else "random"),
            Chance(f"players of {job.seed}"),
        )  # fmt: skip
        players.to_the_end()
    except ImpossibleSetup:
        raise
    except Exception as error:
        options = "".join(f" --option {name}={value}" for name, value in job.options.items())
        raise GameFailed(
            f"{type(error).__name__}: {error}\nplay it again: python -m engines simulate {job.slug} --seats {job.seats}"
            f" --games 1 --first {job.seed} --players {job.players}{options}"
        ) from error
    outcome = live.session.outcome
    assert outcome is not None
    seen = live.view(None).as_json()
    traits = [
        (name, str(place[name]), int(seat) in outcome.winners)
        for seat, place in seen.get("places", {}).items()
        for name in ("character", "role")
        if place.get(name)
    ]
    sides = tuple(sorted({str(place.get("life") or place.get("role") or "seat") for place in _winners(seen, outcome)}))
    seconds = time.perf_counter() - begun
    return Played(
        outcome.end, outcome.winners, sides, int(seen.get("round", 0)), players.decisions, seconds, tuple(traits)
    )


def _winners(seen: dict[str, Any], outcome: Any) -> Iterator[dict[str, Any]]:
    return (place for seat, place in seen.get("places", {}).items() if int(seat) in outcome.winners)


def simulate(given: argparse.Namespace) -> int:
    """Play, count, print."""
    game = game_of(given.game)
    if given.seats not in game.seats:
        fail(f"{game.slug} is for {game.seats[0]} to {game.seats[-1]} seats")
    options = options_of(game, given.option)
    seeds = [given.first] if given.first else [f"{given.seed}/{n}" for n in range(given.games)]
    jobs = [Job(game.slug, given.seats, seed, options, given.players) for seed in seeds]
    try:
        results = list(_with_progress(_results(jobs, given.jobs), len(jobs)))
    except GameFailed as failed:
        print(failed, file=sys.stderr)
        return 1
    except ImpossibleSetup:
        fail("there can be no such table")
    summary = summarize(game.slug, given.seats, results)
    print(json.dumps(summary) if given.json else _readable(summary))
    return 0


def _results(jobs: list[Job], workers: int) -> Iterator[Played]:
    if workers <= 1:
        yield from map(play, jobs)
        return
    with multiprocessing.get_context("spawn").Pool(workers) as pool:
        yield from pool.imap_unordered(play, jobs, chunksize=4)


def _with_progress(results: Iterator[Played], total: int) -> Iterator[Played]:
    shown = sys.stderr.isatty()
    for n, result in enumerate(results, 1):
        if shown:
            print(f"\r{'█' * (30 * n // total):<30} {n}/{total}", end="", file=sys.stderr)
        yield result
    if shown:
        print(file=sys.stderr)


def summarize(slug: str, seats: int, results: list[Played]) -> dict[str, Any]:
    """Shares and lengths of these games."""
    games = len(results)
    ends = Counter(one.end for one in results)
    wins: Counter[str] = Counter()
    for one in results:
        wins.update(one.sides or ("nobody",))
    lengths = sorted(one.length for one in results)
    by_trait: dict[str, dict[str, list[bool]]] = defaultdict(lambda: defaultdict(list))
    for one in results:
        for trait, value, won in one.traits:
            by_trait[trait][value].append(won)
    seconds = sum(one.seconds for one in results)
    return {
        "game": slug,
        "seats": seats,
        "games": games,
        "wins": {side: count / games for side, count in sorted(wins.items())},
        "ends": {end: count / games for end, count in sorted(ends.items())},
        "length": {
            "median": lengths[games // 2],
            "p5": lengths[int(games * 0.05)],
            "p95": lengths[min(games - 1, int(games * 0.95))],
        },
        "by": {
            trait: {value: sum(won) / len(won) for value, won in sorted(values.items())}
            for trait, values in sorted(by_trait.items())
        },
        "decisions": sum(one.decisions for one in results),
        "decisions_per_second": round(sum(one.decisions for one in results) / seconds) if seconds else 0,
    }


def _readable(summary: dict[str, Any]) -> str:
    lines = [f"{summary['game']}: {summary['games']} games at {summary['seats']} seats"]
    for name in ("wins", "ends"):
        lines.append(f"  {name}: " + ", ".join(f"{key} {share:.0%}" for key, share in summary[name].items()))
    length = summary["length"]
    lines.append(f"  rounds: {length['median']} (from {length['p5']} to {length['p95']} in nine games of ten)")
    for trait, values in summary["by"].items():
        lines.append(f"  wins by {trait}:")
        lines.extend(f"    {value:<28} {share:.0%}" for value, share in sorted(values.items(), key=lambda one: -one[1]))
    lines.append(f"  {summary['decisions']} decisions, {summary['decisions_per_second']} a second")
    return "\n".join(lines)
