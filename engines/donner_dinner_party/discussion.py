"""Group Vote, step 1: accusations and arguments; the claims board, and what ghosts have to say."""

from __future__ import annotations

from collections import Counter
from typing import get_args

from engines.donner_dinner_party import times
from engines.donner_dinner_party import words as w
from engines.donner_dinner_party.board import Board
from engines.donner_dinner_party.state import T, say
from engines.kernel import Barred, Offers, Seat, offer

_CALL = offer(w.CallVote, shared=True)
_NOISE = offer(w.Noise, sound=get_args(w.Sound))
_ROLE = offer(w.ClaimRole, role=get_args(w.Role))
_NO_CALL = Barred(w.CallVote, "D-V1")
_NO_NOISE = Barred(w.Noise, "D-V16")
_WORDS = (w.CallVote, w.ClaimGave, w.ClaimSaw, w.ClaimRole, w.ClaimSupply)
_SILENCED = tuple(Barred(word, "D-V16") for word in _WORDS)


async def discussion(t: T) -> None:
    """Talk until the Camp Leader calls for the vote, not before ten seconds are over, or time is out (D-V1)."""
    board = t.state.board
    say(t, w.PhaseBegan(phase="discussion", round=board.round))
    at_least = t.seconds(times.TALK_AT_LEAST, post=0)
    longest = t.seconds(t.state.options.discussion)
    callable_now = not at_least
    claims = {seat: claims_of(board, seat) for seat in board.living}
    said: Counter[Seat] = Counter()

    def offers(seat: Seat) -> Offers:
        if not board.places[seat].living:
            return (*_SILENCED, *((_NOISE,) if said[seat] < times.NOISES else ()))
        call = _CALL if callable_now and seat == board.leader else _NO_CALL
        return (call, _NO_NOISE, *(claims[seat] if said[seat] < times.CLAIMS else ()))

    talking = [seat for seat, place in board.places.items() if place.living or board.ghosts]
    others = dict.fromkeys(board.places, "D-V18")
    window = t.open("discussion", talking, offers, at_least or longest, mode="floor", others=others)
    while True:
        happened = await window.next()
        if happened is None:
            if callable_now:
                break
            callable_now = True
            window.extend(longest - at_least)
            continue
        seat, command = happened
        if isinstance(command, w.CallVote):
            say(t, w.VoteCalled(leader=seat))
            return
        said[seat] += 1
        _speak(t, seat, command)
    say(t, w.VoteCalled(leader=None))


def claims_of(board: Board, seat: Seat) -> Offers:
    """What a living player may put on the claims board: cards given, cards seen, a role, a Supply Card. Nothing of it
    is held against secrets."""
    if not board.claiming:
        return ()
    kinds = [*board.pack.hunting]
    found: list[Offers] = [(_ROLE,)]
    if hunted := [week.round for week in reversed(board.weeks) if seat in week.hunters]:
        found.append((offer(w.ClaimGave, round=hunted, card=kinds),))
    if seen := sorted({target for week in board.weeks for looker, target in week.looked if looker == seat}):
        found.append((offer(w.ClaimSaw, target=seen, card=kinds),))
    if board.places[seat].supply is None:
        found.append((offer(w.ClaimSupply, card=[one for one in board.supply if one not in board.face_up]),))
    return tuple(one for some in found for one in some)


def _speak(t: T, seat: Seat, command: object) -> None:
    board = t.state.board
    now = board.round
    match command:
        case w.Noise():
            say(t, w.NoiseMade(seat=seat, sound=command.sound))
        case w.ClaimGave():
            say(t, w.Claimed(seat=seat, what="gave", round=command.round, word=command.card))
        case w.ClaimSaw():
            when = next(week.round for week in reversed(board.weeks) if (seat, command.target) in week.looked)
            say(t, w.Claimed(seat=seat, what="saw", round=when, word=command.card, target=command.target))
        case w.ClaimRole():
            say(t, w.Claimed(seat=seat, what="role", round=now, word=command.role))
        case w.ClaimSupply():
            say(t, w.Claimed(seat=seat, what="supply", round=now, word=command.card))
        case _:
            raise TypeError("nothing that is said")
