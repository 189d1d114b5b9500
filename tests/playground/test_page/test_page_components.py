"""Components of both generations, and forms."""

from __future__ import annotations

from collections.abc import Awaitable, Callable
from typing import TypeAlias

import discord
import pytest
from playwright.async_api import Page, expect

from playground import Playground
from tests.playground.test_page.conftest import OpenTab
from tests.playground.test_page.waiter import Classic, Table, Waiter

pytestmark = pytest.mark.asyncio(loop_scope="session")
Send: TypeAlias = Callable[[], Awaitable[discord.Message]]


@pytest.fixture
def lay(waiter: Waiter, dining_room: discord.TextChannel) -> Send:
    """Send the message that has everything."""

    async def send() -> discord.Message:
        return await dining_room.send(view=Table(waiter), files=Table.files())

    return send


@pytest.fixture
def classic(waiter: Waiter, dining_room: discord.TextChannel) -> Send:
    """Send a message with components of the older generation."""

    async def send() -> discord.Message:
        first = await dining_room.send("The first")
        return await dining_room.send("Counted 0", view=Classic(waiter, first.jump_url))

    return send


async def pick(page: Page, label: str) -> None:
    await page.get_by_role("option", name=label).click()


async def test_everything_on_a_table_shows(tab: OpenTab, lay: Send, playground: Playground) -> None:
    page = await tab("Ann")
    await lay()
    message = page.locator(".message").last
    box = message.locator(".container.accented")
    await expect(box).to_have_css("border-left-color", "rgb(179, 64, 79)")
    await expect(box.get_by_role("heading", name="The table is laid")).to_be_visible()
    await expect(box.locator("small")).to_have_text("four plates")
    await expect(box.get_by_role("separator")).to_be_visible()
    await expect(box.locator(".section").first).to_contain_text("Ann's plate")
    for image in (box.get_by_role("img", name="An island"), box.get_by_role("img", name="The same, larger")):
        await expect(image).to_have_js_property("complete", True)
        await expect(image).to_have_js_property("naturalWidth", 64)
    await expect(box.get_by_role("button", name="Full")).to_be_disabled()
    await expect(message.locator(".file-name")).to_have_text("recipe.txt")
    async with page.expect_download() as download:
        await message.locator(".file").click()
    assert (await (await download.value).path()).read_text() == "salt"


async def test_a_veiled_container_opens_when_pressed(tab: OpenTab, lay: Send) -> None:
    page = await tab("Ann")
    await lay()
    secret = page.get_by_text("The murderer is the cook").first
    await expect(secret).to_be_hidden()
    await page.get_by_role("button", name="Spoiler").click()
    await expect(secret).to_be_visible()


async def test_a_pressed_button_is_busy_until_the_bot_answers(tab: OpenTab, lay: Send, waiter: Waiter) -> None:
    page = await tab("Ann")
    await lay()
    waiter.kitchen.clear()
    eat = page.get_by_role("button", name="Eat")
    await eat.click()
    await expect(eat).to_have_attribute("aria-busy", "true")
    await eat.click()  # a second press while the first is under way is none
    waiter.kitchen.set()
    await expect(page.locator(".message.ephemeral .content")).to_have_text("You pressed Eat")
    await expect(eat).not_to_have_attribute("aria-busy", "true")
    assert waiter.heard == ["eat"]


async def test_a_press_that_nobody_answers_fails(tab: OpenTab, classic: Send) -> None:
    page = await tab("Ann")
    await classic()
    ignore = page.get_by_role("button", name="Ignore")
    await ignore.click()
    await expect(page.locator(".message .failed")).to_contain_text("This interaction failed")
    await expect(ignore).not_to_have_attribute("aria-busy", "true")


