"""What must hold after every entry: cards are conserved, and every View agrees with the state."""

from __future__ import annotations

from collections import Counter
from typing import Any

from engines.kernel import Seat
from engines.the_fittest.state import State
from engines.the_fittest.terms import possible
from engines.the_fittest.view import View


def census(state: State) -> Counter[str]:
    """Every card on the table, wherever it lies; Contestants that nobody is lie in the box."""
    board, episode = state.board, state.board.episode
    cards = Counter([*state.box, *state.deck, *board.discard, *episode.cards, *episode.flips, *episode.revealed])
    cards.update(one.card for one in episode.boosts)
    cards.update([board.resolving] if board.resolving else [])
    for hand in state.hands.values():
        cards.update(hand)
    for place in board.places.values():
        cards.update([place.contestant, *place.prizes])
    return cards


def audit(state: State, view: Any, seat: Seat | None) -> None:
    """Compare a View with the state. Raises AssertionError where the View is wrong, or knows too much or too little."""
    assert isinstance(view, View)
    assert view.board == state.board, "the board"
    _board_is_true(state)
    assert view.seat == seat
    mine = {pair: terms for pair, terms in state.offers.items() if seat in pair}
    assert view.offers == mine, "open offers"
    assert view.top == state.deck[: len(view.top)], "the top of the deck"
    for other, cards in view.known.items():
        assert other != seat, "one's own hand is no discovery"
        assert not Counter(cards) - Counter(state.hands[other]), "cards in other hands"
    if seat is None:
        assert not view.hand, "a spectator has no hand"
        assert not view.top, "a spectator does not see the deck"
        for other, place in state.board.places.items():
            assert view.known.get(other, []) == place.shown, "a spectator knows of hands what everybody knows"
    else:
        assert view.hand == state.hands[seat], "the hand"


def _board_is_true(state: State) -> None:
    """What the board says of face-down cards is so, and what was promised can be kept (F12, F13)."""
    board = state.board
    assert board.deck == len(state.deck), "the deck"
    assert {seat: place.hand for seat, place in board.places.items()} == {
        seat: len(hand) for seat, hand in state.hands.items()
    }, "hands"
    assert possible(board.episode.deals.values(), board.episode.prizes), "the deals"
    assert board.leader not in board.episode.joined, "the leader takes part as leader"
