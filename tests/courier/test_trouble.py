"""What Discord does not take: tried again, given up, or said in another way; never twice, and never aloud."""

from __future__ import annotations

import logging
import sqlite3

import pytest

from bot.post import Gone, NotPermitted, PostFailed, Trouble
from engines.kernel import SetAside
from tests.courier.discord import DM, PlainFaces, failing
from tests.courier.room import ANN, BEN, CHANNEL, CHLOE, Room
from tests.courier.supper import Pick, Spill, supper


def times(room: Room, method: str, channel: int) -> list[float]:
    """When the courier tries such a request from now on."""
    seen: list[float] = []

    def hook(called: str, where: int) -> None:
        if (called, where) == (method, channel):
            seen.append(room.clock.now())

    room.post.before.insert(0, hook)
    return seen


async def test_trouble_is_tried_again_later_and_later_and_nothing_is_lost(room: Room):
    began = room.clock.now()
    tried = times(room, "send", CHANNEL)
    room.post.before.append(failing("send", CHANNEL, *[Trouble() for _ in range(9)]))
    await room.lay(ANN, BEN, CHLOE)
    await room.quiet()
    assert [at - began for at in tried[:10]] == [0, 1, 3, 7, 15, 31, 63, 123, 183, 243]
    assert room.discord.lines(CHANNEL) == ["the table is laid"]
    assert room.board().at == began + 243


async def test_discord_says_how_long_to_wait(room: Room):
    began = room.clock.now()
    tried = times(room, "send", CHANNEL)
    room.post.before.append(failing("send", CHANNEL, Trouble(90.0), Trouble(0.1)))
    await room.lay(ANN, BEN, CHLOE)
    await room.quiet()
    assert [at - began for at in tried[:3]] == [0, 90, 92]


async def test_what_arrived_although_discord_did_not_say_so_is_not_sent_again(room: Room):
    for channel in (CHANNEL, DM + ANN):
        room.post.after.append(failing("send", channel, Trouble(), Trouble(), Trouble()))
    table = await room.lay(ANN, BEN, CHLOE)
    await room.quiet()
    await room.whole_supper(table)
    await room.quiet()
    assert room.discord.lines(CHANNEL)[0] == "the table is laid"
    assert "\n".join(room.discord.lines(CHANNEL)).split("\n").count("round 1: soup") == 1
    assert room.discord.lines(DM + ANN)[0] == "card 1 is yours"
    assert "over" in room.board().text
    assert room.panel(ANN)


async def test_a_board_that_arrived_unseen_is_brought_up_to_date_or_replaced(room: Room):
    table = await room.lay(ANN, BEN, CHLOE)
    await room.quiet()
    room.post.after.append(failing("send", CHANNEL, None, None, None, Trouble()))  # three lines, then the board
    await room.all_pick(table)
    await room.whispers(table)
    await room.quiet()
    assert room.board().rung == (ANN, BEN, CHLOE)
    assert room.board().text == f"board {table}: playing, 4 told, vote.1 0/3"


async def test_without_permission_nothing_is_tried_before_five_minutes_and_something_new(room: Room):
    tried = times(room, "send", CHANNEL)
    room.post.before.append(failing("send", CHANNEL, NotPermitted()))
    table = await room.lay(ANN, BEN, CHLOE)
    await room.quiet()
    assert len(tried) == 1
    assert room.panel(ANN)
    began = room.clock.now()
    await room.does(table, 1, "pick.1/1", Pick(card=1))
    await room.quiet()
    assert tried[1] - began == pytest.approx(300.0)
    assert room.discord.lines(CHANNEL) == ["the table is laid"]
    assert "pick.1 1/3" in room.board().text


async def test_a_channel_that_is_gone_is_left_alone_and_the_members_are_not(room: Room):
    tried = times(room, "send", CHANNEL)
    room.post.before.append(failing("send", CHANNEL, Gone()))
    table = await room.lay(ANN, BEN, CHLOE)
    await room.quiet()
    await room.whole_supper(table)
    await room.quiet()
    assert len(tried) == 1
    assert room.discord.lines(DM + ANN)[-1].endswith("round 2: you picked 1")
    assert await room.store.with_mail() == []


