"""A seat's own affairs, and everybody's abilities and Prizes."""

from __future__ import annotations

from collections.abc import Iterator, Sequence

from bot.faces.face import Part, Scene
from bot.faces.marks import escape, small
from bot.faces.the_fittest import texts
from bot.faces.the_fittest.board import prize
from bot.faces.the_fittest.goals import tested, values
from bot.screen import Line, Text
from engines.kernel import Seat
from engines.the_fittest.targets import forbidden
from engines.the_fittest.view import View


def about(scene: Scene) -> Sequence[Part]:
    """Who reads, what they hold, and what they alone know."""
    view: View = scene.view
    seat = scene.seat
    if seat is None or seat not in view.board.places:
        return [Text(scene.words("own-not-yet"))]
    parts: list[Part] = [Text("\n".join(_who(scene, view, seat))), Line(), Text("\n".join(_hand(scene, view, seat)))]
    if known := list(_known(scene, view, seat)):
        parts.append(Text("\n".join(known)))
    return parts


def lesson(scene: Scene) -> tuple[str, str]:
    """Who reads, and how they win."""
    view: View = scene.view
    words = scene.words
    if scene.seat not in view.board.places:
        return words("own-not-yet-short"), words("lesson-goal-contestant")
    contestant = escape(texts.name(words, view.board.places[scene.seat].contestant, view.pack))
    return words("lesson-contestant", contestant=contestant, skill=_best(scene, view, scene.seat)), words(
        "lesson-goal-contestant"
    )


def _best(scene: Scene, view: View, seat: Seat) -> str:
    return scene.words.list(texts.skill(scene.words, one) for one in view.board.contestant(seat).best)


def _who(scene: Scene, view: View, seat: Seat) -> Iterator[str]:
    words, table = scene.words, view.board
    contestant = table.contestant(seat)
    yield f"## {words('own-contestant', contestant=escape(texts.name(words, contestant.id, view.pack)))}"
    if words.has(f"quip-{contestant.id}"):
        yield f"*{words(f'quip-{contestant.id}')}*"
    yield texts.skills(words, values(table, seat), tested(table))
    yield words("own-ability", ability=texts.text(words, contestant))
    pile, points = table.places[seat].prizes, table.score(seat).points
    yield words("own-points", points=points, prizes=len(pile), skill=_best(scene, view, seat))
    if pile:
        yield small(escape(words.list((prize(scene, view, card) for card in pile), "unit")))


def _hand(scene: Scene, view: View, seat: Seat) -> Iterator[str]:
    words, table = scene.words, view.board
    if not view.hand:
        yield words("own-no-hand")
        return
    yield words("own-hand", count=len(view.hand))
    open_ = table.phase == "negotiation" and seat not in table.episode.silenced
    for name in view.hand:
        card = table.card(name)
        yield words(
            "own-card",
            mark=texts.mark(words, card.skill),
            boost=table.boost_of(seat, name),
            card=escape(texts.name(words, name, view.pack)),
            signs=texts.signs(words, card),
        )
        barred = forbidden(table, seat, name) if open_ else None
        text = texts.text(words, card)
        yield small(text if barred is None else words("own-effect-barred", text=text, rule=barred))


def _known(scene: Scene, view: View, seat: Seat) -> Iterator[str]:
    words = scene.words
    for other, cards in view.known.items():
        if cards and other != seat:
            yield words("own-known", who=scene.name(other), cards=texts.cards(words, cards, view.pack))
    if view.top:
        yield words("own-top", cards=texts.cards(words, view.top, view.pack))


def closeup(scene: Scene) -> Sequence[Part]:
    """Everybody's ability and Prize pile."""
    view: View = scene.view
    return [Text("\n".join(line for seat in view.board.places for line in _closeup(scene, view, seat)))]


def _closeup(scene: Scene, view: View, seat: Seat) -> Iterator[str]:
    words, table = scene.words, view.board
    contestant = table.contestant(seat)
    yield words(
        "closeup-contestant",
        who=escape(scene.plain(seat)),
        contestant=escape(texts.name(words, contestant.id, view.pack)),
        skill=_best(scene, view, seat),
        ability=texts.text(words, contestant),
    )
    if pile := table.places[seat].prizes:
        prizes = escape(words.list((prize(scene, view, card) for card in pile), "unit"))
        yield small(words("closeup-prizes", prizes=prizes, points=table.score(seat).points))
