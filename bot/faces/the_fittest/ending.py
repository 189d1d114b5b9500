"""How it ended: why, who has most, and what everybody's Prizes came to."""

from __future__ import annotations

from collections.abc import Sequence

from bot.faces.face import Part, Scene
from bot.faces.marks import escape, small
from bot.faces.the_fittest import texts
from bot.faces.the_fittest.board import prize
from bot.screen import Text
from engines.the_fittest.view import View


def result(scene: Scene) -> Sequence[Part]:
    """Why it ended, who won, and what everybody scored."""
    view: View = scene.view
    ended = view.board.ended
    if ended is None:
        return [Text(scene.words("own-not-yet"))]
    words, table = scene.words, view.board
    head = [
        f"## {words(f'end-{ended.end}-title')}",
        words(f"end-{ended.end}", episode=table.episode.number),
        words("end-winners", who=scene.people(ended.winners), count=len(ended.winners)),
    ]
    lines: list[str] = []
    for one in sorted(ended.scores, key=lambda one: (-one.points, one.seat)):
        contestant = table.contestant(one.seat)
        lines.append(
            words(
                "end-won" if one.seat in ended.winners else "end-lost",
                who=scene.name(one.seat),
                contestant=escape(texts.name(words, contestant.id, view.pack)),
                points=one.points,
                prizes=one.prizes,
                matches=one.matches,
                mark="".join(texts.mark(words, skill) for skill in contestant.best),
            )
        )
        if pile := table.places[one.seat].prizes:
            lines.append(small(escape(words.list((prize(scene, view, card) for card in pile), "unit"))))
    return [Text("\n".join(head)), Text("\n".join(lines))]
