"""The balance of a game among AI players, as the table in its NOTES.md.

    python -m benchmarks.balance [GAME] [--seats N …] [--lines NAME …] [--games K] [--seed S] [--jobs J]

Prints a line for each count of seats, all but the rounds in per cent. In Who Should We Eat?: games with each of the
four ends (a raft is the survivors' win), the median of rounds, rounds with a trial, trials in which a knife was shown;
then, over all games of an edition, how often each character and personality wins, in points from the mean, least
first. In
Donner Dinner Party, for either deck: games that the Pioneers win, games with each end, the median of rounds, rounds
with a vote, votes that ate a Cannibal. In Peasant Buffet: games with each end, the median of turns, peasants that were
devoured, Monsters and Bosses slain a game, the winner's points, games in which the latest draw decided, and how often
each peasant wins. In The Fittest: games with each of the four ends, the median of Episodes, games of 8 to 25 of them,
Challenges that succeed, Trials a game, points of the winner and of everybody in the mean; then how much more often than
their fair share each Contestant wins.

A game joins by one entry in `TABLES`.
"""

from __future__ import annotations

import argparse
import multiprocessing
from collections import defaultdict
from collections.abc import Callable, Iterable, Mapping, Sequence
from dataclasses import dataclass, field
from statistics import median
from typing import Any

from engines import RULES
from engines.cli.playing import Playing
from engines.donner_dinner_party import words as d
from engines.kernel import Fact, Setup
from engines.peasant_buffet import words as b
from engines.the_fittest import words as f
from engines.who_should_we_eat import words as w


@dataclass(slots=True)
class Island:
    """What came of one game of Who Should We Eat?: `knives` counts trials with one; `won`: (card, its owner won)."""

    end: str = ""
    rounds: int = 0
    tried: set[int] = field(default_factory=set[int])
    trials: int = 0
    knives: int = 0
    won: list[tuple[str, bool]] = field(default_factory=list[tuple[str, bool]])


def island(record: Iterable[Fact]) -> Island:
    """Read one game from its public record."""
    game = Island()
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


def island_line(games: Sequence[Island]) -> list[str]:
    """The columns of one count of seats."""
    rounds = sum(one.rounds for one in games)
    tried = sum(len(one.tried) for one in games) / rounds
    knives = sum(one.knives for one in games) / max(1, sum(one.trials for one in games))
    length = f"{median(one.rounds for one in games):g}"
    return [*_ends(games, ("raft", "sanity", "trial", "quests")), length, f"{tried:.0%}", f"{knives:.0%}"]


def strays(games: Iterable[Island | Village]) -> str:
    """How far each character's, personality's or peasant's share of wins is from the mean, in points, least first."""
    won: dict[str, list[bool]] = defaultdict(list)
    for one in games:
        for card, wins in one.won:
            won[card].append(wins)
    mean = sum(map(sum, won.values())) / max(1, sum(map(len, won.values())))
    stray = sorted((round(100 * (sum(wins) / len(wins) - mean), 1), card) for card, wins in won.items())
    return ", ".join(f"{card} {points:+}" for points, card in stray)


@dataclass(slots=True)
class Winter:
    """What came of one game of Donner Dinner Party: `votes` counts those who were eaten, `right` the Cannibals."""

    end: str = ""
    rounds: int = 0
    votes: int = 0
    right: int = 0


def winter(record: Iterable[Fact]) -> Winter:
    """Read one game from its public record."""
    game = Winter()
    for fact in record:
        match fact:
            case d.PhaseBegan():
                game.rounds = max(game.rounds, fact.round)
            case d.Eaten():
                game.votes += 1
                game.right += fact.role == "cannibal"
            case d.GameEnded():
                game.end = fact.end
            case _:
                pass
    return game


