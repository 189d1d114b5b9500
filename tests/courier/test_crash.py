"""The process ends between any two steps, and another goes on: nothing is told twice, nothing is left out."""

from __future__ import annotations

import asyncio
from collections.abc import Awaitable, Callable
from pathlib import Path
from typing import Any

import pytest

from tests.courier.discord import DM
from tests.courier.room import ANN, BEN, CHANNEL, CHLOE, HANG, Room
from tests.courier.supper import Pick

KEPT = ("delivered", "save_panel", "remember_dm")  # what the courier writes down
STEPS = 200  # more than there are


class Crash:
    """The process ends at the `step`-th of its steps, counted from 1: before or after something happens on Discord,
    or before it is written down."""

    def __init__(self, room: Room, step: int) -> None:
        self.step = step
        self.reached = asyncio.Event()
        self._count = 0
        room.post.before.append(lambda *_: self._pass())
        room.post.after.append(lambda *_: self._pass())
        for name in KEPT:
            setattr(room.store, name, self._watched(getattr(room.store, name)))

    def _watched(self, honest: Callable[..., Awaitable[None]]) -> Callable[..., Awaitable[None]]:
        async def watched(*args: Any, **more: Any) -> None:
            await self._pass()
            await honest(*args, **more)

        return watched

    async def _pass(self) -> None:
        self._count += 1
        if self._count >= self.step:
            self.reached.set()
            await asyncio.Event().wait()


async def some_of_a_supper(room: Room, table: int) -> None:
    """Lines in three beats, an answer in secret, a vote in the channel; the courier hears of it all at once."""
    room.house.changed.remove(room.courier.touch)
    await room.all_pick(table)
    await room.whispers(table)
    room.house.changed.append(room.courier.touch)
    room.courier.touch(table)


async def crashed(path: Path, step: int, *, first: bool) -> tuple[Room, bool]:
    """A supper during which the process ends at a step, goes on in another, and whether that step was reached.

    `first`: while the table is being laid; else some time later.
    """
    room, began = Room(path), not first
    async with room.running():
        if first:
            crash = Crash(room, step)
            table = await room.lay(ANN, BEN, CHLOE)
        else:
            table = await room.lay(ANN, BEN, CHLOE)
            await room.quiet()
            crash = Crash(room, step)
            await some_of_a_supper(room, table)
        quiet = asyncio.create_task(room.courier.idle())
        end = asyncio.create_task(crash.reached.wait())
        await asyncio.wait({quiet, end}, timeout=HANG, return_when=asyncio.FIRST_COMPLETED)
        quiet.cancel()
        end.cancel()
        reached = crash.reached.is_set()
        assert reached or quiet.done()
    async with room.running():
        room.courier.touch(table)
        await room.quiet()
        if not began:
            await some_of_a_supper(room, table)
            await room.quiet()
        room.courier.touch(table)
        await room.quiet()
    return room, reached


def sent(room: Room, channel: int) -> list[tuple[str, tuple[int, ...]]]:
    """Lines one by one: how many of them are one message depends on how much waited when it was sent."""
    return [(line, rung) for where, what, rung in room.discord.sent if where == channel for line in what.split("\n")]


def standing(room: Room) -> dict[int, list[str]]:
    return {
        channel: [line for one in messages for line in one.text.split("\n")]
        for channel, messages in sorted(room.discord.channels.items())
    }


@pytest.mark.parametrize("first", [True, False], ids=["while it is laid", "later"])
async def test_after_a_crash_at_any_step_everything_is_sent_exactly_once_and_in_order(tmp_path: Path, first: bool):
    expected, _ = await crashed(tmp_path / "whole.db", STEPS, first=first)
    assert len(sent(expected, CHANNEL)) == 6
    assert ("board", (ANN, BEN, CHLOE)) in sent(expected, CHANNEL)
    step, reached = 0, True
    while reached:
        step += 1
        room, reached = await crashed(tmp_path / f"{step}.db", step, first=first)
        for channel in (CHANNEL, DM + ANN, DM + BEN, DM + CHLOE):
            assert sent(room, channel) == sent(expected, channel), f"crashed at step {step}"
        assert standing(room) == standing(expected), f"crashed at step {step}"
    assert 20 < step < STEPS


async def test_after_a_restart_in_which_nothing_happened_nothing_is_sent(tmp_path: Path):
    room = Room(tmp_path / "bot.db")
    async with room.running():
        table = await room.lay(ANN, BEN, CHLOE)
        await room.quiet()
    room.discord.requests.clear()
    async with room.running():
        room.courier.touch(table)
        await room.quiet()
    assert room.discord.requests == []


