"""The effects of cards, one small function a word. What kills is in `death`."""

from __future__ import annotations

from collections.abc import Callable
from typing import Literal

from engines.kernel import Seat, offer
from engines.who_should_we_eat import modifiers, times
from engines.who_should_we_eat import vocabulary as v
from engines.who_should_we_eat import words as w
from engines.who_should_we_eat.piles import discard
from engines.who_should_we_eat.resolving import Source, does, meant, resolve
from engines.who_should_we_eat.state import T, say
from engines.who_should_we_eat.tracks import move

# ---------------------------------------------------- markers


@does(v.Move)
async def track(t: T, source: Source, effect: v.Move) -> None:
    """Move a marker."""
    _shift(t, source, effect.track, effect.by)


@does(v.MovePer)
async def track_per(t: T, source: Source, effect: v.MovePer) -> None:
    """Move a marker by a count of survivors or ghosts."""
    board = t.state.board
    count = len(board.living if effect.per == "survivors" else board.ghosts)
    times_ = count // effect.each if effect.round == "down" else -(-count // effect.each)
    _shift(t, source, effect.track, effect.by * times_)


@does(v.MoveRaft)
async def raft(t: T, source: Source, effect: v.MoveRaft) -> None:
    """Move the raft target."""
    move(t, "raft", effect.by, "card", source.card)


def _shift(t: T, source: Source, on: v.Track, by: int) -> None:
    board = t.state.board
    if by > 0 and source.gain and source.owner is not None:
        by = max(0, by + modifiers.gain(board, source.owner, on))
    elif by < 0 and source.instant:
        by = min(0, by + modifiers.ward(board, on))
    move(t, on, by, "card", source.card)


# ---------------------------------------------------- choices and conditions


@does(v.Either)
async def choose(t: T, source: Source, effect: v.Either) -> None:
    """The owner picks one list."""
    assert source.owner is not None
    options: tuple[Literal["a"], Literal["b"]] = ("a", "b")
    offers = (offer(w.Choose, option=options, shared=True),)
    chosen = await t.ask(
        source.owner,
        "choose",
        lambda: offers,
        seconds=times.CHOOSE,
        otherwise=lambda: w.Choose(option=t.chance.pick(options, "silence")),
        others=t.state.board.others([source.owner], "W20"),
    )
    say(t, w.Chosen(seat=source.owner, card=source.card, option=chosen.option))
    await resolve(t, source, effect.a if chosen.option == "a" else effect.b)


@does(v.If)
async def if_(t: T, source: Source, effect: v.If) -> None:
    """One list or the other, as the board stands now."""
    board = t.state.board
    match effect.what:
        case "survivors":
            count = len(board.living)
        case "ghosts":
            count = len(board.ghosts)
        case "leader":
            count = int(board.leader == source.owner)
        case "food" | "sanity" | "build":
            count: int = getattr(board, effect.what)
    holds = count <= effect.value if effect.is_ == "<=" else count >= effect.value
    await resolve(t, source, effect.then if holds else effect.else_)


# ---------------------------------------------------- Play and Keep cards


@does(v.DiscardKeep)
async def discard_keep(t: T, source: Source, effect: v.DiscardKeep) -> None:
    """The target's face-down Keep goes unseen to its pile."""
    for seat in await meant(t, source, effect.do, effect.who, _keep_in_reach(t, source)):
        say(t, w.KeepDiscarded(seat=seat))
        discard(t, [t.state.keeps.pop(seat)])


@does(v.DiscardPlay)
async def discard_play(t: T, source: Source, effect: v.DiscardPlay) -> None:
    """The target's unresolved Play card is discarded unused and unseen."""
    board = t.state.board
    for seat in await meant(t, source, effect.do, effect.who, lambda seat: board.places[seat].play):
        lose_play(t, seat)


def lose_play(t: T, seat: Seat) -> None:
    """Discard an unresolved Play card unseen, if there is one."""
    if seat in t.state.plays:
        say(t, w.PlayDiscarded(seat=seat))
        discard(t, [t.state.plays.pop(seat)])


