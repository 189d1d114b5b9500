"""Trials: everybody for themself, from the leader's left, the leader last."""

from __future__ import annotations

from typing import Any

from engines.kernel import Offers, Seat, offer
from engines.the_fittest import times
from engines.the_fittest import words as w
from engines.the_fittest.attempt import bonus_flip, boosts, clear_table
from engines.the_fittest.state import T, say
from engines.the_fittest.vocabulary import SKILLS, Skill


async def trial(t: T) -> Seat | None:
    """Each attempt is complete before the next (F32). The winner has the card; None if nobody competed (F35)."""
    board = t.state.board
    say(t, w.PhaseBegan(phase="attempt", episode=board.episode.number))
    for seat in board.leftwards():
        await _compete(t, seat)
    best = board.episode.best
    if best is None:
        return None
    say(t, w.TrialWon(seat=best.seat, card=board.episode.cards[0]))
    t.beat()
    return best.seat


def skills_of_trial(t: T) -> tuple[Skill, ...]:
    """What a competitor may choose from (F30)."""
    board = t.state.board
    printed = board.card(board.episode.cards[0]).trial
    if board.options.trial_skill == "choose" or printed is None or printed == "wild":
        return SKILLS
    return (printed,)


async def _compete(t: T, seat: Seat) -> None:
    board = t.state.board
    if seat in board.episode.out:
        say(t, w.StaysOut(seat=seat, why="forced-out"))
        return
    skills = skills_of_trial(t)

    def offers() -> Offers:
        return (offer(w.Compete, skill=skills, shared=True).because(skill="F30"), offer(w.StayOut, shared=True))

    said: Any = await t.ask(
        seat,
        "compete",
        offers,
        seconds=times.CHOICE,
        otherwise=w.StayOut,
        others={other: "F32" for other in board.seats if other != seat},
    )
    if isinstance(said, w.StayOut):
        say(t, w.StaysOut(seat=seat, why="chose"))
        return
    say(t, w.Competes(seat=seat, skill=said.skill))
    await boosts(t, [seat])
    await bonus_flip(t, seat, [seat])
    total = board.trial_total(seat)
    say(t, w.Scored(seat=seat, total=total, leads=_leads(t, seat, total)))
    clear_table(t)


def _leads(t: T, seat: Seat, total: int) -> bool:
    """The earlier attempt keeps the lead; but some win ties (F34)."""
    best = t.state.board.episode.best
    return best is None or total > best.total or (total == best.total and t.state.board.has(seat, "photo-finish"))
