"""What the page's scripts send and hear, without a browser."""

from __future__ import annotations

import asyncio
from collections.abc import AsyncIterator
from typing import Any

import aiohttp
import discord
import pytest
import pytest_asyncio

from playground import Playground
from tests.playground.test_page.waiter import Classic, Waiter

pytestmark = pytest.mark.asyncio(loop_scope="session")
Ids = dict[str, int]
Json = dict[str, Any]


class Client:
    """One tab of one member."""

    def __init__(self, session: aiohttp.ClientSession, member: int) -> None:
        self.session = session
        self.member = member

    async def act(self, act: str, status: int = 200, /, **body: object) -> Json:
        async with self.session.post(f"/hand/{act}", json={"as": str(self.member), **body}) as answer:
            assert answer.status == status, await answer.text()
            return await answer.json()

    async def socket(self) -> aiohttp.ClientWebSocketResponse:
        return await self.session.ws_connect(f"/hand/live?as={self.member}")


async def frame(socket: aiohttp.ClientWebSocketResponse, kind: str) -> Any:
    """The data of the next frame of this kind."""
    async with asyncio.timeout(10):
        while (heard := await socket.receive_json())["t"] != kind:
            pass
    assert isinstance(heard["now"], float)
    return heard["d"]


@pytest_asyncio.fixture(loop_scope="session")
async def session(playground: Playground) -> AsyncIterator[aiohttp.ClientSession]:
    async with aiohttp.ClientSession(playground.url, headers={"Origin": playground.url}) as one:
        yield one


@pytest.fixture
def ann(session: aiohttp.ClientSession, ids: Ids) -> Client:
    return Client(session, ids["Ann"])


@pytest.fixture
def ben(session: aiohttp.ClientSession, ids: Ids) -> Client:
    return Client(session, ids["Ben"])


async def test_a_socket_begins_with_the_whole_state(ann: Client, ids: Ids) -> None:
    async with await ann.socket() as socket:
        first = await socket.receive_json()
    assert first["t"] == "STATE"
    state = first["d"]
    assert state["me"]["id"] == str(ids["Ann"])
    assert [one["id"] for one in state["members"]] == [str(one) for one in ids.values()]
    assert [one["name"] for one in state["channels"]] == ["dining-room", "kitchen", "pantry"]
    assert state["guild"]["name"] == "The Long Table"
    assert (state["modals"], state["marks"], state["dms_open"]) == ([], {}, True)
    assert set(state["badges"].values()) == {0}


async def test_an_opened_channel_tells_what_stands_in_it(ann: Client, rooms: Ids) -> None:
    for number in range(3):
        await ann.act("say", channel=str(rooms["pantry"]), text=f"jar {number}")
    async with await ann.socket() as socket:
        await socket.send_json({"open": str(rooms["pantry"])})
        seen = await frame(socket, "SEEN")
    assert [one["content"] for one in seen["messages"]] == ["jar 0", "jar 1", "jar 2"]


@pytest.mark.parametrize("nonsense", ["", "[]", "{", "7", '{"open": []}', '{"open": "x"}', '{"read": 1, "upto": null}'])
async def test_nonsense_on_a_socket_gets_no_answer_and_breaks_nothing(ann: Client, rooms: Ids, nonsense: str) -> None:
    async with await ann.socket() as socket:
        await socket.send_str(nonsense)
        await socket.send_json({"open": str(rooms["pantry"])})
        assert (await frame(socket, "SEEN"))["messages"] == []


async def test_nobody_may_open_a_channel_of_others(ann: Client, ids: Ids, waiter: Waiter, rooms: Ids) -> None:
    sent = await (await waiter.fetch_user(ids["Ben"])).send("for Ben alone")
    async with await ann.socket() as socket:
        await socket.send_json({"open": str(sent.channel.id)})
        await socket.send_json({"open": str(rooms["pantry"])})
        assert (await frame(socket, "SEEN"))["channel_id"] == str(rooms["pantry"])


