"""Who plays a seat, who was silent, and how long questions are open at a table's pace."""

from __future__ import annotations

import pytest

from engines.kernel import Note, Seat, offer
from tests.kernel.tiny import Pass, Pick, Playing, T, begin, tells


def voting() -> Playing:
    async def script(t: T):
        for _ in range(3):
            said = await t.ask_all(
                "vote",
                [1, 2],
                lambda _: [offer(Pick, value=[1, 2])],
                seconds=60,
                otherwise=lambda _: Pick(value=0),
            )
            tells(t, *(command.value for command in said.values()))

    return begin(script)


# ---------------------------------------------------------------- who plays, who was silent


def test_silences_in_a_row_are_counted_by_seat():
    table = voting()
    table.does(1, Pick(value=1))
    table.waits(60)
    assert dict(table.session.defaults) == {1: 0, 2: 1}
    table.waits(60)
    assert dict(table.session.defaults) == {1: 1, 2: 2}


def test_any_answer_ends_a_row_of_silences():
    table = voting()
    table.waits(61)
    table.does(2, Pick(value=1))
    assert dict(table.session.defaults) == {1: 1, 2: 0}


def test_a_seat_with_nothing_to_decide_is_not_silent():
    async def script(t: T):
        await t.ask_all(
            "vote", [1, 2], lambda seat: [offer(Pass)] if seat == 1 else [], seconds=10, otherwise=lambda _: None
        )
        await t.ask(1, "vote", lambda: [offer(Pass)], seconds=10, otherwise=Pass)

    table = begin(script)
    table.waits(10)
    assert dict(table.session.defaults) == {1: 1}


def test_a_seat_is_handed_over_and_everybody_learns_it():
    table = voting()
    table.waits(61)
    table.hands_over(2, "ai", "absent")
    assert table.session.players == {1: "member", 2: "ai", 3: "member"}
    assert table.session.defaults[2] == 0
    (told,) = [fact.model_dump() for fact in table.facts() if fact.kind == "handed-over"]
    assert told == {"kind": "handed-over", "seat": 2, "to": "ai", "cause": "absent"}
    table.hands_over(2, "member", "returned")
    assert table.session.players[2] == "member"


def test_only_the_seat_that_was_silent_is_told_that_somebody_stands_in_for_it():
    table = voting()
    table.hands_over(1, "ai", "left")
    table.hands_over(2, "ai", "absent")
    heard = {seat: "stood-in" in [fact.kind for fact in table.facts(seat)] for seat in (None, 1, 2, 3)}
    assert heard == {None: False, 1: False, 2: True, 3: False}


def test_a_note_is_told_to_everybody_and_changes_nothing():
    table = voting()
    before = (table.session.prompts(), table.session.next_deadline, dict(table.session.players))
    table.feeds(Note(note=7, at=table.at))
    assert [fact.model_dump() for fact in table.facts() if fact.kind == "noted"] == [{"kind": "noted", "note": 7}]
    assert (table.session.prompts(), table.session.next_deadline, dict(table.session.players)) == before


def test_a_handover_moves_no_clock_and_closes_no_question():
    table = voting()
    before = (table.session.prompts(), table.session.next_deadline)
    table.hands_over(1, "ai")
    assert (table.session.prompts(), table.session.next_deadline) == before


def test_seats_may_be_held_by_ai_players_from_the_start():
    async def script(t: T):
        await t.ask(1, "pick", lambda: [offer(Pass)], seconds=10, otherwise=Pass)

    assert begin(script, ai=(2,)).session.players == {1: "member", 2: "ai", 3: "member"}


# ---------------------------------------------------------------- the pace of a table


@pytest.mark.parametrize(
    ("pace", "seconds"), [("quick", 30.0), ("normal", 60.0), ("relaxed", 180.0), ("post", 12 * 3600.0)]
)
def test_the_pace_of_a_table_scales_every_question(pace: str, seconds: float):
    async def script(t: T):
        def offers(_: Seat):
            return [offer(Pass)]

        async def act(seat: Seat, command: Pass) -> None:
            return None

        await t.ask(1, "ask", lambda: offers(1), seconds=60, otherwise=Pass)
        await t.ask_all("all", [1], offers, seconds=60, otherwise=lambda _: Pass())
        await t.window("window", [1], offers, seconds=60, otherwise=lambda _: Pass())
        await t.floor("floor", [1], offers, act, seconds=60)

    table = begin(script, options={"pace": pace})
    for kind in ("ask", "all", "window", "floor"):
        assert table.left(f"{kind}.1") == seconds
        table.waits(seconds)
    assert table.session.over


def test_a_length_by_post_may_be_declared():
    async def script(t: T):
        t.open("talk", [1], lambda _: [offer(Pass)], t.seconds(60, post=0))
        tells(t, int(t.seconds(60, post=0)), int(t.seconds(60)))

    assert begin(script, options={"pace": "post"}).heard() == [(0, 43200)]
    assert begin(script, options={"pace": "quick"}).heard() == [(30, 30)]
