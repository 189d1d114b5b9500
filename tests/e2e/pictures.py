"""The pictures of the README, taken anew: `python -m tests.e2e.pictures`.

An evening is played until there is something to see, always the same one, and looked at in Chromium.
"""

from __future__ import annotations

import asyncio
import sys
import tempfile
from collections.abc import AsyncGenerator
from contextlib import asynccontextmanager
from dataclasses import dataclass
from pathlib import Path

from playwright.async_api import Browser, Page

from tests.e2e.evenings import House, an_evening
from tests.e2e.in_the_browser import DESK, FOUND, HANG, PHONE, Hand, a_browser

PICTURES = Path(__file__).parents[2] / "docs" / "pictures"
MEMBERS, SEATS = 3, 6


@dataclass(frozen=True)
class Picture:
    """What is looked at: the `table` in its channel, one's own `cards`, or the commands `offered` at a slash."""

    what: str
    size: tuple[int, int]
    scheme: str = "light"
    locale: str = "en-US"
    spoken: str = "en-US"  # at the table


ALL = {
    "table": Picture("table", DESK),
    "table-dark": Picture("table", DESK, "dark"),
    "table-phone": Picture("table", PHONE),
    "cards": Picture("cards", DESK),
    "cards-phone": Picture("cards", PHONE, "dark"),
    "commands": Picture("offered", DESK, "dark", "zh-CN"),
    "table.zh-CN": Picture("table", DESK, "light", "zh-CN", "zh-CN"),
    "cards.zh-CN": Picture("cards", DESK, "light", "zh-CN", "zh-CN"),
}
TALK = {
    "en-US": (
        "Nothing personal, but Antoine has been *very* calm about all this.",
        "{ann} you have the raft. Do we need a deckhand?",
        "something burns",
    ),
    "zh-CN": (
        "不是针对谁，但这一路上安托万也*太*镇定了吧。",
        "{ann} 木筏归你管。我们还缺水手吗？",
        "什么东西糊了",
    ),
}


@asynccontextmanager
async def a_trial(spoken: str) -> AsyncGenerator[House]:
    """Three members and three AI players are about to vote, and talk about it in this language."""
    with tempfile.TemporaryDirectory() as folder:
        async with an_evening(Path(folder) / "house.db") as house:
            house.app.new_seed = lambda: f"{0:064x}"
            house.locale = spoken
            ann, ben, chloe = await house.lay(MEMBERS, SEATS)
            await house.play_until("vote")
            hands = house.playground.hands
            calm, raft, burns = TALK[spoken]
            await hands.say(ben.id, house.room, calm)
            await hands.say(chloe.id, house.room, raft.format(ann=f"<@{ann.id}>"))
            await hands.say(ben.id, house.rooms[1], burns)
            yield house


async def look(browser: Browser, house: House, picture: Picture) -> Page:
    """The page as Ann sees it, in a browser of its own."""
    width, height = picture.size
    page = await browser.new_page(
        viewport={"width": width, "height": height},
        color_scheme="dark" if picture.scheme == "dark" else "light",
        locale=picture.locale,
        timezone_id="UTC",
        reduced_motion="reduce",
    )
    page.set_default_timeout(HANG)
    await page.goto(f"{house.playground.url}/?as={house.guest(0).id}")
    await page.locator(".beginning, .earlier").first.wait_for()
    if picture.what == "cards":
        own = (await house.app.store.member(house.guest(0).id)).dm
        assert own is not None
        await Hand(page, house, 1).goes_to(own)
        await page.locator(".message .container").first.wait_for()
    elif picture.what == "offered":
        await page.locator("#say").click()
        await page.keyboard.type("/newgame")
        await page.locator(".pop .option").first.wait_for()
    return page


async def take(folder: Path) -> list[Path]:
    """Take all pictures; where they are."""
    taken: list[Path] = []
    for spoken in TALK:
        async with a_trial(spoken) as house, a_browser() as browser:
            for name, picture in ALL.items():
                if picture.spoken == spoken:
                    page = await look(browser, house, picture)
                    taken.append(folder / f"{name}.png")
                    await page.screenshot(path=taken[-1], animations="disabled")
                    await page.close()
    return taken


def main() -> int:
    """Take them into docs/pictures."""
    if FOUND is None:
        print("No Chromium on this machine: no pictures.", file=sys.stderr)
        return 1
    for path in asyncio.run(take(PICTURES)):
        print(path.relative_to(PICTURES.parents[1]))
    return 0


if __name__ == "__main__":
    sys.exit(main())
