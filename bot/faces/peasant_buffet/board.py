"""The table as everybody sees it: the Village, the loot, the Bosses, and a few lines a peasant."""

from __future__ import annotations

from collections.abc import Iterator, Sequence

from bot.faces.face import Part, Scene
from bot.faces.marks import escape, small
from bot.faces.peasant_buffet import texts
from bot.screen import Line, Text
from engines.kernel import Seat
from engines.peasant_buffet.board import Place
from engines.peasant_buffet.view import View


def board(scene: Scene) -> Sequence[Part]:
    """Everything that lies open."""
    view: View = scene.view
    if not view.board.places:
        return [Text(f"## {scene.words('board-setup')}")]
    middle = "\n".join(_middle(scene, view))
    people = "\n".join(line for seat in view.board.places for line in _person(scene, view, seat))
    return [Text("\n".join(_head(scene, view))), Text(middle), Line(), Text(people)]


def _head(scene: Scene, view: View) -> Iterator[str]:
    words, table = scene.words, view.board
    if not table.turn:
        yield f"## {words('board-setup')}"
    else:
        key = "board-zombie-turn" if table.hunting else "board-turn"
        yield f"## {words(key, turn=table.turn, who=scene.plain(table.active))}"
    yield small(words("board-piles", village=table.village, discard=len(table.discard)))


def _middle(scene: Scene, view: View) -> Iterator[str]:
    words, table = scene.words, view.board
    if table.drawn is not None:
        yield words("board-drawn", card=escape(texts.short(words, table.drawn, view.pack)))
    if table.loot:
        yield words("board-loot", cards=texts.cards(words, table.loot, view.pack))
    else:
        yield words("board-no-loot")
    for boss in table.bosses:
        name, left = texts.foe(words, boss, view.pack)
        yield words("board-boss", foe=escape(name), left=left)


def _person(scene: Scene, view: View, seat: Seat) -> Iterator[str]:
    words, table = scene.words, view.board
    place = table.places[seat]
    peasant = view.pack.peasants[place.peasant]
    yield words(
        f"board-{_state(view, seat, place)}",
        who=scene.name(seat),
        peasant=escape(texts.name(words, place.peasant, view.pack)),
        wants=texts.wants(words, peasant),
        monsters=table.total(seat),
        limit=table.limit(seat),
        points=table.score(seat).points,
    )
    if marks := list(_marks(scene, view, seat, place)):
        yield small(" · ".join(marks))


def _state(view: View, seat: Seat, place: Place) -> str:
    if place.zombie:
        return "zombie"
    if not place.living:
        return "devoured"
    if view.board.peril == seat:
        return "peril"
    return "active" if view.board.active == seat else "living"


def _marks(scene: Scene, view: View, seat: Seat, place: Place) -> Iterator[str]:
    words = scene.words
    if place.items:
        yield texts.items(words, place.items, view.pack)
    for card in place.dooms:
        yield words("mark-doom", card=escape(texts.name(words, card, view.pack)))
    if place.living:
        for foe in place.monsters:
            name, left = texts.foe(words, foe, view.pack)
            yield words("mark-monster", foe=escape(name), left=left)
    for zombie in view.board.zombies_with(seat):
        yield words("mark-zombie", who=scene.name(zombie))
    if place.host is not None:
        yield words("mark-host", who=scene.name(place.host))
    if place.bitten and place.living:
        yield words("mark-bitten")
    if place.used and place.living:
        yield words("mark-used")
