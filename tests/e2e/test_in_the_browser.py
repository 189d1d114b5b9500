"""A whole game on the page, by a hand in a browser: what cannot be found there cannot be played.

Chromium is needed: without one on this machine the test is skipped.
"""

from __future__ import annotations

import random
import shutil
from collections import Counter
from collections.abc import AsyncGenerator, Mapping
from contextlib import suppress
from dataclasses import dataclass

import pytest
from playwright.async_api import Locator, Page, TimeoutError, async_playwright, expect

from engines.kernel import Prompt
from tests.e2e.evenings import GAME, House

FOUND = shutil.which("chromium") or shutil.which("chromium-browser") or shutil.which("google-chrome")
FLAGS = ["--no-sandbox", "--disable-gpu", "--disable-background-networking", "--no-first-run"]
SHORT = 2_000  # milliseconds in which what is seen can be pressed
HANG = 15_000  # milliseconds until a test is taken to hang
LONGEST = 3000  # steps in which a game must be over
MOMENT = 3.0  # seconds that pass where Ann has nothing to decide


@dataclass(frozen=True)
class Menu:
    """A game as it is played here.

    free    the kinds of questions where it is all right to do nothing
    must    those that come up in any game
    titles  what the last screen says, by end
    """

    game: str
    seats: int
    free: frozenset[str]
    must: frozenset[str]
    titles: Mapping[str, str]


ISLAND = Menu(
    GAME,
    4,
    frozenset({"discussion", "knives", "last-call"}),
    frozenset({"select", "straws"}),
    {"raft": "The raft sails!", "sanity": "Nobody is sane", "quests": "Nothing is left", "trial": "Too few"},
)
SNOW = Menu(
    "donner-dinner-party",
    10,
    frozenset({"supply", "set", "look", "table", "discussion", "fingers", "condemned"}),
    frozenset({"contribute"}),
    {
        "rescued": "Rescued!",
        "cannibals-eaten": "The last Cannibal is eaten",
        "cannibals-rule": "The Cannibals say grace",
        "ol-tasty": "is served",
    },
)


@pytest.fixture
async def page(house: House) -> AsyncGenerator[Page]:
    """Ann's tab. A script's error fails the test."""
    if FOUND is None:
        pytest.skip("no chromium on this machine: no game is played in a browser")
    errors: list[str] = []
    async with async_playwright() as driver:
        browser = await driver.chromium.launch(executable_path=FOUND, args=FLAGS)
        tab = await browser.new_page(viewport={"width": 412, "height": 900}, locale="en-GB")
        tab.set_default_timeout(HANG)
        tab.on("pageerror", lambda error: errors.append(str(error)))
        await tab.goto(f"{house.playground.url}/?as={house.guest(0).id}")
        await tab.locator(".beginning").wait_for()
        yield tab
        await browser.close()
    assert errors == []


class Hand:
    """Ann's hand: it sees what the page shows and presses it. Which of several, chance says."""

    def __init__(self, page: Page, house: House, seed: int) -> None:
        self.page = page
        self.house = house
        self.chance = random.Random(seed)
        self.pressed: Counter[str] = Counter()

    async def press_lobby(self, word: str) -> None:
        """A button of the lobby."""
        await self.page.locator(f"[data-key$='|{word}']").last.click()
        await self.rests()

    async def answer(self, prompt: Prompt) -> bool:
        """Press something that belongs to a question, in the channel or among the direct messages. False if nowhere on
        the page there is anything to press for it."""
        for channel in await self._channels():
            if f"in={channel}" not in self.page.url:
                await self.page.goto(f"{self.house.playground.url}/?as={self.house.guest(0).id}&in={channel}")
                await self.page.locator(".beginning, .earlier").first.wait_for()
            controls = self.page.locator(f"[data-key*='|{prompt.window}|']:enabled")
            with suppress(TimeoutError):  # the page may be a moment behind
                await controls.first.wait_for(timeout=SHORT)
            if count := await controls.count():
                await self._press(controls.nth(self.chance.randrange(count)))
                self.pressed[prompt.kind] += 1
                return True
        return False

    async def _channels(self) -> list[int]:
        own = (await self.house.app.store.member(self.house.guest(0).id)).dm
        assert own is not None
        return [own, self.house.room]

    async def _press(self, control: Locator) -> None:
        try:
            is_menu = await control.get_attribute("role", timeout=SHORT) == "combobox"  # once pressed it may be gone
            await control.click(timeout=SHORT)
        except TimeoutError:
            return  # what happened meanwhile has taken it away: the next step looks again
        if is_menu:
            options = self.page.locator(".pop .option:not([aria-disabled])")
            await options.nth(self.chance.randrange(await options.count())).click()
        await self.rests()
        form = self.page.locator("dialog.modal")
        if await form.count():
            await form.locator("textarea, input[type=text]").first.fill("One at a time.")
            await form.get_by_role("button", name="Submit").click()
            await expect(form).to_have_count(0)
            await self.rests()

    async def rests(self) -> None:
        """Until the press is answered, and what follows from it is shown."""
        await expect(self.page.locator("[aria-busy=true]")).to_have_count(0)
        await self.house.settled()
        await self.house.quiet()


@pytest.mark.parametrize(("menu", "seed"), [(ISLAND, 1), (ISLAND, 2), (SNOW, 1)], ids=["one", "two", "snow"])
async def test_a_whole_game_is_played_on_a_phones_page(house: House, page: Page, menu: Menu, seed: int) -> None:
    house.app.new_seed = lambda: f"{seed:064x}"
    hand = Hand(page, house, seed)
    await page.locator("#composer textarea, textarea").first.click()
    await page.keyboard.type(f"/newgame {menu.game}")
    await page.keyboard.press("Enter")
    await page.keyboard.press("Enter")
    await expect(page.locator("[data-key$='|start']").last).to_be_visible()
    for _ in range(menu.seats - 1):
        await hand.press_lobby("ai")
    await hand.press_lobby("start")
    for _ in range(LONGEST):
        session = await house.session()
        if session.over:
            break
        asked = [one for one in session.prompts(1) if one.chosen is None and one.offers]
        must = [one for one in asked if one.kind not in menu.free]
        if must:
            assert await hand.answer(must[0]), f"nothing to press for {must[0].kind}"
        elif not (asked and hand.chance.random() < 0.3 and await hand.answer(asked[0])):
            await house.wait(MOMENT)
    session = await house.session()
    assert session.outcome is not None
    assert menu.must <= set(hand.pressed)
    await page.goto(f"{house.playground.url}/?as={house.guest(0).id}&in={house.room}")
    await expect(page.get_by_text(menu.titles[session.outcome.end]).last).to_be_visible()
