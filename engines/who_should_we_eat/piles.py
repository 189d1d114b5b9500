"""Draw piles and discard piles. Only their counts are public (W1)."""

from __future__ import annotations

from collections.abc import Sequence

from engines.who_should_we_eat.pack import Pack
from engines.who_should_we_eat.state import T, say
from engines.who_should_we_eat.words import Pile, PilesCounted, Reshuffled


def draw(t: T, pile: Pile, count: int) -> list[str]:
    """The next cards of a pile. A deck that runs out is reshuffled at once; if both piles are empty, fewer (W11)."""
    drawn: list[str] = []
    deck = t.state.piles[pile]
    while len(drawn) < count:
        if not deck and not _reshuffle(t, pile):
            break
        drawn.append(deck.pop(0))
    if not deck:
        _reshuffle(t, pile)
    return drawn


def can_draw(t: T, pile: Pile) -> bool:
    """Whether there is a card, or would be after reshuffling (W10)."""
    return bool(t.state.piles[pile] or t.state.discards[pile])


def discard(t: T, cards: Sequence[str]) -> None:
    """Each card to its own pile, face down and together; the new totals are told."""
    if cards:
        for card in cards:
            t.state.discards[pile_of(t.state.pack, card)].append(card)
        count(t)


def pile_of(pack: Pack, card: str) -> Pile:
    """The pile of a survivor or ghost card."""
    return pack.survivors[card].deck if card in pack.survivors else "ghost"


def count(t: T) -> None:
    """Tell how many cards the piles hold."""
    state = t.state
    say(
        t,
        PilesCounted(
            draw={pile: len(cards) for pile, cards in state.piles.items()},
            discard={pile: len(cards) for pile, cards in state.discards.items()},
        ),
    )


def _reshuffle(t: T, pile: Pile) -> bool:
    discards = t.state.discards.get(pile)
    if not discards:
        return False
    t.state.piles[pile][:] = t.chance.shuffled(discards, f"deck.{pile}")
    say(t, Reshuffled(deck=pile, cards=len(discards)))
    discards.clear()
    return True