async def test_a_press_on_what_is_no_longer_there_is_refused_in_a_notice(
    tab: OpenTab, classic: Send, playground: Playground
) -> None:
    page = await tab("Ann", refusals=True)
    message = await classic()
    del playground.world.messages[message.channel.id][message.id]
    await page.get_by_role("button", name="Count").click()
    await expect(page.locator(".toast")).to_contain_text("gone")


async def test_a_press_may_change_its_own_message(tab: OpenTab, classic: Send) -> None:
    page, other = await tab("Ann"), await tab("Ben")
    await classic()
    count = page.get_by_role("button", name="Count")
    await count.focus()
    await page.keyboard.press("Enter")
    await expect(other.locator(".message .content").last).to_contain_text("Counted 1")
    await expect(count).not_to_have_attribute("aria-busy", "true")
    await expect(count).to_be_focused()
    await page.keyboard.press("Enter")
    await expect(other.locator(".message .content").last).to_contain_text("Counted 2")


async def test_a_link_to_a_message_leads_there(tab: OpenTab, classic: Send) -> None:
    page = await tab("Ann")
    await classic()
    await page.get_by_role("link", name="The table").click()
    await expect(page.locator(".message.glow")).to_contain_text("The first")


async def test_a_link_to_a_message_elsewhere_leads_there(
    tab: OpenTab, waiter: Waiter, dining_room: discord.TextChannel, rooms: dict[str, int]
) -> None:
    kitchen = waiter.get_channel(rooms["kitchen"])
    assert isinstance(kitchen, discord.TextChannel)
    there = await kitchen.send("In the kitchen")
    await dining_room.send(f"See {there.jump_url}")
    page = await tab("Ann")
    await page.get_by_role("link", name="#kitchen › message").click()
    await expect(page.locator("#place")).to_have_text("# kitchen")
    await expect(page.locator(".message.glow")).to_contain_text("In the kitchen")


async def test_a_menu_of_one_is_chosen_with_one_press(tab: OpenTab, lay: Send, waiter: Waiter) -> None:
    page = await tab("Ann")
    await lay()
    await page.get_by_role("combobox", name="Your course").click()
    await expect(page.get_by_role("option", name="Beans")).to_contain_text("A plate of beans")
    await pick(page, "Beans")
    await expect(page.locator(".message.ephemeral .content")).to_have_text("You chose beans")
    await expect(page.get_by_role("combobox", name="Your course: Beans")).to_be_visible()
    assert waiter.heard == [("course", ["beans"])]


async def test_a_menu_is_chosen_by_keyboard(tab: OpenTab, lay: Send, waiter: Waiter) -> None:
    page = await tab("Ann")
    await lay()
    await page.get_by_role("combobox", name="Your course").focus()
    await page.keyboard.press("ArrowDown")
    await page.keyboard.press("r")
    await expect(page.locator(".option.active")).to_contain_text("Rice")
    await page.keyboard.press("Escape")
    await expect(page.locator(".pop")).to_have_count(0)
    await page.keyboard.press("ArrowDown")
    await page.keyboard.press("End")
    await page.keyboard.press("Enter")
    await expect(page.locator(".message.ephemeral .content")).to_have_text("You chose corn")


async def test_a_menu_of_several_waits_for_enough_and_a_confirmation(tab: OpenTab, lay: Send, waiter: Waiter) -> None:
    page = await tab("Ann")
    await lay()
    await page.get_by_role("combobox", name="Your sides").click()
    confirm = page.get_by_role("button", name="Confirm")
    await pick(page, "Peas")
    await expect(confirm).to_be_disabled()
    await pick(page, "Rice")
    await pick(page, "Corn")
    await expect(page.get_by_role("option", name="Beans")).to_have_attribute("aria-disabled", "true")
    await confirm.click()
    await expect(page.locator(".message.ephemeral .content")).to_have_text("You chose peas, rice, corn")


