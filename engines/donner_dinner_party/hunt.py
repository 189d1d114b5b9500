"""How to Play, steps 1 to 4: everybody hunts and contributes a card."""

from __future__ import annotations

from collections.abc import Sequence

from engines.donner_dinner_party import times
from engines.donner_dinner_party import words as w
from engines.donner_dinner_party.deck import collect_and_shuffle, draw
from engines.donner_dinner_party.state import T, say
from engines.donner_dinner_party.supply import HAND
from engines.kernel import Offers, Seat, offer


async def hunt(t: T) -> None:
    """The Camp Leader draws one card that nobody sees (D-H1), the others three, of which they contribute one (D-H3)."""
    state, board = t.state, t.state.board
    say(t, w.PhaseBegan(phase="hunt", round=board.round + 1))
    collect_and_shuffle(t)
    for card in draw(t, 1):
        state.dinner[board.leader], state.how[board.leader] = card, "blind"
    hunters = board.week.hunters
    for seat in hunters:
        state.hands[seat] = draw(t, HAND)
        t.tell(seat, w.HandDealt(cards=tuple(state.hands[seat])))
    await _choose(t, hunters)
    say(t, w.AllContributed(seats=tuple(sorted(state.dinner))))
    t.beat()


async def _choose(t: T, hunters: Sequence[Seat]) -> None:
    """All at once; minds may change until the last has chosen (D-H4). Supply Cards may be played meanwhile."""
    state = t.state

    def offers(seat: Seat) -> Offers:
        return (offer(w.Contribute, card=tuple(dict.fromkeys(state.hands[seat]))).because(card="D-H3"),)

    others = {seat: "D-H3" if place.living else "D-V18" for seat, place in state.board.places.items()}
    others[state.board.leader] = "D-H1"
    window = t.open("contribute", hunters, offers, t.seconds(times.CONTRIBUTE), again=True, others=others)
    state.contributing = window
    await window.sealed()
    state.contributing = None
    for seat in hunters:
        hand = state.hands.pop(seat)
        answer: w.Contribute | None = window.answers.get(seat)
        how: w.ContributedHow = "chosen"
        if seat in state.drawn:
            card, how = hand[state.drawn[seat]], "frozen"
        elif answer is not None:
            card = answer.card
        else:
            card, how = hand[t.chance.below(len(hand), f"silence/{seat}")], "automatic"
        hand.remove(card)
        state.dinner[seat], state.leftovers[seat], state.how[seat] = card, hand, how
        t.tell(seat, w.Contributed(card=None if how == "frozen" else card, how=how))
