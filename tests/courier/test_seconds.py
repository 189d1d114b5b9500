"""Windows of seconds: those who may react have their whole time from when the channel shows the question."""

from __future__ import annotations

from pathlib import Path

from bot.post import Trouble
from engines.kernel import Expiry, Shown
from tests.courier.discord import failing
from tests.courier.room import ANN, BEGUN, BEN, CHANNEL, CHLOE, Room
from tests.courier.supper import REACT, SUPPER, supper
from tests.waker.night import Night


async def journal(room: Room, table: int) -> list[object]:
    stored = await room.store.load(table)
    assert stored is not None
    return [SUPPER.entry(text) for text in stored.entries]


async def test_a_board_that_is_shown_at_once_leaves_the_window_as_it_is(room: Room):
    table = await room.lay(ANN, BEN, CHLOE, object=True)
    await room.quiet()
    (entry,) = await journal(room, table)
    assert isinstance(entry, Shown)
    async with supper.look(room.house, table) as seated:
        assert seated.live.session.next_deadline == BEGUN + REACT


async def test_a_board_that_comes_late_opens_the_window_when_it_is_there(room: Room):
    room.post.before.append(failing("send", CHANNEL, None, Trouble(after=7)))  # its first line, then the board
    table = await room.lay(ANN, BEN, CHLOE, object=True)
    await room.passes(6)
    assert await journal(room, table) == []
    await room.quiet()
    (entry,) = await journal(room, table)
    assert isinstance(entry, Shown)
    assert (entry.window, entry.at) == ("object.1", room.board().at)
    assert entry.at >= BEGUN + 7
    async with supper.look(room.house, table) as seated:
        assert seated.live.session.next_deadline == entry.at + REACT


async def test_it_is_reported_once_however_often_the_board_is_drawn(room: Room):
    table = await room.lay(ANN, BEN, CHLOE, object=True)
    await room.quiet()
    for _ in range(3):
        await room.passes(2.5)
        room.courier.touch(table)
        await room.quiet()
    assert len(await journal(room, table)) == 1


async def test_the_waker_leaves_it_open_for_half_a_minute_more_while_nobody_can_see_it(tmp_path: Path):
    night = Night(tmp_path / "night.sqlite3")
    async with night.running():
        table = await night.lay(object=True)
        await night.passes(REACT + 30.9)
        assert await night.expiries(table) == []
        await night.passes(0.2)
        (expiry,) = await night.expiries(table)
        assert isinstance(expiry, Expiry)
        assert expiry.window == "object.1"


async def test_the_waker_lets_it_fall_at_its_time_once_it_was_shown(tmp_path: Path):
    night = Night(tmp_path / "night.sqlite3")
    async with night.running():
        table = await night.lay(object=True)
        await night.passes(5)
        await supper.shown(night.house, table, ["object.1"], night.clock.now())
        await night.passes(REACT + 0.9)
        assert await night.expiries(table) == []
        await night.passes(0.2)
        assert [one.window for one in await night.expiries(table)] == ["object.1"]
