"""The bot's absence is not playing time: it is noticed, journaled once a table, and given back."""

from __future__ import annotations

from pathlib import Path

import pytest

from engines.kernel import Delay
from tests.courier.supper import PICK, Pick, supper
from tests.waker.night import BEGUN, Night


@pytest.fixture
def night(tmp_path: Path) -> Night:
    """Not running yet."""
    return Night(tmp_path / "bot.db")


async def stops(night: Night, seconds: float) -> None:
    """Time without the bot."""
    night.clock.busy.clear()
    await night.clock.until(night.clock.now() + seconds)
    night.clock.busy.append(night._busy)


async def test_after_an_absence_every_table_gets_its_time_back_once(night: Night):
    async with night.running():
        first, second = await night.lay(), await night.lay()
        await night.passes(15)
    await stops(night, 1000)
    async with night.running():
        await night.passes(1)
        for table in (first, second):
            (delay,) = await night.delays(table)
            assert delay.cause == "absence"
            assert delay.seconds == pytest.approx(1000, abs=1)
            assert {round(prompt.closes_at or 0) for prompt in await night.prompts(table)} == {
                round(night.clock.now() - 1 + 60)  # 25 seconds were left; a minute is
            }
        await night.passes(58)
        assert await night.expiries(first) == []
        await night.passes(4)
        assert len(await night.expiries(first)) == 1
        assert len(await night.delays(first)) == 1


async def test_a_deadline_that_passed_while_the_bot_was_away_does_not_fall(night: Night):
    async with night.running():
        table = await night.lay()
        await night.passes(PICK - 1)
    await stops(night, 3600)
    async with night.running():
        await night.passes(2)
        assert await night.expiries(table) == []
        await night.does(table, 1, "pick.1/1", Pick(card=2))
        await night.passes(60)
        assert len(await night.expiries(table)) == 1


async def test_a_short_absence_is_nobodys_trouble(night: Night):
    async with night.running():
        table = await night.lay()
        await night.passes(5)
    await stops(night, 25)
    async with night.running():
        await night.passes(2)
        assert await night.delays(table) == []
        assert night.house.absences == []
        await night.passes(PICK - 32 + 1.5)
        assert len(await night.expiries(table)) == 1


async def test_an_absence_of_hardly_half_a_minute_is_given_back_though_what_was_told_lies_ahead_of_the_clock(
    night: Night,
):
    async with night.running():
        table = await night.lay()
        await night.passes(1)
        for seat in (1, 2, 3):
            await night.does(table, seat, f"pick.1/{seat}", Pick(card=1))  # two beats follow
    await stops(night, 31)
    async with night.running():
        await night.passes(1)
        (delay,) = await night.delays(table)
        assert delay.seconds == pytest.approx(31, abs=0.1)


async def test_a_table_that_began_when_the_bot_was_back_gets_nothing_though_discords_clock_is_a_little_behind(
    night: Night,
):
    async with night.running():
        await night.passes(5)
    await stops(night, 100)
    async with night.running():
        ((_, until),) = night.house.absences
        night.clock._now = until - 0.01  # its setup bears the time of the press that began it
        table = await night.lay()
        night.clock._now = until + 1
        await night.does(table, 2, "pick.1/2", Pick(card=2))
        assert await night.delays(table) == []


async def test_several_absences_are_given_back_each(night: Night):
    table = 0
    for n in range(3):
        async with night.running():
            table = table or await night.lay()
            await night.passes(3)
            assert [round(one.seconds) for one in await night.delays(table)] == [100] * n
        await stops(night, 100)
    async with night.running():
        await night.passes(1)
        assert [round(one.seconds) for one in await night.delays(table)] == [100] * 3
        assert len(night.house.absences) == 3
        assert await night.expiries(table) == []


async def test_a_paused_table_is_not_delayed(night: Night):
    async with night.running():
        table = await night.lay()
        await night.passes(10)
        await supper.pause(night.house, table, True, night.clock.now())
    await stops(night, 500)
    async with night.running():
        await night.passes(10)
        assert await night.delays(table) == []
        await supper.pause(night.house, table, False, night.clock.now())
        await night.passes(29.5)
        assert await night.expiries(table) == []
        await night.passes(2)
        assert len(await night.expiries(table)) == 1


async def test_a_process_that_was_asleep_notices_it_by_its_late_signs_of_life(night: Night):
    async with night.running():
        table = await night.lay()
        await night.passes(12)
        night.clock._now += 700  # the machine slept
        await night.passes(1)
        assert [type(one) for one in await night.entries(table)] == [Delay]
        ((since, until),) = night.house.absences
        assert until - since == pytest.approx(705, abs=6)
        assert list(await night.store.absences()) == night.house.absences
        await night.passes(50)
        assert await night.expiries(table) == []


async def test_signs_of_life_are_given_every_ten_seconds_and_at_the_end(night: Night):
    async with night.running():
        assert await night.store.last_seen() == BEGUN
        await night.passes(35)
        assert await night.store.last_seen() == BEGUN + 30
    async with night.running():
        assert await night.store.last_seen() == night.clock.now()


async def test_a_loss_of_connection_can_be_said_to_be_an_absence(night: Night):
    async with night.running():
        table = await night.lay()
        await night.passes(10)
        await night.waker.was_away(night.clock.now() - 8, night.clock.now() + 32)
        await night.passes(1)
        (delay,) = await night.delays(table)
        assert delay.seconds == pytest.approx(40)


async def test_whoever_listens_hears_of_every_table_after_a_restart(night: Night):
    async with night.running():
        tables = {await night.lay() for _ in range(3)}
    heard: set[int] = set()
    async with night.running():
        night.house.changed.append(heard.add)
        await night.passes(1)
    assert heard == tables


# ---------------------------------------------------------------- the gateway was lost, the process was not


async def test_while_nobody_can_reach_the_bot_nothing_falls_and_the_time_is_given_back(night: Night):
    async with night.running():
        table = await night.lay(3)
        await night.passes(1)
        night.waker.lost()
        night.waker.lost()  # every try to connect says so again
        await stops(night, 500)
        assert await night.entries(table) == []
        await night.waker.found()
        await night.passes(1)
        (delay,) = await night.delays(table)
        assert (delay.cause, delay.seconds) == ("absence", pytest.approx(500, abs=1))
        assert [(one.seat, one.by) for one in await night.answers(table)] == [(3, "ai")]
        await night.passes(50)
        assert await night.expiries(table) == []
        await night.passes(15)
        assert len(await night.expiries(table)) == 1
        assert len(await night.delays(table)) == 1


async def test_a_short_loss_of_the_gateway_only_holds_what_falls_meanwhile(night: Night):
    async with night.running():
        table = await night.lay()
        await night.passes(PICK - 5)
        night.waker.lost()
        await stops(night, 20)
        assert await night.expiries(table) == []
        await supper.answer(night.house, table, 1, "pick.1/1", Pick(card=2), night.clock.now() - 16)  # delivered late
        await night.waker.found()
        await night.passes(0.1)
        assert await night.delays(table) == []
        assert [one.window for one in await night.expiries(table)] == ["pick.1"]
        assert [one.seat for one in await night.answers(table)] == [1]


async def test_a_process_that_ends_while_nobody_can_reach_it_was_away_since_then(night: Night):
    async with night.running():
        table = await night.lay()
        await night.passes(10)
        night.waker.lost()
        await stops(night, 100)
    await stops(night, 100)
    async with night.running():
        await night.passes(1)
        (delay,) = await night.delays(table)
        assert delay.seconds == pytest.approx(200, abs=1)
