"""Messages in channels and direct messages, their files, and the rights to them."""

from __future__ import annotations

import asyncio
import io

import discord
import pytest

from playground import HandError, Playground
from tests.playground.butler import Butler
from tests.playground.rest import Rest

PNG = b"\x89PNG\r\n\x1a\n\x00\x00\x00\rIHDR\x00\x00\x00\x20\x00\x00\x00\x10" + bytes(20)


def channel_of(butler: Butler, room: int) -> discord.TextChannel:
    """A channel as the bot sees it."""
    channel = butler.get_channel(room)
    assert isinstance(channel, discord.TextChannel)
    return channel


async def test_a_message_is_sent_changed_and_deleted(
    butler: Butler, playground: Playground, ann: int, room: int
) -> None:
    watch = aiter(playground.hands.watch(ann))
    message = await channel_of(butler, room).send("soup")
    assert (await anext(watch))["d"]["content"] == "soup"
    await message.edit(content="fish")
    changed = await anext(watch)
    assert (changed["t"], changed["d"]["content"]) == ("MESSAGE_UPDATE", "fish")
    assert [one["content"] for one in playground.hands.seen(ann, room)] == ["fish"]
    await message.delete()
    gone = await anext(watch)
    assert (gone["t"], gone["d"]["id"]) == ("MESSAGE_DELETE", str(message.id))
    assert playground.hands.seen(ann, room) == []


async def test_the_bot_hears_of_its_own_and_of_others_messages(
    butler: Butler, playground: Playground, ben: int, room: int
) -> None:
    heard: asyncio.Queue[tuple[int, discord.MessageType]] = asyncio.Queue()

    @butler.listen()
    async def on_message(message: discord.Message) -> None:
        heard.put_nowait((message.author.id, message.type))

    await channel_of(butler, room).send("mine")
    await playground.hands.say(ben, room, "his")
    assert butler.user is not None
    assert [(await heard.get())[0] for _ in range(2)] == [butler.user.id, ben]


async def test_the_history_is_fetched_before_after_around_and_at_most(butler: Butler, room: int) -> None:
    channel = channel_of(butler, room)
    sent = [await channel.send(str(number)) for number in range(7)]

    async def words(**where: object) -> list[str]:
        return [one.content async for one in channel.history(**where)]  # type: ignore[arg-type]

    assert await words(limit=3) == ["6", "5", "4"]
    assert await words(limit=2, before=sent[3]) == ["2", "1"]
    assert await words(limit=2, after=sent[3]) == ["4", "5"]
    assert await words(limit=3, around=sent[3]) == ["4", "3", "2"]
    assert (await channel.fetch_message(sent[2].id)).content == "2"


async def test_a_message_that_is_not_there_is_unknown(butler: Butler, room: int) -> None:
    with pytest.raises(discord.NotFound) as refused:
        await channel_of(butler, room).fetch_message(1)
    assert refused.value.code == 10008
    with pytest.raises(discord.NotFound) as refused:
        await butler.fetch_channel(1)
    assert refused.value.code == 10003


async def test_the_same_nonce_says_nothing_twice(butler: Butler, playground: Playground, ann: int, room: int) -> None:
    channel = channel_of(butler, room)
    first = await channel.send("once", nonce="n1")
    second = await channel.send("once", nonce="n1")
    other = await channel.send("once", nonce="n2")
    assert first.id == second.id != other.id
    assert len(playground.hands.seen(ann, room)) == 2
    assert first.nonce == "n1"
    assert (await channel.fetch_message(first.id)).nonce is None


async def test_a_nonce_that_is_not_enforced_or_stands_elsewhere_does_not_count(
    rest: Rest, playground: Playground, ann: int, room: int
) -> None:
    other = int(playground.hands.channels(ann)[1]["id"])
    ids = set()
    for where, enforced in ((room, False), (room, False), (other, True)):
        body = {"content": "again", "nonce": "n", "enforce_nonce": enforced}
        ids.add((await rest.post(f"/channels/{where}/messages", body))[1]["id"])
    assert len(ids) == 3


async def test_an_answer_lost_on_the_way_is_asked_again_and_nothing_is_said_twice(
    butler: Butler, playground: Playground, ann: int, room: int
) -> None:
    playground.fault("POST", "/messages", status=502, body={"message": "Bad Gateway", "code": 0}, after=True)
    await channel_of(butler, room).send("once")
    assert [one["content"] for one in playground.hands.seen(ann, room)] == ["once"]
    assert [one.status for one in playground.requests if one.route.endswith("/messages")] == [502, 200]


