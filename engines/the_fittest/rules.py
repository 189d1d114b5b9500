"""The script of a game: setup, then Episodes of four phases, until a card is missing."""

from __future__ import annotations

from engines.kernel import Outcome
from engines.the_fittest import words as w
from engines.the_fittest.attempt import attempt
from engines.the_fittest.deck import top
from engines.the_fittest.laying import lay_the_table
from engines.the_fittest.leading import became_leader, next_leader
from engines.the_fittest.negotiation import negotiate
from engines.the_fittest.resolution import discard_challenge, optional_draws, resolve
from engines.the_fittest.state import GameEnds, T, say
from engines.the_fittest.trial import trial


async def play(t: T) -> Outcome:
    """A game from its first card to its last."""
    lay_the_table(t)
    try:
        await became_leader(t, t.state.board.leader)
        while True:
            await episode(t)
    except GameEnds as over:
        return finish(t, over.end)


async def episode(t: T) -> None:
    """Flip, Negotiation, Attempt, Resolution; then the next leader."""
    board = t.state.board
    flip_phase(t)
    await negotiate(t)
    if board.episode.trial:
        winner = await trial(t)
        say(t, w.PhaseBegan(phase="resolution", episode=board.episode.number))
        discard_challenge(t)
        await optional_draws(t)
    else:
        winner = None
        await resolve(t, await attempt(t))
    close(t)
    if winner is None:
        await next_leader(t, board.left_of(board.leader), "left")
    else:
        await next_leader(t, winner, "trial")


def flip_phase(t: T) -> None:
    """1: Flip Phase. No card, no Challenge, no Episode: the game ends (F43)."""
    number = t.state.board.episode.number + 1
    card = top(t)
    if card is None:
        raise GameEnds("flip")
    say(t, w.PhaseBegan(phase="flip", episode=number))
    say(t, w.CardFlipped(episode=number, card=card, trial=t.state.board.card(card).trial is not None))
    t.beat()


def close(t: T) -> None:
    """The Episode is over. A house rule ends a game that does not move any more (F46)."""
    board = t.state.board
    seats = len(board.places)
    awarded = board.episode.awarded
    idle = board.idle + 1 if not awarded and board.available < seats else 0
    say(t, w.EpisodeOver(episode=board.episode.number, awarded=awarded, idle=idle))
    if t.state.options.stall_guard and idle >= 2 * seats:
        raise GameEnds("stall")


def finish(t: T, end: w.End) -> Outcome:
    """Prizes' values, two points more for each of the highest Skill; a tie is a shared win (F47, F48)."""
    board = t.state.board
    scores = tuple(board.score(seat) for seat in board.seats)
    most = max(score.points for score in scores)
    winners = tuple(score.seat for score in scores if score.points == most)
    t.beat()
    say(t, w.GameEnded(end=end, scores=scores, winners=winners))
    return Outcome(end=end, winners=winners)
