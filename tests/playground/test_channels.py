"""Channels' permissions and end, and the files behind them."""

from __future__ import annotations

import asyncio
import io

import aiohttp
import discord
import pytest

from playground import HandError, Playground
from tests.playground.butler import Butler
from tests.playground.rest import Rest
from tests.playground.test_messages import channel_of


async def test_permissions_of_a_channel_are_set_and_taken_back(
    butler: Butler, playground: Playground, ben: int, room: int
) -> None:
    channel = channel_of(butler, room)
    member = await channel.guild.fetch_member(ben)
    with pytest.raises(discord.Forbidden) as refused:
        await channel.set_permissions(member, send_messages=False)
    assert refused.value.code == 50013
    playground.permit(room, playground.world.app_id, allow=["MANAGE_ROLES"])
    await channel.set_permissions(member, send_messages=False)
    with pytest.raises(HandError, match="permission to send"):
        await playground.hands.say(ben, room, "hello")
    await channel.set_permissions(member, overwrite=None)
    assert (await playground.hands.say(ben, room, "hello"))["content"] == "hello"


async def test_a_channel_takes_its_threads_with_it(
    butler: Butler, playground: Playground, ann: int, ben: int, room: int
) -> None:
    channel = channel_of(butler, room)
    thread = await (await channel.send("dinner")).create_thread(name="Table 1")
    said = await thread.send("soup")
    playground.permit(room, playground.world.app_id, allow=["MANAGE_CHANNELS"])
    watch = aiter(playground.hands.watch(ann))
    await channel.delete()
    gone = [await anext(watch) for _ in range(2)]
    assert [(one["t"], one["d"]["id"]) for one in gone] == [
        ("THREAD_DELETE", str(thread.id)),
        ("CHANNEL_DELETE", str(room)),
    ]
    with pytest.raises(HandError, match="This message is gone"):
        await playground.hands.press(ben, said.id, "x")
    with pytest.raises(HandError, match="This message is gone"):
        await playground.hands.dismiss(ben, said.id)


async def test_a_channel_cannot_be_renamed_to_nothing(rest: Rest, playground: Playground, room: int) -> None:
    playground.permit(room, playground.world.app_id, allow=["MANAGE_CHANNELS"])
    status, body = await rest.patch(f"/channels/{room}", {"name": ""})
    assert (status, body["code"]) == (400, 50035)
    playground.complaints.clear()


async def test_a_direct_message_channel_survives_being_put_away(rest: Rest, playground: Playground, ben: int) -> None:
    channel = (await rest.post("/users/@me/channels", {"recipient_id": str(ben)}))[1]
    assert (await rest.post(f"/channels/{channel['id']}/messages", {"content": "x"}))[0] == 200
    assert (await rest.delete(f"/channels/{channel['id']}"))[0] == 200
    assert (await rest.post("/users/@me/channels", {"recipient_id": ben}))[1]["id"] == channel["id"]
    assert len(playground.hands.seen(ben, int(channel["id"]))) == 1


async def test_others_direct_messages_cannot_be_deleted(rest: Rest, playground: Playground, ben: int) -> None:
    dm = int(playground.hands.open_dm(ben)["id"])
    said = await playground.hands.say(ben, dm, "hello")
    status, body = await rest.delete(f"/channels/{dm}/messages/{said['id']}")
    assert (status, body["code"]) == (403, 50003)


@pytest.mark.parametrize(
    ("path", "code"),
    [
        ("/guilds/1/members/1", 10004),
        ("/applications/1/commands", 10002),
        ("/applications/{app}/guilds/1/commands", 10004),
        ("/applications/{app}/emojis/1", 10014),
    ],
)
async def test_what_is_not_there_is_unknown(rest: Rest, playground: Playground, path: str, code: int) -> None:
    status, body = await rest.get(path.format(app=playground.world.app_id))
    assert (status, body["code"]) == (404, code)


