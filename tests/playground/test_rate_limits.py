"""Rate limits: what the headers say, and what happens to who does not listen."""

from __future__ import annotations

from collections.abc import AsyncIterator

import pytest

from playground import Playground, point_discord_py_at
from playground.ratelimits import Limited, RateLimits
from tests.playground.butler import Butler, serving
from tests.playground.conftest import new_playground
from tests.playground.rest import Rest
from tests.playground.test_messages import channel_of

MESSAGES = ("POST", "/channels/{channel_id}/messages")


class Watch:
    """A clock that a test moves."""

    def __init__(self) -> None:
        self.now = 100.0

    def __call__(self) -> float:
        return self.now


@pytest.fixture
async def strict_playground(pointed: None) -> AsyncIterator[Playground]:
    """A playground with limits as tight as Discord's."""
    one = new_playground(rate_limits=True)
    await one.start()
    point_discord_py_at(one.url)
    yield one
    await one.stop()
    assert one.complaints == []


def test_five_messages_in_five_seconds_are_taken_a_channel() -> None:
    clock = Watch()
    limits = RateLimits(True, clock)
    left = [limits.take(*MESSAGES, "1")["X-RateLimit-Remaining"] for _ in range(5)]
    assert left == ["4", "3", "2", "1", "0"]
    assert limits.take(*MESSAGES, "2")["X-RateLimit-Remaining"] == "4"
    clock.now += 2
    with pytest.raises(Limited) as limited:
        limits.take(*MESSAGES, "1")
    assert (limited.value.retry_after, limited.value.everywhere) == (3.0, False)
    clock.now += 3
    assert limits.take(*MESSAGES, "1")["X-RateLimit-Remaining"] == "4"


def test_fifty_requests_in_a_second_are_taken_over_all_but_interactions_are_not_counted() -> None:
    limits = RateLimits(True, Watch())
    for channel in range(50):
        limits.take(*MESSAGES, str(channel))
    assert limits.take("POST", "/interactions/{interaction_id}/{interaction_token}/callback", "") == {}
    limits.take("POST", "/webhooks/{webhook_id}/{webhook_token}", "1/a")
    with pytest.raises(Limited) as limited:
        limits.take(*MESSAGES, "51")
    assert limited.value.everywhere


def test_switched_off_limits_are_generous_and_still_have_headers() -> None:
    limits = RateLimits(False, Watch())
    headers = [limits.take(*MESSAGES, "1") for _ in range(100)][-1]
    assert headers["X-RateLimit-Remaining"] == "9900"
    assert float(headers["X-RateLimit-Reset-After"]) == 1.0
    assert headers["X-RateLimit-Bucket"] != limits.take("GET", "/users/@me", "")["X-RateLimit-Bucket"]


async def test_the_sixth_message_is_refused_with_the_time_to_wait(strict_playground: Playground) -> None:
    room = next(iter(strict_playground.world.channels))
    async with Rest(strict_playground) as rest:
        for number in range(5):
            assert (await rest.post(f"/channels/{room}/messages", {"content": str(number)}))[0] == 200
        status, body = await rest.post(f"/channels/{room}/messages", {"content": "6"})
    assert (status, body["global"]) == (429, False)
    assert 0 < body["retry_after"] <= 5
    assert rest.headers["Via"]
    assert int(rest.headers["Retry-After"]) >= 1
    assert len(strict_playground.world.messages[room]) == 5


async def test_discord_py_works_within_the_limits(strict_playground: Playground) -> None:
    async with serving(Butler(), strict_playground) as butler:
        for room in strict_playground.hands.channels(strict_playground.world.people[0]):
            for number in range(4):
                await channel_of(butler, int(room["id"])).send(str(number))
    assert {one.status for one in strict_playground.requests} <= {200, 204}


async def test_discord_py_waits_and_asks_again_after_a_429(butler: Butler, playground: Playground, room: int) -> None:
    body = {"message": "You are being rate limited.", "retry_after": 0.01, "global": False}
    playground.fault("POST", "/messages", status=429, body=body, headers={"Via": "1.1 x"}, times=2)
    playground.requests.clear()
    assert (await channel_of(butler, room).send("soup")).content == "soup"
    assert [one.status for one in playground.requests] == [429, 429, 200]
