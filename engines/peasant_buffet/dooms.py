"""Dooms: announced, aimed, perhaps interrupted, resolved (B5, B6)."""

from __future__ import annotations

from collections.abc import Callable, Sequence
from typing import Literal, TypeAlias

from engines.kernel import Barred, Offers, Seat, offer
from engines.peasant_buffet import times
from engines.peasant_buffet import vocabulary as v
from engines.peasant_buffet import words as w
from engines.peasant_buffet.foes import tag, zombie_of
from engines.peasant_buffet.offers import dooms, movable, not_bitten, victims
from engines.peasant_buffet.ordering import recycle
from engines.peasant_buffet.state import T, cheapest, dearest, not_asked, pick, say

Stopped: TypeAlias = Literal["cancelled", "ignored"]
Interrupt: TypeAlias = w.PlayDoom | w.Ignore


async def play_doom(t: T, seat: Seat, card: str) -> None:
    """The clock stands still: whom it means is asked now, then those who could interrupt are given the time for it."""
    board = t.state.board
    say(t, w.DoomAnnounced(seat=seat, card=card))
    target: Seat | None = None
    if seats := _targets(t, seat, card):
        target = await _aim(t, seat, seats)
        if target is None:
            say(t, w.DoomReturned(seat=seat, card=card))
            return
        say(t, w.DoomAimed(seat=seat, card=card, target=target))
    elif isinstance(board.pack.dooms[card].effect, v.Dare):
        target = board.active
    stopped = await interrupted(t, seat, target)
    if stopped is None:
        await _resolve(t, seat, card, target)
    say(t, w.DoomDone(seat=seat, card=card, how=stopped or "resolved"))


async def interrupted(t: T, seat: Seat, target: Seat | None = None) -> Stopped | None:
    """A window for those who could interrupt what `seat` played or drew: first played, first resolved, and what
    interrupts may itself be interrupted (B6). How it was stopped, if it was."""
    board, options = t.state.board, t.state.options
    doomed = bool(board.playing)

    def offers(one: Seat) -> Offers:
        ignoring = doomed and one == target and _may_ignore(t, one)
        barred = () if ignoring else (Barred(w.Ignore, "B26"),)
        own: Offers = () if one == seat and doomed else tuple(dooms(board, options, one, "interrupt"))
        return (*own, *((offer(w.Ignore, shared=True),) if ignoring else barred))

    def able() -> list[Seat]:
        return [one for one in board.clockwise() if any(not isinstance(each, Barred) for each in offers(one))]

    while seats := able():
        happened = await _first(t, seats, offers)
        if happened is None:
            return None
        by, command = happened
        if isinstance(command, w.Ignore):
            say(t, w.AbilityUsed(seat=by, card=board.places[by].peasant))
            return "ignored"
        say(t, w.DoomAnnounced(seat=by, card=command.card))
        stopped = await interrupted(t, by)
        say(t, w.DoomDone(seat=by, card=command.card, how=stopped or "resolved"))
        if stopped is None:
            return "cancelled"
    return None


async def _first(t: T, seats: Sequence[Seat], offers: Callable[[Seat], Offers]) -> tuple[Seat, Interrupt] | None:
    """The first that is played. By post there are no windows of seconds: each answers once, and the first clockwise
    from the active peasant counts."""
    others = not_asked(t, seats, "B6")
    if t.pace == "post":
        said = await t.ask_all(
            "interrupt",
            seats,
            lambda seat: (*offers(seat), offer(w.Hold, shared=True)),
            seconds=t.state.options.window,
            otherwise=lambda _: w.Hold(),
            others=others,
        )
        played = ((seat, command) for seat, command in said.items() if isinstance(command, Interrupt))
        return next(played, None)
    seconds = t.seconds(t.state.options.window)
    return await t.open("interrupt", seats, offers, seconds, mode="reaction", others=others).next()


def _may_ignore(t: T, seat: Seat) -> bool:
    board = t.state.board
    return board.ability(seat, v.IgnoreDoom) is not None and not board.places[seat].used


def _targets(t: T, seat: Seat, card: str) -> list[Seat]:
    board = t.state.board
    match board.pack.dooms[card].effect:
        case v.Shove():
            return [other for other in board.clockwise() if other != seat]
        case v.TakeItem() | v.RecycleItems():
            return victims(board, seat)
        case v.Bite():
            return not_bitten(board)
        case _:
            return []


async def _aim(t: T, seat: Seat, seats: Sequence[Seat]) -> Seat | None:
    """None: nobody was named in time. Where there is only one, it is that one."""
    if len(seats) == 1:
        return seats[0]
    offers = (offer(w.Target, target=seats, shared=True).because(target="B5"),)
    said = await t.ask(
        seat,
        "target",
        lambda: offers,
        seconds=times.TARGET,
        otherwise=lambda: w.Target(target=None),
        others=not_asked(t, [seat], "B5"),
    )
    return said.target


# ---------------------------------------------------- effects


async def _resolve(t: T, seat: Seat, card: str, target: Seat | None) -> None:
    board = t.state.board
    match board.pack.dooms[card].effect:
        case v.Shove() if target is not None:
            monsters = movable(board, t.state.options, seat)
            if monsters:
                chosen = await pick(t, seat, "shove", monsters, lambda: monsters[0], "B5")
                move_monster(t, seat, target, chosen, "doom")
        case v.TakeItem() if target is not None:
            items = board.places[target].items
            if items:
                taken = await pick(t, seat, "take", items, lambda: dearest(board, seat, items), "B5")
                say(t, w.ItemTaken(seat=seat, target=target, card=taken, why="doom"))
        case v.Snatch():
            taken = await pick(t, seat, "snatch", board.loot, lambda: dearest(board, seat, board.loot), "B5")
            say(t, w.Snatched(seat=seat, card=taken))
        case v.Dare():
            t.state.dared = True
        case v.RecycleItems() as effect if target is not None:
            await _spoil(t, target, effect.count)
        case v.Bite() if target is not None:
            say(t, w.Bitten(seat=target))
        case _:
            pass


def move_monster(t: T, seat: Seat, target: Seat, name: str, why: w.Why) -> None:
    """A Monster with what was played onto it, or a Zombie, goes from one peasant to another (B12, B19)."""
    zombie = zombie_of(name)
    if zombie is not None:
        say(t, w.ZombieMoved(seat=zombie, target=target, by=seat))
        return
    foe = next(one for one in t.state.board.places[seat].monsters if tag(one) == name)
    say(t, w.MonsterMoved(seat=seat, target=target, foe=foe, why=why))


async def _spoil(t: T, target: Seat, count: int) -> None:
    """The victim chooses which Items, and in which order they go under the Village (B22)."""
    board = t.state.board
    chosen: list[str] = []
    left = list(board.places[target].items)
    while left and len(chosen) < count:
        item = await pick(t, target, "spoil", left, lambda: cheapest(board, target, left), "B9")
        left.remove(item)
        chosen.append(item)
    await recycle(t, target, chosen, "inventory")
