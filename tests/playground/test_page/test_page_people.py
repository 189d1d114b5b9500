"""Who is there: the list of members, calling them, and the quick way to places and people."""

from __future__ import annotations

import re

import pytest
from playwright.async_api import expect

from playground import Playground
from tests.playground.test_page.conftest import OpenTab
from tests.playground.test_page.waiter import Waiter

pytestmark = pytest.mark.asyncio(loop_scope="session")
Ids = dict[str, int]


async def test_the_list_shows_the_bot_and_who_has_the_page_open(tab: OpenTab, ids: Ids) -> None:
    ann = await tab("Ann")
    ben = ann.locator(f'.person[data-person="{ids["Ben"]}"]')
    await expect(ann.locator(".people h2")).to_have_text(
        ["Game master · 1", "Here now · 1", "Nobody plays them yet · 9"]
    )
    await expect(ben).to_have_class("person away")
    page = await tab("Ben")
    await expect(ben).to_have_class("person")
    second = await tab("Ben")
    await page.close()
    await second.close()
    await expect(ben).to_have_class("person away")


async def test_the_list_is_closed_and_stays_so(tab: OpenTab) -> None:
    page = await tab("Ann")
    people = page.get_by_role("complementary", name="Members")
    await expect(people).to_be_visible()
    button = page.get_by_role("button", name="Members", exact=True)
    await button.click()
    await expect(people).to_be_hidden()
    await expect(button).to_have_attribute("aria-expanded", "false")
    await page.reload()
    await page.locator(".beginning").wait_for()
    await expect(people).to_be_hidden()


async def test_a_press_on_a_member_calls_them(tab: OpenTab) -> None:
    ann, ben = await tab("Ann"), await tab("Ben")
    await ann.get_by_label("Message #dining-room").fill("well,")
    await ann.get_by_role("button", name="Mention Ben").click()
    await expect(ann.get_by_label("Message #dining-room")).to_have_value("well, @Ben ")
    await ann.keyboard.type("now")
    await ann.keyboard.press("Enter")
    await expect(ben.locator(".message.calls .mention.me")).to_have_text("@Ben")


async def test_a_press_on_the_bot_opens_its_direct_messages(tab: OpenTab, waiter: Waiter) -> None:
    page = await tab("Ann")
    await page.get_by_role("button", name="Write to Maître d'").click()
    await expect(page.locator("#place")).to_contain_text("Maître d'")
    await page.get_by_label("Message @Maître d'").fill("hello")
    await page.keyboard.press("Enter")
    await expect(page.locator(".message .content")).to_have_text("hello")


async def test_an_at_sign_lists_members_by_what_is_typed_with_or_without_accents(tab: OpenTab) -> None:
    page = await tab("Ann")
    field = page.get_by_label("Message #dining-room")
    await page.keyboard.type("I think @")
    await expect(page.get_by_role("option")).to_have_count(11)
    await page.keyboard.type("chlo")
    await expect(page.get_by_role("option")).to_have_text(["CChloé"])
    await page.keyboard.press("Enter")
    await expect(field).to_have_value("I think @Chloé ")
    await page.keyboard.type("or @b")
    await page.keyboard.press("Escape")
    await expect(page.locator(".pop")).to_have_count(0)
    await page.keyboard.press("Enter")
    await expect(page.locator(".message .content")).to_contain_text("I think @Chloé or @b")
    await page.keyboard.type("ann@b.example")
    await expect(page.locator(".pop")).to_have_count(0)


async def test_the_switcher_leads_to_a_channel_by_keyboard(tab: OpenTab) -> None:
    page = await tab("Ann")
    await page.keyboard.press("Control+k")
    await page.keyboard.type("pan")
    await expect(page.get_by_role("option")).to_have_text(["#pantry"])
    await page.keyboard.press("Enter")
    await expect(page.locator("#place")).to_contain_text("pantry")
    await expect(page.get_by_label("Message #pantry")).to_be_focused()
    await expect(page.locator("dialog")).to_have_count(0)


async def test_the_switcher_makes_one_another_member_in_the_same_channel(tab: OpenTab, rooms: Ids) -> None:
    page = await tab("Ann", path=f"&in={rooms['kitchen']}")
    await page.get_by_role("button", name="Go to a channel or member").click()
    await page.get_by_label("Where to?").fill("ines")
    await page.get_by_role("option", name="Play as Ines").click()
    await expect(page.locator("#self b")).to_have_text("Ines")
    await expect(page.locator("#place")).to_contain_text("kitchen")


async def test_the_switcher_says_when_there_is_nothing_and_goes_by_escape(tab: OpenTab) -> None:
    page = await tab("Ann")
    await page.keyboard.press("Control+k")
    await page.keyboard.type("xyzzy")
    await expect(page.get_by_role("option")).to_have_text("Nothing of that name")
    await page.keyboard.press("Enter")
    await expect(page.get_by_role("option")).to_have_text("Nothing of that name")
    await page.keyboard.press("Escape")
    await expect(page.locator("dialog")).to_have_count(0)


async def test_one_press_turns_light_to_dark_and_back(tab: OpenTab) -> None:
    page = await tab("Ann", color_scheme="light")
    ground = "getComputedStyle(document.body).backgroundColor"
    light = await page.evaluate(ground)
    await page.get_by_role("button", name="Switch to dark colours").click()
    await expect(page.get_by_role("button", name="Switch to light colours")).to_be_focused()
    assert await page.evaluate(ground) != light
    await page.get_by_role("button", name="Switch to light colours").click()
    assert await page.evaluate(ground) == light


async def test_a_write_to_a_member_on_a_phone_closes_the_list(tab: OpenTab) -> None:
    page = await tab("Ann", width=390, height=844)
    people = page.get_by_role("complementary", name="Members")
    await expect(people).to_be_hidden()
    await page.get_by_role("button", name="Members", exact=True).click()
    await expect(people).to_be_in_viewport(ratio=0.99)
    await page.get_by_role("button", name="Mention Jun").click()
    await expect(people).to_be_hidden()
    await expect(page.locator("#say")).to_have_value(re.compile("@Jun "))


async def test_a_deleted_channel_is_left(tab: OpenTab, playground: Playground, rooms: Ids) -> None:
    page = await tab("Ann", path=f"&in={rooms['pantry']}")
    playground.delete_channel(rooms["pantry"])
    await expect(page.locator("#place")).to_contain_text("dining-room")
