"""A seat's own affairs: who you are, how you win, what you hold."""

from __future__ import annotations

from collections.abc import Iterator, Sequence

from bot.faces.face import Part, Scene
from bot.faces.marks import escape, small
from bot.faces.who_should_we_eat import texts
from bot.screen import Line, Text
from engines.kernel import Seat
from engines.who_should_we_eat.board import Place
from engines.who_should_we_eat.pack import GhostCard, Personality, SurvivorCard
from engines.who_should_we_eat.view import View


def about(scene: Scene) -> Sequence[Part]:
    """Character and cards of the one who reads."""
    view: View = scene.view
    if scene.seat not in view.board.places:
        return [Text(scene.words("own-not-yet"))]
    place = view.board.places[scene.seat]
    parts: list[Part] = [Text("\n".join(_who(scene, view, place)))]
    if held := list(_held(scene, view, scene.seat, place)):
        parts += [Line(), Text("\n".join(held))]
    return parts


def lesson(scene: Scene) -> tuple[str, str]:
    """Who reads, and how they win."""
    view: View = scene.view
    place = None if scene.seat is None else view.board.places.get(scene.seat)
    if place is None:
        return scene.words("own-not-yet"), scene.words("lesson-goal-living")
    who = scene.words(f"own-{place.life}", character=_named(scene, view, place.character))
    return who, scene.words(f"lesson-goal-{place.life}")


def _who(scene: Scene, view: View, place: Place) -> Iterator[str]:
    words, character = scene.words, view.pack.characters[place.character]
    yield f"## {words(f'own-{place.life}', character=_named(scene, view, place.character))}"
    if words.has(f"quip-{place.character}"):
        yield f"*{words(f'quip-{place.character}')}*"
    yield words.by(view.options.edition, f"own-wins-{place.life}")
    if place.life == "living":
        yield words("own-character", meat=character.meat, draws=texts.draws(words, character))
    for card in place.attached:
        found = view.pack.attachable[card]
        kind = "personality" if isinstance(found, Personality) else "haunt" if isinstance(found, GhostCard) else "quest"
        yield words(f"own-{kind}", card=_named(scene, view, card), text=texts.lasting(words, found))


def _held(scene: Scene, view: View, seat: Seat, place: Place) -> Iterator[str]:
    words = scene.words
    if view.hand:
        yield words("own-hand", count=len(view.hand))
        for card in view.hand:
            yield from _card(scene, view, card)
    if view.play is not None:
        yield words("own-play")
        yield from _half(scene, view, view.play, "play")
    if view.keep is not None:
        yield words("own-keep-shown" if place.keep_up is not None else "own-keep")
        yield from _half(scene, view, view.keep, "keep")
    for other, card in sorted(view.seen.items()):
        yield words("own-seen", who=scene.name(other), card=_named(scene, view, card))
        yield from _text(scene, view, card, "keep")


def _card(scene: Scene, view: View, card: str) -> Iterator[str]:
    """A card of the hand: both halves, since either may count."""
    found, _ = texts.find(card, view.pack)
    yield f"**{_named(scene, view, card)}**"
    yield from _text(scene, view, card, "play")
    if isinstance(found, SurvivorCard):
        yield from _text(scene, view, card, "keep")


def _half(scene: Scene, view: View, card: str, half: str) -> Iterator[str]:
    yield f"**{_named(scene, view, card)}**"
    yield from _text(scene, view, card, half)


def _text(scene: Scene, view: View, card: str, half: str) -> Iterator[str]:
    words = scene.words
    found, _ = texts.find(card, view.pack)
    if isinstance(found, GhostCard):
        yield small(words(f"half-{found.type}", text=texts.play(words, found)))
    elif half == "play":
        yield small(words("half-play", text=texts.play(words, found)))
    else:
        yield small(words("half-keep", text=texts.keep(words, found, view.options.edition)))


def _named(scene: Scene, view: View, card: str) -> str:
    return escape(texts.name(scene.words, card, view.pack))
