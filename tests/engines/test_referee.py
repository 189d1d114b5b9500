"""The referee answers every line, changes nothing on a refusal, and its page is true."""

from __future__ import annotations

import json
import os
import re
import subprocess
import sys
from collections.abc import Callable, Iterator
from pathlib import Path
from typing import Any

import pytest

from engines import RULES
from engines.cli.referee import Referee
from engines.cli.requests import REQUESTS
from engines.kernel import Chance, Session, Setup

ROOT = Path(__file__).parents[2]
OPEN = {"do": "open", "game": "who-should-we-eat", "seats": 4, "seed": "a table"}


def converse(*requests: Any) -> list[dict[str, Any]]:
    """Send requests (or raw lines) to a referee of its own process; its answers."""
    lines = [one if isinstance(one, str) else json.dumps(one) for one in requests]
    done = subprocess.run(
        [sys.executable, "-m", "engines", "referee"],
        input="\n".join(lines) + "\n",
        capture_output=True,
        text=True,
        cwd=ROOT,
        timeout=120,
        check=True,
    )
    assert done.stderr == ""
    answers = [json.loads(line) for line in done.stdout.splitlines()]
    assert len(answers) == len(lines)
    return answers


def within(*requests: Any) -> list[dict[str, Any]]:
    """As `converse`, without a process of its own."""
    referee = Referee()
    return [
        json.loads(json.dumps(referee.answer(one if isinstance(one, str) else json.dumps(one)))) for one in requests
    ]


# ---------------------------------------------------- its page


def example(page: str) -> list[tuple[str, Any]]:
    """What is sent or typed in the example of the page, each with what stands under it."""
    lines = [line.strip() for line in page.partition("## An example")[2].splitlines()]
    return [(line, json.loads(lines[i + 1])) for i, line in enumerate(lines) if line.startswith(("> ", "$ "))]


def is_true(page: str, found: list[Any]) -> bool:
    """Whether what stands there came back."""
    return all(holds(foreseen, came) for (_, foreseen), came in zip(example(page), found, strict=True))


def played_out(page: str, folder: Path, send: Callable[..., list[dict[str, Any]]]) -> list[Any]:
    """What really comes back for each of them. The journals become `game.json` in the folder, as the page says."""
    said = [said for said, _ in example(page)]
    answers = iter(send(*(one.removeprefix("> ") for one in said if one.startswith("> "))))
    found: list[Any] = []
    for one in said:
        if one.startswith("> "):
            found.append(next(answers))
            if "journal" in found[-1]:
                (folder / "game.json").write_text(json.dumps(found[-1]["journal"]))
        else:
            found.append(json.loads(typed(one.removeprefix("$ "), folder)))
    return found


def typed(command: str, folder: Path) -> str:
    """What a command prints in this folder; `python` is ours."""
    environment = {**os.environ, "PYTHONPATH": str(ROOT)}
    ours = f'python() {{ "{sys.executable}" "$@"; }}; {command}'
    done = subprocess.run(
        ["bash", "-c", ours], capture_output=True, text=True, cwd=folder, env=environment, timeout=120, check=False
    )
    assert done.stderr == ""
    return done.stdout


def holds(foreseen: Any, found: Any) -> bool:
    """Whether these fields came back; of a list, these items in this order, and none only if there are none."""
    match foreseen:
        case dict():
            return isinstance(found, dict) and all(
                name in found and holds(value, found[name]) for name, value in foreseen.items()
            )
        case []:
            return found == []
        case list():
            rest = iter(found) if isinstance(found, list) else iter(())
            return all(any(holds(one, other) for other in rest) for one in foreseen)
        case _:
            return type(foreseen) is type(found) and foreseen == found


def untruths(foreseen: Any) -> Iterator[Any]:
    """The same with one thing changed."""
    match foreseen:
        case dict():
            for name, value in foreseen.items():
                yield from ({**foreseen, name: other} for other in untruths(value))
                yield {**{one: foreseen[one] for one in foreseen if one != name}, f"{name}s": value}
        case list():
            for i, one in enumerate(foreseen):
                yield from ([*foreseen[:i], other, *foreseen[i + 1 :]] for other in untruths(one))
            yield [*foreseen, "more"]
        case bool():
            yield not foreseen
        case int():
            yield foreseen + 100
        case str():
            yield f"{foreseen}!"
        case _:
            yield "something"


@pytest.fixture(scope="module")
def page() -> str:
    return (ROOT / "engines" / "REFEREE.md").read_text("utf-8")


