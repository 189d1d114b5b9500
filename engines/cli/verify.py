"""`verify`: recompute an exported game from its seed and journal."""

from __future__ import annotations

import argparse
import json
from pathlib import Path
from typing import Any

from engines import GAMES
from engines.cli.arguments import fail
from engines.kernel import Diverged, Game, Live, Setup, commitment
from engines.kernel.journal import Entry


def read(raw: dict[str, Any]) -> tuple[Game[Any], Setup, list[Entry]]:
    """A game, its setup and its entries from an exported file's content. Raises ValueError or KeyError."""
    setup = Setup.model_validate(raw["setup"])
    game = GAMES[setup.game]
    return game, setup, [game.entry(json.dumps(entry)) for entry in raw["journal"]]


def verify(given: argparse.Namespace) -> int:
    """Every entry must fit, and every fact that the file tells must come out again."""
    try:
        raw = json.loads(Path(given.file).read_text())
        game, setup, entries = read(raw)
    except (OSError, ValueError, KeyError) as error:
        fail(f"{given.file} is no exported game ({type(error).__name__})")
    problem = None
    facts = 0
    try:
        live = Live(game, setup, entries)
        told = [[list(to) if to else None, fact.model_dump(mode="json")] for to, fact in live.heard()]
        facts = len(told)
        if not live.session.over:
            problem = "the game is not over"
        elif "told" in raw and raw["told"] != told:
            problem = "other facts come out than the file tells"
    except Diverged as diverged:
        problem = f"entry {diverged.entry} does not fit"
    result = {
        "ok": problem is None,
        "problem": problem,
        "game": game.slug,
        "entries": len(entries),
        "facts": facts,
        "commitment": commitment(setup.seed),
        "stacked": bool(setup.stack),
        "open": setup.open,
    }
    if given.json:
        print(json.dumps(result))
    elif problem:
        print(f"No: {problem}.")
    else:
        print(f"Yes: {len(entries)} entries make these {facts} facts. The seed's hash is {result['commitment']}.")
        print("Compare it with the hash that stood in the lobby before the first card.")
        if setup.stack:
            print("This game was stacked.")
    return 0 if problem is None else 1
