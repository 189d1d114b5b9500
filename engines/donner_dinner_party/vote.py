"""Group Vote, steps 2 to 4: pointing, ghosts, ties, and who is eaten."""

from __future__ import annotations

from collections.abc import Sequence
from typing import Any

from engines.donner_dinner_party import times, vocabulary
from engines.donner_dinner_party import words as w
from engines.donner_dinner_party.board import count
from engines.donner_dinner_party.discussion import discussion
from engines.donner_dinner_party.reacting import react
from engines.donner_dinner_party.state import GameEnds, T, say
from engines.kernel import Barred, Offer, Offers, Seat, offer


async def group_vote(t: T) -> None:
    """Talk, vote, and eat. Who is spared by a Supply Card has the others vote again at once."""
    board = t.state.board
    await discussion(t)
    say(t, w.PhaseBegan(phase="vote", round=board.round))
    while True:
        condemned = await _ballot(t)
        say(t, w.Condemned(seat=condemned))
        await react(t, "condemned")
        if board.condemned is not None:
            break
    _eat(t, condemned)
    t.beat()


async def _ballot(t: T) -> Seat:
    """Fingers are shown, ghosts and Supply Cards act, votes are counted. If nobody's vote is left to count, the marks
    are lifted and all vote once more (D-V10)."""
    board = t.state.board
    while True:
        await _point(t)
        await react(t, "fingers", board.could_boo, lambda seat: _boos(t, seat), _boo)
        if board.counting:
            break
        say(t, w.EverybodyScared())
    result = count(board)
    say(t, result)
    if len(result.tied) > 1:
        return await _break_tie(t, result.tied, t.state.options.leader_may_pick_self)
    if result.counts:
        return max(result.counts, key=lambda one: one.votes).seat
    return await _break_tie(t, [seat for seat in board.living if seat not in board.spared], own=False)


async def _point(t: T) -> None:
    """Everybody who is not scared off points at another living player, sealed, shown together (D-V2, D-V3, D-V5)."""
    board = t.state.board
    voters = board.voters
    offers = {seat: (_votes(t, seat),) for seat in voters}
    said = await t.ask_all(
        "vote",
        voters,
        offers.__getitem__,
        seconds=times.VOTE,
        otherwise=lambda seat: _silent(t, seat),
        others={seat: "D-V11" if place.living else "D-V2" for seat, place in board.places.items()},
    )
    number = 1 if board.ballot is None else board.ballot.number + 1
    votes = tuple(w.Pointed(seat=seat, target=None if vote is None else vote.target) for seat, vote in said.items())
    say(t, w.VotesShown(ballot=number, votes=votes))
    t.beat()


def _votes(t: T, seat: Seat) -> Offer[w.Vote]:
    board = t.state.board
    targets = board.choices(seat)
    barred = {one: "D-V3" for one in board.places if one not in targets}
    return offer(w.Vote, target=targets, shared=True).because(target="D-V3", barred=barred)


def _silent(t: T, seat: Seat) -> w.Vote | None:
    """Out of time is no vote, or by an option one by lot (D-V4)."""
    if t.state.options.absent == "abstain":
        return None
    return w.Vote(target=t.chance.pick(t.state.board.choices(seat), f"silence/{seat}"))


def _boos(t: T, seat: Seat) -> Offers:
    """A ghost with a token may frighten whoever still counts (D-V12)."""
    board = t.state.board
    if not board.places[seat].token:
        return (Barred(w.Boo, "D-V12"),)
    return (offer(w.Boo, target=board.counting, shared=True).because(target="D-V12"),)


def _boo(t: T, seat: Seat, command: Any) -> None:
    say(t, w.Booed(seat=seat, target=command.target))


# ---------------------------------------------------- ties


async def _break_tie(t: T, candidates: Sequence[Seat], own: bool) -> Seat:
    """The Camp Leader says who it is, among `candidates` but not themselves, unless they may (D-V7)."""
    leader = _who_breaks_ties(t)
    options = [seat for seat in candidates if own or seat != leader]
    target, automatic = options[0], False
    if len(options) > 1:
        barred = {seat: "D-V7" for seat in t.state.board.places if seat not in options}
        offers = (offer(w.BreakTie, target=options, shared=True).because(target="D-V7", barred=barred),)
        by_lot = w.BreakTie(target=t.chance.pick(options, "tie"))
        others = dict.fromkeys(t.state.board.places, "D-V7")
        chosen = await t.ask(leader, "tie", lambda: offers, seconds=times.TIE, otherwise=lambda: by_lot, others=others)
        target, automatic = chosen.target, chosen is by_lot
    acting = leader != t.state.board.leader
    say(t, w.TieBroken(leader=leader, target=target, automatic=automatic, acting=acting))
    return target


def _who_breaks_ties(t: T) -> Seat:
    """The Camp Leader; if scared off, the next to the left who is not. The tile goes with it (D-V8, D-V9)."""
    board = t.state.board
    present = board.leftwards(board.counting)[0]
    if present != board.leader and t.state.options.scared_leader == "becomes":
        say(t, w.Leader(seat=present, why="scared"))
    return present


# ---------------------------------------------------- eaten


def _eat(t: T, seat: Seat) -> None:
    """The Role Card is turned up, and so is a Supply Card that was not played (D-P1). Ol' Tasty ends it all (D-E1)."""
    state, board = t.state, t.state.board
    supply = state.supplies[seat] if board.places[seat].supply is None else None
    say(t, w.Eaten(seat=seat, role=state.roles[seat], character=state.characters[seat], supply=supply))
    if supply is not None and isinstance(state.pack.supply[supply].effect, vocabulary.Tasty):
        raise GameEnds("ol-tasty")