@pytest.fixture(scope="module")
def found(page: str, tmp_path_factory: pytest.TempPathFactory) -> list[Any]:
    return played_out(page, tmp_path_factory.mktemp("example"), converse)


def test_the_example_on_its_page_is_true(page: str, found: list[Any]):
    for (said, foreseen), came in zip(example(page), found, strict=True):
        assert holds(foreseen, came), f"{said}\n{json.dumps(foreseen)}\nis not in\n{json.dumps(came)[:2000]}"


def test_no_untruth_in_the_example_would_be_overlooked(page: str, found: list[Any]):
    told = [
        (other, came) for (_, foreseen), came in zip(example(page), found, strict=True) for other in untruths(foreseen)
    ]
    assert len(told) > 150
    for other, came in told:
        assert not holds(other, came), other


@pytest.mark.parametrize(
    ("right", "wrong"),
    [
        ('"leader":[2]', '"leader":[3]'),
        ('"straws":[3]', '"straws":[1]'),
        ('"keep":null}}', '"keep":"fish-knife"}}'),
        ('"seconds":120', '"seconds":119'),
        ('"leader":[4]', '"leader":[5]'),
    ],
)
def test_another_request_than_that_of_the_example_has_another_answer(page: str, right: str, wrong: str, tmp_path: Path):
    sent = re.sub(r"\n *\$.*", "", page)
    assert is_true(sent, played_out(sent, tmp_path, within))
    other = sent.replace(right, wrong, 1)
    assert other != sent
    assert not is_true(other, played_out(other, tmp_path, within))


def test_another_command_than_that_of_the_example_prints_something_else(page: str, tmp_path: Path):
    other = page.replace('s/"at": 123.0/', 's/"at": 7.0/')  # there is no such entry
    assert other != page
    assert not is_true(other, played_out(other, tmp_path, within))


def test_every_request_is_in_the_table_and_in_the_example(page: str):
    requests = {
        branch["properties"]["do"]["const"]
        for branch in REQUESTS.json_schema()["$defs"].values()
        if "do" in branch["properties"]
    }
    assert requests == {"open", "answer", "wait", "play", "view", "journal", "replay"}
    table = page.partition("## An example")[0]
    assert set(re.findall(r'^\| `\{"do":"(\w+)"', table, re.MULTILINE)) == requests
    sent = [json.loads(said[2:]) for said, _ in example(page) if said.startswith("> {")]
    assert {one["do"] for one in sent} == requests
    assert any(one.get("stack") for one in sent)
    assert any(said.startswith("$ python -m engines verify") for said, _ in example(page))


# ---------------------------------------------------- stacked tables


STACK: dict[str, tuple[list[Any], str]] = {  # name → what is laid, and a fact that shows it
    "leader": ([3], '"kind": "leader", "seat": 3'),
    "characters": (
        ["intern-jerky", "steward-stew", "auntie-marrow", "bosun-brisket"],
        '"characters": ["intern-jerky", "steward',
    ),
    "personalities": (["jinxed", "sceptic", "green-thumb", "booming-voice"], '"personalities": ["jinxed", "sceptic"'),
    "deck.food": (["pot-lid"], '"pot-lid"'),
    "deck.sanity": (["grudge-list"], '"grudge-list"'),
    "deck.build": (["hatch-cover"], '"hatch-cover"'),
    "deck.ghost": (["framed", "damp-map", "yanked-rug"], '"cards": ["framed", "damp-map", "yanked-rug"]'),
    "deck.quest": (
        ["adopt-a-goat", "signal-fire", "lick-the-frog"],
        '"row": ["adopt-a-goat", "signal-fire", "lick-the-frog"]',
    ),
    "straws": ([4], '"short": 4'),
}


def test_the_page_names_all_that_can_be_laid(page: str):
    paragraph = next(part for part in page.split("\n\n") if part.startswith("`stack` lays"))
    assert set(re.findall(r"`([\w.]+)`", paragraph)) == {"stack", *STACK}


@pytest.mark.parametrize("name", STACK)
def test_what_is_laid_comes_up(name: str):
    laid, shown = STACK[name]
    opened, played, journal = within({**OPEN, "stack": {"leader": [1], name: laid}}, {"do": "play"}, {"do": "journal"})
    told = [json.dumps(one["fact"]) for answer in (opened, played) for one in answer["told"]]
    assert any(shown in one for one in told)
    assert journal["journal"]["setup"]["stack"][name] == laid


def test_a_stacked_leader_leads_and_the_game_is_marked():
    opened, journal = converse({**OPEN, "stack": {"leader": [3]}}, {"do": "journal"})
    leaders = [told["fact"]["seat"] for told in opened["told"] if told["fact"]["kind"] == "leader"]
    assert leaders == [3]
    assert journal["journal"]["setup"]["stack"] == {"leader": [3]}


