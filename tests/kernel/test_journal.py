"""The journal is the game: JSON there and back, and whatever else there is can be made from it."""

from __future__ import annotations

import json

import pytest
from pydantic import TypeAdapter, ValidationError

from engines.kernel import (
    Answer,
    Delay,
    Done,
    Entry,
    Expiry,
    Handover,
    KernelFact,
    Live,
    Note,
    Outcome,
    Pause,
    PublicSetup,
    Seat,
    Setup,
    commitment,
    offer,
)
from tests.kernel.tiny import BEGUN, Ear, Heard, Pair, Pass, Pick, Playing, Say, T, begin, tells, tiny

ENTRIES: list[Entry] = [
    Answer(seat=1, prompt="vote.1/1", command=Pick(value=2), at=1000.5),
    Answer(seat=2, prompt="vote.1/2", command=Pick(value=None, note="x"), at=1000.25, by="ai"),
    Answer(seat=3, prompt="select.12/3", command=Pair(first="fish", second=None), at=1e9 + 0.123456),
    Answer(seat=3, prompt="talk.1/3", command=Say(text='"☃"\n'), at=0.0),
    Answer(seat=3, prompt="talk.1/3", command=Done(done=False), at=0.1 + 0.2),
    Expiry(window="vote.1", at=1060.0),
    Delay(seconds=93.7, cause="absence", at=1100.0),
    Delay(seconds=60, cause="more-time", at=1100.0),
    Pause(on=True, at=1101.0),
    Pause(on=False, at=1102.0),
    Handover(seat=2, to="ai", cause="absent", at=1103.0),
    Handover(seat=2, to="member", cause="returned", at=1104.0),
    Note(note=7, at=1105.0),
]


async def votes(t: T) -> Outcome:
    """Two sealed votes, a straw for the winner, and a private word."""
    t.tell(2, Heard(word="psst"))
    total = 0
    for _ in range(2):
        said = await t.ask_all(
            "vote",
            [1, 2],
            lambda _: [offer(Pick, value=[1, 2, 3])],
            seconds=60,
            otherwise=lambda _: Pick(value=0),
        )
        total += sum(int(command.value or 0) for command in said.values())
        tells(t, total)
        t.beat()
    return Outcome(end="counted", winners=(1 + t.chance.below(2, "straw"),))


def played() -> Playing:
    table = begin(votes, seed="ab" * 32, open=False)
    table.does(1, Pick(value=3))
    table.hands_over(2, "ai", "absent")
    table.waits(70)
    table.delays(30, "more-time")
    table.pauses(True, after=1)
    table.pauses(False, after=100)
    table.does(2, Pick(value=1))
    table.does(1, Pick(value=2))
    return table


@pytest.mark.parametrize("entry", ENTRIES, ids=lambda entry: entry.model_dump_json())
def test_an_entry_comes_back_from_its_json_as_it_was(entry: Entry):
    back = tiny(votes).entry(entry.model_dump_json())
    assert back == entry
    assert type(back) is type(entry)
    if isinstance(entry, Answer):
        assert isinstance(back, Answer)
        assert type(back.command) is type(entry.command)


@pytest.mark.parametrize(
    "text",
    [
        "",
        "null",
        "[]",
        "7",
        "{}",
        '{"entry":"guess"}',
        '{"entry":"answer","seat":1,"prompt":"a.1/1","at":1}',
        '{"entry":"answer","seat":1,"prompt":"a.1/1","at":1,"command":{"kind":"fly"}}',
        '{"entry":"expiry","window":"a.1","at":1,"command":{"kind":"pass"}}',
        '{"entry":"expiry","window":"a.1","at":1,"colour":"red"}',
        '{"entry":"pause","on":true}',
    ],
)
def test_what_is_no_entry_is_refused(text: str):
    with pytest.raises(ValueError, match=r"."):
        tiny(votes).entry(text)


def test_every_fact_of_the_kernel_comes_back_from_its_json():
    adapter: TypeAdapter[KernelFact] = TypeAdapter(KernelFact)
    table = played()
    for fact in (fact for fact in table.facts() if not isinstance(fact, Heard)):
        back = adapter.validate_json(fact.model_dump_json())
        assert (type(back), back) == (type(fact), fact)
    kinds = {fact.kind for fact in table.facts()}
    assert kinds == {"heard", "beat", "delayed", "paused", "resumed", "handed-over", "seed-revealed"}


def test_a_setup_comes_back_from_its_json_as_it_was():
    setup = Setup(
        game="tiny",
        rules=3,
        seats=4,
        seed="text",
        open=True,
        options={"pace": "quick"},
        stack={"pile": ["fish", "rope"], "straws": [3]},
        ai=(2, 4),
        begun_at=1000.25,
    )
    assert Setup.model_validate_json(setup.model_dump_json()) == setup