async def test_a_member_that_is_none_gets_no_socket(session: aiohttp.ClientSession, playground: Playground) -> None:
    for wanted in ("", "7", str(playground.world.app_id)):
        with pytest.raises(aiohttp.WSServerHandshakeError):
            await session.ws_connect(f"/hand/live?as={wanted}")


async def test_unread_messages_are_counted_for_every_member(ann: Client, ben: Client, rooms: Ids, ids: Ids) -> None:
    kitchen = str(rooms["kitchen"])
    async with await ann.socket() as socket:
        await frame(socket, "STATE")
        said = await ben.act("say", channel=kitchen, text=f"<@{ann.member}> come")
        marks = await frame(socket, "MARKS")
        while kitchen not in marks["marks"]:
            marks = await frame(socket, "MARKS")
        assert marks["marks"] == {kitchen: {"unread": 1, "calls": 1, "first": said["id"]}}
        assert {key for key, count in marks["badges"].items() if count} == {str(ann.member)}
        await socket.send_json({"read": kitchen, "upto": said["id"]})
        while (marks := await frame(socket, "MARKS"))["marks"]:
            pass
        assert marks["badges"][str(ann.member)] == 0


async def test_what_was_read_stays_read_when_the_last_tab_closes(ann: Client, ben: Client, rooms: Ids) -> None:
    kitchen = str(rooms["kitchen"])
    first = await ben.act("say", channel=kitchen, text="one")
    async with await ann.socket() as socket:
        assert (await frame(socket, "STATE"))["marks"][kitchen]["unread"] == 1
        await socket.send_json({"read": kitchen, "upto": first["id"]})
        while (await frame(socket, "MARKS"))["marks"]:
            pass
    second = await ben.act("say", channel=kitchen, text="two")
    async with await ann.socket() as socket:
        marks = (await frame(socket, "STATE"))["marks"]
    assert marks == {kitchen: {"unread": 1, "calls": 0, "first": second["id"]}}


async def test_a_deleted_message_is_no_longer_unread(ann: Client, dining_room: discord.TextChannel) -> None:
    async with await ann.socket() as socket:
        await frame(socket, "STATE")
        sent = await dining_room.send("hello")
        while not (await frame(socket, "MARKS"))["marks"]:
            pass
        await sent.delete()
        while (await frame(socket, "MARKS"))["marks"]:
            pass


async def test_an_act_that_is_refused_says_why(ann: Client, rooms: Ids, waiter: Waiter) -> None:
    room = str(rooms["dining-room"])
    refused = await ann.act("slash", 400, channel=room, name="nothing", options={})
    assert refused["error"] == "There is no such command."
    refused = await ann.act("say", 400, channel=room, text="")
    assert refused["error"]
    refused = await ann.act("press", 400, message="1", custom_id="x")
    assert refused["error"]


@pytest.mark.parametrize("body", [b"", b"[]", b"{}", b'{"as": "x"}', b"\xff"])
async def test_an_act_that_is_nonsense_is_refused(session: aiohttp.ClientSession, body: bytes) -> None:
    async with session.post("/hand/say", data=body) as answer:
        assert answer.status == 400
        assert (await answer.json())["error"]


async def test_only_members_act(session: aiohttp.ClientSession, playground: Playground, rooms: Ids) -> None:
    for one in (playground.world.app_id, 7):
        refused = await Client(session, one).act("say", 400, channel=str(rooms["kitchen"]), text="I am the bot")
        assert refused["error"] == "There is no such member."


async def test_a_press_answers_with_its_outcome(ann: Client, waiter: Waiter, dining_room: discord.TextChannel) -> None:
    message = await dining_room.send("Counted 0", view=Classic(waiter, "https://example.com"))
    outcome = await ann.act("press", message=str(message.id), custom_id="count")
    assert outcome == {"kind": "update"}
    outcome = await ann.act("press", message=str(message.id), custom_id="ignore")
    assert outcome == {"kind": "failed"}


