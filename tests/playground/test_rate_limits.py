"""Rate limits: what the headers say, and what happens to who does not listen."""

from __future__ import annotations

from collections.abc import AsyncIterator

import pytest

from playground import Playground, point_discord_py_at
from playground.ratelimits import RENAMING, Limited, RateLimits
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


def test_a_channel_is_renamed_twice_in_ten_minutes() -> None:
    clock = Watch()
    limits = RateLimits(True, clock)
    for _ in range(2):
        limits.take(*RENAMING, "1")
    with pytest.raises(Limited) as limited:
        limits.take(*RENAMING, "1")
    assert limited.value.retry_after == 600.0
    limits.take(*RENAMING, "2")


async def test_the_third_name_is_refused_and_other_changes_are_not(strict_playground: Playground) -> None:
    room = next(iter(strict_playground.world.channels))
    strict_playground.grant(int(strict_playground.world.guild["roles"][1]["id"]), allow=["MANAGE_CHANNELS"])
    async with Rest(strict_playground) as rest:
        for name in ("hall", "hall", "parlour"):
            assert (await rest.patch(f"/channels/{room}", {"name": name}))[0] == 200
        assert (await rest.patch(f"/channels/{room}", {"nsfw": True}))[0] == 200
        status, body = await rest.patch(f"/channels/{room}", {"topic": "soup"})
    assert status == 429
    assert 599 < body["retry_after"] <= 600


@pytest.mark.parametrize(
    ("method", "template", "most", "seconds"),
    [
        ("PATCH", "/channels/{channel_id}/messages/{message_id}", 5, 5.0),
        ("POST", "/webhooks/{webhook_id}/{webhook_token}", 5, 2.0),
        ("PATCH", "/webhooks/{webhook_id}/{webhook_token}/messages/@original", 5, 2.0),
        ("POST", "/users/@me/channels", 10, 10.0),
        ("GET", "/channels/{channel_id}", 50, 1.0),
    ],
)
def test_each_endpoint_has_its_limit(method: str, template: str, most: int, seconds: float) -> None:
    limits = RateLimits(True, Watch())
    headers = [limits.take(method, template, "1") for _ in range(most)]
    assert [int(one["X-RateLimit-Remaining"]) for one in headers] == list(range(most - 1, -1, -1))
    assert {one["X-RateLimit-Limit"] for one in headers} == {str(most)}
    assert float(headers[-1]["X-RateLimit-Reset-After"]) == seconds
    with pytest.raises(Limited) as limited:
        limits.take(method, template, "1")
    assert limited.value.retry_after == seconds


def test_the_time_in_which_a_limit_was_used_up_is_counted_once() -> None:
    clock = Watch()
    limits = RateLimits(True, clock)
    for _ in range(5):
        limits.take(*MESSAGES, "1")
    clock.now += 3
    for _ in range(5):
        limits.take(*MESSAGES, "2")
    assert (limits.reached, limits.refused, limits.waited()) == (2, 0, 3.0)
    clock.now += 100
    assert limits.waited() == 8.0
    for _ in range(6):
        try:
            limits.take(*MESSAGES, "3")
        except Limited:
            clock.now += 1
    assert (limits.reached, limits.refused, limits.waited()) == (3, 1, 9.0)


def test_switched_off_nobody_waits() -> None:
    clock = Watch()
    limits = RateLimits(False, clock)
    for _ in range(10_000):
        limits.take(*MESSAGES, "1")
    clock.now += 1
    assert (limits.reached, limits.waited()) == (0, 0.0)
