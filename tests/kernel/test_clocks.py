"""Deadlines, beats, delays and pauses; time never runs backwards."""

from __future__ import annotations

import pytest

from engines.kernel import Delay, NotPaused, PromptClosed, Seat, TablePaused, offer
from engines.kernel.table import BEAT
from tests.kernel.tiny import BEGUN, Pass, Pick, Playing, T, begin, tells


def voting(rounds: int = 3, seconds: float = 60) -> Playing:
    async def script(t: T):
        for _ in range(rounds):
            said = await t.ask_all(
                "vote",
                [1, 2],
                lambda _: [offer(Pick, value=[1, 2])],
                seconds=seconds,
                otherwise=lambda _: Pick(value=0),
            )
            tells(t, *(command.value for command in said.values()))

    return begin(script)


def closes(table: Playing) -> float:
    at = table.session.next_deadline
    assert at is not None
    return at


# ---------------------------------------------------------------- deadlines


def test_a_deadline_falls_at_its_time_and_not_before():
    table = voting()
    assert closes(table) == BEGUN + 60
    assert table.session.tick(BEGUN + 59.999) is None
    entry = table.session.tick(BEGUN + 60)
    assert entry is not None
    assert entry.at == BEGUN + 60


def test_deadlines_fall_in_order_each_stamped_with_its_own_time():
    table = voting()
    assert [(one.window, one.at) for one in table.waits(500)] == [
        ("vote.1", BEGUN + 60),
        ("vote.2", BEGUN + 120),
        ("vote.3", BEGUN + 180),
    ]
    assert table.session.next_deadline is None


def test_of_two_windows_the_one_that_closes_first_falls_first():
    async def script(t: T):
        async def one(seat: Seat, seconds: float) -> None:
            await t.ask(seat, "pick", lambda: [offer(Pass)], seconds=seconds, otherwise=Pass)
            tells(t, seat)

        await t.together({1: one(1, 50), 2: one(2, 20), 3: one(3, 50)})

    table = begin(script)
    assert [one.window for one in table.waits(100)] == ["pick.2", "pick.1", "pick.3"]
    assert table.heard() == [(2,), (1,), (3,)]


def test_a_late_answer_is_recognised_however_late_it_comes():
    table = voting()
    with pytest.raises(PromptClosed):
        table.answers(1, "vote.1/1", Pick(value=1), at=BEGUN + 60)
    table.waits(61)
    for at in (BEGUN + 61, BEGUN + 5000):
        with pytest.raises(PromptClosed):
            table.answers(1, "vote.1/1", Pick(value=1), at=at)
    assert table.names(1) == ["vote.2/1"]


def test_an_answer_pressed_before_the_deadline_counts_though_it_comes_after():
    table = voting()
    assert table.answers(1, "vote.1/1", Pick(value=1), at=BEGUN + 59.9) is not None
    table.waits(61)
    assert table.heard() == [(1, 0)]


def test_time_never_runs_backwards():
    table = voting()
    table.does(1, Pick(value=1), after=30)
    entry = table.answers(2, "vote.1/2", Pick(value=2), at=BEGUN + 10)
    assert entry is not None
    assert entry.at == BEGUN + 30
    assert table.session.now == BEGUN + 30
    assert closes(table) == BEGUN + 90


def test_an_entry_of_the_past_does_not_turn_the_clock_back():
    table = voting()
    table.does(1, Pick(value=1), after=30)
    table.session.feed(Delay(seconds=5, cause="more-time", at=BEGUN + 1))
    assert table.session.now == BEGUN + 30


# ---------------------------------------------------------------- extend, hold


def test_a_window_may_be_extended_and_its_prompts_keep_their_names():
    async def script(t: T):
        window = t.open("talk", [1], lambda _: [offer(Pass)], 20)
        while (happened := await window.next()) is not None:
            window.extend(45)
            tells(t, happened[0])
        window.extend(10)
        assert await window.next() is None
        tells(t, word="over")

    async def floor(t: T):
        window = t.open("talk", [1], lambda _: [offer(Pass)], 20, mode="floor")
        while (happened := await window.next()) is not None:
            window.extend(45)
            tells(t, happened[0])

    table = begin(floor)
    name = table.names(1)
    table.does(1, Pass(), after=15)
    assert table.left("talk.1") == 45
    assert table.names(1) == name
    table.does(1, Pass(), after=44)
    assert table.left("talk.1") == 45
    table.waits(45)
    assert table.session.over

    table = begin(script)
    table.waits(20)
    assert table.names(1) == ["talk.1/1"]
    table.waits(10)
    assert table.heard() == [()]


def test_while_a_window_is_held_nobody_can_answer_it_and_its_clock_stands_still():
    async def script(t: T):
        window = t.open("talk", [1, 2], lambda _: [offer(Pass)], 20, mode="floor")
        while await window.next() is not None:
            await window.hold(
                t.ask(2, "reply", lambda: [offer(Pick, value=[1])], seconds=15, otherwise=lambda: Pick(value=0))
            )

    table = begin(script)
    table.does(1, Pass(), after=5)
    assert table.names() == ["reply.1/2"]
    with pytest.raises(PromptClosed):
        table.answers(1, "talk.1/1", Pass())
    table.waits(15)
    assert table.left("talk.1") == 15


