"""Who sits where: leaving, being asked to leave, being away, taking over, being host."""

from __future__ import annotations

import asyncio
from typing import Any

from bot.demo.guest import Guest
from bot.demo.reading import Json, text_of
from bot.presses import About
from bot.words import speak
from engines import GAMES, HANDLERS
from engines.kernel import Answer, Command
from engines.who_should_we_eat.words import Select
from tests.e2e.evenings import GAME, House, private, said


async def direct(house: House, guest: Guest) -> str:
    """Everything in a member's direct messages."""
    channel = (await house.app.store.member(guest.id)).dm
    assert channel is not None
    return "\n\n".join(text_of(one) for one in house.playground.hands.seen(guest.id, channel))


def channel_of(house: House) -> str:
    """What everybody reads."""
    return house.guest(9).screen()


async def sits_down(house: House, guest: Guest, seat: int) -> Json:
    """`/table join`, and a seat from the menu."""
    await guest.types("table join")
    return await house.press(guest, About(house.number, "seat"), [f"i{seat}"])


# ------------------------------------------------ being asked to leave


async def test_the_host_asks_a_member_to_leave_in_public_and_the_member_is_told_privately(house: House) -> None:
    ann, ben, *_ = await house.lay(4)
    assert private(await ann.types("table kick", {"member": ben.id}))
    await house.quiet()
    assert (await house.session()).players[2] == "ai"
    assert "**Ben** was asked to leave by **Ann**" in channel_of(house)
    assert "has asked you to leave" in await direct(house, ben)
    assert "has asked you to leave" not in await direct(house, house.guest(2))
    assert "no seat" in said(await ben.presses_about("cards"))
    assert "asked to leave this table" in said(await ben.presses_about("seat"))
    assert "asked to leave this table" in said(await ben.types("table join"))


async def test_others_than_the_host_ask_nobody_to_leave_but_who_manages_messages_does(house: House) -> None:
    _, ben, chloe, dev = house.guests(4)
    await ben.types(f"newgame {GAME}")
    await chloe.presses_in_lobby("join")
    await ben.presses_in_lobby("ai")
    await ben.presses_in_lobby("ai")
    await ben.presses_in_lobby("start")
    await house.quiet()
    for stranger in (chloe, dev):
        assert "Only the host" in said(await stranger.types("table kick", {"member": ben.id}))
        assert "Only the host" in said(await stranger.types("table host", {"member": chloe.id}))
    assert (await house.table()).owner == ben.id
    await house.guest(0).types("table kick", {"member": ben.id})
    await house.quiet()
    assert (await house.table()).owner == chloe.id
    assert "**Ben** was asked to leave by **Ann**" in channel_of(house)
    assert "**Chloé** is host" in channel_of(house)


async def test_nobody_asks_themselves_or_a_stranger_to_leave(house: House) -> None:
    ann, *_ = await house.lay(4)
    assert "yourself" in said(await ann.types("table kick", {"member": ann.id}))
    assert "no seat here" in said(await ann.types("table kick", {"member": house.guest(7).id}))
    assert "no seat here" in said(await ann.types("table host", {"member": house.guest(7).id}))
    assert "host already" in said(await ann.types("table host", {"member": ann.id}))
    assert (await house.table()).notes == ()


async def test_in_a_lobby_the_host_makes_room_and_passes_the_host_on(house: House) -> None:
    ann, ben, chloe = house.guests(3)
    await ann.types(f"newgame {GAME}")
    await ben.presses_in_lobby("join")
    await chloe.presses_in_lobby("join")
    assert "Only the host" in said(await ben.types("table kick", {"member": chloe.id}))
    await ann.types("table kick", {"member": chloe.id})
    await ann.types("table host", {"member": ben.id})
    lobby = await house.lobby()
    assert lobby is not None
    assert ([one.name for one in lobby.sitters], lobby.owner) == (["Ann", "Ben"], ben.id)
    assert "**Ben** · host" in channel_of(house)
    assert "Press **Join**" in said(await chloe.types("table join"))
    await ben.types("table leave")
    lobby = await house.lobby()
    assert lobby is not None
    assert lobby.owner == ann.id


# ------------------------------------------------ the host


async def test_the_host_passes_on_what_a_host_may_and_everybody_reads_it(house: House) -> None:
    ann, ben, *_ = await house.lay(4)
    assert private(await ann.types("table host", {"member": ben.id}))
    await house.quiet()
    assert (await house.table()).owner == ben.id
    assert "**Ben** is host" in channel_of(house)
    assert await house.app.store.untold(house.number, [0]) is None


