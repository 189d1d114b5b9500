"""A reaction window: sealed, of fixed length, without receipts; it never ends early, whoever may answer."""

from __future__ import annotations

import pytest

from engines.kernel import GameOver, Pause, PromptClosed, Seat, Shown, offer
from tests.kernel.tiny import Pass, Pick, Playing, T, begin, tells


def knives(*armed: Seat) -> Playing:
    async def script(t: T):
        def offers(seat: Seat):
            return [offer(Pass, shared=True), *([offer(Pick, value=[1])] if seat in armed else [])]

        said = await t.window("knives", [1, 2, 3], offers, seconds=15, otherwise=lambda _: Pass())
        tells(t, *(command.kind for command in said.values()))

    return begin(script)


@pytest.mark.parametrize("armed", [(), (2,), (1, 2, 3)])
def test_it_is_open_for_the_same_time_whether_or_not_anybody_can_react(armed: tuple[Seat, ...]):
    table = knives(*armed)
    table.waits(14.9)
    assert not table.session.over
    table.waits(0.1)
    assert table.session.over
    assert table.session.now == 1015.0


def test_it_does_not_end_when_all_have_answered():
    table = knives(2)
    table.does(1, Pass())
    table.does(2, Pick(value=1))
    table.does(3, Pass())
    assert table.names() == ["knives.1/1", "knives.1/2", "knives.1/3"]
    assert table.heard() == []
    table.waits(12)
    assert table.heard() == [("pass", "pick", "pass")]


def test_it_gives_no_receipts():
    table = knives(2)
    before = table.session.awaited()
    assert (before[0].answered, before[0].missing) == (None, None)
    table.does(2, Pick(value=1))
    table.does(1, Pass())
    assert table.session.awaited() == before


def test_what_may_be_drawn_in_the_channel_is_the_same_whoever_can_react():
    assert knives().session.awaited() == knives(2).session.awaited() == knives(1, 3).session.awaited()


def test_an_answer_may_be_changed_until_the_end_and_nothing_shows_it():
    table = knives(2)
    table.does(2, Pick(value=1))
    others = table.session.prompts(1)
    table.does(2, Pass())
    assert table.session.prompts(1) == others
    table.waits(13)
    assert table.heard() == [("pass", "pass", "pass")]


def test_silence_is_no_default_for_nobody_needs_to_react():
    table = knives(2)
    table.waits(15)
    assert not table.session.defaults


def test_an_answer_after_its_end_is_late():
    table = knives(2)
    with pytest.raises(PromptClosed):
        table.answers(2, "knives.1/2", Pick(value=1), at=1015.0)
    assert table.answers(2, "knives.1/2", Pick(value=1), at=1014.999) is not None


def test_by_post_everyone_answers_once_and_it_ends_with_the_last():
    async def script(t: T):
        said = await t.window("knives", [1, 2], lambda _: [offer(Pass)], seconds=15, otherwise=lambda _: None)
        tells(t, *(command and command.kind for command in said.values()))

    table = begin(script, options={"pace": "post"})
    assert table.left("knives.1") == 12 * 3600
    table.does(1, Pass(), after=3600)
    (seen,) = table.session.awaited()
    assert seen.answered == 1
    table.does(2, Pass(), after=3600)
    assert table.heard() == [("pass", "pass")]


# ---------------------------------------------------------------- from when it can be seen


def shown(table: Playing, at: float) -> None:
    table.feeds(Shown(window="knives.1", at=at))


def test_its_full_time_runs_from_when_it_can_be_seen():
    table = knives(2)
    assert table.session.unseen() == ["knives.1"]
    shown(table, 1004.0)
    assert table.session.unseen() == []
    assert table.left("knives.1") == 15
    table.waits(14.9)
    assert not table.session.over
    table.waits(0.2)
    assert table.session.now == 1019.0


def test_a_short_way_is_given_back_too_so_that_no_window_is_shorter_than_it_should_be():
    table = knives(2)
    shown(table, 1000.25)
    assert table.session.next_deadline == 1015.25


def test_it_is_shown_once_and_only_while_it_is_open():
    table = knives(2)
    shown(table, 1004.0)
    with pytest.raises(PromptClosed):
        shown(table, 1008.0)
    assert table.session.next_deadline == 1019.0
    other = knives(2)
    other.waits(15)
    with pytest.raises(GameOver):
        shown(other, 1016.0)


def test_one_that_nobody_can_see_yet_waits_as_long_as_its_table_is_patient():
    table = knives(2)
    assert (table.session.closing(30), table.session.next_deadline) == (1045.0, 1015.0)
    assert table.session.tick(1044.9, 30) is None
    shown(table, 1044.9)
    assert table.session.closing(30) == table.session.next_deadline == pytest.approx(1059.9)
    table.session.tick(1059.9, 30)
    assert table.heard() == [("pass", "pass", "pass")]


def test_one_that_is_never_shown_closes_when_patience_ends():
    table = knives(2)
    expiry = table.session.tick(1045.0, 30)
    assert expiry is not None
    assert expiry.at == 1045.0
    assert table.session.over


def test_while_the_table_is_paused_nothing_is_shown_and_what_is_left_stays():
    table = knives(2)
    table.feeds(Pause(on=True, at=1005.0))
    assert table.session.unseen() == []
    table.feeds(Pause(on=False, at=1105.0))
    assert table.session.unseen() == ["knives.1"]
    assert table.session.next_deadline == 1115.0


def test_other_questions_are_never_unseen():
    async def script(t: T):
        await t.ask(1, "pick", lambda: [offer(Pass)], seconds=15, otherwise=Pass)

    table = begin(script)
    assert table.session.unseen() == []
    assert table.session.closing(30) == table.session.next_deadline