def winter_line(games: Sequence[Winter]) -> list[str]:
    """The columns of one count of seats."""
    pioneers = sum(one.end in ("cannibals-eaten", "rescued") for one in games) / len(games)
    ends = ("cannibals-eaten", "rescued", "cannibals-rule", "ol-tasty")
    votes = sum(one.votes for one in games)
    voted = votes / sum(one.rounds for one in games)
    right = sum(one.right for one in games) / max(1, votes)
    length = f"{median(one.rounds for one in games):g}"
    return [f"{pioneers:.1%}", *_ends(games, ends), length, f"{voted:.0%}", f"{right:.0%}"]


@dataclass(slots=True)
class Village:
    """What came of one game of Peasant Buffet: `won`: (peasant, its owner won)."""

    end: str = ""
    turns: int = 0
    devoured: int = 0
    points: int = 0
    tied: bool = False
    slain: int = 0
    won: list[tuple[str, bool]] = field(default_factory=list[tuple[str, bool]])


def village(record: Iterable[Fact]) -> Village:
    """Read one game from its public record."""
    game = Village()
    peasants: tuple[str, ...] = ()
    for fact in record:
        match fact:
            case b.GameBegan():
                peasants = fact.peasants
            case b.TurnBegan():
                game.turns = fact.turn
            case b.Defeated():
                game.slain += 1
            case b.Devoured():
                game.devoured += 1
            case b.GameEnded():
                game.end, game.tied = fact.end, fact.tied
                game.points = max(score.points for score in fact.scores)
                game.won = [(peasant, seat in fact.winners) for seat, peasant in enumerate(peasants, 1)]
            case _:
                pass
    return game


@dataclass(slots=True)
class Show:
    """What came of one game of The Fittest: `won`: (Contestant, how far from a fair share of this game)."""

    end: str = ""
    rounds: int = 0
    trials: int = 0
    attempts: int = 0
    successes: int = 0
    points: list[int] = field(default_factory=list[int])
    won: list[tuple[str, float]] = field(default_factory=list[tuple[str, float]])


def show(record: Iterable[Fact]) -> Show:
    """Read one game from its public record."""
    game = Show()
    cast: tuple[str, ...] = ()
    for fact in record:
        match fact:
            case f.GameBegan():
                cast = fact.contestants
            case f.CardFlipped():
                game.rounds = fact.episode
                game.trials += fact.trial
            case f.Attempted():
                game.attempts += 1
                game.successes += fact.success
            case f.GameEnded():
                game.end = fact.end
                game.points = sorted(score.points for score in fact.scores)
                for seat, name in enumerate(cast, 1):
                    share = (seat in fact.winners) / len(fact.winners)
                    game.won.append((name, share - 1 / len(cast)))
            case _:
                pass
    return game


def village_line(games: Sequence[Village]) -> list[str]:
    """The columns of one count of seats."""
    seats = len(games[0].won)
    devoured = sum(one.devoured for one in games) / len(games) / seats
    points = sum(one.points for one in games) / len(games)
    slain = sum(one.slain for one in games) / len(games)
    tied = sum(one.tied for one in games) / len(games)
    length = f"{median(one.turns for one in games):g}"
    ends = _ends(games, ("all-devoured", "last-peasant", "village-empty"))
    return [*ends, length, f"{devoured:.0%}", f"{slain:.1f}", f"{points:.1f}", f"{tied:.0%}", strays(games)]


def show_line(games: Sequence[Show]) -> list[str]:
    """The columns of one count of seats."""
    met = sum(one.successes for one in games) / sum(one.attempts for one in games)
    usual = sum(8 <= one.rounds <= 25 for one in games) / len(games)
    best = sum(one.points[-1] for one in games) / len(games)
    mean = sum(sum(one.points) / len(one.points) for one in games) / len(games)
    return [
        *_ends(games, ("draw", "flip", "prizes", "stall")),
        f"{median(one.rounds for one in games):g}",
        f"{usual:.1%}",
        f"{met:.0%}",
        f"{sum(one.trials for one in games) / len(games):.1f}",
        f"{best:.0f} of {mean:.0f}",
    ]


