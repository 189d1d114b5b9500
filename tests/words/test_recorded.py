"""Recorded games of each kind, said in every language: the same things can be pressed, and nothing is left unsaid."""

from __future__ import annotations

import json
import re
from collections.abc import Iterator
from dataclasses import replace
from pathlib import Path

import pytest

from bot import render
from bot.screen import Screen
from bot.tables import Sitter, TableInfo
from bot.words import languages, speak
from engines import GAMES
from engines.host import Seated
from engines.kernel import Live, Setup
from tests.faces.reading import check_limits, custom_ids, text
from tests.faces.tables import USER, Shown
from tests.generic.record import GOLDEN
from tests.words.english import english

NAMES = "甲乙丙丁戊己庚辛壬癸"
HAN = re.compile(r"[\u4e00-\u9fff]")
FILES = [path for path in sorted(GOLDEN.glob("*.jsonl")) if path.stem.rsplit("-", 2)[0] in GAMES]


def told_anew(path: Path) -> Iterator[Shown]:
    """A recorded game after each entry."""
    game = GAMES[path.stem.rsplit("-", 2)[0]]
    first, *rest = (json.loads(line) for line in path.read_text("utf-8").splitlines())
    setup = Setup.model_validate(first["setup"])
    live = Live(game, setup)
    sitters = tuple(Sitter(seat, USER + seat, NAMES[seat - 1]) for seat in range(1, setup.seats + 1))
    table = TableInfo(10**6, game.slug, 1, 2, USER + 1, "en-US", sitters)
    shown = Shown(Seated(live, 0, "", "playing"), table, speak("en-US", game.slug))
    for raw in rest:
        if "entry" in raw:
            shown.session.feed(game.entry(json.dumps(raw)))
            shown.heard = [(one.to, one.fact) for one in live.heard()]
            shown.seated.status = "over" if shown.session.over else "playing"
            yield shown


def screens(now: Shown, seats: list[int]) -> Iterator[Screen]:
    yield now.board()
    for seat in seats:
        yield now.panel(seat)
    if now.session.over:
        yield render.ended(now.seated, now.table, now.words)
        yield render.closeup(now.seated, now.table, now.words)


@pytest.mark.parametrize("path", FILES, ids=lambda path: path.stem)
def test_a_recorded_game_is_said_in_every_language(path: Path):
    lines = dict.fromkeys(languages(), 0)
    for n, now in enumerate(told_anew(path)):
        seats = list(now.seats) if now.session.over or n % 10 == 0 else [1 + n % len(now.seats)]
        pressed: set[str] = set()
        for locale in languages():
            spoken = replace(now, words=speak(locale, now.table.game))
            found = list(screens(spoken, seats))
            for one in found:
                check_limits(one)
            said = [text(one) for one in found]
            said += [line for reader in (None, *now.seats) if (line := spoken.log(reader)) is not None]
            lines[locale] += len(said)
            pressed.add(str([custom_ids(one) for one in found]))
            if locale == "zh-CN":
                assert not [one for one in said if english(one)]
            else:
                assert not [one for one in said if HAN.search(one.translate({ord(name): "" for name in NAMES}))]
        assert len(pressed) == 1
    assert len(set(lines.values())) == 1
    assert min(lines.values()) > 50


def test_every_kind_of_game_is_recorded():
    assert {path.stem.rsplit("-", 2)[0] for path in FILES} == set(GAMES)
