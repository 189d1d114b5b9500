"""Components V2: layouts that come back as they were sent, menus, media, and buttons that outlive the bot."""

from __future__ import annotations

import asyncio
import io
import re
from typing import Any

import discord
import pytest
from discord import ui

from playground import HandError, Playground
from tests.playground.butler import Butler, serving
from tests.playground.test_messages import PNG, channel_of

V2 = 1 << 15


def feast() -> ui.LayoutView:
    """One of every component."""
    view = ui.LayoutView(timeout=None)
    menu: ui.Select[ui.LayoutView] = ui.Select(custom_id="dish", placeholder="What?", min_values=0, max_values=2)
    for name in ("Fish", "Fowl", "Fungi"):
        menu.add_option(label=name, description=f"Some {name}", emoji="🍽️", default=name == "Fowl")
    knife: ui.Button[ui.LayoutView] = ui.Button(label="Knife", custom_id="knife", style=discord.ButtonStyle.danger)
    dark: ui.Button[ui.LayoutView] = ui.Button(emoji="🌑", custom_id="dark", disabled=True)
    link: ui.Button[ui.LayoutView] = ui.Button(label="Rules", url="https://example.org/rules")
    view.add_item(ui.TextDisplay("# Dinner"))
    view.add_item(
        ui.Container(
            ui.Section("Soup", "Bread", accessory=ui.Thumbnail("attachment://card.png", description="soup")),
            ui.Section(ui.TextDisplay("Salt"), accessory=knife),
            ui.Separator(spacing=discord.SeparatorSpacing.large),
            ui.MediaGallery(
                discord.MediaGalleryItem("attachment://card.png", description="a card", spoiler=True),
                discord.MediaGalleryItem("https://example.org/other.png"),
            ),
            ui.File("attachment://menu.txt"),
            ui.ActionRow(menu),
            ui.ActionRow(dark, link),
            accent_colour=0xAA0000,
        )
    )
    return view


def files() -> list[discord.File]:
    """The files that the feast shows."""
    return [discord.File(io.BytesIO(PNG), "card.png"), discord.File(io.BytesIO(b"soup"), "menu.txt")]


def parts(message: dict[str, Any]) -> list[dict[str, Any]]:
    """All components of a message, depth first."""
    found: list[dict[str, Any]] = []

    def look(one: dict[str, Any]) -> None:
        found.append(one)
        for inner in one.get("components", []):
            look(inner)
        if "accessory" in one:
            look(one["accessory"])

    for one in message["components"]:
        look(one)
    return found


async def test_a_layout_comes_back_as_it_was_sent(butler: Butler, playground: Playground, ann: int, room: int) -> None:
    message = await channel_of(butler, room).send(view=feast(), files=files())
    assert message.flags.components_v2
    assert message.attachments == []
    (seen,) = playground.hands.seen(ann, room)
    assert seen["flags"] & V2
    assert [one["type"] for one in parts(seen)] == [10, 17, 9, 10, 10, 11, 9, 10, 2, 14, 12, 13, 1, 3, 1, 2, 2]
    assert [one["id"] for one in parts(seen)] == list(range(1, 18))
    again = ui.LayoutView.from_message(message)
    assert again.content_length() == feast().content_length()
    fetched = await channel_of(butler, room).fetch_message(message.id)
    assert [one.to_dict() for one in fetched.components] == [one.to_dict() for one in message.components]


async def test_media_point_at_the_stored_files(butler: Butler, playground: Playground, ann: int, room: int) -> None:
    await channel_of(butler, room).send(view=feast(), files=files())
    seen = {one["type"]: one for one in parts(playground.hands.seen(ann, room)[0])}
    picture = seen[12]["items"][0]["media"]
    assert (picture["width"], picture["height"], picture["content_type"]) == (32, 16, "image/png")
    assert await butler.http.get_from_cdn(picture["url"]) == PNG
    assert seen[11]["media"]["url"] == picture["url"]
    assert (seen[13]["name"], seen[13]["size"]) == ("menu.txt", 4)
    assert await butler.http.get_from_cdn(seen[13]["file"]["url"]) == b"soup"


async def test_an_edited_layout_keeps_its_flag_and_may_show_its_files_again(
    butler: Butler, playground: Playground, ann: int, room: int
) -> None:
    message = await channel_of(butler, room).send(view=feast(), files=files())
    view = ui.LayoutView()
    view.add_item(ui.MediaGallery(discord.MediaGalleryItem("attachment://card.png")))
    edited = await message.edit(view=view)
    assert edited.flags.components_v2
    (seen,) = playground.hands.seen(ann, room)
    assert await butler.http.get_from_cdn(seen["components"][0]["items"][0]["media"]["url"]) == PNG
    assert [one["filename"] for one in seen["attachments"]] == ["menu.txt"]