async def test_a_thread_stands_only_in_a_text_channel(rest: Rest, playground: Playground, ben: int, room: int) -> None:
    dm = int(playground.hands.open_dm(ben)["id"])
    status, body = await rest.post(f"/channels/{dm}/threads", {"name": "x", "type": 11})
    assert (status, body["code"]) == (400, 50024)
    status, body = await rest.get(f"/channels/{room}/thread-members")
    assert (status, body["code"]) == (404, 10003)


async def test_members_without_a_picture_have_one_of_one_colour(butler: Butler, ben: int) -> None:
    user = await butler.fetch_user(ben)
    assert (await user.display_avatar.read()).startswith(b"\x89PNG")


async def test_only_pictures_are_shown_by_a_browser(butler: Butler, playground: Playground, room: int) -> None:
    names = ("page.html", "drawing.svg", "card.png")
    files = [discord.File(io.BytesIO(b"<script>"), name) for name in names]
    message = await channel_of(butler, room).send(files=files)
    shown = []
    async with aiohttp.ClientSession() as session:
        for one in message.attachments:
            async with session.get(one.url) as response:
                assert response.headers["X-Content-Type-Options"] == "nosniff"
                shown.append((one.filename, response.headers["Content-Disposition"]))
        async with session.get(f"{playground.url}/cdn/attachments/1/2/nothing.png") as response:
            assert response.status == 404
    assert shown == [("page.html", "attachment"), ("drawing.svg", "attachment"), ("card.png", "inline")]


async def test_a_watch_ends_when_it_is_closed_or_the_playground_stops(
    playground: Playground, ann: int, room: int
) -> None:
    first, second = playground.hands.watch(ann), playground.hands.watch(ann)
    heard = [asyncio.create_task(_count(one)) for one in (first, second)]
    await playground.hands.say(ann, room, "one")
    first.close()
    await playground.hands.say(ann, room, "two")
    playground.bus.close()
    assert await asyncio.gather(*heard) == [1, 2]


async def _count(watch: object) -> int:
    return len([event async for event in watch])  # type: ignore[attr-defined]


async def test_who_is_no_member_has_no_hands(playground: Playground) -> None:
    for one in (1, playground.world.app_id):
        with pytest.raises(HandError, match="no such member"):
            playground.hands.channels(one)


async def test_a_member_knows_only_what_stands_in_their_own_rooms(playground: Playground, ann: int, ben: int) -> None:
    dm = int(playground.hands.open_dm(ben)["id"])
    said = await playground.hands.say(ben, dm, "psst")
    with pytest.raises(HandError, match="This message is gone"):
        await playground.hands.press(ann, int(said["id"]), "x")
    assert playground.hands.me(ann)["global_name"] == "Ann"
    assert [one["global_name"] for one in playground.hands.members()][:2] == ["Ann", "Ben"]
    playground.permit(next(iter(playground.world.channels)), ben, deny=["READ_MESSAGE_HISTORY"])
    assert playground.hands.seen(ben, next(iter(playground.world.channels))) == []


async def test_channels_come_and_go_while_the_bot_is_there(butler: Butler, playground: Playground, ann: int) -> None:
    created = asyncio.create_task(butler.hears("guild_channel_create"))
    await asyncio.sleep(0)
    cellar = playground.add_channel("cellar")
    assert (await created).id == cellar
    message = await channel_of(butler, cellar).send("wine")
    playground.delete_channel(cellar)
    with pytest.raises(discord.NotFound) as refused:
        await message.edit(content="more wine")
    assert refused.value.code == 10003
    assert str(cellar) not in [one["id"] for one in playground.hands.channels(ann)]


async def test_members_delete_their_own_messages_and_managers_any(
    butler: Butler, playground: Playground, ann: int, ben: int, room: int
) -> None:
    said = await playground.hands.say(ben, room, "oops")
    await playground.hands.delete(ben, int(said["id"]))
    message = await channel_of(butler, room).send("the board")
    with pytest.raises(HandError, match="only your own"):
        await playground.hands.delete(ben, message.id)
    await playground.hands.delete(ann, message.id)
    assert playground.hands.seen(ann, room) == []
    with pytest.raises(discord.NotFound) as refused:
        await message.edit(content="the board again")
    assert refused.value.code == 10008
