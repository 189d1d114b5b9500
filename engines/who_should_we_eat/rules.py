"""The rules, in the rulebook's order."""

from __future__ import annotations

from collections.abc import Iterator

from engines.kernel import Outcome
from engines.who_should_we_eat.afternoon import afternoon
from engines.who_should_we_eat.evening import evening
from engines.who_should_we_eat.laying import lay_the_table
from engines.who_should_we_eat.morning import morning
from engines.who_should_we_eat.salvation import salvation
from engines.who_should_we_eat.state import GameEnds, State, T, say
from engines.who_should_we_eat.trial import trial
from engines.who_should_we_eat.words import CardsTurnedUp, End, GameEnded, TurnedUp


async def play(t: T) -> Outcome:
    """A game, from the setup to one of its four ends."""
    try:
        lay_the_table(t)
        while True:
            await morning(t)
            await afternoon(t)
            await evening(t)
            while t.state.board.food < 0:
                await trial(t)
            await salvation(t)
    except GameEnds as over:
        return _end(t, over.end)


def _end(t: T, end: End) -> Outcome:
    """The living survivors win by the raft, the flipped ghosts by the other three; the newly dead are in neither list.
    Without a ghost on the table a ghosts' win is everybody's loss (W49)."""
    board = t.state.board
    winners = board.living if end == "raft" else board.ghosts
    say(t, CardsTurnedUp(held=tuple(_held(t.state))))
    say(
        t,
        GameEnded(
            end=end,
            winners=tuple(winners),
            survivors=tuple(board.living),
            ghosts=tuple(board.ghosts),
            newly_dead=tuple(board.seats("dead")),
        ),
    )
    return Outcome(end=end, winners=tuple(winners))


def _held(state: State) -> Iterator[TurnedUp]:
    for seat in state.board.places:
        hand, play, keep = tuple(state.hands.get(seat, ())), state.plays.get(seat), state.keeps.get(seat)
        if hand or play or keep:
            yield TurnedUp(seat=seat, hand=hand, play=play, keep=keep)
