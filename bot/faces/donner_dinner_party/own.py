"""A seat's own affairs: who you are, how you win, what you hold, what you have seen."""

from __future__ import annotations

from collections.abc import Iterator, Sequence

from bot.faces.donner_dinner_party import texts
from bot.faces.face import Part, Scene
from bot.faces.marks import escape, small
from bot.screen import Line, Text
from engines.donner_dinner_party import words as w
from engines.donner_dinner_party.view import Gave, Seen, View


def about(scene: Scene) -> Sequence[Part]:
    """Role, fellow Cannibals, Supply Card, hand, and what one has learned."""
    view: View = scene.view
    if view.role is None or view.character is None:
        return [Text(scene.words("own-not-yet"))]
    parts: list[Part] = [Text("\n".join(_who(scene, view, view.role, view.character)))]
    if held := [*_supply(scene, view), *_hand(scene, view)]:
        parts += [Line(), Text("\n".join(held))]
    if known := [*_seen(scene, view), *_given(scene, view)]:
        parts += [Line(), Text("\n".join(known))]
    return parts


def lesson(scene: Scene) -> tuple[str, str]:
    """Who reads, and how they win."""
    view: View = scene.view
    if view.role is None:
        return scene.words("own-not-yet-short"), scene.words("lesson-goal-unknown")
    return scene.words(f"own-{view.role}"), scene.words(f"lesson-goal-{view.role}")


def _who(scene: Scene, view: View, role: w.Role, character: str) -> Iterator[str]:
    words, table = scene.words, view.board
    yield f"## {words(f'own-{role}')}"
    named = escape(texts.name(words, character, view.pack))
    quip = words(f"quip-{character}") if words.has(f"quip-{character}") else ""
    yield words("own-character", character=named, quip=quip)
    yield words(f"own-wins-{role}", last=table.last_round)
    if role == "pioneer":
        yield words("own-mates-unknown")
    elif view.mates:
        yield words("own-mates", who=scene.people(view.mates), count=len(view.mates))
    else:
        yield words("own-mates-none")
    place = None if scene.seat is None else table.places.get(scene.seat)
    if place is not None and not place.living:
        yield words("own-eaten" if not table.ghosts else "own-ghost" if place.token else "own-ghost-spent")


def _supply(scene: Scene, view: View) -> Iterator[str]:
    if view.supply is None:
        return
    words, place = scene.words, None if scene.seat is None else view.board.places.get(scene.seat)
    named = escape(texts.name(words, view.supply, view.pack))
    if place is not None and place.supply is not None:
        yield words("own-supply-open", card=named)
        return
    yield words("own-supply", card=named)
    yield small(texts.text(words, view.pack.supply[view.supply]))


def _hand(scene: Scene, view: View) -> Iterator[str]:
    words, table = scene.words, view.board
    if table.ended is not None or not table.weeks or scene.seat not in (table.week.leader, *table.week.hunters):
        return
    now = next((one for one in view.gave if one.round == table.round), None)
    cards = words.list((escape(texts.plain(words, card, view.pack)) for card in view.hand), "unit")
    if scene.seat == table.week.leader:
        yield words("own-leading")
    elif now is None:
        if view.hand:
            yield words("own-hand", cards=cards)
    elif now.card is None:
        yield words("own-hand-frozen", cards=cards)
    else:
        yield words("own-gave", card=escape(texts.plain(words, now.card, view.pack)), how=now.how)
        yield words("own-left", cards=cards)
        if scene.seat in table.week.spilled:
            yield words("own-spilled")


def _seen(scene: Scene, view: View) -> Iterator[str]:
    for one in reversed(view.seen):
        yield _look(scene, view, one)


def _look(scene: Scene, view: View, one: Seen) -> str:
    words = scene.words
    cards = words.list((escape(texts.plain(words, card, view.pack)) for card in one.cards), "unit")
    key = "own-seen-leftovers" if one.how == "leftovers" else "own-seen"
    return words(key, round=one.round, who=scene.name(one.seat), cards=cards)


def _given(scene: Scene, view: View) -> Iterator[str]:
    earlier = [one for one in view.gave if one.round != view.board.round]
    if earlier:
        yield small(scene.words("own-given", given=" · ".join(_gave(scene, view, one) for one in earlier)))


def _gave(scene: Scene, view: View, one: Gave) -> str:
    words = scene.words
    card = words("icon-unseen") if one.card is None else texts.icon(words, one.card, view.pack)
    return words("own-given-one", round=one.round, card=card)