async def test_a_reply_refers_to_its_message_and_rings_its_author(
    butler: Butler, playground: Playground, ben: int, room: int
) -> None:
    asked = await playground.hands.say(ben, room, "more?")
    channel = channel_of(butler, room)
    reply = await (await channel.fetch_message(int(asked["id"]))).reply("no", mention_author=True)
    assert reply.type is discord.MessageType.reply
    assert reply.reference is not None
    assert reply.reference.message_id == int(asked["id"])
    assert [one.id for one in reply.mentions] == [ben]
    quiet = await (await channel.fetch_message(int(asked["id"]))).reply("no", mention_author=False)
    assert quiet.mentions == []


async def test_mentions_ring_only_whom_the_sender_allows(butler: Butler, ann: int, ben: int, room: int) -> None:
    channel = channel_of(butler, room)
    text = f"<@{ann}> and <@{ben}>"
    assert [one.id for one in (await channel.send(text)).mentions] == [ann, ben]
    none = discord.AllowedMentions.none()
    assert (await channel.send(text, allowed_mentions=none)).mentions == []
    one = discord.AllowedMentions(everyone=False, roles=False, users=[discord.Object(ben)])
    assert [who.id for who in (await channel.send(text, allowed_mentions=one)).mentions] == [ben]
    assert not (await channel.send("@everyone")).mention_everyone


async def test_a_file_is_stored_listed_and_served(butler: Butler, room: int) -> None:
    channel = channel_of(butler, room)
    message = await channel.send("look", file=discord.File(io.BytesIO(PNG), "a card.png", description="a card"))
    (attachment,) = message.attachments
    assert (attachment.filename, attachment.size, attachment.description) == ("a_card.png", len(PNG), "a card")
    assert (attachment.width, attachment.height, attachment.content_type) == (32, 16, "image/png")
    assert await attachment.read() == PNG
    more = await message.add_files(discord.File(io.BytesIO(b"words"), "words.txt"))
    assert [one.filename for one in more.attachments] == ["a_card.png", "words.txt"]
    less = await more.remove_attachments(more.attachments[0])
    assert [one.filename for one in less.attachments] == ["words.txt"]
    with pytest.raises(discord.NotFound):
        await attachment.read()


async def test_a_file_shown_by_an_embed_is_no_attachment(butler: Butler, room: int) -> None:
    embed = discord.Embed(title="A card").set_image(url="attachment://card.png")
    embed.add_field(name="suit", value="knives").set_footer(text="one of many").set_author(name="the cook")
    message = await channel_of(butler, room).send(embed=embed, file=discord.File(io.BytesIO(PNG), "card.png"))
    assert message.attachments == []
    assert message.embeds[0].image.url is not None
    assert await butler.http.get_from_cdn(message.embeds[0].image.url) == PNG


async def test_a_direct_message_reaches_its_member_alone(
    butler: Butler, playground: Playground, ann: int, ben: int
) -> None:
    user = await butler.fetch_user(ben)
    screen = aiter(playground.hands.watch(ben))
    message = await user.send("your cards")
    assert [(await anext(screen))["t"] for _ in range(2)] == ["CHANNEL_CREATE", "MESSAGE_CREATE"]
    assert isinstance(message.channel, discord.DMChannel)
    (dm,) = [one for one in playground.hands.channels(ben) if one["type"] == 1]
    assert [one["content"] for one in playground.hands.seen(ben, int(dm["id"]))] == ["your cards"]
    assert [one for one in playground.hands.channels(ann) if one["type"] == 1] == []
    with pytest.raises(HandError, match="do not have access"):
        playground.hands.seen(ann, int(dm["id"]))


async def test_closed_direct_messages_open_but_refuse_the_message(
    butler: Butler, playground: Playground, ben: int
) -> None:
    user = await butler.fetch_user(ben)
    playground.hands.set_dms(ben, False)
    await user.create_dm()
    with pytest.raises(discord.Forbidden) as refused:
        await user.send("your cards")
    assert refused.value.code == 50007
    playground.hands.set_dms(ben, True)
    assert (await user.send("your cards")).content == "your cards"


@pytest.mark.parametrize(("right", "code"), [("VIEW_CHANNEL", 50001), ("SEND_MESSAGES", 50013)])
async def test_without_the_right_nothing_is_sent(
    butler: Butler, playground: Playground, room: int, right: str, code: int
) -> None:
    playground.permit(room, playground.world.app_id, deny=[right])
    with pytest.raises(discord.Forbidden) as refused:
        await channel_of(butler, room).send("soup")
    assert refused.value.code == code