async def test_a_menu_that_is_left_by_escape_sends_nothing(tab: OpenTab, lay: Send, waiter: Waiter) -> None:
    page = await tab("Ann")
    await lay()
    await page.get_by_role("combobox", name="Your sides").click()
    await pick(page, "Peas")
    await pick(page, "Rice")
    await page.keyboard.press("Escape")
    await expect(page.locator(".pop")).to_have_count(0)
    await page.get_by_role("button", name="Eat").click()
    await expect(page.locator(".message.ephemeral .content")).to_have_text("You pressed Eat")
    assert waiter.heard == ["eat"]


async def test_an_open_menu_stays_while_its_message_is_drawn_anew(tab: OpenTab, lay: Send, waiter: Waiter) -> None:
    page = await tab("Ann")
    message = await lay()
    await page.get_by_role("combobox", name="Your sides").click()
    await pick(page, "Peas")
    await message.edit(view=Table(waiter, "The table is full"), attachments=Table.files())
    await expect(page.get_by_role("heading", name="The table is full")).to_be_visible()
    await pick(page, "Beans")
    await page.get_by_role("button", name="Confirm").click()
    await expect(page.locator(".message.ephemeral .content")).to_have_text("You chose peas, beans")


async def test_a_member_is_chosen_from_a_menu_of_members(tab: OpenTab, classic: Send, waiter: Waiter) -> None:
    page = await tab("Ann")
    await classic()
    await page.get_by_role("combobox", name="A guest").click()
    await pick(page, "Esra")
    await expect(page.locator(".message.ephemeral .content")).to_have_text("Noted")
    assert waiter.heard == [["Esra"]]


async def open_form(page: Page) -> None:
    await page.keyboard.type("/form")
    await page.keyboard.press("Enter")
    await page.keyboard.press("Enter")
    await page.get_by_role("dialog", name="Complaints").wait_for()


async def test_a_form_is_filled_in_and_sent(tab: OpenTab, waiter: Waiter) -> None:
    page = await tab("Ann")
    await open_form(page)
    await expect(page.locator("dialog .prose strong")).to_have_text("kind")
    await expect(page.get_by_label("Name")).to_be_focused()
    await page.keyboard.type("Ann")
    await page.get_by_label("What happened").fill("A fly.\nIn the soup.")
    await page.get_by_role("combobox", name="Make a selection").click()
    await pick(page, "Fowl")
    await page.get_by_role("button", name="Submit").click()
    await expect(page.locator(".message.ephemeral .content")).to_have_text("Sorry, Ann")
    await expect(page.get_by_role("dialog")).to_have_count(0)
    assert waiter.heard == [("Ann", "A fly.\nIn the soup.", ["fowl"])]


async def test_a_form_says_what_is_missing_and_sends_nothing(tab: OpenTab, waiter: Waiter) -> None:
    page = await tab("Ann")
    await open_form(page)
    await page.get_by_role("button", name="Submit").click()
    notes = page.locator("dialog .field-note")
    await expect(notes).to_have_text(["This must be filled in.", "", "Choose one."])
    await expect(page.get_by_label("Name")).to_be_focused()
    await page.keyboard.type("An")
    await expect(notes.nth(0)).to_have_text("At least 3 characters, please.")
    await page.keyboard.type("n")
    await expect(notes.nth(0)).to_be_empty()
    assert waiter.heard == []


async def test_a_form_is_open_on_every_tab_of_its_member_and_closes_on_all(tab: OpenTab, waiter: Waiter) -> None:
    page, other, ben = await tab("Ann"), await tab("Ann"), await tab("Ben")
    await open_form(page)
    await expect(other.get_by_role("dialog", name="Complaints")).to_be_visible()
    await expect(ben.get_by_role("dialog")).to_have_count(0)
    await page.reload()
    await expect(page.get_by_role("dialog", name="Complaints")).to_be_visible()
    await page.keyboard.press("Escape")
    await expect(other.get_by_role("dialog")).to_have_count(0)
    await expect(page.get_by_role("dialog")).to_have_count(0)
