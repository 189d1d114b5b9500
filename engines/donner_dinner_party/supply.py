"""Supply Cards: who may play one, and what happens in secret when it is played. What all can see is the board's."""

from __future__ import annotations

from collections.abc import Iterator

from engines.donner_dinner_party import vocabulary as v
from engines.donner_dinner_party import words as w
from engines.donner_dinner_party.deck import draw
from engines.donner_dinner_party.state import T, say
from engines.donner_dinner_party.vocabulary import Window
from engines.kernel import Offer, Seat, Standing, offer

HAND = 3


def offers_of(t: T, seat: Seat, window: Window) -> tuple[Offer[w.PlaySupply], ...]:
    """The Supply Card of a seat, if it may be played in this window and reaches somebody (D-P3)."""
    card = t.state.pack.supply[t.state.supplies[seat]]
    targets = t.state.board.targets(card, seat) if card.window == window else []
    if not targets:
        return ()
    if targets == [None]:
        return (offer(w.PlaySupply, card=[card.id]).because(card="D-P3"),)
    return (offer(w.PlaySupply, card=[card.id], target=targets).because(card="D-P3", target="D-P3"),)


def while_hunting(t: T) -> Iterator[Standing]:
    """The cards that may be played from the deal until the last hunter has chosen; the Camp Leader's, too (D-P8)."""
    if t.state.contributing is None:
        return
    for seat in t.state.board.living:
        if offers := offers_of(t, seat, "hunt"):
            yield Standing(seat, "supply", offers, _played)


async def _played(t: T, seat: Seat, command: w.PlaySupply) -> None:
    play_supply(t, seat, command)


def play_supply(t: T, seat: Seat, command: w.PlaySupply) -> None:
    """The card is read out and lies face up; then it does what it says."""
    say(t, w.SupplyPlayed(seat=seat, card=command.card, target=command.target))
    target = command.target
    match t.state.pack.supply[command.card].effect:
        case v.Redraw():
            _redraw(t, seat)
        case v.Freeze() if target is not None:
            _freeze(t, target)
        case v.LookAtLeftovers() if target is not None:
            cards = tuple(sorted(t.state.leftovers[target]))
            t.tell(seat, w.LeftoversSeen(seat=target, cards=cards))
            _remember(t, seat, target, cards, "leftovers")
        case v.LookAtCard() if target is not None:
            look_at(t, seat, target, "supply")
        case v.Replace() if target is not None:
            _replace(t, target)
        case _:
            pass


def look_at(t: T, seat: Seat, target: Seat, how: w.LookedBy) -> None:
    """`seat` sees what lies before `target` now."""
    card = t.state.dinner[target]
    t.tell(seat, w.CardSeen(seat=target, card=card, how=how))
    _remember(t, seat, target, (card,), how)


def _remember(t: T, seat: Seat, target: Seat, cards: tuple[str, ...], how: w.LookedAt) -> None:
    t.state.looks.append(w.Look(round=t.state.board.round, seat=seat, target=target, cards=cards, how=how))


def _redraw(t: T, seat: Seat) -> None:
    """The three are set aside, unseen, and what had been chosen of them is forgotten."""
    state = t.state
    state.aside += state.hands[seat]
    state.hands[seat] = draw(t, HAND)
    t.tell(seat, w.HandDealt(cards=tuple(state.hands[seat]), again=True))
    if state.contributing is not None:
        state.contributing.forget(seat)


def _freeze(t: T, target: Seat) -> None:
    """One card of the hand, by its place; who holds it does not see which, and has nothing to choose any more."""
    state = t.state
    state.drawn[target] = t.chance.below(len(state.hands[target]), f"frozen/{target}")
    if state.contributing is not None:
        state.contributing.excuse(target)


def _replace(t: T, target: Seat) -> None:
    """The new card is drawn before the old one is put away: it cannot be the same."""
    state = t.state
    for card in draw(t, 1):
        state.aside.append(state.dinner[target])
        state.dinner[target] = card
        state.how[target] = "spilled"
