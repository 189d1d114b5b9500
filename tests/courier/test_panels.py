"""The board and the seats' panels: compared, edited with restraint, posted anew when somebody is asked."""

from __future__ import annotations

from dataclasses import replace
from itertools import pairwise
from typing import Any

from bot.carrying.routes import Address, Route
from bot.carrying.sight import CALM_APART, EDITS_APART, RECEIPTS_APART, STILL_APART, Asked, Eyes, Later, Wanted
from bot.screen import Box, Picture, Screen
from bot.store import BOARD
from engines.kernel import Done
from tests.courier.discord import DM
from tests.courier.room import ANN, BEN, CHANNEL, CHLOE, Room
from tests.courier.supper import Pick, Spill, Vote, supper

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
    moments = [room.panel(ANN).at, *room.panel(ANN).edits]
    assert all(later - earlier >= 2.0 for earlier, later in pairwise(moments))
    assert 3 <= len(room.panel(ANN).edits) <= 6
    await room.passes(6)
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
        await room.passes(9)
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
    await room.passes(61)
    for seat in (1, 2, 3):
        await room.does(table, seat, "talk.1/" + str(seat), Done())
    await room.all_pick(table)
    await room.whispers(table)
    await room.does(table, 1, "vote.1/1", Vote(target=2))
    await room.quiet()
    assert room.board().rung == (BEN, CHLOE)


async def test_the_board_rings_nobody_twice_within_a_minute(room: Room):
    table = await room.lay(ANN, BEN, CHLOE, talk=True)
    await room.quiet()
    assert room.board().rung == (ANN, BEN, CHLOE)
    first = room.board()
    for seat in (1, 2, 3):
        await room.does(table, seat, "talk.1/" + str(seat), Done())
    await room.all_pick(table)
    for n in range(5):
        room.courier.seen(CHANNEL, 10_000 + n)
    await room.whispers(table)
    await room.quiet()
    assert "vote.1 0/3" in room.board().text
    assert room.board().id != first.id
    assert room.board().rung == ()


async def test_a_board_in_sight_is_edited_when_the_channel_is_asked_and_nobody_is_to_be_rung(room: Room):
    table = await room.lay(ANN, BEN, CHLOE, talk=True)
    await room.quiet()
    first = room.board()
    for seat in (1, 2, 3):
        await room.does(table, seat, "talk.1/" + str(seat), Done())
    await room.all_pick(table)
    for n in range(4):
        room.courier.seen(CHANNEL, 10_000 + n)
    await room.whispers(table)
    await room.quiet()
    assert "vote.1 0/3" in room.board().text
    assert room.board().id == first.id


async def test_the_end_of_a_game_is_a_new_board_however_near_the_old_one_is(room: Room):
    table = await room.lay(ANN, BEN, CHLOE, rounds=1)
    await room.quiet()
    await room.all_pick(table)
    await room.whispers(table)
    await room.quiet()
    before = room.board()
    await room.all_vote(table)
    await room.quiet()
    assert "over" in room.board().text
    assert room.board().id != before.id


async def test_a_panel_below_which_much_was_told_is_posted_anew_with_the_next_question(room: Room):
    table = await room.lay(ANN, BEN, CHLOE)
    await room.quiet()
    first = room.panel(ANN)
    for n in range(4):
        await room.tells(table, 1, f"secret {n}")
        await room.quiet()
        await room.passes(5)
    assert room.panel(ANN) is first
    with room.courier.answering(table, 1):
        await room.all_pick(table)
        await room.whispers(table)
        await room.all_vote(table)
    await room.quiet()
    assert "pick.2/1" in room.panel(ANN).text
    assert room.panel(ANN) is not first
    assert room.panel(ANN) is room.discord.channels[DM + ANN][-1]
    assert room.panel(ANN).silent_at_first, "whoever has just decided is at hand"


async def test_a_panel_in_sight_is_edited_when_the_next_question_rings_nobody(room: Room):
    table = await room.lay(ANN, BEN, CHLOE)
    await room.quiet()
    first = room.panel(ANN)
    with room.courier.answering(table, 1):
        await room.all_pick(table)
        await room.whispers(table)
        await room.all_vote(table)
    await room.quiet()
    assert "pick.2/1" in room.panel(ANN).text
    assert room.panel(ANN) is first


