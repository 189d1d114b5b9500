"""One transaction a decision; nothing is lost, nothing is told twice."""

from __future__ import annotations

import asyncio
import json
import logging
from typing import Any

import pytest

from engines.host import Handlers, House, NoSuchTable, NotOverYet
from engines.kernel import GameOver, IllegalCommand, Live, PromptClosed, SetAside, Setup, TablePaused
from tests.host.memory import MINUTES, NAMING, MemoryStore, Name

BEGUN = 1000.0
CLOSES = BEGUN + MINUTES
handlers = Handlers(NAMING)


async def opened(**setup: Any) -> tuple[House, MemoryStore]:
    store = MemoryStore()
    house = House(store)
    await house.enter()
    await handlers.open(house, 1, Setup(game="naming", rules=1, seats=2, seed="s", begun_at=BEGUN, **setup))
    return house, store


def kinds(store: MemoryStore) -> list[str]:
    return [json.loads(fact)["kind"] for _, _, fact in store.lines[1]]


async def restarted(store: MemoryStore) -> House:
    house = House(store)
    await house.enter()
    return house


async def both_name(house: House, n: int, number: int = 1, at: float = BEGUN + 1) -> None:
    for seat in (1, 2):
        await handlers.answer(house, 1, seat, f"name.{n}/{seat}", Name(number=number), at)


async def test_a_whole_game_is_journaled_and_its_lines_are_numbered():
    house, store = await opened()
    for n in (1, 2, 3):
        await both_name(house, n)
    assert kinds(store) == ["named", "named", "named", "seed-revealed"]
    assert [n for n, _, _ in store.lines[1]] == [0, 1, 2, 3]
    assert store.tables[1].status == "over"
    assert store.wakes[1] is None
    with pytest.raises(GameOver):
        await handlers.answer(house, 1, 1, "name.3/1", Name(number=1), BEGUN + 9)


async def test_the_exported_journal_makes_the_same_game_and_only_when_it_is_over():
    house, store = await opened()
    with pytest.raises(NotOverYet):
        await handlers.export(house, 1)
    for n in (1, 2, 3):
        await both_name(house, n, number=2)
    game = await handlers.export(house, 1)
    again = Live(
        NAMING, Setup.model_validate(game["setup"]), [NAMING.entry(json.dumps(one)) for one in game["journal"]]
    )
    assert [fact.model_dump_json() for _, fact in again.heard()] == [fact for _, _, fact in store.lines[1]]


async def test_a_refusal_writes_nothing():
    house, store = await opened()
    before = store.tables[1]
    with pytest.raises(IllegalCommand):
        await handlers.answer(house, 1, 1, "name.1/1", Name(number=7), BEGUN + 1)
    with pytest.raises(PromptClosed):
        await handlers.answer(house, 1, 1, "name.2/1", Name(number=1), BEGUN + 1)
    assert store.tables[1] == before


async def test_the_same_answer_twice_is_one_entry():
    house, store = await opened()
    assert await handlers.answer(house, 1, 1, "name.1/1", Name(number=1), BEGUN + 1)
    assert not await handlers.answer(house, 1, 1, "name.1/1", Name(number=1), BEGUN + 2)
    assert len(store.tables[1].entries) == 1


async def test_a_lost_commit_leaves_the_game_where_the_journal_has_it():
    house, store = await opened()
    await handlers.answer(house, 1, 1, "name.1/1", Name(number=1), BEGUN + 1)
    store.fails = 1
    with pytest.raises(OSError, match="disk full"):
        await handlers.answer(house, 1, 2, "name.1/2", Name(number=2), BEGUN + 2)
    assert kinds_or_none(store) == []
    await handlers.answer(house, 1, 2, "name.1/2", Name(number=1), BEGUN + 3)
    assert kinds(store) == ["named"]
    assert json.loads(store.lines[1][0][2])["numbers"] == [1, 1]


def kinds_or_none(store: MemoryStore) -> list[str]:
    return kinds(store) if store.lines.get(1) else []


async def test_presses_at_the_same_moment_are_taken_one_after_another():
    house, store = await opened()
    answers = [handlers.answer(house, 1, 1, "name.1/1", Name(number=n), BEGUN + 1) for n in (1, 2, 1, 2)]
    await asyncio.gather(*answers)
    assert len(store.tables[1].entries) == 4


async def test_another_process_goes_on_from_the_journal():
    house, store = await opened()
    await both_name(house, 1)
    await handlers.answer(house, 1, 2, "name.2/2", Name(number=2), BEGUN + 5)
    house = await restarted(store)
    await handlers.answer(house, 1, 1, "name.2/1", Name(number=1), BEGUN + 6)
    assert kinds(store) == ["named", "named"]
    assert json.loads(store.lines[1][1][2])["numbers"] == [1, 2]


async def test_a_deadline_falls_once_and_the_silent_get_the_default():
    house, store = await opened()
    assert store.wakes[1] == CLOSES
    assert await handlers.wake(house, 1, CLOSES - 1) == 0
    assert await handlers.wake(house, 1, CLOSES + 1) == 1
    assert json.loads(store.lines[1][0][2])["numbers"] == [0, 0]


async def test_two_silences_in_a_row_hand_the_seat_to_an_ai_until_its_member_presses():
    house, store = await opened()
    await handlers.wake(house, 1, CLOSES + 1)
    await handlers.answer(house, 1, 1, "name.2/1", Name(number=1), CLOSES + 10)
    await handlers.wake(house, 1, CLOSES + MINUTES + 1)
    async with handlers.look(house, 1) as seated:
        assert seated.live.session.players == {1: "member", 2: "ai"}
    assert kinds(store)[-2:] == ["handed-over", "stood-in"]
    assert store.lines[1][-1][1] == (2,)
    await handlers.answer(house, 1, 2, "name.3/2", Name(number=1), CLOSES + MINUTES + 2)
    async with handlers.look(house, 1) as seated:
        assert seated.live.session.players[2] == "member"