async def test_the_playground_closes_with_tabs_open(rooms: Ids) -> None:
    playground = Playground()
    await playground.start()
    member = int(playground.hands.members()[0]["id"])
    async with (
        aiohttp.ClientSession(playground.url, headers={"Origin": playground.url}) as session,
        session.ws_connect(f"/hand/live?as={member}") as socket,
    ):
        await frame(socket, "STATE")
        async with asyncio.timeout(20):
            await playground.stop()
            assert (await socket.receive()).type in (aiohttp.WSMsgType.CLOSE, aiohttp.WSMsgType.CLOSED)


@pytest.mark.parametrize("act", ["press", "dismiss"])
async def test_whoever_guesses_an_id_cannot_tell_a_message_of_others_from_none(
    ann: Client, ben: Client, playground: Playground, rooms: Ids, act: str
) -> None:
    world, app = playground.world, playground.world.app_id
    alone = playground.posting.say(world.channel(rooms["kitchen"]), app, {"content": "your role"}, viewer=ben.member)
    direct = playground.posting.say(world.dm(ben.member), app, {"content": "your cards"})
    answers = [
        await ann.act(act, 400, message=message, custom_id="x") for message in (alone["id"], direct["id"], "1234567")
    ]
    assert answers == [{"error": "This message is gone."}] * 3
    assert (await ben.act(act, 400, message=direct["id"], custom_id="x")) != answers[0]


async def test_a_socket_carries_nothing_that_another_is_told_alone(
    ann: Client, ben: Client, playground: Playground, rooms: Ids
) -> None:
    world, app, kitchen = playground.world, playground.world.app_id, rooms["kitchen"]
    async with await ann.socket() as socket:
        await frame(socket, "STATE")
        playground.posting.say(world.channel(kitchen), app, {"content": "for Ben alone"}, viewer=ben.member)
        direct = playground.posting.say(world.dm(ben.member), app, {"content": "for Ben alone"})
        for asked in ({"open": direct["channel_id"]}, {"read": direct["channel_id"], "upto": direct["id"]}):
            await socket.send_json(asked)
        await socket.send_json({"open": str(kitchen)})
        told: list[str] = []
        async with asyncio.timeout(10):
            while not told or '"SEEN"' not in told[-1]:
                told.append(await socket.receive_str())
    assert "for Ben alone" not in "".join(told)
    assert direct["id"] not in "".join(told)
    assert (ann.member, int(direct["channel_id"])) not in world.read


async def test_the_address_of_a_file_cannot_be_guessed_from_its_id(
    ann: Client, playground: Playground, rooms: Ids
) -> None:
    world, files = playground.world, {0: ("hand.png", b"cards")}
    said = playground.posting.say(world.channel(rooms["kitchen"]), world.app_id, {}, files)
    shown = said["attachments"][0]
    async with ann.session.get(shown["url"]) as answer:
        assert (answer.status, await answer.read()) == (200, b"cards")
    async with ann.session.get(f"/cdn/attachments/{said['channel_id']}/{shown['id']}/hand.png") as answer:
        assert answer.status == 404


async def test_a_long_channel_comes_a_page_at_a_time(ann: Client, playground: Playground, rooms: Ids) -> None:
    kitchen = rooms["kitchen"]
    said = [(await playground.hands.say(ann.member, kitchen, str(number)))["id"] for number in range(120)]
    async with await ann.socket() as socket:
        await socket.send_json({"open": str(kitchen)})
        seen = await frame(socket, "SEEN")
        assert ([one["id"] for one in seen["messages"]], seen["older"]) == (said[70:], True)
        for begin, end in ((20, 70), (0, 20)):
            await socket.send_json({"open": str(kitchen), "before": said[end]})
            page = await frame(socket, "EARLIER")
            assert ([one["id"] for one in page["messages"]], page["older"]) == (said[begin:end], begin > 0)
        await socket.send_json({"open": str(kitchen), "from": said[30]})
        assert [one["id"] for one in (await frame(socket, "SEEN"))["messages"]] == said[20:]
