"""Slash commands: the list that pops up at "/", and the fields for their options. All by keyboard, as people type."""

from __future__ import annotations

import asyncio

import pytest
from playwright.async_api import Page, Route, expect

from tests.playground.test_page.conftest import OpenTab
from tests.playground.test_page.waiter import Waiter

pytestmark = pytest.mark.asyncio(loop_scope="session")


async def options(page: Page) -> list[str]:
    """The labels in the open list."""
    await page.locator(".pop .option").first.wait_for()
    return await page.locator(".pop .option-label").all_inner_texts()


async def test_a_slash_lists_the_commands_with_whole_paths(tab: OpenTab, waiter: Waiter) -> None:
    page = await tab("Ann")
    await page.keyboard.type("/")
    listed = [label.split("\n")[0] for label in await options(page)]
    assert listed == ["/deaf", "/form", "/letter", "/menu of-the-day", "/order", "/ping", "/secret", "/slow", "/wine"]
    await expect(page.get_by_role("option", name="/menu of-the-day")).to_contain_text("What there is today")


async def test_typing_on_filters_and_enter_chooses_and_sends(tab: OpenTab, waiter: Waiter) -> None:
    page = await tab("Ann")
    await page.keyboard.type("/menu of")
    assert await options(page) == ["/menu of-the-day"]
    await page.keyboard.press("Enter")
    await expect(page.locator(".command-form .command-name")).to_have_text("/menu of-the-day")
    await page.keyboard.press("Enter")
    message = page.locator(".message").last
    await expect(message.locator(".content")).to_have_text("Today: leftovers")
    await expect(message.locator(".above")).to_have_text("AAnn used /menu of-the-day")
    await expect(page.get_by_label("Message #dining-room")).to_be_focused()


async def test_arrows_move_and_escape_leaves(tab: OpenTab, waiter: Waiter) -> None:
    page = await tab("Ann")
    await page.keyboard.type("/")
    await expect(page.locator(".option.active")).to_contain_text("/deaf")
    await page.keyboard.press("ArrowDown")
    await expect(page.locator(".option.active")).to_contain_text("/form")
    await page.keyboard.press("ArrowUp")
    await page.keyboard.press("ArrowUp")
    await expect(page.locator(".option.active")).to_contain_text("/wine")
    active = await page.locator(".option.active").get_attribute("id")
    await expect(page.locator("#say")).to_have_attribute("aria-activedescendant", active or "")
    await page.keyboard.press("Tab")
    await expect(page.locator(".command-form")).to_be_visible()
    await page.keyboard.press("Escape")
    await page.keyboard.press("Escape")
    await expect(page.locator(".command-form")).to_have_count(0)
    await expect(page.locator("#say")).to_be_focused()


async def test_options_of_every_kind_reach_the_bot(tab: OpenTab, waiter: Waiter) -> None:
    page = await tab("Ann")
    await page.keyboard.type("/order")
    await page.keyboard.press("Enter")
    await expect(page.get_by_role("combobox", name="dish")).to_be_focused()
    assert await options(page) == ["Fish", "Fowl", "Fungi"]
    await page.keyboard.type("fow")
    await page.keyboard.press("Enter")
    await expect(page.get_by_role("combobox", name="dish")).to_have_value("Fowl")
    await page.keyboard.press("Tab")
    await expect(page.get_by_role("textbox", name="plates")).to_be_focused()
    await page.keyboard.type("3")
    await page.get_by_role("button", name="+ spicy").click()
    assert await options(page) == ["Yes", "No"]
    await page.keyboard.press("Enter")
    await page.get_by_role("button", name="+ guest").click()
    await page.keyboard.type("chlo")
    await page.keyboard.press("Enter")
    await page.keyboard.press("Enter")
    await expect(page.locator(".message .content")).to_have_text("3 × Fowl for @Chloé")
    assert waiter.heard == [("Fowl", 3, True, "Chloé")]


async def test_what_does_not_fit_is_said_before_anything_is_sent(tab: OpenTab, waiter: Waiter) -> None:
    page = await tab("Ann")
    await page.keyboard.type("/order")
    await page.keyboard.press("Enter")
    await page.get_by_role("button", name="Send").click()
    notes = page.locator(".option-field .field-note")
    await expect(notes.nth(0)).to_have_text("This is needed.")
    await page.get_by_role("combobox", name="dish").fill("Gravel")
    for typed, said in (("6", "At most 5, please."), ("0", "At least 1, please."), ("1.5", "A whole number, please.")):
        await page.get_by_role("textbox", name="plates").fill(typed)
        await page.get_by_role("button", name="Send").click()
        await expect(notes.nth(1)).to_have_text(said)
    await expect(notes.nth(0)).to_have_text("Choose one of the list.")
    await page.get_by_role("textbox", name="plates").fill("many")
    await page.get_by_role("button", name="Send").click()
    await expect(notes.nth(1)).to_have_text("A number, please.")
    assert waiter.heard == []


async def test_an_optional_field_can_be_put_back(tab: OpenTab, waiter: Waiter) -> None:
    page = await tab("Ann")
    await page.keyboard.type("/order")
    await page.keyboard.press("Enter")
    await page.get_by_role("button", name="+ spicy").click()
    await page.keyboard.press("Backspace")
    await expect(page.get_by_role("combobox", name="spicy")).to_have_count(0)
    await expect(page.get_by_role("button", name="+ spicy")).to_be_visible()


