"""Drawing a card of the Village, and what comes of it (B3, B10, B11, B14)."""

from __future__ import annotations

from engines.kernel import Barred, Done, Offers, Seat, offer
from engines.peasant_buffet import times
from engines.peasant_buffet import vocabulary as v
from engines.peasant_buffet import words as w
from engines.peasant_buffet.acts import pay_drawn
from engines.peasant_buffet.events import event
from engines.peasant_buffet.foes import could_fall, drawn_foe, onto_drawn
from engines.peasant_buffet.moments import react
from engines.peasant_buffet.ordering import recycle
from engines.peasant_buffet.peril import settle
from engines.peasant_buffet.state import T, TurnOver, calmly, dearest, not_asked, pick, say


async def draw(t: T, seat: Seat, dared: bool = False) -> None:
    """The active peasant draws a card, and it is resolved. Raises TurnOver if that ends the turn without the loot."""
    state, board = t.state, t.state.board
    card = state.village.pop(0)
    say(t, w.CardDrawn(seat=seat, card=card, draw=board.draws + 1, left=len(state.village), dared=dared))
    await react(t, "drawn")
    pack = state.pack
    if card in pack.events:
        await event(t, seat, card)
    elif card in pack.monsters:
        await _monster(t, seat, card)
    elif card in pack.bosses:
        await _boss(t, seat)
    else:
        await _add_to_loot(t, seat, card)
    await settle(t)


async def _add_to_loot(t: T, seat: Seat, card: str) -> None:
    """Items and Dooms lie in the loot; an Item may be juggled away, once a turn."""
    board = t.state.board
    juggles = card in board.pack.items and not board.juggled and board.ability(seat, v.Juggle) is not None
    if juggles:
        offers = (offer(w.Juggle, shared=True), offer(w.Keep, shared=True))
        said = await calmly(
            t,
            t.ask(
                seat,
                "juggle",
                lambda: offers,
                seconds=times.PICK,
                otherwise=w.Keep,
                others=not_asked(t, [seat], "B26"),
            ),
        )
        if isinstance(said, w.Juggle):
            await recycle(t, seat, [card], "drawn")
            return
    say(t, w.LootGrew(seat=seat, card=card))


async def _monster(t: T, seat: Seat, card: str) -> None:
    """It ends the turn. Whoever pays for it at once, with Items of the inventory, keeps the loot; otherwise the loot is
    discarded first, and then the Monster joins the inventory (B11)."""
    board = t.state.board
    if onto_drawn(board, seat):
        said = await calmly(
            t,
            t.ask(
                seat,
                "fight",
                lambda: _fight_offers(t, seat),
                seconds=times.FIGHT,
                otherwise=w.GiveUp,
                others=not_asked(t, [seat], "B13"),
            ),
        )
        if isinstance(said, w.Fight):
            await pay_drawn(t, seat, said.how)
            say(t, w.TurnEnding(seat=seat, why="defeated"))
            return
    await _lose_the_loot(t, seat)
    say(t, w.MonsterJoined(seat=seat, card=card, source="drawn"))
    await settle(t)
    raise TurnOver


def _fight_offers(t: T, seat: Seat) -> Offers:
    ways = onto_drawn(t.state.board, seat)
    fight = offer(w.Fight, how=[way.text for way in ways], shared=True).because(how="B11")
    return (*((fight,) if ways else ()), offer(w.GiveUp, shared=True))


async def _boss(t: T, seat: Seat) -> None:
    """It ends the turn, too. Everybody may contribute; if it does not fall at once it stays in the centre (B14)."""
    board = t.state.board
    boss = board.drawn
    await _rally(t)
    if board.drawn != boss:
        say(t, w.TurnEnding(seat=seat, why="defeated"))
        return
    proof = board.ability(seat, v.BossProof) is not None
    if not proof:
        await _lose_the_loot(t, seat)
    say(t, w.BossStays(seat=seat, foe=drawn_foe(board)))
    await settle(t)
    if not proof:
        raise TurnOver
    say(t, w.TurnEnding(seat=seat, why="boss-proof"))


async def _rally(t: T) -> None:
    """One common window to beat it (B16), where the living together hold what it needs; over when it falls, or when all
    who could help are done."""
    board = t.state.board
    boss = board.drawn
    done: list[Seat] = []

    def offers(seat: Seat) -> Offers:
        if board.drawn != boss or not (ways := onto_drawn(board, seat)):
            return (Barred(w.Contribute, "B14"),)
        helping = offer(w.Contribute, how=[way.text for way in ways], shared=True).because(how="B14")
        return (helping, offer(Done, done=[seat not in done], shared=True))

    seats = board.clockwise()
    if not could_fall(board, drawn_foe(board)):
        return
    seconds, others = t.seconds(times.BOSS), not_asked(t, seats, "B14")
    window = t.open("boss", seats, offers, seconds, mode="floor", others=others)
    while board.drawn == boss:
        window.refresh()
        if all(seat in done for seat in window.asked()) or (happened := await window.next()) is None:
            return
        seat, command = happened
        if isinstance(command, Done):
            done = [other for other in done if other != seat] + ([seat] if command.done else [])
        else:
            done.clear()
            await window.hold(pay_drawn(t, seat, command.how))


async def _lose_the_loot(t: T, seat: Seat) -> None:
    """It is discarded, but for one card where an ability keeps one."""
    board = t.state.board
    if not board.loot:
        return
    kept: str | None = None
    if board.ability(seat, v.KeepOne) is not None:
        kept = await pick(t, seat, "keep-one", board.loot, lambda: dearest(board, seat, board.loot), "B26")
    say(t, w.LootLost(seat=seat, cards=tuple(board.loot), kept=kept))
