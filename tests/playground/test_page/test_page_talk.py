"""What is said: messages, marks, members, direct messages."""

from __future__ import annotations

import re

import discord
import pytest
from playwright.async_api import WebSocketRoute, expect

from playground import Playground
from tests.playground.test_page.conftest import OpenTab, a_waiter
from tests.playground.test_page.waiter import Waiter

pytestmark = pytest.mark.asyncio(loop_scope="session")
Ids = dict[str, int]


async def test_what_one_member_says_another_reads_at_once(playground: Playground, tab: OpenTab) -> None:
    ann, ben = await tab("Ann"), await tab("Ben")
    await ann.get_by_label("Message #dining-room").fill("Who brings the *salad*?")
    await ann.keyboard.press("Enter")
    message = ben.locator(".message").last
    await expect(message.locator(".author")).to_have_text("Ann")
    await expect(message.locator("em")).to_have_text("salad")
    await expect(message.locator(".tag")).to_have_count(0)
    await expect(ann.get_by_label("Message #dining-room")).to_have_value("")


async def test_a_name_after_an_at_sign_calls_that_member(playground: Playground, tab: OpenTab, ids: Ids) -> None:
    ann, ben = await tab("Ann"), await tab("Ben")
    await ann.get_by_label("Message #dining-room").fill("@Ben pass the salt")
    await ann.keyboard.press("Enter")
    await expect(ben.locator(".message.calls .mention.me")).to_have_text("@Ben")
    await expect(ann.locator(".message .mention")).to_have_text("@Ben")
    await expect(ann.locator(".message.calls")).to_have_count(0)


async def test_messages_of_one_author_stand_under_one_heading(
    tab: OpenTab, playground: Playground, ids: Ids, rooms: Ids
) -> None:
    for name, text in (("Ann", "one"), ("Ann", "two"), ("Ben", "three"), ("Ann", "four")):
        await playground.hands.say(ids[name], rooms["dining-room"], text)
    page = await tab("Ann")
    await expect(page.locator(".message")).to_have_count(4)
    await expect(page.locator(".message.head .author")).to_have_text(["Ann", "Ben", "Ann"])


async def test_the_bot_has_a_tag_and_its_edits_show_live(tab: OpenTab, dining_room: discord.TextChannel) -> None:
    page = await tab("Ann")
    sent = await dining_room.send("Soup")
    message = page.locator(".message").last
    await expect(message.locator(".tag")).to_have_text("BOT")
    await expect(message.locator(".edited")).to_have_count(0)
    await sent.edit(content="Soup is off")
    await expect(message.locator(".content")).to_contain_text("Soup is off")
    await expect(message.locator(".edited")).to_have_text("(edited)")
    await sent.delete()
    await expect(page.locator(".message")).to_have_count(0)


async def test_a_direct_message_marks_its_member_for_everybody_who_plays(
    tab: OpenTab, waiter: Waiter, playground: Playground, ids: Ids
) -> None:
    ann = await tab("Ann")
    user = await waiter.fetch_user(ids["Chloé"])
    await user.send("Your cards: **Knife**")
    seat = ann.locator(f'.seat[data-member="{ids["Chloé"]}"]')
    await expect(seat.locator(".badge")).to_have_text("1")
    await expect(seat).to_have_attribute("aria-label", "Play as Chloé, 1 unread")

    await seat.click()
    await expect(ann).to_have_url(re.compile(rf"as={ids['Chloé']}"))
    entry = ann.get_by_label("Maître d', 1 unread")
    await entry.click()
    await expect(ann.locator(".message .prose strong")).to_have_text("Knife")
    await expect(ann.locator(f'.seat[data-member="{ids["Chloé"]}"] .badge')).to_be_hidden()
    await expect(ann.locator(".channel[aria-current] .badge")).to_have_count(0)


async def test_nobody_else_sees_a_direct_message(tab: OpenTab, waiter: Waiter, ids: Ids) -> None:
    ben = await tab("Ben")
    await (await waiter.fetch_user(ids["Ann"])).send("for Ann alone")
    await expect(ben.locator(f'.seat[data-member="{ids["Ann"]}"] .badge')).to_have_text("1")
    await expect(ben.locator("#channels .none")).to_have_text("None yet")
    assert "for Ann alone" not in await ben.content()


