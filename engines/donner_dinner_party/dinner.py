"""Camp Dinner."""

from __future__ import annotations

from engines.donner_dinner_party import words as w
from engines.donner_dinner_party.board import settle
from engines.donner_dinner_party.deck import mixed
from engines.donner_dinner_party.reacting import react
from engines.donner_dinner_party.state import T, say
from engines.kernel import Seat


async def camp_dinner(t: T) -> bool:
    """All contributions, shuffled and turned up; then Supply Cards; then it is settled. Whether everybody is fed."""
    state, board = t.state, t.state.board
    say(t, w.PhaseBegan(phase="dinner", round=board.round))
    for seat in board.leftwards(state.dinner):
        state.given.append(_given(t, seat))
    say(t, w.CampDinner(cards=tuple(mixed(t, [*state.dinner.values()], "dinner")), mouths=len(board.living)))
    await react(t, "table")
    settled = settle(board)
    say(t, settled)
    t.beat()
    return settled.fed


def _given(t: T, seat: Seat) -> w.Given:
    state = t.state
    return w.Given(round=state.board.round, seat=seat, card=state.dinner[seat], how=state.how[seat])
