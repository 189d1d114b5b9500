"""`games`: what is on the menu."""

from __future__ import annotations

import argparse
import json
from typing import Any

from engines import RULES
from engines.kernel import Game


def games(given: argparse.Namespace) -> int:
    """Print each game's slug, seats, and options with their defaults."""
    if given.json:
        print(json.dumps([_entry(game) for game in RULES.values()]))
        return 0
    for game in RULES.values():
        print(f"{game.slug}: {game.seats[0]} to {game.seats[-1]} seats, version {game.rules} of the rules")
        for name, default in _options(game).items():
            print(f"    {name} = {json.dumps(default)}")
    return 0


def _entry(game: Game[Any]) -> dict[str, Any]:
    return {"slug": game.slug, "seats": list(game.seats), "rules": game.rules, "options": _options(game)}


def _options(game: Game[Any]) -> dict[str, Any]:
    return game.options().model_dump(mode="json")
