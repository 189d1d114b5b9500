"""`bot check` names each game that would go another way; `bot backup` copies what is consistent, and it can be used."""

from __future__ import annotations

import asyncio
import json
import random
import sqlite3
import stat
import threading
from contextlib import closing
from pathlib import Path
from typing import Any

import pytest

from bot.__main__ import main
from bot.keeping.database import migrations
from bot.store import SqliteStore
from engines import GAMES, HANDLERS
from engines.host import House as EngineHouse
from engines.kernel import Chance, Setup
from tests.e2e.evenings import GAME, an_evening
from tests.store.tables import ANN, BEN, decide_anything, laid, place, tribunal

BEGUN = 1_700_000_000.0


@pytest.fixture
def data(tmp_path: Path) -> Path:
    """A database with three games in progress, and one that is over."""
    path = tmp_path / "bot.db"
    asyncio.run(_filled(path))
    return path


async def _filled(path: Path) -> None:
    async with SqliteStore.open(path) as store:
        house = EngineHouse(store)
        for n in range(4):
            await _game(store, house, n)
        await HANDLERS[GAME].end(house, 4, BEGUN)


async def _game(store: SqliteStore, house: EngineHouse, n: int) -> None:
    table, handlers = await store.next_table_id(), HANDLERS[GAME]
    await store.seat_table(place(table, ANN, BEN, None, None, channel=100 + n, game=GAME))
    game = GAMES[GAME]
    await handlers.open(
        house, table, Setup(game=GAME, rules=game.rules, seats=4, seed=f"check-{n}", open=True, begun_at=BEGUN)
    )
    for seat in (1, 2, 3, 4) * 4:
        async with handlers.look(house, table) as seated:
            asked = [one for one in seated.live.session.prompts(seat) if one.chosen is None]
            said = game.decide(seated.live.view(seat), asked, Chance("check")) if asked else None
        if said is not None:
            await handlers.answer(house, table, seat, *said, at=BEGUN + 1)


def change(path: Path, sql: str, *values: object) -> None:
    with closing(sqlite3.connect(path)) as connection, connection:
        connection.execute(sql, values)


def read(path: Path, sql: str) -> list[tuple[Any, ...]]:
    with closing(sqlite3.connect(path)) as connection:
        return connection.execute(sql).fetchall()


def check(path: Path, capsys: pytest.CaptureFixture[str]) -> tuple[int, str]:
    code = main(["check", "--data", str(path)])
    printed = capsys.readouterr()
    return code, printed.out + printed.err


def test_games_that_fit_are_counted(data: Path, capsys: pytest.CaptureFixture[str]) -> None:
    before = data.read_bytes()
    assert check(data, capsys) == (0, "3 games in progress, 0 of which this version would not play on.\n")
    assert data.read_bytes() == before, "it only looks"


def test_each_game_that_does_not_fit_is_named_with_the_reason_and_no_card(
    data: Path, capsys: pytest.CaptureFixture[str]
) -> None:
    change(data, "UPDATE games SET digest = 'other facts' WHERE id = 1")
    change(data, "UPDATE games SET game = 'tribunal' WHERE id = 2")
    change(
        data, "UPDATE entries SET entry = json_set(entry, '$.command.kind', 'fish-knife') WHERE game_id = 3 AND n = 0"
    )
    code, text = check(data, capsys)
    assert code == 1
    ((length,),) = read(data, "SELECT length FROM games WHERE id = 1")
    assert text.splitlines() == [
        f"table 1: entry {length} does not fit",
        "table 2: its game is not on the menu",
        "table 3: its setup or an entry of its journal cannot be read",
        "3 games in progress, 3 of which this version would not play on.",
    ]


def test_a_decision_that_the_rules_forbid_now_is_found_where_it_stands(
    data: Path, capsys: pytest.CaptureFixture[str]
) -> None:
    rows = read(data, "SELECT n, entry FROM entries WHERE game_id = 1 ORDER BY n")
    n, entry = next((n, json.loads(text)) for n, text in rows if json.loads(text)["entry"] == "answer")
    change(
        data, "UPDATE entries SET entry = ? WHERE game_id = 1 AND n = ?", json.dumps({**entry, "prompt": "vote.9/1"}), n
    )
    code, text = check(data, capsys)
    assert (code, text.splitlines()[0]) == (1, f"table 1: entry {n} does not fit")


def test_a_setup_that_cannot_be_read_is_named(data: Path, capsys: pytest.CaptureFixture[str]) -> None:
    change(data, "UPDATE games SET setup = '{}' WHERE id = 2")
    code, text = check(data, capsys)
    assert (code, text.splitlines()[0]) == (1, "table 2: its setup or an entry of its journal cannot be read")


