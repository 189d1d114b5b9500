"""The page for everybody: whoever hears it, whoever has no mouse, whoever needs contrast."""

from __future__ import annotations

from pathlib import Path
from typing import Any

import discord
import pytest
from playwright.async_api import Page, expect

from playground import Playground
from tests.playground.test_page.conftest import OpenTab
from tests.playground.test_page.waiter import Classic, Table, Waiter

pytestmark = pytest.mark.asyncio(loop_scope="session")
CONTROLS = {
    "button", "link", "textbox", "combobox", "checkbox", "radio", "listbox", "option", "dialog", "image", "img",
    "navigation", "region", "complementary", "heading", "PopUpButton", "DescriptionList",
}  # fmt: skip
CONTRAST = (Path(__file__).parent / "contrast.js").read_text()


async def nameless(page: Page) -> list[str]:
    """The controls, landmarks and pictures without a name, as Chromium tells those who listen."""
    session = await page.context.new_cdp_session(page)
    tree = await session.send("Accessibility.getFullAXTree")
    await session.detach()
    found: list[dict[str, Any]] = [
        one for one in tree["nodes"] if not one.get("ignored") and one["role"]["value"] in CONTROLS
    ]
    assert found, "there is nothing on this page"
    return [str(one["role"]["value"]) for one in found if not one.get("name", {}).get("value", "").strip()]


async def everything(waiter: Waiter, room: discord.TextChannel, playground: Playground, ann: int) -> None:
    """One of everything in the channel."""
    thread = await room.create_thread(name="The trial of Ben", type=discord.ChannelType.public_thread)
    await thread.send("Order!")
    first = await room.send("A **bold** word, `code`, https://example.com and ||a spoiler||\n> a quote\n-# small print")
    await first.edit(content=f"<@{ann}> is wanted in <#{room.id}>, <t:1793559600:R> at </ping:1>")
    embed = discord.Embed(title="A title", description="Text", url="https://example.com").set_footer(text="The foot")
    await room.send(embed=embed.add_field(name="Name", value="Value"))
    await room.send("Counted 0", view=Classic(waiter, first.jump_url))
    await room.send(view=Table(waiter), files=Table.files())
    await playground.hands.say(ann, room.id, "I say so, too")


async def from_the_top(page: Page) -> None:
    """The next Tab leads to the first thing on the page."""
    await page.evaluate("document.body.tabIndex = -1; document.body.focus()")


async def opened(page: Page, what: str) -> None:
    """Open one of the things that lie over the page."""
    match what:
        case "commands":
            await page.keyboard.type("/")
            await page.locator(".pop .option").first.wait_for()
        case "order":
            await page.keyboard.type("/order")
            await page.keyboard.press("Enter")
            await page.locator(".command-form").wait_for()
        case "form":
            await page.keyboard.type("/form")
            await page.keyboard.press("Enter")
            await page.keyboard.press("Enter")
            await page.locator("dialog").wait_for()
            await page.get_by_role("button", name="Submit").click()
        case "menu":
            await page.get_by_role("combobox", name="Your sides").click()
            await page.locator(".pop .option").first.wait_for()
        case "secret":
            await page.keyboard.type("/secret")
            await page.keyboard.press("Enter")
            await page.keyboard.press("Enter")
            await page.locator(".message.ephemeral").wait_for()
        case "settings" | "faults" | "invite friends":
            await page.get_by_role("button", name=what.capitalize()).click()
            await page.locator("dialog").wait_for()
        case "switcher":
            await page.keyboard.press("Control+k")
            await page.locator("dialog .pop .option").first.wait_for()
        case _:
            pass


OVER = ("nothing", "commands", "order", "form", "menu", "secret", "settings", "faults", "invite friends", "switcher")


