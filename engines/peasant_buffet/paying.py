"""Monsters of one's own inventory may be paid at any time while nothing is being resolved (B12)."""

from __future__ import annotations

from collections.abc import Iterator

from engines.kernel import Seat, Standing, offer
from engines.peasant_buffet import words as w
from engines.peasant_buffet.acts import act
from engines.peasant_buffet.foes import fights
from engines.peasant_buffet.peril import settle
from engines.peasant_buffet.state import T


def anytime(t: T) -> Iterator[Standing]:
    """What each living peasant could pay now."""
    if not t.state.calm:
        return
    partial = t.state.options.payment == "partial"
    for seat in t.state.board.living:
        if ways := fights(t.state.board, seat, partial):
            how = offer(w.Fight, how=[way.text for way in ways]).because(how="B13" if partial else "B12")
            yield Standing(seat, "pay", (how,), _paid)


async def _paid(t: T, seat: Seat, command: w.Fight) -> None:
    await act(t, seat, command)
    await settle(t)
