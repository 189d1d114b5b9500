"""What must hold after every entry: cards are conserved, and every View agrees with the state."""

from __future__ import annotations

from collections import Counter
from typing import Any

from engines.kernel import Seat
from engines.who_should_we_eat.board import Board
from engines.who_should_we_eat.state import State
from engines.who_should_we_eat.view import View


def census(state: State) -> Counter[str]:
    """Every card on the table, wherever it lies; the box with what left the game is on the table, too."""
    board = state.board
    cards = Counter([*state.box, *state.middle, *state.plays.values(), *state.keeps.values(), *board.row])
    for pile in (*state.hands.values(), *state.piles.values(), *state.discards.values()):
        cards.update(pile)
    for place in board.places.values():
        cards.update([place.character, *place.attached])
    return cards


def audit(state: State, view: Any, seat: Seat | None) -> None:
    """Compare a View with the state. Raises AssertionError where the View is wrong, or knows too much or too little."""
    assert isinstance(view, View)
    _board_is_true(state)
    _same_board(view.board, state.board)
    assert view.seat == seat
    if seat is None:
        assert not view.hand, "a spectator has no hand"
        assert view.play is None, "a spectator has no Play card"
        assert view.keep is None, "a spectator has no Keep card"
    else:
        assert list(view.hand) == state.hands.get(seat, []), "the hand"
        assert view.play == state.plays.get(seat), "the Play card"
        assert view.keep == state.keeps.get(seat), "the Keep card"
    for other, card in view.seen.items():
        assert other != seat, "one's own Keep is not a discovery"
        assert state.board.places[other].keep_down, "only a face-down Keep is a discovery"
        assert state.keeps[other] == card, "a discovered Keep"


def _same_board(seen: Board, real: Board) -> None:
    assert seen == real, "the board"


def _board_is_true(state: State) -> None:
    """What the board says of face-down cards is so."""
    board = state.board
    for seat, place in board.places.items():
        assert place.play == (seat in state.plays), "who has an unresolved Play card"
        has_keep = place.keep_down or place.keep_up is not None
        assert has_keep == (seat in state.keeps), "who has a Keep card"
        assert place.keep_up is None or place.keep_up == state.keeps[seat], "the shown Keep card"
    assert board.draw == {pile: len(cards) for pile, cards in state.piles.items()}, "draw piles"
    assert board.discard == {pile: len(cards) for pile, cards in state.discards.items()}, "discard piles"
