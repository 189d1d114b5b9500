"""Events: resolved at once; they do not end the turn and do not enter the loot (B9)."""

from __future__ import annotations

from collections.abc import Callable, Sequence

from engines.kernel import Offers, Seat, offer
from engines.peasant_buffet import times
from engines.peasant_buffet import vocabulary as v
from engines.peasant_buffet import words as w
from engines.peasant_buffet.dooms import interrupted, move_monster
from engines.peasant_buffet.foes import tag
from engines.peasant_buffet.offers import movable
from engines.peasant_buffet.ordering import arrange_top, recycle
from engines.peasant_buffet.state import T, cheapest, not_asked, pick, pick_seat, say


async def event(t: T, seat: Seat, card: str) -> None:
    """An Event of the active peasant, unless it is cancelled; then it is discarded."""
    cancelled = await interrupted(t, seat) is not None
    if not cancelled:
        await _resolve(t, seat, t.state.pack.events[card].effect)
    say(t, w.EventDone(seat=seat, card=card, cancelled=cancelled))
    t.beat()


async def _resolve(t: T, seat: Seat, effect: v.EventEffect) -> None:
    board = t.state.board
    match effect:
        case v.EachDraws():
            _market(t)
        case v.EachDiscards():
            for one in board.clockwise():
                if items := board.places[one].items:
                    card = await pick(t, one, "discard", items, _cheapest_of(t, one, items))
                    say(t, w.ItemDiscarded(seat=one, card=card))
        case v.PassLeft():
            await _pass_left(t)
        case v.RecycleLoot():
            await recycle(t, seat, list(board.loot), "loot")
        case v.Patrol():
            for one in board.clockwise():
                await _patrol(t, one)
        case v.Feast():
            await _feast(t, seat)
        case v.ArrangeTop():
            await arrange_top(t, seat, effect.count)
        case v.Return():
            if (card := board.last_discarded) is not None:
                say(t, w.MonsterJoined(seat=seat, card=card, source="discard"))


def _market(t: T) -> None:
    """Each draws one straight into the inventory, from the active peasant on, as far as the Village goes; what would
    have to be resolved goes under it."""
    state, board = t.state, t.state.board
    for one in board.clockwise():
        if not state.village:
            return
        card = state.village.pop(0)
        kept = card not in board.pack.events and card not in board.pack.bosses
        if not kept:
            state.village.append(card)
        say(t, w.MarketDrawn(seat=one, card=card, draw=board.draws + 1, left=len(state.village), kept=kept))


async def _pass_left(t: T) -> None:
    """All choose at once, and all Monsters move together."""
    board = t.state.board
    if len(board.living) == 1:
        return
    choices = {one: found for one in board.clockwise() if (found := movable(board, t.state.options, one))}
    asked = [one for one, found in choices.items() if len(found) > 1]
    offers: dict[Seat, Offers] = {one: (offer(w.Pick, card=choices[one], shared=True),) for one in asked}
    said: dict[Seat, w.Pick] = {}
    if asked:
        said = await t.ask_all(
            "pass-left",
            asked,
            offers.__getitem__,
            seconds=times.PICK,
            otherwise=lambda one: w.Pick(card=choices[one][0]),
            others=not_asked(t, asked, "B9"),
        )
    names = {one: (said[one].card if one in said else None) or found[0] for one, found in choices.items()}
    for one, name in names.items():  # two of one tag are alike: it does not matter if a Monster just passed goes on
        move_monster(t, one, board.left_of(one), name, "event")


async def _patrol(t: T, seat: Seat) -> None:
    """They may discard one Monster; a Zombie is none that could be."""
    foes = {tag(foe): foe for foe in t.state.board.places[seat].monsters}
    if not foes:
        return
    names = list(foes)
    offers = (offer(w.Pick, card=[*names, None], shared=True),)
    said = await t.ask(
        seat,
        "patrol",
        lambda: offers,
        seconds=times.PICK,
        otherwise=lambda: w.Pick(card=names[0]),
        others=not_asked(t, [seat], "B9"),
    )
    if said.card is not None:
        say(t, w.MonsterDiscarded(seat=seat, foe=foes[said.card]))


async def _feast(t: T, active: Seat) -> None:
    """From the one with most Items to the one with fewest; the active peasant breaks ties."""
    board = t.state.board

    def count(seat: Seat) -> int:
        return len(board.places[seat].items)

    living = board.clockwise()
    most = max(map(count, living))
    if not most or len(living) == 1:
        return
    giver = await pick_seat(t, active, "giver", [one for one in living if count(one) == most])
    others = [one for one in living if one != giver]
    fewest = min(map(count, others))
    taker = await pick_seat(t, active, "receiver", [one for one in others if count(one) == fewest])
    items = board.places[giver].items
    card = await pick(t, giver, "give", items, _cheapest_of(t, giver, items))
    say(t, w.ItemTaken(seat=taker, target=giver, card=card, why="event"))


def _cheapest_of(t: T, seat: Seat, items: Sequence[str]) -> Callable[[], str]:
    return lambda: cheapest(t.state.board, seat, items)
