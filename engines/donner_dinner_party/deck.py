"""The Hunting Deck of a round."""

from __future__ import annotations

from collections.abc import Sequence

from engines.donner_dinner_party.pack import copies
from engines.donner_dinner_party.state import T


def pile_of(round: int) -> str:
    """The name of a round's deck, for chance: "hunting", then "hunting/2" and so on."""
    return "hunting" if round == 1 else f"hunting/{round}"


def collect_and_shuffle(t: T) -> None:
    """All Hunting Cards are collected into one deck and shuffled; nothing of the last round is left (D-E6)."""
    state = t.state
    state.aside.clear()
    state.leftovers.clear()
    state.dinner.clear()
    state.how.clear()
    state.drawn.clear()
    state.deck = t.chance.shuffled(copies(state.board.hunting), pile_of(state.board.round))


def draw(t: T, number: int) -> list[str]:
    """Cards from the top. If the deck runs out, what was set aside and left over is shuffled into a new one; if that
    is too little, too, there are fewer (D-H7)."""
    state = t.state
    drawn: list[str] = []
    while len(drawn) < number:
        if not state.deck:
            left = [*state.aside, *(card for cards in state.leftovers.values() for card in cards)]
            if not left:
                break
            state.aside.clear()
            state.leftovers.clear()
            state.deck = mixed(t, left, "hunting.again")
        drawn.append(state.deck.pop(0))
    return drawn


def mixed(t: T, cards: Sequence[str], purpose: str) -> list[str]:
    """These cards in an order that says nothing of where they came from: they are sorted first (D-D6)."""
    pile = sorted(cards)
    return [pile.pop(t.chance.below(len(pile), purpose)) for _ in cards]