@does(v.SwapKeep)
async def swap_keep(t: T, source: Source, effect: v.SwapKeep) -> None:
    """Owner and target exchange Keeps unseen."""
    board, owner = t.state.board, source.owner

    def legal(seat: Seat) -> bool:
        return (
            seat != owner
            and owner in board.living
            and board.places[seat].keep_up is None
            and not modifiers.protected(board, seat, "keep")
        )

    for seat in await meant(t, source, effect.do, effect.who, legal):
        assert owner is not None
        say(t, w.KeepsSwapped(seats=(owner, seat)))
        _pass_on(t, (owner, seat))


@does(v.PassKeeps)
async def pass_keeps(t: T, source: Source, effect: v.PassKeeps) -> None:
    """All survivors pass their Keep one seat to the left; those protected are left out of the ring."""
    board = t.state.board
    ring = tuple(
        seat
        for seat in board.clockwise()
        if board.places[seat].keep_up is None and not modifiers.protected(board, seat, "keep")
    )
    if len(ring) < 2:
        say(t, w.NoTarget(card=source.card, effect=effect.do))
        return
    say(t, w.KeepsPassed(ring=ring))
    _pass_on(t, ring)


def _pass_on(t: T, ring: tuple[Seat, ...]) -> None:
    held = [t.state.keeps.pop(seat, None) for seat in ring]
    for i, seat in enumerate(ring):
        if (card := held[i - 1]) is not None:
            t.state.keeps[seat] = card
        t.tell(seat, w.NewKeep(card=card))


@does(v.PeekKeep)
async def peek_keep(t: T, source: Source, effect: v.PeekKeep) -> None:
    """The target's face-down Keep is shown to the owner, or to everybody."""
    for seat in await meant(t, source, effect.do, effect.who, _keep_in_reach(t, source)):
        seen = w.KeepSeen(seat=seat, card=t.state.keeps[seat])
        if effect.to == "everybody":
            say(t, seen)
        elif source.owner is not None:
            t.tell(source.owner, seen)


def _keep_in_reach(t: T, source: Source) -> Callable[[Seat], bool]:
    board = t.state.board
    return lambda seat: (
        board.places[seat].keep_down and (seat == source.owner or not modifiers.protected(board, seat, "keep"))
    )


# ---------------------------------------------------- haunts, quests, what holds for a while


@does(v.RemoveHaunt)
async def remove_haunt(t: T, source: Source, effect: v.RemoveHaunt) -> None:
    """The target's haunt goes to the ghosts' pile and triggers nothing."""
    board = t.state.board
    for seat in await meant(t, source, effect.do, effect.who, lambda seat: board.haunt(seat) is not None):
        if (haunt := board.haunt(seat)) is not None:
            say(t, w.HauntRemoved(seat=seat, card=haunt))
            discard(t, [haunt])


@does(v.BurnQuest)
async def burn_quest(t: T, source: Source, effect: v.BurnQuest) -> None:
    """The owner removes one face-up quest from the game."""
    row, owner = t.state.board.row, source.owner
    if not row or owner is None:
        say(t, w.NoTarget(card=source.card, effect=effect.do))
        return
    quest = row[0]
    if len(row) > 1:
        options = tuple(row)
        offers = (offer(w.Burn, quest=options, shared=True).because(quest="W50"),)
        quest = (
            await t.ask(
                owner,
                "burn",
                lambda: offers,
                seconds=times.BURN,
                otherwise=lambda: w.Burn(quest=t.chance.pick(options, "silence")),
                others=t.state.board.others([owner], "W20"),
            )
        ).quest
    say(t, w.QuestBurnt(seat=owner, quest=quest))
    t.state.box.append(quest)


@does(v.PickQuest)
async def pick_quest(t: T, source: Source, effect: v.PickQuest) -> None:
    """The owner, not the leader, takes this round's quest choice."""
    assert source.owner is not None
    say(t, w.QuestPicker(seat=source.owner))


@does(v.NextDraw)
async def next_draw(t: T, source: Source, effect: v.NextDraw) -> None:
    """Once, next morning: more or fewer cards."""
    for seat in await meant(t, source, effect.do, effect.who, lambda _: True):
        say(t, w.DrawChanged(seat=seat, deck=effect.deck, by=effect.by))


@does(v.Today)
async def today(t: T, source: Source, effect: v.Today) -> None:
    """The target has these modifiers until the end of the round."""
    for seat in await meant(t, source, effect.do, effect.who, lambda _: True):
        say(t, w.TodayChanged(seat=seat, card=source.card, mods=effect.mods))
