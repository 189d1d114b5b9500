"""`simulate`: many games by AI or random players, and what came of them."""

from __future__ import annotations

import argparse
import json
import multiprocessing
import shlex
import sys
import time
from collections.abc import Iterable, Iterator
from dataclasses import dataclass
from typing import Any

from engines.cli.arguments import fail, game_of, options_of
from engines.cli.playing import Kind, Playing
from engines.cli.tally import Result, held_in, readable, sides_of, summarize
from engines.kernel import ImpossibleSetup, Setup


@dataclass(frozen=True, slots=True)
class Job:
    """One game to be played: the `number`-th of a seed, from 0."""

    slug: str
    seats: int
    seed: str
    number: int
    options: dict[str, Any]
    players: Kind

    def command(self) -> str:
        """The command line that plays it again."""
        options = [part for name, value in self.options.items() for part in ("--option", f"{name}={value}")]
        words = ["python", "-m", "engines", "simulate", self.slug, "--seats", str(self.seats), "--games", "1"]
        words += ["--seed", self.seed, "--first", str(self.number), "--players", self.players, *options]
        return shlex.join(words)


class GameFailed(Exception):
    """A game did not come to its end; the text says why, and how to play it again."""


def play(job: Job) -> Result:
    """Play one game. Raises GameFailed, and ImpossibleSetup where there can be no such table."""
    game = game_of(job.slug)
    setup = Setup(
        game=game.slug,
        rules=game.rules,
        seats=job.seats,
        seed=f"{job.seed}/{job.number}",
        open=True,
        options=job.options,
        ai=tuple(range(1, job.seats + 1)),
    )
    begun = time.process_time()
    try:
        playing = Playing(game, setup)
        playing.to_the_end(lambda _: job.players)
        seconds = time.process_time() - begun
        seen = playing.live.view(None).as_json()
    except ImpossibleSetup:
        raise
    except Exception as error:
        raise GameFailed(f"{type(error).__name__}: {error}\nagain: {job.command()}") from error
    outcome = playing.session.outcome
    assert outcome is not None
    record = [fact for to, fact in playing.live.heard() if to is None]
    return Result(
        outcome.end,
        outcome.winners,
        sides_of(outcome, record),
        int(seen.get("round", 0)),
        held_in(game, job.seats, record),
        playing.decided,
        seconds,
    )


def simulate(given: argparse.Namespace) -> int:
    """Play, count, print. 1 if a game fails."""
    game = game_of(given.game)
    if given.seats not in game.seats:
        fail(f"{game.slug} is for {game.seats[0]} to {game.seats[-1]} seats")
    if given.games < 1 or given.jobs < 1:
        fail("at least one game and one job")
    options = options_of(game, given.option)
    numbers = range(given.first, given.first + given.games)
    jobs = [Job(game.slug, given.seats, given.seed, number, options, given.players) for number in numbers]
    try:
        results = list(_with_progress(_results(jobs, given.jobs), len(jobs)))
    except GameFailed as failed:
        print(failed, file=sys.stderr)
        return 1
    except ImpossibleSetup:
        fail("there can be no such table")
    summary = summarize(game.slug, given.seats, results)
    print(json.dumps(summary) if given.json else readable(summary))
    return 0


def _results(jobs: list[Job], processes: int) -> Iterator[Result]:
    if processes == 1:
        yield from map(play, jobs)
        return
    with multiprocessing.get_context("spawn").Pool(processes) as pool:
        yield from pool.imap(play, jobs, chunksize=4)


def _with_progress(results: Iterable[Result], total: int) -> Iterator[Result]:
    """A bar on a terminal; nothing elsewhere."""
    shown = sys.stderr.isatty()
    for done, result in enumerate(results, 1):
        if shown:
            print(f"\r{'█' * (30 * done // total):<30} {done} of {total}", end="", file=sys.stderr, flush=True)
        yield result
    if shown:
        print(file=sys.stderr)
