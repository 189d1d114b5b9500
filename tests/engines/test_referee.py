"""The referee answers every line, changes nothing on a refusal, and its page is true."""

from __future__ import annotations

import json
import subprocess
import sys
from pathlib import Path
from typing import Any

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


def test_the_example_on_its_page_is_true():
    lines = [line.strip() for line in (ROOT / "engines" / "REFEREE.md").read_text().splitlines()]
    asked = [line.removeprefix("> ") for line in lines if line.startswith("> ")]
    foreseen = [json.loads(lines[i + 1]) for i, line in enumerate(lines) if line.startswith("> ")]
    assert len(asked) >= 7
    for answer, fields in zip(converse(*asked), foreseen, strict=True):
        assert {name: answer[name] for name in fields} == fields


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