async def test_the_absence_of_the_bot_is_not_playing_time():
    house, store = await opened()
    store.gaps = [(BEGUN + 10, BEGUN + 500)]
    house = await restarted(store)
    assert await handlers.wake(house, 1, BEGUN + 501) == 0
    assert kinds(store) == ["delayed"]
    assert store.wakes[1] == CLOSES + 490
    await both_name(house, 1, at=BEGUN + 510)
    assert kinds(store) == ["delayed", "named"]
    house = await restarted(store)
    await both_name(house, 2, at=BEGUN + 520)
    assert kinds(store).count("delayed") == 1


async def test_after_an_absence_a_minute_is_left_at_least():
    house, store = await opened()
    store.gaps = [(CLOSES - 1, CLOSES + 40)]
    house = await restarted(store)
    await handlers.wake(house, 1, CLOSES + 40)
    assert store.wakes[1] == CLOSES + 100


async def test_absences_at_two_restarts_both_count_for_a_table_untouched_between_them():
    house, store = await opened()
    store.gaps = [(BEGUN + 10, BEGUN + 110), (BEGUN + 120, BEGUN + 320), (BEGUN + 330, BEGUN + 340)]
    house = await restarted(store)
    await handlers.wake(house, 1, BEGUN + 341)
    assert store.wakes[1] == CLOSES + 300


async def test_a_paused_table_takes_no_answers_and_loses_no_time():
    house, store = await opened()
    await handlers.pause(house, 1, True, BEGUN + 20)
    assert store.wakes[1] is None
    with pytest.raises(TablePaused):
        await handlers.answer(house, 1, 1, "name.1/1", Name(number=1), BEGUN + 30)
    await handlers.pause(house, 1, False, BEGUN + 520)
    assert store.wakes[1] == CLOSES + 500
    assert kinds(store) == ["paused", "resumed"]


async def test_a_broken_script_sets_the_table_aside_and_says_nothing_of_its_secrets(caplog: pytest.LogCaptureFixture):
    house, store = await opened()
    with caplog.at_level(logging.DEBUG), pytest.raises(SetAside) as refused:
        await both_name(house, 1, number=13)
    assert store.tables[1].status == "aside"
    assert len(store.tables[1].entries) == 1
    assert "13" not in caplog.text.replace("table 1", "")
    assert "KeyError" in caplog.text
    assert refused.value.__cause__ is None
    with pytest.raises(SetAside):
        await handlers.answer(house, 1, 2, "name.1/2", Name(number=1), BEGUN + 3)
    await handlers.end(house, 1, BEGUN + 4)
    assert store.tables[1].status == "ended"


async def test_a_journal_that_would_tell_other_facts_sets_the_table_aside():
    house, store = await opened()
    await both_name(house, 1)
    old = store.tables[1]
    other = [old.entries[0], old.entries[1].replace('"number":1', '"number":2')]
    store.tables[1] = type(old)(old.setup, other, old.told, old.digest, old.status)
    house = await restarted(store)
    with pytest.raises(SetAside):
        await handlers.wake(house, 1, BEGUN + 9)
    assert store.tables[1].status == "aside"


async def test_the_house_keeps_so_many_tables_in_memory_and_finds_the_others_again():
    store = MemoryStore()
    house = House(store, kept=2)
    for table in (1, 2, 3):
        await handlers.open(house, table, Setup(game="naming", rules=1, seats=2, seed="s", begun_at=BEGUN))
    assert house.find(1) is None
    await handlers.answer(house, 1, 1, "name.1/1", Name(number=1), BEGUN + 1)
    assert len(store.tables[1].entries) == 1


async def test_listeners_hear_of_every_commit_and_of_nothing_else():
    house, _ = await opened()
    heard: list[int] = []
    house.changed.append(heard.append)
    await handlers.answer(house, 1, 1, "name.1/1", Name(number=1), BEGUN + 1)
    with pytest.raises(IllegalCommand):
        await handlers.answer(house, 1, 1, "name.1/1", Name(number=7), BEGUN + 1)
    await handlers.answer(house, 1, 1, "name.1/1", Name(number=1), BEGUN + 2)
    await handlers.wake(house, 1, BEGUN + 3)
    assert heard == [1]


async def test_listeners_hear_of_what_an_absence_moved_even_if_the_press_after_it_is_refused():
    _, store = await opened()
    store.gaps = [(BEGUN + 10, BEGUN + 500)]
    house = await restarted(store)
    heard: list[int] = []
    house.changed.append(heard.append)
    with pytest.raises(IllegalCommand):
        await handlers.answer(house, 1, 1, "name.1/1", Name(number=7), BEGUN + 501)
    assert kinds(store) == ["delayed"]
    assert heard == [1]


async def test_listeners_hear_once_of_a_table_that_is_set_aside():
    house, _ = await opened()
    heard: list[int] = []
    house.changed.append(heard.append)
    with pytest.raises(SetAside):
        await both_name(house, 1, number=13)
    for _ in range(2):
        with pytest.raises(SetAside):
            await handlers.answer(house, 1, 2, "name.1/2", Name(number=1), BEGUN + 3)
    assert heard == [1, 1]  # the first answer, and that it was set aside


async def test_there_is_no_such_table():
    house, _ = await opened()
    with pytest.raises(NoSuchTable):
        await handlers.answer(house, 2, 1, "name.1/1", Name(number=1), BEGUN)
