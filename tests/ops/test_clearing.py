"""Old tables are cleared away, whole, and members with the last of theirs."""

from __future__ import annotations

import asyncio
from pathlib import Path

import pytest

from bot.clearing import DAY, EVERY, FIRST, Clearing
from bot.jump import JumpClock
from bot.keeping.upkeep import AT_ONCE
from bot.store import Panel, Plight, SqliteStore
from engines.host import House
from tests.store.tables import ANN, BEGUN, BEN, laid, play_out, tribunal
from tests.store.test_seats import joins, leaves

HANG = 30.0  # seconds of real time
ZOE = 77


@pytest.fixture
async def store(tmp_path: Path):
    async with SqliteStore.open(tmp_path / "bot.db") as store:
        yield store


async def counts(store: SqliteStore, table: int) -> dict[str, int]:
    """How many rows of each kind belong to a table: of every column that bears a table's id."""
    rows = await store.read(
        "SELECT t.name, c.name FROM sqlite_schema t, pragma_table_info(t.name) c WHERE t.type = 'table' AND "
        "(c.name IN ('table_id', 'game_id') OR (c.name = 'id' AND t.name IN ('games', 'places')))"
    )
    found: dict[str, int] = {}
    for name, column in rows:
        ((count,),) = await store.read(f"SELECT count(*) FROM {name} WHERE {column} = ?", table)
        found[name] = count
    return found


async def full_table(store: SqliteStore, house: House, channel: int = 100) -> int:
    """A finished table of which there is something everywhere."""
    table = await laid(store, house, ANN, BEN, None, channel=channel)
    await leaves(store, table, 2)
    await joins(store, table, 2, ZOE, "Zoe")
    await play_out(house, table)
    await store.save_panel(Panel(table, 1, 900))
    await store.set_plight(Plight(table, "gone", (), 5.0, True))
    await store.learners(table, "tribunal", {ANN, ZOE})
    async with store.transaction() as db:
        await db.run("INSERT INTO rooms VALUES (?, '{}')", table)
    for user in (ANN, BEN, ZOE):
        await store.remember_dm(user, closed=False, channel=1000 + user)
    return table


async def test_a_finished_table_goes_with_all_that_belongs_to_it_when_its_days_are_over(store: SqliteStore) -> None:
    house, clock = House(store), JumpClock(BEGUN)
    table = await full_table(store, house)
    clearing = Clearing(store, house, clock, 90)
    assert all((await counts(store, table)).values())
    assert await clearing.clear() == 0, "it was found finished just now"
    await clock.until(BEGUN + 90 * DAY - 1)
    assert await clearing.clear() == 0
    await clock.until(BEGUN + 90 * DAY + 1)
    assert await clearing.clear() == 1
    assert set((await counts(store, table)).values()) == {0}
    assert await store.table(table) is None


async def test_members_go_with_their_last_table_and_not_before(store: SqliteStore) -> None:
    house, clock = House(store), JumpClock(BEGUN)
    await full_table(store, house)
    other = await laid(store, house, ZOE, None, None, channel=200)
    clearing = Clearing(store, house, clock, 1)
    await clearing.clear()
    await clock.until(BEGUN + 2 * DAY)
    assert await clearing.clear() == 1
    assert await store.read("SELECT user FROM members") == [(ZOE,)]
    assert await store.read("SELECT user, table_id FROM lessons") == [(ZOE, None)], "who knows a game knows it still"
    assert await store.status(other) == "playing"


@pytest.mark.parametrize("status", ["playing", "aside"])
async def test_a_table_that_is_not_finished_stays_however_old_it_is(store: SqliteStore, status: str) -> None:
    house, clock = House(store), JumpClock(BEGUN)
    table = await laid(store, house, ANN, BEN, None)
    async with store.transaction() as db:
        await db.run("UPDATE games SET status = ? WHERE id = ?", status, table)
    clearing = Clearing(store, house, clock, 1)
    for year in range(3):
        await clock.until(BEGUN + year * 365 * DAY)
        assert await clearing.clear() == 0


async def test_many_tables_go_in_one_clearing(store: SqliteStore) -> None:
    house, clock = House(store), JumpClock(BEGUN)
    for n in range(AT_ONCE + 3):
        await tribunal.end(house, await laid(store, house, ANN, BEN, None, channel=300 + n), BEGUN)
    clearing = Clearing(store, house, clock, 1)
    await clearing.clear()
    await clock.until(BEGUN + 2 * DAY)
    assert await clearing.clear() == AT_ONCE + 3


async def test_it_looks_every_hour_by_itself_and_goes_on_after_a_failure(
    store: SqliteStore, caplog: pytest.LogCaptureFixture
) -> None:
    house, clock = House(store), JumpClock(BEGUN)
    table = await laid(store, house, ANN, BEN, None)
    await tribunal.end(house, table, BEGUN)
    clock.busy.append(lambda: store.busy)
    honest, failed = store.clear, asyncio.Event()

    async def broken(*_: float) -> list[int]:
        store.clear = honest  # type: ignore[method-assign]
        failed.set()
        raise OSError("the secret disk")

    store.clear = broken  # type: ignore[method-assign]
    async with asyncio.timeout(HANG), Clearing(store, house, clock, 0.5):
        await failed.wait()
        assert clock.now() == BEGUN + FIRST
        await clock.until(BEGUN + 2 * EVERY + 1)
        assert await store.status(table) == "ended", "half a day is not over"
        await clock.until(BEGUN + 15 * EVERY + 1)
        assert await store.status(table) is None
    assert 'clearing-failed error="OSError at ' in caplog.text
    assert "the secret disk" not in caplog.text
