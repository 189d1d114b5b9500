"""A seat's own affairs, everybody's abilities, and the end."""

from __future__ import annotations

from collections.abc import Iterator, Sequence

from bot.faces.face import Part, Scene
from bot.faces.marks import escape, small
from bot.faces.peasant_buffet import texts
from bot.screen import Line, Text
from engines.kernel import Seat
from engines.peasant_buffet.board import Place
from engines.peasant_buffet.view import View


def about(scene: Scene) -> Sequence[Part]:
    """Peasant and inventory of the one who reads, and what they know of the Village."""
    view: View = scene.view
    if scene.seat not in view.board.places:
        return [Text(scene.words("own-not-yet"))]
    place = view.board.places[scene.seat]
    parts: list[Part] = [Text("\n".join(_who(scene, view, place)))]
    if held := list(_held(scene, view, scene.seat, place)):
        parts += [Line(), Text("\n".join(held))]
    return parts


def _who(scene: Scene, view: View, place: Place) -> Iterator[str]:
    words, peasant = scene.words, view.pack.peasants[place.peasant]
    state = "zombie" if place.zombie else "living" if place.living else "devoured"
    yield f"## {words(f'own-{state}', peasant=escape(texts.name(words, place.peasant, view.pack)))}"
    if words.has(f"quip-{place.peasant}"):
        yield f"*{words(f'quip-{place.peasant}')}*"
    yield words("own-wants" if place.living else "own-wants-devoured", wants=texts.wants(words, peasant))
    if place.living:
        yield words("own-ability", ability=texts.ability(words, peasant.ability))
        if place.used:
            yield small(words("own-used"))


def _held(scene: Scene, view: View, seat: Seat, place: Place) -> Iterator[str]:
    words, pack = scene.words, view.pack
    if place.items:
        yield words("own-items", items=texts.items(words, place.items, pack))
    if place.dooms and place.living:
        yield words("own-dooms")
        for card in dict.fromkeys(place.dooms):
            text = texts.text(words, pack.dooms[card])
            yield small(words("own-doom", card=escape(texts.name(words, card, pack)), text=text))
    if place.living and view.board.total(seat):
        yield words("own-monsters", monsters=view.board.total(seat), limit=view.board.limit(seat))
        for foe in place.monsters:
            name, left = texts.foe(words, foe, pack)
            yield small(words("mark-monster", foe=escape(name), left=left))
        for zombie in view.board.zombies_with(seat):
            yield small(words("mark-zombie", who=scene.name(zombie)))
    if view.top:
        yield words("own-top", cards=texts.cards(words, view.top, pack))


def closeup(scene: Scene) -> Sequence[Part]:
    """Everybody's peasant with its ability."""
    view: View = scene.view
    return [Text("\n".join(_peasant(scene, view, seat) for seat in view.board.places))]


def _peasant(scene: Scene, view: View, seat: Seat) -> str:
    words, place = scene.words, view.board.places[seat]
    peasant = view.pack.peasants[place.peasant]
    return words(
        "closeup-peasant",
        who=escape(scene.plain(seat)),
        peasant=escape(texts.name(words, place.peasant, view.pack)),
        wants=texts.wants(words, peasant),
        ability=texts.ability(words, peasant.ability),
    )


def result(scene: Scene) -> Sequence[Part]:
    """Why it ended, who won, and what everybody scored."""
    view: View = scene.view
    ended = view.board.ended
    if ended is None:
        return [Text(scene.words("own-not-yet"))]
    words = scene.words
    head = [
        f"## {words(f'end-{ended.end}-title')}",
        words(f"end-{ended.end}", turn=view.board.turn),
        words("end-winners", who=scene.people(ended.winners)),
    ]
    if ended.tied:
        head.append(small(words("end-tied")))
    scores = sorted(ended.scores, key=lambda one: (one.seat not in ended.winners, -one.points, one.seat))
    lines: list[str] = []
    for one in scores:
        place = view.board.places[one.seat]
        lines.append(
            words(
                "end-won" if one.seat in ended.winners else "end-lost",
                who=scene.name(one.seat),
                peasant=escape(texts.name(words, place.peasant, view.pack)),
                points=one.points,
                items=one.items,
                survived="yes" if one.survived else "no",
            )
        )
        if place.items:
            lines.append(small(texts.items(words, place.items, view.pack)))
    return [Text("\n".join(head)), Text("\n".join(lines))]
