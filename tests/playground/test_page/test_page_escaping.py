"""What people and bots write is text: no name, message, label or file becomes part of the page."""

from __future__ import annotations

import io
from collections.abc import AsyncIterator

import discord
import pytest
import pytest_asyncio
from discord import ui
from playwright.async_api import Browser, Page, expect

from playground import Playground
from tests.playground.test_page.conftest import a_waiter

pytestmark = pytest.mark.asyncio(loop_scope="session")
EVIL = '<img src=x onerror="globalThis.pwned=1"><script>globalThis.pwned=1</script>'
SHORT = "<img src=x onerror=pwned=1>"
LINKS = '[press](javascript:pwned=1) [here](data:text/html,x) <javascript:pwned=1> [a](https://a.b"onmouseover=pwned=1)'


@pytest_asyncio.fixture(loop_scope="session")
async def evil() -> AsyncIterator[Playground]:
    """A playground on which somebody has chosen bad names."""
    one = Playground(members=(f'{SHORT}"&', "</script><script>pwned=1</script>", "Ben"))
    await one.start()
    yield one
    await one.stop()


async def opened(browser: Browser, evil: Playground) -> Page:
    page = await browser.new_page(locale="en-GB")
    await page.goto(f"{evil.url}/?as={evil.world.people[0]}")
    await page.locator(".beginning, .earlier").first.wait_for()
    return page


async def harmless(page: Page) -> None:
    """Nothing that was written has become an element, a handler or an address that runs."""
    found = await page.evaluate(
        """() => [
            globalThis.pwned ?? null,
            document.querySelectorAll('img[src="x"], script:not([src]):not(#words)').length,
            [...document.querySelectorAll("*")]
                .filter((one) => one.getAttributeNames().some((name) => /^on/.test(name))).length,
            [...document.querySelectorAll("a[href]")].filter((one) => !/^https?:$/.test(one.protocol)).length,
        ]"""
    )
    assert found == [None, 0, 0, 0]


async def test_bad_names_are_only_names(browser: Browser, evil: Playground) -> None:
    room = next(iter(evil.world.channels))
    evil.add_channel(SHORT)
    for number, member in enumerate(evil.world.people):
        await evil.hands.say(member, room, f"{number} {EVIL} {LINKS} <@{evil.world.people[0]}>")
    page = await opened(browser, evil)
    try:
        await expect(page.locator(".message")).to_have_count(3)
        await expect(page.locator(".author").first).to_have_text(f'{SHORT}"&')
        await expect(page.locator(".message .content").first).to_contain_text(EVIL)
        await expect(page.locator(".seat-name").nth(1)).to_have_text("</script><script>pwned=1</script>")
        await expect(page.locator(".channel-name").last).to_have_text(SHORT)
        await page.locator(".channel").last.click()
        await expect(page.locator("#place")).to_contain_text(SHORT)
        await page.keyboard.type("@<")
        await page.keyboard.press("Control+k")
        await expect(page.get_by_role("option").last).to_contain_text("Play as")
        await harmless(page)
    finally:
        await page.close()


async def test_a_bots_words_are_only_words(browser: Browser, evil: Playground) -> None:
    room = next(iter(evil.world.channels))
    page = await opened(browser, evil)
    try:
        async with a_waiter(evil) as waiter:
            channel = waiter.get_channel(room)
            assert isinstance(channel, discord.TextChannel)
            view = ui.View(timeout=None)
            view.add_item(ui.Button(label=SHORT, custom_id=SHORT))
            view.add_item(ui.Button(label="out", url="discord://x/%22onclick=pwned=1"))
            choice = discord.SelectOption(label=SHORT, value=EVIL, description=SHORT)
            view.add_item(ui.Select(custom_id='"]', placeholder=SHORT, options=[choice]))
            embed = discord.Embed(title=SHORT, description=EVIL, url="https://a.b/?'\"><b>")
            embed.add_field(name=SHORT, value=EVIL).set_footer(text=EVIL).set_author(name=EVIL)
            await channel.send(EVIL, embed=embed, view=view)
            layout = ui.LayoutView(timeout=None)
            layout.add_item(ui.Container(ui.TextDisplay(EVIL), ui.ActionRow(ui.Button(label=SHORT, custom_id="a"))))
            layout.add_item(ui.File("attachment://img.txt"))
            await channel.send(view=layout, file=discord.File(io.BytesIO(b"x"), "img.txt"))
            await channel.create_thread(name=SHORT, type=discord.ChannelType.public_thread)
            await expect(page.locator(".message")).to_have_count(2)
            await expect(page.locator(".container .prose")).to_have_text(EVIL)
            await expect(page.locator(".embed-title")).to_have_text(SHORT)
            await page.get_by_role("combobox", name=SHORT).click()
            await expect(page.get_by_role("option")).to_contain_text(SHORT)
            await page.keyboard.press("Escape")
            await expect(page.locator("#channels li li")).to_contain_text(SHORT)
            await expect(page.locator("#announcer")).to_contain_text("<img")
            await page.locator("[data-key]").first.click()
            await page.locator(".failed").wait_for()
            assert await page.locator('a[href^="discord:"]').count() <= 1
            await page.evaluate("document.querySelector('a[href^=\"discord:\"]')?.remove()")
            await harmless(page)
    finally:
        await page.close()


async def test_even_a_script_that_came_in_would_not_run(browser: Browser, evil: Playground) -> None:
    page = await opened(browser, evil)
    try:
        await page.evaluate(
            """() => {
              document.body.insertAdjacentHTML("beforeend", "<img src=x onerror='globalThis.pwned=1'>");
              const script = document.createElement("script");
              script.textContent = "globalThis.pwned = 2";
              document.body.append(script);
              return new Promise((done) => document.images[0].addEventListener("error", () => done()));
            }"""
        )
        assert await page.evaluate("globalThis.pwned ?? null") is None
    finally:
        await page.close()
