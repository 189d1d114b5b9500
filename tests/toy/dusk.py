"""Dusk: everybody at once, in several steps."""

from __future__ import annotations

from collections.abc import Coroutine
from typing import Any

from engines.kernel import ALL, Offers, Seat, offer
from tests.toy import words as w
from tests.toy.state import CURES, LOCKS, PAPERS, T
from tests.toy.trial import began, die

LAY, VISIT, LETTER, WATCH = 40, 30, 15, 20  # seconds; a letter closes before the watch, so that it shows in nothing
_HOLD = offer(w.Hold, shared=True)


async def dusk(t: T) -> None:
    """Draw, lay, visit; read letters and watch meanwhile. What was done shows afterwards, in seat order."""
    draw(t)
    branches: dict[Any, Coroutine[Any, Any, Any]] = {seat: lay_and_visit(t, seat) for seat in t.state.living}
    branches["watch"] = watch(t)
    for seat in t.state.living:
        if t.state.held(seat, PAPERS):
            branches["letter", seat] = letter(t, seat)
    done = await t.together(branches)
    living = list(t.state.living)
    visits = {seat: done[seat][1] for seat in living}
    lay_open(t, {seat: done[seat][0] for seat in living})
    for seat in living:
        if (read := done.get(("letter", seat))) is not None:
            t.tell(seat, w.RoleSeen(seat=read, role=t.state.roles[read]))
    see(t, visits)
    poison(t, visits, done["watch"])
    t.beat()


def draw(t: T) -> None:
    """One card each, while there are enough for all."""
    state = t.state
    if len(state.deck) >= len(state.living):
        for seat in state.living:
            state.hands[seat].append(state.deck.pop(0))
            t.tell(seat, w.HandDealt(cards=tuple(state.hands[seat])))
    began(t, "dusk")


async def lay_and_visit(t: T, seat: Seat) -> tuple[w.Lay | None, Seat]:
    """Two steps, each as soon as the one before is done."""

    def hand_offers() -> Offers:
        hand = t.state.hands[seat]
        return (offer(w.Lay, show=hand, bury=hand, pool=hand).because(show="T2", bury="T2"),) if len(hand) > 1 else ()

    def first_two() -> w.Lay | None:
        hand = t.state.hands[seat]
        return w.Lay(show=hand[0], bury=hand[1]) if len(hand) > 1 else None

    laid: Any = await t.ask(seat, "lay", hand_offers, seconds=LAY, otherwise=first_two)  # type: ignore[type-var]
    others = t.state.others(seat)
    visits = (offer(w.Visit, target=others),)
    visit = await t.ask(
        seat, "visit", lambda: visits, seconds=VISIT, otherwise=lambda: w.Visit(target=others[0]), private=True
    )
    return laid, visit.target


async def letter(t: T, seat: Seat) -> Seat | None:
    """Whose role is read. Nobody else knows that this is asked."""

    def offers() -> Offers:
        return (offer(w.Read, target=[*t.state.others(seat), None]),)

    read = await t.ask(seat, "letter", offers, seconds=LETTER, otherwise=lambda: w.Read(target=None), private=True)
    return read.target


async def watch(t: T) -> Seat | None:
    """Who bars the door: the first in seat order who has a lock and wants to."""

    def offers(seat: Seat) -> Offers:
        return (_HOLD, offer(w.BarDoor)) if t.state.held(seat, LOCKS) else (_HOLD,)

    said = await t.window("watch", t.state.living, offers, seconds=WATCH, otherwise=lambda _: w.Hold())
    return next((seat for seat, command in said.items() if isinstance(command, w.BarDoor)), None)


def lay_open(t: T, laid: dict[Seat, w.Lay | None]) -> None:
    """Turn over what is shown; a candle may have been spent meanwhile, and then nothing is laid."""
    state = t.state
    shown: list[tuple[Seat, w.CardId]] = []
    for seat, lay in laid.items():
        hand = list(state.hands[seat])
        for card in (lay.show, lay.bury) if lay is not None else ():
            if card in hand:
                hand.remove(card)
        if lay is None or len(hand) != len(state.hands[seat]) - 2:
            continue
        state.hands[seat] = hand
        state.shown[seat].append(lay.show)
        state.buried[seat].append(lay.bury)
        shown.append((seat, lay.show))
        t.tell(seat, w.Buried(card=lay.bury))
    t.tell(ALL, w.Laid(shown=tuple(shown)))
    for seat in laid:
        t.tell(seat, w.HandDealt(cards=tuple(state.hands[seat])))


def see(t: T, visits: dict[Seat, Seat]) -> None:
    """Who visits sees the card that was buried last. The poisoner has other things to do."""
    for seat, target in visits.items():
        buried = t.state.buried[target]
        if buried and t.state.roles[seat] != "poisoner":
            t.tell(seat, w.CardSeen(seat=target, card=buried[-1]))


def poison(t: T, visits: dict[Seat, Seat], barred_by: Seat | None) -> None:
    """The poisoner's visit, if the door is open and the host shows no cure."""
    state = t.state
    if barred_by is not None and (lock := state.held(barred_by, LOCKS)) is not None:
        state.spend(barred_by, lock)
        t.tell(ALL, w.DoorBarred(seat=barred_by, card=lock))
        t.tell(barred_by, w.HandDealt(cards=tuple(state.hands[barred_by])))
        return
    poisoner = next(seat for seat in state.living if state.roles[seat] == "poisoner")
    victim = visits[poisoner]
    if cure := next((card for card in state.shown[victim] if card in CURES), None):
        t.tell(ALL, w.Saved(seat=victim, card=cure, role="poisoner"))
    else:
        die(t, victim, "poisoner")