def test_it_says_what_is_wrong_with_the_database_itself(
    data: Path, tmp_path: Path, capsys: pytest.CaptureFixture[str]
) -> None:
    nowhere, nonsense = tmp_path / "nowhere.db", tmp_path / "nonsense.db"
    assert check(nowhere, capsys) == (1, f"There is no database at {nowhere}.\n")
    assert not nowhere.exists()
    nonsense.write_text("this is no database, however long it is" * 100)
    code, text = check(nonsense, capsys)
    assert code == 1
    assert text.startswith(f"{nonsense} cannot be read: ")
    change(data, f"PRAGMA user_version = {len(migrations()) + 1}")
    assert check(data, capsys) == (1, f"{data} was written by a later version of the bot.\n")


async def test_a_running_bot_can_be_checked(data: Path, capsys: pytest.CaptureFixture[str]) -> None:
    async with SqliteStore.open(data) as store:
        await store.stamp(5.0)
        assert (await asyncio.to_thread(check, data, capsys))[0] == 0
        await store.stamp(6.0)


# ------------------------------------------------ backup


def test_a_backup_says_what_is_wrong(data: Path, tmp_path: Path, capsys: pytest.CaptureFixture[str]) -> None:
    def backup(target: Path, source: Path = data) -> tuple[int, str]:
        code = main(["backup", str(target), "--data", str(source)])
        printed = capsys.readouterr()
        return code, printed.out + printed.err

    copy = tmp_path / "copy.db"
    assert backup(copy) == (0, f"{copy}\n")
    assert stat.S_IMODE(copy.stat().st_mode) == 0o600
    assert backup(copy) == (1, f"{copy} is there already.\n")
    assert backup(tmp_path / "no" / "such.db") == (
        1,
        f"{tmp_path}/no/such.db cannot be written: No such file or directory.\n",
    )
    missing = tmp_path / "missing.db"
    assert backup(tmp_path / "other.db", missing) == (1, f"There is no database at {missing}.\n")
    (tmp_path / "nonsense.db").write_text("no database at all" * 100)
    code, text = backup(tmp_path / "other.db", tmp_path / "nonsense.db")
    assert code == 1
    assert "cannot be copied" in text
    assert not (tmp_path / "other.db").exists(), "nothing half done is left"


async def test_a_backup_that_is_made_while_games_are_played_is_consistent(tmp_path: Path) -> None:
    """Copies that another thread makes while decisions are written: each is a state that was, to the entry."""
    path, copies = tmp_path / "bot.db", [tmp_path / f"copy-{n}.db" for n in range(5)]
    async with SqliteStore.open(path) as store:
        house = EngineHouse(store)
        tables = [await laid(store, house, ANN, BEN, None, None, channel=n, seed=f"{n}") for n in range(3)]
        rng, over = random.Random(5), threading.Event()

        def copy() -> list[int]:
            codes = [main(["backup", str(one), "--data", str(path)]) for one in copies]
            over.set()
            return codes

        copying = asyncio.create_task(asyncio.to_thread(copy))
        written = 0
        while not over.is_set():
            for table in tables:
                written += await decide_anything(house, table, rng)
            await asyncio.sleep(0)
            if not any([await store.status(one) == "playing" for one in tables]):
                tables.append(await laid(store, house, ANN, BEN, None, None, channel=len(tables), seed=f"{written}"))
        assert await copying == [0] * len(copies)
        assert written > 5
    for one in copies:
        async with SqliteStore.open(one) as store:
            assert await store.read("PRAGMA integrity_check") == [("ok",)]
            for waking in await store.unfinished():
                async with tribunal.look(EngineHouse(store), waking.table) as seated:
                    assert seated.status == "playing"
            lengths = "SELECT length = (SELECT count(*) FROM entries WHERE game_id = id) FROM games"
            assert {whole for (whole,) in await store.read(lengths)} == {1}


async def test_a_game_goes_on_from_a_backup(tmp_path: Path) -> None:
    copy = tmp_path / "copy.db"
    async with an_evening(tmp_path / "house.db") as house:
        await house.lay(3, 4)
        await house.play_until("select")
        before = [one.name for one in await house.prompts()]
        assert await asyncio.to_thread(main, ["backup", str(copy), "--data", str(house.data)]) == 0
        await house.close()
        house.data.write_bytes(b"the disk is broken")
        house.data = copy
        await house.open()
        await house.quiet()
        assert [one.name for one in await house.prompts()] == before
        await house.play_until("nothing that is ever asked")
        await house.quiet()
        assert (await house.session()).over
