"""The rules, in the rulebook's order."""

from __future__ import annotations

from engines.kernel import Outcome, Seat
from engines.peasant_buffet import words as w
from engines.peasant_buffet.laying import lay_the_table
from engines.peasant_buffet.state import GameEnds, T, say
from engines.peasant_buffet.turn import turn, zombie_turn


async def play(t: T) -> Outcome:
    """A game, from the setup to one of its three ends."""
    try:
        lay_the_table(t)
        seat = t.state.board.active
        while True:
            await _take_turn(t, seat)
            seat = _next(t, seat)
    except GameEnds as over:
        return _end(t, over.end)


async def _take_turn(t: T, seat: Seat) -> None:
    """One turn, and whether it was the last (B20, B21)."""
    board = t.state.board
    alone = len(board.living) == 1
    place = board.places[seat]
    zombie = not place.living
    say(t, w.TurnBegan(seat=seat, turn=board.turn + 1, zombie=zombie))
    if zombie:
        await zombie_turn(t, seat)
    else:
        await turn(t, seat)
    if board.living == [seat] and (alone or t.state.options.last_turn == "this"):
        raise GameEnds("last-peasant")
    if not board.village:
        raise GameEnds("village-empty")


def _next(t: T, seat: Seat) -> Seat:
    """Clockwise; the devoured are left out, unless they are Zombies (B17)."""
    places = t.state.board.places
    order = ((seat - 1 + step) % len(places) + 1 for step in range(1, len(places) + 1))
    return next(other for other in order if places[other].living or places[other].zombie)


def _end(t: T, end: w.End) -> Outcome:
    """Wanted Items, and one for who survived; of those who are tied, the one with the latest draw (B23, B24)."""
    board = t.state.board
    scores = tuple(board.score(seat) for seat in board.places)
    most = max(score.points for score in scores)
    first = [score for score in scores if score.points == most]
    latest = max(score.last_draw for score in first)
    winners = tuple(score.seat for score in first if score.last_draw == latest)
    say(t, w.GameEnded(end=end, winners=winners, scores=scores, tied=len(first) > 1))
    return Outcome(end=end, winners=winners)
