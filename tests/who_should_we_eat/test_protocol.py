"""What PROTOCOL.md says of each question: how long it is open, and what of it may be drawn in the channel."""

from __future__ import annotations

import re
from collections.abc import Callable
from pathlib import Path
from typing import get_args

import pytest

from engines.kernel import Command, Fact
from engines.who_should_we_eat import pack
from engines.who_should_we_eat.words import Attack, Close, GameCommand, GameFact, Hold, Vote, WhoDraws
from tests.who_should_we_eat.table import Table, haunting

PAGE = Path(pack.__file__).with_name("PROTOCOL.md").read_text()
ROWS = re.findall(r"^\| `([\w-]+)` \| .* \| (channel|panel|both) \| ([\d to]+)(?:, never early)? \| .* \|$", PAGE, re.M)


def tied() -> Table:
    game = Table(follow_the_leader=True).until("vote")
    game.does(1, Vote(target=2))
    game.does(2, Vote(target=1))
    game.times_out()
    return game


def attacked(**table: bool) -> Table:
    keeps = {2: "fish-knife", 3: "letter-opener", 4: "pot-lid"}
    game = Table(keeps=keeps, **table).until("discussion")  # type: ignore[arg-type]
    game.does(2, Attack(target=3))
    return game


def in_the_booth() -> Table:
    game = attacked(phone_booth=True)
    game.waits(15)
    return game


def stepping_out() -> Table:
    game = in_the_booth()
    game.does(1, WhoDraws(who="all"))
    return game


def closable() -> Table:
    game = Table(keeps={2: "fish-knife"}).until("opening")
    game.times_out()
    game.waits(20)
    return game


OPEN: dict[str, Callable[[], Table]] = {
    "announce": lambda: Table(personalities={3: "padlocked-lunchbox"}),
    "split": lambda: Table(characters={2: "navigator-nugget"}),
    "select": lambda: Table(),
    "target": lambda: Table(plays={1: "trust-exercise"}).until("target"),
    "choose": lambda: Table(plays={3: "tide-pool-tapas"}).until("choose"),
    "quest": lambda: Table().until("quest"),
    "burn": lambda: haunting("damp-map").until("burn"),
    "straws": lambda: Table().until("straws"),
    "opening": lambda: Table().until("opening"),
    "discussion": closable,
    "knives": attacked,
    "last-call": lambda: Table(keeps={2: "fish-knife"}).until("last-call"),
    "vote": lambda: Table().until("vote"),
    "tie": tied,
    "fight": in_the_booth,
    "step-out": stepping_out,
}


def test_the_page_has_every_question():
    assert sorted(kind for kind, _, _ in ROWS) == sorted(OPEN)


@pytest.mark.parametrize(("kind", "drawn", "seconds"), ROWS, ids=[kind for kind, _, _ in ROWS])
def test_a_question_is_open_as_long_as_the_page_says_and_drawn_where_it_says(kind: str, drawn: str, seconds: str):
    game = OPEN[kind]()
    window = game.awaited(kind)
    longest = float(seconds.split(" to ")[-1])
    assert window.closes_at - window.opened_at == longest
    offered = {offer.type for prompt in game.session.prompts() if prompt.kind == kind for offer in prompt.offers}
    shared = {offer.type for offer in window.offers}
    assert offered
    if drawn == "both":
        assert shared == {Close if kind == "discussion" else Hold}
        assert shared < offered
    else:
        assert shared == (offered if drawn == "channel" else set())


@pytest.mark.parametrize("word", get_args(GameFact), ids=lambda word: word.__name__)
def test_the_page_has_every_fact_with_its_fields(word: type[Fact]):
    said = " ".join(re.findall(rf"`{word.__name__}\(([^)]*)\)", PAGE))
    assert f"`{word.__name__}(" in PAGE
    for field in word.model_fields:
        assert field == "kind" or re.search(rf"\b{field}\b", said), f"{field} is not in {said!r}"


@pytest.mark.parametrize("word", get_args(GameCommand), ids=lambda word: word.__name__)
def test_the_page_has_every_command(word: type[Command]):
    assert f"`{word.__name__}(" in PAGE
