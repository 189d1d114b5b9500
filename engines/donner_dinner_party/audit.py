"""What must hold after every entry: cards are conserved, and every View agrees with the state."""

from __future__ import annotations

from collections import Counter
from typing import Any

from engines.donner_dinner_party.laying import MEETING_FROM
from engines.donner_dinner_party.state import State
from engines.donner_dinner_party.view import View
from engines.kernel import Seat


def census(state: State) -> Counter[str]:
    """Every card on the table, wherever it lies; what is not used lies in the box."""
    cards = Counter([*state.box, *state.deck, *state.aside, *state.dinner.values(), *state.undealt])
    cards.update(state.characters.values())
    cards.update(state.supplies.values())
    for pile in (*state.hands.values(), *state.leftovers.values()):
        cards.update(pile)
    return cards


def audit(state: State, view: Any, seat: Seat | None) -> None:
    """Compare a View with the state. Raises AssertionError where the View is wrong, or knows too much or too little."""
    assert isinstance(view, View)
    assert view.board == state.board, "the board"
    _board_is_true(state)
    assert view.seat == seat
    if seat is None:
        secrets = (view.role, view.character, view.supply, *view.mates, *view.hand, *view.gave, *view.seen)
        assert not any(secrets), "a spectator knows no secret"
        return
    assert view.role == state.roles[seat], "the Role Card"
    assert view.character == state.characters[seat], "the character"
    assert view.supply == state.supplies[seat], "the Supply Card"
    assert view.mates == _mates(state, seat), "the other Cannibals"
    _hand_is_true(state, view, seat)
    looks = [(one.round, one.target, one.cards, one.how) for one in state.looks if one.seat == seat]
    assert [(one.round, one.seat, one.cards, one.how) for one in view.seen] == looks, "what was looked at"


def _mates(state: State, seat: Seat) -> tuple[Seat, ...]:
    if state.roles[seat] != "cannibal" or len(state.roles) < MEETING_FROM:
        return ()
    return tuple(other for other, role in state.roles.items() if role == "cannibal" and other != seat)


def _hand_is_true(state: State, view: View, seat: Seat) -> None:
    now = state.board.round
    gave = view.gave[-1] if view.gave and view.gave[-1].round == now else None
    if seat in state.hands:
        assert list(view.hand) == state.hands[seat], "the hand"
        assert gave is None, "nothing is contributed yet"
    elif seat not in state.how or seat == state.board.week.leader:
        assert not view.hand, "who does not hunt has no hand"
        assert gave is None, "nor contributes"
    else:
        assert gave is not None, "who hunted has contributed"
        assert (gave.card is None) == (seat in state.drawn), "what was drawn from a frozen hand is not seen"
        assert len(view.hand) == (3 if gave.card is None else 2), "what is left of the hand"
        if gave.card is not None and seat in state.leftovers:
            assert list(view.hand) == state.leftovers[seat], "the leftovers"
        if gave.card is not None and state.how[seat] != "spilled":
            assert gave.card == state.dinner[seat], "the contribution"


def _board_is_true(state: State) -> None:
    """What the board says of face-down cards is so."""
    board = state.board
    for seat, place in board.places.items():
        assert place.role in (None, state.roles[seat]), "a turned-up Role Card"
        assert place.supply in (None, state.supplies[seat]), "a face-up Supply Card"
        assert (place.role is None) == place.living, "the eaten have turned up their Role Cards"
    if board.contributed:
        assert set(board.contributed) == set(state.dinner), "who has a card before them"
    living = [state.characters[seat] for seat in board.living]
    assert sorted(board.tokens) == sorted(living), "the tokens on the Campfire Board"
