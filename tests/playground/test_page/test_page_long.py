"""A channel of two thousand messages: what is done for each is counted, since a clock would tell of the machine."""

from __future__ import annotations

from collections.abc import AsyncIterator

import pytest
import pytest_asyncio
from playwright.async_api import Page, expect

from playground import Playground
from tests.playground.test_page.conftest import OpenTab

pytestmark = pytest.mark.asyncio(loop_scope="session")
MANY = 2000
EVENING = 700  # messages that come while the page is open
Ids = dict[str, int]
WATCH = """() => {
  globalThis.changes = 0;
  globalThis.watcher = new MutationObserver((all) => {
    for (const one of all) globalThis.changes += one.addedNodes.length + one.removedNodes.length;
  });
  globalThis.watcher.observe(document.getElementById("messages"), { childList: true });
}"""


@pytest_asyncio.fixture(loop_scope="session")
async def long(playground: Playground, ids: Ids, rooms: Ids) -> AsyncIterator[Playground]:
    """The playground, with a long evening in its first channel."""
    for number in range(MANY):
        name = ("Ann", "Ben", "Chloé")[number % 3]
        await playground.hands.say(ids[name], rooms["dining-room"], f"**line** {number} of `many` :)")
    yield playground


async def elements(page: Page) -> int:
    return await page.evaluate("document.getElementById('messages').getElementsByTagName('*').length")


async def test_only_the_end_of_a_long_channel_is_drawn(long: Playground, tab: OpenTab) -> None:
    page = await tab("Ann")
    await expect(page.get_by_text(f"{MANY - 1} of many")).to_be_in_viewport()
    assert await page.locator(".message").count() <= 240
    assert await elements(page) < 240 * 20
    await page.evaluate("document.getElementById('scroller').scrollTo(0, 0)")
    await expect(page.locator(".message")).to_have_count(290)


async def test_one_more_message_draws_one_message(long: Playground, tab: OpenTab, ids: Ids, rooms: Ids) -> None:
    page = await tab("Ann")
    await expect(page.get_by_text(f"{MANY - 1} of many")).to_be_in_viewport()
    await page.evaluate(WATCH)
    said = await long.hands.say(ids["Ben"], rooms["dining-room"], "one more")
    await expect(page.get_by_text("one more", exact=True).first).to_be_in_viewport()
    assert await page.evaluate("globalThis.changes") == 1
    long.posting.edit(long.world.find_message(int(said["id"])), {"content": "mended"})
    await expect(page.locator(".message .content").last).to_contain_text("mended")
    assert await page.evaluate("globalThis.changes") == 3  # the one goes, the other comes


async def test_a_long_evening_with_the_page_open_does_not_grow_without_end(
    playground: Playground, tab: OpenTab, ids: Ids, rooms: Ids
) -> None:
    page = await tab("Ann")
    for number in range(EVENING):
        await playground.hands.say(ids[("Ben", "Chloé")[number % 2]], rooms["dining-room"], f"line {number}")
    await expect(page.get_by_text(f"line {EVENING - 1}", exact=True).first).to_be_in_viewport()
    assert await page.locator(".message").count() <= 480
    await expect(page.locator(".earlier")).to_have_count(1)
    await expect(page.locator(".message").first).to_have_class("message head")
    await page.locator(".earlier").click()
    numbers = await page.locator(".message .content").all_inner_texts()
    first = int(numbers[0].removeprefix("line "))
    assert numbers == [f"line {number}" for number in range(first, EVENING)]


async def test_a_link_to_an_early_message_leads_there(long: Playground, tab: OpenTab, ids: Ids, rooms: Ids) -> None:
    early = list(long.world.messages[rooms["dining-room"]])[5]
    link = f"https://discord.com/channels/{long.world.guild['id']}/{rooms['dining-room']}/{early}"
    await long.hands.say(ids["Ben"], rooms["dining-room"], f"see {link}")
    page = await tab("Ann")
    await page.get_by_role("link", name="#dining-room › message").click()
    await expect(page.locator(".message.glow")).to_contain_text("line 5 of many")
