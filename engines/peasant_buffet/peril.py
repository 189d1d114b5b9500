"""Being Devoured: last stands, and what becomes of the devoured (B4, B15 to B18)."""

from __future__ import annotations

from engines.kernel import Barred, Done, Offer, Offers, Seat, offer
from engines.peasant_buffet import times
from engines.peasant_buffet import vocabulary as v
from engines.peasant_buffet import words as w
from engines.peasant_buffet.acts import act, pay
from engines.peasant_buffet.foes import Way, contributions, drawn_foe, fights
from engines.peasant_buffet.offers import dooms, herding
from engines.peasant_buffet.state import GameEnds, T, TurnOver, not_asked, say


async def settle(t: T) -> None:
    """After each completed resolution: everybody who has too many monsters makes a last stand, one by one, clockwise
    from the active peasant; each result is applied before the next is looked at (B4, B16). Raises TurnOver if the
    active peasant does not survive it, GameEnds if nobody does."""
    board = t.state.board
    while (seat := next((one for one in board.clockwise() if board.endangered(one)), None)) is not None:
        await last_stand(t, seat)
    if not board.hunting and not board.places[board.active].living:
        raise TurnOver


async def last_stand(t: T, seat: Seat) -> None:
    """Play stops. Whoever can pay a Monster off must; what else may help is optional (B15)."""
    board = t.state.board
    say(t, w.InPeril(seat=seat, monsters=board.total(seat), limit=board.limit(seat)))
    given_in = await _stand(t, seat)
    while board.endangered(seat) and not given_in and (ways := ways_out(t, seat)):
        await pay(t, seat, min(ways, key=lambda way: way.cost))
    if board.endangered(seat):
        await _devour(t, seat)
    else:
        say(t, w.Saved(seat=seat, monsters=board.total(seat)))
    t.beat()


def ways_out(t: T, seat: Seat) -> list[Way]:
    """How a peasant could pay one off with what they hold, in printed order."""
    board = t.state.board
    ways = [*fights(board, seat, partial=False), *contributions(board, seat, partial=False)]
    printed = list(board.pack.foes)
    return sorted(ways, key=lambda way: printed.index(way.foe.card))


async def _stand(t: T, seat: Seat) -> bool:
    """The time for it; over when they are saved, or when all who could do something are done. Whether the peasant gave
    in although they could pay, where a table allows that."""
    board = t.state.board
    done: list[Seat] = []

    def offers(one: Seat) -> Offers:
        if not board.places[one].living or not board.endangered(seat):
            return ()
        found = _offers(t, seat, one)
        if not any(isinstance(each, Offer) for each in found):
            return found
        must = one == seat and not t.state.options.may_be_devoured and ways_out(t, seat)
        toggle = Barred(Done, "B15") if must else offer(Done, done=[one not in done], shared=True)
        return (*found, toggle)

    seats = board.clockwise()
    seconds, others = t.seconds(times.STAND), not_asked(t, seats, "B15")
    window = t.open("stand", seats, offers, seconds, mode="floor", others=others, turn=[seat])
    while board.endangered(seat):
        window.refresh()
        if all(one in done for one in window.asked()):
            break
        if (happened := await window.next()) is None:
            return False
        one, command = happened
        if isinstance(command, Done):
            done = [other for other in done if other != one] + ([one] if command.done else [])
        else:
            done.clear()
            await window.hold(act(t, one, command))
    return seat in done


def _offers(t: T, seat: Seat, one: Seat) -> Offers:
    """The one in peril may pay off, use Dooms and abilities; others help through Bosses, Dooms and abilities. While the
    one in peril could pay, they may not waste on a part what would pay for the whole."""
    board, options = t.state.board, t.state.options
    found: list[Offer[w.GameCommand] | Barred] = [*dooms(board, options, one, "stand"), *herding(board, one)]
    must = one == seat and bool(ways_out(t, seat))
    if one == seat:
        ways = fights(board, seat, partial=False)
        fight = offer(w.Fight, how=[way.text for way in ways], shared=True).because(how="B15")
        found.append(fight if ways else Barred(w.Fight, "B15"))
    if ways := contributions(board, one, partial=not must):
        found.append(offer(w.Contribute, how=[way.text for way in ways], shared=True).because(how="B14"))
    return found


async def _devour(t: T, seat: Seat) -> None:
    """What happens when somebody is devoured happens just before the inventory locks; then the devoured may rise as a
    Zombie (B17, B18)."""
    board = t.state.board
    place = board.places[seat]
    for heir in board.clockwise():
        inherits = heir != seat and board.ability(heir, v.Inherit) is not None and not board.places[heir].used
        if inherits and place.items and board.ability(seat, v.Guarded) is None:
            await _inherit(t, heir, seat)
    why = _rises(t, seat)
    say(t, w.Devoured(seat=seat, monsters=board.total(seat)))
    if why is not None:
        say(t, w.ZombieRose(seat=seat, why=why))
    if seat == board.active and not board.hunting:
        _lose_all(t, seat)
    if not board.living:
        raise GameEnds("all-devoured")


async def _inherit(t: T, heir: Seat, seat: Seat) -> None:
    """Once per game, and only if they like: whoever is silent takes what they want, and nothing else."""
    board = t.state.board
    items = list(dict.fromkeys(board.places[seat].items))
    offers = (offer(w.Pick, card=[*items, None], shared=True),)
    said = await t.ask(
        heir,
        "inherit",
        lambda: offers,
        seconds=times.PICK,
        otherwise=lambda: w.Pick(card=next((item for item in items if board.wants(heir, item)), None)),
        others=not_asked(t, [heir], "B26"),
    )
    if said.card is not None:
        say(t, w.AbilityUsed(seat=heir, card=board.places[heir].peasant))
        say(t, w.ItemTaken(seat=heir, target=seat, card=said.card, why="ability"))


def _rises(t: T, seat: Seat) -> w.RoseBy | None:
    board = t.state.board
    if board.zombies_with(seat):
        return "host"
    if board.ability(seat, v.Rise) is not None:
        return "ability"
    return "bitten" if board.places[seat].bitten else None


def _lose_all(t: T, seat: Seat) -> None:
    """The loot of an active peasant who is devoured, and a card that was just drawn; a Boss stays whoever drew it."""
    board = t.state.board
    if board.drawn in board.pack.bosses:
        say(t, w.BossStays(seat=seat, foe=drawn_foe(board)))
    if board.loot or board.drawn is not None:
        say(t, w.LootLost(seat=seat, cards=tuple(board.loot), drawn=board.drawn))
