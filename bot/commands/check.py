"""`python -m bot check`: does this version of the rules take all games in progress? To be asked before an update."""

from __future__ import annotations

import argparse
import asyncio
from collections.abc import Sequence
from pathlib import Path

from bot.commands.stopping import complain
from bot.settings import Settings
from bot.store import DatabaseInUse, DatabaseTooNew, SqliteStore
from engines import GAMES
from engines.host import TableId, rebuilt
from engines.kernel import OurFault

HELP = "replay all games in progress against this version, and list those that would go another way"


def declare(parser: argparse.ArgumentParser) -> None:
    """The database that is read."""
    parser.add_argument("--data", type=Path, help="the database, or a copy of it (default: as the bot itself finds it)")


def run(arguments: argparse.Namespace) -> int:
    """Replay; 0 if every game is as it was."""
    data = arguments.data or Settings().data
    if not data.exists():
        return complain(f"There is no database at {data}.")
    try:
        count, misfits = asyncio.run(check(data))
    except DatabaseInUse:
        return complain(f"{data} is in use. Make a copy with python -m bot backup, and check that: --data FILE")
    except DatabaseTooNew:
        return complain(f"{data} was written by a later version of the bot.")
    for table, why in misfits:
        print(f"table {table}: {why}")
    print(f"{count} games in progress, {len(misfits)} of which this version would not play on.")
    return 1 if misfits else 0


async def check(data: Path) -> tuple[int, Sequence[tuple[TableId, str]]]:
    """How many games are in progress, and those that do not fit, each with the reason (which names no card)."""
    misfits: list[tuple[TableId, str]] = []
    async with SqliteStore.open(data) as store:
        tables = await store.unfinished()
        for one in tables:
            stored = await store.load(one.table)
            assert stored is not None
            if one.game not in GAMES:
                misfits.append((one.table, "its game is not on the menu"))
                continue
            try:
                rebuilt(GAMES[one.game], stored)
            except OurFault as fault:
                misfits.append((one.table, str(fault)))
            except ValueError:
                misfits.append((one.table, "an entry of its journal cannot be read"))
    return len(tables), misfits
