"""How to Play, step 5: the Camp Leader may inspect another's card."""

from __future__ import annotations

from engines.donner_dinner_party import times
from engines.donner_dinner_party import words as w
from engines.donner_dinner_party.reacting import react
from engines.donner_dinner_party.state import T, say
from engines.donner_dinner_party.supply import look_at
from engines.kernel import offer


async def inspection(t: T) -> None:
    """Supply Cards before, the Camp Leader's choice, Supply Cards after (D-I1 to D-I8)."""
    board = t.state.board
    say(t, w.PhaseBegan(phase="inspection", round=board.round))
    await react(t, "set")
    if board.prevented:
        say(t, w.Inspected(leader=board.leader, target=None, why="prevented"))
    else:
        await _inspect(t)
    await react(t, "look")


async def _inspect(t: T) -> None:
    """One other living player, or nobody; silence is nobody. Who it is can be seen, the card cannot (D-I3)."""
    board = t.state.board
    leader = board.leader
    barred = {seat: "D-I2" for seat in board.places if seat not in board.week.hunters}
    offers = (
        offer(w.Inspect, target=sorted(board.week.hunters), shared=True).because(target="D-I2", barred=barred),
        offer(w.NoInspection, shared=True),
    )
    others = dict.fromkeys(board.places, "D-I1")
    chosen = await t.ask(
        leader, "inspect", lambda: offers, seconds=times.INSPECT, otherwise=w.NoInspection, others=others
    )
    if isinstance(chosen, w.Inspect):
        say(t, w.Inspected(leader=leader, target=chosen.target, why="chosen"))
        look_at(t, leader, chosen.target, "inspection")
    else:
        say(t, w.Inspected(leader=leader, target=None, why="declined"))
