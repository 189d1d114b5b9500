"""The door for friends: shut unless it is opened, and then only for who has the link."""

from __future__ import annotations

import re
from collections.abc import AsyncIterator

import aiohttp
import pytest
import pytest_asyncio
from playwright.async_api import expect
from yarl import URL

from bot.commands.play import declare
from playground import Playground
from playground.page.door import Door, own_address
from tests.playground.test_page.conftest import OpenTab

pytestmark = pytest.mark.asyncio(loop_scope="session")


@pytest_asyncio.fixture(loop_scope="session")
async def link(playground: Playground) -> AsyncIterator[URL]:
    """The friends' link, with the door open at an address that is not one of the home names."""
    door = Door(playground)
    yield URL(await door.open("127.0.0.2"))
    await door.shut()


@pytest_asyncio.fixture(loop_scope="session")
async def stranger(link: URL) -> AsyncIterator[aiohttp.ClientSession]:
    """Somebody in the network, without the link."""
    jar = aiohttp.CookieJar(unsafe=True)
    async with aiohttp.ClientSession(link.origin(), cookie_jar=jar) as session:
        yield session


async def test_the_door_is_shut_unless_asked_for(playground: Playground) -> None:
    import argparse

    parser = argparse.ArgumentParser()
    declare(parser)
    assert parser.parse_args([]).friends is False
    assert playground.page.room.invitation is None


async def test_two_doors_have_two_keys(playground: Playground) -> None:
    keys = set()
    for _ in range(2):
        door = Door(playground)
        keys.add(URL(await door.open("127.0.0.2")).query["key"])
        await door.shut()
    assert len(keys) == 2
    assert all(len(key) >= 20 for key in keys)


@pytest.mark.parametrize("path", ["/", "/?as=ann", "/?key=", "/?key=wrong", "/static/main.js", "/hand/live?as=1"])
@pytest.mark.parametrize("host", [None, "127.0.0.1", "localhost"])
async def test_nobody_comes_in_without_the_link(stranger: aiohttp.ClientSession, path: str, host: str | None) -> None:
    headers = {} if host is None else {"Host": host}
    async with stranger.get(path, headers=headers) as answer:
        assert answer.status == 403
        assert "Long Table" not in await answer.text()


@pytest.mark.parametrize("act", ["say", "press", "fault", "open-dm"])
async def test_nobody_does_anything_without_the_link(
    stranger: aiohttp.ClientSession, link: URL, playground: Playground, rooms: dict[str, int], act: str
) -> None:
    member = playground.world.people[0]
    body = {"as": str(member), "channel": str(rooms["kitchen"]), "text": "boo", "what": "drop"}
    async with stranger.post(f"/hand/{act}", json=body, headers={"Origin": str(link.origin())}) as answer:
        assert answer.status in (403, 404)
    assert playground.hands.seen(member, rooms["kitchen"]) == []


@pytest.mark.parametrize("path", ["/api/v10/gateway", "/api/v10/users/@me", "/gateway", "/gateway/"])
async def test_what_a_bot_speaks_to_is_not_behind_the_door(
    stranger: aiohttp.ClientSession, link: URL, playground: Playground, path: str
) -> None:
    async with stranger.get(link.with_path("/").with_query(link.query)):
        pass
    headers = {"Authorization": f"Bot {playground.token}"}
    async with stranger.get(path, headers=headers) as answer:
        assert answer.status == 404


async def test_files_are_for_who_has_the_link(
    stranger: aiohttp.ClientSession, link: URL, playground: Playground
) -> None:
    playground.world.files["attachments/1/soup.txt"] = ("text/plain", b"salt")
    async with stranger.get("/cdn/attachments/1/soup.txt") as answer:
        assert answer.status == 403
    async with stranger.get(link.relative()):
        pass
    async with stranger.get("/cdn/attachments/1/soup.txt") as answer:
        assert await answer.read() == b"salt"


async def test_the_key_goes_out_of_the_address_into_a_cookie_that_no_script_reads(
    stranger: aiohttp.ClientSession, link: URL
) -> None:
    async with stranger.get(link.relative().update_query({"as": "ben"}), allow_redirects=False) as answer:
        assert answer.status == 302
        assert answer.headers["Location"] == "/?as=ben"
        cookie = answer.headers["Set-Cookie"]
    assert "HttpOnly" in cookie
    assert "SameSite=Lax" in cookie


async def test_even_with_the_cookie_another_page_cannot_do_anything(
    stranger: aiohttp.ClientSession, link: URL, playground: Playground, rooms: dict[str, int]
) -> None:
    async with stranger.get(link.relative()):
        pass
    member = playground.world.people[0]
    body = {"as": str(member), "channel": str(rooms["kitchen"]), "text": "boo"}
    for origin in ("https://evil.example", "null"):
        async with stranger.post("/hand/say", json=body, headers={"Origin": origin}) as answer:
            assert answer.status == 403
    assert playground.hands.seen(member, rooms["kitchen"]) == []


async def test_the_key_opens_nothing_at_home_and_a_shut_door_lets_nobody_in(playground: Playground) -> None:
    door = Door(playground, "k" * 22)
    link = URL(await door.open("127.0.0.2"))
    await door.shut()
    async with aiohttp.ClientSession() as session:
        with pytest.raises(aiohttp.ClientConnectionError):
            await session.get(link)
        async with session.get(
            URL(playground.url) / "", headers={"Host": "evil.example"}, params={"key": "k" * 22}
        ) as one:
            assert one.status == 403


async def test_a_friend_plays_with_the_link_and_sees_no_faults_and_no_link(
    tab: OpenTab, playground: Playground, link: URL, ids: dict[str, int]
) -> None:
    ann = await tab("Ann")
    await ann.get_by_role("button", name="Invite friends").click()
    await ann.get_by_label("Whom your friend plays").select_option("ben")
    invitation = await ann.get_by_label("The link").input_value()
    assert invitation == str(link.update_query({"as": "ben"}))
    await ann.keyboard.press("Escape")

    friend = await ann.context.browser.new_context(locale="en-GB")  # type: ignore[union-attr]
    try:
        page = await friend.new_page()
        await page.goto(invitation)
        await expect(page.locator("#self b")).to_have_text("Ben")
        assert "key" not in page.url
        await page.get_by_label("Message #dining-room").fill("from the sofa")
        await page.keyboard.press("Enter")
        await expect(ann.locator(".message .content")).to_have_text("from the sofa")
        await expect(ann.locator(f'.person[data-person="{ids["Ben"]}"]')).not_to_have_class(re.compile("away"))
        await expect(page.get_by_role("button", name="Faults")).to_have_count(0)
        await expect(page.get_by_role("button", name="Invite friends")).to_have_count(0)
        assert await page.evaluate("import('/static/state.js').then(({ state }) => state.invitation)") is None
    finally:
        await friend.close()
    await expect(ann.locator(f'.person[data-person="{ids["Ben"]}"]')).to_have_class(re.compile("away"))


async def test_a_shut_door_says_how_to_open_it(tab: OpenTab) -> None:
    page = await tab("Ann")
    await page.get_by_role("button", name="Invite friends").click()
    await expect(page.get_by_role("dialog", name="Invite friends").locator("code")).to_have_text("--friends")


async def test_this_machine_knows_its_address() -> None:
    assert own_address()
    assert "/" not in own_address()