async def test_closed_messages_are_remembered_and_not_tried_again(room: Room):
    room.discord.closed = {ANN}
    table = await room.lay(ANN, BEN, CHLOE)
    await room.quiet()
    assert await room.store.closed_among([ANN, BEN, CHLOE]) == {ANN}
    (knock,) = room.discord.of_kind(CHANNEL, "knock")
    assert knock.text == f"knock <@{ANN}>"
    room.discord.requests.clear()
    await room.does(table, 1, "pick.1/1", Pick(card=1))
    await room.quiet()
    assert not any(channel == DM + ANN for _, channel, _ in room.discord.requests)
    assert await room.store.news(table) == ("playing", set())


async def test_the_call_is_the_same_for_all_whose_messages_are_closed(room: Room):
    for user in (CHLOE, ANN):
        await room.store.remember_dm(user, closed=True)
    await room.lay(ANN, BEN, CHLOE)
    await room.quiet()
    (knock,) = room.discord.of_kind(CHANNEL, "knock")
    assert knock.text == f"knock <@{ANN}> and <@{CHLOE}>"
    assert knock.rung == (ANN, CHLOE)


async def test_the_channel_calls_again_for_the_next_question_that_all_know_of(room: Room):
    await room.store.remember_dm(ANN, closed=True)
    table = await room.lay(ANN, BEN, CHLOE)
    await room.quiet()
    (first,) = room.discord.of_kind(CHANNEL, "knock")
    await room.all_pick(table)
    await room.whispers(table)
    await room.quiet()
    assert room.discord.of_kind(CHANNEL, "knock") == [first]  # the vote is on the board, which mentions her
    assert ANN in room.board().rung
    await room.all_vote(table)
    await room.quiet()
    (second,) = room.discord.of_kind(CHANNEL, "knock")
    assert second.id != first.id
    assert second.rung == (ANN,)


async def test_a_secret_question_makes_no_call(room: Room):
    await room.store.remember_dm(BEN, closed=True)
    table = await room.lay(ANN, BEN, CHLOE)
    await room.quiet()
    before = list(room.discord.of_kind(CHANNEL, "knock"))
    await room.all_pick(table)  # now Ben alone is asked, and nobody else may know it
    await room.quiet()
    await room.passes(30)
    room.courier.remind(table)
    await room.quiet()
    assert room.discord.of_kind(CHANNEL, "knock") == before


async def test_messages_that_close_in_the_middle_of_a_game_tell_nobody_of_a_secret_question(room: Room):
    table = await room.lay(ANN, BEN, CHLOE)
    await room.quiet()
    room.discord.closed = {BEN}
    await room.all_pick(table)
    await room.quiet()
    await room.passes(10)
    room.courier.touch(table)
    await room.quiet()
    assert await room.store.closed_among([BEN]) == {BEN}
    assert room.discord.of_kind(CHANNEL, "knock") == []


async def test_messages_that_close_after_a_question_was_asked_call_for_the_next(room: Room):
    """Else the call would say when something was sent to them in private."""
    table = await room.lay(ANN, BEN, CHLOE)
    await room.quiet()
    room.discord.closed = {BEN}
    await room.passes(31)
    room.courier.remind(table)
    await room.quiet()
    room.courier.touch(table)
    await room.quiet()
    assert await room.store.closed_among([BEN]) == {BEN}
    assert room.discord.of_kind(CHANNEL, "knock") == []
    await room.whole_supper(table, rounds=1)
    await room.quiet()
    (knock,) = room.discord.of_kind(CHANNEL, "knock")
    assert knock.rung == (BEN,)


async def test_messages_that_open_again_bring_the_panel(room: Room):
    room.discord.closed = {ANN}
    table = await room.lay(ANN, BEN, CHLOE)
    await room.quiet()
    room.discord.closed = set()
    await room.store.remember_dm(ANN, closed=False)
    room.courier.touch(table)
    await room.quiet()
    assert "pick.1/1 = None" in room.panel(ANN).text


