"""A browser at an evening's table: a tab, and the hand that presses in it what the page shows."""

from __future__ import annotations

import random
import shutil
from collections import Counter
from collections.abc import AsyncGenerator
from contextlib import asynccontextmanager, suppress

from playwright.async_api import Browser, Locator, Page, TimeoutError, async_playwright, expect

from engines.kernel import Prompt
from tests.e2e.evenings import House

FOUND = shutil.which("chromium") or shutil.which("chromium-browser") or shutil.which("google-chrome")
FLAGS = ["--no-sandbox", "--disable-gpu", "--disable-background-networking", "--no-first-run"]
PHONE = (390, 844)
DESK = (1280, 860)
NARROW = 760  # pixels up to which channels and members slide in
SHORT = 3_000  # milliseconds in which what is seen can be pressed
HANG = 30_000  # milliseconds until a test is taken to hang


@asynccontextmanager
async def a_browser() -> AsyncGenerator[Browser]:
    """Chromium, without a window."""
    async with async_playwright() as driver:
        browser = await driver.chromium.launch(executable_path=FOUND, args=FLAGS)
        yield browser
        await browser.close()


class Hand:
    """A member's hand: it sees what the page shows and presses it. Which of several, chance says."""

    def __init__(self, page: Page, house: House, seed: int) -> None:
        self.page = page
        self.house = house
        self.chance = random.Random(seed)
        self.pressed: Counter[str] = Counter()

    async def goes_to(self, channel: int) -> None:
        """Open a channel by its entry in the list, which on a phone slides in first."""
        if f"in={channel}" in self.page.url:
            return
        if await self.page.evaluate("innerWidth") <= NARROW:
            await self.page.locator("#menu").click()
        await self.page.locator(f'.channel[data-channel="{channel}"]').click()
        await self.page.locator(".beginning, .earlier").first.wait_for()

    async def types(self, text: str) -> None:
        """Write a command and send it as it is."""
        await self.page.locator("#say").click()
        await self.page.keyboard.type(text)
        await self.page.locator(".pop .option").first.wait_for()
        await self.page.keyboard.press("Enter")
        await self.page.locator(".command-form").wait_for()
        await self.page.keyboard.press("Enter")

    async def presses_in_lobby(self, word: str) -> None:
        """A button of the lobby."""
        await self.page.locator(f"[data-key$='|{word}']").last.click()
        await self.rests()

    async def answers(self, prompt: Prompt) -> bool:
        """Press something that belongs to a question, in the channel or among the direct messages. False if nowhere on
        the page there is anything to press for it."""
        for channel in await self._channels():
            await self.goes_to(channel)
            controls = self.page.locator(f"[data-key*='|{prompt.window}|']:enabled")
            with suppress(TimeoutError):  # the page may be a moment behind
                await controls.first.wait_for(timeout=SHORT)
            if count := await controls.count():
                await self._press(controls.nth(self.chance.randrange(count)))
                self.pressed[prompt.kind] += 1
                return True
        return False

    async def _channels(self) -> list[int]:
        """Where to look, where the hand is already first."""
        own = (await self.house.app.store.member(self.house.guest(0).id)).dm
        assert own is not None
        return sorted([own, self.house.room], key=lambda one: f"in={one}" not in self.page.url)

    async def _press(self, control: Locator) -> None:
        try:
            is_menu = await control.get_attribute("role", timeout=SHORT) == "combobox"  # once pressed it may be gone
            await control.click(timeout=SHORT)
        except TimeoutError:
            return  # what happened meanwhile has taken it away: the next step looks again
        if is_menu:
            await self._choose()
        await self.rests()
        form = self.page.locator("dialog.modal")
        if await form.count():
            await form.locator("textarea, input[type=text]").first.fill("One at a time.")
            await form.get_by_role("button", name="Submit").click()
            await expect(form).to_have_count(0)
            await self.rests()

    async def _choose(self) -> None:
        """One of an open menu, or as many as it asks for."""
        options = self.page.locator(".pop .option:not([aria-disabled]):not([aria-selected=true])")
        confirm = self.page.locator(".pop-footer .button")
        await options.first.wait_for()
        await options.nth(self.chance.randrange(await options.count())).click()
        if not await confirm.count():
            return
        while await confirm.is_disabled():
            await options.nth(self.chance.randrange(await options.count())).click()
        await confirm.click()

    async def rests(self) -> None:
        """Until the press is answered, and what follows from it is shown."""
        await expect(self.page.locator("[aria-busy=true]")).to_have_count(0, timeout=HANG)
        await self.house.settled()
        await self.house.quiet()
