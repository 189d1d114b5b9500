"""Discussion and trial."""

from __future__ import annotations

from collections import Counter
from typing import Any, Literal

from engines.kernel import ALL, Offers, Seat, offer
from tests.toy import words as w
from tests.toy.state import KNIVES, MASK, T

DISCUSSION, DRINK, KNIFE, VOTE, STRAWS = 60, 10, 15, 45, 15  # seconds
_HOLD = offer(w.Hold, shared=True)
_SAY = offer(w.Say, free=["text"])


class Accusation(Exception):
    """Ends the discussion."""

    def __init__(self, by: Seat, target: Seat) -> None:
        super().__init__()
        self.by = by
        self.target = target


async def discussion(t: T) -> Accusation | None:
    """The accusation that ends it, if one does."""
    began(t, "discussion")

    async def act(seat: Seat, command: Any) -> None:
        match command:
            case w.Say():
                t.tell(ALL, w.Said(seat=seat, text=command.text))
            case w.Toast():
                await toast(t, seat, command.target)
            case _:
                t.tell(ALL, w.Accused(seat=seat, target=command.target))
                raise Accusation(seat, command.target)

    try:
        await t.floor("discussion", t.state.living, lambda seat: talk(t, seat), act, seconds=DISCUSSION)
    except Accusation as accusation:
        return accusation
    return None


def began(t: T, phase: w.Phase) -> None:
    """A phase begins; everybody sees how many cards there are."""
    state = t.state
    hands = tuple((seat, len(state.hands[seat])) for seat in state.living)
    t.tell(ALL, w.Began(round=state.round, phase=phase, hands=hands, deck=len(state.deck)))


def talk(t: T, seat: Seat) -> Offers:
    """What a seat may do in the discussion."""
    state = t.state
    others = state.others(seat)
    masked = [one for one in state.living if MASK in state.shown[one]]
    dead = [one for one in state.roles if one not in state.living]
    barred = {**dict.fromkeys(dead, "T1"), **dict.fromkeys(masked, "T5"), seat: "T4"}
    targets = [one for one in others if one not in masked]
    accuse = (offer(w.Accuse, target=targets).because(target="T3", barred=barred),) if targets else ()
    return (_SAY, offer(w.Toast, target=others), *accuse)


async def toast(t: T, seat: Seat, target: Seat) -> None:
    """Somebody drinks to somebody. The clock of the discussion stands still."""
    offers = (offer(w.Drink, drink=[True, False], shared=True),)
    answer = await t.ask(target, "drink", lambda: offers, seconds=DRINK, otherwise=lambda: w.Drink(drink=False))
    t.tell(ALL, w.Toasted(seat=seat, target=target, drank=answer.drink))


async def trial(t: T, accusation: Accusation) -> None:
    """Knives first, then the vote."""
    began(t, "trial")
    killer = await knife(t, accusation.by)
    if killer is not None and (shown := t.state.held(killer, KNIVES)) is not None:
        t.state.spend(killer, shown)
        t.tell(ALL, w.Stabbed(seat=killer, card=shown, target=accusation.by))
        t.tell(killer, w.HandDealt(cards=tuple(t.state.hands[killer])))
        die(t, accusation.by, "knife")
    else:
        tied = await vote(t, candidates(t, accusation))
        die(t, tied[0] if len(tied) == 1 else await draw_straws(t, tied), "vote")
    t.beat()


def knife_offers(t: T, seat: Seat) -> Offers:
    """Everybody may hold; who has a knife may stab."""
    return (_HOLD, offer(w.Stab)) if t.state.held(seat, KNIVES) else (_HOLD,)


async def knife(t: T, accuser: Seat) -> Seat | None:
    """Who stabs: the first in seat order who wants to. Left out where all knives lie face up."""
    if all(t.state.open[one] for one in KNIVES):
        return None
    said = await t.window(
        "knife",
        t.state.others(accuser),
        lambda seat: knife_offers(t, seat),
        seconds=KNIFE,
        otherwise=lambda _: w.Hold(),
    )
    return next((seat for seat, command in said.items() if isinstance(command, w.Stab)), None)


def candidates(t: T, accusation: Accusation) -> list[Seat]:
    """Who may hang, in seat order."""
    return sorted([accusation.by, accusation.target])


async def vote(t: T, hangable: list[Seat]) -> list[Seat]:
    """Those with the most votes."""
    living = t.state.living
    offers = (offer(w.Vote, target=hangable, shared=True).because(target="T6"),)
    said = await t.ask_all("vote", living, lambda _: offers, seconds=VOTE, otherwise=lambda _: None)
    votes = tuple((seat, None if one is None else one.target) for seat, one in said.items())
    tally = Counter(target for _, target in votes)
    most = max(tally[one] for one in hangable)
    tied = [one for one in hangable if tally[one] == most]
    t.tell(ALL, w.VotesShown(votes=votes, tied=tuple(tied)))
    return tied


async def draw_straws(t: T, tied: list[Seat]) -> Seat:
    """Who draws the short one; out of time it is drawn for you."""
    offers = (offer(w.DrawStraw, shared=True),)
    await t.ask_all("straws", tied, lambda _: offers, seconds=STRAWS, otherwise=lambda _: w.DrawStraw(), again=False)
    short = t.chance.pick(tied, "straws")
    t.tell(ALL, w.StrawsDrawn(seats=tuple(tied), short=short))
    return short


def die(t: T, seat: Seat, by: Literal["poisoner", "knife", "vote"]) -> None:
    """Hand, buried cards and role are shown; the cards are discarded."""
    state = t.state
    hand, buried = tuple(state.hands[seat]), tuple(state.buried[seat])
    state.living.remove(seat)
    state.discard += [*hand, *buried, *state.shown[seat]]
    state.hands[seat], state.buried[seat], state.shown[seat] = [], [], []
    t.tell(ALL, w.Died(seat=seat, by=by, role=state.roles[seat], hand=hand, buried=buried))
