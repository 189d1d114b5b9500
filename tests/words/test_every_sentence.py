"""Every sentence that is asked for is there, once, and every sentence that is there is asked for."""

from __future__ import annotations

import ast
import re
from collections import Counter
from functools import cache
from pathlib import Path

import pytest

from bot.words import HOUSE, LOCALES, files, keys, speak
from engines import GAMES
from engines.kernel import errors
from tests.words.sources import asked, modules, texts

LANGUAGES = sorted(path.name for path in LOCALES.iterdir())
OWNERS = [HOUSE, *GAMES]
TREES = {path: ast.parse(path.read_text("utf-8")) for path in modules()}
COMMAND = 100  # characters of a command's description


@cache
def known(locale: str, owner: str) -> list[str]:
    return [key for path in files(locale, owner) for key in keys(path)]


@pytest.mark.parametrize("locale", LANGUAGES)
@pytest.mark.parametrize("owner", OWNERS)
def test_no_key_stands_twice(locale: str, owner: str):
    assert not [key for key, count in Counter(known(locale, owner)).items() if count > 1]


@pytest.mark.parametrize("locale", LANGUAGES)
def test_every_file_belongs_to_the_house_or_to_a_game(locale: str):
    assert {path.name.split(".")[0] for path in (LOCALES / locale).iterdir()} == set(OWNERS)


@pytest.mark.parametrize("owner", OWNERS)
@pytest.mark.parametrize("locale", LANGUAGES)
def test_every_language_has_the_same_sentences(locale: str, owner: str):
    assert set(known(locale, owner)) == set(known("en-US", owner))


@pytest.mark.parametrize("path", TREES, ids=lambda path: "/".join(path.parts[-2:]))
def test_every_sentence_that_the_code_asks_for_is_there(path: Path):
    there = {key for owner in OWNERS for key in known("en-US", owner)}
    for wanted in asked(TREES[path]):
        assert any(re.fullmatch(wanted, key) for key in there), wanted


def test_every_sentence_of_the_house_is_asked_for():
    patterns = [re.compile(text) for tree in TREES.values() for text in texts(tree) if re.search(r"\w", text)]
    wide = [one for one in patterns if one.pattern != r"[\w-]+"]
    unused = [key for key in known("en-US", HOUSE) if not any(one.fullmatch(key) for one in wide)]
    assert not unused


def test_every_refusal_has_its_sentence():
    codes = {one.code for one in vars(errors).values() if isinstance(one, type) and issubclass(one, errors.Refused)}
    there = known("en-US", HOUSE)
    assert {f"refused-{code}" for code in codes} <= set(there)


def test_what_commands_do_is_said_shortly():
    words = speak("en-US")
    for key in known("en-US", HOUSE):
        if key.startswith("command-"):
            assert len(words(key)) <= COMMAND, key


@pytest.mark.parametrize("game", GAMES)
def test_games_and_their_options_are_described_shortly(game: str):
    words = speak("en-US", game)
    assert len(words("game-tagline")) <= COMMAND
    for key in (*known("en-US", game), *known("en-US", HOUSE)):
        if re.fullmatch(r"option-[\w-]+-help", key):
            assert len(words(key)) <= COMMAND, key


@pytest.mark.parametrize("game", GAMES)
def test_every_option_has_its_sentences(game: str):
    from bot.options import offered

    words = speak("en-US", game)
    for option in offered(GAMES[game]):
        assert words(f"option-{option.name}")
        assert words(f"option-{option.name}-help")
        for value in option.values:
            if isinstance(value, str):
                assert words(f"value-{option.name}-{value}")
            elif not isinstance(value, bool) and not any(isinstance(one, str) for one in option.values):
                assert words(f"value-{option.name}", value=int(value or 0))
