"""Tribunal: somebody poisons somebody every night, and every day somebody may hang for it. A game for tests only.

Setup.       Four cards each, and a role: one poisoner, one cook, the rest guests.
Dusk.        One more card each. At once: everybody shows a card and buries another, then visits somebody; who has a
             paper (letter, diary …) may, in secret, learn a role; who has a lock (rope, chain …) may bar the door.
             Visitors see the buried card; the poisoner poisons, but not through a barred door, nor who shows a cure.
Discussion.  At most a minute. Anyone may speak and drink to others. An accusation ends it, as does everybody being
             done, and then nobody is tried. Who shows a mask cannot be accused (T5).
Trial.       Everybody but the accuser has a quarter of a minute to stab the accuser, knife or not. Then all vote,
             sealed; on a tie the two draw straws.
Any time.    The bell ends the round, even while a light burns. A light shows its holder a card of another's hand.
End.         The poisoner is dead, two are left, or the rounds are over.
"""

from __future__ import annotations

from engines.kernel import ALL, Outcome
from tests.toy import words as w
from tests.toy.anytime import Rung
from tests.toy.dusk import dusk
from tests.toy.state import DEALT, T, pack, roles
from tests.toy.trial import discussion, trial


async def play(t: T) -> Outcome:
    """A whole game."""
    deal(t)
    while (end := ending(t)) is None:
        t.state.round += 1
        try:
            await dusk(t)
            if ending(t) is None and (accusation := await discussion(t)) is not None:
                await trial(t, accusation)
        except Rung:
            t.beat()
    winners = tuple(seat for seat in t.state.roles if wins(t, seat, end))
    t.tell(ALL, w.Ended(end=end, winners=winners, roles=tuple(t.state.roles.values())))
    return Outcome(end=end, winners=winners)


def deal(t: T) -> None:
    """Roles and hands."""
    state = t.state
    dealt = t.chance.shuffled(roles(t.setup.seats), "roles")
    state.deck = t.chance.shuffled(pack(), "deck")
    for seat in state.living:
        state.roles[seat] = dealt[seat - 1]
        state.hands[seat] = [state.deck.pop(0) for _ in range(DEALT)]
        state.shown[seat], state.buried[seat] = [], []
        t.tell(seat, w.RoleDealt(role=state.roles[seat]))
        t.tell(seat, w.HandDealt(cards=tuple(state.hands[seat])))


def ending(t: T) -> w.End | None:
    """How the game ends now, if it does."""
    state = t.state
    if not any(state.roles[seat] == "poisoner" for seat in state.living):
        return "justice"
    if len(state.living) <= 2:
        return "poison"
    return "dawn" if state.round >= state.rounds else None


def wins(t: T, seat: int, end: w.End) -> bool:
    """Whether a seat wins with this end."""
    if end == "dawn":
        return seat in t.state.living
    return (t.state.roles[seat] == "poisoner") == (end == "poison")
