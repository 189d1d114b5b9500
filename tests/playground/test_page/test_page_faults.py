"""Faults at a press: each does to the bot what it says, and can be taken back where it lasts."""

from __future__ import annotations

import asyncio

import aiohttp
import discord
import pytest
from playwright.async_api import Page, expect

from playground import HandError, Playground
from playground.faults import Astray
from playground.mishaps import ABSENT
from playground.page.mishaps import Mishaps
from tests.playground.test_page.conftest import HANG, OpenTab
from tests.playground.test_page.waiter import Waiter

pytestmark = pytest.mark.asyncio(loop_scope="session")


async def dialogue(tab: OpenTab, path: str = "") -> Page:
    page = await tab("Ann", path=path)
    await page.get_by_role("button", name="Faults").click()
    await page.get_by_role("dialog", name="Faults").wait_for()
    return page


async def happens(page: Page, what: str) -> None:
    async with page.expect_response("**/hand/fault"):
        await page.locator(f"[data-fault={what}]").click()


async def test_a_member_takes_no_direct_messages_and_then_does(
    tab: OpenTab, waiter: Waiter, ids: dict[str, int]
) -> None:
    page = await dialogue(tab)
    ann = await waiter.fetch_user(ids["Ann"])
    await happens(page, "dms")
    with pytest.raises(discord.Forbidden):
        await ann.send("hello")
    await happens(page, "dms")
    await ann.send("hello")
    await expect(page.locator("[data-fault=dms]")).not_to_be_checked()


async def test_the_bot_may_not_write_in_a_channel_and_then_may(
    tab: OpenTab, dining_room: discord.TextChannel, waiter: Waiter, rooms: dict[str, int]
) -> None:
    page = await dialogue(tab)
    await happens(page, "mute")
    with pytest.raises(discord.Forbidden):
        await dining_room.send("hello")
    kitchen = waiter.get_channel(rooms["kitchen"])
    assert isinstance(kitchen, discord.TextChannel)
    await kitchen.send("here I may")
    await happens(page, "mute")
    await dining_room.send("hello")
    await expect(page.locator(".message .content")).to_have_text("hello")


async def test_the_bot_does_not_see_a_channel_and_stays_mute_in_it(
    tab: OpenTab, dining_room: discord.TextChannel
) -> None:
    page = await dialogue(tab)
    await happens(page, "mute")
    await happens(page, "blind")
    with pytest.raises(discord.Forbidden) as refused:
        await dining_room.send("hello")
    assert refused.value.code == 50001
    await happens(page, "blind")
    with pytest.raises(discord.Forbidden) as refused:
        await dining_room.send("hello")
    assert refused.value.code == 50013
    await expect(page.locator("[data-fault=mute]")).to_be_checked()


async def test_some_requests_fail_and_then_no_more(tab: OpenTab, playground: Playground, rooms: dict[str, int]) -> None:
    page = await dialogue(tab)
    await happens(page, "fail")
    async with aiohttp.ClientSession() as session:
        statuses = []
        own = {"Authorization": f"Bot {playground.token}"}
        for _ in range(6):
            url = f"{playground.url}/api/v10/channels/{rooms['kitchen']}"
            async with session.get(url, headers=own) as answer:
                statuses.append(answer.status)
    assert statuses == [503] * 5 + [200]


async def test_answers_are_slow_for_a_while(tab: OpenTab, playground: Playground) -> None:
    page = await dialogue(tab)
    await happens(page, "slow")
    fault = playground.faults.strike("POST", "/interactions/1/token/callback")
    assert fault is not None
    assert (fault.delay, fault.status) == (2.0, None)


@pytest.mark.parametrize(
    ("what", "astray"), [("twice", Astray(2, 0.0, 5)), ("late", Astray(1, ABSENT, 3)), ("lost", Astray(0, 0.0, 1))]
)
async def test_presses_go_astray(tab: OpenTab, playground: Playground, what: str, astray: Astray) -> None:
    led: list[Astray] = []
    playground.faults.lead_astray = led.append  # type: ignore[method-assign]
    await happens(await dialogue(tab), what)
    assert led == [astray]


async def test_a_member_leaves_and_comes_back(tab: OpenTab, playground: Playground, ids: dict[str, int]) -> None:
    page = await dialogue(tab)
    await page.get_by_text("Who has left the server").click()
    ben = page.locator(f"[data-fault=gone][data-other='{ids['Ben']}']")
    for left in (True, False):
        async with page.expect_response("**/hand/fault"):
            await ben.click()
        assert (ids["Ben"] not in playground.world.members) is left
        await expect(ben).to_be_checked(checked=left)


async def test_nobody_takes_themselves_away(playground: Playground, ids: dict[str, int], rooms: dict[str, int]) -> None:
    mishaps = Mishaps(playground)
    for other in (ids["Ann"], 1, None):
        with pytest.raises(HandError):
            await mishaps.happen("gone", ids["Ann"], rooms["kitchen"], other)
    assert ids["Ann"] in playground.world.members


@pytest.mark.parametrize(("what", "event"), [("drop", "on_resumed"), ("invalidate", "on_ready")])
async def test_the_bots_connection_is_disturbed_and_comes_back(
    tab: OpenTab, waiter: Waiter, what: str, event: str
) -> None:
    page = await dialogue(tab)
    back = asyncio.Event()

    async def heard() -> None:
        back.set()

    setattr(waiter, event, heard)
    await happens(page, what)
    async with asyncio.timeout(HANG / 1000 * 2):
        await back.wait()


async def test_a_channel_is_deleted_only_when_asked_twice(
    tab: OpenTab, playground: Playground, rooms: dict[str, int]
) -> None:
    page = await dialogue(tab, f"&in={rooms['kitchen']}")
    await page.locator("[data-fault=delete]").click()
    await expect(page.locator("[data-fault=delete]")).to_have_text("Really delete #kitchen, for everybody?")
    assert rooms["kitchen"] in playground.world.channels
    await happens(page, "delete")
    await expect(page.locator("#place")).to_contain_text("dining-room")
    assert rooms["kitchen"] not in playground.world.channels


async def test_a_threads_faults_are_those_of_its_channel_but_it_alone_is_deleted(
    playground: Playground, dining_room: discord.TextChannel, ids: dict[str, int], rooms: dict[str, int]
) -> None:
    thread = await dining_room.create_thread(name="trial", type=discord.ChannelType.public_thread)
    mishaps = Mishaps(playground)
    assert (await mishaps.happen("mute", ids["Ann"], thread.id))["mute"]
    assert mishaps.standing(ids["Ben"], rooms["dining-room"])["mute"]
    await mishaps.happen("delete", ids["Ann"], thread.id)
    assert thread.id not in playground.world.channels
    assert rooms["dining-room"] in playground.world.channels


async def test_direct_messages_know_only_their_own_faults(playground: Playground, ids: dict[str, int]) -> None:
    mishaps = Mishaps(playground)
    direct = int(playground.hands.open_dm(ids["Ann"])["id"])
    assert mishaps.standing(ids["Ann"], direct).keys() == {"dms", "gone"}
    for what in ("mute", "blind", "delete", "nothing"):
        with pytest.raises(HandError):
            await mishaps.happen(what, ids["Ann"], direct)
    with pytest.raises(HandError):
        mishaps.standing(ids["Ben"], direct)
