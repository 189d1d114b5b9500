"""Cards playable at any time are resolved inside the wait: the clock stops, only those that interrupt are offered while
one resolves, and one may call off what was going on."""

from __future__ import annotations

from dataclasses import replace

import pytest

from engines.kernel import NotYourPrompt, PromptClosed, Seat, Standing, offer
from tests.kernel.tiny import Pass, Pick, Playing, T, begin, tells


class Rung(Exception):
    """The bell was rung."""


async def ring(t: T, seat: Seat, command: Pass) -> None:
    spend(t, seat, "bell")
    tells(t, seat, word="rung")
    raise Rung


async def light(t: T, seat: Seat, command: Pass) -> None:
    spend(t, seat, "candle")
    tells(t, seat, word="lit")
    look = await t.ask(seat, "look", lambda: [offer(Pick, value=[1, 2])], seconds=20, otherwise=lambda: Pick(value=1))
    tells(t, seat, look.value, word="looked")


async def shout(t: T, seat: Seat, command: Pass) -> None:
    tells(t, seat, word="shout")


def spend(t: T, seat: Seat, kind: str) -> None:
    t.state.cards.remove(next(card for card in t.state.cards if (card.seat, card.kind) == (seat, kind)))


def card(seat: Seat, kind: str) -> Standing:
    handler = {"bell": ring, "candle": light, "shout": shout}[kind]
    return Standing(seat, kind, (offer(Pass),), handler, interrupts=kind != "candle")


def table_with(*cards: Standing, rounds: int = 1) -> Playing:
    """A vote of sixty seconds, with these cards about."""

    async def script(t: T):
        t.state.cards = list(cards)
        for _ in range(rounds):
            try:
                said = await t.ask_all(
                    "vote",
                    [1, 2, 3],
                    lambda _: [offer(Pick, value=[1, 2])],
                    seconds=60,
                    otherwise=lambda _: Pick(value=0),
                )
                tells(t, *(command.value for command in said.values()), word="votes")
            except Rung:
                tells(t, word="called off")

    return begin(script)


def words(table: Playing) -> list[str]:
    return [fact.word for fact in table.facts() if fact.kind == "heard"]


def test_a_card_is_offered_to_its_holder_whatever_is_going_on():
    table = table_with(card(2, "bell"), card(3, "candle"))
    assert table.names(2) == ["vote.1/2", "bell.1/2"]
    assert table.names(3) == ["vote.1/3", "candle.1/3"]
    assert table.names(1) == ["vote.1/1"]


def test_a_card_nobody_knows_of_is_not_publicly_awaited():
    assert table_with(card(2, "bell")).session.awaited() == table_with().session.awaited()


def test_its_prompt_tells_nothing_of_what_others_do():
    table = table_with(card(2, "bell"))
    before = table.prompt(2, "bell")
    assert before.closes_at is None
    table.does(1, Pick(value=1), after=20)
    assert table.prompt(2, "bell") == before


def test_a_private_question_to_another_seat_does_not_show_in_it():
    async def script(t: T):
        t.state.cards = [card(2, "bell")]
        await t.ask(1, "peek", lambda: [offer(Pass)], seconds=33, otherwise=Pass, private=True)

    assert begin(script).session.prompts(2) == table_with(card(2, "bell")).session.prompts(2)[1:]


def test_the_clock_stands_still_while_it_resolves():
    table = table_with(card(3, "candle"))
    table.does(1, Pick(value=2), after=10)
    closes = table.prompt(1).closes_at
    table.does(3, Pass(), kind="candle", after=20)
    assert table.names() == ["look.1/3"]
    assert table.waits(15) == []
    table.does(3, Pick(value=2), after=2)
    assert table.prompt(1).closes_at == closes + 17
    assert table.prompt(1).chosen == Pick(value=2)


def test_its_target_is_asked_afterwards_with_a_deadline_of_its_own():
    table = table_with(card(3, "candle"))
    table.does(3, Pass(), kind="candle", after=59)
    (expiry,) = table.waits(20)
    assert (expiry.window, expiry.at) == ("look.1", 1079.0)
    assert words(table) == ["lit", "looked"]
    assert table.left("vote.1") == 1


def test_while_one_resolves_only_those_that_interrupt_are_offered():
    table = table_with(card(1, "candle"), card(2, "bell"), card(3, "candle"))
    table.does(3, Pass(), kind="candle")
    assert table.names() == ["look.1/3", "bell.1/2"]
    with pytest.raises(PromptClosed):
        table.answers(1, "candle.1/1", Pass())
    table.does(3, Pick(value=1))
    assert "candle.1/1" in table.names(1)


def test_first_played_first_resolved():
    table = table_with(card(1, "candle"), card(2, "candle"))
    table.does(1, Pass(), kind="candle")
    table.does(1, Pick(value=1))
    table.does(2, Pass(), kind="candle")
    table.does(2, Pick(value=2))
    assert [fact.values for fact in table.facts() if fact.kind == "heard"] == [(1,), (1, 1), (2,), (2, 2)]


