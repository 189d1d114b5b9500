"""`python -m bot backup FILE`: a copy of the database, also while the bot runs."""

from __future__ import annotations

import argparse
import asyncio
import sqlite3
from pathlib import Path

from bot.commands.stopping import complain
from bot.settings import Settings
from bot.store import backup

HELP = "write a copy of the database to a file, also while the bot runs"


def declare(parser: argparse.ArgumentParser) -> None:
    """The file that is written, and the database that is read."""
    parser.add_argument("file", type=Path, help="the copy; must not be there yet")
    parser.add_argument("--data", type=Path, help="the database (default: as the bot itself finds it)")


def run(arguments: argparse.Namespace) -> int:
    """Write the copy."""
    data = arguments.data or Settings().data
    if not data.exists():
        return complain(f"There is no database at {data}.")
    try:
        asyncio.run(backup(data, arguments.file))
    except FileExistsError:
        return complain(f"{arguments.file} is there already.")
    except OSError as error:
        return complain(f"{arguments.file} cannot be written: {error.strerror}.")
    except sqlite3.Error as error:
        return complain(f"{data} cannot be copied: {error}.")
    print(arguments.file)
    return 0
