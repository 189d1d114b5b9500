"""What is too long for the board: the cards that are about, and all rounds with what was said of them."""

from __future__ import annotations

from collections.abc import Iterator, Sequence

from bot.faces.donner_dinner_party import claims, texts
from bot.faces.face import Part, Scene
from bot.faces.marks import escape
from bot.screen import Line, Text
from engines.donner_dinner_party.board import Week
from engines.donner_dinner_party.pack import copies
from engines.donner_dinner_party.view import View


def closeup(scene: Scene) -> Sequence[Part]:
    """Tokens, deck, Supply Cards; who says to be what; then the rounds, the latest first."""
    view: View = scene.view
    parts: list[Part] = [Text("\n".join(_cards(scene, view)))]
    for week in reversed(view.board.weeks):
        parts += [Line(), Text("\n".join(_week(scene, view, week)))]
    return parts


def _cards(scene: Scene, view: View) -> Iterator[str]:
    words, table = scene.words, view.board

    def names(cards: Sequence[str]) -> str:
        return words.list(escape(texts.name(words, card, view.pack)) for card in cards)

    yield words("closeup-title")
    if table.tokens:
        yield words("closeup-tokens", cards=names(table.tokens))
    yield words("closeup-deck", cards=texts.pile(words, copies(table.hunting), view.pack))
    if hidden := [card for card in table.supply if card not in table.face_up]:
        yield words("closeup-supply", cards=names(hidden))
    yield from claims.supplies(scene, view)
    yield from claims.roles(scene, view)


def _week(scene: Scene, view: View, week: Week) -> Iterator[str]:
    words = scene.words
    yield words("closeup-round", round=week.round, who=scene.name(week.leader))
    if week.dinner:
        yield words("closeup-dinner", cards=texts.icons(words, week.dinner, view.pack))
    for looker, target in week.looked:
        yield words("board-looked", who=scene.name(looker), target=scene.name(target))
    if week.settled is not None and week.settled.fed:
        yield words("closeup-fed")
    if week.eaten is not None:
        role = view.board.places[week.eaten].role
        yield words("closeup-eaten", who=scene.name(week.eaten), role=words(f"value-{role}"))
    if any(one.round == week.round and one.what in ("gave", "saw") for one in view.board.claims):
        yield from claims.of_week(scene, view, week)
