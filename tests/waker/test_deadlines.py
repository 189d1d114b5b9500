"""Deadlines fall one second late, in their order, whoever waits; the late are reminded."""

from __future__ import annotations

import sqlite3
from pathlib import Path

import pytest

from engines.host import NoSuchTable
from engines.kernel import Handover, IllegalCommand, PromptClosed
from tests.courier.supper import PICK, VOTE, Pick, Spill, Toast, Whisper, supper
from tests.waker.night import BEGUN, Night


async def test_a_deadline_falls_one_second_after_it_passed(night: Night):
    table = await night.lay()
    await night.passes(PICK + 0.9)
    assert await night.expiries(table) == []
    await night.passes(0.2)
    (expiry,) = await night.expiries(table)
    assert expiry.window == "pick.1"
    assert expiry.at == BEGUN + PICK


async def test_a_press_in_the_last_moment_counts_although_it_comes_a_little_later(night: Night):
    table = await night.lay()
    await night.passes(PICK + 0.5)
    await supper.answer(night.house, table, 1, "pick.1/1", Pick(card=2), BEGUN + PICK - 0.1)
    await night.passes(1)
    assert [one.window for one in await night.expiries(table)] == ["pick.1"]
    with pytest.raises(PromptClosed):
        await supper.answer(night.house, table, 2, "pick.1/2", Pick(card=2), BEGUN + PICK - 0.1)


async def test_a_table_at_which_nobody_decides_plays_to_its_end(night: Night):
    table = await night.lay(rounds=2)
    await night.is_over(table)
    handovers = [one for one in await night.entries(table) if isinstance(one, Handover)]
    assert [(one.seat, one.to, one.cause) for one in handovers] == [(seat, "ai", "absent") for seat in (2, 1, 3)]


async def test_tables_wake_each_at_its_own_time(night: Night):
    first = await night.lay()
    await night.passes(20)
    second = await night.lay()
    await night.passes(PICK - 20 + 1.5)
    assert len(await night.expiries(first)) == 1
    assert await night.expiries(second) == []
    await night.passes(20)
    assert len(await night.expiries(second)) == 1


async def test_a_decision_moves_the_next_deadline(night: Night):
    table = await night.lay()
    await night.passes(10)
    for seat in (1, 2, 3):
        await night.does(table, seat, f"pick.1/{seat}", Pick(card=1))
    await night.does(table, 2, "whisper.1/2", Whisper(word="no"))
    opened = BEGUN + 10 + 3  # two beats
    await night.passes(3 + VOTE)
    assert await night.expiries(table) == []
    await night.passes(1.1)
    (expiry,) = await night.expiries(table)
    assert expiry.window == "vote.1"
    assert expiry.at == pytest.approx(opened + VOTE, abs=0.01)


async def test_nothing_falls_while_a_table_is_paused(night: Night):
    table = await night.lay()
    await night.passes(10)
    await supper.pause(night.house, table, True, night.clock.now())
    await night.passes(500)
    assert await night.expiries(table) == []
    await supper.pause(night.house, table, False, night.clock.now())
    await night.passes(30.5)
    assert await night.expiries(table) == []
    await night.passes(1)
    assert len(await night.expiries(table)) == 1


async def test_more_time_is_more_time(night: Night):
    table = await night.lay()
    await supper.more_time(night.house, table, 100, night.clock.now())
    await night.passes(PICK + 99)
    assert await night.expiries(table) == []
    await night.passes(3)
    assert len(await night.expiries(table)) == 1