async def test_when_the_host_leaves_everybody_reads_who_is_host_now(house: House) -> None:
    ann, ben, *_ = await house.lay(4)
    await ann.types("table leave")
    await house.quiet()
    lines = channel_of(house)
    assert lines.index("**Ann** has left the table") < lines.index("**Ben** is host of this table now")
    assert (await house.table()).owner == ben.id
    assert "AI player" in said(await ben.types("table leave"))


# ------------------------------------------------ being away


async def last_decision(house: House, seat: int) -> tuple[str, Command]:
    """What was decided last on a seat, and by whom, as the journal has it."""
    stored = await house.app.store.load(house.number)
    assert stored is not None
    entries = [GAMES[GAME].entry(text) for text in stored.entries]
    *_, last = (one for one in entries if isinstance(one, Answer) and one.seat == seat)
    return last.by, last.command


async def until_away(house: House, seat: int) -> None:
    """Nobody says anything until an AI player stands in."""
    for _ in range(60):
        if (await house.session()).players[seat] == "ai":
            return
        await house.wait(20)
    raise AssertionError("nobody stood in")


async def until_asked(house: House, seat: int, kind: str) -> Any:
    """Time passes until a seat is asked something."""
    for _ in range(400):
        for one in await house.prompts(seat):
            if one.kind == kind and one.chosen is None:
                await house.quiet()
                return one
        await house.wait(1)
    raise AssertionError(f"{kind} was never asked")


async def test_after_two_silences_an_ai_player_stands_in_until_the_first_press_which_is_taken(house: House) -> None:
    house.app.new_seed = lambda: f"{3:064x}"
    guests = await house.lay(4)
    await until_away(house, 2)
    await house.quiet()
    assert "**Ben** has been silent" in channel_of(house)
    assert "You have been silent" not in channel_of(house)
    assert "You have been silent" in await direct(house, guests[1])
    assert (await house.table()).seats_of(guests[1].id) == [2], "the seat stays theirs"
    assert "Take a seat" not in channel_of(house)
    prompt = await until_asked(house, 2, "select")
    hand = next(iter(prompt.offers[0].fields.values()))
    await guests[1].presses_about("rules")
    assert (await house.session()).players[2] == "member", "whatever is pressed"
    await house.quiet()
    assert "**Ben** is back" in channel_of(house)
    table = await house.table()
    await HANDLERS[table.game].hand_over(house.app.house, table.id, 2, "ai", "absent", house.clock.now())
    command = Select(play=hand[0], keep=hand[1])  # before the AI player has made up its mind
    await guests[1].decides(next(one for one in await house.prompts(2) if one.kind == "select"), command)
    assert (await house.session()).players[2] == "member"
    assert await last_decision(house, 2) == ("member", command)


async def test_the_panel_says_who_decides_and_has_a_button_to_come_back(house: House) -> None:
    guests = await house.lay(4)
    await house.play_until("select")
    table = await house.table()
    await HANDLERS[table.game].hand_over(house.app.house, table.id, 2, "ai", "absent", house.clock.now())
    await house.wait(25)
    outcome = await guests[1].presses_about("back")
    assert outcome["kind"] == "update"
    assert "an AI player decides for you" not in said(outcome)
    assert (await house.session()).players[2] == "member"


# ------------------------------------------------ taking over


async def test_a_late_friend_takes_over_a_seat_and_learns_what_it_knows_and_no_more(house: House) -> None:
    house.app.new_seed = lambda: f"{5:064x}"
    ann, _ = await house.lay(2, 4)
    asked = await house.play_until("select")
    zoe = house.guest(6)
    offered = await zoe.presses_about("seat")
    assert private(offered)
    assert "Antoine" in said(offered)
    assert "Ben" not in said(offered)
    outcome = await house.press(zoe, About(house.number, "seat"), ["i3"])
    await house.quiet()
    assert outcome["kind"] == "update"
    assert (await house.session()).players == {1: "member", 2: "member", 3: "member", 4: "ai"}
    assert (await house.table()).seats_of(zoe.id) == [3]
    assert f"**{zoe.name}** sits down and takes over the chair of **Antoine**" in channel_of(house)
    words, letters = (await direct(house, zoe)), (await house.session()).setup.seats
    hands = {one.seat: [str(card) for card in next(iter(one.offers[0].fields.values()))] for one in asked}
    assert len(hands) == letters
    names = {seat: [_name(card) for card in cards] for seat, cards in hands.items()}
    assert all(f"**{name}**" in words for name in names[3])
    foreign = {name for seat in (1, 2, 4) for name in names[seat]} - set(names[3])
    assert foreign
    assert not any(name in words for name in foreign)
    prompt = next(one for one in await house.prompts(3) if one.kind == "select")
    command = Select(play=hands[3][0], keep=hands[3][1])
    await zoe.decides(prompt, command)
    assert await last_decision(house, 3) == ("member", command)
    assert "Your hand" not in channel_of(house)
    assert "seat at this table already" in said(await ann.presses_about("seat"))


