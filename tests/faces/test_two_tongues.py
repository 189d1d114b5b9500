"""Members of several languages at one table: each reads their own, and all can speak of the same card."""

from __future__ import annotations

import re
from types import SimpleNamespace
from typing import Any, cast

import discord
import pytest

from bot.carrying.renderer import Renderer
from bot.carrying.sight import Eyes
from bot.places import spoken_in
from bot.render import find_cards
from bot.screen import Button, Menu
from bot.tables import Sitter, TableInfo
from bot.words import speak
from engines import GAMES
from engines.kernel import Game
from tests.faces.reading import controls, text
from tests.faces.tables import lay, play

GAME = "who-should-we-eat"
HAN = re.compile(r"[\u4e00-\u9fff]")


def table_of(channel: str, *readers: str) -> TableInfo:
    sitters = tuple(Sitter(seat, 1000 + seat, f"{seat}", locale) for seat, locale in enumerate(readers, 1))
    return TableInfo(1, GAME, 1, 2, 1001, channel, sitters)


def test_the_channel_and_each_member_are_told_in_their_own_language():
    eyes = Eyes(cast("Renderer", None), speak, {})
    table = table_of("zh-TW", "en-GB", "zh-CN", "de")
    assert eyes.words_of(table, None).locale == "zh-CN"
    assert eyes.words_of(table, None).beside is None
    assert [eyes.words_of(table, seat).locale for seat in (1, 2, 3)] == ["en-US", "zh-CN", "en-US"]
    assert eyes.words_of(table, 2).beside is None
    for seat in (1, 3):
        beside = eyes.words_of(table, seat).beside
        assert beside is not None
        assert beside.locale == "zh-CN"


def interaction(locale: str, guild: str | None, *features: str) -> Any:
    there = None if guild is None else SimpleNamespace(features=list(features))
    return SimpleNamespace(
        locale=discord.Locale(locale), guild_locale=None if guild is None else discord.Locale(guild), guild=there
    )


def test_a_channel_speaks_the_language_of_its_server_if_the_server_chose_one():
    assert spoken_in(interaction("en-US", "zh-CN", "COMMUNITY")) == "zh-CN"
    assert spoken_in(interaction("zh-CN", "en-US", "NEWS", "COMMUNITY")) == "en-US"


def test_a_channel_of_a_server_that_can_choose_none_speaks_as_whoever_opens_the_table():
    assert spoken_in(interaction("zh-TW", "en-US")) == "zh-TW"
    assert spoken_in(interaction("en-GB", None)) == "en-GB"


@pytest.mark.parametrize("locale", ["en-US", "zh-CN"])
@pytest.mark.parametrize("looked", ["Fish Knife", "fish kn", "鱼刀", "fish-knife"])
def test_a_card_is_found_by_its_name_in_any_language(locale: str, looked: str):
    words = speak(locale)
    assert find_cards(GAME, looked, words)[0] == ("fish-knife", words.of(GAME)("card-fish-knife"))


def test_a_whole_name_comes_before_one_that_only_begins_with_it():
    assert find_cards("peasant-buffet", "Torch", speak("zh-CN"))[0][0] == "torch"
    assert find_cards(GAME, "no such card", speak("zh-CN")) == []


@pytest.mark.parametrize("game", GAMES.values(), ids=lambda game: game.slug)
def test_in_a_panel_cards_have_both_names_and_labels_one(game: Game[Any]):
    words = speak("zh-CN", game.slug, beside="en-US")
    english = {words.beside(f"card-{card.id}") for card in game.cards()} if words.beside is not None else set()
    both, labels = 0, 0
    for now in play(lay(game, max(game.seats), words, "two tongues"), 2):
        for seat in now.seats:
            panel = now.panel(seat)
            both += any(f"（{name}）" in text(panel) for name in english)
            for one in controls(panel):
                said = [choice.label for choice in one.choices] if isinstance(one, Menu) else [one.label]
                labels += len(said) if isinstance(one, Button | Menu) else 0
                assert not [label for label in said if any(f"（{name}" in label for name in english)]
        if both > 20 and labels > 20:
            break
    assert both > 20
    assert labels > 20


def test_whoever_reads_the_tables_language_reads_cards_by_one_name():
    words = speak("zh-CN", GAME, beside="zh-TW")
    assert "Fish" not in words.name("card-fish-knife")
    assert HAN.search(words.name("card-fish-knife"))
