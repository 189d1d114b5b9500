"""How facts are said here: with markers at the end of lines."""

from __future__ import annotations

from collections.abc import Mapping
from typing import Any

from bot.faces import teller
from bot.faces.face import Scene
from bot.faces.who_should_we_eat import texts
from bot.words import Said
from engines.kernel import Fact
from engines.who_should_we_eat import words as w


class Teller(teller.Teller):
    """Says facts to one reader; `told` is what was said so far."""

    people = ("target", "by", "leader", "short")

    def __init__(self, scene: Scene) -> None:
        super().__init__(scene)
        self.told: list[str] = []

    def name(self, card: str) -> str:
        """Its name."""
        return texts.name(self.words, card)

    def moved(self, fact: w.TrackMoved) -> None:
        """A marker moved."""
        track = self.words(f"track-{fact.track}")
        piece = self.words("log-track-moved", track=track, by=fact.by, to=fact.to)
        if fact.lost:
            piece = self.words("log-track-lost", moved=piece, lost=abs(fact.lost))
        if fact.why in ("evening", "meat") or not self.told:
            self.told.append(self.words(f"log-moved-{fact.why}", moved=piece))
        else:
            self.told[-1] = f"{self.told[-1]} · {piece}"

    def field(self, fact: Fact, name: str, value: Any) -> Mapping[str, Said]:
        """A quest is a card, too; several seats are told as one."""
        if name == "quest" and isinstance(value, str):
            return {"card": self.card(value)}
        if name in ("seats", "ring"):
            return {"who": self.scene.people(value), "count": len(value)}
        return super().field(fact, name, value)
