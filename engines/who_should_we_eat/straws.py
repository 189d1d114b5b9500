"""Event: Draw Straws."""

from __future__ import annotations

from collections.abc import Iterable

from engines.kernel import Offers, Seat, offer
from engines.who_should_we_eat import modifiers, times
from engines.who_should_we_eat.state import T, say
from engines.who_should_we_eat.vocabulary import DrawKind
from engines.who_should_we_eat.words import DrawStraw, DrewStraws, Holding

_STRAW: Offers = (offer(DrawStraw, shared=True),)
_DRAWERS: dict[DrawKind, str] = {"quest": "W18", "tie": "W36", "fight": "W30", "card": "W50"}  # who draws, and why


async def draw_straws(t: T, draw: DrawKind, drawers: Iterable[Seat]) -> Seat:
    """Who draws the short straw. Uniform over the straws held; if nobody holds one, everybody holds one (W45, W52)."""
    board = t.state.board
    seats = board.clockwise(drawers)
    straws = {seat: modifiers.straws(board, seat, draw) for seat in seats}
    if not any(straws.values()):
        straws = dict.fromkeys(seats, 1)
    holders = [seat for seat in seats if straws[seat]]
    if len(holders) > 1:
        rule = "W40" if draw == "fight" and t.state.options.phone_booth else _DRAWERS[draw]
        others = board.others(seats, rule) | {seat: "W52" for seat in seats if not straws[seat]}
        await t.ask_all(
            "straws",
            holders,
            lambda _: _STRAW,
            seconds=times.STRAWS,
            otherwise=lambda _: DrawStraw(),
            again=False,
            others=others,
        )
    short = t.chance.pick([seat for seat in holders for _ in range(straws[seat])], "straws")
    held = tuple(Holding(seat=seat, straws=straws[seat]) for seat in seats)
    say(t, DrewStraws(draw=draw, straws=held, short=short))
    return short
