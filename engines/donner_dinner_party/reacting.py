"""Reaction windows: open for everybody who might react, of fixed length; the first play opens a fresh one."""

from __future__ import annotations

from collections.abc import Callable, Mapping, Sequence
from typing import Any

from engines.donner_dinner_party import words as w
from engines.donner_dinner_party.state import T
from engines.donner_dinner_party.supply import offers_of, play_supply
from engines.donner_dinner_party.vocabulary import Window
from engines.kernel import Barred, Offer, Offers, Seat, offer

_HOLD = offer(w.Hold, shared=True)


async def react(
    t: T,
    window: Window,
    seats: Callable[[], Sequence[Seat]] | None = None,
    offers: Callable[[Seat], Offers] | None = None,
    act: Callable[[T, Seat, Any], None] | None = None,
) -> None:
    """One window of the Supply Cards (D-P2, D-P8), shared with what else `seats` are offered then.

    Nobody passes, nobody sees who could have played, and it never closes early. By post there are no windows of
    seconds: everybody answers once, and what is still possible is done from the Camp Leader to the left.
    """
    board = t.state.board

    def asked() -> list[Seat]:
        more = () if seats is None else seats()
        return sorted({*board.could_react(window), *more})

    def offered(seat: Seat) -> Offers:
        played = offers_of(t, seat, window) or (Barred(w.PlaySupply, _why_not(t, seat)),)
        return (*played, *(() if offers is None else offers(seat)))

    def reasons() -> dict[Seat, str]:
        return {seat: _why_not(t, seat) for seat in board.places}

    def resolve(seat: Seat, command: Any) -> None:
        if isinstance(command, w.PlaySupply):
            play_supply(t, seat, command)
        elif act is not None:
            act(t, seat, command)

    if t.pace == "post":
        await _by_post(t, window, asked(), offered, resolve, reasons())
        return
    while possible := asked():
        seconds = t.seconds(t.state.options.reaction)
        open_ = t.open(window, possible, offered, seconds, mode="reaction", others=reasons())
        if (happened := await open_.next()) is None:
            return
        resolve(*happened)


async def _by_post(
    t: T,
    window: Window,
    seats: Sequence[Seat],
    offered: Callable[[Seat], Offers],
    resolve: Callable[[Seat, Any], None],
    others: Mapping[Seat, str],
) -> None:
    if not seats:
        return
    said = await t.ask_all(
        window,
        seats,
        lambda seat: (*offered(seat), _HOLD),
        seconds=t.state.options.reaction,
        otherwise=lambda _: w.Hold(),
        others=others,
    )
    for seat in t.state.board.leftwards(seats):
        command = said[seat]
        if any(isinstance(one, Offer) and one.allows(command) for one in offered(seat)):
            resolve(seat, command)


def _why_not(t: T, seat: Seat) -> str:
    """The ruling by which a seat plays nothing now: it is eaten, has played its card, or the card has nothing to do."""
    place = t.state.board.places[seat]
    if not place.living:
        return "D-P1"
    return "D-P6" if place.supply is not None else "D-P3"
