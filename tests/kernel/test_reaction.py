"""A reaction window: sealed, of fixed length, without receipts; it never ends early, whoever may answer."""

from __future__ import annotations

import pytest

from engines.kernel import PromptClosed, Seat, offer
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
