"""Everybody's open cards with their texts, for whoever wants to read them."""

from __future__ import annotations

from collections.abc import Iterator, Sequence

from bot.faces.face import Part, Scene
from bot.faces.marks import escape
from bot.faces.who_should_we_eat import texts
from bot.screen import Text
from engines.kernel import Seat
from engines.who_should_we_eat.pack import GhostCard, Personality
from engines.who_should_we_eat.view import View


def closeup(scene: Scene) -> Sequence[Part]:
    """A text for each who lives or haunts, clockwise from the leader."""
    view: View = scene.view
    return [Text("\n".join(_person(scene, view, seat))) for seat in view.board.clockwise(view.board.places)]


def _person(scene: Scene, view: View, seat: Seat) -> Iterator[str]:
    words, place = scene.words, view.board.places[seat]
    character = view.pack.characters[place.character]
    name = _named(scene, view, place.character)
    who = scene.name(seat)
    if place.life != "living":
        yield words("closeup-ghost" if place.life == "ghost" else "board-dead", who=who, character=name)
        return
    yield words("closeup-survivor", who=who, character=name, meat=character.meat, draws=texts.draws(words, character))
    for card in place.attached:
        found = view.pack.attachable[card]
        kind = "personality" if isinstance(found, Personality) else "haunt" if isinstance(found, GhostCard) else "quest"
        yield words(f"own-{kind}", card=_named(scene, view, card), text=texts.lasting(words, found))
    if place.keep_up is not None:
        shown = texts.keep(words, view.pack.survivors[place.keep_up], view.options.edition)
        yield words("closeup-shown", card=_named(scene, view, place.keep_up), text=shown)
    if place.today:
        yield words("mark-today", mods=texts.modifiers(words, place.today))


def _named(scene: Scene, view: View, card: str) -> str:
    return escape(texts.name(scene.words, card, view.pack))