async def test_what_goes_wrong_at_one_table_does_not_stop_another(
    night: Night, monkeypatch: pytest.MonkeyPatch, caplog: pytest.LogCaptureFixture
):
    bad, good = await night.lay(), await night.lay()
    honest, tried = night.store.append, []

    async def append(table: int, written: object) -> None:
        if table == bad:
            tried.append(night.clock.now() - BEGUN - PICK - 1)
            raise sqlite3.OperationalError("no room for the secret card")
        await honest(table, written)  # type: ignore[arg-type]

    monkeypatch.setattr(night.store, "append", append)
    await night.passes(PICK + 40)
    assert len(await night.expiries(good)) == 1
    assert await night.expiries(bad) == []
    assert tried == pytest.approx([0, 5, 15, 35], abs=0.1)
    assert f"table {bad} stumbled: OperationalError" in caplog.text
    assert "secret" not in caplog.text
    monkeypatch.undo()
    await night.passes(40)
    assert len(await night.expiries(bad)) >= 1


async def test_the_waker_goes_on_when_the_store_stumbles(
    night: Night, monkeypatch: pytest.MonkeyPatch, caplog: pytest.LogCaptureFixture
):
    async def broken(_: float) -> None:
        raise sqlite3.OperationalError("no")

    monkeypatch.setattr(night.store, "stamp", broken)
    await night.passes(60)
    assert "the waker stumbled: OperationalError" in caplog.text
    monkeypatch.undo()
    table = await night.lay()
    await night.passes(PICK + 2)
    assert len(await night.expiries(table)) == 1


async def test_a_table_that_was_set_aside_is_let_be(night: Night, caplog: pytest.LogCaptureFixture):
    table, other = await night.lay(wine=True), await night.lay()
    with pytest.raises(Exception, match="set-aside"):
        await night.does(table, 2, "spill.1/2", Spill(glasses=13))
    caplog.clear()
    await night.passes(PICK + 2)
    assert await night.store.status(table) == "aside"
    assert len(await night.expiries(other)) == 1
    assert caplog.text == ""
    night.waker.touch(999)
    with pytest.raises(NoSuchTable):
        await night.does(999, 1, "pick.1/1", Pick(card=1))
    await night.passes(2)


async def test_the_late_are_reminded_once_at_three_quarters_of_the_time(night: Night):
    table = await night.lay()
    await night.passes(PICK * 0.75 - 1)
    assert night.late == []
    await night.passes(2)
    await night.does(table, 1, "pick.1/1", Pick(card=1))
    await night.passes(5)
    assert night.late == [(table, BEGUN + PICK * 0.75)]


async def test_more_time_moves_the_reminder_too(night: Night):
    table = await night.lay()
    await supper.more_time(night.house, table, 40, night.clock.now())
    await night.passes(PICK * 2)
    assert night.late == [(table, BEGUN + (PICK + 40) * 0.75)]


async def test_nobody_is_reminded_of_a_talk_nor_when_all_have_answered(night: Night):
    table = await night.lay(talk=True)
    await night.passes(75)
    assert night.late == []
    await night.does(table, 1, "talk.1/1", Toast())
    with pytest.raises(IllegalCommand):
        await night.does(table, 1, "talk.1/1", Pick(card=1))
    await night.passes(3)
    assert night.late == []


async def test_a_pause_does_not_remind_twice(night: Night):
    table = await night.lay()
    await night.passes(PICK * 0.75 + 1)
    await supper.pause(night.house, table, True, night.clock.now())
    await night.passes(300)
    await supper.pause(night.house, table, False, night.clock.now())
    await night.passes(8)
    assert len(night.late) == 1


async def test_ten_thousand_tables_are_ready_before_one_of_them_is_loaded(
    tmp_path: Path, monkeypatch: pytest.MonkeyPatch
):
    night = Night(tmp_path / "bot.db")
    async with night.running():
        table = await night.lay()
        async with night.store.transaction() as db:
            await db.each(
                "INSERT INTO games SELECT ?, game, setup, length, told, beats, digest, status, ?, 0 FROM games "
                "WHERE id = ?",
                [(table + n, BEGUN + 1e6 + n, table) for n in range(1, 10_000)],
            )
    loaded: list[int] = []

    async def load(_: object, table: int) -> None:
        loaded.append(table)

    monkeypatch.setattr("bot.store.SqliteStore.load", load)
    async with night.running():
        assert len(await night.store.unfinished()) == 10_000
        assert len(loaded) <= 1
