"""What happens to rooms and people: roles change, members leave, threads are archived, locked and deleted."""

from __future__ import annotations

import asyncio

import discord
import pytest

from playground import Playground
from tests.playground.butler import Butler
from tests.playground.test_messages import channel_of


async def test_a_role_is_granted_rights_and_the_bot_hears_of_it(
    butler: Butler, playground: Playground, room: int
) -> None:
    everyone, own = (int(one["id"]) for one in playground.world.guild["roles"])
    for role in (everyone, own):
        playground.grant(role, deny=["SEND_MESSAGES"])
    with pytest.raises(discord.Forbidden):
        await channel_of(butler, room).send("soup")
    heard = asyncio.create_task(butler.hears("guild_role_update"))
    await asyncio.sleep(0)
    playground.grant(own, allow=["SEND_MESSAGES"])
    await heard
    await channel_of(butler, room).send("soup")


async def test_who_left_the_guild_cannot_be_written_to(butler: Butler, playground: Playground, ben: int) -> None:
    direct = await butler.create_dm(discord.Object(ben))
    await direct.send("your seat")
    playground.send_away(ben)
    with pytest.raises(discord.Forbidden) as refused:
        await direct.send("your cards")
    assert refused.value.code == 50278
    assert ben not in playground.world.people


async def test_an_archived_thread_is_woken_by_a_message_and_a_locked_one_is_not(
    butler: Butler, playground: Playground, room: int
) -> None:
    thread = await channel_of(butler, room).create_thread(name="Table 1", type=discord.ChannelType.public_thread)
    said = await thread.send("soup")
    playground.archive(thread.id)
    with pytest.raises(discord.HTTPException) as refused:
        await said.edit(content="stew")
    assert refused.value.code == 50083
    await thread.send("more soup")
    await said.edit(content="stew")
    playground.archive(thread.id, locked=True)
    with pytest.raises(discord.HTTPException) as refused:
        await thread.send("still more soup")
    assert refused.value.code == 50083


async def test_a_thread_is_deleted_and_the_bot_hears_of_it(butler: Butler, playground: Playground, room: int) -> None:
    thread = await channel_of(butler, room).create_thread(name="Table 1", type=discord.ChannelType.public_thread)
    heard = asyncio.create_task(butler.hears("raw_thread_delete"))
    await asyncio.sleep(0)
    playground.delete_thread(thread.id)
    assert (await heard).thread_id == thread.id
    with pytest.raises(discord.NotFound):
        await thread.send("soup")