async def test_what_closes_at_once_rings_nobody(room: Room):
    await room.lay(ANN, BEN, CHLOE, object=True)
    await room.quiet()
    assert "object.1" in room.board().text
    assert room.board().rung == ()


async def test_log_lines_are_silent_and_a_private_question_is_not(room: Room):
    table = await room.lay(ANN, BEN, CHLOE)
    await room.quiet()
    lines = [one for one in room.discord.channels[DM + ANN] if one.kind != "panel"]
    assert lines
    assert all(one.screen.silent for one in lines)
    await room.passes(61)  # the picks are made for all; Ben is asked in secret
    await supper.wake(room.house, table, room.clock.now())
    await room.quiet()
    assert "whisper" in room.panel(BEN).text
    assert room.panel(BEN).silent_at_first is False


async def test_whoever_decided_just_now_needs_no_ring_for_the_next_private_question(room: Room):
    table = await room.lay(ANN, BEN, CHLOE)
    await room.quiet()
    first = room.panel(BEN)
    with room.courier.answering(table, 2):
        await room.does(table, 2, "pick.1/2", Pick(card=1))
    for seat in (1, 3):
        await room.does(table, seat, f"pick.1/{seat}", Pick(card=1))
    await room.quiet()
    assert "whisper" in room.panel(BEN).text
    assert room.panel(BEN) is first


async def test_a_seat_that_an_ai_player_has_is_not_called_in_the_channel(room: Room):
    room.discord.closed = {ANN, BEN}
    table = await room.lay(ANN, BEN, CHLOE)
    await room.quiet()
    (first,) = room.discord.of_kind(CHANNEL, "knock")
    assert first.rung == (ANN, BEN)
    await supper.hand_over(room.house, table, 1, "ai", "absent", room.clock.now())
    now = room.clock.now()
    await supper.answer(room.house, table, 1, "pick.1/1", Pick(card=1), now, "ai")
    for seat in (2, 3):
        await room.does(table, seat, f"pick.1/{seat}", Pick(card=1))
    await room.whispers(table)
    await supper.answer(room.house, table, 1, "vote.1/1", Vote(target=1), now, "ai")
    for seat in (2, 3):
        await room.does(table, seat, f"vote.1/{seat}", Vote(target=1))
    await room.quiet()
    (second,) = room.discord.of_kind(CHANNEL, "knock")
    assert second.id != first.id
    assert second.rung == (BEN,)


async def test_a_first_panel_teaches_and_the_next_does_not(room: Room):
    table = await room.lay(ANN, BEN, CHLOE, first_timers=True)
    await room.quiet()
    assert all(room.panel(user).text.endswith("a lesson") for user in (ANN, BEN, CHLOE))
    await room.does(table, 1, "pick.1/1", Pick(card=2))
    await room.quiet()
    assert "a lesson" in room.panel(ANN).text
    room.courier.taught(table, 1)
    await room.quiet()
    await room.passes(3)
    assert "a lesson" not in room.panel(ANN).text
    await room.whole_supper(table, rounds=1)
    await room.quiet()
    assert not any("a lesson" in room.panel(user).text for user in (ANN, BEN, CHLOE))


async def test_a_member_is_taught_a_game_once(room: Room):
    await room.lay(ANN, BEN, None, first_timers=True)
    await room.quiet()
    second = await room.lay(ANN, CHLOE, None, channel=CHANNEL + 1, first_timers=True)
    await room.quiet()
    taught = [one.text for user in (ANN, CHLOE) for one in room.discord.of_kind(DM + user, "panel")]
    assert [("a lesson" in text) for text in taught if text.startswith(f"panel {second}/")] == [False, True]


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
    public = {channel: requests(room, channel) for channel in (CHANNEL, DM + ANN, DM + CHLOE)}
    await room.passes(35)
    room.courier.remind(table)
    await room.quiet()
    assert requests(room, DM + BEN)[-2:] == ["send", "delete"]  # a reminder
    assert {channel: requests(room, channel) for channel in public} == public
    assert "whisper.1/2 = None" in room.panel(BEN).text
    for channel in (CHANNEL, DM + ANN, DM + CHLOE):
        assert not any("whisper" in one.text for one in room.discord.channels[channel])


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
    assert "; pick.1" in room.panel(ANN).text
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
    await room.all_pick(table)
    await room.whispers(table)
    await room.quiet()
    ann, ben = room.panel(ANN), room.panel(BEN)
    now = room.clock.now()
    await supper.hand_over(room.house, table, 1, "ai", "absent", now)
    await supper.answer(room.house, table, 1, "vote.1/1", Vote(target=1), now, "ai")
    for seat in (2, 3):
        await room.does(table, seat, f"vote.1/{seat}", Vote(target=1))
    await room.quiet()
    await room.passes(61)
    room.courier.remind(table)
    await room.quiet()
    assert room.panel(ANN) is ann
    assert "pick.2/1 = None" in ann.text
    assert room.panel(BEN).id != ben.id


