"""The connection to Discord is lost and found again in the middle of a game."""

from __future__ import annotations

import asyncio

import pytest

from playground.gateway import Disturbance
from tests.e2e.evenings import House

HANG = 60.0  # real seconds


@pytest.mark.parametrize("how", ["close", "reconnect", "drop", "invalidate", "forget"])
async def test_the_waker_holds_its_hand_while_nobody_can_reach_the_bot(
    house: House, how: Disturbance, monkeypatch: pytest.MonkeyPatch
) -> None:
    await house.lay_until("select", 4)
    heard: list[str] = []
    back = asyncio.Event()
    lost, found = house.app.waker.lost, house.app.waker.found

    def hear_lost() -> None:
        heard.append("lost")
        lost()

    async def hear_found() -> None:
        await found()
        heard.append("found")
        back.set()

    monkeypatch.setattr(house.app.waker, "lost", hear_lost)
    monkeypatch.setattr(house.app.waker, "found", hear_found)
    await house.playground.gateway(how)
    async with asyncio.timeout(HANG):
        await back.wait()
    assert heard[0] == "lost"
    assert heard[-1] == "found"
    await house.settled()
    await house.play_until("nothing that is ever asked")
    assert (await house.session()).over
