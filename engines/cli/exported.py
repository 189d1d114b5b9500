"""An exported game: a file of its setup, its journal, and, where it was written down, what was told."""

from __future__ import annotations

import json
from collections.abc import Sequence
from typing import Any

from pydantic import BaseModel

from engines import RULES
from engines.kernel import Entry, Game, Setup, Told, seal


class UnknownGame(ValueError):
    """The game is not on the menu."""


class Exported(BaseModel):
    """setup: with its seed; journal: all entries; told: every fact in order with its audience, null if not kept; seal:
    what is broken by a change of the rest, null if there is none."""

    setup: Setup
    journal: list[dict[str, Any]]
    told: list[dict[str, Any]] | None = None
    seal: str | None = None

    @property
    def game(self) -> Game[Any]:
        """The game that was played. Raises UnknownGame."""
        if self.setup.game not in RULES:
            raise UnknownGame("there is no such game")
        return RULES[self.setup.game]

    def entries(self) -> list[Entry]:
        """The journal. Raises ValueError if it is none of this game's."""
        return [self.game.entry(json.dumps(entry)) for entry in self.journal]


def export(setup: Setup, journal: Sequence[Entry], told: Sequence[Told] | None = None) -> dict[str, Any]:
    """A game as plain data."""
    exported: dict[str, Any] = {
        "setup": setup.model_dump(mode="json"),
        "journal": [entry.model_dump(mode="json") for entry in journal],
    }
    if told is not None:
        exported["told"] = as_json(told)
    return {**exported, "seal": seal(exported)}


def as_json(told: Sequence[Told]) -> list[dict[str, Any]]:
    """Facts with their audiences: null is everybody."""
    return [
        {"to": None if to is None else list(to), "fact": fact.model_dump(mode="json", by_alias=True)}
        for to, fact in told
    ]
