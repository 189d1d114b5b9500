"""Errors by whose fault they are: the player's (`Refused`) and ours (`OurFault`).

No error text carries a command, a card or a role: what a player tried is known to that player alone.
"""

from __future__ import annotations

from collections.abc import Iterable
from types import TracebackType


class Refused(Exception):
    """The decision cannot be taken; nothing changed. `code` is stable and names the sentence that players read.

    Parameters: `rule`, the number of the ruling that forbids it (such as "W27"), where there is one.
    """

    code = "refused"

    def __init__(self, rule: str | None = None) -> None:
        super().__init__(self.code)
        self.rule = rule


class GameOver(Refused):
    """The game has ended."""

    code = "game-over"


class TablePaused(Refused):
    """The table is paused: nobody may decide until it is resumed."""

    code = "paused"


class NotPaused(Refused):
    """The table is not paused: there is nothing to resume."""

    code = "not-paused"


class PromptClosed(Refused):
    """The question was answered, timed out, or never asked."""

    code = "prompt-closed"


class NotYourPrompt(Refused):
    """The question was put to another seat."""

    code = "not-your-prompt"


class IllegalCommand(Refused):
    """The question does not offer this command."""

    code = "illegal-command"


class ImpossibleSetup(Refused):
    """No such table: a count of seats, an option or a stack that the game cannot have."""

    code = "impossible-setup"


class SetAside(Refused):
    """The table was set aside after an error of ours; its host may end it without a result."""

    code = "set-aside"


class OurFault(Exception):
    """An error of ours: the table is set aside with its journal."""


class Diverged(OurFault):
    """A journal does not fit this code. `entry` is the index of the first entry that does not, from 0."""

    def __init__(self, entry: int) -> None:
        super().__init__(f"entry {entry} does not fit")
        self.entry = entry


class ScriptFailed(OurFault):
    """A script raised something that is not its own control flow.

    Carries the kind of the error and the places in the code, never the error's own text, which may name a card.
    """

    def __init__(self, kind: str, places: Iterable[str]) -> None:
        self.kind = kind
        self.places = tuple(places)
        super().__init__(f"{kind} at {' < '.join(reversed(self.places))}")

    @classmethod
    def of(cls, error: BaseException) -> ScriptFailed:
        """The same failure without its text."""
        return cls(type(error).__name__, _places(error.__traceback__))


def _places(traceback: TracebackType | None) -> Iterable[str]:
    while traceback is not None:
        code = traceback.tb_frame.f_code
        yield f"{'/'.join(code.co_filename.split('/')[-2:])}:{traceback.tb_lineno} {code.co_name}"
        traceback = traceback.tb_next
