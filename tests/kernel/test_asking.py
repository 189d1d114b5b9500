"""`ask` puts a question to one seat, `ask_all` to several at once, sealed."""

from __future__ import annotations

import pytest

from engines.kernel import IllegalCommand, PromptClosed, Seat, offer
from tests.kernel.tiny import Box, Pass, Pick, T, begin, tells

VALUES = [1, 2, 3]


async def one_picks(t: T) -> None:
    picked = await t.ask(
        2, "pick", lambda: [offer(Pick, value=VALUES)], seconds=30, otherwise=lambda: Pick(value="default")
    )
    tells(t, picked.value)


async def all_pick(t: T) -> None:
    said = await t.ask_all(
        "pick",
        [3, 1, 2],
        lambda seat: [offer(Pick, value=VALUES)],
        seconds=30,
        otherwise=lambda seat: Pick(value=-seat),
    )
    tells(t, *said, *(command.value for command in said.values()))


async def all_pick_once(t: T) -> None:
    said = await t.ask_all(
        "pick", [1, 2, 3], lambda _: [offer(Pick, value=VALUES)], seconds=30, otherwise=lambda _: None, again=False
    )
    tells(t, *(command and command.value for command in said.values()))


def test_one_seat_is_asked_and_its_answer_goes_on():
    table = begin(one_picks)
    assert table.names() == ["pick.1/2"]
    table.does(2, Pick(value=3))
    assert table.heard() == [(3,)]


def test_the_declared_default_decides_when_time_is_out():
    table = begin(one_picks)
    assert table.waits(29.9) == []
    (expiry,) = table.waits(0.1)
    assert (expiry.window, expiry.at) == ("pick.1", 1030.0)
    assert table.heard() == [("default",)]


def test_a_question_without_offers_is_not_asked_and_the_default_decides_at_once():
    async def script(t: T):
        tells(t, (await t.ask(1, "pick", list, seconds=30, otherwise=lambda: Pick(value=9))).value)

    assert begin(script).heard() == [(9,)]


def test_all_decide_at_once_and_it_ends_with_the_last():
    table = begin(all_pick)
    table.does(1, Pick(value=1))
    table.does(3, Pick(value=3))
    assert table.heard() == []
    table.does(2, Pick(value=2))
    assert table.heard() == [(3, 1, 2, 3, 1, 2)]


def test_the_order_of_arrival_does_not_show_in_the_result():
    heard = set()
    for order in ([1, 2, 3], [3, 2, 1], [2, 3, 1]):
        table = begin(all_pick)
        for seat in order:
            table.does(seat, Pick(value=seat))
        heard.add(table.heard()[0])
    assert heard == {(3, 1, 2, 3, 1, 2)}


def test_an_answer_may_be_changed_until_the_last_is_in():
    table = begin(all_pick)
    table.does(1, Pick(value=1))
    table.does(1, Pick(value=3))
    table.does(2, Pick(value=2))
    table.does(1, Pick(value=2))
    table.does(3, Pick(value=1))
    assert table.heard() == [(3, 1, 2, 1, 2, 2)]
    assert len(table.journal) == 5


def test_an_answer_may_be_changed_until_time_is_out():
    table = begin(all_pick)
    table.does(1, Pick(value=1))
    table.does(1, Pick(value=3), after=28)
    table.waits(1)
    assert table.heard() == [(3, 1, 2, -3, 3, -2)]


def test_an_equal_answer_is_no_entry():
    table = begin(all_pick)
    table.does(1, Pick(value=1))
    before = table.fingerprint()
    assert table.answers(1, "pick.1/1", Pick(value=1), at=1020.0) is None
    assert table.fingerprint() == before


def test_where_one_answer_is_final_it_closes_the_prompt_of_its_seat_alone():
    table = begin(all_pick_once)
    table.does(1, Pick(value=1))
    assert table.names() == ["pick.1/2", "pick.1/3"]
    for value in (1, 2):
        with pytest.raises(PromptClosed):
            table.answers(1, "pick.1/1", Pick(value=value))
    table.does(3, Pick(value=2))
    table.waits(30)
    assert table.heard() == [(1, None, 2)]


def test_nothing_is_told_before_all_are_in_but_how_many_are():
    table = begin(all_pick)
    told = len(table.facts())
    (seen,) = table.session.awaited()
    assert (seen.answered, seen.missing, seen.seats) == (0, (3, 1, 2), (3, 1, 2))
    table.does(1, Pick(value=1))
    (seen,) = table.session.awaited()
    assert (seen.answered, seen.missing) == (1, (3, 2))
    assert len(table.facts()) == told


def test_a_seat_that_has_nothing_to_decide_is_not_waited_for():
    async def script(t: T):
        said = await t.ask_all(
            "pick",
            [1, 2],
            lambda seat: [offer(Pick, value=VALUES)] if seat == 1 else [],
            seconds=30,
            otherwise=lambda seat: Pick(value=-seat),
        )
        tells(t, *(command.value for command in said.values()))

    table = begin(script)
    table.does(1, Pick(value=3))
    assert table.heard() == [(3, -2)]


def test_nobody_asked_is_nobody_waited_for():
    async def script(t: T):
        tells(t, len(await t.ask_all("pick", [], lambda _: [], seconds=30, otherwise=lambda _: None)))

    assert begin(script).heard() == [(0,)]


def test_a_window_may_be_opened_by_hand_and_read_decision_by_decision():
    async def script(t: T):
        window = t.open("take", [1, 2, 3], lambda _: [offer(Pick, value=list(t.state.values))], 30)
        while happened := await window.next():
            seat, command = happened
            t.state.values.remove(command.value)
            tells(t, seat, command.value)
        tells(t, word="over")

    table = begin(script, make=lambda _: Box(values=[1, 2, 3]))
    table.does(2, Pick(value=1))
    assert table.names() == ["take.1/1", "take.1/3"]
    with pytest.raises(IllegalCommand):
        table.answers(1, "take.1/1", Pick(value=1))
    table.does(1, Pick(value=3))
    table.waits(30)
    assert table.heard() == [(2, 1), (1, 3), ()]


def test_who_was_asked_in_vain_gets_the_default_of_the_seat():
    table = begin(all_pick)
    table.waits(31)
    assert table.heard() == [(3, 1, 2, -3, -1, -2)]


def test_several_offers_make_one_question():
    async def script(t: T):
        def offers(seat: Seat):
            return [offer(Pick, value=[seat]), offer(Pass)]

        said = await t.ask_all("pick", [1, 2], offers, seconds=30, otherwise=lambda _: None)
        tells(t, *(command.kind for command in said.values()))

    table = begin(script)
    assert table.prompt(1).commands() == [Pick(value=1), Pass()]
    table.does(1, Pass())
    table.does(2, Pick(value=2))
    assert table.heard() == [("pass", "pick")]