def test_an_interrupt_within_a_card_lets_the_card_go_on():
    table = table_with(card(1, "candle"), card(2, "shout"))
    table.does(1, Pass(), kind="candle")
    table.does(2, Pass(), kind="shout", after=5)
    assert table.left("look.1") == 15
    table.does(1, Pick(value=2))
    assert words(table) == ["lit", "shout", "looked"]


def test_an_interrupt_that_asks_holds_the_clock_of_the_card_too():
    async def long_shout(t: T, seat: Seat, command: Pass) -> None:
        t.state.cards = []
        await t.ask(seat, "volume", lambda: [offer(Pass)], seconds=30, otherwise=Pass)

    table = table_with(card(1, "candle"), Standing(2, "howl", (offer(Pass),), long_shout, interrupts=True))
    closes = table.prompt(3).closes_at
    table.does(1, Pass(), kind="candle", after=5)
    look = table.prompt(1, "look").closes_at
    table.does(2, Pass(), kind="howl", after=5)
    assert table.names() == ["volume.1/2"]
    table.does(2, Pass(), after=10)
    assert look is not None
    assert table.prompt(1, "look").closes_at == look + 10
    table.does(1, Pick(value=1), after=4)
    assert closes is not None
    assert table.prompt(3).closes_at == closes + 19


def test_a_card_may_call_off_what_was_going_on():
    table = table_with(card(2, "bell"), rounds=2)
    table.does(1, Pick(value=1))
    table.does(2, Pass(), kind="bell")
    assert words(table) == ["rung", "called off"]
    assert table.names() == ["vote.2/1", "vote.2/2", "vote.2/3"]


def test_an_interrupt_may_call_off_a_card_and_all_that_the_card_interrupted():
    table = table_with(card(1, "candle"), card(2, "bell"), card(3, "candle"), rounds=2)
    table.does(1, Pass(), kind="candle")
    table.does(2, Pass(), kind="bell")
    assert words(table) == ["lit", "rung", "called off"]
    assert table.names(3) == ["vote.2/3", "candle.1/3"]


def test_a_waiting_script_that_takes_up_the_calling_off_finds_its_clock_held():
    async def fizzle(t: T, seat: Seat, command: Pass) -> None:
        t.state.cards = []
        await t.ask(seat, "look", lambda: [offer(Pass)], seconds=20, otherwise=Pass)
        raise Rung

    async def script(t: T):
        t.state.cards = [Standing(2, "fizzle", (offer(Pass),), fizzle)]
        window = t.open("vote", [1], lambda _: [offer(Pass)], 60)
        while True:
            try:
                happened = await window.next()
                tells(t, word="over" if happened is None else "voted")
                return
            except Rung:
                tells(t, word="fizzled")

    table = begin(script)
    closes = table.prompt(1).closes_at
    table.does(2, Pass(), kind="fizzle", after=10)
    table.does(2, Pass(), after=12)
    assert closes is not None
    assert table.prompt(1).closes_at == closes + 12
    assert words(table) == ["fizzled"]


def test_a_name_is_used_up_when_the_card_is_played():
    table = table_with(card(2, "shout"), card(3, "shout"))
    assert table.names(2) == ["vote.1/2", "shout.1/2"]
    table.does(2, Pass(), kind="shout")
    assert table.names(2) == ["vote.1/2", "shout.2/2"]
    assert table.names(3) == ["vote.1/3", "shout.1/3"]
    with pytest.raises(PromptClosed):
        table.answers(2, "shout.1/2", Pass())


def test_a_card_of_another_seat_cannot_be_played():
    table = table_with(card(2, "bell"))
    with pytest.raises(NotYourPrompt):
        table.answers(1, "bell.1/2", Pass())
    with pytest.raises(PromptClosed):
        table.answers(1, "bell.1/1", Pass())


def test_a_card_is_offered_in_private_questions_windows_and_floors_alike():
    async def script(t: T):
        t.state.cards = [card(3, "shout")]

        async def act(seat: Seat, command: Pass) -> None:
            return None

        await t.ask(1, "peek", lambda: [offer(Pass)], seconds=30, otherwise=Pass, private=True)
        await t.window("react", [1, 2], lambda _: [offer(Pass)], seconds=30, otherwise=lambda _: Pass())
        await t.floor("talk", [1, 2], lambda _: [], act, seconds=30)

    table = begin(script)
    for n in (1, 2, 3):
        assert f"shout.{n}/3" in table.names(3)
        table.does(3, Pass(), kind="shout")
        table.waits(30)
    assert table.session.over
    assert words(table) == ["shout"] * 3


def test_a_game_need_not_have_such_cards():
    table = table_with()
    plain = Playing(replace(table.game, anytime=None), table.setup)
    assert plain.session.prompts() == table.session.prompts()
    assert plain.names() == ["vote.1/1", "vote.1/2", "vote.1/3"]