def test_an_impossible_stack_and_impossible_seats_are_refused():
    bad_card, bad_seats, bad_game = converse(
        {**OPEN, "stack": {"deck.food": ["no-such-card"]}}, {**OPEN, "seats": 3}, {**OPEN, "game": "chess"}
    )
    assert bad_card["refused"] == "impossible-setup"
    assert bad_seats["refused"] == "impossible-setup"
    assert bad_game["ok"] is False


def test_a_private_fact_names_its_reader_and_a_public_one_nobody():
    played = converse(OPEN, {"do": "play"})
    told = [one for answer in played for one in answer["told"]]
    hands = [one["to"] for one in told if one["fact"]["kind"] == "hand-dealt"]
    assert {len(to) for to in hands} == {1}
    assert {tuple(to) for to in hands} == {(1,), (2,), (3,), (4,)}
    assert all(one["to"] is None for one in told if one["fact"]["kind"] == "track-moved")


def test_a_refused_command_changes_nothing_and_names_the_code():
    opened, refused, again = converse(
        OPEN,
        {"do": "answer", "seat": 1, "prompt": "quest.9", "command": {"kind": "take-quest", "quest": "nothing"}},
        {"do": "wait", "seconds": 0},
    )
    assert refused["ok"] is False
    assert refused["refused"] == "prompt-closed"
    assert again["prompts"] == opened["prompts"]
    assert again["told"] == []


def test_the_journal_replays_to_the_same_end():
    _, played, journal, view = converse(OPEN, {"do": "play"}, {"do": "journal"}, {"do": "view"})
    replayed, again = converse({"do": "replay", "journal": journal["journal"]}, {"do": "view"})
    assert replayed["over"] == played["over"]
    assert replayed["over"]["end"] in ("raft", "sanity", "quests", "trial")
    assert again["view"] == view["view"]


def test_a_view_shows_a_seat_its_own_hand_and_a_spectator_none():
    _, _, mine, nobodys = converse(OPEN, {"do": "wait", "seconds": 46}, {"do": "view", "seat": 2}, {"do": "view"})
    assert mine["view"]["hand"]
    assert nobodys["view"]["hand"] == []


def test_nothing_kills_it():
    answers = converse("[]", "{", '{"do":5}', '{"do":"answer"}', '{"do":"play"}', '{"do":"view","seat":"x"}', OPEN)
    assert [one["ok"] for one in answers] == [False] * 6 + [True]
    assert all(one.get("error") or one.get("refused") for one in answers[:6])


@pytest.mark.parametrize(
    ("game", "wrong", "right"),
    [
        ("who-should-we-eat", "deck.fod", "deck.food"),
        ("who-should-we-eat", "Straws", "straws"),
        ("donner-dinner-party", "hunting/8", "hunting/7"),
        ("peasant-buffet", "vilage", "village"),
        ("the-fittest", "contestant", "contestants"),
    ],
)
def test_a_misspelt_pile_is_refused_with_the_name_that_is_nearest(game: str, wrong: str, right: str):
    (answer,) = within({"do": "open", "game": game, "seats": 4, "seed": "s", "stack": {wrong: []}})
    assert answer["ok"] is False
    assert f"{wrong!r}; the nearest name is {right!r}" in answer["error"]
    (answer,) = within({"do": "open", "game": game, "seats": 4, "seed": "s", "stack": {right: []}})
    assert answer["ok"] is True


@pytest.mark.parametrize("slug", sorted(RULES))
def test_all_that_chance_lays_may_be_stacked(slug: str, monkeypatch: pytest.MonkeyPatch):
    game, drawn = RULES[slug], set[str]()
    pick, shuffled = Chance.pick, Chance.shuffled

    def picked(chance: Chance, options: Any, purpose: str) -> Any:
        drawn.add(purpose)
        return pick(chance, options, purpose)

    def laid(chance: Chance, items: Any, purpose: str) -> Any:
        drawn.add(purpose)
        return shuffled(chance, items, purpose)

    monkeypatch.setattr(Chance, "pick", picked)
    monkeypatch.setattr(Chance, "shuffled", laid)
    for n in range(3):
        seats = game.seats[n % len(game.seats)]
        session = Session(game, Setup(game=slug, rules=game.rules, seats=seats, seed=f"{n}"))
        while (deadline := session.next_deadline) is not None:
            session.tick(deadline)
        assert session.over
    assert drawn
    assert game.lots is not None
    assert drawn <= game.lots
