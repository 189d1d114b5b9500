"""Whole games among members whose clients speak Chinese: nobody sees a word of English."""

from __future__ import annotations

import re
from collections.abc import Iterator
from typing import Any

import pytest
from discord.asset import Asset
from discord.gateway import DiscordWebSocket
from discord.http import Route

from bot.demo.evening import Plan, evening
from engines import GAMES
from tests.e2e.evenings import GAME, OPENAPI
from tests.words.english import english

HAN = re.compile(r"[\u4e00-\u9fff]")
BOTH = re.compile(r"\([^()]+\)")  # a name in the table's language, behind one's own
EVENINGS = [(GAME, 8, {"edition": "chinese"}), *((slug, min(game.seats), {}) for slug, game in GAMES.items())]


@pytest.fixture(autouse=True)
def pointed() -> Iterator[None]:
    """discord.py's own addresses again after the test."""
    before = Route.BASE, DiscordWebSocket.DEFAULT_GATEWAY, Asset.BASE
    yield
    Route.BASE, DiscordWebSocket.DEFAULT_GATEWAY, Asset.BASE = before


@pytest.mark.parametrize(("game", "seats", "options"), EVENINGS)
async def test_a_game_in_chinese_has_no_english_in_it(game: str, seats: int, options: dict[str, Any]) -> None:
    plan = Plan(game, seats, seats, seed=f"{seats} 人吃饭", options=options, locale="zh-CN")
    async with evening(plan, OPENAPI if OPENAPI.exists() else None) as one:
        await one.begin()
        assert await one.play() == "over"
        assert one.playground.complaints == []
        texts = [*one.record.together(), *(text for guest in one.guests for text in one.record.alone(guest))]
        names = [guest.name for guest in one.guests]
    assert len(texts) > 50
    assert {text for text in texts if english(text, names)} == set()


async def test_everybody_reads_their_own_messages_in_their_own_language_and_cards_by_both_names() -> None:
    """Ann reads Chinese, the others English; the channel speaks Ann's language, since she opened the table."""
    plan = Plan(GAME, 4, 4, seed="two tongues", locale="zh-CN")
    async with evening(plan) as one:
        ann, *others = one.guests
        for guest in others:
            guest.speaks("en-GB")
        await one.begin()
        assert await one.play() == "over"
        anns, bens = one.record.alone(ann), one.record.alone(others[0])
        channel = one.record.together()
        names = [guest.name for guest in one.guests]
    assert channel
    assert not [text for text in channel if english(text, names)]
    assert anns
    assert not [text for text in anns if english(text, names)]
    panels = [text for text in bens if "## You are" in text]
    assert panels
    assert all(HAN.search(text) for text in panels)  # the names that the others read
    assert not [text for text in panels if HAN.search(BOTH.sub("", text))]
