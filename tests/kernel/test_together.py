"""`together`: several players in several steps at once."""

from __future__ import annotations

import gc
from collections.abc import Sequence

import pytest

from engines.kernel import IllegalCommand, ScriptFailed, Seat, Standing, offer
from tests.kernel.tiny import Box, Pass, Pick, Playing, T, begin, tells


class CalledOff(Exception):
    """What was going on is over."""


async def two_steps(t: T, seat: Seat) -> tuple[int, int]:
    """Pick a value to play, then one to keep from the rest."""
    first = await t.ask(
        seat, "play", lambda: [offer(Pick, value=[1, 2, 3])], seconds=60, otherwise=lambda: Pick(value=1)
    )
    rest = [value for value in (1, 2, 3) if value != first.value]
    second = await t.ask(
        seat, "keep", lambda: [offer(Pick, value=rest)], seconds=60, otherwise=lambda: Pick(value=rest[0])
    )
    return int(first.value or 0), int(second.value or 0)


async def draft(t: T) -> None:
    picked = await t.together({seat: two_steps(t, seat) for seat in (3, 1, 2)})
    tells(t, *picked, *(value for pair in picked.values() for value in pair))


async def ring(t: T, seat: Seat, command: Pass) -> None:
    raise CalledOff


async def light(t: T, seat: Seat, command: Pass) -> None:
    await t.ask(seat, "look", lambda: [offer(Pick, value=[1])], seconds=40, otherwise=lambda: Pick(value=1))


def with_cards(t: T) -> None:
    t.state.cards = [
        Standing(1, "bell", (offer(Pass),), ring, interrupts=True),
        Standing(2, "candle", (offer(Pass),), light),
    ]


def test_each_seat_goes_through_its_own_steps():
    table = begin(draft)
    table.does(2, Pick(value=2))
    table.does(2, Pick(value=3))
    table.does(3, Pick(value=1))
    assert {(prompt.seat, prompt.kind) for prompt in table.session.prompts()} == {(3, "keep"), (1, "play")}
    table.does(1, Pick(value=3))
    table.does(1, Pick(value=2))
    assert not table.session.over
    table.does(3, Pick(value=2))
    assert table.heard() == [(3, 1, 2, 1, 2, 3, 2, 2, 3)]


def test_each_step_has_its_own_deadline_and_they_fall_in_order():
    table = begin(draft)
    table.does(3, Pick(value=2), after=10)
    fallen = table.waits(200)
    assert [(entry.window, entry.at) for entry in fallen] == [
        ("play.2", 1060.0),
        ("play.3", 1060.0),
        ("keep.1", 1070.0),
        ("keep.2", 1120.0),
        ("keep.3", 1120.0),
    ]
    assert table.heard() == [(3, 1, 2, 2, 1, 1, 2, 1, 2)]


def test_branches_may_branch_again():
    async def inner(t: T, seat: Seat) -> dict[str, int]:
        async def one(kind: str) -> int:
            picked = await t.ask(
                seat, kind, lambda: [offer(Pick, value=[1, 2])], seconds=30, otherwise=lambda: Pick(value=0)
            )
            return int(picked.value or 0)

        return await t.together({"left": one("left"), "right": one("right")})

    async def script(t: T):
        picked = await t.together({1: inner(t, 1), 2: inner(t, 2)})
        tells(t, *(value for pair in picked.values() for value in pair.values()))

    table = begin(script)
    assert [prompt.kind for prompt in table.session.prompts(1)] == ["left", "right"]
    table.does(1, Pick(value=2), kind="right")
    table.does(2, Pick(value=2), kind="left")
    table.does(1, Pick(value=1), kind="left")
    assert table.names(1) == []
    table.waits(30)
    assert table.heard() == [(1, 2, 2, 0)]


def test_no_branches_are_over_at_once():
    async def script(t: T):
        tells(t, len(await t.together({})))

    assert begin(script).heard() == [(0,)]


def test_a_branch_that_never_waits_is_over_at_once():
    async def quick(t: T) -> int:
        return 7

    async def script(t: T):
        picked = await t.together({"quick": quick(t), "slow": two_steps(t, 1)})
        tells(t, picked["quick"], *picked["slow"])

    table = begin(script)
    table.waits(120)
    assert table.heard() == [(7, 1, 2)]


def test_a_card_played_meanwhile_holds_all_clocks():
    async def script(t: T):
        with_cards(t)
        await draft(t)

    table = begin(script)
    table.does(1, Pick(value=1), kind="play", after=10)
    before = {prompt.name: prompt.closes_at for prompt in table.session.prompts() if prompt.closes_at}
    table.does(2, Pass(), kind="candle", after=5)
    assert [prompt.kind for prompt in table.session.prompts()] == ["look", "bell"]
    table.does(2, Pick(value=1), after=25)
    after = {prompt.name: prompt.closes_at for prompt in table.session.prompts() if prompt.closes_at}
    assert after == {name: closes + 25 for name, closes in before.items()}


