"""How a script waits. `_trap` is the only function that yields to the driver, `wait` the only one that calls it.

Cards playable at any time are resolved inside the wait: the clocks of what was going on stand still meanwhile, and a
handler may raise to call it off. While one resolves, only those that interrupt are offered.
"""

from __future__ import annotations

import types
from collections.abc import Awaitable, Callable, Coroutine, Generator, Mapping, Sequence
from dataclasses import dataclass, field
from typing import TYPE_CHECKING, Any, Generic, Literal, TypeAlias, TypeVar, cast

from engines.kernel.decisions import Awaited, Barred, C, Command, Offer, Offers, Prompt, Seat

if TYPE_CHECKING:
    from engines.kernel.table import Table

K = TypeVar("K")
T = TypeVar("T")
Mode: TypeAlias = Literal["answer", "floor", "reaction"]


class Window(Generic[C]):
    """Prompts under one deadline.

    name    "vote.2"; where even its being open is private, "peek.1/3", numbered per seat
    mode    "answer": receipts are given and silence counts as a default; "floor", "reaction": neither
    again   a seat may answer anew while it is open; an equal answer is no news
    """

    def __init__(
        self,
        table: Table[Any],
        name: str,
        kind: str,
        seats: Sequence[Seat],
        offers: Callable[[Seat], Offers],
        seconds: float,
        *,
        mode: Mode,
        again: bool,
        private: bool,
    ) -> None:
        self.table = table
        self.name = name
        self.kind = kind
        self.seats = tuple(seats)
        self.offers = offers
        self.mode: Mode = mode
        self.again = again
        self.private = private
        self.opened_at = table.now
        self.closes_at = table.now + seconds
        self.answers: dict[Seat, C] = {}

    def prompt_name(self, seat: Seat) -> str:
        """The name of that seat's prompt in this window."""
        return self.name if self.private else f"{self.name}/{seat}"

    def prompt(self, seat: Seat) -> Prompt | None:
        """The question as it stands now; None while there is nothing to offer to that seat, nor to bar."""
        found = self.offers(seat) if seat in self.seats else ()
        if not found:
            return None
        return Prompt(
            self.prompt_name(seat),
            self.name,
            seat,
            self.kind,
            tuple(one for one in found if isinstance(one, Offer)),
            tuple(one for one in found if isinstance(one, Barred)),
            self.opened_at,
            self.closes_at,
            self.answers.get(seat) if self.again else None,
        )

    def asked(self) -> list[Seat]:
        """The seats that have something to decide here."""
        return [seat for seat in self.seats if any(isinstance(one, Offer) for one in self.offers(seat))]

    def awaited(self) -> Awaited | None:
        """What everybody may see of it; None where its being open is private."""
        if self.private:
            return None
        merged: dict[type[Command], Offer[Any]] = {}
        for seat in self.seats:
            for one in self.offers(seat):
                if isinstance(one, Offer) and one.shared:
                    merged[one.type] = _union(merged.get(one.type), one)
        told = self.mode == "answer"
        return Awaited(
            self.name,
            self.kind,
            self.seats,
            len(self.answers) if told else None,
            tuple(seat for seat in self.seats if seat not in self.answers) if told else None,
            self.opened_at,
            self.closes_at,
            tuple(merged.values()),
        )

    def extend(self, seconds: float) -> None:
        """A new deadline, `seconds` from now; the prompts keep their names."""
        self.closes_at = self.table.now + seconds

    async def hold(self, action: Awaitable[T]) -> T:
        """Do something else while this window's clock stands still; nobody can answer it meanwhile."""
        since = self.table.now
        result = await action
        self.closes_at += self.table.now - since
        return result

    async def next(self) -> tuple[Seat, C] | None:
        """The next decision, or None when the deadline has passed."""
        while isinstance(happened := await wait(self.table, (self,)), Changed):
            pass
        return None if happened is None else (happened.seat, cast("C", happened.command))


def _union(known: Offer[Any] | None, more: Offer[Any]) -> Offer[Any]:
    if known is None:
        return more
    fields = {
        name: (*values, *(value for value in more.fields[name] if value not in values))
        for name, values in known.fields.items()
    }
    return Offer(known.type, fields, known.free, shared=True)


@dataclass(frozen=True, slots=True)
class Standing:
    """A card that its seat may play whatever is going on.

    handler     what playing it does; may ask, and may raise to call off what was going on
    interrupts  it may also be played while another such card resolves
    """

    seat: Seat
    kind: str
    offers: tuple[Offer[Any], ...]
    handler: Callable[[Table[Any], Seat, Any], Awaitable[None]]
    interrupts: bool = False


@dataclass(frozen=True, slots=True)
class Answered:
    """The driver's word to a waiting script: somebody decided."""

    where: Window[Any] | Standing
    seat: Seat
    command: Command


@dataclass(frozen=True, slots=True)
class Expired:
    """The driver's word to a waiting script: the deadline of a window passed."""

    window: Window[Any]


@dataclass(frozen=True, slots=True)
class Changed:
    """A card playable at any time was resolved: what is offered may have changed."""


@dataclass(slots=True)
class Request:
    """What the script hands to the driver when it waits."""

    table: Table[Any]
    windows: tuple[Window[Any], ...]
    _standing: dict[str, Standing] | None = field(default=None)

    @property
    def standing(self) -> dict[str, Standing]:
        """The cards playable at any time, by the names of their prompts."""
        if self._standing is None:
            self._standing = self.table.standing()
        return self._standing


@types.coroutine
def _trap(request: Request) -> Generator[Request, Answered | Expired, Answered | Expired]:
    return (yield request)


async def wait(table: Table[Any], windows: tuple[Window[Any], ...]) -> Answered | Changed | None:
    """Wait for a decision in one of the windows, or for the deadline of one (None, where there is one window)."""
    happened = await _wait_any(table, windows)
    return None if isinstance(happened, Expired) else happened


async def _wait_any(table: Table[Any], windows: tuple[Window[Any], ...]) -> Answered | Expired | Changed:
    happened = await _trap(Request(table, windows))
    if isinstance(happened, Expired) or not isinstance(happened.where, Standing):
        return happened
    since = table.now
    await table.resolve(happened.where, happened.command)
    for window in windows:
        window.closes_at += table.now - since
    return Changed()


async def together(table: Table[Any], branches: Mapping[K, Coroutine[Any, Any, T]]) -> dict[K, T]:
    """Several scripts at once, each asking its own seats; ends when all have. What one of them raises, or a card
    played meanwhile, ends them all. Results stand in the order of `branches`."""
    results: dict[K, T] = {}
    waiting: dict[K, Request] = {}

    def send(key: K, happened: Answered | Expired | None) -> None:
        table.branching += 1  # cards playable at any time are resolved here, not in a branch
        try:
            waiting[key] = branches[key].send(cast("Any", happened))
        except StopIteration as stop:
            waiting.pop(key, None)
            results[key] = stop.value
        finally:
            table.branching -= 1

    try:
        for key in branches:
            send(key, None)
        while waiting:
            windows = tuple(window for request in waiting.values() for window in request.windows)
            happened = await _wait_any(table, windows)
            if isinstance(happened, Changed):
                continue
            window = happened.window if isinstance(happened, Expired) else happened.where
            send(next(key for key, request in waiting.items() if window in request.windows), happened)
    finally:
        for coroutine in branches.values():
            coroutine.close()
    return {key: results[key] for key in branches}
