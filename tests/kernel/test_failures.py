"""Whatever a script raises but its own control flow is ours, and no text of it survives. A journal that does not fit is
noticed."""

from __future__ import annotations

import traceback
from collections.abc import Callable
from typing import Any

import pytest

from engines.kernel import (
    Diverged,
    GameOver,
    Handover,
    IllegalCommand,
    ImpossibleSetup,
    Live,
    OurFault,
    ScriptFailed,
    Seat,
    Session,
    SetAside,
    Standing,
    offer,
)
from engines.kernel.errors import Refused
from tests.kernel.tiny import Box, Ear, Heard, Pass, Pick, Playing, T, begin, tells, tiny

SECRET = "cannibal"


def texts(error: BaseException | None) -> str:
    """All that an error and those behind it say, as a log would show it."""
    said = ""
    while error is not None:
        said += f"{error}{error!r}{error.args}{vars(error)}{getattr(error, '__notes__', '')}"
        said += "".join(traceback.format_exception_only(error))
        error = error.__cause__ or error.__context__
    return said


def failed(act: Callable[[], object]) -> ScriptFailed:
    with pytest.raises(ScriptFailed) as failure:
        act()
    error = failure.value
    assert SECRET not in texts(error)
    assert error.__cause__ is None
    assert error.__context__ is None
    return error


def asking(answer: Callable[[T, Any], object]) -> Playing:
    """Seat 1 picks; then `answer` breaks."""

    async def script(t: T):
        picked = await t.ask(
            1, "pick", lambda: [offer(Pick, value=[SECRET])], seconds=10, otherwise=lambda: Pick(value=SECRET)
        )
        answer(t, picked)

    return begin(script)


def key_error(t: T, picked: Pick) -> object:
    return {}[picked.value]


def value_error_with_a_note(t: T, picked: Pick) -> object:
    error = ValueError(f"no {picked.value}")
    error.add_note(f"it was {picked.value}")
    raise error


def a_refusal(t: T, picked: Pick) -> object:
    raise IllegalCommand(str(picked.value))


def a_chain(t: T, picked: Pick) -> object:
    try:
        key_error(t, picked)
    except KeyError as error:
        raise RuntimeError(f"with {picked.value}") from error


def a_validation_error(t: T, picked: Pick) -> object:
    return Pick.model_validate({"value": {"card": SECRET}})


def an_impossible_stack(t: T, picked: Pick) -> object:
    raise ImpossibleSetup(str(picked.value))


FAULTS: dict[Callable[[T, Pick], object], str] = {
    key_error: "KeyError",
    value_error_with_a_note: "ValueError",
    a_refusal: "IllegalCommand",
    a_chain: "RuntimeError",
    a_validation_error: "ValidationError",
    an_impossible_stack: "ImpossibleSetup",
}


@pytest.mark.parametrize(("fault", "kind"), FAULTS.items(), ids=list(FAULTS.values()))
def test_an_error_of_a_script_keeps_its_kind_and_its_places_and_loses_its_text(
    fault: Callable[[T, Pick], object], kind: str
):
    table = asking(fault)
    error = failed(lambda: table.does(1, Pick(value=SECRET)))
    assert error.kind == kind
    assert any("test_failures.py" in place and fault.__name__ in place for place in error.places)
    assert str(error).startswith(f"{kind} at ")


def test_an_error_at_a_deadline_is_no_different():
    table = asking(key_error)
    failed(lambda: table.waits(10))


def test_an_error_before_the_first_question_is_no_different():
    async def script(t: T):
        raise KeyError(SECRET)

    failed(lambda: begin(script))


def test_an_error_in_laying_the_table_is_no_different():
    async def script(t: T):
        return None

    def make(_: object) -> Box:
        raise KeyError(SECRET)

    failed(lambda: begin(script, make=make))


def test_an_error_in_what_is_offered_is_found_before_anybody_looks():
    async def script(t: T):
        def offers(seat: Seat):
            if t.state.values:
                raise StopIteration(SECRET)
            return [offer(Pass)]

        async def act(seat: Seat, command: Pass) -> None:
            t.state.values = [SECRET]

        await t.floor("talk", [1], offers, act, seconds=10)

    table = begin(script)
    assert failed(lambda: table.does(1, Pass())).kind == "StopIteration"


def test_an_error_in_what_may_be_played_at_any_time_is_found_too():
    async def script(t: T):
        t.state.cards = [Standing(2, "bell", (offer(Pass),), None)]  # type: ignore[arg-type]
        await t.ask(1, "pick", lambda: [offer(Pass)], seconds=10, otherwise=Pass)

    table = begin(script)
    assert failed(lambda: table.does(2, Pass())).kind == "TypeError"

    async def same_kind(t: T):
        t.state.cards = [Standing(2, "pick", (offer(Pass),), None)]  # type: ignore[arg-type]
        await t.ask(1, "pick", lambda: [offer(Pass)], seconds=10, otherwise=Pass)

    assert failed(lambda: begin(same_kind)).kind == "ValueError"


