"""What is done at any time: paying Monsters and Bosses, Dooms, driving a Monster away."""

from __future__ import annotations

from engines.kernel import Command, Seat
from engines.peasant_buffet import vocabulary as v
from engines.peasant_buffet import words as w
from engines.peasant_buffet.dooms import move_monster, play_doom
from engines.peasant_buffet.foes import Way, contributions, fights, onto_drawn, payments
from engines.peasant_buffet.state import T, dearest, pick, say


async def act(t: T, seat: Seat, command: Command) -> None:
    """Do it. What it leads to, somebody in peril perhaps, is for the caller to look after (B4)."""
    board = t.state.board
    match command:
        case w.PlayDoom():
            await play_doom(t, seat, command.card)
        case w.Fight():
            await pay(t, seat, _way(fights(board, seat, t.state.options.payment == "partial"), command.how))
        case w.Contribute():
            await pay(t, seat, _way(contributions(board, seat), command.how))
        case w.Herd():
            say(t, w.AbilityUsed(seat=seat, card=board.places[seat].peasant))
            move_monster(t, seat, command.target, command.monster, "ability")
        case _:
            raise ValueError("nothing that is done at any time")


async def pay_drawn(t: T, seat: Seat, how: str) -> None:
    """Play Items onto what was just drawn."""
    await pay(t, seat, _way(onto_drawn(t.state.board, seat), how))


async def pay(t: T, seat: Seat, way: Way) -> None:
    """Items leave the inventory and lie on the Monster; if nothing is left to pay, all of it is discarded (B12)."""
    board = t.state.board
    paid = payments(board, seat, way)
    say(t, w.Paid(seat=seat, where=way.where, foe=way.foe, payments=paid))
    if not way.complete:
        return
    say(t, w.Defeated(seat=seat, where=way.where, foe=way.foe.model_copy(update={"paid": (*way.foe.paid, *paid)})))
    refund = board.ability(seat, v.Refund)
    items = [item for payment in paid for item in payment.items]
    if refund is not None and len(items) >= refund.at_least and way.foe.card in board.pack.monsters:
        back = await pick(t, seat, "refund", items, lambda: dearest(board, seat, items), "B26")
        say(t, w.TookBack(seat=seat, card=back))


def _way(ways: list[Way], text: str) -> Way:
    return next(way for way in ways if way.text == text)