def test_a_hold_that_is_called_off_has_still_held_the_clock():
    class Off(Exception):
        """Called off."""

    async def fails(t: T) -> None:
        await t.ask(2, "reply", lambda: [offer(Pass)], seconds=15, otherwise=Pass)
        raise Off

    async def script(t: T):
        window = t.open("talk", [1], lambda _: [offer(Pass)], 20, mode="floor")
        while await window.next() is not None:
            try:
                await window.hold(fails(t))
            except Off:
                tells(t, word="off")

    table = begin(script)
    table.does(1, Pass(), after=5)
    table.does(2, Pass(), after=10)
    assert table.heard() == [()]
    assert table.left("talk.1") == 15


# ---------------------------------------------------------------- beats


def test_a_beat_moves_time_so_that_new_questions_open_after_it():
    async def script(t: T):
        tells(t, 1)
        t.beat()
        tells(t, 2)
        t.beat()
        await t.ask(1, "pick", lambda: [offer(Pass)], seconds=30, otherwise=Pass)

    table = begin(script)
    assert BEAT == 1.5
    assert [fact.kind for fact in table.facts()] == ["heard", "beat", "heard", "beat"]
    assert (table.prompt(1).opened_at, table.prompt(1).closes_at) == (BEGUN + 3, BEGUN + 33)


def test_an_answer_during_the_beats_is_stamped_after_them():
    async def script(t: T):
        t.beat()
        await t.ask(1, "pick", lambda: [offer(Pass)], seconds=30, otherwise=Pass)

    entry = begin(script).does(1, Pass(), after=0.2)
    assert entry is not None
    assert entry.at == BEGUN + 1.5


def test_beats_in_an_act_are_not_taken_from_the_floor():
    async def script(t: T):
        async def act(seat: Seat, command: Pass) -> None:
            t.beat()
            t.beat()

        await t.floor("talk", [1], lambda _: [offer(Pass)], act, seconds=40)

    table = begin(script)
    table.does(1, Pass(), after=10)
    assert closes(table) == BEGUN + 43


# ---------------------------------------------------------------- the bot's absence, more time


def test_an_absence_moves_all_deadlines_and_is_told():
    table = voting()
    table.at += 210
    table.delays(200, "absence")
    assert closes(table) == BEGUN + 270
    (told,) = [fact for fact in table.facts() if fact.kind == "delayed"]
    assert (told.model_dump()["seconds"], told.model_dump()["cause"]) == (200.0, "absence")


def test_after_an_absence_at_least_a_minute_is_left():
    table = voting()
    table.at += 155
    table.delays(100, "absence")
    assert closes(table) == table.at + 60


def test_more_time_is_as_much_as_was_given():
    table = voting()
    table.at += 50
    table.delays(5, "more-time")
    assert closes(table) == BEGUN + 65
    table.waits(15)
    assert table.names(1) == ["vote.2/1"]


def test_an_absence_in_the_middle_of_an_act_is_not_taken_from_what_is_held():
    async def script(t: T):
        async def act(seat: Seat, command: Pass) -> None:
            await t.ask(2, "reply", lambda: [offer(Pick, value=[1])], seconds=90, otherwise=lambda: Pick(value=0))

        await t.floor("talk", [1], lambda _: [offer(Pass)], act, seconds=300)

    table = begin(script)
    table.does(1, Pass(), after=10)
    table.at += 1000
    table.delays(990, "absence")
    table.does(2, Pick(value=1), after=5)
    assert table.left("talk.1") == 290


def test_a_delay_cannot_be_negative():
    with pytest.raises(ValueError, match="greater than or equal"):
        Delay(seconds=-1, cause="more-time", at=0)


# ---------------------------------------------------------------- pauses


def test_a_paused_table_takes_no_answers_and_no_deadline_falls():
    table = voting()
    table.pauses(True, after=10)
    assert table.session.next_deadline is None
    assert table.waits(1000) == []
    with pytest.raises(TablePaused):
        table.answers(1, "vote.1/1", Pick(value=1))
    assert [fact.kind for fact in table.facts()] == ["paused"]


def test_a_pause_takes_nobodys_time():
    table = voting()
    table.pauses(True, after=10)
    table.pauses(False, after=500)
    assert closes(table) == BEGUN + 560
    assert [fact.kind for fact in table.facts()] == ["paused", "resumed"]
    table.does(1, Pick(value=1), after=49)
    assert table.prompt(1).chosen == Pick(value=1)


def test_a_table_is_paused_once_and_resumed_once():
    table = voting()
    before = table.fingerprint()
    with pytest.raises(NotPaused):
        table.pauses(False)
    assert table.fingerprint() == before
    table.pauses(True)
    before = table.fingerprint()
    with pytest.raises(TablePaused):
        table.pauses(True)
    assert table.fingerprint() == before


def test_a_pause_in_the_middle_of_an_act_is_not_taken_from_what_is_held():
    async def script(t: T):
        async def act(seat: Seat, command: Pass) -> None:
            await t.ask(2, "reply", lambda: [offer(Pick, value=[1])], seconds=20, otherwise=lambda: Pick(value=0))

        await t.floor("talk", [1], lambda _: [offer(Pass)], act, seconds=300)

    table = begin(script)
    table.does(1, Pass(), after=10)
    table.pauses(True, after=5)
    table.pauses(False, after=1000)
    assert table.left("reply.1") == 15
    table.does(2, Pick(value=1), after=3)
    assert table.left("talk.1") == 290
