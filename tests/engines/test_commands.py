"""`python -m engines games | cards | simulate | verify`, as somebody at a terminal uses them."""

from __future__ import annotations

import json
from pathlib import Path
from typing import Any

import pytest

from engines import RULES
from engines.__main__ import main
from engines.cli.playing import Playing
from engines.kernel import Setup

GAME = "who-should-we-eat"


def printed(capsys: pytest.CaptureFixture[str], *arguments: str, code: int = 0) -> Any:
    """What a command prints with --json."""
    assert main([*arguments, "--json"]) == code
    return json.loads(capsys.readouterr().out)


def test_games_lists_the_menu_with_seats_and_options(capsys: pytest.CaptureFixture[str]):
    menu = printed(capsys, "games")
    assert [one["slug"] for one in menu] == list(RULES)
    text = json.dumps(menu)
    assert all(name in text for name in RULES[GAME].options.model_fields)


def test_cards_lists_every_card_of_the_box(capsys: pytest.CaptureFixture[str]):
    cards = printed(capsys, "cards", GAME)
    copies: dict[str, int] = {}
    for card in cards:
        copies[card["group"]] = copies.get(card["group"], 0) + card["copies"]
    assert copies == {
        "character": 12,
        "personality": 16,
        "food": 24,
        "sanity": 24,
        "build": 24,
        "ghost": 34,
        "quest": 15,
    }
    assert all(card["id"] and card["text"] for card in cards)


def test_cards_are_printed_for_people_too(capsys: pytest.CaptureFixture[str]):
    assert main(["cards", GAME]) == 0
    assert "fish-knife" in capsys.readouterr().out


@pytest.mark.parametrize("players", ["ai", "random"])
def test_simulate_counts_ends_wins_and_lengths(capsys: pytest.CaptureFixture[str], players: str):
    told = printed(capsys, "simulate", GAME, "--seats", "5", "--games", "12", "--players", players)
    assert (told["game"], told["seats"], told["games"]) == (GAME, 5, 12)
    assert sum(told["ends"].values()) == pytest.approx(1)
    assert all(0 <= share <= 1 for share in told["wins"].values())
    assert told["length"]["p5"] <= told["length"]["median"] <= told["length"]["p95"]
    assert told["decisions_per_second"] > 0


def test_the_same_seed_plays_the_same_games(capsys: pytest.CaptureFixture[str]):
    first, again = (printed(capsys, "simulate", GAME, "--seats", "4", "--games", "6", "--seed", "same") for _ in "12")
    assert first["ends"] == again["ends"]
    assert first["length"] == again["length"]


def test_an_option_is_typed_and_an_unknown_one_is_named(capsys: pytest.CaptureFixture[str]):
    told = printed(capsys, "simulate", GAME, "--seats", "4", "--games", "3", "--option", "dwindling=4")
    assert told["length"]["p95"] <= 8
    assert main(["simulate", GAME, "--seats", "4", "--option", "sauce=hot"]) == 2
    assert "sauce" in capsys.readouterr().err


def test_a_count_of_seats_that_the_game_cannot_have_is_refused(capsys: pytest.CaptureFixture[str]):
    assert main(["simulate", GAME, "--seats", "11"]) == 2
    assert capsys.readouterr().err


def exported(tmp_path: Path) -> tuple[Path, dict[str, Any]]:
    """A whole game as a file."""
    game = RULES[GAME]
    playing = Playing(game, Setup(game=GAME, rules=game.rules, seats=4, seed="verify", open=True))
    for _ in range(5000):
        if playing.session.over:
            break
        if not any(playing.think(seat, "ai") for seat in (1, 2, 3, 4)):
            playing.wait_for_deadline()
    raw = {
        "setup": playing.session.setup.model_dump(mode="json"),
        "journal": [entry.model_dump(mode="json") for entry in playing.journal],
    }
    file = tmp_path / "game.json"
    file.write_text(json.dumps(raw))
    return file, raw


def test_verify_says_yes_to_a_game_as_it_was_played(capsys: pytest.CaptureFixture[str], tmp_path: Path):
    file, _ = exported(tmp_path)
    assert main(["verify", str(file)]) == 0
    assert capsys.readouterr().out


def test_verify_says_no_to_another_seed_and_to_a_missing_entry(capsys: pytest.CaptureFixture[str], tmp_path: Path):
    file, raw = exported(tmp_path)
    file.write_text(json.dumps({**raw, "setup": {**raw["setup"], "seed": "another"}}))
    assert main(["verify", str(file)]) == 1
    file.write_text(json.dumps({**raw, "journal": raw["journal"][:-1]}))
    assert main(["verify", str(file)]) == 1
    capsys.readouterr()
