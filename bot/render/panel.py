"""The private panel of a seat: who you are, what you hold, what to decide."""

from __future__ import annotations

from collections.abc import Mapping

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
) -> Screen:
    """One seat's own screen.

    Questions that are put to everybody alike are left to the board, so that a panel changes only when its seat's own
    affairs do. `draft`: by window, the values chosen so far of a command in two steps. `link`: to the board.
    """
    words, face, session = words.of(table.game), face_of(table.game), seated.live.session
    view = seated.live.view(seat)
    scene = Scene(words, table.names, view, seat)
    blocks: list[Text | Line | Row] = list(face.about(scene))
    if seated.status == "ended" or session.over:
        blocks += [Line(), Text(words("panel-over"))]
    elif session.paused_at is not None:
        blocks += [Line(), Text(words("board-paused"))]
    else:
        for prompt in own_prompts(seated, seat):
            blocks += [Line(), Text(_question(scene, table, prompt))]
            place = Place(
                table.id,
                prompt.window,
                prompt.kind,
                face,
                scene,
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


def own_prompts(seated: Seated, seat: Seat) -> list[Prompt]:
    """The questions of a seat that are asked in its panel: those of which not everything stands on the board."""
    return [prompt for prompt in seated.live.session.prompts(seat) if any(not offer.shared for offer in prompt.offers)]


def _question(scene: Scene, table: TableInfo, prompt: Prompt) -> str:
    words, face = scene.words, face_of(table.game)
    lines = [words(f"question-{prompt.kind}", **face.asked(scene, prompt.kind, [prompt.seat]))]
    if prompt.closes_at is not None:
        lines.append(small(words("board-closes", closes=soon(prompt.closes_at))))
    return "\n".join(lines)
