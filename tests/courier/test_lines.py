"""Log lines: told once, in order, a message a beat."""

from __future__ import annotations

from tests.courier.discord import DM
from tests.courier.room import ANN, BEN, CHANNEL, CHLOE, Room
from tests.courier.supper import Pick, Toast, supper


async def test_a_long_tale_is_told_two_beats_a_message_and_takes_its_time(room: Room):
    table = await room.lay(ANN, BEN, CHLOE)
    await room.quiet()
    await room.passes(20)
    began = room.clock.now()
    await room.all_pick(table)
    await room.quiet()
    lines = [one for one in room.discord.channels[CHANNEL] if one.text.startswith("round")]
    assert [one.text for one in lines] == ["round 1: all have picked\nround 1: soup", "round 1: fish"]
    assert [one.at - began for one in lines] == [0.0, 3.0]


async def test_a_short_tale_is_told_a_beat_a_message(room: Room):
    table = await room.lay(ANN, BEN, CHLOE)
    await room.quiet()
    await room.passes(20)
    began = room.clock.now()
    with room.time_stands_still():
        await room.tells(table, 0, "a", beat=50)
        await room.tells(table, 0, "b", beat=51)
    await room.quiet()
    told = [(one.text, one.at - began) for one in room.discord.channels[CHANNEL] if one.kind in "ab"]
    assert told == [("a", 0.0), ("b", 1.5)]


async def test_what_is_told_right_after_a_message_waits_for_a_beat_and_comes_with_what_follows(room: Room):
    table = await room.lay(ANN, BEN, CHLOE)
    await room.quiet()
    await room.passes(20)
    began = room.clock.now()
    await room.tells(table, 0, "a question", beat=50)
    await room.stands(CHANNEL, "a")
    await room.tells(table, 0, "its answer", beat=50)
    await room.tells(table, 0, "what follows", beat=51)
    await room.quiet()
    told = [(one.text, one.at - began) for one in room.discord.channels[CHANNEL] if one.kind in ("a", "its", "what")]
    assert told == [("a question", 0.0), ("its answer\nwhat follows", 1.5)]


async def test_panels_come_after_the_lines(room: Room):
    table = await room.lay(ANN, BEN, CHLOE)
    await room.quiet()
    await room.passes(20)
    began = room.clock.now()
    room.discord.requests.clear()
    with room.sending_waits():
        await room.all_pick(table)
        await room.whispers(table)
    await room.quiet()
    here = [method for method, channel, _ in room.discord.requests if channel == CHANNEL]
    assert here[-4:] == ["send", "send", "send", "delete"]
    assert room.board().text == f"board {table}: playing, 4 told, vote.1 0/3"
    assert room.board().at == began + 3.0
    private = [method for method, channel, _ in room.discord.requests if channel == DM + CHLOE]
    assert private[-2:] == ["send", "edit"]


async def test_what_is_told_in_one_beat_while_the_channel_is_slow_is_one_message(room: Room):
    table = await room.lay(ANN, BEN, CHLOE, talk=True)
    await room.quiet()
    with room.sending_waits():
        await room.does(table, 1, "talk.1/1", Toast())
        await room.reaches("send", CHANNEL)
        for seat in (2, 3):
            await room.does(table, seat, f"talk.1/{seat}", Toast())
    await room.quiet()
    assert room.discord.lines(CHANNEL) == ["the table is laid", "1 toasts", "2 toasts\n3 toasts"]


async def test_each_reader_is_told_what_they_may_know(room: Room):
    table = await room.lay(ANN, BEN, None)
    await room.quiet()
    for seat in (1, 2, 3):
        await room.does(table, seat, f"pick.1/{seat}", Pick(card=min(seat, 2)))
    await room.quiet()
    assert room.discord.lines(DM + ANN) == ["card 1 is yours", "round 1: you picked 1"]
    assert room.discord.lines(DM + BEN) == ["card 2 is yours", "round 1: you picked 2"]
    assert set(room.discord.channels) == {CHANNEL, DM + ANN, DM + BEN}
    assert not any("you" in text or "card" in text for text in room.discord.lines(CHANNEL))


async def test_what_is_not_worth_a_line_is_not_sent_and_not_looked_at_again(room: Room):
    table = await room.lay(ANN, BEN, CHLOE, rounds=0)
    await room.quiet()
    assert room.discord.lines(CHANNEL) == ["the table is laid\nthe table is cleared"]
    assert await room.store.news(table) == ("over", set())


async def test_private_messages_do_not_wait_behind_public_ones_and_nobody_waits_for_the_courier(room: Room):
    with room.sending_waits(CHANNEL):
        table = await room.lay(ANN, BEN, CHLOE)
        await room.all_pick(table)
        for user in (ANN, BEN, CHLOE):
            await room.stands(DM + user, "panel")
        assert room.discord.channels.get(CHANNEL) is None
    await room.quiet()
    assert room.discord.lines(CHANNEL)[-1] == "round 1: fish"


async def test_one_members_slow_messages_hold_up_nobody_else(room: Room):
    with room.sending_waits(DM + ANN):
        await room.lay(ANN, BEN, CHLOE)
        await room.stands(CHANNEL, "board")
        await room.stands(DM + BEN, "panel")
        assert room.discord.channels.get(DM + ANN) is None
    await room.quiet()
    assert room.panel(ANN)


async def test_two_tables_in_one_members_messages_are_both_told(room: Room):
    first = await room.lay(ANN, BEN, None)
    second = await room.lay(BEN, ANN, None, channel=CHANNEL + 1)
    await room.quiet()
    assert room.discord.lines(DM + ANN) == ["card 1 is yours", "card 2 is yours"]
    panels = [one.text.split()[1] for one in room.discord.of_kind(DM + ANN, "panel")]
    assert sorted(panels) == [f"{first}/1", f"{second}/2"]


async def test_after_a_pause_of_the_bot_the_table_is_told(room: Room):
    table = await room.lay(ANN, BEN, CHLOE)
    await room.quiet()
    now = room.clock.now()
    await room.store.add_absence(now, now + 100)
    await room.house.enter()
    await room.passes(100)
    await supper.wake(room.house, table, room.clock.now())
    await room.quiet()
    assert room.discord.lines(CHANNEL)[-1] == "(delayed)"