async def test_a_menu_sends_what_was_chosen(butler: Butler, playground: Playground, ann: int, room: int) -> None:
    message = await channel_of(butler, room).send(view=feast(), files=files())
    chosen: asyncio.Queue[list[str]] = asyncio.Queue()

    async def choose(interaction: discord.Interaction) -> None:
        assert interaction.data is not None
        chosen.put_nowait(interaction.data["values"])  # type: ignore[typeddict-item]
        await interaction.response.defer()

    butler.presses["dish"] = choose
    for values in (["Fish", "Fungi"], []):
        outcome = await (await playground.hands.press(ann, message.id, "dish", values)).outcome()
        assert outcome["kind"] == "deferred_update"
        assert await chosen.get() == values


@pytest.mark.parametrize(
    ("custom_id", "values", "why"),
    [
        ("dish", ["Fish", "Fowl", "Fungi"], "Choose 0 to 2"),
        ("dish", ["Foam"], "no such choice"),
        ("dish", ["Fish", "Fish"], "Choose 0 to 2"),
        ("dark", None, "disabled"),
        ("knife", ["x"], "no values"),
        ("fork", None, "no such component"),
    ],
)
async def test_a_client_does_not_send_a_wrong_press(
    butler: Butler, playground: Playground, ann: int, room: int, custom_id: str, values: list[str] | None, why: str
) -> None:
    message = await channel_of(butler, room).send(view=feast(), files=files())
    with pytest.raises(HandError, match=why):
        await playground.hands.press(ann, message.id, custom_id, values)


async def test_menus_of_members_roles_and_channels_name_what_was_chosen(
    butler: Butler, playground: Playground, ann: int, ben: int, room: int
) -> None:
    heard: asyncio.Queue[list[str]] = asyncio.Queue()

    class Menus(ui.LayoutView):
        row = ui.ActionRow["Menus"]()
        other = ui.ActionRow["Menus"]()
        third = ui.ActionRow["Menus"]()

        @row.select(cls=ui.UserSelect, custom_id="who")
        async def who(self, interaction: discord.Interaction, select: ui.UserSelect[Any]) -> None:
            heard.put_nowait([one.display_name for one in select.values])
            await interaction.response.defer()

        @other.select(cls=ui.MentionableSelect, custom_id="whoever", max_values=2)
        async def whoever(self, interaction: discord.Interaction, select: ui.MentionableSelect[Any]) -> None:
            heard.put_nowait([one.name for one in select.values])
            await interaction.response.defer()

        @third.select(cls=ui.ChannelSelect, custom_id="where")
        async def where(self, interaction: discord.Interaction, select: ui.ChannelSelect[Any]) -> None:
            heard.put_nowait([one.name for one in select.values])
            await interaction.response.defer()

    message = await channel_of(butler, room).send(view=Menus())
    role = playground.world.guild["roles"][1]
    for custom_id, values, names in (
        ("who", [ben], ["Ben"]),
        ("whoever", [ben, role["id"]], ["ben", role["name"]]),
        ("where", [room], ["dining-room"]),
    ):
        await playground.hands.press(ann, message.id, custom_id, [str(one) for one in values])
        assert sorted(await heard.get()) == sorted(names)
    with pytest.raises(HandError, match="nothing of that id"):
        await playground.hands.press(ann, message.id, "who", ["12"])


class Count(ui.DynamicItem[ui.Button[Any]], template=r"count:(?P<number>\d+)"):
    """A button that knows its number from its custom_id alone."""

    def __init__(self, number: int) -> None:
        super().__init__(ui.Button(label=str(number), custom_id=f"count:{number}"))
        self.number = number

    @classmethod
    async def from_custom_id(cls, interaction: discord.Interaction, item: ui.Item[Any], match: re.Match[str]) -> Count:
        """The button of an old message."""
        return cls(int(match["number"]))

    async def callback(self, interaction: discord.Interaction) -> None:
        """Count on."""
        view = ui.LayoutView(timeout=None)
        view.add_item(ui.ActionRow(Count(self.number + 1)))
        await interaction.response.edit_message(view=view)


async def test_buttons_of_before_a_restart_still_work(playground: Playground, ann: int, room: int) -> None:
    async with serving(Butler(), playground) as first:
        view = ui.LayoutView(timeout=None)
        view.add_item(ui.ActionRow(Count(1)))
        message = await channel_of(first, room).send(view=view)
    async with serving(Butler(), playground) as second:
        second.add_dynamic_items(Count)
        for number in (1, 2):
            outcome = await (await playground.hands.press(ann, message.id, f"count:{number}")).outcome()
            assert outcome["kind"] == "update"
    (seen,) = playground.hands.seen(ann, room)
    assert parts(seen)[1]["label"] == "3"


async def test_a_press_while_no_bot_is_there_fails(playground: Playground, ann: int, room: int) -> None:
    playground.interactions.patience = 0.05
    async with serving(Butler(), playground) as butler:
        message = await channel_of(butler, room).send(view=feast(), files=files())
    outcome = await (await playground.hands.press(ann, message.id, "knife")).outcome()
    assert outcome["kind"] == "failed"
