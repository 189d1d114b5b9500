"""One SQLite file, opened by one process: lock, permissions, migrations, transactions."""

from __future__ import annotations

import asyncio
import fcntl
import os
import sqlite3
from collections.abc import AsyncGenerator, Callable, Iterable, Sequence
from contextlib import asynccontextmanager
from pathlib import Path
from typing import Any, Self, TypeAlias, TypeVar

import aiosqlite

MIGRATIONS = Path(__file__).parent.parent / "migrations"
Row: TypeAlias = tuple[Any, ...]
T = TypeVar("T")


class DatabaseInUse(Exception):
    """Another process has the database open."""


class DatabaseTooNew(Exception):
    """The database was written by a later version of the bot."""


class Database:
    """The file: one connection that writes, one transaction at a time, and one that reads what was committed."""

    def __init__(self, writer: aiosqlite.Connection, reader: aiosqlite.Connection) -> None:
        self._writer = writer
        self._reader = reader
        self._one_at_a_time = asyncio.Lock()
        self._calls = 0

    @classmethod
    @asynccontextmanager
    async def open(cls, path: Path) -> AsyncGenerator[Self]:
        """Open the database at `path`, or make it, for as long as the block runs. Only its owner may read the file.

        Raises DatabaseInUse, DatabaseTooNew.
        """
        lock = _take_lock(path)
        try:
            _make_private(path)
            async with _connection(path) as writer, _connection(path) as reader:
                await _migrate(writer)
                yield cls(writer, reader)
        finally:
            os.close(lock)

    @property
    def busy(self) -> bool:
        """Whether a call is under way."""
        return self._calls > 0

    @asynccontextmanager
    async def transaction(self) -> AsyncGenerator[Transaction]:
        """All that is written in the block, or nothing."""
        self._calls += 1
        try:
            async with self._one_at_a_time:
                try:
                    yield (transaction := Transaction(self._writer))
                    if transaction.begun:
                        await self.commit()
                except BaseException:  # also a cancellation, while the connection is at any of these
                    await asyncio.shield(self._writer.rollback())
                    raise
        finally:
            self._calls -= 1

    async def commit(self) -> None:
        """The end of a transaction. Apart, so that a test can fail here."""
        await self._writer.execute_fetchall("COMMIT")

    async def checkpoint(self) -> None:
        """Bring what was committed from the file beside the database into it, and empty that: what was deleted is gone
        from both. Where somebody reads just now it is left for later."""
        self._calls += 1
        try:
            async with self._one_at_a_time:
                await self._writer.execute_fetchall("PRAGMA wal_checkpoint(TRUNCATE)")
        finally:
            self._calls -= 1

    async def read(self, sql: str, *values: Any) -> list[Row]:
        """The rows of one statement, as committed."""
        self._calls += 1
        try:
            return [tuple(row) for row in await self._reader.execute_fetchall(sql, values)]
        finally:
            self._calls -= 1

    async def first(self, sql: str, *values: Any) -> Row | None:
        """The first row of one statement, as committed."""
        rows = await self.read(sql, *values)
        return rows[0] if rows else None


class Transaction:
    """The connection within a transaction, which begins with the first of its steps.

    Each step is one errand to the connection's thread: on a busy machine an errand costs more than its statements.
    """

    def __init__(self, connection: aiosqlite.Connection) -> None:
        self.begun = False
        self._connection = connection

    async def do(self, work: Callable[[sqlite3.Connection], T]) -> T:
        """Several statements in one step: `work` is called in the connection's thread."""
        begins, self.begun = not self.begun, True

        def step() -> T:
            connection = self._connection._conn
            if begins:
                connection.execute("BEGIN IMMEDIATE")
            return work(connection)

        return await self._connection._execute(step)

    async def run(self, sql: str, *values: Any) -> list[Row]:
        """One statement; the rows that it gives back."""
        return await self.do(lambda connection: connection.execute(sql, values).fetchall())

    async def each(self, sql: str, rows: Iterable[Sequence[Any]]) -> None:
        """The same statement for each of the rows."""
        if rows := list(rows):
            await self.do(lambda connection: connection.executemany(sql, rows))


async def backup(path: Path, target: Path) -> None:
    """Write a copy of the database at `path` to `target`, also while the bot runs; only its owner may read it.

    Raises FileExistsError, another OSError, or sqlite3.Error; then nothing is left at `target` that was not there.
    """
    copy = os.open(target, os.O_CREAT | os.O_EXCL | os.O_RDWR, 0o600)
    try:
        async with aiosqlite.connect(_read_only(path), uri=True, isolation_level=None) as connection:
            await connection.execute_fetchall("VACUUM INTO ?", (str(target),))
        os.fsync(copy)
    except BaseException:
        _discard(target)
        raise
    finally:
        os.close(copy)


def _read_only(path: Path) -> str:
    return f"{path.absolute().as_uri()}?mode=ro"


def _discard(path: Path) -> None:
    path.unlink()


def migrations(folder: Path = MIGRATIONS) -> list[tuple[int, str]]:
    """The numbered .sql files in order: number, SQL."""
    found = [(int(path.name.split("_")[0]), path.read_text("utf-8")) for path in folder.glob("*.sql")]
    found.sort()
    assert [number for number, _ in found] == list(range(1, len(found) + 1)), "migrations are numbered without gaps"
    return found


@asynccontextmanager
async def _connection(path: Path) -> AsyncGenerator[aiosqlite.Connection]:
    async with aiosqlite.connect(path, isolation_level=None) as connection:
        for setting in ("journal_mode=WAL", "synchronous=NORMAL", "busy_timeout=5000", "secure_delete=ON"):
            await connection.execute_fetchall(f"PRAGMA {setting}")
        yield connection


async def _migrate(connection: aiosqlite.Connection) -> None:
    ((version,),) = await connection.execute_fetchall("PRAGMA user_version")
    known = migrations()
    if version > len(known):
        raise DatabaseTooNew
    for number, sql in known[version:]:
        try:
            await connection.executescript(f"BEGIN IMMEDIATE; {sql}; PRAGMA user_version = {number}; COMMIT;")
        except sqlite3.Error:
            await connection.rollback()
            raise


def _make_private(path: Path) -> None:
    os.close(os.open(path, os.O_CREAT | os.O_RDWR, 0o600))
    path.chmod(0o600)  # it may have been there


def _take_lock(path: Path) -> int:
    lock = os.open(path.with_name(path.name + ".lock"), os.O_CREAT | os.O_RDWR, 0o600)
    try:
        fcntl.flock(lock, fcntl.LOCK_EX | fcntl.LOCK_NB)
    except BlockingIOError:
        os.close(lock)
        raise DatabaseInUse(path.name) from None
    return lock
