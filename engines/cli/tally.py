"""What came of a game, read from its outcome and its public record, and what came of many."""

from __future__ import annotations

from collections import Counter, defaultdict
from collections.abc import Iterable, Iterator, Mapping, Sequence
from dataclasses import dataclass
from typing import Any

from engines.kernel import Fact, Game, Outcome, Seat


@dataclass(frozen=True, slots=True)
class Result:
    """What came of one game.

    sides      which sides had a winner; "nobody" where nobody won
    length     in rounds, or in what the game's View counts as such
    held       (group, card, seat): each card that the public record names together with a seat
    decisions  how many; seconds: of one processor that they took
    """

    end: str
    winners: tuple[Seat, ...]
    sides: tuple[str, ...]
    length: int
    held: tuple[tuple[str, str, Seat], ...]
    decisions: int
    seconds: float


def sides_of(outcome: Outcome, record: Iterable[Fact]) -> tuple[str, ...]:
    """The sides that had a winner. The fact that names the winners names the sides, too: a field a side, with its
    seats; where there are no sides, those who win are "winners"."""
    if not outcome.winners:
        return ("nobody",)
    last = next((fact for fact in reversed(list(record)) if "winners" in type(fact).model_fields), None)
    sides = [name for name, value in last or () if name != "winners" and _lists_some_of(outcome.winners, value)]
    return tuple(sorted(sides)) or ("winners",)


def _lists_some_of(winners: tuple[Seat, ...], value: Any) -> bool:
    return isinstance(value, tuple) and any(seat in value for seat in winners)


def held_in(game: Game[Any], seats: int, record: Iterable[Fact]) -> tuple[tuple[str, str, Seat], ...]:
    """Which card the record names together with which seat: in a fact with a `seat`, or in a list with one card for
    each seat. Each once."""
    groups = {card.id: card.group for card in game.cards()}
    found: dict[tuple[str, str, Seat], None] = {}
    for fact in record:
        for card, seat in _named_together(fact, seats):
            if card in groups:
                found[groups[card], card, seat] = None
    return tuple(found)


def _named_together(fact: Fact, seats: int) -> Iterator[tuple[str, Seat]]:
    seat: Any = getattr(fact, "seat", None)
    for name, value in fact:
        if isinstance(value, str) and isinstance(seat, int) and name != "kind":
            yield value, seat
        elif isinstance(value, tuple) and len(value) == seats:  # pyright: ignore[reportUnknownArgumentType]
            for place, one in enumerate(value, 1):  # pyright: ignore[reportUnknownArgumentType, reportUnknownVariableType]
                if isinstance(one, str):
                    yield one, place


def summarize(game: str, seats: int, results: Sequence[Result]) -> dict[str, Any]:
    """Shares from 0 to 1, lengths, and speed.

    Its keys: game, seats, games; wins (side → share of games in which it won), ends (kind → share); length (median,
    p5, p95 of rounds); by (group of cards → card → `won`, the share of the seats named with it that won, `of` so many
    seats); decisions, decisions_per_second (of one processor).
    """
    games = len(results)
    wins = Counter(side for one in results for side in one.sides)
    ends = Counter(one.end for one in results)
    lengths = sorted(one.length for one in results)
    won: dict[str, dict[str, list[bool]]] = defaultdict(lambda: defaultdict(list))
    for one in results:
        for group, card, seat in one.held:
            won[group][card].append(seat in one.winners)
    decisions, seconds = sum(one.decisions for one in results), sum(one.seconds for one in results)
    return {
        "game": game,
        "seats": seats,
        "games": games,
        "wins": {side: count / games for side, count in sorted(wins.items())},
        "ends": {end: count / games for end, count in sorted(ends.items())},
        "length": {name: _percentile(lengths, share) for name, share in (("median", 50), ("p5", 5), ("p95", 95))},
        "by": {
            group: {
                card: {"won": round(sum(some) / len(some), 4), "of": len(some)} for card, some in sorted(cards.items())
            }
            for group, cards in sorted(won.items())
        },
        "decisions": decisions,
        "decisions_per_second": round(decisions / seconds) if seconds else 0,
    }


def _percentile(ordered: Sequence[int], percent: int) -> int:
    """The nearest rank."""
    return ordered[max(0, -(-percent * len(ordered) // 100) - 1)]


def readable(summary: Mapping[str, Any]) -> str:
    """The same for people."""
    lines = [f"{summary['game']}: {summary['games']} games at {summary['seats']} seats"]
    for name in ("wins", "ends"):
        shares = sorted(summary[name].items(), key=lambda one: -one[1])
        lines.append(f"  {name}: " + ", ".join(f"{key} {share:.1%}" for key, share in shares))
    length = summary["length"]
    lines.append(f"  rounds: {length['median']}, from {length['p5']} to {length['p95']} in nine games of ten")
    for group, cards in summary["by"].items():
        lines.append(f"  wins by {group}:")
        for card, one in sorted(cards.items(), key=lambda one: -one[1]["won"]):
            lines.append(f"    {card:<28} {one['won']:>6.1%} of {one['of']} seats")
    lines.append(f"  {summary['decisions']} decisions, {summary['decisions_per_second']} a second on one processor")
    return "\n".join(lines)
