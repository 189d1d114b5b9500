"""What a lobby of Who Should We Eat? says of its number of players, by either rulebook."""

from __future__ import annotations

import re
from pathlib import Path
from typing import Any

import pytest

from bot import render
from bot.faces.who_should_we_eat import odds
from bot.words import speak
from engines.who_should_we_eat import GAME, pack
from engines.who_should_we_eat.options import SWITCHES
from tests.faces.reading import text
from tests.faces.test_lobby import lobby_of

WORDS = speak("en-US", GAME.slug)
NOTES = Path(pack.__file__).with_name("NOTES.md").read_text("utf-8")


def lobby(seats: int, **options: Any) -> str:
    return text(render.lobby(lobby_of(seats, options), speak("en-US")))


def test_every_count_was_measured_by_either_rulebook():
    assert set(odds.MEASURED) == set(SWITCHES)
    for known in odds.MEASURED.values():
        assert set(known) == set(GAME.seats)


def test_the_lobby_says_what_the_notes_of_the_engine_have():
    rows = re.findall(r"^\| (\d+) \| (English|Chinese) \| ([\d.]+)%", NOTES, re.MULTILINE)
    assert len(rows) == sum(map(len, odds.MEASURED.values()))
    for seats, edition, percent in rows:
        assert abs(odds.MEASURED[edition.lower()][int(seats)] - float(percent)) <= 0.5  # type: ignore[index]


def sides(*percents: int) -> dict[int, int]:
    return dict(zip(GAME.seats, percents, strict=False))


def test_a_lobby_says_whom_the_number_of_players_favours_in_its_edition(monkeypatch: pytest.MonkeyPatch):
    known = {"english": sides(30, 50, 70), "chinese": sides(70, 55, 56)}
    monkeypatch.setattr(odds, "MEASURED", known)
    assert "4 players, English rules: among AI players the survivors won 30 games in 100" in lobby(4)
    assert "favours the **ghosts**" in lobby(4)
    assert "favours the **survivors**" in lobby(4, edition="chinese")
    assert "about even" in lobby(5, edition="chinese")
    assert "With Chinese rules it was 56 in 100" in lobby(6)
    assert "With English" not in lobby(6, edition="chinese")
    assert "💡" not in lobby(4)


def test_nothing_is_said_of_what_was_not_measured():
    assert "games in 100" in lobby(4)
    assert "games in 100" not in lobby(4, dwindling=2)
    assert "games in 100" not in lobby(3)


def test_the_raw_sentences_are_said_for_every_count():
    for edition, known in odds.MEASURED.items():
        for seats, percent in known.items():
            (said, *_) = odds.lines(WORDS, seats, {"edition": edition})
            assert f"{percent} games in 100" in said
