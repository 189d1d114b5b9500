"""Knives: attacks, sealed answers, fights."""

from __future__ import annotations

from collections.abc import Iterable, Sequence

from engines.kernel import Barred, Offers, Seat, offer
from engines.who_should_we_eat import times
from engines.who_should_we_eat import words as w
from engines.who_should_we_eat.death import die, drop_keep
from engines.who_should_we_eat.modifiers import armed, keep_frozen, knife_tools, protected
from engines.who_should_we_eat.state import Doom, T, say
from engines.who_should_we_eat.straws import draw_straws
from engines.who_should_we_eat.vocabulary import Escape, Knife, Shield

_HOLD = offer(w.Hold, shared=True)


async def attack(t: T, seat: Seat, target: Seat) -> bool:
    """A knife names another survivor; every other survivor may add one, sealed and together (W28). Whether somebody
    was killed."""
    first = w.Stab(seat=seat, card=t.state.keeps[seat], target=target)
    say(t, w.KnivesShown(at="attack", stabs=(first,)))
    others = [one for one in t.state.board.clockwise() if one != seat]
    answers = await _sealed(t, "knives", others, times.KNIVES)
    say(t, w.KnivesShown(at="answers", stabs=answers))
    return await _settle(t, (first, *answers))


async def last_call(t: T) -> bool:
    """When the discussion is closed, one sealed window more; a knife shown in it goes before the vote (W26)."""
    stabs = await _sealed(t, "last-call", t.state.board.clockwise(), times.LAST_CALL)
    if not stabs:
        return False
    say(t, w.KnivesShown(at="last-call", stabs=stabs))
    return await _settle(t, stabs)


def attack_offers(t: T, seat: Seat) -> Offers:
    """Whom this seat's knife may name, or why it attacks nobody: none lies face down (W28), a card forbids it."""
    board, keep = t.state.board, t.state.keeps.get(seat)
    if keep is None or not board.places[seat].keep_down or not isinstance(t.state.pack.survivors[keep].keep, Knife):
        return (Barred(w.Attack, "W28"),)
    if keep_frozen(board, seat) or not armed(board, seat, keep):
        return (Barred(w.Attack, "W50"),)
    barred = dict.fromkeys(board.seats("dead"), "W39")
    barred |= {one: "W53" for one in board.living if protected(board, one, "knives")}
    targets = [one for one in board.clockwise() if one != seat and one not in barred]
    if not targets:
        return (Barred(w.Attack, "W53"),)
    return (offer(w.Attack, target=targets).because(target="W28", barred=barred),)


async def _sealed(t: T, kind: str, seats: Sequence[Seat], seconds: float) -> tuple[w.Stab, ...]:
    """Everybody is asked, knife or not, and may hold; nothing shows who answered. It is left out only where the open
    cards prove that nobody can."""
    board = t.state.board
    if not any(_may_be_armed(t, seat) for seat in seats):
        return ()
    offers: dict[Seat, Offers] = {
        seat: (_HOLD, *attack_offers(t, seat), Barred(w.Show, "W27"), Barred(w.Close, "W26")) for seat in seats
    }
    said = await t.window(
        kind,
        seats,
        offers.__getitem__,
        seconds=seconds,
        otherwise=lambda _: w.Hold(),
        others=board.others(seats, "W28"),
    )
    return tuple(
        w.Stab(seat=seat, card=t.state.keeps[seat], target=answer.target)
        for seat in board.clockwise(seats)
        if isinstance(answer := said[seat], w.Attack)
    )


def _may_be_armed(t: T, seat: Seat) -> bool:
    """As far as open cards tell."""
    board = t.state.board
    return board.places[seat].keep_down and not keep_frozen(board, seat) and not knife_tools(board, seat)


async def _settle(t: T, stabs: Sequence[w.Stab]) -> bool:
    """What these knives do together. Afterwards all that were shown are discarded (W32)."""
    options = t.state.options
    if len(stabs) == 1:
        killed = await _lone(t, stabs[0])
    elif options.one_fight or options.phone_booth:
        killed = await _fight(t, [seat for stab in stabs for seat in (stab.seat, stab.target)])
    else:
        killed = await _each(t, stabs)
    for seat in t.state.board.clockwise():
        if _up(t, seat, Knife):
            drop_keep(t, seat)
    return killed


async def _lone(t: T, stab: w.Stab) -> bool:
    """Exactly one knife: the target's Keep is revealed (W29)."""
    raised = _reveal(t, stab.target)
    if _up(t, stab.target, Shield):
        say(t, w.AttackBlocked(seat=stab.seat, target=stab.target, raised=raised))
        t.beat()
        return False
    if _has_knife_up(t, stab.target):
        return await _fight(t, [stab.seat, stab.target])
    await die(t, [Doom(stab.target, "knife", stab.card)])
    return True


