"""Every language says the same: with the same placeholders, in its own words, and by its own names of commands."""

from __future__ import annotations

import re
from functools import cache

import pytest

from bot.words import HOUSE, LOCALES, files, languages, speak
from engines import GAMES
from tests.words.english import english
from tests.words.fluent import Made, made

OWNERS = [HOUSE, *GAMES]
OTHERS = [one for one in languages() if one != "en-US"]
SENTENCES = [(locale, owner) for locale in OTHERS for owner in OWNERS]
HAN = r"[\u4e00-\u9fff]"


@cache
def sentences(locale: str, owner: str) -> dict[str, Made]:
    return {key: one for path in files(locale, owner) for key, one in made(path).items()}


def test_there_is_more_than_one_language():
    assert "zh-CN" in OTHERS
    assert {path.name for path in LOCALES.iterdir()} == set(languages())


@pytest.mark.parametrize(("locale", "owner"), SENTENCES)
def test_every_sentence_has_the_same_placeholders_in_every_language(locale: str, owner: str):
    """A form of the plural may be missing, and a number may be said where English only counts by it."""
    ours, theirs = sentences("en-US", owner), sentences(locale, owner)
    wrong = [key for key in ours.keys() & theirs.keys() if not ours[key].needed <= theirs[key].named <= ours[key].named]
    assert not wrong


@pytest.mark.parametrize(("locale", "owner"), SENTENCES)
def test_what_is_chosen_among_texts_has_the_same_variants_in_every_language(locale: str, owner: str):
    ours, theirs = sentences("en-US", owner), sentences(locale, owner)
    wrong = {
        (key, name)
        for key in ours.keys() & theirs.keys()
        for name, variants in ours[key].picks.items()
        if not {one for one in variants if not re.fullmatch(r"-?\d+", one)} <= theirs[key].picks.get(name, set())
    }
    assert not wrong


def test_another_placeholder_or_a_missing_variant_would_be_found():
    one, two = Made({"who"}, {"count"}, {"life": {"ghost"}}), Made({"who", "count"}, set(), {})
    assert one.needed == {"who", "life"}
    assert not one.needed <= two.named
    assert two.named <= one.named


@pytest.mark.parametrize("owner", OWNERS)
def test_nothing_is_left_in_english(owner: str):
    for key, one in sentences("zh-CN", owner).items():
        if not key.startswith("name-"):
            commands = re.sub(r"`/[^`]+`", "", one.text)
            assert not english(commands), key


@pytest.mark.parametrize("owner", OWNERS)
def test_chinese_has_chinese_marks(owner: str):
    for key, one in sentences("zh-CN", owner).items():
        if key == "ai-names":  # a list that the code reads
            continue
        assert not re.search(rf"{HAN}[,;:?!]|{HAN}\.(?!\d)|\.\.\.|\"", one.text), key
        assert one.text.count("“") == one.text.count("”"), key
        assert one.text.count("（") == one.text.count("）"), key
        assert not re.search(rf"{HAN} {HAN}", re.sub(r"`[^`]*`", "", one.text)), key


def paths(locale: str) -> set[str]:
    """The commands by their names in a language."""
    words = speak(locale)
    table = ["status", "leave", "kick", "join", "host", "log", "pause", "resume", "more-time", "move", "end"]
    alone = [words(f"name-{one}") for one in ("newgame", "cards", "rules", "card", "privacy")]
    return {*alone, *(f"{words('name-table')} {words(f'name-{one}')}" for one in table)}


@pytest.mark.parametrize("locale", languages())
def test_commands_that_are_spoken_of_are_called_as_discord_shows_them(locale: str):
    found = 0
    for owner in OWNERS:
        for key, one in sentences(locale, owner).items():
            for command in re.findall(r"`/([^`]+)`", one.text):
                assert command in paths(locale), key
                found += 1
    assert found > 5
