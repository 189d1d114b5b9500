"""Cards that go back into the Village: under it (B22), or on top of it in another order."""

from __future__ import annotations

from collections.abc import Sequence
from typing import Literal

from engines.kernel import Command, Offers, Seat, offer
from engines.peasant_buffet import times
from engines.peasant_buffet import words as w
from engines.peasant_buffet.state import T, not_asked, say

PLACES = ("first", "second", "third", "fourth", "fifth")


async def recycle(t: T, seat: Seat, cards: Sequence[str], source: Literal["drawn", "loot", "inventory"]) -> None:
    """Face down under the Village, several in an order that the peasant chooses and nobody else learns."""
    if not cards:
        return
    alike = len(dict.fromkeys(cards)) == 1
    order = list(cards) if alike else await _order(t, seat, "under", cards)
    say(t, w.Recycled(seat=seat, cards=tuple(sorted(cards)), source=source))
    t.state.village += order
    if not alike:
        t.tell(seat, w.BottomSeen(cards=tuple(order)))


def look(t: T, seat: Seat, count: int, why: Literal["event", "ability"]) -> tuple[str, ...]:
    """The top cards, as many as there are, shown to one seat alone."""
    cards = tuple(t.state.village[:count])
    if cards:
        say(t, w.LookedAt(seat=seat, count=len(cards), why=why))
        t.tell(seat, w.TopSeen(cards=cards))
    return cards


async def arrange_top(t: T, seat: Seat, count: int) -> None:
    """Look at the top cards and return them in any order."""
    cards = look(t, seat, count, "event")
    if not cards:
        return
    order = await _order(t, seat, "arrange", cards)
    t.state.village[: len(order)] = order
    say(t, w.TopReturned(seat=seat, count=len(order)))
    t.tell(seat, w.TopSeen(cards=tuple(order)))


async def _order(t: T, seat: Seat, kind: str, cards: Sequence[str]) -> list[str]:
    """The same cards as the seat wants them; of many the first five may be put in another order, the rest follows as it
    lies. That the seat is asked depends on how many there are, never on which."""
    if len(cards) == 1:
        return list(cards)
    first, rest = list(cards[: len(PLACES)]), list(cards[len(PLACES) :])
    named = PLACES[: len(first)]
    offers: Offers = (
        offer(w.AsTheyLie),
        offer(w.Arrange, pool=cards, **dict.fromkeys(named, cards)),
    )
    said: Command = await t.ask(
        seat,
        kind,
        lambda: offers,
        seconds=times.ORDER,
        otherwise=w.AsTheyLie,
        others=not_asked(t, [seat], "B22"),
    )
    chosen: list[str] = [getattr(said, place) for place in named] if isinstance(said, w.Arrange) else first
    return [*chosen, *rest]
