"""Cards on their way: the deck, hands, the discard pile."""

from __future__ import annotations

from typing import Literal, TypeAlias

from engines.kernel import Seat, offer
from engines.the_fittest import times
from engines.the_fittest import words as w
from engines.the_fittest.state import GameEnds, T, say

HAND_LIMIT = 5
Why: TypeAlias = Literal["sat-out", "consolation", "effect", "forced-in", "replaced"]


def top(t: T) -> str | None:
    """The deck's top card, or None if there is none. The discard pile is shuffled when a card is needed and the deck is
    empty (F41)."""
    state = t.state
    if not state.deck:
        refill(t)
    return state.deck.pop(0) if state.deck else None


def refill(t: T) -> None:
    """The discard pile becomes the deck."""
    if cards := list(t.state.board.discard):
        say(t, w.Reshuffled(cards=len(cards)))
        t.state.deck += t.chance.shuffled(cards, "deck")


def draw(t: T, seat: Seat, why: Why, count: int = 1) -> list[str]:
    """Cards for a hand, as many as there are. If there is none the game ends on the spot (F42)."""
    cards = [card for _ in range(count) if (card := top(t)) is not None]
    if not cards:
        raise GameEnds("draw")
    t.state.hands[seat] += cards
    say(t, w.Drew(seat=seat, count=len(cards), why=why))
    t.tell(seat, w.HandGained(cards=tuple(cards)))
    return cards


async def draw_one(t: T, seat: Seat, why: Why = "effect") -> None:
    """A card; the hand limit holds after every single one (F8)."""
    draw(t, seat, why)
    await limit(t, seat)


async def limit(t: T, *seats: Seat) -> None:
    """Whoever has more than five cards discards, of several players all at once (F8). Out of time: a random card."""
    state = t.state
    while full := [seat for seat in seats if len(state.hands[seat]) > HAND_LIMIT]:
        said = await t.ask_all(
            "discard",
            full,
            lambda seat: (offer(w.DiscardCard, card=state.hands[seat]),),
            seconds=times.DISCARD,
            otherwise=lambda seat: w.DiscardCard(card=t.chance.pick(state.hands[seat], "silence")),
            others={seat: "F8" for seat in state.hands if seat not in full},
        )
        for seat, command in said.items():
            discard(t, seat, command.card, "limit")


def discard(t: T, seat: Seat, card: str, why: Literal["limit", "raid", "cost", "encore", "choosy"]) -> None:
    """A card of a hand goes to the discard pile, face up (F4)."""
    t.state.hands[seat].remove(card)
    say(t, w.Discarded(seat=seat, card=card, why=why))
