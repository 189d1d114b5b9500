"""The last screen of a table: who won and why, and what the seed proves."""

from __future__ import annotations

from bot.faces import Scene, face_of
from bot.faces.marks import escape, shorten
from bot.render.fitting import fit
from bot.screen import Box, Line, Screen, Text
from bot.tables import TableInfo
from bot.words import Words
from engines.host import Seated

SEED = 200  # characters of an open table's seed


def ended(seated: Seated, table: TableInfo, words: Words) -> Screen:
    """Who won and why, what was hidden, the seed. Nothing but a notice while the game runs, or without a result."""
    words = words.of(table.game)
    if not seated.live.session.over:
        return Screen((Text(words("board-ended")),))
    return fit(Screen((result(seated, Scene(words, table.names, seated.live.view(None))),)))


def result(seated: Seated, scene: Scene) -> Box:
    """The same as a box, of a game that is over. Only then may the seed be shown."""
    setup = seated.live.session.setup
    face = face_of(setup.game)
    known = setup.open or bool(setup.stack)
    seed = scene.words(
        "ended-seed-open" if known else "ended-seed",
        seed=escape(shorten(setup.seed, SEED)),
        commitment=setup.public.commitment,
    )
    return Box((*face.result(scene), Line(), Text(seed)), face.accent(scene))
