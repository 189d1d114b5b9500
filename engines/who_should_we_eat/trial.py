"""4. Trial Phase."""

from __future__ import annotations

from engines.kernel import Barred, Offers, Seat, offer
from engines.who_should_we_eat import knives, times
from engines.who_should_we_eat import words as w
from engines.who_should_we_eat.modifiers import keep_frozen
from engines.who_should_we_eat.resolving import Source, resolve
from engines.who_should_we_eat.state import GameEnds, T, say
from engines.who_should_we_eat.vocabulary import Escape, TrialCard
from engines.who_should_we_eat.vote import vote

TOO_FEW = 2  # survivors at the start of a trial (W24)
_CLOSE = offer(w.Close, shared=True)
_SHOW = offer(w.Show)
_DEAD = tuple(Barred(kind, "W39") for kind in (w.Close, w.Show, w.Attack))


async def trial(t: T) -> None:
    """Opening, discussion, vote. With two or fewer survivors at its start the ghosts win (W24)."""
    board = t.state.board
    say(t, w.PhaseBegan(phase="trial", round=board.round, trial=board.trial + 1))
    if len(board.living) <= TOO_FEW:
        raise GameEnds("trial")
    await _opening(t)
    if not await _discussion(t):
        await vote(t)
    say(t, w.TrialOver(food=board.food))


async def _opening(t: T) -> None:
    """a) Only the leader speaks, and opens the trial; in time it begins by itself (W25, W26)."""
    leader = t.state.board.leader
    offers = (offer(w.Open, free=["rules"], shared=True),)
    others = t.state.board.others([leader], "W25")
    opened = await t.ask(leader, "opening", lambda: offers, seconds=times.OPENING, otherwise=w.Open, others=others)
    say(t, w.TrialOpened(leader=leader, rules=opened.rules or None))


async def _discussion(t: T) -> bool:
    """b) It lasts at least 20 s; then the leader may close it, which opens a last call (W26). True if the trial is
    over: somebody was killed by a knife (W33), or Food is at 0 or more (W38)."""
    board = t.state.board
    at_least = t.seconds(times.DISCUSSION_AT_LEAST, post=0)
    longest = t.seconds(t.state.options.discussion)
    closable = not at_least

    def offers(seat: Seat) -> Offers:
        if board.places[seat].life != "living":
            return _DEAD
        may_close = closable and seat == board.leader
        return (_CLOSE if may_close else Barred(w.Close, "W26"), *_own(t, seat))

    seats = board.clockwise()
    others = board.others(seats, "W26")
    window = t.open("discussion", seats, offers, at_least or longest, mode="floor", others=others)
    closed_by: Seat | None = None
    while True:
        happened = await window.next()
        if happened is None:
            if closable:
                break
            closable = True
            window.extend(longest - at_least)
            continue
        seat, command = happened
        killed = False
        if isinstance(command, w.Attack):
            killed = await window.hold(knives.attack(t, seat, command.target))
        elif isinstance(command, w.Show):
            await window.hold(_show(t, seat))
        else:
            closed_by = seat
            break
        if killed or board.food >= 0:
            return True
    say(t, w.DiscussionClosed(leader=closed_by))
    return await knives.last_call(t) or board.food >= 0


def _own(t: T, seat: Seat) -> Offers:
    """What a survivor may do with the own Keep, and by which ruling not: it is face down (W27), nothing freezes it, and
    it is a knife (W28), or a card to be shown (W2)."""
    board = t.state.board
    if not board.places[seat].keep_down:
        return (Barred(w.Show, "W27"), *knives.attack_offers(t, seat))
    kind = t.state.pack.survivors[t.state.keeps[seat]].keep
    if keep_frozen(board, seat):
        return (Barred(w.Show, "W50"), Barred(w.Attack, "W50"))
    showable = isinstance(kind, TrialCard | Escape)
    return (_SHOW if showable else Barred(w.Show, "W2"), *knives.attack_offers(t, seat))


async def _show(t: T, seat: Seat) -> None:
    """A trial card or an escape is shown; it stays up until the end of the round."""
    card = t.state.keeps[seat]
    say(t, w.CardRevealed(seat=seat, card=card, half="keep", why="shown"))
    kind = t.state.pack.survivors[card].keep
    if isinstance(kind, Escape):
        say(t, w.Escaped(seat=seat))
    elif isinstance(kind, TrialCard):
        await resolve(t, Source(card, seat), kind.do)
    t.beat()
