"""The file itself: made from nothing, private, for one process, and never half written."""

from __future__ import annotations

import asyncio
import sqlite3
import stat
from pathlib import Path

import pytest

from bot.keeping import database
from bot.keeping.database import migrations
from bot.store import DatabaseInUse, DatabaseTooNew, SqliteStore, backup
from engines.host import House
from tests.store.tables import ANN, BEN, laid


def mode(path: Path) -> int:
    return stat.S_IMODE(path.stat().st_mode)


def version(path: Path) -> int:
    with sqlite3.connect(path) as connection:
        (found,) = connection.execute("PRAGMA user_version").fetchone()
    connection.close()
    return found


async def test_all_migrations_run_on_an_empty_file_and_none_on_a_second_opening(path: Path):
    async with SqliteStore.open(path) as store:
        await store.stamp(5.0)
    assert version(path) == len(migrations()) > 0
    async with SqliteStore.open(path) as store:
        assert await store.last_seen() == 5.0


def test_migrations_have_words_in_their_names_and_numbers_without_gaps():
    names = sorted(path.stem for path in database.MIGRATIONS.glob("*.sql"))
    assert all(name[3] == "_" and name[4:].isidentifier() for name in names)
    assert [number for number, _ in migrations()] == list(range(1, len(names) + 1))


async def test_a_migration_that_fails_leaves_nothing_behind(path: Path, monkeypatch: pytest.MonkeyPatch):
    async with SqliteStore.open(path):
        pass
    good = migrations()
    bad = (len(good) + 1, "CREATE TABLE half (id INTEGER); CREATE TABLE games (id INTEGER)")
    monkeypatch.setattr(database, "migrations", lambda: [*good, bad])
    with pytest.raises(sqlite3.OperationalError):
        async with SqliteStore.open(path):
            pass
    monkeypatch.undo()
    assert version(path) == len(good)
    async with SqliteStore.open(path) as store:
        assert await store.read("SELECT name FROM sqlite_schema WHERE name = 'half'") == []


async def test_a_file_of_a_later_version_is_left_alone(path: Path):
    async with SqliteStore.open(path):
        pass
    with sqlite3.connect(path) as connection:
        connection.execute("PRAGMA user_version = 999")
    connection.close()
    with pytest.raises(DatabaseTooNew):
        async with SqliteStore.open(path):
            pass
    assert version(path) == 999


@pytest.fixture
def readable(path: Path) -> Path:
    """A file that was there before, and that everybody may read."""
    path.touch(mode=0o644)
    return path


async def test_only_its_owner_may_read_the_file_and_those_beside_it(readable: Path):
    path = readable
    async with SqliteStore.open(path) as store:
        await store.stamp(1.0)
        beside = list(path.parent.iterdir())
        assert {one.name for one in beside} == {"bot.db", "bot.db-wal", "bot.db-shm", "bot.db.lock"}
        assert {mode(one) for one in beside} == {0o600}


async def test_a_second_process_is_refused_until_the_first_has_closed(path: Path):
    async with SqliteStore.open(path):
        with pytest.raises(DatabaseInUse):
            async with SqliteStore.open(path):
                pass
    async with SqliteStore.open(path) as store:
        assert not store.busy


async def test_the_file_is_unlocked_when_it_could_not_be_opened(path: Path, monkeypatch: pytest.MonkeyPatch):
    monkeypatch.setattr(database, "migrations", lambda: [(1, "NONSENSE")])
    for _ in range(2):
        with pytest.raises(sqlite3.OperationalError):
            async with SqliteStore.open(path):
                pass


async def test_a_transaction_is_all_or_nothing(store: SqliteStore):
    async def fail() -> None:
        async with store.transaction() as db:
            await db.run("INSERT INTO absences VALUES (1, 2)")
            raise KeyError

    with pytest.raises(KeyError):
        await fail()
    assert await store.absences() == []
    async with store.transaction() as db:
        await db.run("INSERT INTO absences VALUES (3, 4)")
    assert await store.absences() == [(3.0, 4.0)]


async def test_a_crash_before_the_commit_leaves_nothing(path: Path):
    """The process ends between the last statement and the commit."""
    async with SqliteStore.open(path) as store:
        reached, never = asyncio.Event(), asyncio.Event()

        async def stuck() -> None:
            reached.set()
            await never.wait()

        store.commit = stuck  # type: ignore[method-assign]
        writing = asyncio.create_task(store.add_absence(1.0, 2.0))
        await reached.wait()
        crashed = path.with_name("crashed.db")
        for suffix in ("", "-wal"):
            crashed.with_name(crashed.name + suffix).write_bytes(path.with_name(path.name + suffix).read_bytes())
        writing.cancel()
        with pytest.raises(asyncio.CancelledError):
            await writing
        del store.commit
        assert await store.absences() == []
        await store.add_absence(3.0, 4.0)
        assert await store.absences() == [(3.0, 4.0)]
    async with SqliteStore.open(crashed) as store:
        assert await store.absences() == []


async def test_readers_see_only_what_was_committed(store: SqliteStore):
    async with store.transaction() as db:
        await db.run("INSERT INTO absences VALUES (1, 2)")
        assert await store.absences() == []
    assert await store.absences() == [(1.0, 2.0)]


async def test_writers_take_turns(store: SqliteStore):
    ids = await asyncio.gather(*(store.next_table_id() for _ in range(40)))
    assert sorted(ids) == list(range(1, 41))


async def test_a_store_is_busy_while_a_call_is_under_way(store: SqliteStore):
    assert not store.busy
    async with store.transaction():
        assert store.busy
    reading = asyncio.create_task(store.absences())
    await asyncio.sleep(0)
    assert store.busy
    await reading
    assert not store.busy


async def test_a_backup_is_made_while_the_bot_runs_and_overwrites_nothing(path: Path, store: SqliteStore):
    house = House(store)
    table = await laid(store, house, ANN, BEN, None, None)
    copy = path.with_name("copy.db")
    await backup(path, copy)
    assert mode(copy) == 0o600
    with pytest.raises(FileExistsError):
        await backup(path, copy)
    async with SqliteStore.open(copy) as other:
        assert await other.load(table) == await store.load(table)
        assert await other.table(table) == await store.table(table)


async def test_two_databases_have_two_salts(path: Path, store: SqliteStore):
    async with SqliteStore.open(path.with_name("other.db")) as other:
        assert await other.salt() != await store.salt()
    assert len(await store.salt()) == 32


async def test_whoever_is_cancelled_while_writing_leaves_no_transaction_open(store: SqliteStore):
    """At whatever moment: the next one writes as if nothing had been."""
    for turns in range(20):
        writing = asyncio.create_task(store.add_absence(turns, turns + 1))
        for _ in range(turns):
            await asyncio.sleep(0)
        writing.cancel()
        await store.stamp(float(turns))
        assert await store.last_seen() == turns
        assert not store._writer.in_transaction
    await asyncio.gather(writing, return_exceptions=True)
