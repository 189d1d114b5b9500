"""The log: what happened, told once and in order."""

from __future__ import annotations

from collections.abc import Iterator, Sequence

from bot.faces import Scene, face_of
from bot.faces.marks import bold
from bot.render.fitting import LOG
from bot.tables import Note, TableInfo
from bot.words import Words
from engines.kernel import Delayed, Fact, HandedOver, Noted, Paused, Resumed, Seat, SeedRevealed, StoodIn


def log(facts: Sequence[Fact], table: TableInfo, words: Words, reader: Seat | None) -> str | None:
    """The lines of one beat for the channel (`reader` None) or for one seat; None if nothing is worth a line."""
    lines = list(told_in_lines(facts, table, Scene(words.of(table.game), table.names, None, reader)))
    return _within(lines) if lines else None


def told_in_lines(facts: Sequence[Fact], table: TableInfo, scene: Scene, *, again: bool = False) -> Iterator[str]:
    """The lines of facts that are told together. The names are those of the scene; notes have their own. `again`: they
    are read again, in the log book."""
    face, told = face_of(table.game), list[Fact]()
    say = face.recorded if again else face.lines
    for fact in facts:
        if isinstance(fact, Delayed | Paused | Resumed | HandedOver | StoodIn | Noted | SeedRevealed):
            yield from say(scene, told)
            told = []
            yield from _of_the_house(scene, table, fact)
        else:
            told.append(fact)
    yield from say(scene, told)


def _of_the_house(scene: Scene, table: TableInfo, fact: Fact) -> Iterator[str]:
    words = scene.words
    match fact:
        case Delayed():
            yield words(f"log-delayed-{fact.cause}", minutes=max(1, round(fact.seconds / 60)))
        case Paused():
            yield words("log-paused")
        case Resumed():
            yield words("log-resumed")
        case HandedOver(cause="absent" | "returned"):
            yield words(f"log-handed-over-{fact.cause}", who=scene.name(fact.seat))
        case StoodIn():
            yield words("log-stood-in")
        case Noted():
            yield from (_noted(words, note) for note in table.notes if note.id == fact.note)
        case SeedRevealed():
            yield words("log-seed-revealed")
        case _:  # who sits down or stands up is told by a note
            pass


def _noted(words: Words, note: Note) -> str:
    names = {
        "who": bold(note.name or words("a-seat", seat=note.seat)),
        "by": bold(note.by_name or words("somebody")),
        "was": bold(note.was or words("a-seat", seat=note.seat)),
    }
    if note.kind == "joined" and note.name is not None and note.name == note.was:
        return words("log-noted-back", **names)
    return words(f"log-noted-{note.kind}", **names)


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
