"""`python -m bot check`: does this version of the rules take all games in progress? To be asked before an update."""

from __future__ import annotations

import argparse
import asyncio
import sqlite3
import tempfile
from collections.abc import Sequence
from pathlib import Path

from bot.commands.stopping import complain
from bot.settings import Settings
from bot.store import DatabaseTooNew, SqliteStore, backup
from engines import GAMES
from engines.host import TableId, rebuilt
from engines.kernel import OurFault

HELP = "replay all games in progress against this version, and list those that would go another way"


def declare(parser: argparse.ArgumentParser) -> None:
    """The database that is read."""
    parser.add_argument("--data", type=Path, help="the database, or a copy of it (default: as the bot itself finds it)")


def run(arguments: argparse.Namespace) -> int:
    """Replay; 0 if every game is as it was. The database stays as it is, and the bot may run meanwhile."""
    data = arguments.data or Settings().data
    if not data.exists():
        return complain(f"There is no database at {data}.")
    try:
        with tempfile.TemporaryDirectory() as folder:
            copy = Path(folder) / "copy.db"
            asyncio.run(backup(data, copy))
            count, misfits = asyncio.run(check(copy))
    except DatabaseTooNew:
        return complain(f"{data} was written by a later version of the bot.")
    except (OSError, sqlite3.Error) as error:
        return complain(f"{data} cannot be read: {error}.")
    for table, why in misfits:
        print(f"table {table}: {why}")
    print(f"{count} games in progress, {len(misfits)} of which this version would not play on.")
    return 1 if misfits else 0


async def check(copy: Path) -> tuple[int, Sequence[tuple[TableId, str]]]:
    """How many games are in progress, and those that do not fit, each with the reason (which names no card).

    Parameters: a database that nobody else uses; it is brought up to this version.
    """
    misfits: list[tuple[TableId, str]] = []
    async with SqliteStore.open(copy) as store:
        tables = sorted(await store.unfinished(), key=lambda one: one.table)
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
                misfits.append((one.table, "its setup or an entry of its journal cannot be read"))
    return len(tables), misfits