def closing(raised: type[Exception]) -> tuple[Playing, list[str]]:
    """Seats 1 and 2 pick for ever; what is told when their branches are closed."""
    closed: list[str] = []

    async def branch(t: T, seat: Seat) -> None:
        try:
            while True:
                picked = await t.ask(
                    seat, "pick", lambda: [offer(Pick, value=[1, 13])], seconds=60, otherwise=lambda: Pick(value=1)
                )
                if picked.value == 13:
                    raise raised("value 13")
        except GeneratorExit:
            closed.append(f"closed {seat}")
            raise

    async def outer(t: T, seats: Sequence[Seat]) -> None:
        await t.together({seat: branch(t, seat) for seat in seats})

    async def script(t: T):
        with_cards(t)
        try:
            await t.together({"a": outer(t, [1]), "b": outer(t, [2, 3])})
        except CalledOff:
            tells(t, word="called off")

    return begin(script), closed


def test_what_one_branch_raises_ends_them_all():
    table, closed = closing(CalledOff)
    table.does(2, Pick(value=13))
    assert sorted(closed) == ["closed 1", "closed 3"]
    assert table.session.over
    assert table.heard() == [()]


def test_a_card_that_calls_it_off_ends_them_all():
    table, closed = closing(CalledOff)
    table.does(1, Pass(), kind="bell")
    assert sorted(closed) == ["closed 1", "closed 2", "closed 3"]
    assert table.heard() == [()]


def test_an_error_in_a_branch_ends_them_all_and_sets_the_game_aside():
    table, closed = closing(KeyError)
    with pytest.raises(ScriptFailed, match="KeyError"):
        table.does(2, Pick(value=13))
    assert sorted(closed) == ["closed 1", "closed 3"]
    assert not table.session.over


def test_a_branch_that_fails_before_the_others_began_leaves_none_behind():
    async def fails(t: T) -> None:
        raise CalledOff

    async def script(t: T):
        try:
            await t.together({1: fails(t), 2: fails(t)})
        except CalledOff:
            tells(t, word="called off")

    assert begin(script).heard() == [()]
    gc.collect()  # a coroutine that was never awaited would warn now, and warnings are errors


def test_a_table_that_is_dropped_half_way_closes_its_branches_quietly():
    table, closed = closing(CalledOff)
    table.does(1, Pick(value=1))
    del table
    gc.collect()
    assert sorted(closed) == ["closed 1", "closed 2", "closed 3"]


# ---------------------------------------------------------------- the branches share one state


def shared_values(again: bool = True) -> Playing:
    """Each takes a value that the others have not taken; seat 3 watches all of it with `ask_all`."""

    async def take(t: T, seat: Seat) -> int:
        taken = await t.ask(
            seat,
            "take",
            lambda: [offer(Pick, value=list(t.state.values))] if t.state.values else [],
            seconds=60,
            otherwise=lambda: Pick(value=0),
        )
        if taken.value in t.state.values:
            t.state.values.remove(taken.value)
        return int(taken.value or 0)

    async def guess(t: T) -> int:
        said = await t.ask_all(
            "guess",
            [3],
            lambda _: [offer(Pick, value=list(t.state.values))] if t.state.values else [],
            seconds=90,
            otherwise=lambda _: Pick(value=-1),
            again=again,
        )
        return int(said[3].value or 0)

    async def script(t: T):
        picked = await t.together({1: take(t, 1), 2: take(t, 2), 3: guess(t)})
        tells(t, *picked.values())

    return begin(script, make=lambda _: Box(values=[5, 6]))


def test_what_one_branch_does_changes_what_the_others_may_answer():
    table = shared_values()
    table.does(1, Pick(value=5))
    assert table.offered(2) == [6]
    assert table.offered(3) == [6]
    with pytest.raises(IllegalCommand):
        table.answers(2, "take.2/2", Pick(value=5))


def test_a_question_in_another_branch_closes_at_once_when_it_has_nothing_left_to_offer():
    async def hungry(t: T, seat: Seat) -> None:
        while True:
            taken = await t.ask(
                seat,
                "take",
                lambda: [offer(Pick, value=list(t.state.values))] if t.state.values else [],
                seconds=60,
                otherwise=lambda: Pick(value=0),
            )
            if not taken.value:
                return
            t.state.values.remove(taken.value)

    async def script(t: T):
        await t.together({seat: hungry(t, seat) for seat in (1, 2, 3)})
        tells(t, word="eaten")

    table = begin(script, make=lambda _: Box(values=[5, 6]))
    table.does(2, Pick(value=5))
    table.does(2, Pick(value=6))
    assert table.session.over
    assert table.heard() == [()]
