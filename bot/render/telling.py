"""The log: what happened, told once and in order."""

from __future__ import annotations

from collections.abc import Sequence

from bot.faces import Scene, face_of
from bot.render.fitting import LOG
from bot.tables import TableInfo
from bot.words import Words
from engines.kernel import Delayed, Fact, HandedOver, Paused, Resumed, Seat, SeedRevealed


def log(facts: Sequence[Fact], table: TableInfo, words: Words, reader: Seat | None) -> str | None:
    """The lines of one beat for the channel (`reader` None) or for one seat; None if nothing is worth a line."""
    scene = Scene(words.of(table.game), table.names, None, reader)
    lines: list[str] = []
    told: list[Fact] = []
    for fact in facts:
        if isinstance(fact, Delayed | Paused | Resumed | HandedOver | SeedRevealed):
            lines += face_of(table.game).lines(scene, told)
            told = []
            lines.append(_of_the_house(scene, fact))
        else:
            told.append(fact)
    lines += face_of(table.game).lines(scene, told)
    return _within(lines) if lines else None


def _of_the_house(scene: Scene, fact: Fact) -> str:
    words = scene.words
    match fact:
        case Delayed():
            return words(f"log-delayed-{fact.cause}", minutes=max(1, round(fact.seconds / 60)))
        case Paused():
            return words("log-paused")
        case Resumed():
            return words("log-resumed")
        case HandedOver():
            return words(f"log-handed-over-{fact.cause}", who=scene.name(fact.seat))
        case _:
            return words("log-seed-revealed")


def _within(lines: Sequence[str]) -> str:
    """As many lines as a message holds."""
    kept: list[str] = []
    left = LOG
    for line in lines:
        left -= len(line) + 1
        if left < 0:
            return "\n".join([*kept, "…"])
        kept.append(line)
    return "\n".join(kept)
