"""2. Afternoon Phase."""

from __future__ import annotations

from engines.kernel import Seat, offer
from engines.who_should_we_eat import modifiers, times
from engines.who_should_we_eat import words as w
from engines.who_should_we_eat.pack import GhostCard
from engines.who_should_we_eat.piles import discard
from engines.who_should_we_eat.resolving import Source, choose_seat, resolve
from engines.who_should_we_eat.state import T, say
from engines.who_should_we_eat.straws import draw_straws
from engines.who_should_we_eat.vocabulary import Knife


async def afternoon(t: T) -> None:
    """Ghosts first, clockwise from the leader (W15); then the quest; then the survivors, the leader first (W20).
    Whoever has no Play card is skipped (W55)."""
    board = t.state.board
    say(t, w.PhaseBegan(phase="afternoon", round=board.round))
    for seat in board.clockwise(board.ghosts):
        await _ghost_turn(t, seat)
    await _quest(t)
    for seat in board.clockwise():
        await _survivor_turn(t, seat)


def _turn_up(t: T, seat: Seat) -> str | None:
    """The Play card of a seat, revealed."""
    card = t.state.plays.pop(seat, None)
    if card is not None:
        t.state.middle.append(card)
        say(t, w.CardRevealed(seat=seat, card=card, half="play", why="turn"))
    return card


async def _ghost_turn(t: T, seat: Seat) -> None:
    if (name := _turn_up(t, seat)) is None:
        return
    card = t.state.pack.ghosts[name]
    if card.type == "haunt":
        await _attach(t, seat, card)
    else:
        await resolve(t, Source(name, seat, ghost=True, instant=True), card.play)
        t.state.middle.remove(name)
        discard(t, [name])
    t.beat()


async def _attach(t: T, ghost: Seat, card: GhostCard) -> None:
    """A haunt must be attached, to any living survivor that ghosts may choose; the old one is discarded (W16, W53)."""
    board = t.state.board
    options = [seat for seat in board.clockwise() if not modifiers.protected(board, seat, "ghosts")]
    if not options:
        say(t, w.NoTarget(card=card.id, effect="haunt"))
        t.state.middle.remove(card.id)
        discard(t, [card.id])
        return
    target = await choose_seat(t, Source(card.id, ghost, ghost=True), options, "W16", "ghosts")
    replaced = board.haunt(target)
    t.state.middle.remove(card.id)
    say(t, w.Haunted(seat=target, card=card.id, by=ghost, replaced=replaced))
    discard(t, [] if replaced is None else [replaced])


async def _quest(t: T) -> None:
    """One quest must be taken; its top half happens; all survivors draw straws for the rest of it (W18)."""
    state, board = t.state, t.state.board
    if not board.row:
        say(t, w.NoQuest())
        return
    picker = board.picker or board.leader
    name = await _pick(t, picker)
    say(t, w.QuestTaken(seat=picker, quest=name))
    state.middle.append(name)
    await resolve(t, Source(name, None), state.pack.quests[name].top)
    seat = await draw_straws(t, "quest", board.living)
    replaced = () if state.options.quests_add_up else tuple(board.quests(seat))
    state.middle.remove(name)
    state.box += replaced
    say(t, w.QuestTucked(seat=seat, quest=name, replaced=replaced))
    t.beat()


async def _pick(t: T, picker: Seat) -> str:
    board = t.state.board
    row = tuple(board.row)
    if len(row) == 1:
        return row[0]
    offers = (offer(w.TakeQuest, quest=row, shared=True).because(quest="W18"),)
    taken = await t.ask(
        picker,
        "quest",
        lambda: offers,
        seconds=times.QUEST,
        otherwise=lambda: w.TakeQuest(quest=t.chance.pick(row, "silence")),
        others=board.others([picker], "W18" if board.picker is None else "W50"),
    )
    return taken.quest


async def _survivor_turn(t: T, seat: Seat) -> None:
    board = t.state.board
    if seat not in board.living or (name := _turn_up(t, seat)) is None:
        return
    card = t.state.pack.survivors[name]
    await resolve(t, Source(name, seat, gain=True), card.play)
    if isinstance(card.keep, Knife) and seat in board.living:
        for tool in modifiers.knife_tools(board, seat):
            say(t, w.Triggered(seat=seat, card=name, at="tool"))
            await resolve(t, Source(name, seat), tool.play)
    t.state.middle.remove(name)
    discard(t, [name])
    t.beat()
