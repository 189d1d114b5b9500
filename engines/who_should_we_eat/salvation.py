"""5. Salvation Phase."""

from __future__ import annotations

from typing import Literal

from engines.who_should_we_eat import words as w
from engines.who_should_we_eat.morning import can_refill
from engines.who_should_we_eat.piles import discard
from engines.who_should_we_eat.state import GameEnds, T, say


async def salvation(t: T) -> None:
    """The raft check, then the end of the round: shown Keep cards are discarded (W46). The check of the last round
    comes before the quests run out (W48)."""
    board = t.state.board
    say(t, w.PhaseBegan(phase="salvation", round=board.round, trial=board.trial))
    blocked = _blocked(t)
    sails = blocked is None and board.build >= board.raft
    say(t, w.RaftChecked(build=board.build, raft=board.raft, blocked=blocked, sails=sails))
    if sails:
        raise GameEnds("raft")
    if t.state.options.clock_at_evening and not can_refill(t):
        raise GameEnds("quests")
    _end_round(t)


def _blocked(t: T) -> Literal["trial", "death"] | None:
    """What forbids the win today: a trial; in one edition a death, too (W47). A trial without a death counts (W38)."""
    board = t.state.board
    if board.trial:
        return "trial"
    return "death" if board.deaths and t.state.options.death_blocks_raft else None


def _end_round(t: T) -> None:
    board, keeps = t.state.board, t.state.keeps
    shown = tuple(
        w.UpCard(seat=seat, card=place.keep_up) for seat, place in board.places.items() if place.keep_up is not None
    )
    for up in shown:
        del keeps[up.seat]
    say(t, w.RoundEnded(round=board.round, keeps=shown))
    discard(t, [up.card for up in shown])