def _name(card: str) -> str:
    return speak("en-US", GAME)(f"card-{card}")


async def test_the_private_lines_of_a_seat_are_told_to_whoever_takes_it_over(house: House) -> None:
    await house.lay(2, 4)
    table = await house.table()
    await HANDLERS[table.game].hand_over(house.app.house, table.id, 3, "ai", "absent", house.clock.now())
    zoe = house.guest(6)
    await sits_down(house, zoe, 3)
    assert "told to your seat alone" in await direct(house, zoe)
    assert "You have been silent" in await direct(house, zoe)


async def test_where_direct_messages_are_closed_the_briefing_is_the_answer(house: House) -> None:
    house.app.new_seed = lambda: f"{5:064x}"
    await house.lay(2, 4)
    assert await house.play_until("select")
    zoe = house.guest(6)
    house.playground.hands.set_dms(zoe.id, False)
    outcome = await sits_down(house, zoe, 4)
    assert "Your hand" in said(outcome)
    await house.quiet()
    assert (await house.app.store.member(zoe.id)).closed
    assert "Your hand" in said(await zoe.presses_about("cards"))
    await house.quiet()
    assert "Your hand" not in channel_of(house)


async def test_of_two_who_press_at_once_one_has_the_seat(house: House) -> None:
    await house.lay(3, 4)
    rivals = [house.guest(6), house.guest(7)]
    for one in rivals:
        await one.presses_about("seat")
    outcomes = await asyncio.gather(*(house.press(one, About(house.number, "seat"), ["i4"]) for one in rivals))
    await house.quiet()
    winners = [one for one in rivals if (await house.table()).seats_of(one.id) == [4]]
    assert len(winners) == 1
    assert any("cannot be taken over" in said(one) or "have all the seats" in said(one) for one in outcomes)
    assert "Take a seat" not in channel_of(house)
    assert "have all the seats" in said(await house.guest(8).types("table join"))


async def test_who_has_sat_here_comes_back_to_their_own_seat_only(house: House) -> None:
    ann, ben, *_ = await house.lay(3, 4)
    await ben.types("table leave")
    await house.quiet()
    offered = await ben.presses_about("seat")
    assert "Ben" in said(offered)
    assert "Antoine" not in said(offered)
    assert "cannot be taken over" in said(await house.forge(ben, f"t|{house.number}|seat", ["i4"]))
    assert "cannot be taken over" in said(await house.forge(ben, f"t|{house.number}|seat", ["sfish"]))
    await sits_down(house, house.guest(6), 2)
    assert "know secrets of another seat" in said(await ben.types("table join"))
    assert (await house.table()).seats_of(ben.id) == []
    await ann.types("table kick", {"member": house.guest(6).id})
    await sits_down(house, ben, 2)
    await house.quiet()
    assert (await house.table()).seats_of(ben.id) == [2]
    assert "takes over the chair of **Ben**" in channel_of(house)


async def test_a_member_sits_at_several_tables_with_one_seat_each(house: House) -> None:
    await house.lay(2, 4)
    first = house.number
    other = house.rooms[1]
    dev = house.guest(3, room=other)
    await dev.types(f"newgame {GAME}")
    for _ in range(3):
        await dev.presses_in_lobby("ai")
    await dev.presses_in_lobby("start")
    await house.quiet()
    await sits_down(house, house.guest(3), 4)
    assert len(await house.app.store.tables_of(dev.id)) == 2
    assert (await house.table()).id == first


async def test_nobody_sits_down_at_a_table_that_is_over(house: House) -> None:
    ann, _ = await house.lay(2, 4)
    await house.guest(6).presses_about("seat")
    await ann.types("table end")
    await ann.presses_about("end")
    await house.quiet()
    assert "over" in said(await house.forge(house.guest(6), f"t|{house.number}|seat", ["i4"]))
    assert "over" in said(await house.guest(6).types("table join"))
    assert (await house.app.store.table(house.number)).free  # type: ignore[union-attr]