def fairness(games: Iterable[Show]) -> str:
    """How far from a fair share each Contestant wins, in points, least first."""
    won: dict[str, list[float]] = defaultdict(list)
    for one in games:
        for name, share in one.won:
            won[name].append(share)
    stray = sorted((round(100 * sum(shares) / len(shares), 1), name) for name, shares in won.items())
    return ", ".join(f"{name} {points:+}" for points, name in stray)


def _ends(games: Sequence[Any], ends: Iterable[str]) -> list[str]:
    return [f"{sum(one.end == end for one in games) / len(games):.1%}" for end in ends]


@dataclass(frozen=True, slots=True)
class Table:
    """How a game's balance is told.

    head       the columns; lines: the options for which each count of seats has a line, by name
    read, line what came of one game; the columns of many
    over_all   what is said of all games of a line together
    """

    head: str
    lines: Mapping[str, Mapping[str, Any]]
    read: Callable[[Iterable[Fact]], Any]
    line: Callable[[Sequence[Any]], list[str]]
    over_all: Callable[[Iterable[Any]], str] | None = None


TABLES: dict[str, Table] = {
    "who-should-we-eat": Table(
        "players | edition | raft | Sanity 0 | trial with two | quests run out | rounds | with a trial | with a knife",
        {"English": {}, "Chinese": {"edition": "chinese"}},
        island,
        island_line,
        strays,
    ),
    "donner-dinner-party": Table(
        "players | deck | Pioneers win | Cannibals eaten | rescued | Cannibals rule | Ol’ Tasty | rounds"
        " | with a vote | votes that were right",
        {
            "rulebook": {},
            "balanced": {"deck": "balanced"},
            "rulebook, Ol’ Tasty": {"ol_tasty": True},
        },
        winter,
        winter_line,
    ),
    "peasant-buffet": Table(
        "players | all devoured | last peasant | village empty | turns | peasants devoured | monsters slain"
        " | points of the winner | ties | peasants, in points from the mean",
        {"": {}},
        village,
        village_line,
    ),
    "the-fittest": Table(
        "players | draw | flip | prizes | stall | Episodes | 8 to 25 | Challenges met | Trials | winner's points",
        {"": {}},
        show,
        show_line,
        fairness,
    ),
}


def played(slug: str, seats: int, seed: str, options: dict[str, Any]) -> Any:
    """Play one game among AI players."""
    game, everybody = RULES[slug], tuple(range(1, seats + 1))
    setup = Setup(game=slug, rules=game.rules, seats=seats, seed=seed, open=True, options=options, ai=everybody)
    playing = Playing(game, setup)
    playing.to_the_end(lambda _: "ai")
    return TABLES[slug].read([fact for to, fact in playing.live.heard() if to is None])


def main() -> None:
    """Play, count, print."""
    parser = argparse.ArgumentParser(prog="python -m benchmarks.balance", description="Measure the balance.")
    parser.add_argument("game", nargs="?", default="who-should-we-eat", choices=sorted(TABLES))
    parser.add_argument("--seats", type=int, nargs="+", help="without it: all that the game allows")
    parser.add_argument("--lines", nargs="+", help="only the lines of these names")
    parser.add_argument("--games", type=int, default=1000, help="for each line")
    parser.add_argument("--seed", default="balance")
    parser.add_argument("--jobs", type=int, default=1)
    given = parser.parse_args()
    table = TABLES[given.game]
    everything: dict[str, list[Any]] = defaultdict(list)
    print(table.head)
    with multiprocessing.get_context("spawn").Pool(given.jobs) as pool:
        for seats in given.seats or RULES[given.game].seats:
            for name, options in table.lines.items():
                if (options.get("ol_tasty") and seats < 6) or name not in (given.lines or table.lines):
                    continue
                each = ((given.game, seats, f"{given.seed}/{n}", dict(options)) for n in range(given.games))
                games = pool.starmap(played, each, chunksize=8)
                print(" | ".join([str(seats), *filter(None, [name]), *table.line(games)]), flush=True)
                everything[name] += games
    if table.over_all is not None:
        for name, games in everything.items():
            print(f"{name}: {table.over_all(games)}" if name else table.over_all(games))


if __name__ == "__main__":
    main()
