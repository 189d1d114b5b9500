"""Who is leader, and what happens when somebody becomes it."""

from __future__ import annotations

from typing import Literal

from engines.kernel import Seat, offer
from engines.the_fittest import times
from engines.the_fittest import words as w
from engines.the_fittest.state import T, say

FORESEEN = 5  # cards
PLACES = ("first", "second", "third", "fourth", "fifth")


async def take_over(t: T, seat: Seat, card: str) -> bool:
    """A Totem card makes somebody leader. False if that player was it already: then nothing is reset (F19)."""
    if seat == t.state.board.leader:
        return False
    t.state.offers.clear()
    say(t, w.Leader(seat=seat, why="card", card=card))
    await became_leader(t, seat)
    return True


async def next_leader(t: T, seat: Seat, why: Literal["left", "trial"]) -> None:
    """The leader of the next Episode."""
    say(t, w.Leader(seat=seat, why=why))
    await became_leader(t, seat)


async def became_leader(t: T, seat: Seat) -> None:
    """Foresight: the top five cards may be put back in any order, whatever made the player leader (F2)."""
    deck = t.state.deck
    if not t.state.board.has(seat, "foresight") or not deck:
        return
    cards = tuple(deck[:FORESEEN])
    say(t, w.TopLooked(seat=seat, count=len(cards)))
    t.tell(seat, w.TopSeen(cards=cards))
    if len(cards) > 1:
        places = PLACES[: len(cards)]
        said = await t.ask(
            seat,
            "arrange",
            lambda: (offer(w.Arrange, pool=cards, **dict.fromkeys(places, cards)),),
            seconds=times.CHOICE,
            otherwise=lambda: w.Arrange(**dict(zip(places, cards, strict=True))),
        )
        cards = tuple(getattr(said, place) for place in places)
        deck[: len(cards)] = cards
    t.tell(seat, w.TopOrdered(cards=cards))
    say(t, w.TopReturned(seat=seat, count=len(cards)))