async def test_an_unread_channel_is_marked_until_it_is_read(
    tab: OpenTab, playground: Playground, ids: Ids, rooms: Ids
) -> None:
    ann = await tab("Ann")
    await playground.hands.say(ids["Ben"], rooms["kitchen"], "something burns")
    kitchen = ann.get_by_label("kitchen, 1 unread")
    await expect(kitchen).to_have_class(re.compile("unread"))
    await kitchen.click()
    await expect(ann.locator(".divider.new")).to_be_visible()
    await expect(ann.locator(".message .content")).to_have_text("something burns")
    await ann.locator(f'.channel[data-channel="{rooms["dining-room"]}"]').click()
    await expect(ann.locator(".channel.unread")).to_have_count(0)


async def test_a_thread_stands_beneath_its_channel(tab: OpenTab, dining_room: discord.TextChannel) -> None:
    page = await tab("Ann")
    thread = await dining_room.create_thread(name="The trial of Ben", type=discord.ChannelType.public_thread)
    await thread.send("Order!")
    await page.locator("#channels li li").get_by_text("The trial of Ben").click()
    await expect(page.locator("#place")).to_contain_text("The trial of Ben")
    await expect(page.locator(".message .content")).to_have_text("Order!")


async def test_the_back_button_leads_to_the_channel_before(tab: OpenTab, rooms: Ids) -> None:
    page = await tab("Ann")
    await page.locator(f'.channel[data-channel="{rooms["kitchen"]}"]').click()
    await expect(page.locator("#place")).to_have_text("# kitchen")
    await page.go_back()
    await expect(page.locator("#place")).to_have_text("# dining-room")


async def test_every_tab_is_its_own_member(tab: OpenTab, ids: Ids) -> None:
    ann, ben = await tab("Ann"), await tab("Ben")
    await expect(ann.locator("#self b")).to_have_text("Ann")
    await expect(ben.locator("#self b")).to_have_text("Ben")
    await expect(ben.locator(".seat[aria-current]")).to_have_attribute("data-member", str(ids["Ben"]))


async def test_without_a_member_the_first_one_plays(playground: Playground, tab: OpenTab, ids: Ids) -> None:
    page = await tab("Ben")
    await page.goto(f"{playground.url}/?as=nobody")
    await expect(page.locator("#self b")).to_have_text("Ann")


async def test_a_lost_connection_comes_back_with_what_was_missed(
    tab: OpenTab, playground: Playground, ids: Ids, rooms: Ids
) -> None:
    page = await tab("Ann")
    sockets: list[WebSocketRoute] = []

    def pass_on(socket: WebSocketRoute) -> None:
        socket.connect_to_server()
        sockets.append(socket)

    await page.route_web_socket("**/hand/live**", pass_on)
    await page.reload()
    await page.locator(".beginning").wait_for()
    await sockets[0].close()
    await playground.hands.say(ids["Ben"], rooms["dining-room"], "while you were away")
    await expect(page.locator(".message .content")).to_have_text("while you were away")
    await expect(page.locator("#offline")).to_be_hidden()


async def test_a_playground_that_was_started_anew_gets_its_tabs_back(tab: OpenTab, playground: Playground) -> None:
    page = await tab("Ben", refusals=True)
    await playground.stop()
    await expect(page.locator("#offline")).to_be_visible()
    another = Playground(port=int(playground.url.rsplit(":")[-1]))
    await another.start()
    try:
        ben = next(one for one in another.hands.members() if one["username"] == "ben")
        await page.wait_for_url(re.compile(rf"as={ben['id']}"))
        await expect(page.locator("#self b")).to_have_text("Ben")
        await expect(page.locator("#offline")).to_be_hidden()
    finally:
        await page.close()
        await another.stop()


async def test_new_messages_do_not_move_a_reader_who_looks_back(
    tab: OpenTab, playground: Playground, ids: Ids, rooms: Ids
) -> None:
    for number in range(60):
        await playground.hands.say(ids["Ben"], rooms["dining-room"], f"line {number}")
    page = await tab("Ann")
    scroller = page.locator("#scroller")
    await expect(page.get_by_text("line 59", exact=True)).to_be_in_viewport()
    await scroller.evaluate("(node) => node.scrollTo(0, 200)")
    await expect(page.locator("#jump")).to_be_visible()
    await expect(page.locator("#jump")).to_have_text("Jump to the newest")
    await playground.hands.say(ids["Ben"], rooms["dining-room"], "the newest")
    await expect(page.locator("#jump")).to_have_text("1 new message")
    assert await scroller.evaluate("(node) => node.scrollTop") == 200
    await page.locator("#jump").click()
    await expect(page.get_by_text("the newest", exact=True).first).to_be_in_viewport()
    await expect(page.locator("#jump")).to_be_hidden()