async def test_after_a_restart_panels_are_compared_and_edited_where_they_differ(tmp_path: Path):
    room = Room(tmp_path / "bot.db")
    async with room.running():
        table = await room.lay(ANN, BEN, CHLOE)
        await room.quiet()
        with room.time_stands_still():
            await room.does(table, 1, "pick.1/1", Pick(card=1))  # and the courier has no time for it
    room.discord.requests.clear()
    async with room.running():
        room.courier.touch(table)
        await room.quiet()
    assert sorted((method, channel) for method, channel, _ in room.discord.requests) == [
        ("edit", CHANNEL),
        ("edit", DM + ANN),
    ]
    assert "pick.1 1/3" in room.board().text


async def test_lines_that_wait_are_sent_after_a_restart_without_being_asked(tmp_path: Path):
    room = Room(tmp_path / "bot.db")
    async with room.running():
        room.post.before.append(lambda *_: asyncio.Event().wait())
        await room.lay(ANN, BEN, CHLOE)
    async with room.running():
        await room.quiet()
    assert room.discord.lines(CHANNEL) == ["the table is laid"]


async def test_a_table_that_is_new_is_not_looked_for(tmp_path: Path):
    room = Room(tmp_path / "bot.db")
    async with room.running():
        await room.lay(ANN, BEN, CHLOE)
        await room.quiet()
    assert not any(method == "recent" for method, _, _ in room.discord.requests)


async def ends_after(room: Room, method: str, begin: Callable[[], None], *, before: bool = False) -> None:
    """Something begins; the process ends after (or before) the first such request in the channel."""
    reached = asyncio.Event()

    async def hang() -> None:
        reached.set()
        await asyncio.Event().wait()

    hooks = room.post.before if before else room.post.after
    hooks.append(lambda called, where: hang() if (called, where) == (method, CHANNEL) else None)
    begin()
    async with asyncio.timeout(HANG):
        await reached.wait()


def crowd(room: Room) -> None:
    """So much is said that the board is posted anew."""
    for message in range(10_001, 10_012):
        room.courier.seen(CHANNEL, message)


async def test_a_board_that_was_sent_is_the_board_though_it_would_not_be_posted_anew_any_more(tmp_path: Path):
    room = Room(tmp_path / "bot.db")
    async with room.running():
        table = await room.lay(ANN, BEN, CHLOE)
        await room.quiet()
        await ends_after(room, "send", lambda: crowd(room))
    async with room.running():
        room.courier.touch(table)
        await room.quiet()
    assert len(room.discord.of_kind(CHANNEL, "board")) == 1


async def test_a_board_that_was_replaced_goes_though_the_one_after_it_is_replaced_at_once(tmp_path: Path):
    room = Room(tmp_path / "bot.db")
    async with room.running():
        table = await room.lay(ANN, BEN, CHLOE)
        await room.quiet()
        await ends_after(room, "delete", lambda: crowd(room), before=True)
        await room.all_pick(table)
        await room.whispers(table)
    async with room.running():
        room.courier.touch(table)
        await room.quiet()
    assert len(room.discord.of_kind(CHANNEL, "board")) == 1


async def test_an_end_that_was_told_and_not_shown_is_shown_after_a_restart(tmp_path: Path):
    room = Room(tmp_path / "bot.db")
    async with room.running():
        table = await room.lay(ANN, BEN, CHLOE)
        await room.quiet()
        before = room.board().text
        room.house.changed.remove(room.courier.touch)
        await room.whole_supper(table)
        for reader in range(4):
            await room.store.undeliverable(table, reader)  # the lines are through, and nothing else
    async with room.running():
        await room.quiet()
    assert room.board().text != before
    room.discord.requests.clear()
    async with room.running():
        await room.quiet()
    assert room.discord.requests == []


async def test_what_was_told_together_before_a_crash_is_found_again_though_less_would_be_told_together_now(
    tmp_path: Path,
):
    room = Room(tmp_path / "bot.db")
    async with room.running():
        table = await room.lay(ANN, BEN, CHLOE)
        await room.quiet()
        await room.passes(20)
        await room.tells(table, 0, "a question", beat=50)
        await room.stands(CHANNEL, "a")

        async def burst() -> None:
            await room.tells(table, 0, "its answer", beat=50)
            await room.tells(table, 0, "what follows", beat=51)

        tasks: list[asyncio.Task[None]] = []
        await ends_after(room, "send", lambda: tasks.append(asyncio.create_task(burst())))
        assert room.discord.lines(CHANNEL)[-1] == "its answer\nwhat follows"
    async with room.running():
        room.courier.touch(table)
        await room.quiet()
    assert room.discord.lines(CHANNEL)[-2:] == ["a question", "its answer\nwhat follows"]
