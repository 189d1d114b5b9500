"""A press that is answered with the panel itself: the courier leaves it at that."""

from __future__ import annotations

from bot.screen import Screen
from bot.words import speak
from tests.courier.discord import DM, PlainFaces
from tests.courier.room import ANN, BEN, CHLOE, Room
from tests.courier.supper import Pick, supper


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
        await room.courier.shown(table, 1, room.panel(ANN).id, await _drawn(room, table))
    await room.quiet()
    await room.passes(10)
    assert requests(room, DM + ANN) == []


async def _drawn(room: Room, table: int) -> Screen:
    info = await room.store.table(table)
    assert info is not None
    async with supper.look(room.house, table) as seated:
        lesson = room.courier.teaches(table, 1)
        return PlainFaces().panel(seated, 1, info, speak("en-US"), room.clock.now(), {}, "https://elsewhere", lesson)


async def test_who_has_seen_a_question_in_the_answer_to_a_press_is_not_rung_for_it(room: Room):
    table = await room.lay(ANN, BEN, CHLOE)
    await room.quiet()
    await room.all_pick(table)
    await room.whispers(table)
    await room.quiet()
    with room.courier.answering(table, 1):
        await room.all_vote(table)
        room.discord.requests.clear()
        await room.courier.shown(table, 1, room.panel(ANN).id, await _drawn(room, table))
    await room.quiet()
    assert requests(room, DM + ANN) == []
    assert "send" in requests(room, DM + BEN)


async def test_what_was_shown_in_a_message_that_is_the_panel_no_more_does_not_count(room: Room):
    table = await room.lay(ANN, BEN, CHLOE)
    await room.quiet()
    await room.passes(10)
    with room.courier.answering(table, 1):
        await room.does(table, 1, "pick.1/1", Pick(card=2))
        await room.courier.shown(table, 1, 424242, await _drawn(room, table))
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
