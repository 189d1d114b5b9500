"""Event: If You Are Killed."""

from __future__ import annotations

from collections.abc import Sequence

from engines.kernel import Seat
from engines.who_should_we_eat import words as w
from engines.who_should_we_eat.effects import lose_play
from engines.who_should_we_eat.pack import Attachable, GhostCard
from engines.who_should_we_eat.piles import discard
from engines.who_should_we_eat.resolving import Source, does, meant, resolve, trigger_all
from engines.who_should_we_eat.state import Doom, GameEnds, T, say
from engines.who_should_we_eat.tracks import move, raft_for
from engines.who_should_we_eat.vocabulary import Kill, LastWill

LOWER_BY = 2  # the raft target after a death


async def die(t: T, dooms: Sequence[Doom]) -> None:
    """These die, clockwise from the leader; each death is complete before the next, and before those that it causes
    (W42). If nobody lives any more, the game is over as at a trial with too few survivors (W24)."""
    state = t.state
    order = state.board.clockwise(doom.seat for doom in dooms)
    state.doomed += sorted(dooms, key=lambda doom: order.index(doom.seat))
    if state.dying:
        return
    state.dying = True
    while state.doomed:
        doom = state.doomed.pop(0)
        if doom.seat in state.board.living:
            await _six_steps(t, doom)
    state.dying = False
    if not state.board.living:
        raise GameEnds("trial")


@does(Kill)
async def kill(t: T, source: Source, effect: Kill) -> None:
    """A full death event of the target; during another death it waits until that is complete (W42)."""
    targets = await meant(t, source, effect.do, effect.who, lambda _: True)
    await die(t, [Doom(seat, "card", source.card) for seat in targets])


async def _six_steps(t: T, doom: Doom) -> None:
    """The six steps in the book's order; from step 1 on the victim is no survivor for any count (W41)."""
    victim, board = doom.seat, t.state.board
    say(t, w.Died(seat=victim, cause=doom.cause, card=doom.card))
    if victim == board.leader and (heir := board.next_leader()) is not None:
        say(t, w.Leader(seat=heir, why="died"))
    lose_play(t, victim)
    await _reveal_keep(t, victim)
    for card in tuple(board.places[victim].attached):
        await _trigger(t, victim, board.pack.attachable[card])
    _strip(t, victim)
    move(t, "food", board.pack.characters[board.places[victim].character].meat, "meat")
    move(t, "sanity", -board.red[board.sanity], "killing")
    lower_raft(t)
    await trigger_all(t, "other-death")
    t.beat()


async def _reveal_keep(t: T, victim: Seat) -> None:
    """Step 1: the Keep is revealed, its conditions resolve, it is discarded."""
    state = t.state
    if (card := state.keeps.get(victim)) is None:
        return
    if state.board.places[victim].keep_down:
        say(t, w.CardRevealed(seat=victim, card=card, half="keep", why="death"))
    kind = state.pack.survivors[card].keep
    if isinstance(kind, LastWill):
        say(t, w.Triggered(seat=victim, card=card, at="death"))
        await resolve(t, Source(card, victim), kind.do)
    drop_keep(t, victim)


async def _trigger(t: T, victim: Seat, card: Attachable) -> None:
    """Step 2: what an attached card does when its owner dies."""
    if card.death:
        say(t, w.Triggered(seat=victim, card=card.id, at="death"))
        await resolve(t, Source(card.id, victim, ghost=isinstance(card, GhostCard)), card.death)


def _strip(t: T, victim: Seat) -> None:
    """Step 3: the haunt goes to the ghosts' pile, personality and quests out of the game (W44)."""
    board = t.state.board
    haunt, quests = board.haunt(victim), tuple(board.quests(victim))
    personality = board.places[victim].attached[0]
    say(t, w.AttachmentsLost(seat=victim, haunt=haunt, personality=personality, quests=quests))
    t.state.box += [personality, *quests]
    discard(t, [] if haunt is None else [haunt])


def drop_keep(t: T, seat: Seat) -> None:
    """A Keep that everybody has seen goes to its pile."""
    card = t.state.keeps.pop(seat)
    say(t, w.KeepDiscarded(seat=seat, card=card))
    discard(t, [card])


def lower_raft(t: T) -> None:
    """Step 6: two lower than it was; or the place of the new number of survivors (W43)."""
    state = t.state
    by = -LOWER_BY
    if not state.options.raft_two_lower:
        by = raft_for(len(state.board.living), state.pack.raft) - state.board.raft
    move(t, "raft", by, "killing")