async def test_a_message_that_comes_in_the_frame_of_a_scroll_does_not_pull_the_reader_back(
    tab: OpenTab, playground: Playground, ids: Ids, rooms: Ids
) -> None:
    for number in range(60):
        await playground.hands.say(ids["Ben"], rooms["dining-room"], f"line {number}")
    page = await tab("Ann")
    await expect(page.get_by_text("line 59", exact=True)).to_be_in_viewport()
    top = await page.evaluate(
        """async () => {
          const { state, tell } = await import("/static/state.js");
          const scroller = document.getElementById("scroller");
          scroller.scrollTo(0, 200);
          const last = [...state.messages.values()].at(-1);
          const id = String(BigInt(last.id) + 1n);
          state.messages.set(id, { ...last, id, content: "the newest" });
          tell("message", { id, fresh: true });
          return scroller.scrollTop;
        }"""
    )
    assert top == 200
    await expect(page.locator("#jump")).to_have_text("1 new message")


async def test_new_messages_are_spoken_to_those_who_listen(
    tab: OpenTab, playground: Playground, ids: Ids, rooms: Ids
) -> None:
    page = await tab("Ann")
    await playground.hands.say(ids["Ben"], rooms["dining-room"], "**hello** ||not this||")
    await expect(page.locator("#announcer")).to_have_text("Ben: hello (spoiler)")


async def test_the_chosen_colours_stay(tab: OpenTab) -> None:
    page = await tab("Ann", color_scheme="light")
    ground = "getComputedStyle(document.body).backgroundColor"
    light = await page.evaluate(ground)
    await page.get_by_label("Settings").click()
    await page.get_by_role("radio", name="Dark").check()
    dark = await page.evaluate(ground)
    assert dark != light
    await page.reload()
    assert await page.evaluate(ground) == dark


async def test_a_member_who_takes_no_direct_messages_gets_none(tab: OpenTab, waiter: Waiter, ids: Ids) -> None:
    page = await tab("Ann")
    await page.get_by_label("Settings").click()
    async with page.expect_response("**/hand/dms"):
        await page.get_by_label("Take direct messages from the bot").uncheck()
    with pytest.raises(discord.Forbidden):
        await (await waiter.fetch_user(ids["Ann"])).send("hello")


async def test_earlier_messages_come_when_asked_for(tab: OpenTab, playground: Playground, ids: Ids, rooms: Ids) -> None:
    for number in range(300):
        await playground.hands.say(ids["Ben"], rooms["dining-room"], f"line {number}")
    page = await tab("Ann")
    await expect(page.get_by_text("line 299", exact=True)).to_be_in_viewport()
    await expect(page.locator(".message")).to_have_count(240)
    for count in (290, 300):
        first = page.get_by_text(f"line {300 - (await page.locator('.message').count())}", exact=True)
        await page.evaluate("document.getElementById('scroller').scrollTo(0, 0)")
        await expect(page.locator(".message")).to_have_count(count)
        await expect(first).to_be_in_viewport()  # what was looked at is where it was
    await expect(page.locator(".beginning")).to_have_count(1)
    await expect(page.locator(".divider.new")).to_have_count(1)
    await page.reload()
    await page.locator(".earlier").wait_for()
    await expect(page.locator(".message")).to_have_count(50)


async def test_a_page_without_a_bot_says_that_there_are_no_commands(tab: OpenTab) -> None:
    page = await tab("Ann")
    await page.keyboard.type("/")
    await expect(page.get_by_role("option")).to_have_text("The bot has no commands here (yet)")


async def test_commands_that_come_later_are_listed(tab: OpenTab, playground: Playground) -> None:
    page = await tab("Ann")
    async with a_waiter(playground):
        await page.wait_for_function("async () => (await import('/static/state.js')).state.commands.length > 0")
        await page.keyboard.type("/pi")
        await expect(page.get_by_role("option")).to_contain_text("Is anybody there?")


async def test_the_bot_is_seen_typing(tab: OpenTab, dining_room: discord.TextChannel) -> None:
    page = await tab("Ann")
    await dining_room.typing()
    await expect(page.locator("#typing")).to_have_text("Maître d' is typing…")
    await dining_room.send("done")
    await expect(page.locator("#typing")).to_be_empty()
