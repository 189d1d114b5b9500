"""Who may ask: nobody but a page that the playground itself has served, on this machine."""

from __future__ import annotations

from collections.abc import AsyncIterator

import aiohttp
import pytest
import pytest_asyncio

from playground import Playground

pytestmark = pytest.mark.asyncio(loop_scope="session")
ACTS = ("say", "slash", "autocomplete", "press", "submit", "close-modal", "dismiss", "dms")


@pytest_asyncio.fixture(loop_scope="session")
async def stranger(playground: Playground) -> AsyncIterator[aiohttp.ClientSession]:
    """A client without any headers of the page."""
    async with aiohttp.ClientSession(playground.url) as session:
        yield session


@pytest.mark.parametrize("path", ["/", "/static/main.js", "/hand/live"])
@pytest.mark.parametrize("host", ["evil.example", "evil.example:80", "127.0.0.1.evil.example", "", "[::1"])
async def test_a_name_that_is_not_this_machines_own_gets_nothing(
    stranger: aiohttp.ClientSession, host: str, path: str
) -> None:
    async with stranger.get(path, headers={"Host": host}) as answer:
        assert answer.status in (400, 403)
        assert "evil" not in await answer.text()


@pytest.mark.parametrize("host", ["127.0.0.1", "localhost", "[::1]", "localhost:1234"])
async def test_this_machines_own_names_get_the_page(stranger: aiohttp.ClientSession, host: str) -> None:
    async with stranger.get("/", headers={"Host": host}) as answer:
        assert answer.status == 200
        assert answer.content_type == "text/html"


@pytest.mark.parametrize("act", ACTS)
@pytest.mark.parametrize("origin", [None, "null", "https://evil.example", "http://localhost", "http://127.0.0.1:1"])
async def test_another_page_cannot_do_anything(
    stranger: aiohttp.ClientSession,
    playground: Playground,
    ids: dict[str, int],
    rooms: dict[str, int],
    act: str,
    origin: str | None,
) -> None:
    body = {"as": str(ids["Ann"]), "channel": str(rooms["dining-room"]), "text": "I confess"}
    headers = {} if origin is None else {"Origin": origin}
    async with stranger.post(f"/hand/{act}", json=body, headers=headers) as answer:
        assert answer.status == 403
    assert playground.hands.seen(ids["Ann"], rooms["dining-room"]) == []


async def test_another_page_cannot_listen(
    stranger: aiohttp.ClientSession, playground: Playground, ids: dict[str, int]
) -> None:
    with pytest.raises(aiohttp.WSServerHandshakeError) as refused:
        await stranger.ws_connect(f"/hand/live?as={ids['Ann']}", headers={"Origin": "https://evil.example"})
    assert refused.value.status == 403


async def test_the_page_cannot_be_framed_and_loads_nothing_from_elsewhere(stranger: aiohttp.ClientSession) -> None:
    async with stranger.get("/") as answer:
        policy = answer.headers["Content-Security-Policy"]
        text = await answer.text()
    assert "frame-ancestors 'none'" in policy
    assert "default-src 'self'" in policy
    assert "http" not in text.replace("http-equiv", "")


@pytest.mark.parametrize("name", ["../page.html", "main.py", "nothing.js", "%2e%2e/guard.py", "../../guard.py"])
async def test_only_the_pages_own_files_are_served(stranger: aiohttp.ClientSession, name: str) -> None:
    async with stranger.get(f"/static/{name}") as answer:
        assert answer.status == 404