async def test_who_has_answered_is_brought_up_to_date_every_ten_seconds(room: Room):
    table = await room.lay(ANN, BEN, CHLOE)
    await room.quiet()
    board = room.board()
    for seat in (1, 2):
        await room.does(table, seat, f"pick.1/{seat}", Pick(card=1))
        await room.quiet()
        await room.passes(1)
    assert board.text == f"board {table}: playing, 1 told, pick.1 0/3"
    await room.passes(10)
    assert room.board() is board
    assert board.text == f"board {table}: playing, 1 told, pick.1 2/3"
    assert [at - board.at for at in board.edits] == [10.0]


async def test_the_last_receipt_does_not_wait(room: Room):
    table = await room.lay(ANN, BEN, CHLOE)
    await room.quiet()
    posted = room.board().at
    await room.passes(2)
    await room.all_pick(table)
    await room.quiet()
    assert "pick.1" not in room.board().text
    assert room.clock.now() - posted < 6


async def test_nobody_waits_for_what_can_wait(room: Room):
    table = await room.lay(ANN, BEN, CHLOE)
    await room.quiet()
    now = room.clock.now()
    await room.does(table, 1, "pick.1/1", Pick(card=1))
    await room.does(table, 1, "pick.1/1", Pick(card=2))
    await room.quiet()
    assert room.clock.now() - now <= 2.0  # Ann's own panel, not the board


async def test_a_panel_that_asks_nothing_is_brought_up_to_date_once_a_minute(room: Room):
    table = await room.lay(ANN, BEN, CHLOE)
    await room.quiet()
    await room.all_pick(table)
    await room.quiet()
    await room.whispers(table)
    await room.quiet()
    room.faces.drawn.clear()
    await supper.more_time(room.house, table, 300, room.clock.now())
    for number in range(120):
        await room.does(table, 1, "vote.1/1", Vote(target=2 + number % 2))
        await room.passes(1.25)
    moments = [at for seat, at in room.faces.drawn if seat == 1]
    assert 2 <= len(moments) <= 3
    assert all(later - earlier >= 60.0 for earlier, later in pairwise(moments))


async def test_a_question_that_closed_before_its_member_answered_is_taken_away_at_once(room: Room):
    table = await room.lay(ANN, BEN, CHLOE)
    await room.quiet()
    await room.does(table, 2, "pick.1/2", Pick(card=1))
    await room.quiet()
    await room.passes(41)
    edits = {user: len(room.panel(user).edits) for user in (ANN, BEN)}
    await supper.wake(room.house, table, room.clock.now())
    await room.quiet()
    await room.passes(3)
    assert "pick.1" not in room.panel(ANN).text
    assert len(room.panel(ANN).edits) > edits[ANN]


def test_a_question_that_its_member_answered_may_stand_a_while_after_it_closed():
    nothing: frozenset[Any] = frozenset()
    name, offered = frozenset({"pick.1/1"}), frozenset({("pick.1/1", "pick", "card", 1)})
    asked = Wanted("playing", name, offered, name, {})
    answered = Wanted("playing", nothing, offered, nothing, {"pick.1/1": Pick(card=1)})
    closed = Wanted("playing", nothing, nothing, nothing, {})
    assert closed.apart(answered) == CALM_APART
    assert closed.apart(asked) == EDITS_APART, "it closed without an answer"
    assert answered.apart(asked) == EDITS_APART
    assert replace(answered, chosen={"pick.1/1": Pick(card=2)}).apart(answered) == EDITS_APART
    assert asked.apart(closed) == EDITS_APART
    assert asked.apart(asked) == STILL_APART
    assert replace(closed, status="over").apart(answered) == EDITS_APART


