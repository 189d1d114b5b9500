"""A floor: everybody may act at any time; Done is a toggle, any act clears all of them; in an act the clock stops."""

from __future__ import annotations

import pytest

from engines.kernel import Command, Done, IllegalCommand, Seat, Standing, offer
from tests.kernel.tiny import Pass, Pick, Playing, Say, T, begin, tells


class Ended(Exception):
    """An act ended the floor."""


async def talk(t: T) -> None:
    async def act(seat: Seat, command: Command) -> None:
        match command:
            case Say():
                tells(t, seat, word=command.text)
            case Pick():
                answer = await t.ask(
                    int(command.value or 0),
                    "reply",
                    lambda: [offer(Pass)],
                    seconds=20,
                    otherwise=Pass,
                )
                tells(t, seat, command.value, word=answer.kind)
            case _:
                raise Ended

    def offers(seat: Seat):
        others = [one for one in (1, 2, 3) if one != seat]
        return [offer(Say, free=["text"]), offer(Pick, value=others), offer(Pass)]

    try:
        await t.floor("talk", [1, 2, 3], offers, act, seconds=100)
    except Ended:
        tells(t, word="ended")
    tells(t, word="over")


def is_over(table: Playing) -> bool:
    return table.session.over


def test_everybody_may_act_at_any_time_as_often_as_they_like():
    table = begin(talk)
    for seat in (1, 2, 2, 1):
        table.does(seat, Say(text="it was not me"))
    assert table.heard() == [(1,), (2,), (2,), (1,)]
    assert table.names() == ["talk.1/1", "talk.1/2", "talk.1/3"]


def test_the_same_words_twice_are_two_acts():
    table = begin(talk)
    table.does(1, Say(text="no"))
    table.does(1, Say(text="no"))
    assert len(table.journal) == 2


def test_it_ends_when_all_are_done():
    table = begin(talk)
    for seat in (1, 2):
        table.does(seat, Done())
    assert not is_over(table)
    table.does(3, Done())
    assert is_over(table)


def test_it_ends_when_time_is_out():
    table = begin(talk)
    table.waits(99.9)
    assert not is_over(table)
    table.waits(0.1)
    assert is_over(table)


def test_done_is_a_toggle():
    table = begin(talk)
    table.does(1, Done())
    with pytest.raises(IllegalCommand):
        table.answers(1, "talk.1/1", Done())
    table.does(1, Done(done=False))
    with pytest.raises(IllegalCommand):
        table.answers(1, "talk.1/1", Done(done=False))
    for seat in (2, 3):
        table.does(seat, Done())
    assert not is_over(table)


def test_who_is_done_may_still_act():
    table = begin(talk)
    table.does(1, Done())
    table.does(1, Say(text="one more thing"))
    assert table.heard() == [(1,)]


def test_any_act_clears_all_dones():
    table = begin(talk)
    for seat in (1, 2):
        table.does(seat, Done())
    table.does(3, Say(text="wait"))
    table.does(3, Done())
    assert not is_over(table)
    for seat in (1, 2):
        table.does(seat, Done())
    assert is_over(table)


def test_the_clock_stands_still_while_an_act_is_resolved():
    table = begin(talk)
    closes = table.prompt(1).closes_at
    table.does(1, Pick(value=2), after=10)
    assert table.names() == ["reply.1/2"]
    table.does(2, Pass(), after=15)
    assert table.prompt(1).closes_at == closes + 15
    assert table.prompt(1).name == "talk.1/1"


def test_an_act_may_end_the_floor():
    table = begin(talk)
    table.does(2, Pass())
    assert is_over(table)
    assert [fact.word for fact in table.facts() if fact.kind == "heard"] == ["ended", "over"]


def test_nobody_is_told_who_is_done_nor_how_many():
    table = begin(talk)
    before = table.session.awaited()
    table.does(1, Done())
    assert table.session.awaited() == before
    (seen,) = before
    assert (seen.answered, seen.missing) == (None, None)
    assert [dict(one.fields) for one in seen.offers if one.type is Done] == [{"done": (True, False)}]


def test_a_done_of_another_seat_shows_in_nobodys_prompt():
    table = begin(talk)
    before = table.session.prompts(2)
    table.does(1, Done())
    assert table.session.prompts(2) == before
    assert table.session.prompts(1) != before


def test_silence_on_a_floor_is_no_default():
    table = begin(talk)
    table.waits(100)
    assert not table.session.defaults


def test_in_seat_order_until_all_pass_in_a_row_is_a_floor():
    async def script(t: T):
        async def act(seat: Seat, command: Pick) -> None:
            tells(t, seat, command.value)

        await t.floor("trade", [1, 2, 3], lambda _: [offer(Pick, value=[7])], act, seconds=50)
        tells(t, word="over")

    table = begin(script)
    for seat, command in ((1, Done()), (2, Done()), (3, Pick(value=7)), (3, Done()), (1, Done()), (2, Done())):
        table.does(seat, command)
    assert is_over(table)
    assert table.heard() == [(3, 7), ()]


def test_a_floor_of_nobody_is_over_at_once():
    async def script(t: T):
        async def act(seat: Seat, command: Command) -> None:
            return None

        await t.floor("talk", [], lambda _: [], act, seconds=50)
        tells(t, word="over")

    assert is_over(begin(script))


def test_a_card_played_in_between_leaves_the_floor_open():
    async def bell(t: T, seat: Seat, command: Pass) -> None:
        t.state.cards = []
        tells(t, seat, word="bell")

    async def script(t: T):
        t.state.cards = [Standing(2, "bell", (offer(Pass),), bell)]
        await talk(t)

    table = begin(script)
    table.does(1, Done())
    table.does(2, Pass(), kind="bell")
    table.does(2, Done())
    table.does(3, Done())
    assert is_over(table)


async def turns(t: T) -> None:
    window = t.open("turns", [1, 2, 3], lambda _: [offer(Pass)], 30, mode="floor", turn=[2])
    await window.next()


def test_on_a_floor_nobody_is_missed_but_who_has_the_turn():
    table = begin(turns)
    assert table.session.awaited()[0].answered is None
    table.session.tick(table.session.next_deadline or 0)
    assert dict(table.session.defaults) == {2: 1}


def test_who_has_the_turn_and_acts_is_not_missed():
    table = begin(turns)
    table.does(2, Pass())
    assert not +table.session.defaults
