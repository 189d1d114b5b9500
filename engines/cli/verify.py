"""`verify`: recompute an exported game from its seed and journal."""

from __future__ import annotations

import argparse
import json
from collections.abc import Sequence
from pathlib import Path

from pydantic import ValidationError

from engines.cli.arguments import fail, said
from engines.cli.exported import Exported, as_json
from engines.kernel import Diverged, Live, OurFault, Refused, Told, commitment, seal


def verify(given: argparse.Namespace) -> int:
    """Every entry must fit, the game must end, every fact that the file has kept must come out again, and its seal must
    be whole. 0 if so, else 1; what is no exported game is a wrong command line."""
    try:
        raw = Path(given.file).read_bytes()
        exported = Exported.model_validate_json(raw)
    except OSError as error:
        fail(f"{given.file}: {error.strerror}")
    except ValidationError as error:
        fail(f"{given.file} is no exported game ({said(error)})")
    told, problem = check(exported)
    if problem is None and exported.seal not in (None, seal(json.loads(raw))):
        problem = "the seal is broken: the file was changed after the game"
    setup = exported.setup
    result = {
        "ok": problem is None,
        "problem": problem,
        "game": setup.game,
        "seats": setup.seats,
        "entries": len(exported.journal),
        "facts": len(told),
        "compared": exported.told is not None,
        "sealed": exported.seal is not None,
        "commitment": commitment(setup.seed),
        "stacked": bool(setup.stack),
        "open": setup.open,
    }
    if given.json:
        print(json.dumps(result))
    elif problem is not None:
        print(f"No: {problem}.")
    else:
        print(f"Yes: {len(exported.journal)} entries make these {len(told)} facts again.")
        print(
            f"The seed's SHA-256 is {result['commitment']}: it must be what stood in the lobby before the first card."
        )
        if setup.open:
            print("The table was open: somebody knew the seed.")
        if setup.stack:
            print("The table was stacked.")
    return 0 if problem is None else 1


def check(exported: Exported) -> tuple[Sequence[Told], str | None]:
    """What a game tells when it is played again, and what is wrong with it."""
    try:
        game = exported.game
        if exported.setup.rules != game.rules:
            return [], f"it was played by version {exported.setup.rules} of the rules, here is version {game.rules}"
        live = Live(game, exported.setup, exported.entries())
    except Diverged as diverged:
        return [], f"entry {diverged.entry + 1} of the journal does not fit"
    except Refused:
        return [], "there can be no such table"
    except OurFault as fault:
        return [], f"the rules break: {fault}"
    except ValueError as error:
        return [], f"the journal is not of this game ({type(error).__name__})"
    told = live.heard()
    if not live.session.over:
        return told, "the game is not over"
    if exported.told is not None and as_json(told) != exported.told:
        return told, "the file tells other facts than come out"
    return told, None
