"""`python -m engines games | cards | simulate | verify`, as somebody at a terminal uses them."""

from __future__ import annotations

import json
from collections.abc import Callable
from pathlib import Path
from typing import Any, TypeAlias

import pytest

from engines import RULES
from engines.__main__ import main
from engines.cli.exported import export
from engines.cli.playing import Playing
from engines.kernel import Setup, seal

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


# ---------------------------------------------------- verify


@pytest.fixture(scope="module")
def game() -> dict[str, Any]:
    """A whole game as it is written into a file."""
    rules = RULES[GAME]
    playing = Playing(rules, Setup(game=GAME, rules=rules.rules, seats=4, seed="verify", open=True))
    playing.to_the_end(lambda _: "ai")
    return json.loads(json.dumps(export(playing.session.setup, playing.journal, playing.live.heard())))


Verdict: TypeAlias = Callable[[dict[str, Any]], dict[str, Any]]


@pytest.fixture
def verdict(capsys: pytest.CaptureFixture[str], tmp_path: Path) -> Verdict:
    """What `verify` says of a file with this in it; its exit code says the same."""

    def verdict(raw: dict[str, Any]) -> dict[str, Any]:
        file = tmp_path / "game.json"
        file.write_text(json.dumps(raw))
        code = main(["verify", str(file), "--json"])
        told = json.loads(capsys.readouterr().out)
        assert code == (0 if told["ok"] else 1)
        return told

    return verdict


def without(game: dict[str, Any], *names: str) -> dict[str, Any]:
    return {name: value for name, value in game.items() if name not in names}


def with_line(game: dict[str, Any], number: int, line: dict[str, Any]) -> dict[str, Any]:
    """The game with another line of its journal."""
    journal = [*game["journal"]]
    journal[number] = line
    return {**game, "journal": journal}


def test_verify_says_yes_to_a_game_as_it_was_played(game: dict[str, Any], verdict: Verdict):
    told = verdict(game)
    assert (told["ok"], told["problem"], told["compared"], told["sealed"]) == (True, None, True, True)
    assert told["entries"] == len(game["journal"])
    assert told["facts"] == len(game["told"])
    assert verdict(without(game, "told", "seal"))["ok"], "an older file has neither"


@pytest.mark.parametrize("slug", [slug for slug in RULES if slug != GAME])
def test_verify_says_yes_to_every_game_and_no_to_another_seed(slug: str, verdict: Verdict):
    rules = RULES[slug]
    playing = Playing(rules, Setup(game=slug, rules=rules.rules, seats=min(rules.seats), seed="verify", open=True))
    playing.to_the_end(lambda _: "ai")
    file = json.loads(json.dumps(export(playing.session.setup, playing.journal, playing.live.heard())))
    assert verdict(file)["ok"]
    assert not verdict({**file, "setup": {**file["setup"], "seed": "another"}})["ok"]


def test_verify_is_read_by_people_too(game: dict[str, Any], capsys: pytest.CaptureFixture[str], tmp_path: Path):
    file = tmp_path / "game.json"
    file.write_text(json.dumps(game))
    assert main(["verify", str(file)]) == 0
    assert "Yes" in capsys.readouterr().out
    file.write_text(json.dumps(with_line(game, 0, {**game["journal"][0], "at": 0.5})))
    assert main(["verify", str(file)]) == 1
    assert "No" in capsys.readouterr().out


@pytest.mark.parametrize("kept", [("told", "seal"), ("seal",), ("told",)], ids=" and ".join)
def test_verify_notices_another_seed(game: dict[str, Any], verdict: Verdict, kept: tuple[str, ...]):
    other = {**game, "setup": {**game["setup"], "seed": "another"}}
    assert verdict({name: value for name, value in other.items() if name in ("setup", "journal", *kept)})["ok"] is False


def test_verify_notices_a_missing_entry(game: dict[str, Any], verdict: Verdict):
    assert verdict({**game, "journal": game["journal"][:-1]})["problem"] == "the game is not over"
    for number in range(0, len(game["journal"]), 9):
        missing = [*game["journal"][:number], *game["journal"][number + 1 :]]
        assert verdict({**game, "journal": missing})["ok"] is False


def test_verify_notices_every_changed_line(game: dict[str, Any], verdict: Verdict):
    for number in range(0, len(game["journal"]), 7):
        line = game["journal"][number]
        assert verdict(with_line(game, number, {**line, "at": line["at"] + 0.125}))["ok"] is False
        if "by" in line:
            assert verdict(with_line(game, number, {**line, "by": "member"}))["ok"] is False


def test_verify_notices_a_changed_decision_though_the_file_was_sealed_anew(game: dict[str, Any], verdict: Verdict):
    number, line = next(
        (n, one) for n, one in enumerate(game["journal"]) if one.get("command", {}).get("kind") == "select"
    )
    swapped = {**line["command"], "play": line["command"]["keep"], "keep": line["command"]["play"]}
    other = without(with_line(game, number, {**line, "command": swapped}), "seal")
    told = verdict({**other, "seal": seal(other)})
    assert told["ok"] is False
    assert "seal" not in told["problem"]


def test_verify_notices_a_changed_fact(game: dict[str, Any], verdict: Verdict):
    told = [*game["told"][:-1]]
    assert verdict(without({**game, "told": told}, "seal"))["problem"] == "the file tells other facts than come out"


def test_a_seal_is_not_broken_by_another_order_or_by_numbers_written_otherwise(game: dict[str, Any], verdict: Verdict):
    again = {name: game[name] for name in reversed(game)}
    assert verdict(with_line(again, 0, {**game["journal"][0], "at": int(game["journal"][0]["at"])}))["ok"]
    assert game["journal"][0]["at"] == int(game["journal"][0]["at"])


def test_verify_marks_a_stacked_table_and_an_open_one(verdict: Verdict):
    rules = RULES[GAME]
    setup = Setup(game=GAME, rules=rules.rules, seats=4, seed="verify", stack={"leader": [3]})
    playing = Playing(rules, setup)
    playing.to_the_end(lambda _: "ai")
    told = verdict(export(setup, playing.journal, playing.live.heard()))
    assert (told["ok"], told["stacked"], told["open"]) == (True, True, False)
    hidden = export(setup.model_copy(update={"stack": {}}), playing.journal, playing.live.heard())
    assert (verdict(hidden)["ok"], verdict(hidden)["stacked"]) == (False, False)


def test_verify_does_not_take_what_is_no_exported_game(capsys: pytest.CaptureFixture[str], tmp_path: Path):
    file = tmp_path / "game.json"
    assert main(["verify", str(file)]) == 2
    file.write_text("{}")
    assert main(["verify", str(file)]) == 2
    assert "no exported game" in capsys.readouterr().err
