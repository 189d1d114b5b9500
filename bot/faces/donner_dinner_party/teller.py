"""How facts are said here."""

from __future__ import annotations

from bot.faces import teller
from bot.faces.donner_dinner_party import texts


class Teller(teller.Teller):
    """Says facts to one reader."""

    people = ("target", "leader")
    named = ("card", "character")

    def name(self, card: str) -> str:
        """Its name, with its picture."""
        return texts.plain(self.words, card)
