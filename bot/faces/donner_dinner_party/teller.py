"""How facts are said: names, cards and numbers put into sentences."""

from __future__ import annotations

from bot.faces.donner_dinner_party import texts
from bot.faces.face import Scene
from bot.faces.marks import escape
from bot.words import Said
from engines.kernel import Fact

PEOPLE = ("target", "leader")


class Teller:
    """Says facts to one reader."""

    def __init__(self, scene: Scene) -> None:
        self.scene = scene
        self.words = scene.words

    def say(self, key: str, fact: Fact, **more: Said) -> str:
        """A sentence whose placeholders are the fields of a fact."""
        return self.words(key, **{**self._fields(fact), **more})

    def card(self, card: str) -> str:
        """A card's name for a text."""
        return f"**{escape(texts.plain(self.words, card))}**"

    def _fields(self, fact: Fact) -> dict[str, Said]:
        said: dict[str, Said] = {}
        for name in type(fact).model_fields:
            value = getattr(fact, name)
            if name == "seat" and isinstance(value, int):
                said["who"] = self.scene.name(value)
            elif name in PEOPLE and isinstance(value, int):
                said[name] = self.scene.name(value)
            elif name in ("card", "character") and isinstance(value, str):
                said[name] = self.card(value)
            elif isinstance(value, int | str) and not isinstance(value, bool):
                said[name] = value
        return said
