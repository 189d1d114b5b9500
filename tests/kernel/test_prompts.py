"""Questions have names that tell nothing, and their offers are a function of the state."""

from __future__ import annotations

import pytest

from engines.kernel import IllegalCommand, NotYourPrompt, PromptClosed, ScriptFailed, Seat, Standing, offer
from tests.kernel.tiny import Pair, Pass, Pick, Playing, T, begin, tells


def nothing() -> Pass:
    return Pass()


async def asked(t: T, seat: Seat, kind: str, private: bool = False) -> None:
    await t.ask(seat, kind, lambda: [offer(Pass)], seconds=30, otherwise=nothing, private=private)


# ---------------------------------------------------------------- names


def test_questions_are_numbered_by_kind():
    async def script(t: T):
        for kind, seat in (("vote", 1), ("straw", 2), ("vote", 3), ("vote", 1)):
            await asked(t, seat, kind)

    table, names = begin(script), []
    while not table.session.over:
        names += table.names()
        table.waits(30)
    assert names == ["vote.1/1", "straw.1/2", "vote.2/3", "vote.3/1"]


def test_prompts_of_one_window_share_its_number():
    async def script(t: T):
        for _ in range(2):
            await t.ask_all("vote", [1, 2, 3], lambda _: [offer(Pass)], seconds=30, otherwise=lambda _: None)

    table = begin(script)
    assert table.names() == ["vote.1/1", "vote.1/2", "vote.1/3"]
    assert {prompt.window for prompt in table.session.prompts()} == {"vote.1"}
    table.waits(30)
    assert table.names() == ["vote.2/1", "vote.2/2", "vote.2/3"]


def test_private_questions_are_numbered_by_kind_and_seat_so_no_number_tells_of_others():
    async def script(t: T):
        for seat in (1, 1, 2, 1, 3):
            await asked(t, seat, "peek", private=True)

    table, names = begin(script), []
    while not table.session.over:
        names += table.names()
        table.waits(30)
    assert names == ["peek.1/1", "peek.2/1", "peek.1/2", "peek.3/1", "peek.1/3"]


def test_private_questions_are_not_among_what_is_publicly_awaited():
    async def script(t: T):
        await asked(t, 1, "peek", private=True)
        await asked(t, 1, "open")

    table = begin(script)
    assert table.session.awaited() == []
    assert table.names(2) == []
    table.does(1, Pass())
    assert [seen.window for seen in table.session.awaited()] == ["open.1"]


def test_one_kind_of_question_cannot_be_private_and_public_for_then_two_would_share_a_name():
    async def script(t: T):
        await asked(t, 1, "peek", private=True)
        await asked(t, 1, "peek")

    table = begin(script)
    with pytest.raises(ScriptFailed, match="ValueError"):
        table.does(1, Pass())


def test_a_private_question_is_for_one_seat():
    async def script(t: T):
        t.open("peek", [1, 2], lambda _: [offer(Pass)], 30, private=True)

    with pytest.raises(ScriptFailed):
        begin(script)


def test_a_name_is_never_used_again_even_if_its_question_was_never_seen():
    async def script(t: T):
        await t.ask(1, "pick", list, seconds=30, otherwise=nothing)
        await asked(t, 1, "pick")

    assert begin(script).names() == ["pick.2/1"]


# ---------------------------------------------------------------- trying out names tells nothing


@pytest.mark.parametrize("name", ["peek.1/2", "peek.2/2", "bell.1/2", "vote.1/2", "no.7/2"])
def test_another_seats_prompt_is_refused_alike_whether_or_not_it_is_open(name: str):
    async def ring(t: T, seat: Seat, command: Pass) -> None:
        return None

    async def script(t: T):
        t.state.cards = [Standing(2, "bell", (offer(Pass),), ring)]
        await asked(t, 2, "peek", private=True)

    table = begin(script)
    assert table.names() == ["peek.1/2", "bell.1/2"]
    with pytest.raises(NotYourPrompt):
        table.answers(1, name, Pass())


@pytest.mark.parametrize("name", ["peek.1/1", "bell.1/1", "vote.0/1", "vote", "", "vote.1", "vote.1/"])
def test_a_question_that_was_never_asked_is_closed(name: str):
    async def script(t: T):
        await asked(t, 1, "vote")

    with pytest.raises(PromptClosed):
        begin(script).answers(1, name, Pass())