async def test_the_bot_completes_what_is_typed(tab: OpenTab, waiter: Waiter) -> None:
    page = await tab("Ann")
    await page.keyboard.type("/wine")
    await page.keyboard.press("Enter")
    await expect(page.locator(".pop .option-label")).to_have_text(["Barolo", "Chablis", "Chianti", "Rioja"])
    await page.keyboard.type("ch")
    await expect(page.locator(".pop .option-label")).to_have_text(["Chablis", "Chianti"])
    await page.keyboard.press("ArrowDown")
    await page.keyboard.press("Enter")
    await expect(page.get_by_role("combobox", name="bottle")).to_have_value("Chianti")
    await page.keyboard.press("Enter")
    await expect(page.locator(".message .content")).to_have_text("Here is your chianti")


async def test_what_was_typed_goes_where_no_completion_is_chosen(tab: OpenTab, waiter: Waiter) -> None:
    page = await tab("Ann")
    await page.keyboard.type("/wine")
    await page.keyboard.press("Enter")
    await page.keyboard.type("tap water")
    await page.keyboard.press("Enter")
    await expect(page.locator(".message .content")).to_have_text("Here is your tap water")


async def test_completions_of_what_is_no_longer_written_are_not_offered(tab: OpenTab, waiter: Waiter) -> None:
    page = await tab("Ann")
    await page.clock.install()
    asked: asyncio.Queue[Route] = asyncio.Queue()
    await page.route("**/hand/autocomplete", asked.put)
    await page.keyboard.type("/wine")
    await page.keyboard.press("Enter")
    before = await asked.get()
    await page.clock.pause_at(await page.evaluate("Date.now() + 1000"))  # whoever types on is not asked for yet
    await page.keyboard.type("tap water")
    async with page.expect_response("**/hand/autocomplete") as answered:
        await before.continue_()
    await (await answered.value).finished()
    await page.keyboard.press("Enter")
    await expect(page.locator(".message .content")).to_have_text("Here is your tap water")


async def test_an_ephemeral_answer_is_its_askers_alone_until_dismissed(tab: OpenTab, waiter: Waiter) -> None:
    ann, ben = await tab("Ann"), await tab("Ben")
    await ann.keyboard.type("/secret")
    await ann.keyboard.press("Enter")
    await ann.keyboard.press("Enter")
    message = ann.locator(".message.ephemeral")
    await expect(message.locator(".content")).to_have_text("The soup is salty")
    await expect(message.locator(".only-you")).to_contain_text("Only you can see this")
    await expect(ben.locator(".message")).to_have_count(0)
    await message.get_by_role("button", name="Dismiss message").click()
    await expect(ann.locator(".message")).to_have_count(0)
    await ann.reload()
    await ann.locator(".beginning").wait_for()
    await expect(ann.locator(".message")).to_have_count(0)


async def test_a_deferred_answer_shows_that_the_bot_is_thinking(tab: OpenTab, waiter: Waiter) -> None:
    page = await tab("Ann")
    waiter.kitchen.clear()
    await page.keyboard.type("/slow")
    await page.keyboard.press("Enter")
    await page.keyboard.press("Enter")
    await expect(page.locator(".message .thinking")).to_contain_text("Maître d' is thinking…")
    waiter.kitchen.set()
    await expect(page.locator(".message .content")).to_contain_text("Dinner is served")
    await expect(page.locator(".thinking")).to_have_count(0)


async def test_a_command_that_nobody_answers_says_so(tab: OpenTab, waiter: Waiter) -> None:
    page = await tab("Ann")
    await page.keyboard.type("/deaf")
    await page.keyboard.press("Enter")
    await page.keyboard.press("Enter")
    await expect(page.locator(".message.ephemeral")).to_contain_text("The application did not respond.")
    await page.get_by_role("button", name="Dismiss message").click()
    await expect(page.locator(".message")).to_have_count(0)


async def test_the_bot_is_told_the_language_that_was_chosen(tab: OpenTab, waiter: Waiter) -> None:
    page = await tab("Ann")
    await page.get_by_label("Settings").click()
    await page.get_by_label("Language that the bot is told").select_option("zh-CN")
    await page.keyboard.press("Escape")
    await page.keyboard.type("/ping")
    await page.keyboard.press("Enter")
    await page.keyboard.press("Enter")
    await expect(page.locator(".message .content")).to_have_text("pong in zh-CN")


async def test_a_slash_without_such_a_command_is_said_as_it_is(tab: OpenTab, waiter: Waiter) -> None:
    page = await tab("Ann")
    await page.keyboard.type("/shrug whatever")
    await page.keyboard.press("Enter")
    await expect(page.locator(".message .content")).to_have_text("/shrug whatever")


async def test_a_command_sends_a_direct_message_and_works_there(tab: OpenTab, waiter: Waiter) -> None:
    page = await tab("Ann")
    await page.keyboard.type("/letter")
    await page.keyboard.press("Enter")
    await page.keyboard.press("Enter")
    await page.get_by_label("Maître d', 1 unread").click()
    await expect(page.locator(".message strong")).to_have_text("Dear guest")
    await page.keyboard.type("/ping")
    await page.keyboard.press("Enter")
    await page.keyboard.press("Enter")
    await expect(page.locator(".message .content").last).to_have_text("pong in en-US")
