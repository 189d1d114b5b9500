"""`cards`: every card of a game's pack."""

from __future__ import annotations

import argparse
import dataclasses
import json

from engines.cli.arguments import game_of


def cards(given: argparse.Namespace) -> int:
    """Print every card with its id, group, copies, effects and text."""
    found = game_of(given.game).cards()
    if given.json:
        print(json.dumps([dataclasses.asdict(card) for card in found], default=dict))
        return 0
    group = max((len(card.group) for card in found), default=0)
    name = max((len(card.id) for card in found), default=0)
    for card in found:
        print(f"{card.group:<{group}}  {card.copies} × {card.id:<{name}}  {card.text}")
    return 0
