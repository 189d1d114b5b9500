"""How a client comes in: token, commands, shards, intents, the first sight of the guild."""

from __future__ import annotations

import asyncio

import discord
import pytest

from playground import Playground, point_discord_py_at
from tests.playground.butler import Butler, serving
from tests.playground.conftest import new_playground
from tests.playground.rest import Rest


async def test_a_bot_logs_in_and_sees_the_guild(butler: Butler, playground: Playground) -> None:
    (guild,) = butler.guilds
    assert guild.name == "The Long Table"
    assert [one.name for one in guild.text_channels] == ["dining-room", "kitchen", "pantry"]
    assert guild.me.id == playground.world.app_id == butler.application_id
    assert [role.name for role in guild.me.roles] == ["@everyone", "Maître d'"]
    assert guild.me.top_role.is_bot_managed()
    assert guild.owner_id == playground.world.people[0]


async def test_without_the_members_intent_the_bot_knows_only_itself(butler: Butler) -> None:
    assert list(butler.guilds[0].members) == [butler.guilds[0].me]
    assert butler.guilds[0].member_count == 11


async def test_a_wrong_token_is_refused(playground: Playground) -> None:
    butler = Butler()
    with pytest.raises(discord.LoginFailure):
        await butler.start("another token")
    await butler.close()


async def test_no_token_is_refused(rest: Rest) -> None:
    assert await rest.request("GET", "/users/@me", headers={}) == (401, {"message": "401: Unauthorized", "code": 0})


async def test_an_intent_that_the_application_may_not_use_ends_the_start(playground: Playground) -> None:
    with pytest.raises(discord.PrivilegedIntentsRequired):
        async with serving(Butler(discord.Intents(guilds=True, members=True)), playground):
            pass


async def test_with_the_members_intent_the_bot_knows_everybody(pointed: None) -> None:
    intents = discord.Intents(guilds=True, members=True)
    playground = new_playground(privileged=intents.value)
    await playground.start()
    point_discord_py_at(playground.url)
    async with serving(Butler(intents, chunk_guilds_at_startup=False), playground) as butler:
        names = [one.display_name for one in butler.guilds[0].members if not one.bot]
        assert names == [playground.world.users[one]["global_name"] for one in playground.world.people]
    await playground.stop()
    assert playground.complaints == []


async def test_members_can_be_asked_for_by_name(butler: Butler, ben: int) -> None:
    assert [one.id for one in await butler.guilds[0].query_members("be")] == [ben]


async def test_members_and_users_can_be_fetched(butler: Butler, ben: int) -> None:
    member = await butler.guilds[0].fetch_member(ben)
    assert member.display_name == "Ben"
    assert (await butler.fetch_user(ben)).global_name == "Ben"
    with pytest.raises(discord.NotFound) as refused:
        await butler.guilds[0].fetch_member(1)
    assert refused.value.code == 10007
    with pytest.raises(discord.NotFound) as refused:
        await butler.fetch_user(1)
    assert refused.value.code == 10013


async def test_of_three_shards_the_second_hears_the_guild_and_the_first_direct_messages(
    playground: Playground, ann: int, room: int
) -> None:
    heard: list[tuple[str, int | None]] = []
    async with serving(Butler(shard_count=3), playground) as butler:
        assert sorted(butler.shards) == [0, 1, 2]
        assert butler.guilds[0].shard_id == 1
        frames: asyncio.Queue[int] = asyncio.Queue()

        @butler.listen()
        async def on_message(message: discord.Message) -> None:
            heard.append((message.content, message.guild and message.guild.shard_id))
            frames.put_nowait(len(heard))

        before = {shard: one._parent.ws.sequence for shard, one in butler.shards.items()}  # type: ignore[attr-defined]
        await playground.hands.say(ann, room, f"hello <@{playground.world.app_id}>")
        await frames.get()
        between = {shard: one._parent.ws.sequence for shard, one in butler.shards.items()}  # type: ignore[attr-defined]
        dm = playground.hands.open_dm(ann)
        await playground.hands.say(ann, int(dm["id"]), "psst")
        await frames.get()
        after = {shard: one._parent.ws.sequence for shard, one in butler.shards.items()}  # type: ignore[attr-defined]
    assert heard == [(f"hello <@{playground.world.app_id}>", 1), ("psst", None)]
    assert [shard for shard in before if between[shard] != before[shard]] == [1]
    assert [shard for shard in before if after[shard] != between[shard]] == [0]


async def test_without_the_content_intent_a_guild_message_is_blank_unless_it_names_the_bot(
    butler: Butler, playground: Playground, ann: int, room: int
) -> None:
    said: asyncio.Queue[str] = asyncio.Queue()

    @butler.listen()
    async def on_message(message: discord.Message) -> None:
        said.put_nowait(message.content)

    await playground.hands.say(ann, room, "nobody's business")
    await playground.hands.say(ann, room, f"<@{playground.world.app_id}> dinner?")
    await playground.hands.say(ann, int(playground.hands.open_dm(ann)["id"]), "between us")
    assert [await said.get() for _ in range(3)] == ["", f"<@{playground.world.app_id}> dinner?", "between us"]


async def test_an_endpoint_that_is_not_there_is_complained_of(rest: Rest, playground: Playground) -> None:
    assert await rest.get("/voice/regions") == (404, {"message": "404: Not Found", "code": 0})
    assert [one.what for one in playground.complaints] == ["no such endpoint here"]
    playground.complaints.clear()


async def test_every_request_is_noted_by_its_template(butler: Butler, playground: Playground, room: int) -> None:
    playground.requests.clear()
    channel = butler.get_channel(room)
    assert isinstance(channel, discord.TextChannel)
    message = await channel.send("soup")
    await message.edit(content="fish")
    assert [(one.method, one.route, one.status, one.channel) for one in playground.requests] == [
        ("POST", "/channels/{channel_id}/messages", 200, room),
        ("PATCH", "/channels/{channel_id}/messages/{message_id}", 200, room),
    ]
