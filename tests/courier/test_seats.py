"""Seats change hands, tables pause and end."""

from __future__ import annotations

import asyncio
from dataclasses import replace

from bot.chairs import Change
from bot.store import BOARD, Waiting
from bot.tables import Sitter
from tests.courier.discord import DM
from tests.courier.room import ANN, BEN, CHANNEL, CHLOE, Room
from tests.courier.supper import Pick, Toast, Whisper, supper

ZOE = 77


def requests(room: Room, channel: int) -> list[str]:
    return [method for method, where, _ in room.discord.requests if where == channel]


async def test_whoever_takes_over_a_seat_gets_its_panel_and_the_other_nothing_more(room: Room):
    table = await room.lay(ANN, BEN, CHLOE)
    await room.quiet()
    await room.store.change_seats(table, lambda _: Change(Sitter(1, ZOE, "Zoe")))
    room.courier.touch(table)
    await room.quiet()
    room.discord.requests.clear()
    assert "pick.1/1 = None" in room.panel(ZOE).text
    await room.whole_supper(table)
    await room.quiet()
    assert requests(room, DM + ANN) == []
    assert "over" in room.board().text
    await room.store.change_seats(table, lambda _: Change(Sitter(1, None, "An AI player")))


async def test_a_seat_that_a_member_leaves_has_no_panel_any_more(room: Room):
    table = await room.lay(ANN, BEN, CHLOE)
    await room.quiet()
    await room.store.change_seats(table, lambda _: Change(Sitter(1, None, "An AI player")))
    room.discord.requests.clear()
    await room.whole_supper(table)
    await room.quiet()
    assert requests(room, DM + ANN) == []
    assert requests(room, DM + BEN) != []


async def test_when_the_game_is_over_everything_is_shown_and_the_courier_is_done(room: Room):
    table = await room.lay(ANN, BEN, CHLOE)
    await room.whole_supper(table)
    await room.quiet()
    assert room.board().text.startswith(f"board {table}: over")
    room.discord.requests.clear()
    for n in range(20):
        room.courier.seen(CHANNEL, 10_000 + n)
    room.courier.touch(table)
    await room.quiet()
    assert room.discord.requests == []


async def test_a_table_that_was_ended_says_so(room: Room):
    table = await room.lay(ANN, BEN, CHLOE)
    await room.quiet()
    await supper.end(room.house, table, room.clock.now())
    await room.quiet()
    assert room.board().text.startswith(f"board {table}: ended")


async def test_a_pause_is_told_and_shown(room: Room):
    table = await room.lay(ANN, BEN, CHLOE)
    await room.quiet()
    await room.passes(10)
    await supper.pause(room.house, table, True, room.clock.now())
    await room.quiet()
    assert room.discord.lines(CHANNEL)[-1] == "(paused)"
    assert "paused" in room.board().text


async def test_toasts_are_told_while_the_board_stays(room: Room):
    table = await room.lay(ANN, BEN, CHLOE, talk=True)
    await room.quiet()
    first = room.board()
    await room.does(table, 1, "talk.1/1", Toast())
    await room.quiet()
    assert room.board() is first
    assert "2 told" in room.board().text


async def test_what_was_last_sent_is_kept(room: Room):
    table = await room.lay(ANN, BEN, CHLOE)
    await room.quiet()
    await room.all_pick(table)
    await room.quiet()
    await room.does(table, 2, "whisper.1/2", Whisper(word="no"))
    await room.quiet()
    kept = await room.store.panels(table)
    assert kept[BOARD].message == room.board().id
    assert kept[BOARD].stale is None
    assert kept[2].message == room.panel(BEN).id
    assert kept[2] == replace(kept[2], channel=DM + BEN, rung=("pick.1/2", "whisper.1/2"))


async def test_what_a_seat_is_told_after_it_changed_hands_never_goes_to_the_one_before(room: Room):
    table = await room.lay(ANN, BEN, CHLOE)
    await room.quiet()
    await room.does(table, 2, "pick.1/2", Pick(card=1))
    with room.sending_waits(DM + ANN):
        reached = asyncio.create_task(room.reaches("send", DM + ANN))
        await supper.hand_over(room.house, table, 1, "ai", "absent", room.clock.now())  # told to Ann alone
        await reached
        await room.store.change_seats(table, lambda _: Change(Sitter(1, ZOE, "Zoe")))
        for seat in (1, 3):
            await room.does(table, seat, f"pick.1/{seat}", Pick(card=1))
    await room.quiet()
    assert room.discord.lines(DM + ANN)[-1] == "(stood-in)"
    assert room.discord.lines(DM + ZOE) == ["round 1: you picked 1"]


async def test_a_panel_that_was_drawn_after_its_seat_changed_hands_never_goes_to_the_one_before(room: Room):
    table = await room.lay(ANN, BEN, CHLOE)
    await room.quiet()
    looked, go_on = asyncio.Event(), asyncio.Event()
    honest = room.store.waiting

    async def waiting(number: int, reader: int) -> list[Waiting]:
        found = await honest(number, reader)
        if reader == 1 and not looked.is_set():
            looked.set()
            await go_on.wait()
        return found

    room.store.waiting = waiting  # type: ignore[method-assign]
    await room.passes(5)
    await room.does(table, 1, "pick.1/1", Pick(card=2))
    await looked.wait()
    room.discord.requests.clear()
    await room.store.change_seats(table, lambda _: Change(Sitter(1, ZOE, "Zoe")))
    go_on.set()
    room.courier.touch(table)
    await room.quiet()
    assert requests(room, DM + ANN) == []
    assert "pick.1/1" in room.panel(ZOE).text