def test_a_fact_for_a_seat_that_there_is_not_is_an_error():
    async def script(t: T):
        t.tell(4, Heard(word=SECRET))

    failed(lambda: begin(script))


def test_a_script_returns_an_outcome():
    game = tiny(asking_nothing)

    async def play(t: T) -> Any:
        return SECRET

    failed(lambda: Session(type(game)(**{**vars(game), "play": play}), begin(asking_nothing).setup))


async def asking_nothing(t: T) -> None:
    return None


def test_a_view_that_cannot_take_in_a_fact_loses_its_text_too():
    class Deaf(Ear):
        def learn(self, fact: object) -> None:
            raise KeyError(SECRET)

    game = tiny(asking_nothing)
    live = Live(type(game)(**{**vars(game), "view": Deaf}), begin(asking_nothing).setup)
    failed(lambda: live.view(1))


def test_a_broken_game_is_not_over_and_takes_nothing_more():
    table = asking(key_error)
    failed(lambda: table.does(1, Pick(value=SECRET)))
    assert not table.session.over
    assert table.session.outcome is None
    with pytest.raises(SetAside):
        table.answers(1, "pick.1/1", Pick(value=SECRET))
    with pytest.raises(SetAside):
        table.delays(5, "more-time")
    assert table.waits(1000) == []
    assert table.session.prompts() == table.session.awaited() == []


def test_nothing_of_a_broken_answer_is_told():
    async def script(t: T):
        await t.ask(1, "pick", lambda: [offer(Pass)], seconds=10, otherwise=Pass)
        raise KeyError(SECRET)

    table = begin(script)
    failed(lambda: table.does(1, Pass()))
    assert table.facts() == []


# ---------------------------------------------------------------- a journal that does not fit


def recorded() -> Playing:
    async def script(t: T):
        for _ in range(4):
            picked = await t.ask(
                1, "pick", lambda: [offer(Pick, value=[1, 2])], seconds=10, otherwise=lambda: Pick(value=0)
            )
            tells(t, picked.value)

    table = begin(script)
    table.does(1, Pick(value=1))
    table.hands_over(2, "ai")
    table.waits(10)
    table.does(1, Pick(value=2))
    table.waits(10)
    assert len(table.journal) == 5
    return table


def diverged(table: Playing, script: Any) -> Diverged:
    with pytest.raises(Diverged) as error:
        Session.replay(tiny(script), table.setup, table.journal)
    assert isinstance(error.value, OurFault)
    assert error.value.__context__ is None
    assert str(error.value) == f"entry {error.value.entry} does not fit"
    return error.value


async def picks(t: T, kinds: list[str], values: list[int], breaks_after: int = 99) -> None:
    for n, kind in enumerate(kinds):
        await t.ask(1, kind, lambda: [offer(Pick, value=values)], seconds=10, otherwise=lambda: Pick(value=0))
        if n == breaks_after:
            raise KeyError(SECRET)


@pytest.mark.parametrize(
    ("kinds", "values", "breaks_after", "entry"),
    [
        (["pick"] * 4, [1], 99, 3),
        (["pick", "pick", "choose"], [1, 2], 99, 3),
        (["pick", "choose"], [1, 2], 99, 2),
        (["pick"] * 4, [1, 2], 2, 3),
        (["pick"] * 4, [1, 2], 1, 2),
        (["pick"] * 3, [1, 2], 99, 4),
        (["choose"], [1, 2], 99, 0),
        ([], [1, 2], 99, 0),
    ],
    ids=[
        "a value that is no longer offered",
        "an answer to another question",
        "a deadline of another question",
        "an answer that breaks the script",
        "a deadline that breaks the script",
        "an entry after the end",
        "the first entry",
        "a game that is over before it began",
    ],
)
def test_the_first_entry_that_does_not_fit_is_named(kinds: list[str], values: list[int], breaks_after: int, entry: int):
    async def script(t: T):
        await picks(t, kinds, values, breaks_after)

    assert diverged(recorded(), script).entry == entry


def test_a_game_that_ends_early_takes_a_handover_but_no_answer():
    async def script(t: T):
        await picks(t, ["pick"], [1, 2])

    table = recorded()
    ended = Session.replay(tiny(script), table.setup, table.journal[:2])
    assert ended.over
    assert isinstance(table.journal[1], Handover)
    with pytest.raises(GameOver):
        ended.feed(table.journal[2])


def test_the_same_script_takes_its_journal_again():
    table = recorded()
    again = Session.replay(table.game, table.setup, table.journal)
    assert again.over
    assert again.length == 5


def test_a_setup_that_cannot_be_is_refused_in_a_replay_too():
    table = recorded()
    with pytest.raises(Refused):
        Session.replay(table.game, table.setup.model_copy(update={"seats": 9}), table.journal)
