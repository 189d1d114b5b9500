"""What must hold after every entry: cards are conserved, and every View agrees with the state."""

from __future__ import annotations

from collections import Counter
from typing import Any

from engines.kernel import Seat
from engines.peasant_buffet.state import State
from engines.peasant_buffet.view import View


def census(state: State) -> Counter[str]:
    """Every card on the table, wherever it lies; peasants that nobody plays lie in the box."""
    board = state.board
    cards = Counter([*state.box, *state.village, *board.loot, *board.discard])
    cards.update([] if board.drawn is None else [board.drawn])
    cards.update(one.card for one in board.playing)
    foes = list(board.bosses)
    payments = list(board.paid)
    for place in board.places.values():
        cards.update([place.peasant, *place.items, *place.dooms])
        foes += place.monsters
    for foe in foes:
        cards.update([foe.card])
        payments += foe.paid
    for payment in payments:
        cards.update(payment.items)
    return cards


def audit(state: State, view: Any, seat: Seat | None) -> None:
    """Compare a View with the state. Raises AssertionError where the View is wrong."""
    assert isinstance(view, View)
    assert view.seat == seat
    assert view.board == state.board, "the board"
    assert len(view.village) == len(state.village) == state.board.village, "the size of the Village"
    for known, card in zip(view.village, state.village, strict=True):
        assert known in (None, card), "a card of the Village"
    if state.village:
        hidden = Counter(card for card, known in zip(state.village, view.village, strict=True) if known is None)
        assert view.unseen() == hidden, "what is not seen"
    _board_is_true(state)


def _board_is_true(state: State) -> None:
    board = state.board
    for seat, place in board.places.items():
        assert place.living or place.host is None or place.zombie, "only Zombies are with somebody"
        assert not (place.living and place.zombie), "no Zombie lives"
        if place.host is not None:
            assert board.places[place.host].living, "Zombies are with the living"
        assert place.last_draw <= board.draws
        for foe in place.monsters:
            assert foe.card in board.pack.monsters, "no Boss in an inventory"
            assert len(foe.paid) < len(board.pack.foes[foe.card].weaknesses), "a Monster that is paid is gone"
        assert seat >= 1
    for foe in board.bosses:
        assert foe.card in board.pack.bosses
        assert len(foe.paid) < len(board.pack.foes[foe.card].weaknesses), "a Boss that is paid is gone"
