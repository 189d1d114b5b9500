"""A whole game on the page, by a hand in a browser: what cannot be found there cannot be played.

Every game on the menu is played, on phones and on desktops in turn. Chromium is needed: without one on this machine the
test is skipped.
"""

from __future__ import annotations

from collections import Counter
from collections.abc import AsyncGenerator

import pytest
from playwright.async_api import Page, expect

from bot.words import speak
from engines import GAMES
from tests.e2e.evenings import House
from tests.e2e.in_the_browser import DESK, FOUND, HANG, PHONE, Hand, a_browser

SEATS = {"donner-dinner-party": 10}  # one person and nine AI players; the others with as few as can play
SCREENS = [PHONE if number % 2 == 0 else DESK for number in range(len(GAMES))]
LONGEST = 4000  # steps in which a game must be over
MOMENT = 3.0  # seconds that pass where Ann has nothing to decide
KEEN = 2  # so often a question is answered whenever it stands open; then only now and then, as in a discussion
NOW_AND_THEN = 0.15


@pytest.fixture
async def page(house: House, request: pytest.FixtureRequest) -> AsyncGenerator[Page]:
    """Ann's tab. A script's error fails the test."""
    if FOUND is None:
        pytest.skip("no chromium on this machine: no game is played in a browser")
    width, height = request.param
    errors: list[str] = []
    async with a_browser() as browser:
        tab = await browser.new_page(viewport={"width": width, "height": height}, locale="en-GB")
        tab.set_default_timeout(HANG)
        tab.on("pageerror", lambda error: errors.append(str(error)))
        await tab.goto(f"{house.playground.url}/?as={house.guest(0).id}")
        await tab.locator(".beginning").wait_for()
        yield tab
    assert errors == []


@pytest.mark.parametrize(("game", "page"), list(zip(GAMES, SCREENS, strict=True)), ids=list(GAMES), indirect=["page"])
async def test_a_whole_game_is_played_on_the_page(house: House, page: Page, game: str) -> None:
    house.app.new_seed = lambda: f"{1:064x}"
    hand = Hand(page, house, 1)
    await hand.types(f"/newgame {game}")
    await expect(page.locator("[data-key$='|start']").last).to_be_visible(timeout=HANG)
    for _ in range(SEATS.get(game, min(GAMES[game].seats)) - 1):
        await hand.presses_in_lobby("ai")
    await hand.presses_in_lobby("start")

    asked_of: Counter[str] = Counter()  # by question: how often it was answered
    for _ in range(LONGEST):
        session = await house.session()
        if session.over:
            break
        asked = [one for one in session.prompts(1) if one.chosen is None and one.offers]
        due = [one for one in asked if asked_of[one.name] < KEEN] or [
            one for one in asked if hand.chance.random() < NOW_AND_THEN
        ]
        if not due:
            await house.wait(MOMENT)
            continue
        prompt = due[0]
        asked_of[prompt.name] += 1
        if not await hand.answers(prompt):
            open_still = [one.name for one in (await house.session()).prompts(1) if one.chosen is None and one.offers]
            assert prompt.name not in open_still, f"nothing to press for {prompt.kind}"

    session = await house.session()
    assert session.outcome is not None
    assert hand.pressed
    await hand.goes_to(house.room)
    title = speak("en-US", game)(f"end-{session.outcome.end}-title")
    await expect(page.get_by_role("heading", name=title).last).to_be_visible(timeout=HANG)
