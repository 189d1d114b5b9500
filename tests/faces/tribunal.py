"""A face for Tribunal, and its words."""

from __future__ import annotations

from collections.abc import Sequence
from pathlib import Path

from bot.faces import Face, Scene
from bot.faces.face import Part
from bot.presses import Value
from bot.screen import Text
from bot.words import LOCALES, Words, speak
from engines.kernel import Command, Fact, Seat
from tests.toy.view import View
from tests.toy.words import Accuse

ROOTS = (LOCALES, Path(__file__).with_name("locales"))
CARDS = frozenset({"show", "bury"})


class TribunalFace(Face):
    """Bare, but it asks twice before an accusation. With `notes`, cards have texts in menus."""

    game = "tribunal"

    def __init__(self, notes: bool = True) -> None:
        self.notes = notes

    def board(self, scene: Scene) -> Sequence[Part]:
        view: View = scene.view
        return [Text(f"Round {view.round}: {scene.people(view.living)}")]

    def about(self, scene: Scene) -> Sequence[Part]:
        view: View = scene.view
        return [Text(f"{view.role}: {', '.join(view.hand)}")]

    def result(self, scene: Scene) -> Sequence[Part]:
        view: View = scene.view
        return [Text(f"{view.ended}")]

    def label(self, scene: Scene, kind: str, field: str, value: Value) -> str:
        if field in CARDS:
            return str(value)
        return super().label(scene, kind, field, value)

    def note(self, scene: Scene, kind: str, field: str, value: Value) -> str | None:
        return f"about {value}" if self.notes and field in CARDS else None

    def dangerous(self, window: str, command: Command, seat: Seat | None) -> bool:
        return isinstance(command, Accuse)

    def lines(self, scene: Scene, facts: Sequence[Fact]) -> list[str]:
        return [fact.kind for fact in facts if fact.kind != "beat"]


def tribunal_words() -> Words:
    """English, with the sentences of Tribunal."""
    return speak("en-US", None, ROOTS)
