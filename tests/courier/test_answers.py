"""A press that is answered with the panel itself: the courier leaves it at that."""

from __future__ import annotations

import asyncio

from bot.carrying.sight import Wanted
from bot.screen import Screen
from bot.words import speak
from tests.courier.discord import DM, PlainFaces
from tests.courier.room import ANN, BEN, CHANNEL, CHLOE, Room
from tests.courier.supper import Pick, Vote, supper


def requests(room: Room, channel: int) -> list[str]:
    return [method for method, where, _ in room.discord.requests if where == channel]


async def test_a_panel_that_answers_a_press_is_left_alone_and_not_edited_afterwards(room: Room):
    table = await room.lay(ANN, BEN, CHLOE, rounds=1)
    await room.quiet()
    await room.passes(10)
    room.discord.requests.clear()
    with room.courier.answering(table, 1):
        await room.does(table, 1, "pick.1/1", Pick(card=2))
        await room.quiet()
        await room.passes(10)
        assert requests(room, DM + ANN) == []
        await room.courier.shown(table, 1, room.panel(ANN).id, *await _drawn(room, table))
    await room.quiet()
    await room.passes(10)
    assert requests(room, DM + ANN) == []


async def _drawn(room: Room, table: int) -> tuple[Screen, Wanted]:
    info = await room.store.table(table)
    assert info is not None
    async with supper.look(room.house, table) as seated:
        lesson = room.courier.teaches(table, 1)
        now = room.clock.now()
        screen = PlainFaces().panel(seated, 1, info, speak("en-US"), now, {}, "https://elsewhere", lesson)
        return screen, Wanted.of(seated, 1, ())


async def test_who_has_seen_a_question_in_the_answer_to_a_press_is_not_rung_for_it(room: Room):
    table = await room.lay(ANN, BEN, CHLOE)
    await room.quiet()
    await room.all_pick(table)
    await room.whispers(table)
    await room.quiet()
    with room.courier.answering(table, 1):
        await room.all_vote(table)
        room.discord.requests.clear()
        await room.courier.shown(table, 1, room.panel(ANN).id, *await _drawn(room, table))
    await room.quiet()
    assert requests(room, DM + ANN) == []
    assert "send" in requests(room, DM + BEN)


async def test_what_was_shown_in_a_message_that_is_the_panel_no_more_does_not_count(room: Room):
    table = await room.lay(ANN, BEN, CHLOE)
    await room.quiet()
    await room.passes(10)
    with room.courier.answering(table, 1):
        await room.does(table, 1, "pick.1/1", Pick(card=2))
        await room.courier.shown(table, 1, 424242, *await _drawn(room, table))
    await room.quiet()
    assert "'card': 2" in room.panel(ANN).text


async def test_a_press_that_was_answered_otherwise_leaves_the_panel_to_the_courier(room: Room):
    table = await room.lay(ANN, BEN, CHLOE)
    await room.quiet()
    await room.passes(10)
    with room.courier.answering(table, 1):
        await room.does(table, 1, "pick.1/1", Pick(card=2))
        await room.quiet()
        assert "'card': 2" not in room.panel(ANN).text
    await room.quiet()
    assert "'card': 2" in room.panel(ANN).text


async def test_what_is_asked_while_an_answer_is_on_its_way_is_shown_at_once(room: Room):
    table = await room.lay(ANN, BEN, CHLOE)
    await room.quiet()
    await room.passes(10)
    with room.courier.answering(table, 1):
        await room.does(table, 1, "pick.1/1", Pick(card=2))
        drawn = await _drawn(room, table)
        for seat in (2, 3):
            await room.does(table, seat, f"pick.1/{seat}", Pick(card=2))
        await room.whispers(table)
        await room.all_vote(table)  # and all pick again
        await room.courier.shown(table, 1, room.panel(ANN).id, *drawn)
    await room.quiet()
    assert "pick.2/1" in room.panel(ANN).text


async def voted(room: Room, *, lines: bool = False) -> int:
    """All but the last have voted and everything is shown; then the last one votes, and the courier has yet to hear."""
    table = await room.lay(ANN, BEN, CHLOE)
    await room.quiet()
    await room.all_pick(table)
    await room.whispers(table)
    for seat in (1, 2):
        await room.does(table, seat, f"vote.1/{seat}", Vote(target=1))
    await room.quiet()
    await room.passes(30)
    room.house.changed.remove(room.courier.touch)
    await room.does(table, 3, "vote.1/3", Vote(target=1))
    if not lines:
        await room.store.undeliverable(table, 0)
    room.discord.requests.clear()
    return table


async def test_a_press_on_the_board_is_answered_with_the_board_where_nothing_is_to_be_told(room: Room):
    table = await voted(room)
    async with room.courier.answering_on_board(table, room.board().id) as screen:
        assert screen is not None
        room.board().screen = screen  # the answer shows it
        assert "pick.2 0/3" in room.board().text
    room.courier.touch(table)
    await room.quiet()
    assert requests(room, CHANNEL) == []


async def test_a_board_that_was_not_shown_in_answer_to_a_press_is_edited(room: Room):
    table = await voted(room)
    answer = room.courier.answering_on_board(table, room.board().id)
    assert await answer.__aenter__() is not None
    assert not await answer.__aexit__(TimeoutError, TimeoutError(), None)
    room.courier.touch(table)
    await room.quiet()
    assert requests(room, CHANNEL) == ["edit"]


async def test_what_is_to_be_told_is_told_before_the_board_shows_it(room: Room):
    table = await voted(room, lines=True)
    async with room.courier.answering_on_board(table, room.board().id) as screen:
        assert screen is None
    room.courier.touch(table)
    await room.quiet()
    assert requests(room, CHANNEL) == ["send", "edit"]


async def test_only_the_board_itself_is_shown_anew_and_only_when_it_asks_something_else(room: Room):
    table = await voted(room)
    async with room.courier.answering_on_board(table, 424242) as screen:
        assert screen is None
    async with room.courier.answering_on_board(table, room.board().id) as screen:
        assert screen is not None
    await room.does(table, 1, "pick.2/1", Pick(card=1))
    async with room.courier.answering_on_board(table, room.board().id) as screen:
        assert screen is None, "one more has answered: that is no answer to who did"
    async with room.courier.answering_on_board(999, room.board().id) as screen:
        assert screen is None


async def test_presses_go_first_and_what_they_change_is_shown_once(room: Room):
    table = await room.lay(ANN, BEN, CHLOE)
    await room.quiet()
    await room.passes(20)
    free = asyncio.Event()
    room.courier.way = free.wait
    room.discord.requests.clear()
    for seat in (1, 2, 3):
        await room.does(table, seat, f"pick.1/{seat}", Pick(card=1))
    assert room.discord.requests == []
    free.set()
    await room.quiet()
    assert requests(room, DM + ANN) == ["send", "edit"]