def test_a_game_rebuilt_from_any_prefix_of_its_journal_is_the_same():
    whole = played()
    for cut in range(len(whole.journal) + 1):
        live = Playing(whole.game, whole.setup)
        for entry in whole.journal[:cut]:
            live.feeds(entry)
        again = live.again()
        assert [again.facts(seat) for seat in (None, 1, 2, 3)] == [live.facts(seat) for seat in (None, 1, 2, 3)]
        assert again.fingerprint() == live.fingerprint()
    assert whole.again().session.outcome == whole.session.outcome


def test_a_journal_says_who_decided_and_when():
    table = begin(votes)
    entry = table.session.submit(1, "vote.1/1", Pick(value=1), BEGUN + 5, by="ai")
    assert entry is not None
    assert json.loads(entry.model_dump_json()) == {
        "entry": "answer",
        "seat": 1,
        "prompt": "vote.1/1",
        "command": {"kind": "pick", "value": 1, "note": ""},
        "at": 1005.0,
        "by": "ai",
    }


def test_commands_and_entries_cannot_be_changed_afterwards():
    with pytest.raises(ValidationError):
        Pick(value=1).value = 2  # type: ignore[misc]
    with pytest.raises(ValidationError):
        ENTRIES[0].at = 7.0  # type: ignore[misc]
    with pytest.raises(ValidationError):
        Pick.model_validate({"kind": "pick", "value": 1, "seat": 3})


# ---------------------------------------------------------------- the seed


def test_the_seed_is_shown_after_the_last_card_and_matches_what_was_shown_before_the_first():
    table = played()
    assert table.session.over
    revealed = table.facts()[-1]
    assert revealed.kind == "seed-revealed"
    assert commitment(revealed.model_dump()["seed"]) == table.setup.public.commitment


def test_until_then_nobody_is_told_it_nor_anything_that_it_could_be_made_from():
    table = begin(votes, seed="ab" * 32, open=False)
    table.waits(61)
    seen = repr([table.facts(seat) for seat in (None, 1, 2, 3)]) + repr(table.setup.public)
    assert "abab" not in seen
    assert not any(fact.kind == "seed-revealed" for fact in table.facts())


def test_an_open_or_stacked_table_is_marked_as_such_and_its_stack_is_not_shown():
    public = begin(votes, stack={"pile": ["fish"]}).setup.public
    assert (public.open, public.stacked) == (True, True)
    assert "fish" not in repr(public)
    assert isinstance(public, PublicSetup)
    assert not begin(votes, open=False).setup.public.stacked


# ---------------------------------------------------------------- who is told


def test_a_fact_is_told_to_everybody_to_some_or_to_one():
    async def script(t: T):
        tells(t, word="all")
        t.tell(2, Heard(word="two"))
        t.tell([3, 1, 3], Heard(word="odd"))
        t.tell([], Heard(word="nobody"))

    table = begin(script)
    told = {seat: [fact.word for fact in table.facts(seat) if isinstance(fact, Heard)] for seat in (None, 1, 2, 3)}
    assert told == {None: ["all"], 1: ["all", "odd"], 2: ["all", "two"], 3: ["all", "odd"]}


def test_the_audience_is_kept_in_seat_order_each_once():
    async def script(t: T):
        t.tell([3, 1, 3], Heard(word="odd"))

    live = begin(script).live
    assert [told.to for told in live.heard()] == [(1, 3), None]


def test_what_was_told_is_heard_once_whether_or_not_a_view_is_read_meanwhile():
    async def script(t: T):
        tells(t, 1)
        await t.ask(1, "pick", lambda: [offer(Pass)], seconds=5, otherwise=Pass)
        tells(t, 2)

    table = begin(script)
    table.live.view(1)
    assert [told.fact.kind for told in table.live.heard()] == ["heard"]
    table.does(1, Pass())
    assert [told.fact.kind for told in table.live.heard()] == ["heard", "seed-revealed"]
    assert table.live.heard() == []
    assert [fact.kind for fact in table.facts(1)] == ["heard", "heard", "seed-revealed"]


def test_views_begin_from_what_is_public_of_a_setup():
    begun: list[tuple[PublicSetup, Seat | None]] = []

    def view(setup: PublicSetup, seat: Seat | None) -> Ear:
        begun.append((setup, seat))
        return Ear(setup, seat)

    table = begin(votes)
    Live(type(table.game)(**{**vars(table.game), "view": view}), table.setup)
    assert [seat for _, seat in begun] == [None, 1, 2, 3]
    assert {setup.commitment for setup, _ in begun} == {table.setup.public.commitment}
