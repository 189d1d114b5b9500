"""The board and the seats' panels: compared, edited with restraint, posted anew when somebody is asked."""

from __future__ import annotations

from dataclasses import replace
from itertools import pairwise

from bot.screen import Screen
from bot.store import BOARD
from bot.tables import Sitter
from bot.words import speak
from engines.kernel import Done
from tests.courier.discord import DM, PlainFaces
from tests.courier.room import ANN, BEN, CHANNEL, CHLOE, Room
from tests.courier.supper import Pick, Spill, Toast, Vote, Whisper, supper

ZOE = 77


def requests(room: Room, channel: int) -> list[str]:
    return [method for method, where, _ in room.discord.requests if where == channel]


async def test_a_panel_is_edited_at_most_every_two_seconds_and_ends_up_right(room: Room):
    table = await room.lay(ANN, BEN, CHLOE)
    await room.quiet()
    for i in range(30):
        await room.does(table, 1, "pick.1/1", Pick(card=1 + i % 2))
        await room.does(table, 2, "pick.1/2", Pick(card=1 + i % 2))
        await room.passes(0.3)
    await room.quiet()
    for message in (room.board(), room.panel(ANN)):
        moments = [message.at, *message.edits]
        assert all(later - earlier >= 2.0 for earlier, later in pairwise(moments))
    assert 3 <= len(room.panel(ANN).edits) <= 6
    assert "pick.1/1 = {'kind': 'pick', 'card': 2}" in room.panel(ANN).text
    assert room.board().text == f"board {table}: playing, 1 told, pick.1 2/3"


async def test_a_quiet_panel_is_edited_at_once(room: Room):
    table = await room.lay(ANN, BEN, CHLOE)
    await room.quiet()
    await room.passes(10)
    now = room.clock.now()
    await room.does(table, 1, "pick.1/1", Pick(card=1))
    await room.quiet()
    assert room.board().edits == [now]


async def test_what_has_not_changed_needs_no_request(room: Room):
    table = await room.lay(ANN, BEN, CHLOE)
    await room.quiet()
    room.discord.requests.clear()
    for _ in range(3):
        room.courier.touch(table)
        await room.quiet()
        await room.passes(10)
    assert room.discord.requests == []


async def test_the_board_is_posted_anew_when_the_channel_is_asked_and_rings_those_who_are(room: Room):
    table = await room.lay(ANN, BEN, None)
    await room.quiet()
    first = room.board()
    assert first.rung == ()
    await room.all_pick(table)
    await room.whispers(table)
    await room.quiet()
    board = room.board()
    assert board.id != first.id
    assert board.rung == (ANN, BEN)
    assert board is room.discord.channels[CHANNEL][-1]


async def test_whoever_was_rung_for_a_question_is_not_rung_for_it_again(room: Room):
    table = await room.lay(ANN, BEN, CHLOE, talk=True)
    await room.quiet()
    assert room.board().rung == (ANN, BEN, CHLOE)
    first = room.board()
    for n in range(11):
        room.courier.seen(CHANNEL, 10_000 + n)
    await room.quiet()
    again = room.board()
    assert again.id != first.id
    assert again.rung == ()
    for seat in (1, 2, 3):
        await room.does(table, seat, "talk.1/" + str(seat), Done())
    await room.all_pick(table)
    await room.whispers(table)
    await room.does(table, 1, "vote.1/1", Vote(target=2))
    await room.quiet()
    assert room.board().rung == (BEN, CHLOE)


async def test_ten_messages_may_stand_below_the_board_its_own_does_not_count(room: Room):
    await room.lay(ANN, BEN, CHLOE)
    await room.quiet()
    first = room.board()
    room.courier.seen(CHANNEL, first.id)
    for n in range(10):
        room.courier.seen(CHANNEL, 10_000 + n)
    room.courier.seen(CHANNEL + 1, 20_000)
    await room.quiet()
    assert room.board() is first
    room.courier.seen(CHANNEL, 10_010)
    await room.quiet()
    assert room.board().id != first.id
    room.courier.seen(CHANNEL, 10_011)
    await room.quiet()
    assert len(requests(room, CHANNEL)) == 4  # a line, a board, another, and the first taken away


async def test_a_question_in_private_is_a_new_message_and_the_old_panel_goes(room: Room):
    table = await room.lay(ANN, BEN, CHLOE)
    await room.quiet()
    first = room.panel(ANN)
    await room.all_pick(table)
    await room.quiet()
    assert room.panel(ANN) is first  # nothing is asked of Ann: edited in place
    await room.whispers(table)
    await room.all_vote(table)
    await room.quiet()
    assert room.panel(ANN).id != first.id
    assert "pick.2/1 = None" in room.panel(ANN).text


async def test_a_secret_question_is_seen_by_nobody_else(room: Room):
    table = await room.lay(ANN, BEN, CHLOE)
    await room.quiet()
    await room.all_pick(table)
    await room.quiet()
    assert "whisper.1/2 = None" in room.panel(BEN).text
    for channel in (CHANNEL, DM + ANN, DM + CHLOE):
        assert not any("whisper" in one.text for one in room.discord.channels[channel])
    await room.passes(10)
    room.discord.requests.clear()
    await room.whispers(table)
    room.discord.requests.clear()
    await room.quiet()
    await room.passes(10)
    assert requests(room, DM + ANN) == requests(room, DM + CHLOE)


