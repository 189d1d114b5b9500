"""The claims board: who said what, and what does not fit. It is made of public facts; nobody's cards are looked at."""

from __future__ import annotations

from collections.abc import Iterator

from bot.faces.donner_dinner_party import texts
from bot.faces.face import Scene
from bot.faces.marks import escape, small
from engines.donner_dinner_party.board import Week
from engines.donner_dinner_party.claims import contradictions, standing
from engines.donner_dinner_party.view import View
from engines.kernel import Seat

OF_A_ROUND = ("changed", "crowded", "seen")  # contradictions that belong to what was contributed in one


def of_week(scene: Scene, view: View, week: Week) -> Iterator[str]:
    """What everybody says of a round, by card; who looked; who is silent; what cannot all be true."""
    words = scene.words
    claims = [one for one in standing(view.board) if one.round == week.round]
    gave: dict[str, list[Seat]] = {}
    for one in claims:
        if one.what == "gave":
            gave.setdefault(one.word, []).append(one.seat)
    for card in view.pack.hunting:
        if card in gave:
            named = escape(texts.plain(words, card, view.pack))
            yield words("claim-gave", card=named, who=words.list(map(scene.name, sorted(gave[card])), "unit"))
    for one in claims:
        if one.what == "saw" and one.target is not None:
            card = escape(texts.plain(words, one.word, view.pack))
            yield words("claim-saw", who=scene.name(one.seat), target=scene.name(one.target), card=card)
    spoke = {seat for seats in gave.values() for seat in seats}
    if silent := [seat for seat in week.hunters if seat not in spoke and seat not in week.frozen]:
        yield small(words("claim-silent", who=words.list(map(scene.name, sorted(silent)), "unit")))
    yield from _clashes(scene, view, week.round, OF_A_ROUND)


def supplies(scene: Scene, view: View) -> Iterator[str]:
    """Who says to hold which Supply Card, as long as they live and have not turned it up; what does not fit."""
    words, places = scene.words, view.board.places
    for one in standing(view.board):
        if one.what == "supply" and places[one.seat].living and places[one.seat].supply is None:
            card = escape(texts.name(words, one.word, view.pack))
            yield words("claim-supply", who=scene.name(one.seat), card=card)
    yield from _clashes(scene, view, None, ("shared", "shown"))


def roles(scene: Scene, view: View) -> Iterator[str]:
    """Who says to be what; who was found out."""
    words = scene.words
    said: dict[str, list[Seat]] = {}
    for one in standing(view.board):
        if one.what == "role":
            said.setdefault(one.word, []).append(one.seat)
    for role in sorted(said, reverse=True):
        who = words.list(map(scene.name, sorted(said[role])), "unit")
        yield words("claim-role", role=words(f"value-{role}"), who=who)
    yield from _clashes(scene, view, None, ("role",))


def _clashes(scene: Scene, view: View, round_: int | None, kinds: tuple[str, ...]) -> Iterator[str]:
    words = scene.words
    lines = [
        words(
            f"clash-{one.kind}",
            who=words.list(map(scene.name, one.seats)),
            count=len(one.seats),
            card=words(f"value-{one.word}") if one.kind == "role" else escape(texts.plain(words, one.word, view.pack)),
        )
        for one in contradictions(view.board)
        if one.kind in kinds and round_ in (None, one.round)
    ]
    yield from dict.fromkeys(lines)
