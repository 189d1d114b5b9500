"""Your Turn, and a Zombie's."""

from __future__ import annotations

from engines.kernel import Barred, Offers, Seat, offer
from engines.peasant_buffet import times
from engines.peasant_buffet import vocabulary as v
from engines.peasant_buffet import words as w
from engines.peasant_buffet.drawing import draw
from engines.peasant_buffet.moments import floor, react
from engines.peasant_buffet.ordering import look
from engines.peasant_buffet.peril import settle
from engines.peasant_buffet.state import T, TurnOver, calmly, not_asked, say

_DRAW, _STOP = offer(w.Draw, shared=True), offer(w.Stop, shared=True)


async def turn(t: T, seat: Seat) -> None:
    """Draw one, then draw or stop, as long as you dare; the loot is yours when the turn ends (B3)."""
    try:
        await _turn(t, seat)
    except TurnOver:
        t.state.dared = t.state.calm = False


async def _turn(t: T, seat: Seat) -> None:
    board = t.state.board
    before = board.ability(seat, v.LookBefore)
    if before is not None:
        look(t, seat, before.count, "ability")
    await react(t, "turn")
    while board.ending is None:
        if board.drew and not await _goes_on(t, seat):
            say(t, w.TurnEnding(seat=seat, why="stop"))
            break
        if not board.drew:
            await _goes_on(t, seat)
        await draw(t, seat)
        if board.ending is None and not board.village:
            say(t, w.TurnEnding(seat=seat, why="village-empty"))
    await _end_of_turn(t, seat)


async def _goes_on(t: T, seat: Seat) -> bool:
    """Draw or stop? Out of time: stop, after the card that must be drawn."""
    board = t.state.board

    def own() -> Offers:
        return (_DRAW, _STOP if board.drew else Barred(w.Stop, "B3"))

    bars = (Barred(w.Draw, "B3"), Barred(w.Stop, "B3"))
    said = await floor(t, "draw", seat, own, lambda: bars, times.DRAW)
    return isinstance(said, w.Draw)


async def _end_of_turn(t: T, seat: Seat) -> None:
    """The time in which others may act before the loot becomes inventory (B7); a Dare is one more draw (B8)."""
    board = t.state.board

    async def dare() -> None:
        if t.state.dared:
            t.state.dared = False
            await draw(t, seat, dared=True)

    await react(t, "end", dare)
    if board.loot:
        say(t, w.LootCollected(seat=seat, cards=tuple(board.loot)))
    if board.ability(seat, v.LookAfter) is not None and look(t, seat, 1, "ability"):
        await _bury(t, seat)


async def _bury(t: T, seat: Seat) -> None:
    """The card just seen may be recycled."""
    offers = (offer(w.Bury, shared=True), offer(w.Leave, shared=True))
    said = await calmly(
        t,
        t.ask(
            seat,
            "bury",
            lambda: offers,
            seconds=times.PICK,
            otherwise=w.Leave,
            others=not_asked(t, [seat], "B26"),
        ),
    )
    if isinstance(said, w.Bury):
        t.state.village.append(t.state.village.pop(0))
        say(t, w.TopRecycled(seat=seat))


async def zombie_turn(t: T, seat: Seat) -> None:
    """Move to any living peasant, or stay; nothing else (B19)."""
    board = t.state.board
    host = board.places[seat].host
    targets = [other for other in board.clockwise() if other != host]
    if targets:
        offers = (offer(w.Hunt, target=[*targets, None], shared=True).because(target="B19"),)
        said = await calmly(
            t,
            t.ask(
                seat,
                "hunt",
                lambda: offers,
                seconds=times.HUNT,
                otherwise=lambda: w.Hunt(target=None),
                others=not_asked(t, [seat], "B19"),
            ),
        )
        say(t, w.ZombieMoved(seat=seat, target=said.target))
    await settle(t)
    t.beat()
