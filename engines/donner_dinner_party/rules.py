"""The rules, in the rulebook's order."""

from __future__ import annotations

from engines.donner_dinner_party import words as w
from engines.donner_dinner_party.dinner import camp_dinner
from engines.donner_dinner_party.hunt import hunt
from engines.donner_dinner_party.inspection import inspection
from engines.donner_dinner_party.laying import lay_the_table
from engines.donner_dinner_party.state import GameEnds, T, say
from engines.donner_dinner_party.vote import group_vote
from engines.kernel import Outcome


async def play(t: T) -> Outcome:
    """A game, from the setup to one of its four ends."""
    try:
        lay_the_table(t)
        while True:
            await hunt(t)
            await inspection(t)
            if not await camp_dinner(t):
                await group_vote(t)
            end_the_round(t)
    except GameEnds as over:
        return _end(t, over.end)


def end_the_round(t: T) -> None:
    """Is the game over (D-E1 to D-E4)? If not, the pan moves on and the tile goes to the left (D-E5)."""
    board = t.state.board
    if not board.cannibals:
        raise GameEnds("cannibals-eaten")
    if board.cannibals >= board.pioneers:
        raise GameEnds("cannibals-rule")
    if board.round == board.last_round:
        raise GameEnds("rescued")
    say(t, w.RoundEnded(round=board.round))
    say(t, w.Leader(seat=board.next_leader(), why="passed"))


def _end(t: T, end: w.End) -> Outcome:
    """All cards are turned up; a whole team has won, dead or alive (D-E7, D-E8)."""
    state = t.state
    seats = tuple(state.roles)
    pioneers = tuple(seat for seat in seats if state.roles[seat] == "pioneer")
    cannibals = tuple(seat for seat in seats if state.roles[seat] == "cannibal")
    winners = pioneers if end in ("cannibals-eaten", "rescued") else cannibals
    say(
        t,
        w.CardsTurnedUp(
            roles=tuple(state.roles.values()),
            characters=tuple(state.characters.values()),
            supplies=tuple(state.supplies.values()),
            undealt=tuple(state.undealt),
            given=tuple(state.given),
            looks=tuple(state.looks),
        ),
    )
    say(t, w.GameEnded(end=end, winners=winners, pioneers=pioneers, cannibals=cannibals))
    return Outcome(end=end, winners=winners)
