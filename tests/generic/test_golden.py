"""Recorded playthroughs replay fact by fact."""

from __future__ import annotations

import json
from pathlib import Path

import pytest

from tests.generic.games import GAMES, editions, seat_counts
from tests.generic.record import GOLDEN, lines_of, replayed
from tests.toy import TRIBUNAL

FILES = sorted(GOLDEN.glob("*.jsonl"))


def game_of(path: Path) -> str:
    return path.stem.rsplit("-", 2)[0]


@pytest.mark.parametrize("path", FILES, ids=lambda path: path.stem)
def test_a_recorded_playthrough_replays_fact_by_fact(path: Path):
    lines = path.read_text(encoding="utf-8").splitlines()
    made = replayed(GAMES[game_of(path)], lines)
    for n, (line, again) in enumerate(zip(lines, made, strict=False), 1):
        assert again == line, f"{path.name}, line {n}"
    assert len(made) == len(lines)
    assert json.loads(lines[-1])["fact"]["kind"] == "seed-revealed"


@pytest.mark.parametrize("slug", list(GAMES))
def test_every_game_has_a_recorded_playthrough_for_the_fewest_and_the_most_seats(slug: str):
    recorded = {int(path.stem.rsplit("-", 2)[1]) for path in FILES if game_of(path) == slug}
    counts = seat_counts(GAMES[slug])
    assert {counts[0], counts[-1]} <= recorded


@pytest.mark.parametrize(("slug", "edition"), [(slug, one) for slug, game in GAMES.items() for one in editions(game)])
def test_every_edition_has_a_recorded_playthrough_for_the_fewest_and_the_most_seats(slug: str, edition: str):
    setups = [json.loads(path.read_text("utf-8").splitlines()[0])["setup"] for path in FILES if game_of(path) == slug]
    recorded = {one["seats"] for one in setups if one["options"].get("edition", editions(GAMES[slug])[0]) == edition}
    counts = seat_counts(GAMES[slug])
    assert {counts[0], counts[-1]} <= recorded


def test_a_changed_fact_shows_in_the_replay():
    lines = lines_of(TRIBUNAL, 3, 1)
    assert replayed(TRIBUNAL, lines) == lines
    changed = [line.replace('"round": 1', '"round": 2') for line in lines]
    assert changed != lines
    assert replayed(TRIBUNAL, changed) != changed
