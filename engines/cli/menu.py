"""`games` and `cards`: what is on the menu, and every card of a pack."""

from __future__ import annotations

import argparse
import dataclasses
import json
from typing import Any

from engines import GAMES
from engines.cli.arguments import game_of


def games(given: argparse.Namespace) -> int:
    """Slug, seats, options with their defaults."""
    menu = [
        {
            "slug": game.slug,
            "seats": list(game.seats),
            "rules": game.rules,
            "options": {name: field.get_default() for name, field in game.options.model_fields.items()},
        }
        for game in GAMES.values()
    ]
    if given.json:
        print(json.dumps(menu))
        return 0
    for one in menu:
        print(f"{one['slug']}: {one['seats'][0]} to {one['seats'][-1]} seats, rules {one['rules']}")
        for name, default in one["options"].items():
            print(f"    {name} = {default}")
    return 0


def cards(given: argparse.Namespace) -> int:
    """Every card with id, copies, effects, text."""
    found: list[dict[str, Any]] = [dataclasses.asdict(card) for card in game_of(given.game).cards()]
    if given.json:
        print(json.dumps(found, default=dict))
        return 0
    for card in found:
        print(f"{card['group']:<12} {card['copies']} × {card['id']:<26} {card['text']}")
    return 0
