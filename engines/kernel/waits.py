"""How a script waits. `_trap` is the only function that yields to the driver, `_wait_any` the only one that calls it.

Cards playable at any time are resolved inside the wait: the clocks of what was going on stand still meanwhile, and a
handler may raise to call it off. While one resolves, only those that interrupt are offered.
"""

from __future__ import annotations

import types
from collections.abc import Awaitable, Coroutine, Generator, Mapping
from dataclasses import dataclass, field
from typing import TYPE_CHECKING, Any, TypeAlias, TypeVar

from engines.kernel.decisions import Command, Prompt, Seat
from engines.kernel.errors import NotYourPrompt, PromptClosed

if TYPE_CHECKING:
    from engines.kernel.table import Table
    from engines.kernel.windows import Standing, Window

K = TypeVar("K")
T = TypeVar("T")


@dataclass(frozen=True, slots=True)
class Answered:
    """The driver's word to a waiting script: somebody decided."""

    window: Window[Any]
    seat: Seat
    command: Command


@dataclass(frozen=True, slots=True)
class Played:
    """The driver's word to a waiting script: somebody played a card that may be played at any time."""

    card: Standing
    command: Command


@dataclass(frozen=True, slots=True)
class Expired:
    """The driver's word to a waiting script: the deadline of a window passed."""

    window: Window[Any]


@dataclass(frozen=True, slots=True)
class Changed:
    """Something else happened meanwhile: what is offered may have changed."""


Happened: TypeAlias = Answered | Expired | Changed


@dataclass(slots=True)
class Request:
    """What the script hands to the driver when it waits.

    standing  the cards playable at any time, by the names of their prompts
    """

    table: Table[Any]
    windows: tuple[Window[Any], ...]
    standing: dict[str, Standing] = field(default_factory=dict[str, "Standing"])

    def refresh(self) -> None:
        """Take all offers from the state as it is now."""
        for window in self.windows:
            window.refresh()
        self.standing = self.table.standing()

    def prompts(self, seat: Seat | None) -> list[Prompt]:
        """The questions open to a seat, or to all."""
        found: list[Prompt] = []
        for window in self.windows:
            for one in window.seats if seat is None else (seat,):
                if (prompt := window.prompt(one)) is not None and prompt.offers:
                    found.append(prompt)
        for name, card in self.standing.items():
            if seat is None or card.seat == seat:
                found.append(card.prompt(name, self.table.setup.begun_at))
        return found

    def find(self, seat: Seat, name: str) -> tuple[Window[Any] | Standing, Prompt]:
        """Where an answer belongs. Whose a question is stands in its name, whether or not it is open: so nobody can
        find out by trying what others are asked. Raises NotYourPrompt, PromptClosed."""
        owner = name.rpartition("/")[2]
        if owner.isdecimal() and owner != str(seat):
            raise NotYourPrompt
        for window in self.windows:
            if window.prompt_name(seat) == name:
                if (prompt := window.prompt(seat)) is not None:
                    return window, prompt
                if seat not in window.seats:
                    raise NotYourPrompt(window.others.get(seat))
        if (card := self.standing.get(name)) is None:
            raise PromptClosed
        return card, card.prompt(name, self.table.setup.begun_at)


@types.coroutine
def _trap(request: Request) -> Generator[Request, Happened | Played, Happened | Played]:
    return (yield request)


async def wait(table: Table[Any], windows: tuple[Window[Any], ...]) -> Answered | Changed | None:
    """Wait for a decision in one of the windows, or for the deadline of one (None, where there is one window)."""
    happened = await _wait_any(table, windows)
    return None if isinstance(happened, Expired) else happened


async def _wait_any(table: Table[Any], windows: tuple[Window[Any], ...]) -> Happened:
    happened = await _trap(Request(table, windows))
    if not isinstance(happened, Played):
        return happened
    await hold(table, windows, table.resolve(happened.card, happened.command))
    return Changed()


async def hold(table: Table[Any], windows: tuple[Window[Any], ...], action: Awaitable[T]) -> T:
    """Do something while the clocks of these windows stand still, also if it is called off."""
    since = table.now
    try:
        result = await action
    except Exception:
        _move(windows, table.now - since)
        raise
    _move(windows, table.now - since)
    return result


def _move(windows: tuple[Window[Any], ...], seconds: float) -> None:
    for window in windows:
        window.closes_at += seconds


async def together(table: Table[Any], branches: Mapping[K, Coroutine[Any, Any, T]]) -> dict[K, T]:
    """Several scripts at once, each asking its own seats; ends when all have. What one of them raises, or a card
    played meanwhile, ends them all. Results stand in the order of `branches`."""
    results: dict[K, T] = {}
    waiting: dict[K, Request] = {}

    def send(key: K, happened: Happened | None) -> None:
        try:
            waiting[key] = branches[key].send(happened)
        except StopIteration as stop:
            waiting.pop(key, None)
            results[key] = stop.value

    try:
        for key in branches:
            send(key, None)
        while waiting:
            windows = tuple(window for request in waiting.values() for window in request.windows)
            happened = await _wait_any(table, windows)
            moved = _branch_of(happened, waiting)
            for key in [*moved, *(key for key in branches if key not in moved)]:
                if key in waiting:
                    send(key, happened if key in moved else Changed())
    finally:
        for coroutine in branches.values():
            coroutine.close()
    return {key: results[key] for key in branches}


def _branch_of(happened: Happened, waiting: Mapping[K, Request]) -> list[K]:
    if isinstance(happened, Changed):
        return []
    return [key for key, request in waiting.items() if happened.window in request.windows]
