"""How facts are said: people, cards and numbers put into sentences."""

from __future__ import annotations

from collections.abc import Callable, Iterable, Mapping, Sequence
from typing import Any, ClassVar

from bot.faces.face import Scene
from bot.faces.marks import escape
from bot.words import Said
from engines.kernel import Fact


class Teller:
    """Says facts to one reader.

    people  the fields of facts whose numbers are seats, beside `seat`, which is told as `who`
    named   the fields whose values are cards
    """

    people: ClassVar[Sequence[str]] = ()
    named: ClassVar[Sequence[str]] = ("card",)

    def __init__(self, scene: Scene) -> None:
        self.scene = scene
        self.words = scene.words

    def name(self, card: str) -> str:
        """A card as this game names it in a text."""
        raise NotImplementedError

    def card(self, card: str) -> str:
        """The same for a line."""
        return f"**{escape(self.name(card))}**"

    def say(self, key: str, fact: Fact, **more: Said) -> str:
        """A sentence whose placeholders are the fields of a fact."""
        said: dict[str, Said] = {}
        for name in type(fact).model_fields:
            said |= self.field(fact, name, getattr(fact, name))
        return self.words(key, **{**said, **more})

    def lines(
        self, facts: Iterable[Fact], own: Mapping[type[Any], Callable[[Any, Any], Iterable[str]]], silent: Any
    ) -> list[str]:
        """The lines of some facts, in order. `own`: those that have lines of their own; what has none is one sentence,
        `log-<kind>`. `silent`: the kinds that are not told."""
        found: list[str] = []
        for fact in facts:
            if not isinstance(fact, silent):
                found += own[type(fact)](self, fact) if type(fact) in own else [self.say(f"log-{fact.kind}", fact)]
        return found

    def field(self, fact: Fact, name: str, value: Any) -> Mapping[str, Said]:
        """The placeholders that come of one field of a fact."""
        number = isinstance(value, int) and not isinstance(value, bool)
        if number and name == "seat":
            return {"who": self.scene.name(value)}
        if number and name in self.people:
            return {name.replace("_", "-"): self.scene.name(value)}
        if isinstance(value, str) and name in self.named:
            return {name: self.card(value)}
        return {name: value} if number or isinstance(value, str) else {}
