"""What was told so far, to be read again: page by page, and in short to whoever takes over a seat."""

from __future__ import annotations

from collections.abc import Iterator, Sequence
from dataclasses import dataclass

from bot.faces import Scene, face_of
from bot.faces.marks import shorten
from bot.presses import About, write
from bot.render.fitting import fit
from bot.render.telling import told_in_lines
from bot.screen import Box, Button, Choice, Line, Link, Menu, Row, Screen, Text
from bot.tables import TableInfo
from bot.words import Words
from engines.host import History, Seated
from engines.kernel import Beat, Fact, Noted, Seat, Told

TEXT, BYTES = 3000, 8500  # of a page; its title and menus need some of the rest
IN_SHORT = 1500  # characters of what a seat was told, for whoever takes it over
CHOICES = 25


@dataclass(frozen=True, slots=True)
class Page:
    """A part of what was told in a round (0: before the first), counted from 1."""

    round: int
    part: int
    parts: int
    text: str


def logbook(
    history: History,
    table: TableInfo,
    words: Words,
    reader: Seat | None,
    page: int | None = None,
    before: int | None = None,
) -> Screen:
    """A page of the log, counted from 0; the last one if none is named.

    Parameters: `reader`, whose private lines are among those of all; `before`, the first fact that was not told yet.
    """
    every = log_pages(history, table, words, reader, before)
    if not every:
        return Screen((Box((Text(words("logbook-empty")),)),))
    number = len(every) - 1 if page is None else min(max(page, 0), len(every) - 1)
    shown = every[number]
    blocks: list[Text | Line | Row] = [Text(f"### {_title(shown, words)}"), Text(shown.text)]
    if reader is not None:
        blocks.append(Text(words("logbook-private")))
    if len({one.round for one in every}) > 1:
        blocks.append(Row((_menu(every, number, table, words),)))
    turns = [
        Button(words(f"button-{word}"), str(About(table.id, f"log.{to}")))
        for word, to in (("earlier", number - 1), ("later", number + 1))
        if 0 <= to < len(every)
    ]
    if turns:
        blocks.append(Row(tuple(turns)))
    return fit(Screen((Box(tuple(blocks)),)))


def page_of(history: History, table: TableInfo, words: Words, reader: Seat | None, round_: int) -> int | None:
    """The page on which a round begins; None if nothing was told in it yet."""
    every = log_pages(history, table, words, reader)
    return next((number for number, page in enumerate(every) if page.round == round_), None)


def log_pages(
    history: History, table: TableInfo, words: Words, reader: Seat | None, before: int | None = None
) -> list[Page]:
    """Everything that a reader was told, in the names of then. What was told before stays on its page."""
    found: list[Page] = []
    for round_, lines in _rounds(history, table, words, reader, before).items():
        texts = list(_parts(lines))
        found += [Page(round_, part, len(texts), text) for part, text in enumerate(texts, 1)]
    return found


def briefing(
    seated: Seated, seat: Seat, history: History, table: TableInfo, words: Words, was: str, link: str | None = None
) -> Screen:
    """For whoever took over a seat: all that it knows, and nothing else. `was`: whose seat it was."""
    words, face = words.of(table.game), face_of(table.game)
    scene = Scene(words, table.names, seated.live.view(seat), seat)
    blocks: list[Text | Line | Row] = [Text(words("briefing", game=words("game-name"), was=was)), Line()]
    blocks += face.about(scene)
    heard = [one for one in history.heard(seat) if one.to is not None]
    if told := [line for _, line in _lines(heard, history, table, words, seat)]:
        blocks += [Line(), Text(f"{words('briefing-told')}\n{_last(told)}")]
    if link is not None:
        blocks.append(Row((Link(words("button-board"), link),)))
    return fit(Screen((Box(tuple(blocks), face.accent(scene)),)))


# ------------------------------------------------ from facts to lines


def _rounds(
    history: History, table: TableInfo, words: Words, reader: Seat | None, before: int | None
) -> dict[int, list[str]]:
    rounds: dict[int, list[str]] = {}
    for round_, line in _lines(history.heard(reader, before), history, table, words, reader):
        rounds.setdefault(round_, []).append(line)
    return dict(sorted(rounds.items()))


def _lines(
    heard: Sequence[Told], history: History, table: TableInfo, words: Words, reader: Seat | None
) -> Iterator[tuple[int, str]]:
    """The lines that a reader was told, each with its round. What stood together is said together."""
    face, view = face_of(table.game), history.game.view(history.setup, reader)
    scene = Scene(words.of(table.game), names := _first_names(table), None, reader)
    run: list[Fact] = []
    kept = (0, True)

    def said() -> Iterator[tuple[int, str]]:
        for line in told_in_lines(run, table, scene, again=True):
            yield kept[0], line if kept[1] else words("logbook-own", line=line)
        run.clear()

    for to, fact in heard:
        view.learn(fact)
        place = (face.round(view), to is None)
        if place != kept or isinstance(fact, Beat | Noted):
            yield from said()
        kept = place
        run.append(fact)
        if isinstance(fact, Noted):
            yield from said()
            names.update(_sat_down(table, fact))
    yield from said()


def _first_names(table: TableInfo) -> dict[Seat, str]:
    """What the seats were called before the first of them changed hands."""
    names = dict(table.names)
    for note in reversed(table.notes):
        if note.kind == "joined":
            names[note.seat] = note.was or ""
    return names


def _sat_down(table: TableInfo, fact: Noted) -> dict[Seat, str]:
    return {note.seat: note.name or "" for note in table.notes if note.id == fact.note and note.kind == "joined"}


# ------------------------------------------------ from lines to pages


def _parts(lines: Sequence[str]) -> Iterator[str]:
    """As many lines together as a page holds."""
    kept: list[str] = []
    for line in (shorten(one, TEXT) for one in lines):
        text = "\n".join([*kept, line])
        if kept and (len(text) > TEXT or len(text.encode()) > BYTES):
            yield "\n".join(kept)
            kept = []
        kept.append(line)
    if kept:
        yield "\n".join(kept)


def _last(lines: Sequence[str]) -> str:
    """The latest of them, as many as fit where not much room is."""
    kept: list[str] = []
    left = IN_SHORT
    for line in reversed(lines):
        left -= len(line) + 1
        if left < 0:
            return "\n".join(["…", *kept])
        kept.insert(0, line)
    return "\n".join(kept)


def _title(page: Page, words: Words) -> str:
    title = words("logbook-round", round=page.round) if page.round else words("logbook-before")
    return title if page.parts == 1 else words("logbook-part", title=title, part=page.part, parts=page.parts)


def _menu(every: Sequence[Page], number: int, table: TableInfo, words: Words) -> Menu:
    """The rounds, each with its first page; where there are too many, those around the one that is shown."""
    first = [at for at, page in enumerate(every) if page.part == 1]
    here = max(index for index, at in enumerate(first) if at <= number)
    start = max(0, min(here - CHOICES // 2, len(first) - CHOICES))
    choices = tuple(
        Choice(_title(Page(every[at].round, 1, 1, ""), words), write((at,)), chosen=at == first[here])
        for at in first[start : start + CHOICES]
    )
    return Menu(str(About(table.id, "log")), words("placeholder-log"), choices)
