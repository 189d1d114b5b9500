"""A refusal is the player's: a stable code, the ruling that forbids it, and nothing changed."""

from __future__ import annotations

from collections.abc import Callable
from typing import Any

import pytest

from engines.kernel import (
    Barred,
    Command,
    GameOver,
    IllegalCommand,
    ImpossibleSetup,
    NotPaused,
    NotYourPrompt,
    PromptClosed,
    Refused,
    Seat,
    SetAside,
    Setup,
    Standing,
    TablePaused,
    offer,
)
from tests.kernel.tiny import Box, Pair, Pass, Pick, Playing, Say, T, begin, tells


def refusing() -> Playing:
    """Seat 1 may pick 1 or 2, not 3; two different values of a hand; or wait for seat 3, who holds a bell.
    Seat 3 is not asked for a reason, seat 4 for none."""

    async def ring(t: T, seat: Seat, command: Pass) -> None:
        return None

    async def script(t: T):
        hand = ["fish", "rope"]
        t.state.cards = [Standing(3, "bell", (offer(Pass),), ring)]

        def offers(seat: Seat):
            return [
                offer(Pick, value=[1, 2]).because(value="R1", barred={3: "R3"}),
                offer(Pair, first=hand, second=hand, pool=hand).because(first="R4"),
                Barred(Say, "R5"),
            ]

        await t.ask_all("vote", [1, 2], offers, seconds=60, otherwise=lambda _: None, others={3: "R6"})
        tells(t, word="over")

    return begin(script)


CASES: list[tuple[str, Seat, str, Command, str, str | None]] = [
    ("an illegal value, by the ruling of its field", 1, "vote.1/1", Pick(value=7), "illegal-command", "R1"),
    ("a value that a player could expect", 1, "vote.1/1", Pick(value=3), "illegal-command", "R3"),
    ("a field that was not offered", 1, "vote.1/1", Pick(value=1, note="!"), "illegal-command", "R1"),
    ("two of a card of which there is one", 1, "vote.1/1", Pair(first="fish", second="fish"), "illegal-command", "R4"),
    ("a kind of command that is forbidden here", 1, "vote.1/1", Say(text="no"), "illegal-command", "R5"),
    ("a kind of command that nobody would expect", 1, "vote.1/1", Pass(), "illegal-command", "R1"),
    ("another seat's question", 1, "vote.1/2", Pick(value=1), "not-your-prompt", None),
    ("another seat's card", 1, "bell.1/3", Pass(), "not-your-prompt", None),
    ("a question of a seat that there is not", 1, "vote.1/9", Pick(value=1), "not-your-prompt", None),
    ("a question that was never asked", 1, "vote.2/1", Pick(value=1), "prompt-closed", None),
    ("a card that one does not hold", 1, "bell.1/1", Pass(), "prompt-closed", None),
    ("no question at all", 1, "", Pick(value=1), "prompt-closed", None),
    ("a seat that was not asked", 3, "vote.1/3", Pick(value=1), "not-your-prompt", "R6"),
    ("a seat that was not asked, for no reason", 4, "vote.1/4", Pick(value=1), "not-your-prompt", None),
]


@pytest.mark.parametrize(
    ("seat", "prompt", "command", "code", "rule"), [case[1:] for case in CASES], ids=[case[0] for case in CASES]
)
def test_what_cannot_be_taken_is_refused_and_nothing_changed(
    seat: Seat, prompt: str, command: Command, code: str, rule: str | None
):
    table = refusing()
    before = table.fingerprint()
    with pytest.raises(Refused) as refused:
        table.answers(seat, prompt, command)
    assert refused.value.code == code
    if command.kind != "pass":
        assert refused.value.rule == rule
    assert table.fingerprint() == before


def test_a_refusal_says_nothing_but_its_code():
    table = refusing()
    for _, seat, prompt, command, code, _ in CASES:
        with pytest.raises(Refused) as refused:
            table.answers(seat, prompt, command)
        assert (str(refused.value), refused.value.args) == (code, (code,))


def test_a_late_answer_is_refused_and_nothing_changed():
    table = refusing()
    before = table.fingerprint()
    with pytest.raises(PromptClosed):
        table.answers(1, "vote.1/1", Pick(value=1), at=table.at + 60)
    assert table.fingerprint() == before


def test_nothing_is_taken_at_a_paused_table():
    table = refusing()
    table.pauses(True)
    before = table.fingerprint()
    for prompt in ("vote.1/1", "no.1/1"):
        with pytest.raises(TablePaused):
            table.answers(1, prompt, Pick(value=1))
    assert table.fingerprint() == before


def test_nothing_is_taken_after_the_end():
    table = refusing()
    table.waits(60)
    assert table.session.over
    before = table.fingerprint()
    with pytest.raises(GameOver):
        table.answers(1, "vote.1/1", Pick(value=1))
    with pytest.raises(GameOver):
        table.delays(5, "more-time")
    assert table.session.prompts() == table.session.awaited() == []
    assert table.waits(100) == []
    assert table.fingerprint() == before


def test_an_answer_of_the_journal_that_does_not_fit_changes_nothing():
    table = refusing()
    entry = table.does(1, Pick(value=1))
    assert entry is not None
    before = table.fingerprint()
    for change in ({"command": Pick(value=7)}, {"prompt": "vote.2/1"}, {"seat": 2}):
        with pytest.raises(Refused):
            table.session.feed(entry.model_copy(update=change))
        assert table.fingerprint() == before


CODES: dict[Callable[[], Refused], str] = {
    GameOver: "game-over",
    IllegalCommand: "illegal-command",
    ImpossibleSetup: "impossible-setup",
    NotPaused: "not-paused",
    NotYourPrompt: "not-your-prompt",
    PromptClosed: "prompt-closed",
    SetAside: "set-aside",
    TablePaused: "paused",
}


@pytest.mark.parametrize("refusal", CODES, ids=list(CODES.values()))
def test_the_codes_are_stable(refusal: Callable[[], Refused]):
    assert refusal().code == CODES[refusal]


# ---------------------------------------------------------------- tables that cannot be


async def waits(t: T) -> None:
    await t.ask(1, "pick", lambda: [offer(Pass)], seconds=10, otherwise=Pass)


@pytest.mark.parametrize(
    "setup",
    [{"options": {"pace": "slow"}}, {"options": {"colour": "red"}}],
    ids=["a pace that there is not", "an option that there is not"],
)
def test_an_option_that_the_game_cannot_have_is_refused(setup: dict[str, Any]):
    with pytest.raises(ImpossibleSetup):
        begin(waits, **setup)


def test_the_game_itself_may_refuse_a_setup():
    def make(_: Setup) -> Box:
        raise ImpossibleSetup

    with pytest.raises(ImpossibleSetup):
        begin(waits, make=make)


def test_a_count_of_seats_that_the_game_cannot_have_is_refused():
    with pytest.raises(ImpossibleSetup):
        begin(waits, seats=0)


@pytest.mark.parametrize("stack", [["fish", "fish"], ["net"]], ids=["too many copies", "an unknown card"])
def test_a_stack_that_the_game_cannot_have_is_refused(stack: list[str]):
    async def script(t: T):
        t.state.values = t.chance.shuffled(["fish", "rope"], "pile")
        await waits(t)

    with pytest.raises(ImpossibleSetup):
        begin(script, stack={"pile": stack})
