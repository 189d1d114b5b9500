"""The three tracks and the raft target on the Build track."""

from __future__ import annotations

from typing import Literal, TypeAlias

from engines.who_should_we_eat.state import GameEnds, T, say
from engines.who_should_we_eat.words import TrackMoved

Marker: TypeAlias = Literal["food", "sanity", "build", "raft"]
Why: TypeAlias = Literal["card", "evening", "supper", "meat", "killing"]
ENDS: dict[Marker, tuple[int, int]] = {"food": (-10, 15), "sanity": (0, 12), "build": (0, 25), "raft": (0, 25)}
SANITY_AT_FIRST = 8


def move(t: T, track: Marker, by: int, why: Why, card: str | None = None) -> None:
    """Move a marker; it never leaves its track, and what was lost is told (W3). Sanity at 0 ends the game at once."""
    least, most = ENDS[track]
    before: int = getattr(t.state.board, track)
    to = min(most, max(least, before + by))
    say(t, TrackMoved(track=track, by=by, lost=abs(before + by - to), to=to, why=why, card=card))
    if track == "sanity" and to == 0:
        raise GameEnds("sanity")


def raft_for(survivors: int, constant: int) -> int:
    """The place of the raft target for so many survivors."""
    return 2 * survivors + constant