async def test_embeds_files_and_replies_need_their_own_rights(
    butler: Butler, playground: Playground, ben: int, room: int
) -> None:
    channel = channel_of(butler, room)
    asked = await playground.hands.say(ben, room, "more?")
    playground.permit(room, playground.world.app_id, deny=["EMBED_LINKS", "ATTACH_FILES", "READ_MESSAGE_HISTORY"])
    await channel.send("plain")
    for extra in ({"embed": discord.Embed(title="x")}, {"file": discord.File(io.BytesIO(b"x"), "x.txt")}):
        with pytest.raises(discord.Forbidden) as refused:
            await channel.send("more", **extra)  # type: ignore[arg-type]
        assert refused.value.code == 50013
    with pytest.raises(discord.HTTPException) as unread:
        await channel.send("no", reference=channel.get_partial_message(int(asked["id"])))
    assert unread.value.code == 160002
    assert [one async for one in channel.history()] == []


async def test_the_bot_sees_its_rights_change(butler: Butler, playground: Playground, room: int) -> None:
    channel = channel_of(butler, room)
    assert channel.permissions_for(channel.guild.me).send_messages
    update = asyncio.create_task(butler.hears("guild_channel_update"))
    await asyncio.sleep(0)
    playground.permit(room, playground.world.app_id, deny=["SEND_MESSAGES"])
    await update
    assert not channel.permissions_for(channel.guild.me).send_messages


async def test_others_messages_are_not_edited_and_deleted_only_with_the_right(
    butler: Butler, playground: Playground, ben: int, room: int
) -> None:
    said = await playground.hands.say(ben, room, "hush")
    other = await channel_of(butler, room).fetch_message(int(said["id"]))
    with pytest.raises(discord.Forbidden) as refused:
        await other.edit(content="mine")
    assert refused.value.code == 50005
    with pytest.raises(discord.Forbidden) as refused:
        await other.delete()
    assert refused.value.code == 50013
    playground.permit(room, playground.world.app_id, allow=["MANAGE_MESSAGES"])
    await other.delete()
    assert playground.hands.seen(ben, room) == []


async def test_many_messages_are_deleted_at_once(butler: Butler, playground: Playground, ann: int, room: int) -> None:
    channel = channel_of(butler, room)
    playground.permit(room, playground.world.app_id, allow=["MANAGE_MESSAGES"])
    await channel.delete_messages([await channel.send(str(number)) for number in range(3)])
    assert playground.hands.seen(ann, room) == []


async def test_typing_is_shown_on_screens(butler: Butler, playground: Playground, ann: int, room: int) -> None:
    screen = aiter(playground.hands.watch(ann))
    await channel_of(butler, room).typing()
    event = await anext(screen)
    assert (event["t"], event["d"]["channel_id"]) == ("TYPING", str(room))


async def test_channels_are_renamed_and_deleted_with_the_right(
    butler: Butler, playground: Playground, ann: int, room: int
) -> None:
    channel = channel_of(butler, room)
    with pytest.raises(discord.Forbidden) as refused:
        await channel.edit(name="cellar")
    assert refused.value.code == 50013
    playground.permit(room, playground.world.app_id, allow=["MANAGE_CHANNELS"])
    await channel.edit(name="cellar", topic="Wine")
    assert (await butler.fetch_channel(room)).name == "cellar"  # type: ignore[union-attr]
    deleted = asyncio.create_task(butler.hears("guild_channel_delete"))
    await asyncio.sleep(0)
    await channel.delete()
    assert (await deleted).id == room
    assert room not in [int(one["id"]) for one in playground.hands.channels(ann)]


async def test_a_member_cannot_write_where_they_may_not(playground: Playground, ben: int, room: int) -> None:
    playground.permit(room, ben, deny=["SEND_MESSAGES"])
    with pytest.raises(HandError, match="permission to send"):
        await playground.hands.say(ben, room, "hello")
    playground.permit(room, ben, deny=["VIEW_CHANNEL"])
    assert room not in [int(one["id"]) for one in playground.hands.channels(ben)]
    with pytest.raises(HandError, match="do not have access"):
        await playground.hands.say(ben, room, "hello")
    kitchen = int(playground.hands.channels(ben)[0]["id"])
    with pytest.raises(HandError, match="empty message"):
        await playground.hands.say(ben, kitchen, "   ")
