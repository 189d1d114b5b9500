"""How it ended, and what lay face down until then."""

from __future__ import annotations

from collections.abc import Iterator, Sequence

from bot.faces.donner_dinner_party import texts
from bot.faces.face import Part, Scene
from bot.faces.marks import escape, small
from bot.screen import Line, Text
from engines.donner_dinner_party import words as w
from engines.donner_dinner_party.view import View
from engines.kernel import Seat


def result(scene: Scene) -> Sequence[Part]:
    """Why, and who has won; everybody's role, Supply Card and contributions; who looked at what; what nobody had."""
    view: View = scene.view
    ended, cards = view.board.ended, view.board.turned_up
    if ended is None or cards is None:
        return [Text(scene.words("own-not-yet"))]
    parts: list[Part] = [
        Text("\n".join(_why(scene, view, ended))),
        Text("\n".join(_fates(scene, view, ended, cards))),
    ]
    return [*parts, Line(), Text("\n".join(_rest(scene, view, cards)))]


def _why(scene: Scene, view: View, ended: w.GameEnded) -> Iterator[str]:
    words = scene.words
    yield f"## {words(f'end-{ended.end}-title')}"
    yield words(f"end-{ended.end}", round=view.board.round)
    side = "pioneers" if ended.winners == ended.pioneers else "cannibals"
    yield words(f"end-winners-{side}", who=scene.people(ended.winners), count=len(ended.winners))


def _fates(scene: Scene, view: View, ended: w.GameEnded, cards: w.CardsTurnedUp) -> Iterator[str]:
    """Two lines a seat, in seat order."""
    words = scene.words
    for seat, place in view.board.places.items():
        key = "end-won" if seat in ended.winners else "end-lost"
        yield words(
            key,
            who=scene.name(seat),
            role=words(f"value-{cards.roles[seat - 1]}"),
            character=escape(texts.name(words, cards.characters[seat - 1], view.pack)),
            life="living" if place.living else "eaten",
        )
        supply = escape(texts.name(words, cards.supplies[seat - 1], view.pack))
        yield small(words("end-held", card=supply, given=_given(scene, view, seat, cards)))


def _given(scene: Scene, view: View, seat: Seat, cards: w.CardsTurnedUp) -> str:
    words = scene.words
    return " · ".join(
        words(f"given-{one.how}", round=one.round, card=texts.icon(words, one.card, view.pack))
        for one in cards.given
        if one.seat == seat
    )


def _rest(scene: Scene, view: View, cards: w.CardsTurnedUp) -> Iterator[str]:
    words = scene.words
    yield small(words("end-legend"))
    for one in cards.looks:
        seen = words.list((escape(texts.plain(words, card, view.pack)) for card in one.cards), "unit")
        yield words(
            f"end-look-{one.how}",
            round=one.round,
            who=scene.name(one.seat),
            target=scene.name(one.target),
            cards=seen,
        )
    if cards.undealt:
        named = words.list(escape(texts.name(words, card, view.pack)) for card in cards.undealt)
        yield words("end-undealt", cards=named)
