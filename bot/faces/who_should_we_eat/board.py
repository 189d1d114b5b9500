"""The table as everybody sees it, in short lines for narrow screens."""

from __future__ import annotations

from collections.abc import Iterator, Sequence

from bot.faces.face import Part, Scene
from bot.faces.marks import bar, escape, quote, small
from bot.faces.who_should_we_eat import texts
from bot.screen import Line, Text
from engines.kernel import Seat
from engines.who_should_we_eat import modifiers
from engines.who_should_we_eat.board import Place
from engines.who_should_we_eat.pack import GhostCard, Personality
from engines.who_should_we_eat.view import View
from engines.who_should_we_eat.words import Pile

MOST_FOOD, MOST_SANITY = 15, 12
QUEST_TIME = (None, "morning", "afternoon")  # later in the day quests only make a phone's screen longer
PILES: tuple[Pile, ...] = ("food", "sanity", "build", "ghost", "quest")


def board(scene: Scene) -> Sequence[Part]:
    """Round and phase, tracks, quests, everybody's place, piles."""
    view: View = scene.view
    parts: list[Part] = [Text("\n".join(_head(scene, view))), Text("\n".join(_tracks(scene, view))), Line()]
    if view.board.phase in QUEST_TIME:
        parts += [Text("\n".join(_row(scene, view))), Line()]
    return [*parts, Text("\n".join(_people(scene, view))), Text(small(_piles(scene, view)))]


def _head(scene: Scene, view: View) -> Iterator[str]:
    words, table = scene.words, view.board
    phase = table.phase or "setup"
    yield f"## {words(f'phase-{phase}', round=table.round, trial=table.trial)}"
    if words.has(edition := f"board-edition-{view.options.edition}"):
        yield small(words(edition))
    if table.leader in table.places:
        yield words("board-leader", who=scene.name(table.leader))
    if table.picker is not None:
        yield words("board-picker", who=scene.name(table.picker))
    if table.rules:
        yield words("board-trial-rules", who=scene.name(table.leader))
        yield quote(table.rules)


def _tracks(scene: Scene, view: View) -> Iterator[str]:
    words, table = scene.words, view.board
    yield words("board-food", food=table.food, bar=bar(table.food, MOST_FOOD))
    if table.phase == "trial":
        yield small(words("board-food-short", missing=max(0, -table.food)))
    elif table.phase in ("morning", "afternoon"):
        yield small(words("board-supper", due=view.supper_due, after=table.food - view.supper_due))
    yield words("board-sanity", sanity=table.sanity, bar=bar(table.sanity, MOST_SANITY))
    if table.sanity < len(table.red):
        yield small(words("board-red", red=table.red[table.sanity]))
    yield words("board-build", build=table.build, raft=table.raft, bar=bar(table.build, table.raft))


def _row(scene: Scene, view: View) -> Iterator[str]:
    words = scene.words
    yield words("board-quests", count=len(view.board.row))
    for quest in view.board.row:
        card = view.pack.quests[quest]
        yield words(
            "board-quest",
            name=escape(texts.name(words, quest, view.pack)),
            top=texts.play(words, card),
            lasting=texts.lasting(words, card),
        )


def _people(scene: Scene, view: View) -> Iterator[str]:
    table = view.board
    for seat in table.clockwise(table.places):
        yield from _person(scene, view, seat, table.places[seat])


def _person(scene: Scene, view: View, seat: Seat, place: Place) -> Iterator[str]:
    words = scene.words
    character = view.pack.characters[place.character]
    who = {"who": scene.name(seat), "character": escape(texts.name(words, place.character, view.pack))}
    match place.life:
        case "living" if seat == view.board.leader:
            yield words("board-survivor-leading", meat=character.meat, **who)
        case "living":
            yield words("board-survivor", meat=character.meat, **who)
        case "dead":
            yield words("board-dead", **who)
        case "ghost":
            yield words("board-ghost", **who)
    if marks := list(_marks(scene, view, seat, place)):
        yield small(" · ".join(marks))


def _marks(scene: Scene, view: View, seat: Seat, place: Place) -> Iterator[str]:
    words = scene.words
    if place.play:
        yield words("mark-play")
    if place.keep_down:
        yield words("mark-keep")
    if place.keep_up is not None:
        yield words("mark-shown", card=_named(scene, view, place.keep_up))
    for card in place.attached:
        match view.pack.attachable[card]:
            case Personality():
                yield words("mark-personality", card=_named(scene, view, card))
            case GhostCard():
                yield words("mark-haunt", card=_named(scene, view, card))
            case _:
                yield words("mark-quest", card=_named(scene, view, card))
    if place.life == "living" and (eats := modifiers.portions(view.board, seat)) != 1:
        yield words("mark-portions", count=eats)
    if place.escaped:
        yield words("mark-escaped")
    if place.today:
        yield words("mark-today", mods=texts.modifiers(words, place.today))
    for deck, by in place.tomorrow:
        yield words("mark-tomorrow", cards=texts.cards(words, deck, by))


def _piles(scene: Scene, view: View) -> str:
    words, table = scene.words, view.board
    counts = (words(f"pile-{one}", draw=table.draw.get(one, 0), discard=table.discard.get(one, 0)) for one in PILES)
    return words("board-piles", piles=words.list(counts, "unit"))


def _named(scene: Scene, view: View, card: str) -> str:
    return escape(texts.name(scene.words, card, view.pack))
