"""4. Trial Phase, c): the vote."""

from __future__ import annotations

from collections.abc import Sequence

from engines.kernel import Barred, Offers, Seat, offer
from engines.who_should_we_eat import modifiers, times
from engines.who_should_we_eat import words as w
from engines.who_should_we_eat.death import die
from engines.who_should_we_eat.state import Doom, T, say
from engines.who_should_we_eat.straws import draw_straws


async def vote(t: T) -> None:
    """Every survivor points at one survivor, sealed, opened together; the one with the most is killed (W34)."""
    board = t.state.board
    seats = [seat for seat in board.clockwise() if not board.places[seat].escaped]
    ignored = not seats
    if ignored:
        seats = board.clockwise()
    votes = await _point(t, seats)
    weights = {seat: modifiers.vote_weight(board, seat) for seat in seats}
    counts = [_count(t, candidate, votes, weights) for candidate in seats]
    most = max(count.total for count in counts)
    tied = [count.seat for count in counts if count.total == most]
    say(
        t,
        w.VotesShown(
            votes=tuple(w.Pointed(seat=seat, target=votes[seat], weight=weights[seat]) for seat in seats),
            counts=tuple(counts),
            tied=tuple(tied),
            escapes_ignored=ignored,
        ),
    )
    t.beat()
    eaten = tied[0] if len(tied) == 1 else await _break_tie(t, tied)
    await die(t, [Doom(eaten, "vote")])


async def _point(t: T, seats: Sequence[Seat]) -> dict[Seat, Seat | None]:
    """Who points at whom; out of time is no vote. Those who escaped neither point nor can be pointed at (W37)."""
    board = t.state.board
    others = board.others(seats, "W34") | {seat: "W37" for seat in board.living if seat not in seats}
    offers: Offers = (
        offer(w.Vote, target=seats, shared=True).because(target="W34", barred=others),
        Barred(w.Show, "W27"),
        Barred(w.Attack, "W27"),
    )
    said = await t.ask_all("vote", seats, lambda _: offers, seconds=times.VOTE, otherwise=lambda _: None, others=others)
    return {seat: None if one is None else one.target for seat, one in said.items()}


def _count(t: T, candidate: Seat, votes: dict[Seat, Seat | None], weights: dict[Seat, int]) -> w.Counted:
    """The weights that point at a candidate plus changes, never below 0 (W51)."""
    pointed = sum(weights[seat] for seat, target in votes.items() if target == candidate)
    change = modifiers.votes_against(t.state.board, candidate)
    return w.Counted(seat=candidate, pointed=pointed, change=change, total=max(0, pointed + change))


async def _break_tie(t: T, tied: Sequence[Seat]) -> Seat:
    """The tied draw straws, or all survivors; with "Follow the Leader" the leader says which (W36)."""
    board, options = t.state.board, t.state.options
    everybody = board.clockwise()
    if len(tied) == len(everybody):
        return await draw_straws(t, "tie", tied)
    who = options.tie_drawers
    if options.follow_the_leader:
        offers = (offer(w.WhoDraws, who=["tied", "all"], shared=True).because(who="W36"),)
        chosen = await t.ask(
            board.leader,
            "tie",
            lambda: offers,
            seconds=times.WHO_DRAWS,
            otherwise=lambda: w.WhoDraws(who="tied"),
            others=board.others([board.leader], "W36"),
        )
        who = chosen.who
        say(t, w.DrawersChosen(leader=board.leader, who=who))
    return await draw_straws(t, "tie", everybody if who == "all" else tied)
