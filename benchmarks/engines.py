"""The engines by themselves: self-play, rebuilding, memory, one AI decision.

    python -m benchmarks.engines [GAME] [--games N]

Prints JSON: `decisions_per_second` with random and with AI players (one core), `rebuild_ms` for a game of 500 decisions
(the journal of several games is scaled to that length), `table_kib` of a live table with all Views, `decision_ms` of an
AI player (median, 99th of a hundred, longest; the processor's time, so that a busy machine does not count). `bare_ms`
is a fixed piece of pure Python, timed in the same run: divide by it to compare machines.
"""

from __future__ import annotations

import argparse
import json
import random
import time
import tracemalloc
from collections.abc import Sequence
from statistics import median
from typing import Any

from engines import RULES
from engines.kernel import Chance, Entry, Game, Live, Prompt, Seat, Setup


def _setup(game: Game[Any], seats: int, seed: str) -> Setup:
    return Setup(game=game.slug, rules=game.rules, seats=seats, seed=seed, open=True)


def _played(game: Game[Any], seats: int, seed: str, *, ai: bool, spent: list[float]) -> tuple[Live, list[Entry], int]:
    """A whole game; `spent` collects the seconds of each AI decision."""
    draw = random.Random(seed)
    chance = Chance(f"players of {seed}")
    live = Live(game, _setup(game, seats, seed))
    session = live.session
    journal: list[Entry] = []
    decisions = 0
    while not session.over:
        prompts = session.prompts()
        open_now = [prompt for prompt in prompts if prompt.chosen is None and prompt.kind not in ("discussion",)]
        if not open_now or draw.random() < 0.02 or session.now >= (session.next_deadline or session.now + 1):
            deadline = session.next_deadline
            assert deadline is not None
            entry: Entry | None = session.tick(deadline)
        elif ai:
            entry = _thought(game, live, prompts, [one.seat for one in open_now], chance, draw, spent)
        else:
            prompt = draw.choice(open_now)
            one = draw.choice(prompt.offers)
            entry = session.submit(prompt.seat, prompt.name, draw.choice(list(one.commands())), session.now)
        decisions += 1
        if entry is not None:
            journal.append(entry)
        elif (deadline := session.next_deadline) is not None and (fallen := session.tick(deadline)) is not None:
            journal.append(fallen)
    return live, journal, decisions


def _thought(
    game: Game[Any],
    live: Live,
    prompts: Sequence[Prompt],
    seats: Sequence[Seat],
    chance: Chance,
    draw: random.Random,
    spent: list[float],
) -> Entry | None:
    """One AI player after another thinks, until one decides something; if none does, the next deadline falls."""
    session = live.session
    for seat in draw.sample(seats, len(seats)):
        mine = [prompt for prompt in prompts if prompt.seat == seat]
        view = live.view(seat)
        begun = time.thread_time()
        said = game.decide(view, mine, chance)
        spent.append(time.thread_time() - begun)
        if said is not None:
            return session.submit(seat, *said, session.now, "ai")
    deadline = session.next_deadline
    assert deadline is not None
    return session.tick(deadline)


def _speed(game: Game[Any], seats: int, games: int, *, ai: bool) -> tuple[float, list[float]]:
    spent: list[float] = []
    begun = time.perf_counter()
    decisions = sum(_played(game, seats, f"speed {n}", ai=ai, spent=spent)[2] for n in range(games))
    return decisions / (time.perf_counter() - begun), spent


def _rebuild(game: Game[Any], seats: int) -> tuple[float, float]:
    """Milliseconds and KiB for 500 entries."""
    milliseconds: list[float] = []
    kib: list[float] = []
    for n in range(10):
        live, journal, _ = _played(game, seats, f"rebuild {n}", ai=False, spent=[])
        texts = [entry.model_dump_json() for entry in journal]
        begun = time.perf_counter()
        Live(game, live.session.setup, [game.entry(text) for text in texts])
        milliseconds.append((time.perf_counter() - begun) * 1000 * 500 / len(texts))
        tracemalloc.start()
        kept = Live(game, live.session.setup, [game.entry(text) for text in texts[:-1]])
        kept.heard()
        kept.view(1)
        kib.append(tracemalloc.get_traced_memory()[0] / 1024)
        tracemalloc.stop()
        del kept
    return median(milliseconds), max(kib)


def _bare() -> float:
    """Milliseconds for a million additions of small numbers in a list of ten."""
    cells = list(range(10))
    begun = time.perf_counter()
    for n in range(1_000_000):
        cells[n % 10] += 1
    return (time.perf_counter() - begun) * 1000


def main() -> None:
    """Measure and print."""
    parser = argparse.ArgumentParser(description="Measure the engines.")
    parser.add_argument("game", nargs="?", default="who-should-we-eat", choices=sorted(RULES))
    parser.add_argument("--seats", type=int, default=8)
    parser.add_argument("--games", type=int, default=30)
    given = parser.parse_args()
    game = RULES[given.game]
    at_random, _ = _speed(game, given.seats, given.games, ai=False)
    by_ai, spent = _speed(game, given.seats, given.games, ai=True)
    rebuild, kib = _rebuild(game, given.seats)
    spent.sort()
    figures = {
        "game": game.slug,
        "seats": given.seats,
        "games": given.games,
        "decisions_per_second": {"random": round(at_random), "ai": round(by_ai)},
        "rebuild_ms": round(rebuild, 1),
        "table_kib": round(kib),
        "decision_ms": {
            "median": round(median(spent) * 1000, 3),
            "p99": round(spent[int(len(spent) * 0.99)] * 1000, 3),
            "longest": round(spent[-1] * 1000, 3),
        },
        "bare_ms": round(_bare(), 1),
    }
    print(json.dumps(figures, indent=2))


if __name__ == "__main__":
    main()
