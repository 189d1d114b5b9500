"""An offer lists the legal commands of one kind; whatever it does not list is illegal, and it can say why."""

from __future__ import annotations

from itertools import permutations

import pytest

from engines.kernel import Barred, Done, IllegalCommand, offer
from tests.kernel.tiny import Pair, Pass, Pick, Say, T, begin, tells


def test_an_offer_allows_the_values_that_it_lists_and_no_others():
    one = offer(Pick, value=[1, 2, "fish"])
    assert one.allows(Pick(value=2))
    assert one.allows(Pick(value="fish"))
    assert not one.allows(Pick(value=3))
    assert not one.allows(Pick(value=None))


def test_an_offer_allows_its_own_kind_of_command_only():
    assert not offer(Pass).allows(Pick(value=1))
    assert offer(Pass).kind == "pass"
    assert not offer(Pick, value=[1]).allows(Pass())


def test_a_field_that_is_neither_offered_nor_free_keeps_its_default():
    assert not offer(Pick, value=[1]).allows(Pick(value=1, note="psst"))
    assert offer(Pick, free=["note"], value=[1]).allows(Pick(value=1, note="psst"))
    assert not offer(Pass).allows(Done())


def test_free_text_is_any_text_that_the_command_takes():
    one = offer(Say, free=["text"])
    assert one.allows(Say(text="not me"))
    with pytest.raises(ValueError, match="20"):
        Say(text="x" * 21)


def test_the_legal_commands_are_listed_in_the_order_of_the_values():
    one = offer(Pair, first=[2, 1], second=["b", "a"])
    assert list(one.commands()) == [Pair(first=x, second=y) for x in (2, 1) for y in ("b", "a")]


def test_two_different_cards_of_a_hand_are_a_pool():
    hand = ["fish", "rope", "knife"]
    one = offer(Pair, first=hand, second=hand, pool=hand)
    assert {(c.first, c.second) for c in one.commands()} == set(permutations(hand, 2))
    assert not one.allows(Pair(first="fish", second="fish"))


def test_a_pool_with_two_copies_gives_both():
    hand = ["fish", "fish", "rope"]
    one = offer(Pair, first=hand, second=hand, pool=hand)
    assert one.allows(Pair(first="fish", second="fish"))
    assert not one.allows(Pair(first="rope", second="rope"))


def test_a_total_limits_the_sum_of_all_fields():
    one = offer(Pair, first=range(4), second=range(4), total=(2, 3))
    assert one.allows(Pair(first=0, second=2))
    assert one.allows(Pair(first=3, second=0))
    assert not one.allows(Pair(first=1, second=0))
    assert not one.allows(Pair(first=2, second=2))
    assert all(2 <= c.first + c.second <= 3 for c in one.commands())


def test_every_listed_command_is_allowed_and_every_allowed_one_is_listed():
    hand = [1, 1, 2, 3]
    one = offer(Pair, first=hand, second=hand, pool=hand, total=(2, 4))
    listed = list(one.commands())
    every = [Pair(first=x, second=y) for x in range(5) for y in range(5)]
    assert [c for c in every if one.allows(c)] == sorted(set(listed), key=lambda c: (c.first, c.second))


def test_an_offer_names_the_ruling_that_limits_a_field_or_bars_a_value():
    one = offer(Pick, value=[1, 2]).because(value="R1", barred={3: "R2"})
    assert one.forbids(Pick(value=3)) == "R2"
    assert one.forbids(Pick(value=4)) == "R1"
    assert one.forbids(Pass()) is None
    assert offer(Pick, value=[1]).forbids(Pick(value=2)) is None


def test_of_several_fields_the_ruling_of_the_illegal_one_is_named():
    one = offer(Pair, first=[1, 2], second=[3, 4]).because(first="R1", second="R2", barred={5: "R3"})
    assert one.forbids(Pair(first=9, second=3)) == "R1"
    assert one.forbids(Pair(first=1, second=9)) == "R2"
    assert one.forbids(Pair(first=1, second=5)) == "R3"


def test_rulings_are_added_to_an_offer_without_changing_the_first_one():
    plain = offer(Pick, value=[1])
    more = plain.because(value="R1").because(barred={2: "R2"})
    assert (plain.rules, plain.barred) == ({}, {})
    assert (more.rules, more.barred) == ({"value": "R1"}, {2: "R2"})
    assert more.commands is not None
    assert list(more.commands()) == list(plain.commands())


def test_values_that_do_not_fit_together_are_refused_by_the_ruling_of_their_fields():
    one = offer(Pair, first=[1, 2], second=[1, 2], pool=[1, 2]).because(first="R1", second="R2")
    assert one.forbids(Pair(first=1, second=1)) == "R1"


def test_what_may_be_drawn_in_the_channel_is_what_all_seats_share():
    async def script(t: T):
        offers = {
            1: [offer(Pick, value=[2, 3], shared=True), offer(Pass, shared=True), offer(Say, free=["text"])],
            2: [offer(Pick, value=[1, 3], shared=True)],
            3: [offer(Pick, value=[1, 2], shared=True), offer(Pair, first=["secret"])],
        }
        await t.ask_all("vote", [1, 2, 3], offers.__getitem__, seconds=30, otherwise=lambda _: None)

    (seen,) = begin(script).session.awaited()
    assert [(one.type, dict(one.fields)) for one in seen.offers] == [(Pick, {"value": (2, 3, 1)}), (Pass, {})]


def test_a_ruling_for_one_seat_alone_is_not_shown_in_the_channel():
    async def script(t: T):
        one = offer(Pick, value=[2], shared=True)
        offers = {1: [one.because(value="R1", barred={3: "R2"})], 2: [one]}
        await t.ask_all("vote", [1, 2], offers.__getitem__, seconds=30, otherwise=lambda _: None)

    (seen,) = begin(script).session.awaited()
    assert (dict(seen.offers[0].rules), dict(seen.offers[0].barred)) == ({}, {})


def test_what_a_question_bars_is_refused_with_its_ruling_even_if_it_offers_nothing_else():
    async def script(t: T):
        offers = {1: [offer(Pass)], 2: [Barred(Pick, "R7")], 3: [offer(Pass), Barred(Pick, "R8")]}
        await t.window("react", [1, 2, 3], offers.__getitem__, seconds=30, otherwise=lambda _: None)

    table = begin(script)
    assert table.names() == ["react.1/1", "react.1/3"]
    for seat, rule in ((1, None), (2, "R7"), (3, "R8")):
        with pytest.raises(IllegalCommand) as refused:
            table.answers(seat, f"react.1/{seat}", Pick(value=1))
        assert refused.value.rule == rule


def test_a_command_from_json_is_judged_as_one_that_was_built():
    async def script(t: T):
        picked = await t.ask(
            1, "pick", lambda: [offer(Pick, value=[1, "1"])], seconds=9, otherwise=lambda: Pick(value=None)
        )
        tells(t, picked.value)

    table = begin(script)
    table.does(1, table.game.commands.validate_json('{"kind":"pick","value":"1"}'))
    assert table.heard() == [("1",)]
