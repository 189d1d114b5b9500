"""The page on a phone: 390 pixels wide, nothing to scroll sideways, everything within reach of a thumb."""

from __future__ import annotations

from pathlib import Path

import discord
import pytest
from playwright.async_api import Page, expect

from tests.playground.test_page.conftest import OpenTab
from tests.playground.test_page.waiter import Table, Waiter

pytestmark = pytest.mark.asyncio(loop_scope="session")
PHONE = {"width": 390, "height": 844}
LONG = "supercalifragilistic" * 8


async def fits(page: Page) -> bool:
    """Whether nothing is wider than the screen."""
    return await page.evaluate(
        """() => ["html", "body", "#scroller", "#messages"].every((one) => {
            const node = document.querySelector(one);
            return node.scrollWidth <= node.clientWidth && node.clientWidth <= 390;
        })"""
    )


async def test_a_full_table_fits_on_a_phone(
    tab: OpenTab, waiter: Waiter, dining_room: discord.TextChannel, shots: Path
) -> None:
    page = await tab("Ann", **PHONE)
    await dining_room.send(f"{LONG}\n```\n{LONG}\n```\nhttps://example.com/{LONG}")
    await dining_room.send(view=Table(waiter, LONG[:90]), files=Table.files())
    await expect(page.get_by_role("button", name="Eat")).to_be_visible()
    assert await fits(page)
    shot = await page.screenshot(path=shots / "phone.png")
    assert shot.startswith(b"\x89PNG")


async def test_members_and_channels_slide_in(tab: OpenTab, rooms: dict[str, int], waiter: Waiter) -> None:
    page = await tab("Ann", **PHONE)
    kitchen = page.locator(f'.channel[data-channel="{rooms["kitchen"]}"]')
    await expect(kitchen).not_to_be_in_viewport()
    await page.get_by_role("button", name="Channels and members").click()
    await expect(kitchen).to_be_in_viewport(ratio=1)
    await expect(page.locator(".seat").last).to_be_in_viewport()
    assert await fits(page)
    await kitchen.click()
    await expect(page.locator("#place")).to_have_text("# kitchen")
    await expect(kitchen).not_to_be_in_viewport()


async def test_another_member_is_two_taps_away_in_the_same_channel(
    tab: OpenTab, rooms: dict[str, int], ids: dict[str, int]
) -> None:
    page = await tab("Ann", **PHONE, path=f"&in={rooms['kitchen']}")
    await page.get_by_role("link", name="Ann", exact=True).click()
    await page.get_by_role("link", name="Play as Jun").click()
    await expect(page.locator("#as")).to_contain_text("Jun")
    await expect(page.locator("#place")).to_have_text("# kitchen")


async def test_a_menu_opens_as_a_sheet_at_the_bottom(
    tab: OpenTab, waiter: Waiter, dining_room: discord.TextChannel
) -> None:
    page = await tab("Ann", **PHONE)
    await dining_room.send(view=Table(waiter), files=Table.files())
    await page.get_by_role("combobox", name="Your course").click()
    box = await page.locator(".pop.sheet").bounding_box()
    assert box is not None
    assert box["x"] >= 0
    assert box["x"] + box["width"] <= 390
    assert box["y"] + box["height"] <= 844
    await page.get_by_role("option", name="Peas").click()
    await expect(page.locator(".message.ephemeral .content")).to_have_text("You chose peas")
    assert await fits(page)


async def test_a_form_and_a_command_fit(tab: OpenTab, waiter: Waiter) -> None:
    page = await tab("Ann", **PHONE)
    await page.get_by_role("button", name="Commands").click()
    await page.get_by_role("option", name="/order").click()
    await expect(page.get_by_role("textbox", name="plates")).to_be_visible()
    assert await fits(page)
    await page.keyboard.press("Escape")  # the list of dishes
    await page.get_by_role("button", name="Give up this command").click()
    await page.get_by_role("button", name="Commands").click()
    await page.get_by_role("option", name="/form").click()
    await page.get_by_role("button", name="Send").click()
    submit = page.get_by_role("button", name="Submit")
    await expect(submit).to_be_in_viewport(ratio=1)
    assert await fits(page)