async def test_a_card_playable_at_any_time_rings_nobody(room: Room):
    table = await room.lay(ANN, BEN, CHLOE, wine=True, rounds=1)
    await room.quiet()
    first = room.panel(BEN)
    assert "spill.1/2" in first.text
    await room.does(table, 2, "spill.1/2", Spill(glasses=1))
    await room.quiet()
    assert room.panel(BEN) is first
    assert "spill.2/2" in first.text


async def test_where_the_board_stands_is_no_news_for_a_panel(room: Room):
    table = await room.lay(ANN, BEN, CHLOE)
    await room.quiet()
    room.discord.requests.clear()
    for n in range(11):
        room.courier.seen(CHANNEL, 10_000 + n)
    await room.quiet()
    room.courier.touch(table)
    await room.quiet()
    assert requests(room, CHANNEL) == ["send", "delete"]
    assert requests(room, DM + ANN) == []
    await room.passes(10)
    await room.does(table, 1, "pick.1/1", Pick(card=2))
    await room.quiet()
    assert room.panel(ANN).links == [f"https://discord.com/channels/7/{CHANNEL}/{room.board().id}"]


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
        return PlainFaces().panel(seated, 1, info, speak("en-US"), room.clock.now(), {}, "https://elsewhere")


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


async def test_a_message_that_somebody_deleted_is_posted_anew(room: Room):
    table = await room.lay(ANN, BEN, CHLOE)
    await room.quiet()
    await room.passes(10)
    room.discord.channels[CHANNEL].remove(room.board())
    room.discord.channels[DM + ANN].remove(room.panel(ANN))
    await room.does(table, 1, "pick.1/1", Pick(card=2))
    await room.quiet()
    assert room.board().text == f"board {table}: playing, 1 told, pick.1 1/3"
    assert "'card': 2" in room.panel(ANN).text


async def test_a_draft_is_drawn_and_forgotten_with_its_question(room: Room):
    table = await room.lay(ANN, BEN, CHLOE)
    await room.quiet()
    room.courier.drafts[table, 1] = {"pick.1": (2,)}
    room.courier.touch(table)
    await room.quiet()
    assert room.panel(ANN).text.endswith("; pick.1")
    await room.all_pick(table)
    await room.quiet()
    assert room.courier.drafts == {(table, 1): {}}


async def test_the_late_are_reminded_in_private_and_named_on_the_board(room: Room):
    table = await room.lay(ANN, BEN, CHLOE)
    await room.quiet()
    panels = {user: room.panel(user) for user in (ANN, BEN, CHLOE)}
    await room.does(table, 1, "pick.1/1", Pick(card=2))
    await room.passes(31)
    room.courier.remind(table)
    await room.quiet()
    assert "missing (2, 3)" in room.board().text
    assert room.panel(ANN).id == panels[ANN].id
    assert room.panel(BEN).id != panels[BEN].id
    assert room.panel(CHLOE).id != panels[CHLOE].id


async def test_nobody_is_reminded_of_what_gives_no_receipts(room: Room):
    table = await room.lay(ANN, BEN, CHLOE, talk=True)
    await room.quiet()
    await room.passes(70)
    room.discord.requests.clear()
    room.courier.remind(table)
    await room.quiet()
    assert room.discord.requests == []


async def test_an_ai_player_that_stands_in_for_somebody_rings_nobody(room: Room):
    table = await room.lay(ANN, BEN, CHLOE)
    await room.quiet()
    await supper.hand_over(room.house, table, 1, "ai", "absent", room.clock.now())
    await room.all_pick(table)
    await supper.hand_over(room.house, table, 2, "ai", "absent", room.clock.now())
    await room.whispers(table)
    await supper.hand_over(room.house, table, 1, "ai", "absent", room.clock.now())
    await supper.hand_over(room.house, table, 2, "ai", "absent", room.clock.now())
    for seat in (1, 2, 3):
        await supper.answer(
            room.house, table, seat, f"vote.1/{seat}", Vote(target=1), room.clock.now(), "member" if seat == 3 else "ai"
        )
    await room.quiet()
    first = room.panel(ANN)
    room.courier.remind(table)
    await room.quiet()
    assert room.panel(ANN) is first
    assert "pick.2/1 = None" in room.panel(ANN).text


async def test_whoever_takes_over_a_seat_gets_its_panel_and_the_other_nothing_more(room: Room):
    table = await room.lay(ANN, BEN, CHLOE)
    await room.quiet()
    await room.store.set_sitter(table, Sitter(1, ZOE, "Zoe"))
    room.courier.touch(table)
    await room.quiet()
    room.discord.requests.clear()
    assert "pick.1/1 = None" in room.panel(ZOE).text
    await room.whole_supper(table)
    await room.quiet()
    assert requests(room, DM + ANN) == []
    assert "over" in room.board().text
    await room.store.set_sitter(table, Sitter(1, None, "An AI player"))


async def test_a_seat_that_a_member_leaves_has_no_panel_any_more(room: Room):
    table = await room.lay(ANN, BEN, CHLOE)
    await room.quiet()
    await room.store.set_sitter(table, Sitter(1, None, "An AI player"))
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
