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
    words, session = words.of(table.game), seated.live.session
    if session.outcome is None:
        return Screen((Text(words("board-ended")),))
    face, scene = face_of(table.game), Scene(words, table.names, seated.live.view(None))
    setup = session.setup
    known = setup.open or bool(setup.stack)
    seed = words(
        "ended-seed-open" if known else "ended-seed",
        seed=escape(shorten(setup.seed, SEED)),
        commitment=setup.public.commitment,
    )
    return fit(Screen((Box((*face.result(scene), Line(), Text(seed)), face.accent(scene)),)))