async def _each(t: T, stabs: Sequence[w.Stab]) -> bool:
    """Two or more knives, every attack settled at the same time: shields block, an armed target and the attacker draw
    straws as a pair, others die (W30)."""
    pairs: list[tuple[Seat, ...]] = []
    victims: dict[Seat, Doom] = {}
    before = {target: _reveal(t, target) for target in dict.fromkeys(stab.target for stab in stabs)}
    for stab in stabs:
        if _up(t, stab.target, Shield):
            say(t, w.AttackBlocked(seat=stab.seat, target=stab.target, raised=before[stab.target]))
        elif not _has_knife_up(t, stab.target):
            victims.setdefault(stab.target, Doom(stab.target, "knife", stab.card))
        elif (pair := tuple(t.state.board.clockwise((stab.seat, stab.target)))) not in pairs:
            pairs.append(pair)
    for pair in pairs:
        say(t, w.FightBegan(seats=pair))
        short = await draw_straws(t, "fight", pair)
        victims.setdefault(short, Doom(short, "fight"))
    t.beat()
    await die(t, list(victims.values()))
    return bool(victims)


async def _fight(t: T, involved: Iterable[Seat]) -> bool:
    """One fight of these, each once, without those who raised a shield; one death (W30, W31)."""
    board = t.state.board
    drawers = [seat for seat in board.clockwise(dict.fromkeys(involved)) if not _up(t, seat, Shield)]
    if t.state.options.phone_booth:
        drawers = await _phone_booth(t)
    if not drawers:
        say(t, w.Bloodless())
        return False
    say(t, w.FightBegan(seats=tuple(drawers)))
    short = await draw_straws(t, "fight", drawers)
    await die(t, [Doom(short, "fight")])
    return True


async def _phone_booth(t: T) -> list[Seat]:
    """The leader chooses who draws: those who showed knives, or all but those who show a shield or an escape (W40)."""
    board = t.state.board
    offers = (offer(w.WhoDraws, who=["knives", "all"], shared=True).because(who="W40"),)
    chosen = await t.ask(
        board.leader,
        "fight",
        lambda: offers,
        seconds=times.WHO_DRAWS,
        otherwise=lambda: w.WhoDraws(who="knives"),
        others=board.others([board.leader], "W40"),
    )
    say(t, w.DrawersChosen(leader=board.leader, who=chosen.who))
    if chosen.who == "knives":
        return [seat for seat in board.clockwise() if _has_knife_up(t, seat)]
    await _step_out(t)
    return [seat for seat in board.clockwise() if not _up(t, seat, Shield) and not board.places[seat].escaped]


async def _step_out(t: T) -> None:
    """Who shows a shield or an escape now draws no straw."""
    board, state = t.state.board, t.state
    seats = board.clockwise()
    might = [seat for seat in seats if board.places[seat].keep_down and not keep_frozen(board, seat)]
    if not might:
        return
    offers: dict[Seat, Offers] = dict.fromkeys(seats, (_HOLD, Barred(w.StepOut, "W40")))
    for seat in might:
        if isinstance(state.pack.survivors[state.keeps[seat]].keep, Shield | Escape):
            offers[seat] = (_HOLD, offer(w.StepOut))
    said = await t.window(
        "step-out",
        seats,
        offers.__getitem__,
        seconds=times.STEP_OUT,
        otherwise=lambda _: w.Hold(),
        others=board.others(seats, "W40"),
    )
    for seat in seats:
        if isinstance(said[seat], w.StepOut):
            say(t, w.CardRevealed(seat=seat, card=state.keeps[seat], half="keep", why="step-out"))
            if _up(t, seat, Escape):
                say(t, w.Escaped(seat=seat))


def _reveal(t: T, target: Seat) -> bool:
    """The target's face-down Keep is turned up; True if one was up before."""
    place = t.state.board.places[target]
    if place.keep_down:
        card = t.state.keeps[target]
        say(t, w.CardRevealed(seat=target, card=card, half="keep", why="attacked"))
        return False
    return place.keep_up is not None


def _up(t: T, seat: Seat, kind: type[Knife] | type[Shield] | type[Escape]) -> bool:
    card = t.state.board.places[seat].keep_up
    return card is not None and isinstance(t.state.pack.survivors[card].keep, kind)


def _has_knife_up(t: T, seat: Seat) -> bool:
    return armed(t.state.board, seat, t.state.board.places[seat].keep_up)
