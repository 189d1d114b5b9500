"""The waits in which everybody may do something: reaction windows, and the active peasant's own question (B5)."""

from __future__ import annotations

from collections.abc import Awaitable, Callable, Sequence
from typing import TypeAlias

from engines.kernel import Command, Offer, Offers, Seat, offer
from engines.peasant_buffet import words as w
from engines.peasant_buffet.acts import act
from engines.peasant_buffet.offers import Moment, anytime, could_react
from engines.peasant_buffet.peril import settle
from engines.peasant_buffet.state import T, calmly, not_asked

After: TypeAlias = Callable[[], Awaitable[None]]
Resolve: TypeAlias = Callable[[Seat, Command], Awaitable[None]]


async def react(t: T, moment: Moment, after: After | None = None) -> None:
    """Reaction windows, equally long for all, none closed early; after each Doom or ability a fresh one (B7). `after`:
    what else follows on what was done.

    By post there are no windows of seconds: everybody answers once, in seat order from the active peasant what is still
    possible is done.
    """
    board, options = t.state.board, t.state.options

    def offers(seat: Seat) -> Offers:
        return anytime(board, options, seat, moment) if board.places[seat].living else ()

    async def resolve(seat: Seat, command: Command) -> None:
        await act(t, seat, command)
        await settle(t)
        if after is not None:
            await after()

    fresh = True
    while fresh and could_react(board, options, moment):
        seats = board.clockwise()
        if t.pace == "post":
            fresh = await _by_post(t, moment, seats, offers, resolve)
        else:
            fresh = await _window(t, moment, seats, offers, resolve)


async def _window(
    t: T, moment: Moment, seats: Sequence[Seat], offers: Callable[[Seat], Offers], resolve: Resolve
) -> bool:
    """One window; whether a fresh one is to be opened."""
    seconds, others = t.seconds(t.state.options.window), not_asked(t, seats, "B5")
    window = t.open(moment, seats, offers, seconds, mode="reaction", again=True, others=others)
    while (happened := await calmly(t, window.next())) is not None:
        seat, command = happened
        window.forget(seat)
        await window.hold(resolve(seat, command))
        if isinstance(command, w.PlayDoom | w.Herd):
            return True
    return False


async def _by_post(
    t: T, moment: Moment, seats: Sequence[Seat], offers: Callable[[Seat], Offers], resolve: Resolve
) -> bool:
    said = await t.ask_all(
        moment,
        seats,
        lambda seat: (*offers(seat), offer(w.Hold, shared=True)),
        seconds=t.state.options.window,
        otherwise=lambda _: w.Hold(),
        others=not_asked(t, seats, "B5"),
    )
    fresh = False
    for seat, command in said.items():
        if _allowed(offers(seat), command):
            fresh = fresh or isinstance(command, w.PlayDoom | w.Herd)
            await resolve(seat, command)
    return fresh


async def floor(
    t: T,
    kind: Moment,
    seat: Seat,
    own: Callable[[], Offers],
    bars: Callable[[], Offers],
    seconds: float,
) -> Command | None:
    """A question to the active peasant while everybody may do what may be done at any time. None: out of time."""
    board, options = t.state.board, t.state.options

    def offers(one: Seat) -> Offers:
        if not board.places[one].living:
            return ()
        return (*(own() if one == seat else bars()), *anytime(board, options, one, kind))

    seats = board.clockwise()
    others = not_asked(t, seats, "B3")
    window = t.open(kind, seats, offers, t.seconds(seconds), mode="floor", others=others, turn=[seat])
    while (happened := await calmly(t, window.next())) is not None:
        one, command = happened
        if one == seat and _allowed(own(), command):
            return command
        await window.hold(_settled(t, one, command))
    return None


async def _settled(t: T, seat: Seat, command: Command) -> None:
    await act(t, seat, command)
    await settle(t)


def _allowed(offers: Offers, command: Command) -> bool:
    return any(isinstance(one, Offer) and one.allows(command) for one in offers)
