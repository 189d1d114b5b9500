"""The journals: a game is kept entry by entry, and comes back as it was."""

from __future__ import annotations

import json
import random
import sqlite3
from pathlib import Path
from typing import Any

import pytest

from bot.store import BOARD, SqliteStore, Waking
from engines.host import House, Line, Stored, Written
from engines.kernel import Beat, Live, Paused, Setup
from tests.store.tables import ANN, BEGUN, BEN, decide_anything, laid, place, play_out, tribunal
from tests.toy import TRIBUNAL

BEAT, PAUSED = Beat().model_dump_json(), Paused().model_dump_json()


def written(first: int = 0, entries: int = 0, lines: tuple[Line, ...] = (), **more: object) -> Written:
    news = {"digest": "d", "wakes_at": 9.0, "status": "playing", **more}
    return Written(first, [f"entry {first + i}" for i in range(entries)], lines, **news)  # type: ignore[arg-type]


async def begun(store: SqliteStore, *users: int | None, **news: object) -> int:
    table = await store.next_table_id()
    await store.seat_table(place(table, *users))
    await store.begin(table, "tribunal", "{}", written(**news))  # type: ignore[arg-type]
    return table


async def test_a_whole_game_is_loaded_as_it_was_told(store: SqliteStore):
    house = House(store)
    table = await laid(store, house, ANN, BEN, None, None)
    rng, steps = random.Random(1), 0
    while await decide_anything(house, table, rng):
        steps += 1
        if steps % 4:
            continue
        fresh = House(store)
        async with tribunal.look(house, table) as before, tribunal.look(fresh, table) as after:
            assert after.digest == before.digest
            assert after.told == before.told
            assert after.live.session.length == before.live.session.length
            for seat in (None, 1, 2, 3, 4):
                assert after.live.view(seat).as_json() == before.live.view(seat).as_json()
            assert after.live.session.prompts() == before.live.session.prompts()
    assert steps > 20
    assert await store.status(table) == "over"
    assert (await tribunal.export(House(store), table))["setup"]["seed"] == "s"


async def test_every_public_fact_waits_for_the_channel_and_every_private_one_for_its_readers(store: SqliteStore):
    house = House(store)
    table = await laid(store, house, ANN, None, BEN, None)
    await play_out(house, table)
    told = _told(await tribunal.export(house, table))
    for reader, expected in ((BOARD, None), (1, 1), (3, 3)):
        waiting = await store.waiting(table, reader)
        mine = [n for n, to, kind in told if kind != "beat" and (to is None if expected is None else to == (expected,))]
        assert [one.n for one in waiting] == mine
        beats = [n for n, _, kind in told if kind == "beat"]
        assert [one.beat for one in waiting] == [sum(beat < one.n for beat in beats) for one in waiting]
    assert await store.waiting(table, 2) == []  # an AI player reads no messages


def _told(journal: dict[str, Any]) -> list[tuple[int, tuple[int, ...] | None, str]]:
    setup = Setup.model_validate(journal["setup"])
    entries = [TRIBUNAL.entry(json.dumps(entry)) for entry in journal["journal"]]
    return [(n, to, fact.kind) for n, (to, fact) in enumerate(Live(TRIBUNAL, setup, entries).heard())]


async def test_a_beat_divides_what_is_told_across_calls(store: SqliteStore):
    table = await begun(store, ANN, lines=(Line(0, None, PAUSED), Line(1, None, BEAT), Line(2, None, PAUSED)))
    await store.append(table, written(lines=(Line(3, None, PAUSED), Line(4, None, BEAT), Line(5, (1,), PAUSED))))
    await store.append(table, written(lines=(Line(6, None, PAUSED),)))
    assert [(one.n, one.beat) for one in await store.waiting(table, BOARD)] == [(0, 0), (2, 1), (3, 1), (6, 2)]
    assert [(one.n, one.beat) for one in await store.waiting(table, 1)] == [(5, 2)]
    assert await store.news(table) == ("playing", {BOARD, 1})
    await store.delivered(table, BOARD, 3)
    assert [one.n for one in await store.waiting(table, BOARD)] == [6]
    await store.undeliverable(table, 1)
    assert await store.news(table) == ("playing", {BOARD})
    assert await store.with_mail() == [table]


async def test_an_entry_is_written_only_where_it_follows_on(store: SqliteStore):
    table = await begun(store, ANN, entries=2)
    for first in (0, 1, 3):
        with pytest.raises(ValueError, match="elsewhere"):
            await store.append(table, written(first, entries=1, lines=(Line(0, None, PAUSED),)))
    with pytest.raises(ValueError, match="elsewhere"):
        await store.append(table + 1, written())
    stored = await store.load(table)
    assert stored is not None
    assert stored.entries == ["entry 0", "entry 1"]
    assert stored.told == 0
    await store.append(table, written(2, entries=1, status="over", digest="e"))
    stored = await store.load(table)
    assert stored is not None
    assert (stored.entries, stored.status, stored.digest) == (["entry 0", "entry 1", "entry 2"], "over", "e")


