"""A floor on which some count as done whatever they say, and not every act clears the Dones (F6)."""

from __future__ import annotations

from collections.abc import Awaitable, Callable, Mapping, Sequence
from typing import Any

from engines.kernel import Done, Offers, Seat, offer
from engines.the_fittest.state import T

_DONE, _UNDONE = (offer(Done, done=[done], shared=True) for done in (True, False))


async def floor(
    t: T,
    kind: str,
    seats: Sequence[Seat],
    offers: Callable[[Seat], Offers],
    act: Callable[[Seat, Any], Awaitable[bool]],
    *,
    missed: Callable[[], Sequence[Seat]],
    seconds: float,
    afterwards: float = 0.0,
    longest: float = 0.0,
    noted: Callable[[Seat, bool], None] | None = None,
    others: Mapping[Seat, str] | None = None,
) -> None:
    """Everybody may act at any time; ends when all who are missed are done, or the time is out.

    act         True if it clears all Dones; the clock stands still while it is resolved
    missed      whose Done is waited for
    afterwards  so many seconds are left at least after an act that clears the Dones
    longest     but so long after it was opened no more are added
    noted       is told of every Done, and of every one that is taken back
    """
    done: list[Seat] = []

    def offered(seat: Seat) -> Offers:
        return (*offers(seat), _UNDONE if seat in done else _DONE) if seat in missed() else offers(seat)

    latest = t.now + t.seconds(longest)
    window = t.open(kind, seats, offered, t.seconds(seconds), mode="floor", others=others or {})
    while not all(seat in done for seat in missed()):
        happened = await window.next()
        if happened is None:
            return
        seat, command = happened
        if isinstance(command, Done):
            (done.append if command.done else done.remove)(seat)
            if noted:
                noted(seat, command.done)
        elif await window.hold(act(seat, command)):
            done.clear()
            if window.closes_at < (until := min(t.now + t.seconds(afterwards), latest)):
                window.extend(until - t.now)
