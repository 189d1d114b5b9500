"""Whom the number of players favours: figures for the lobby, as they were measured, and no promises.

Shares of games that the Pioneers won, in per cent, among AI players, without Ghosts; 1,000 games for each, so good to
about three points. They stand in the engine's NOTES.md as they were measured; to measure anew:
`python -m benchmarks.balance donner-dinner-party`.
"""

from __future__ import annotations

from collections.abc import Iterator, Mapping
from typing import Any, TypeAlias

from bot.words import Words
from engines.donner_dinner_party.laying import TASTY_FROM

Way: TypeAlias = tuple[str, bool]  # the deck, and whether Ol' Tasty may be dealt

MEASURED: Mapping[Way, Mapping[int, int]] = {
    ("rulebook", False): {4: 79, 5: 27, 6: 68, 7: 89, 8: 51, 9: 77, 10: 94},
    ("balanced", False): {4: 52, 5: 46, 6: 51, 7: 58, 8: 51, 9: 48, 10: 47},
    ("rulebook", True): {6: 38, 7: 57, 8: 23, 9: 48, 10: 64},
}
EVEN = range(45, 56)  # no side is favoured
BETTER = 5  # points nearer to even, for a way to be worth a word


def lines(words: Words, seats: int, options: Mapping[str, Any]) -> Iterator[str]:
    """What a lobby says of so many players and these options; nothing, where nothing was measured."""
    way = (str(options.get("deck", "rulebook")), bool(options.get("ol_tasty", False)))
    if way[1] and seats < TASTY_FROM:
        yield words("odds-tasty-too-few", least=TASTY_FROM)
        return
    percent = MEASURED.get(way, {}).get(seats)
    if percent is None:
        return
    side = "even" if percent in EVEN else "pioneers" if percent > 50 else "cannibals"
    ghosts = "yes" if options.get("ghosts") else "no"
    yield words("odds-measured", seats=seats, percent=percent, way=words(_key(way)), side=side, ghosts=ghosts)
    other = min(_others(way, seats), key=lambda one: _off(one, seats), default=None)
    if other is not None and _off(other, seats) + BETTER <= _off(way, seats):
        yield words("odds-instead", way=words(_key(other)), percent=MEASURED[other][seats])


def _others(way: Way, seats: int) -> list[Way]:
    return [one for one, known in MEASURED.items() if one != way and seats in known]


def _off(way: Way, seats: int) -> int:
    return abs(MEASURED[way][seats] - 50)


def _key(way: Way) -> str:
    return f"odds-{way[0]}-tasty" if way[1] else f"odds-{way[0]}"