# ---------------------------------------------------------------- offers follow the state


async def _steal(t: T, seat: Seat, command: Pick) -> None:
    t.state.values.remove(command.value)


def market(mode: str) -> Playing:
    """Seats 1 and 2 pick a value of the state; seat 3 may take one away at any time."""

    async def script(t: T):
        t.state.values = [1, 2, 3]
        t.state.cards = [Standing(3, "steal", (offer(Pick, value=[1, 2, 3]),), _steal)]

        def offers(_: Seat):
            return [offer(Pick, value=list(t.state.values))] if t.state.values else []

        if mode == "ask":
            said = {1: await t.ask(1, "pick", lambda: offers(1), seconds=30, otherwise=lambda: Pick(value=0))}
        elif mode == "ask_all":
            said = await t.ask_all("pick", [1, 2], offers, seconds=30, otherwise=lambda _: Pick(value=0))
        else:
            said = await t.window("pick", [1, 2], offers, seconds=30, otherwise=lambda _: Pick(value=0))
        tells(t, *(command.value for command in said.values()))

    return begin(script)


def steals(table: Playing, value: int) -> None:
    table.does(3, Pick(value=value), kind="steal")


@pytest.mark.parametrize("mode", ["ask", "ask_all", "window"])
def test_an_interrupt_changes_what_others_may_answer_under_the_same_name(mode: str):
    table = market(mode)
    before = table.prompt(1)
    steals(table, 2)
    after = table.prompt(1)
    assert (before.name, before.opened_at, before.closes_at) == (after.name, after.opened_at, after.closes_at)
    assert table.offered(1) == [1, 3]
    with pytest.raises(IllegalCommand):
        table.answers(1, after.name, Pick(value=2))


@pytest.mark.parametrize("mode", ["ask_all", "window"])
def test_an_answer_that_is_no_longer_legal_is_dropped_and_its_seat_is_asked_anew(mode: str):
    table = market(mode)
    table.does(1, Pick(value=2))
    assert table.prompt(1).chosen == Pick(value=2)
    steals(table, 2)
    assert table.prompt(1).chosen is None
    table.does(1, Pick(value=3))
    table.does(2, Pick(value=1))
    table.waits(30)
    assert table.heard() == [(3, 1)]


@pytest.mark.parametrize("mode", ["ask_all", "window"])
def test_a_dropped_answer_that_is_not_given_anew_becomes_the_default(mode: str):
    table = market(mode)
    table.does(1, Pick(value=2))
    steals(table, 2)
    table.does(2, Pick(value=1))
    table.waits(30)
    assert table.heard() == [(0, 1)]


@pytest.mark.parametrize("mode", ["ask", "ask_all"])
def test_a_question_closes_when_it_has_nothing_left_to_offer(mode: str):
    table = market(mode)
    for value in (1, 2, 3):
        steals(table, value)
    assert table.session.over
    assert table.heard() == ([(0,)] if mode == "ask" else [(0, 0)])


def test_a_reaction_window_stays_open_even_if_nobody_can_answer_any_more():
    table = market("window")
    for value in (1, 2, 3):
        steals(table, value)
    assert table.names(1) == []
    assert not table.session.over
    assert [seen.window for seen in table.session.awaited()] == ["pick.1"]
    table.waits(30)
    assert table.heard() == [(0, 0)]


def test_the_last_open_answer_may_end_a_question_when_a_card_takes_another_seat_out():
    async def script(t: T):
        t.state.values = [1, 2]
        t.state.cards = [Standing(3, "steal", (offer(Pick, value=[1, 2]),), _steal)]
        said = await t.ask_all(
            "pick",
            [1, 2],
            lambda seat: [offer(Pass)] if seat in t.state.values else [],
            seconds=30,
            otherwise=lambda _: Pair(),
        )
        tells(t, *(command.kind for command in said.values()))

    table = begin(script)
    table.does(1, Pass())
    steals(table, 2)
    assert table.heard() == [("pass", "pair")]


def test_a_prompt_says_what_its_seat_has_chosen_so_far_and_to_nobody_else():
    table = market("ask_all")
    table.does(1, Pick(value=2))
    assert table.prompt(1).chosen == Pick(value=2)
    assert table.prompt(2).chosen is None
