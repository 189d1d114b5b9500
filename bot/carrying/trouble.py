"""What to do when something was not carried, and how to say so without saying what."""

from __future__ import annotations

from bot.post import NotPermitted, PostFailed, Trouble
from engines.kernel import ScriptFailed

LONGEST = 60.0  # seconds between two tries
ENOUGH = 8  # failures of our own in a row; then something must change first
WITHOUT_PERMISSION = 300.0  # seconds in which nothing is tried again: Discord counts what it forbids


def what_now(error: Exception, tries: int, now: float) -> tuple[float, bool]:
    """Until when to rest, in seconds since 1970, and whether to try again then of one's own accord.

    Parameters: `tries`, the failures in a row, this one included.
    """
    if isinstance(error, NotPermitted):
        return now + WITHOUT_PERMISSION, False
    pause = min(LONGEST, 2.0 ** min(tries - 1, 10))
    if isinstance(error, Trouble):
        return now + max(error.after or 0.0, pause), True
    return now + pause, not isinstance(error, PostFailed) and tries < ENOUGH


def said_safely(error: BaseException) -> str:
    """The kind of an error and where it was raised; its own text may name a card."""
    return str(ScriptFailed.of(error))