async def test_a_table_begins_only_once(store: SqliteStore):
    table = await begun(store, ANN, entries=1)
    with pytest.raises(sqlite3.IntegrityError):
        await store.begin(table, "tribunal", "other", written())
    stored = await store.load(table)
    assert stored is not None
    assert stored.setup == "{}"


async def test_no_such_table_is_none(store: SqliteStore):
    assert await store.load(5) is None
    assert await store.status(5) is None
    assert await store.news(5) is None


@pytest.mark.parametrize("where", ["entries", "outbox", "commit"])
async def test_a_decision_whose_writing_fails_never_happened(store: SqliteStore, where: str):
    """Wherever it fails; the table in memory is dropped, the file is as before, and the game goes on."""
    house = House(store)
    table = await laid(store, house, ANN, BEN, None, None)
    mail = await store.waiting(table, BOARD)
    honest = store.commit
    if where == "commit":
        store.commit = _disk_full  # type: ignore[method-assign]
    else:
        async with store.transaction() as db:
            await db.run(f"CREATE TRIGGER full BEFORE INSERT ON {where} BEGIN SELECT RAISE(ABORT, 'full'); END")
    before = await _decide_until_it_fails(store, house, table)
    store.commit = honest  # type: ignore[method-assign]
    async with store.transaction() as db:
        await db.run("DROP TRIGGER IF EXISTS full")
    assert house.find(table) is None
    assert await store.load(table) == before
    assert await store.waiting(table, BOARD) == mail
    await play_out(house, table)
    assert await store.status(table) == "over"


async def _decide_until_it_fails(store: SqliteStore, house: House, table: int) -> Stored | None:
    rng = random.Random(3)
    while True:  # not every decision tells something
        before = await store.load(table)
        try:
            await decide_anything(house, table, rng)
        except sqlite3.Error:
            return before


async def _disk_full() -> None:
    raise sqlite3.OperationalError("database or disk is full")


async def test_unfinished_tables_come_in_the_order_in_which_they_wake(store: SqliteStore):
    late, paused, over, soon = [
        await begun(store, ANN, wakes_at=at, status=status)
        for at, status in ((50.0, "playing"), (None, "playing"), (None, "over"), (20.0, "playing"))
    ]
    assert await store.unfinished() == [
        Waking(soon, "tribunal", 20.0),
        Waking(late, "tribunal", 50.0),
        Waking(paused, "tribunal", None),
    ]
    assert over not in [one.table for one in await store.unfinished()]


async def test_absences_are_kept_in_order_and_old_ones_forgotten(store: SqliteStore):
    assert await store.last_seen() is None
    await store.stamp(10.0)
    await store.add_absence(10.0, 100.0)
    assert await store.last_seen() == 100.0
    await store.add_absence(200.0, 300.0)
    assert await store.absences() == [(10.0, 100.0), (200.0, 300.0)]
    await store.add_absence(1e8, 1e8 + 60)
    assert await store.absences() == [(1e8, 1e8 + 60)]


async def test_a_game_that_was_kept_survives_the_process(path: Path):
    async with SqliteStore.open(path) as store:
        house = House(store)
        table = await laid(store, house, ANN, BEN, None, None)
        rng = random.Random(2)
        for _ in range(10):
            await decide_anything(house, table, rng)
        async with tribunal.look(house, table) as seated:
            before = (seated.live.session.prompts(), seated.live.view(1).as_json(), seated.live.session.now)
    async with SqliteStore.open(path) as store:
        house = House(store)
        async with tribunal.look(house, table) as seated:
            assert (seated.live.session.prompts(), seated.live.view(1).as_json(), seated.live.session.now) == before
            assert seated.live.session.now >= BEGUN
        await play_out(house, table)
        assert await store.status(table) == "over"


async def test_ten_thousand_unfinished_tables_are_known_at_once(store: SqliteStore):
    """Without loading one of them."""
    async with store.transaction() as db:
        await db.each(
            "INSERT INTO games VALUES (?, 'tribunal', '{}', 0, 0, 0, '', 'playing', ?, 0)",
            [(n, 10_000.0 - n) for n in range(1, 10_001)],
        )
    waking = await store.unfinished()
    assert len(waking) == 10_000
    assert waking[0] == Waking(10_000, "tribunal", 0.0)
