"""Leaks, as a slip in this game's rules would make them: each lets a seat find out what it must not know.

`SWAPPED` are found by swapping two cards of the deck, `TOLD` by holding Views against the state.
"""

from __future__ import annotations

from engines.the_fittest import attempt, deck, effects, leading, negotiation, resolution
from tests.planting import Fault


def _leak(name: str, where: object, right: str, wrong: str) -> Fault:
    return Fault(name, where, right, wrong, ())  # type: ignore[arg-type]


SWAPPED = (
    _leak(
        "those are waited for who hold a card that could help",
        attempt.boosts,
        "if board.may_boost(seat)]",
        "if board.may_boost(seat) and any(board.card(card).skill in"
        " (*SKILLS[:3], 'wild') for card in t.state.hands[seat])]",
    ),
    _leak(
        "those are waited for who hold a Totem card",
        negotiation.negotiate,
        "if seat == board.leader or seat not in silenced]",
        "if seat == board.leader or any(board.card(card).totem for card in t.state.hands[seat])]",
    ),
    _leak(
        "there is more time while somebody holds a Totem card",
        negotiation.negotiate,
        "seconds=times.NEGOTIATION,",
        "seconds=times.NEGOTIATION"
        " + 60 * sum(board.card(card).totem for hand in t.state.hands.values() for card in hand),",
    ),
    _leak(
        "who holds a Totem card is not asked whether to draw",
        resolution.optional_draws,
        "seats = board.leftwards([*outsiders, *consoled])",
        "seats = board.leftwards(seat for seat in (*outsiders, *consoled)"
        " if not any(board.card(card).totem for card in t.state.hands[seat]))",
    ),
)

TOLD = (
    _leak(
        "everybody learns what is drawn",
        deck.draw,
        "t.tell(seat, w.HandGained(cards=tuple(cards)))",
        "t.tell(None, w.HandGained(cards=tuple(cards)))",
    ),
    _leak(
        "everybody sees the hand that is looked at",
        effects.look_at_hand,
        "t.tell(source.seat, w.HandSeen(",
        "t.tell(None, w.HandSeen(",
    ),
    _leak(
        "everybody sees which card is taken",
        effects.barter,
        "t.tell((mine, seat), w.CardPassed(of=seat, to=mine, card=taken))",
        "t.tell(None, w.CardPassed(of=seat, to=mine, card=taken))",
    ),
    _leak(
        "everybody sees the top of the deck",
        leading.became_leader,
        "t.tell(seat, w.TopSeen(cards=cards))",
        "t.tell(None, w.TopSeen(cards=cards))",
    ),
    _leak(
        "everybody hears of an offer",
        negotiation.act,
        "t.tell((seat, command.to), w.Proposed(by=seat, to=command.to, terms=terms))",
        "t.tell(None, w.Proposed(by=seat, to=command.to, terms=terms))",
    ),
)
