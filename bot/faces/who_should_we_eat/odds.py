"""Whom the number of players favours, by either rulebook: figures for the lobby as they were measured, no promises.

Shares of games that the survivors won, in per cent, among AI players. They stand in the engine's NOTES.md as they were
measured; to measure anew: `python -m benchmarks.balance who-should-we-eat`.
"""

from __future__ import annotations

from collections.abc import Iterator, Mapping
from typing import Any

from bot.words import Words
from engines.who_should_we_eat.options import Edition

MEASURED: Mapping[Edition, Mapping[int, int]] = {
    "english": {4: 37, 5: 42, 6: 56, 7: 54, 8: 56, 9: 51, 10: 41},
    "chinese": {4: 30, 5: 34, 6: 47, 7: 47, 8: 46, 9: 45, 10: 35},
}
EVEN = range(45, 56)  # no side is favoured
BETTER = 5  # points nearer to even, for the other rulebook to be worth a word


def lines(words: Words, seats: int, options: Mapping[str, Any]) -> Iterator[str]:
    """What a lobby says of so many players and these options; nothing, where nothing was measured."""
    edition: Edition = options.get("edition", "english")
    percent = MEASURED[edition].get(seats)
    if percent is None or options.get("dwindling"):
        return
    side = "even" if percent in EVEN else "survivors" if percent > 50 else "ghosts"
    yield words("odds-measured", seats=seats, percent=percent, way=words(f"value-edition-{edition}"), side=side)
    other: Edition = "english" if edition == "chinese" else "chinese"
    if abs(MEASURED[other][seats] - 50) + BETTER <= abs(percent - 50):
        yield words("odds-instead", way=words(f"value-edition-{other}"), percent=MEASURED[other][seats])
