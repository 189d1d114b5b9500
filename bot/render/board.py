"""The board: what everybody at the table may see, what is awaited, and what anybody may press."""

from __future__ import annotations

from collections.abc import Sequence
from dataclasses import replace

from bot.faces import Scene, face_of
from bot.faces.marks import small, soon
from bot.presses import About
from bot.render.controls import Place, controls
from bot.render.ending import result
from bot.render.fitting import fit
from bot.screen import Box, Button, Line, Row, Screen, Text
from bot.tables import TableInfo
from bot.words import Words
from engines.host import Seated
from engines.kernel import Awaited, Seat

LATE = 0.75  # of a question's time; then those who are missing are named


def board(seated: Seated, table: TableInfo, words: Words, now: float) -> Screen:
    """The public screen of a table at `now`, seconds since 1970. It rings those who are asked in the channel and have
    not answered. When the game is over, who won and the seed stand below it."""
    words, face, session = words.of(table.game), face_of(table.game), seated.live.session
    scene = Scene(words, table.names, seated.live.view(None))
    blocks: list[Text | Line] = [*face.board(scene), Line()]
    rows: list[Row] = []
    rings: list[Seat] = []
    if session.over:
        blocks.pop()
    elif seated.status == "ended":
        blocks.append(Text(words("board-ended")))
    elif session.paused_at is not None:
        blocks.append(Text(words("board-paused")))
    else:
        for one in _together(session.awaited()):
            blocks.append(Text(_question(scene, table, one, now)))
            place = Place(table.id, one.window, one.kind, face, scene.alone)
            rows += controls(place, one.offers)
            if one.offers:
                called = face.called(scene, one.kind, one.seats)
                rings += called if one.missing is None else [seat for seat in called if seat in one.missing]
    abouts = [Button(words("button-cards"), str(About(table.id, "cards")), "primary")]
    if face.closeup(scene):
        abouts.append(Button(words("button-closeup"), str(About(table.id, "closeup"))))
    abouts.append(Button(words("button-rules"), str(About(table.id, "rules"))))
    if session.over or seated.status == "ended":
        abouts.append(Button(words("button-again"), str(About(table.id, "again")), "success"))
    elif seated.status == "playing" and table.free:
        abouts.append(Button(words("button-seat"), str(About(table.id, "seat"))))
    rows.append(Row(tuple(abouts)))
    users = {sitter.seat: sitter.user for sitter in table.sitters}
    rung = dict.fromkeys(user for seat in rings if (user := users.get(seat)) is not None)
    boxes = [Box((*blocks, *rows), face.accent(scene))]
    if session.over:
        boxes.append(result(seated, scene))
    return fit(Screen(tuple(boxes), tuple(rung)))


def closeup(seated: Seated, table: TableInfo, words: Words) -> Screen:
    """What is too long for the board: the texts of all that lies open, for whoever asks."""
    scene = Scene(words.of(table.game), table.names, seated.live.view(None))
    face = face_of(table.game)
    return fit(Screen((Box(tuple(face.closeup(scene)), face.accent(scene)),)))


def board_key(seated: Seated) -> str:
    """When this changes, the board says something new: at every round, and with every question that calls somebody. It
    begins with how the game stands."""
    session = seated.live.session
    face = face_of(session.game.slug)
    moment = face.moment(seated.live.view(None))
    windows = sorted(one.window for one in session.awaited() if one.offers and face.calls(one.kind))
    return "/".join(str(part) for part in (seated.status, *moment, *windows))


def _together(awaited: Sequence[Awaited]) -> list[Awaited]:
    """Windows that ask several members the same in private, one each, are one line: the last to close."""
    found: dict[str, Awaited] = {}
    for one in awaited:
        same = found.get(one.kind)
        if one.offers or same is None:
            found[one.window if one.offers else one.kind] = one
            continue
        last = max(same, one, key=lambda each: each.closes_at)
        seats = tuple(sorted({*same.seats, *one.seats}))
        found[one.kind] = replace(last, seats=seats, answered=None, missing=None)
    return list(found.values())


def _question(scene: Scene, table: TableInfo, one: Awaited, now: float) -> str:
    """What is awaited of whom, how many have answered, and until when."""
    words, face = scene.words, face_of(table.game)
    called = face.called(scene, one.kind, one.seats)
    who = words.list(_mention(scene, table, seat) if one.offers else scene.name(seat) for seat in called)
    more = face.asked(scene, one.kind, one.seats)
    lines = [words(f"await-{one.kind}", who=who, count=len(called), **more)]
    closes = soon(one.closes_at)
    if one.answered is None or len(one.seats) == 1:
        lines.append(small(words("board-closes", closes=closes)))
    else:
        lines.append(small(words("board-answered", answered=one.answered, asked=len(one.seats), closes=closes)))
        if one.missing and now >= one.opened_at + LATE * (one.closes_at - one.opened_at):
            lines.append(small(words("board-missing", who=scene.people(one.missing), count=len(one.missing))))
    return "\n".join(lines)


def _mention(scene: Scene, table: TableInfo, seat: Seat) -> str:
    user = next((sitter.user for sitter in table.sitters if sitter.seat == seat), None)
    return scene.name(seat) if user is None else f"<@{user}>"
