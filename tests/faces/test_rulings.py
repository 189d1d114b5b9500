"""Rulings are said in one way: on the page of the game, in `/rules`, and to whom they refuse."""

from __future__ import annotations

import re
import sys
from pathlib import Path

import pytest

from bot import render
from bot.faces import face_of
from bot.words import files, keys, speak
from engines import GAMES
from engines.kernel import IllegalCommand
from tests.faces.reading import text
from tests.generic.games import editions

ROOM = {slug: Path(str(sys.modules[game.play.__module__].__file__)).parent for slug, game in GAMES.items()}


def page(slug: str) -> dict[str, str]:
    """The rulings of a game's RULINGS.md: number → sentence, without the options in brackets."""
    rulings: dict[str, str] = {}
    for found in re.finditer(
        r"^- \*\*([\w-]+)\*\* (.+(?:\n  .+)*)", (ROOM[slug] / "RULINGS.md").read_text("utf-8"), re.M
    ):
        said = re.sub(r"\s+", " ", found[2])
        rulings[found[1]] = re.sub(r" \[`\w+`\]$", "", said)
    return rulings


def numbers(slug: str) -> str:
    """What the numbers of a game's rulings look like: W12, D-V3."""
    letters = sorted({one.upper().rstrip("0123456789") for one in face_of(slug).rulings})
    return rf"\b(?:{'|'.join(letters)})\d+\b"


@pytest.mark.parametrize("slug", list(GAMES))
def test_the_page_of_a_game_has_the_sentences_that_players_read(slug: str):
    words = speak("en-US", slug)
    said = {one.upper(): words(f"ruling-{one}") for one in face_of(slug).rulings}
    assert page(slug) == said
    assert list(page(slug)) == list(said)


@pytest.mark.parametrize("slug", list(GAMES))
def test_an_option_in_brackets_is_one(slug: str):
    named = re.findall(r"\[`(\w+)`\]", (ROOM[slug] / "RULINGS.md").read_text("utf-8"))
    assert named
    assert set(named) <= set(GAMES[slug].options.model_fields)


@pytest.mark.parametrize("slug", list(GAMES))
def test_every_ruling_that_the_rules_name_is_written_down(slug: str):
    named: set[str] = set()
    for file in ROOM[slug].rglob("*.py"):
        named |= set(re.findall(numbers(slug), file.read_text("utf-8")))
    assert len(named) > 10
    assert named <= set(page(slug))


@pytest.mark.parametrize("slug", list(GAMES))
def test_every_ruling_is_shown_below_the_section_that_it_belongs_to_and_nothing_is_cut(slug: str):
    words, face = speak("en-US", slug), face_of(slug)
    below = [one for section in face.sections for one in face.filled.get(section, ())]
    assert sorted(below) == sorted(face.rulings)
    assert set(face.filled) <= set(face.sections)
    for section in face.sections:
        shown = text(render.rules(slug, section, words))
        assert words(f"rules-{section}") in shown
        for one in face.filled.get(section, ()):
            assert f"**{one.upper()}** · {words(f'ruling-{one}')}" in shown


# ------------------------------------------------ editions

EDITIONS = [(slug, edition) for slug, game in GAMES.items() for edition in editions(game)]
SWITCHED = ("w14", "w19", "w30", "w43", "w47", "w48")  # the rulings that an edition sets


@pytest.mark.parametrize(("slug", "edition"), EDITIONS)
def test_the_rules_of_an_edition_are_shown_whole_with_its_own_sentences(slug: str, edition: str):
    words, face = speak("en-US", slug), face_of(slug)
    for section in face.sections:
        shown = text(render.rules(slug, section, words, 0, edition))
        assert words.by(edition, f"rules-{section}") in shown
        for one in face.filled.get(section, ()):
            assert f"**{one.upper()}** · {words.by(edition, f'ruling-{one}')}" in shown


def test_at_a_chinese_table_no_ruling_speaks_of_two_editions():
    words = speak("en-US", "who-should-we-eat")
    for one in SWITCHED:
        for shown in (
            text(render.rules(words.game or "", one, words, 0, "chinese")),
            render.refusal(IllegalCommand(one.upper()), words, words.game, None, "chinese"),
        ):
            assert words(f"ruling-{one}-chinese") in shown
            assert "English" not in shown
        both = text(render.rules(words.game or "", one, words))
        assert words(f"ruling-{one}") in both
        assert "Chinese" in both


def test_sentences_of_an_edition_stand_beside_one_that_all_others_read():
    for slug, edition in EDITIONS:
        known = {key for path in files("en-US", slug) for key in keys(path)}
        own = {key for key in known if key.startswith(("rules-", "ruling-")) and key.endswith(f"-{edition}")}
        assert {key.removesuffix(f"-{edition}") for key in own} <= known
        assert {f"ruling-{one}-{edition}" for one in SWITCHED} <= own or edition == "english"
