"""Threads: from a message or alone, their members, their end."""

from __future__ import annotations

import asyncio

import discord
import pytest

from playground import HandError, Playground
from tests.playground.butler import Butler
from tests.playground.rest import Rest
from tests.playground.test_messages import channel_of


@pytest.fixture
def trusted(playground: Playground, room: int) -> None:
    """The bot may make private threads and manage them."""
    rights = ["CREATE_PUBLIC_THREADS", "CREATE_PRIVATE_THREADS", "MANAGE_THREADS"]
    playground.permit(room, playground.world.app_id, allow=rights)


async def test_a_thread_from_a_message_has_its_id(
    butler: Butler, playground: Playground, ann: int, ben: int, room: int
) -> None:
    created = asyncio.create_task(butler.hears("thread_create"))
    message = await channel_of(butler, room).send("dinner")
    thread = await message.create_thread(name="Table 1", auto_archive_duration=60)
    assert thread.id == message.id == (await created).id
    assert (thread.name, thread.auto_archive_duration, thread.parent_id) == ("Table 1", 60, room)
    assert (await message.fetch()).flags.has_thread
    for member in (ann, ben):
        assert str(thread.id) in [one["id"] for one in playground.hands.channels(member)]
    said = await thread.send("soup")
    assert said.channel.id == thread.id
    assert (await butler.fetch_channel(thread.id)).message_count == 1  # type: ignore[union-attr]
    with pytest.raises(discord.HTTPException) as refused:
        await message.create_thread(name="Table 2")
    assert (refused.value.status, refused.value.code) == (400, 160004)


async def test_a_private_thread_is_seen_by_its_members(
    trusted: None, butler: Butler, playground: Playground, ben: int, room: int
) -> None:
    thread = await channel_of(butler, room).create_thread(name="Wolves")
    assert thread.is_private()
    assert str(thread.id) not in [one["id"] for one in playground.hands.channels(ben)]
    with pytest.raises(HandError, match="do not have access"):
        await playground.hands.say(ben, thread.id, "hello")
    watch = aiter(playground.hands.watch(ben))
    await thread.add_user(discord.Object(ben))
    assert (await anext(watch))["t"] == "THREAD_CREATE"
    await playground.hands.say(ben, thread.id, "hello")
    assert butler.user is not None
    assert {one.id for one in await thread.fetch_members()} == {ben, butler.user.id}
    assert (await thread.fetch_member(ben)).id == ben
    await thread.remove_user(discord.Object(ben))
    assert str(thread.id) not in [one["id"] for one in playground.hands.channels(ben)]
    with pytest.raises(discord.NotFound):
        await thread.fetch_member(ben)


async def test_without_the_right_no_thread_is_made(butler: Butler, room: int) -> None:
    with pytest.raises(discord.Forbidden) as refused:
        await channel_of(butler, room).create_thread(name="Wolves")
    assert refused.value.code == 50013


async def test_a_thread_is_renamed_archived_opened_by_speech_and_locked(
    trusted: None, butler: Butler, playground: Playground, ben: int, room: int
) -> None:
    thread = await channel_of(butler, room).create_thread(name="Table", type=discord.ChannelType.public_thread)
    assert (await thread.edit(name="Table 2")).name == "Table 2"
    assert (await thread.edit(archived=True)).archived
    message = await channel_of(butler, room).send("elsewhere")
    with pytest.raises(discord.HTTPException) as refused:
        await thread.add_user(discord.Object(ben))
    assert refused.value.code == 50083
    await playground.hands.say(ben, thread.id, "is anybody here?")
    assert not (await butler.fetch_channel(thread.id)).archived  # type: ignore[union-attr]
    await thread.edit(locked=True)
    with pytest.raises(HandError, match="locked"):
        await playground.hands.say(ben, thread.id, "hello")
    await message.delete()


async def test_the_bot_leaves_and_joins_a_thread(trusted: None, butler: Butler, room: int) -> None:
    thread = await channel_of(butler, room).create_thread(name="Table", type=discord.ChannelType.public_thread)
    await thread.leave()
    assert await thread.fetch_members() == []
    await thread.join()
    assert butler.user is not None
    assert [one.id for one in await thread.fetch_members()] == [butler.user.id]


async def test_a_deleted_thread_is_gone_for_all(
    trusted: None, butler: Butler, playground: Playground, ben: int, room: int
) -> None:
    thread = await channel_of(butler, room).create_thread(name="Table", type=discord.ChannelType.public_thread)
    deleted = asyncio.create_task(butler.hears("raw_thread_delete"))
    watch = aiter(playground.hands.watch(ben))
    await thread.delete()
    assert (await deleted).thread_id == thread.id
    assert (await anext(watch))["t"] == "THREAD_DELETE"
    with pytest.raises(discord.NotFound) as refused:
        await thread.send("hello?")
    assert refused.value.code == 10003


@pytest.mark.parametrize(
    "body",
    [
        {"name": "", "type": 11},
        {"name": "x" * 101, "type": 11},
        {"name": "x", "type": 11, "auto_archive_duration": 61},
        {"name": "x", "type": 3},
    ],
)
async def test_a_thread_that_discord_does_not_know_is_refused(
    trusted: None, rest: Rest, playground: Playground, room: int, body: dict[str, object]
) -> None:
    status, answer = await rest.post(f"/channels/{room}/threads", body)
    assert (status, answer["code"]) == (400, 50035)
    assert playground.complaints
    playground.complaints.clear()
