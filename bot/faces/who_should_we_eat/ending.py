"""How it ended, and what was hidden until then."""

from __future__ import annotations

from collections.abc import Iterator, Sequence

from bot.faces.face import Part, Scene
from bot.faces.marks import escape, small
from bot.faces.who_should_we_eat import texts
from bot.screen import Text
from engines.who_should_we_eat.view import View
from engines.who_should_we_eat.words import GameEnded


def result(scene: Scene) -> Sequence[Part]:
    """Why, who won, what became of everybody and what they held, and how the tracks stood."""
    view: View = scene.view
    ended = view.board.ended
    if ended is None:
        return [Text(scene.words("own-not-yet"))]
    return [Text("\n".join(_why(scene, view, ended))), Text("\n".join(_fates(scene, view, ended)))]


def _why(scene: Scene, view: View, ended: GameEnded) -> Iterator[str]:
    words, table = scene.words, view.board
    yield f"## {words(f'end-{ended.end}-title')}"
    yield words(f"end-{ended.end}", round=table.round)
    if ended.winners:
        yield words("end-winners", who=scene.people(ended.winners), count=len(ended.winners))
    else:
        yield words("end-no-winners")
    yield small(
        words("end-tracks", round=table.round, food=table.food, sanity=table.sanity, build=table.build, raft=table.raft)
    )


def _fates(scene: Scene, view: View, ended: GameEnded) -> Iterator[str]:
    words = scene.words
    held = {one.seat: one for one in view.board.turned_up}
    for seat, place in view.board.places.items():
        character = escape(texts.name(words, place.character, view.pack))
        key = "end-won" if seat in ended.winners else "end-neither" if seat in ended.newly_dead else "end-lost"
        yield words(key, who=scene.name(seat), character=character, life=place.life)
        if seat in held:
            yield small(" · ".join(texts.held(words, held[seat], view.pack)))
