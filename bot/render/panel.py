"""The private panel of a seat: who you are, what you hold, what to decide."""

from __future__ import annotations

from collections.abc import Iterator, Mapping

from bot.faces import Scene, face_of
from bot.faces.marks import small, soon
from bot.presses import About, Value
from bot.render.controls import Place, controls
from bot.render.fitting import fit
from bot.screen import Box, Button, Line, Link, Row, Screen, Text
from bot.tables import TableInfo
from bot.words import Words
from engines.host import Seated
from engines.kernel import Prompt, Seat


def panel(
    seated: Seated,
    seat: Seat,
    table: TableInfo,
    words: Words,
    now: float,
    draft: Mapping[str, tuple[Value, ...]] | None = None,
    link: str | None = None,
    lesson: bool = False,
) -> Screen:
    """One seat's own screen.

    Questions that are put to everybody alike are left to the board, so that a panel changes only when its seat's own
    affairs do. `draft`: by window, the values chosen so far of a command in two steps. `link`: to the board.
    `lesson`: its member plays this game for the first time, and is told in four lines how it goes.
    """
    words, face, session = words.of(table.game), face_of(table.game), seated.live.session
    view = seated.live.view(seat)
    scene = Scene(words, table.names, view, seat)
    blocks: list[Text | Line | Row] = []
    if lesson:
        blocks += [Text("\n".join(_lesson(scene, seated))), Row((_known(words, table),)), Line()]
    blocks += face.about(scene)
    if seated.status == "ended" or session.over:
        blocks += [Line(), Text(words("panel-over"))]
    elif session.paused_at is not None:
        blocks += [Line(), Text(words("board-paused"))]
    else:
        floors = {one.window for one in session.awaited() if one.offers and one.answered is None}
        for prompt in own_prompts(seated, seat):
            blocks += [Line(), Text(_question(scene, table.game, prompt, timed=prompt.window not in floors))]
            place = Place(
                table.id,
                prompt.window,
                prompt.kind,
                face,
                scene.alone,
                private=True,
                chosen=prompt.chosen,
                draft=(draft or {}).get(prompt.window, ()),
            )
            blocks += controls(place, prompt.offers)
        if session.players[seat] == "ai":
            back = Button(words("button-back"), str(About(table.id, "back")), "success")
            blocks += [Line(), Text(words("panel-stood-in")), Row((back,))]
    if link is not None:
        blocks.append(Row((Link(words("button-board"), link),)))
    return fit(Screen((Box(tuple(blocks), face.accent(scene)),)))


def _lesson(scene: Scene, seated: Seated) -> Iterator[str]:
    """Who you are, how you win, what to press now, where your cards are. What the board asks changes without this
    panel, so that of the board it is only said where it asks."""
    words, seat, session = scene.words, scene.seat, seated.live.session
    assert seat is not None
    who, goal = face_of(session.game.slug).lesson(scene)
    yield words("lesson-who", who=who)
    yield words("lesson-goal", goal=goal)
    yield words("lesson-press-here" if own_prompts(seated, seat) else "lesson-press-later")
    yield words("lesson-cards")


def _known(words: Words, table: TableInfo) -> Button:
    return Button(words("button-known"), str(About(table.id, "known")))


def own_prompts(seated: Seated, seat: Seat) -> list[Prompt]:
    """The questions of a seat that are asked in its panel: those of which not everything stands on the board."""
    return [prompt for prompt in seated.live.session.prompts(seat) if any(not offer.shared for offer in prompt.offers)]


def summons(seated: Seated, seat: Seat) -> list[str]:
    """What calls a seat to its panel beside its questions."""
    return list(face_of(seated.live.session.game.slug).summons(seated.live.view(seat)))


def _question(scene: Scene, game: str, prompt: Prompt, *, timed: bool) -> str:
    """What is asked, and until when; not `timed`: a debate, whose end moves with every word and stands on the board."""
    words, face = scene.words, face_of(game)
    lines = [words(f"question-{prompt.kind}", **face.asked(scene, prompt.kind, [prompt.seat]))]
    if not timed:
        lines.append(small(words("panel-closes-on-board")))
    elif prompt.closes_at is not None:
        lines.append(small(words("board-closes", closes=soon(prompt.closes_at))))
    return "\n".join(lines)
