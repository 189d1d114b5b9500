"""3. Evening Phase."""

from __future__ import annotations

from engines.who_should_we_eat import words as w
from engines.who_should_we_eat.modifiers import portions
from engines.who_should_we_eat.resolving import trigger_all
from engines.who_should_we_eat.state import T, say
from engines.who_should_we_eat.tracks import move

SANITY_LOST = 2


async def evening(t: T) -> None:
    """What happens at dusk, then Sanity, then supper for those alive at that moment (W23)."""
    board = t.state.board
    say(t, w.PhaseBegan(phase="evening", round=board.round))
    await trigger_all(t, "dusk")
    move(t, "sanity", -SANITY_LOST, "evening")
    eaters = tuple(w.Eater(seat=seat, portions=portions(board, seat)) for seat in board.clockwise())
    total = sum(eater.portions for eater in eaters)
    say(t, w.Supper(eaters=eaters, total=total))
    move(t, "food", -total, "supper")
    t.beat()
