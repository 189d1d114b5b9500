"""Slash commands: registered, used, completed; and what a client does not let a member send."""

from __future__ import annotations

import discord
import pytest
from discord import app_commands

from playground import HandError, Playground
from tests.playground.butler import Butler
from tests.playground.rest import Rest


async def content(pressed: object) -> str:
    """What the bot answered."""
    return (await pressed.outcome())["message"]["content"]  # type: ignore[attr-defined]


async def test_commands_are_registered_and_keep_their_ids(butler: Butler, playground: Playground) -> None:
    first = {one.name: one.id for one in await butler.tree.fetch_commands()}
    assert sorted(first) == ["do", "order", "table"]
    assert {one["name"]: int(one["id"]) for one in playground.hands.commands()} == first

    @butler.tree.command(description="One more")
    async def more(interaction: discord.Interaction) -> None:
        await interaction.response.send_message("more")

    await butler.tree.sync()
    second = {one.name: one.id for one in await butler.tree.fetch_commands()}
    assert {name: second[name] for name in first} == first
    assert set(second) - set(first) == {"more"}


async def test_options_of_every_type_reach_the_bot(
    butler: Butler, playground: Playground, ann: int, ben: int, room: int
) -> None:
    options = {"dish": "Fish", "wine": "Barolo", "plates": 2, "guest": str(ben), "spicy": True, "at": str(room)}
    pressed = await playground.hands.slash(ann, room, "order", options, "zh-CN")
    assert await content(pressed) == "2 Fish with Barolo for Ben spicy in dining-room (zh-CN)"


async def test_subcommands_are_found_by_their_path(butler: Butler, playground: Playground, ann: int, room: int) -> None:
    assert await content(await playground.hands.slash(ann, room, "table status")) == "all seated"
    assert await content(await playground.hands.slash(ann, room, "table seat add", {"number": 1.5})) == "seat 1.5"


async def test_an_option_is_completed_with_what_is_typed_so_far(
    butler: Butler, playground: Playground, ann: int, room: int
) -> None:
    choices = await playground.hands.autocomplete(ann, room, "order", {"dish": "Fowl", "wine": "Ch"}, "wine")
    assert [(one["name"], one["value"]) for one in choices] == [
        ("Chablis to Fowl", "Chablis"),
        ("Chianti to Fowl", "Chianti"),
    ]


async def test_a_reply_to_a_command_names_the_command_and_its_user(
    butler: Butler, playground: Playground, ann: int, room: int
) -> None:
    message = (await (await playground.hands.slash(ann, room, "table status")).outcome())["message"]
    assert message["type"] == 20
    assert message["interaction_metadata"]["name"] == "table status"
    assert message["interaction_metadata"]["user"]["id"] == str(ann)
    assert message["webhook_id"] == message["application_id"] == str(butler.application_id)


@pytest.mark.parametrize(
    ("name", "options", "why"),
    [
        ("nothing", {}, "There is no such command."),
        ("table", {}, "This command needs a subcommand."),
        ("table nothing", {}, "There is no such command."),
        ("order", {"dish": "Fish"}, "The option wine is required."),
        ("order", {"dish": "Foam", "wine": "Barolo"}, "The option dish has no such choice."),
        ("order", {"dish": "Fish", "wine": "Barolo", "plates": 6}, "The number for plates is too small or too large."),
        ("order", {"dish": "Fish", "wine": "Barolo", "guest": "12"}, "There is nothing of that id here."),
        ("order", {"dish": "Fish", "wine": "Barolo", "fork": 1}, "This command has no option fork."),
        ("order", {"dish": "Fish", "wine": "Barolo", "plates": "many"}, "This is not a fitting value for plates."),
    ],
)
async def test_a_client_does_not_send_a_wrong_command(
    butler: Butler, playground: Playground, ann: int, room: int, name: str, options: dict[str, str], why: str
) -> None:
    with pytest.raises(HandError) as refused:
        await playground.hands.slash(ann, room, name, options)
    assert str(refused.value) == why


async def test_a_guild_command_and_one_for_guilds_only_are_not_usable_in_direct_messages(
    butler: Butler, playground: Playground, ann: int
) -> None:
    @butler.tree.command(description="Here only")
    @app_commands.guild_only()
    async def here(interaction: discord.Interaction) -> None:
        await interaction.response.send_message("here")

    @butler.tree.command(description="This guild only", guild=butler.guilds[0])
    async def house(interaction: discord.Interaction) -> None:
        await interaction.response.send_message("house")

    await butler.tree.sync()
    await butler.tree.sync(guild=butler.guilds[0])
    room = int(playground.hands.channels(ann)[0]["id"])
    assert await content(await playground.hands.slash(ann, room, "here")) == "here"
    assert await content(await playground.hands.slash(ann, room, "house")) == "house"
    dm = int(playground.hands.open_dm(ann)["id"])
    assert await content(await playground.hands.slash(ann, dm, "table status")) == "all seated"
    for name in ("here", "house"):
        with pytest.raises(HandError, match="cannot use this command here"):
            await playground.hands.slash(ann, dm, name)


async def test_a_command_for_managers_is_hidden_from_guests(
    butler: Butler, playground: Playground, ann: int, ben: int, room: int
) -> None:
    @butler.tree.command(description="Fire the cook")
    @app_commands.default_permissions(manage_guild=True)
    async def fire(interaction: discord.Interaction) -> None:
        assert interaction.permissions.manage_guild
        await interaction.response.send_message("fired")

    await butler.tree.sync()
    assert await content(await playground.hands.slash(ann, room, "fire")) == "fired"
    with pytest.raises(HandError, match="cannot use this command here"):
        await playground.hands.slash(ben, room, "fire")


async def test_commands_are_made_changed_and_dropped_one_by_one(rest: Rest, playground: Playground, ann: int) -> None:
    watch = playground.hands.watch(ann)
    base = f"/applications/{playground.world.app_id}/commands"
    status, made = await rest.post(base, {"name": "dine", "description": "Eat"})
    assert (status, made["name"], made["type"]) == (201, "dine", 1)
    assert (await anext(aiter(watch)))["t"] == "COMMANDS"
    again = await rest.post(base, {"name": "dine", "description": "Eat well"})
    assert (again[0], again[1]["id"]) == (200, made["id"])
    changed = await rest.patch(f"{base}/{made['id']}", {"description": "Eat better"})
    assert (changed[1]["id"], changed[1]["description"]) == (made["id"], "Eat better")
    assert (await rest.get(f"{base}/{made['id']}"))[1]["description"] == "Eat better"
    assert (await rest.delete(f"{base}/{made['id']}"))[0] == 204
    status, body = await rest.get(f"{base}/{made['id']}")
    assert (status, body["code"]) == (404, 10063)
    watch.close()


async def test_application_emojis_are_kept_and_served(butler: Butler, playground: Playground) -> None:
    picture = b"\x89PNG\r\n\x1a\n" + bytes(40)
    emoji = await butler.create_application_emoji(name="knife", image=picture)
    assert [(one.id, one.name) for one in await butler.fetch_application_emojis()] == [(emoji.id, "knife")]
    assert await emoji.read() == picture
    renamed = await emoji.edit(name="fork")
    assert (await butler.fetch_application_emoji(emoji.id)).name == renamed.name == "fork"
    await emoji.delete()
    assert await butler.fetch_application_emojis() == []
