"""The table as everybody sees it, in short lines for narrow screens."""

from __future__ import annotations

from collections.abc import Iterator, Sequence

from bot.faces.donner_dinner_party import claims, texts
from bot.faces.face import Part, Scene
from bot.faces.marks import bar, escape
from bot.screen import Line, Text
from engines.donner_dinner_party.board import Place, settle
from engines.donner_dinner_party.view import View
from engines.kernel import Seat


def board(scene: Scene) -> Sequence[Part]:
    """Round and phase, the pot, everybody round the fire, what was said. At the end only how it stood: the last screen
    says the rest."""
    view: View = scene.view
    parts: list[Part] = [Text("\n".join(_head(scene, view)))]
    if not view.board.places or view.board.ended is not None:
        return parts
    if view.board.weeks:
        parts.append(Text("\n".join(_pot(scene, view))))
    parts += [Line(), Text("\n".join(_people(scene, view)))]
    if said := list(_said(scene, view)):
        parts += [Line(), Text("\n".join(said))]
    return parts


def _head(scene: Scene, view: View) -> Iterator[str]:
    words, table = scene.words, view.board
    phase = table.phase or "setup"
    yield f"## {words(f'phase-{phase}', round=table.round)}"
    if table.leader in table.places:
        yield words("board-leader", who=scene.name(table.leader))
    if table.round:
        pan = bar(table.round, table.last_round, table.last_round)
        yield words("board-rescue", bar=pan, last=table.last_round, left=table.last_round - table.round)
    if table.places:
        yield words("board-camp", pioneers=table.pioneers, cannibals=table.cannibals)


def _pot(scene: Scene, view: View) -> Iterator[str]:
    """What is to be eaten, or what there is; who looked at whose card."""
    words, table, week = scene.words, view.board, view.board.week
    if not week.dinner:
        yield words("board-mouths", mouths=len(table.living))
    else:
        settled = week.settled or settle(table)
        yield words("board-dinner", cards=texts.pile(words, week.dinner, view.pack))
        yield words("board-meals", meals=settled.meals, mouths=settled.mouths, bar=bar(settled.meals, settled.mouths))
        if settled.poison != "none":
            yield words(f"board-poison-{settled.poison}")
    if table.prevented:
        yield words("board-lantern")
    for looker, target in week.looked:
        yield words("board-looked", who=scene.name(looker), target=scene.name(target))


# ------------------------------------------------ round the fire


def _people(scene: Scene, view: View) -> Iterator[str]:
    """From the Camp Leader to the left; then who was eaten."""
    table = view.board
    eaten = [seat for seat, place in table.places.items() if not place.living]
    for seat in [*table.leftwards(), *eaten]:
        yield _person(scene, view, seat, table.places[seat])


def _person(scene: Scene, view: View, seat: Seat, place: Place) -> str:
    words, who = scene.words, scene.name(seat)
    if place.living:
        line = words("board-leading" if seat == view.board.leader else "board-person", who=who)
    else:
        key = "board-ghost" if view.board.ghosts else "board-eaten"
        character = escape(texts.name(words, place.character or "", view.pack))
        line = words(key, who=who, role=words(f"value-{place.role}"), character=character)
    return " · ".join([line, *_marks(scene, view, seat, place)])


def _marks(scene: Scene, view: View, seat: Seat, place: Place) -> Iterator[str]:
    words, table = scene.words, view.board
    if seat == table.condemned:
        yield words("mark-condemned")
    if table.ballot is not None and seat in table.ballot.votes:
        target = table.ballot.votes[seat]
        yield words("mark-no-vote") if target is None else words("mark-vote", target=scene.name(target))
        if seat in table.ballot.raised:
            yield words("mark-raised", by=table.ballot.raised[seat])
        if seat in table.ballot.dropped:
            yield words("mark-dropped")
    if seat in table.scared:
        yield words("mark-scared")
    if seat in table.spared:
        yield words("mark-spared")
    if table.weeks and seat in table.week.frozen:
        yield words("mark-frozen")
    if table.weeks and seat in table.week.spilled:
        yield words("mark-spilled")
    if place.supply is not None:
        yield words("mark-supply", card=escape(texts.name(words, place.supply, view.pack)))
    if place.token:
        yield words("mark-token")


# ------------------------------------------------ what was said


def _said(scene: Scene, view: View) -> Iterator[str]:
    """Of the latest round of which anybody has said anything, and which Supply Cards are spoken of."""
    words, table = scene.words, view.board
    spoken = [one.round for one in table.claims if one.what in ("gave", "saw")]
    if spoken:
        week = next(one for one in table.weeks if one.round == max(spoken))
        yield words("board-claims", round=week.round)
        yield from claims.of_week(scene, view, week)
    yield from claims.supplies(scene, view)
