"""The figures and the health of the bot, as the operator's programs ask for them."""

from __future__ import annotations

import asyncio
import sqlite3
from collections import Counter
from typing import Any

import aiohttp
import pytest
from prometheus_client.parser import text_string_to_metric_families

from bot.commands import run
from bot.settings import Settings
from bot.watching.endpoint import endpoint
from bot.watching.requests import kind_of
from engines import GAMES
from tests.e2e.evenings import GAME, House
from tests.ops.listening import search, whole_game

HERE = "127.0.0.1"
LABELS = {"what", "outcome", "kind", "status", "scope", "game", "le"}


async def get(port: int, path: str) -> tuple[int, str, str]:
    """Status, kind and text of an answer."""
    async with aiohttp.ClientSession() as session, session.get(f"http://{HERE}:{port}{path}") as answer:
        return answer.status, answer.headers["Content-Type"], await answer.text()


def figures(text: str) -> dict[str, float]:
    """The samples, as they are named: `name` or `name label value …` → value."""
    samples = [one for family in text_string_to_metric_families(text) for one in family.samples]
    assert all(set(one.labels) <= LABELS for one in samples)
    return {
        " ".join([one.name, *(f"{label}={value}" for label, value in sorted(one.labels.items()))]): one.value
        for one in samples
    }


async def test_figures_are_counted_rightly_in_the_format_of_prometheus(house: House) -> None:
    guests = await house.lay(3, 4)
    await house.forge(guests[0], "z|what|is|this")
    await house.forge(house.guest(9), f"t|{house.number}|cards")
    await house.quiet()
    lobby = house.guest(5, room=house.rooms[1])
    await lobby.types(f"newgame {GAME}")
    await house.quiet()
    async with endpoint(house.app, HERE, 0) as port:
        status, kind, text = await get(port, "/metrics")
    assert (status, kind.partition(";")[0]) == (200, "text/plain")
    found = figures(text)
    assert found["maitre_presses_total outcome=done what=command"] == 2
    assert found["maitre_presses_total outcome=done what=lobby"] == 4  # two joined, an AI player, the start
    assert found["maitre_presses_total outcome=refused what=unknown"] == 1
    assert found["maitre_presses_total outcome=refused what=table"] == 1
    assert found["maitre_acknowledgement_seconds_count"] == 8
    assert found[f"maitre_tables game={GAME} status=playing"] == 1
    assert [found[f"maitre_tables game={game} status=over"] for game in GAMES] == [0] * len(GAMES)
    assert found["maitre_lobbies"] == 1
    assert found["maitre_outbox_facts"] == 0
    assert found["maitre_gateway_connected"] == 1
    assert found["maitre_database_bytes"] > 10_000
    sent = Counter((one.method, one.route.rpartition("/")[2]) for one in house.playground.requests)
    assert _requests(found, "acknowledge") == sent["POST", "callback"] == 8
    assert _requests(found, "message") == sent["POST", "messages"] > 4
    assert _requests(found, "direct-open") == sent["POST", "channels"] == 4
    assert _requests(found, "other") == 2  # who it is, and which application


def _requests(found: dict[str, float], kind: str) -> float:
    return sum(value for name, value in found.items() if name.startswith(f"maitre_discord_requests_total kind={kind} "))


async def test_figures_tell_no_secret_of_a_whole_game(house: House) -> None:
    secrets = await whole_game(house, 2, 4)
    async with endpoint(house.app, HERE, 0) as port:
        _, _, text = await get(port, "/metrics")
        _, _, well = await get(port, "/healthz")
    search(text.replace("|", ""), secrets)
    search(well, secrets)
    found = figures(text)
    assert found[f"maitre_tables game={GAME} status=over"] == 1
    assert found[f"maitre_ai_decision_seconds_count game={GAME}"] >= 0
    assert found["maitre_waker_lateness_seconds_count"] > 0


async def test_requests_that_discord_holds_back_are_counted(house: House) -> None:
    await house.lay(4)
    slow = {"message": "slow", "retry_after": 0.01, "global": False}
    house.playground.fault("POST", "/channels/.*/messages", times=1, status=429, body=slow)
    await house.guest(0).types("table pause")
    await house.quiet()
    async with endpoint(house.app, HERE, 0) as port:
        found = figures((await get(port, "/metrics"))[2])
    assert sum(value for name, value in found.items() if name.startswith("maitre_discord_rate_limited_total")) >= 1
    assert found["maitre_discord_requests_total kind=message status=429"] == 1


