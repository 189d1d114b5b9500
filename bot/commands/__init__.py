"""The commands of `python -m bot`, a file each: what it says in the help, its arguments, and what it does."""

from __future__ import annotations

import argparse
from collections.abc import Mapping
from typing import Protocol

from bot.commands import backup, check, demo, play, run


class CommandModule(Protocol):
    """A file of this package."""

    HELP: str

    def declare(self, parser: argparse.ArgumentParser) -> None:
        """Add the command's arguments."""
        ...

    def run(self, arguments: argparse.Namespace) -> int:
        """Do it; the exit code."""
        ...


COMMANDS: Mapping[str, CommandModule] = {"play": play, "demo": demo, "run": run, "check": check, "backup": backup}