def test_what_can_be_pressed_anew_or_calls_is_shown_at_once_and_what_cannot_any_more_a_little_later():
    name, one, two = frozenset({"pick.1/1"}), ("pick.1/1", "pick", "card", 1), ("pick.1/1", "pick", "card", 2)
    asked = Wanted("playing", name, frozenset({one}), name, {})
    assert replace(asked, offered=frozenset({one, two})).apart(asked) == EDITS_APART
    assert asked.apart(replace(asked, offered=frozenset({one, two}))) == STILL_APART
    assert replace(asked, summons=frozenset({"an offer"})).apart(asked) == EDITS_APART


async def test_what_was_chosen_otherwise_elsewhere_is_soon_shown(room: Room):
    table = await room.lay(ANN, BEN, CHLOE)
    await room.quiet()
    await room.does(table, 1, "pick.1/1", Pick(card=1))
    await room.quiet()
    await room.passes(5)
    await room.does(table, 1, "pick.1/1", Pick(card=2))
    await room.passes(3)
    assert "'card': 2" in room.panel(ANN).text


async def test_a_picture_alone_that_changed_is_news(room: Room):
    table = await room.lay(ANN, BEN, CHLOE)
    plain, colour = room.faces.board, ["red"]

    def board(*given: Any) -> Screen:
        screen = plain(*given)
        return replace(screen, blocks=(*screen.blocks, Box((Picture("table.png", "The table", colour[0].encode()),))))

    room.faces.board = board
    await room.quiet()
    await room.passes(11)
    before = len(room.board().edits)
    room.courier.touch(table)
    await room.quiet()
    await room.passes(11)
    assert len(room.board().edits) == before
    colour[0] = "blue"
    room.courier.touch(table)
    await room.quiet()
    await room.passes(11)
    assert len(room.board().edits) == before + 1


async def test_who_is_missing_is_named_also_where_there_is_no_time_for_a_reminder(room: Room):
    table = await room.lay(ANN, BEN, CHLOE, pick=20.0)
    await room.quiet()
    panel = room.panel(BEN)
    await room.does(table, 1, "pick.1/1", Pick(card=2))
    await room.passes(15.1)
    room.courier.remind(table)
    await room.quiet()
    assert "missing (2, 3)" in room.board().text
    assert room.panel(BEN) is panel


async def test_what_one_seat_alone_is_told_does_not_hurry_the_board(room: Room):
    table = await room.lay(ANN, BEN, CHLOE, wine=True, unnoticed=True)
    await room.quiet()
    await room.passes(RECEIPTS_APART)
    await room.does(table, 1, "pick.1/1", Pick(card=1))
    await room.quiet()
    shown = room.clock.now()
    await room.does(table, 3, "pick.1/3", Pick(card=1))
    await room.does(table, 2, "spill.1/2", Spill(glasses=1))
    await room.quiet()
    await room.passes(RECEIPTS_APART)
    assert room.board().edits == [shown, shown + RECEIPTS_APART]


async def test_the_end_of_a_secret_question_does_not_hurry_the_board(room: Room):
    table = await room.lay(ANN, BEN, CHLOE)
    await room.quiet()
    await room.all_pick(table)
    await room.quiet()
    await room.passes(31)  # of forty in which the holder may whisper
    info = await room.store.table(table)
    panel = (await room.store.panels(table))[BOARD]
    assert info is not None
    async with supper.look(room.house, table) as seated:
        now = room.clock.now()
        assert [prompt.kind for prompt in seated.live.session.prompts()] == ["whisper"]
        route = Route(info, BOARD, Address("channel", CHANNEL), panel, panel, remind=True)
        route.channel, route.looked_at = CHANNEL, now - EDITS_APART
        route.stood = Asked.of(seated, now)
        eyes: Eyes = room.courier._carrier._eyes
        assert eyes.look(route, seated, now, None) == Later(route.looked_at + RECEIPTS_APART, lazy=True)