def test_the_kind_of_a_request_has_neither_ids_nor_tokens() -> None:
    asked = {
        ("POST", "/api/v10/interactions/1/token/callback"): "acknowledge",
        ("POST", "/api/v10/webhooks/1/token"): "answer",
        ("PATCH", "/api/v10/webhooks/1/token/messages/@original"): "answer-edit",
        ("POST", "/api/v10/channels/5/messages"): "message",
        ("PATCH", "/api/v10/channels/5/messages/6"): "message-edit",
        ("DELETE", "/api/v10/channels/5/messages/6"): "message-delete",
        ("POST", "/api/v10/users/@me/channels"): "direct-open",
        ("GET", "/api/v10/guilds/5/members/6"): "other",
    }
    assert {key: kind_of(*key) for key in asked} == asked


# ------------------------------------------------ health


async def test_a_bot_that_is_well_says_so(house: House) -> None:
    async with endpoint(house.app, HERE, 0) as port:
        assert (await get(port, "/healthz"))[::2] == (200, "ok\n")
        assert (await get(port, "/healthz?again"))[0] == 200


async def test_a_lost_gateway_is_a_complaint_until_it_is_found(house: House) -> None:
    async with endpoint(house.app, HERE, 0) as port:
        await house.app.client.on_shard_disconnect(0)
        assert (await get(port, "/healthz"))[::2] == (503, "gateway: not connected to Discord\n")
        assert figures((await get(port, "/metrics"))[2])["maitre_gateway_connected"] == 0
        await house.app.client.on_shard_resumed(0)
        assert (await get(port, "/healthz"))[0] == 200


async def test_a_locked_database_is_a_complaint_until_it_takes_a_write(house: House) -> None:
    other = sqlite3.connect(house.data, isolation_level=None, check_same_thread=False)
    async with endpoint(house.app, HERE, 0, patience=0.2) as port:
        await asyncio.to_thread(other.execute, "BEGIN IMMEDIATE")
        assert (await get(port, "/healthz"))[::2] == (503, "database: has not taken a write for 0 s\n")
        assert (await get(port, "/healthz"))[0] == 503, "no second write waits beside the first"
        other.execute("ROLLBACK")
        async with asyncio.timeout(20):
            while (await get(port, "/healthz"))[0] != 200:
                pass
    other.close()


async def test_a_full_disk_is_a_complaint_that_names_no_more_than_its_kind(
    house: House, monkeypatch: pytest.MonkeyPatch
) -> None:
    async def full() -> None:
        raise sqlite3.OperationalError("database or disk is full of fish-knives")

    async with endpoint(house.app, HERE, 0) as port:
        monkeypatch.setattr(house.app.store, "commit", full)
        assert (await get(port, "/healthz"))[::2] == (503, "database: cannot be written (OperationalError)\n")


async def test_a_waker_that_is_late_or_gone_is_a_complaint(house: House, monkeypatch: pytest.MonkeyPatch) -> None:
    async with endpoint(house.app, HERE, 0) as port:
        monkeypatch.setattr(type(house.app.waker), "behind", property(lambda _: 31.0))
        assert (await get(port, "/healthz"))[::2] == (503, "waker: 31 s behind\n")
        monkeypatch.setattr(type(house.app.waker), "running", property(lambda _: False))
        assert (await get(port, "/healthz"))[::2] == (503, "waker: not running\n")


# ------------------------------------------------ off by default


@pytest.mark.parametrize("port", [None, 0])
async def test_nothing_is_served_unless_the_operator_names_a_port(
    house: House, monkeypatch: pytest.MonkeyPatch, port: int | None
) -> None:
    assert Settings(_env_file=None).metrics_port is None  # type: ignore[call-arg]
    await house.close()
    stop, served = asyncio.Event(), list[int]()
    monkeypatch.setattr(run, "stop_signal", lambda: stop)

    def listen(app: Any, host: str, port: int) -> Any:
        served.append(port)
        return endpoint(app, host, port)

    monkeypatch.setattr(run, "endpoint", listen)
    settings = Settings(_env_file=None, data=house.data, metrics_port=port)  # type: ignore[call-arg]
    stop.set()
    assert await run._serve(settings, house.playground.token, False) == 0
    assert served == ([] if port is None else [0])
