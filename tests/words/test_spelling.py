"""Commands have names, descriptions and choices in every language of Discord that we have words for."""

from __future__ import annotations

import unicodedata
from collections.abc import AsyncIterator, Iterator
from typing import Any

import pytest
from discord.asset import Asset
from discord.gateway import DiscordWebSocket
from discord.http import Route

from bot.demo.evening import Plan, evening
from bot.words import speak
from engines import GAMES
from tests.words.english import english

CHINESE = ("zh-CN", "zh-TW")
Json = dict[str, Any]


@pytest.fixture(scope="module", autouse=True)
def pointed() -> Iterator[None]:
    """discord.py's own addresses again after the test."""
    before = Route.BASE, DiscordWebSocket.DEFAULT_GATEWAY, Asset.BASE
    yield
    Route.BASE, DiscordWebSocket.DEFAULT_GATEWAY, Asset.BASE = before


@pytest.fixture
async def commands() -> AsyncIterator[list[Json]]:
    """As the bot registers them."""
    async with evening(Plan(next(iter(GAMES)), 4, 1)) as one:
        assert one.playground.complaints == []  # Discord takes them
        yield one.playground.world.commands[None]


def nodes(commands: list[Json]) -> Iterator[tuple[str, Json]]:
    """Every command, subcommand and option, with its path."""

    def within(path: str, node: Json) -> Iterator[tuple[str, Json]]:
        yield path, node
        for one in node.get("options") or []:
            yield from within(f"{path} {one['name']}", one)

    for one in commands:
        yield from within(one["name"], one)


async def test_every_command_and_option_has_a_name_and_a_description_in_chinese(commands: list[Json]) -> None:
    found = list(nodes(commands))
    assert len(found) > 40
    for path, node in found:
        for locale in CHINESE:
            name, description = node["name_localizations"][locale], node["description_localizations"][locale]
            assert 1 <= len(name) <= 32, path
            assert all(unicodedata.category(letter)[0] in "LN" or letter in "-_'" for letter in name), path
            assert name == name.lower(), path
            assert 1 <= len(description) <= 100, path
            assert not english(name) + english(description), path
        assert set(node["name_localizations"]) == set(CHINESE), path


async def test_every_choice_has_a_name_in_chinese(commands: list[Json]) -> None:
    choices = [choice for _, node in nodes(commands) for choice in node.get("choices") or []]
    assert len(choices) > 20
    for choice in choices:
        for locale in CHINESE:
            assert not english(choice["name_localizations"][locale]), choice["value"]


async def test_no_two_names_beside_each_other_are_the_same_in_any_language(commands: list[Json]) -> None:
    for beside in [commands, *(node.get("options") or [] for _, node in nodes(commands))]:
        for locale in CHINESE:
            names = [one["name_localizations"][locale] for one in beside]
            assert len(set(names)) == len(names)


async def test_the_english_names_are_those_of_the_english_words(commands: list[Json]) -> None:
    words = speak("en-US")
    here = {path for path, _ in nodes(commands)}
    for one in ("newgame", "cards", "rules", "card", "privacy", "table"):
        assert words(f"name-{one}") in here
    for one in ["status", "leave", "kick", "join", "host", "log", "pause", "resume", "more-time", "move", "end"]:
        assert f"{words('name-table')} {words(f'name-{one}')}" in here
