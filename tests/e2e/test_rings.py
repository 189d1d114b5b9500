"""How often a phone rings: the figures of the demo, as counts."""

from __future__ import annotations

import re
from collections import Counter
from collections.abc import Iterator
from dataclasses import dataclass, field

import pytest
from discord.asset import Asset
from discord.gateway import DiscordWebSocket
from discord.http import Route

from bot.demo.evening import Evening, Plan, evening
from bot.demo.reading import Json, text_of
from bot.demo.record import Record
from tests.e2e.evenings import GAME

MOST = 3  # rings a member and round


@pytest.fixture(autouse=True)
def pointed() -> Iterator[None]:
    """discord.py's own addresses again after the test."""
    before = Route.BASE, DiscordWebSocket.DEFAULT_GATEWAY, Asset.BASE
    yield
    Route.BASE, DiscordWebSocket.DEFAULT_GATEWAY, Asset.BASE = before


@dataclass
class Heard:
    """Rings by member and round, as the rounds stand on the boards."""

    round: int = 0
    rings: Counter[tuple[int, int]] = field(default_factory=Counter[tuple[int, int]])


@pytest.fixture
def heard(monkeypatch: pytest.MonkeyPatch) -> Heard:
    """Filled while an evening is recorded."""
    listening, rings = Heard(), Record.rings

    def listen(self: Record, member: int, message: Json) -> bool:
        found = re.search(r"Round (\d+) ·", text_of(message))
        listening.round = max(listening.round, int(found[1]) if found else 0)
        rang = rings(self, member, message)
        listening.rings[member, listening.round] += rang
        return rang

    monkeypatch.setattr(Record, "rings", listen)
    return listening


async def played(seats: int, seed: str) -> tuple[Evening, int]:
    """A whole evening, and its rounds."""
    async with evening(Plan(GAME, seats, seats, seed=seed)) as one:
        await one.begin()
        assert await one.play() == "over"
        return one, await one.rounds()


@pytest.mark.parametrize(("seats", "seed"), [(4, "demo"), (8, "demo"), (10, "demo")])
async def test_a_phone_rings_at_most_three_times_a_round(seats: int, seed: str, heard: Heard) -> None:
    one, rounds = await played(seats, seed)
    for guest in one.guests:
        total = sum(count for (member, _), count in heard.rings.items() if member == guest.id)
        assert total == one.record.counts()[guest.name]
        assert 0 < total <= MOST * rounds, guest.name
    assert max(heard.rings.values()) <= MOST


async def test_the_demo_prints_rings_a_member_and_round_and_requests_a_press() -> None:
    one, rounds = await played(4, "figures")
    first, second, *_ = one.record.figures(rounds).splitlines()
    presses = sum(guest.pressed for guest in one.guests)
    requests = len(one.playground.requests)
    rings = sum(one.record.counts().values())
    assert first == f"Rounds {rounds} · presses {presses} · requests {requests} ({requests / presses:.2f} a press)"
    assert second.endswith(f"rings {rings / 4 / rounds:.1f}")
    assert rings / 4 / rounds <= MOST