async def test_what_discord_will_never_take_is_given_up_and_the_next_is_sent(
    room: Room, caplog: pytest.LogCaptureFixture
):
    room.post.before.append(failing("send", CHANNEL, PostFailed("refused with 400, code 50035")))
    table = await room.lay(ANN, BEN, CHLOE)
    await room.all_pick(table)
    await room.quiet()
    assert room.discord.lines(CHANNEL)[-1] == "round 1: fish"
    assert "the table is laid" not in room.discord.lines(CHANNEL)
    assert "code 50035" in caplog.text
    assert "laid" not in caplog.text


async def test_what_goes_wrong_at_one_table_does_not_stop_another_and_is_logged_without_its_text(
    room: Room, caplog: pytest.LogCaptureFixture, monkeypatch: pytest.MonkeyPatch
):
    honest = PlainFaces.panel

    def broken(self, seated, seat, table, *rest):
        if table.channel == CHANNEL:
            raise KeyError("the secret card")
        return honest(self, seated, seat, table, *rest)

    monkeypatch.setattr(PlainFaces, "panel", broken)
    first = await room.lay(ANN, BEN, None)
    second = await room.lay(BEN, ANN, None, channel=CHANNEL + 1)
    await room.quiet()
    assert [one.text.split()[1] for one in room.discord.of_kind(DM + ANN, "panel")] == [f"{second}/2"]
    assert room.board().text.startswith(f"board {first}: playing")
    assert f'not-carried table={first} error="KeyError at courier/test_trouble.py' in caplog.text
    assert "secret" not in caplog.text
    monkeypatch.undo()
    room.courier.touch(first)
    await room.quiet()
    assert len(room.discord.of_kind(DM + ANN, "panel")) == 2


async def test_a_store_that_stumbles_stops_nothing(
    room: Room, caplog: pytest.LogCaptureFixture, monkeypatch: pytest.MonkeyPatch
):
    table = await room.lay(ANN, BEN, CHLOE)
    await room.quiet()

    async def locked(_: int) -> None:
        raise sqlite3.OperationalError("database is locked")

    monkeypatch.setattr(room.store, "news", locked)
    await room.all_pick(table)
    await room.quiet()
    monkeypatch.undo()
    assert f'courier-stumbled table={table} error="OperationalError' in caplog.text
    await room.whispers(table)
    await room.quiet()
    assert "round 1: fish" in room.discord.lines(CHANNEL)
    assert "vote.1 0/3" in room.board().text


async def test_a_table_that_cannot_be_rebuilt_says_so_once_and_keeps_its_panels(
    room: Room, caplog: pytest.LogCaptureFixture
):
    table = await room.lay(ANN, BEN, CHLOE, wine=True)
    await room.quiet()
    panel = room.panel(BEN).text
    await _spoil(room, table)
    room.house.drop(table)
    with caplog.at_level(logging.CRITICAL):
        room.courier.touch(table)
        await room.quiet()
        await room.passes(10)
        room.courier.touch(table)
        await room.quiet()
    assert await room.store.status(table) == "aside"
    assert len(room.discord.of_kind(CHANNEL, "refused-set-aside")) == 1
    assert room.discord.of_kind(CHANNEL, "board") == []
    assert room.panel(BEN).text == panel


async def _spoil(room: Room, table: int) -> None:
    async with room.store.transaction() as db:
        await db.run("UPDATE games SET digest = 'another' WHERE id = ?", table)


async def test_a_script_that_breaks_is_shown_as_set_aside(room: Room, caplog: pytest.LogCaptureFixture):
    table = await room.lay(ANN, BEN, CHLOE, wine=True)
    await room.quiet()
    with pytest.raises(SetAside):
        await room.does(table, 2, "spill.1/2", Spill(glasses=13))
    await room.quiet()
    assert "aside" in room.board().text
    assert "13 glasses" not in caplog.text
    await supper.end(room.house, table, room.clock.now())
    await room.quiet()
    assert "ended" in room.board().text
