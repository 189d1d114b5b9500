"""How facts are said: names, cards and numbers put into sentences, and markers at the end of lines."""

from __future__ import annotations

from bot.faces.face import Scene
from bot.faces.marks import escape
from bot.faces.who_should_we_eat import texts
from bot.words import Said
from engines.kernel import Fact
from engines.who_should_we_eat import words as w


class Teller:
    """Says facts to one reader; `lines` is what was said so far."""

    def __init__(self, scene: Scene) -> None:
        self.scene = scene
        self.words = scene.words
        self.lines: list[str] = []

    def say(self, key: str, fact: Fact, **more: Said) -> str:
        """A sentence whose placeholders are the fields of a fact."""
        return self.words(key, **{**self._fields(fact), **more})

    def moved(self, fact: w.TrackMoved) -> None:
        """A marker moved."""
        track = self.words(f"track-{fact.track}")
        piece = self.words("log-track-moved", track=track, by=fact.by, to=fact.to)
        if fact.lost:
            piece = self.words("log-track-lost", moved=piece, lost=abs(fact.lost))
        if fact.why in ("evening", "meat") or not self.lines:
            self.lines.append(self.words(f"log-moved-{fact.why}", moved=piece))
        else:
            self.lines[-1] = f"{self.lines[-1]} · {piece}"

    def card(self, card: str) -> str:
        """A card's name for a text."""
        return f"**{escape(texts.name(self.words, card))}**"

    def _fields(self, fact: Fact) -> dict[str, Said]:
        said: dict[str, Said] = {}
        for name in type(fact).model_fields:
            value = getattr(fact, name)
            if name in ("seat", "target", "by", "leader", "short") and isinstance(value, int):
                said["who" if name == "seat" else name] = self.scene.name(value)
            elif name in ("card", "quest") and isinstance(value, str):
                said["card"] = self.card(value)
            elif name in ("seats", "ring"):
                said["who"], said["count"] = self.scene.people(value), len(value)
            elif isinstance(value, int | str) and not isinstance(value, bool):
                said[name] = value
        return said