@pytest.mark.parametrize("scheme", ["light", "dark"])
async def test_everything_has_a_name_and_can_be_read(
    tab: OpenTab,
    waiter: Waiter,
    dining_room: discord.TextChannel,
    playground: Playground,
    ids: dict[str, int],
    rooms: dict[str, int],
    scheme: str,
) -> None:
    await everything(waiter, dining_room, playground, ids["Ann"])
    page = await tab("Ann", color_scheme=scheme, reduced_motion="reduce")
    await playground.hands.say(ids["Ben"], rooms["kitchen"], f"<@{ids['Ann']}> come")
    await page.locator(".channel.unread").first.wait_for()
    poor: list[str] = []
    for what in OVER:
        await opened(page, what)
        poor += [f"{what}: {one}" for one in (*await nameless(page), *await page.evaluate(CONTRAST))]
        await page.reload()
        await page.locator(".beginning, .earlier").first.wait_for()
        if what == "form":
            await page.get_by_role("button", name="Cancel").click()
            await expect(page.locator("dialog")).to_have_count(0)
    assert poor == []


async def test_the_contrast_test_finds_what_cannot_be_read(tab: OpenTab, waiter: Waiter) -> None:
    page = await tab("Ann", color_scheme="light")
    await page.evaluate("document.getElementById('place').style.color = '#ddd'")
    assert any("dining-room" in one for one in await page.evaluate(CONTRAST))


async def test_the_name_test_finds_what_has_none(tab: OpenTab, waiter: Waiter) -> None:
    page = await tab("Ann")
    await page.evaluate("document.getElementById('crowd').removeAttribute('aria-label')")
    await page.evaluate("document.getElementById('crowd').removeAttribute('title')")
    assert await nameless(page) == ["button"]


async def test_the_first_tab_leads_past_everything_to_writing(tab: OpenTab) -> None:
    page = await tab("Ann")
    await from_the_top(page)
    await page.keyboard.press("Tab")
    await expect(page.get_by_role("link", name="Skip to writing")).to_be_focused()
    await page.keyboard.press("Enter")
    await expect(page.get_by_label("Message #dining-room")).to_be_focused()


async def test_focus_goes_from_members_to_channels_to_messages_to_writing(
    tab: OpenTab, waiter: Waiter, dining_room: discord.TextChannel
) -> None:
    await dining_room.send("Counted 0", view=Classic(waiter, "https://example.com"))
    page = await tab("Ann")
    await from_the_top(page)
    places: list[str] = []
    for _ in range(60):
        await page.keyboard.press("Tab")
        place = await page.evaluate(
            """() => document.activeElement
                .closest(".rail, .tools, .channels, .self, .top, .messages, .composer, .people")
                ?.className.split(" ")[0] ?? ''"""
        )
        if place and (not places or places[-1] != place):
            places.append(place)
        if place == "people":
            break
    assert places == ["rail", "tools", "channels", "self", "top", "messages", "composer", "people"]


@pytest.mark.parametrize(("opener", "drawer"), [("#menu", "#drawer"), ("#crowd", "#people")])
async def test_escape_closes_a_drawer_and_leads_back_to_its_button(tab: OpenTab, opener: str, drawer: str) -> None:
    page = await tab("Ann", width=390, height=844)
    button = page.locator(opener)
    await button.click()
    await expect(button).to_have_attribute("aria-expanded", "true")
    await expect(page.locator(f"{drawer} :focus")).to_have_count(1)
    await page.keyboard.press("Escape")
    await expect(button).to_have_attribute("aria-expanded", "false")
    await expect(button).to_be_focused()
    await expect(page.locator(drawer)).to_be_hidden()


@pytest.mark.parametrize("name", ["Settings", "Faults", "Invite friends"])
async def test_a_dialogue_keeps_the_focus_and_escape_gives_it_back(tab: OpenTab, name: str) -> None:
    page = await tab("Ann")
    button = page.get_by_role("button", name=name)
    await button.click()
    await page.locator("dialog").wait_for()
    for _ in range(12):
        await page.keyboard.press("Tab")
        assert await page.evaluate(
            "document.activeElement === document.body || !!document.activeElement.closest('dialog')"
        )
    await page.keyboard.press("Escape")
    await expect(page.locator("dialog")).to_have_count(0)
    await expect(button).to_be_focused()
