"""The bell and the candle, playable at any time."""

from __future__ import annotations

from collections.abc import Iterator

from engines.kernel import ALL, Offers, Standing, offer
from tests.toy import words as w
from tests.toy.state import BELL, LIGHTS, T

LOOK = 20  # seconds
_RING, _LIGHT = (offer(w.Ring),), (offer(w.Light),)


class Rung(Exception):
    """The bell was rung: the round is over."""


def anytime(t: T) -> Iterator[Standing]:
    """Who may play what now."""
    for seat in t.state.living:
        hand = t.state.hands.get(seat, [])
        if BELL in hand:
            yield Standing(seat, "bell", _RING, ring, interrupts=True)
        if any(card in hand for card in LIGHTS) and any(t.state.hands[one] for one in t.state.others(seat)):
            yield Standing(seat, "candle", _LIGHT, light)


async def ring(t: T, seat: int, _: w.Ring) -> None:
    """Whatever was going on is over."""
    t.state.spend(seat, BELL)
    t.tell(ALL, w.CardPlayed(seat=seat, card=BELL))
    raise Rung


async def light(t: T, seat: int, _: w.Light) -> None:
    """Announced first; whom it shines on is asked afterwards."""
    card = t.state.held(seat, LIGHTS)
    assert card is not None
    t.state.spend(seat, card)
    t.tell(ALL, w.CardPlayed(seat=seat, card=card))

    def offers() -> Offers:
        return (offer(w.Look, target=[one for one in t.state.others(seat) if t.state.hands[one]], shared=True),)

    first = next(one for one in t.state.others(seat) if t.state.hands[one])
    look = await t.ask(seat, "look", offers, seconds=LOOK, otherwise=lambda: w.Look(target=first))
    hand = t.state.hands[look.target]
    t.tell(ALL, w.Looked(seat=seat, target=look.target))
    t.tell(seat, w.CardSeen(seat=look.target, card=hand[t.chance.below(len(hand), "candle")]))
