"""A small bot on the real discord.py client, with one of everything that the page has to show."""

from __future__ import annotations

import asyncio
import io
from typing import Literal

import discord
from discord import app_commands, ui

ISLAND = b'<svg xmlns="http://www.w3.org/2000/svg" width="64" height="32"><path d="M0 0h64v32H0z"/></svg>'
WINES = ("Barolo", "Chablis", "Chianti", "Rioja")


class Waiter(discord.Client):
    """Takes orders.

    kitchen    cleared: whatever is answered "from the kitchen" waits until it is set
    heard      what members decided, as they decided it
    """

    def __init__(self) -> None:
        super().__init__(intents=discord.Intents(guilds=True, messages=True), guild_ready_timeout=0.1)
        self.tree = app_commands.CommandTree(self)
        self.kitchen = asyncio.Event()
        self.kitchen.set()
        self.heard: list[object] = []
        self.ready = asyncio.Event()
        for command in (order, ping, wine, secret, slow, deaf, form, letter, Menu()):
            self.tree.add_command(command)

    async def setup_hook(self) -> None:
        """Tell the server which commands there are."""
        await self.tree.sync()

    async def on_ready(self) -> None:
        """The bot can be spoken to."""
        self.ready.set()


def _waiter(interaction: discord.Interaction) -> Waiter:
    assert isinstance(interaction.client, Waiter)
    return interaction.client


@app_commands.command(description="Order a dish")
@app_commands.describe(dish="What you eat", plates="How many", spicy="Hot or not", guest="For whom")
async def order(
    interaction: discord.Interaction,
    dish: Literal["Fish", "Fowl", "Fungi"],
    plates: app_commands.Range[int, 1, 5],
    spicy: bool = False,
    guest: discord.Member | None = None,
) -> None:
    """A command with options of several types."""
    _waiter(interaction).heard.append((dish, plates, spicy, guest and guest.display_name))
    await interaction.response.send_message(f"{plates} × {dish} for {guest.mention if guest else 'you'}")


@app_commands.command(description="Is anybody there?")
async def ping(interaction: discord.Interaction) -> None:
    """A command without options; its answer tells the language."""
    await interaction.response.send_message(f"pong in {interaction.locale}")


@app_commands.command(description="A bottle of wine")
async def wine(interaction: discord.Interaction, bottle: str) -> None:
    """A command with completion."""
    await interaction.response.send_message(f"Here is your {bottle}")


@wine.autocomplete("bottle")
async def _bottles(interaction: discord.Interaction, typed: str) -> list[app_commands.Choice[str]]:
    return [app_commands.Choice(name=one, value=one.lower()) for one in WINES if typed.lower() in one.lower()]


@app_commands.command(description="Something for you alone")
async def secret(interaction: discord.Interaction) -> None:
    """An ephemeral answer."""
    await interaction.response.send_message("The soup is salty", ephemeral=True)


@app_commands.command(description="From the kitchen")
async def slow(interaction: discord.Interaction) -> None:
    """A deferred answer."""
    await interaction.response.defer(thinking=True)
    await _waiter(interaction).kitchen.wait()
    await interaction.followup.send("Dinner is served")


@app_commands.command(description="Nobody hears this")
async def deaf(interaction: discord.Interaction) -> None:
    """A command that is never answered."""


@app_commands.command(description="Fill in a form")
async def form(interaction: discord.Interaction) -> None:
    """A command that opens a form."""
    await interaction.response.send_modal(Form())


@app_commands.command(description="A letter to your door")
async def letter(interaction: discord.Interaction) -> None:
    """A direct message."""
    await interaction.user.send("**Dear guest**")
    await interaction.response.send_message("Sent", ephemeral=True)


class Menu(app_commands.Group):
    """Subcommands."""

    def __init__(self) -> None:
        super().__init__(name="menu", description="The menu")

    @app_commands.command(name="of-the-day", description="What there is today")
    async def of_the_day(self, interaction: discord.Interaction) -> None:
        """A subcommand."""
        await interaction.response.send_message("Today: leftovers")


class Form(ui.Modal, title="Complaints"):
    """Every kind of field that a form may have."""

    hint = ui.TextDisplay("Be **kind**.")
    name = ui.Label(text="Name", component=ui.TextInput(custom_id="name", min_length=3, max_length=20))
    story = ui.Label(
        text="What happened",
        description="As long as you like",
        component=ui.TextInput(custom_id="story", style=discord.TextStyle.paragraph, required=False),
    )
    dish = ui.Label(
        text="Which dish",
        component=ui.Select(
            custom_id="dish", options=[discord.SelectOption(label=one, value=one.lower()) for one in ("Fish", "Fowl")]
        ),
    )

    async def on_submit(self, interaction: discord.Interaction) -> None:
        """Say what was written."""
        parts = {one.component.custom_id: one.component for one in (self.name, self.story, self.dish)}  # type: ignore[union-attr]
        said = (parts["name"].value, parts["story"].value, parts["dish"].values)  # type: ignore[union-attr]
        _waiter(interaction).heard.append(said)
        await interaction.response.send_message(f"Sorry, {said[0]}", ephemeral=True)


class Table(ui.LayoutView):
    """A message of the newer generation, with all that it can show."""

    def __init__(self, waiter: Waiter, headline: str = "The table is laid") -> None:
        super().__init__(timeout=None)
        box = ui.Container(accent_colour=0xB3404F)
        box.add_item(ui.TextDisplay(f"# {headline}\n-# four plates"))
        box.add_item(ui.Separator(spacing=discord.SeparatorSpacing.large))
        box.add_item(ui.Section("Ann's **plate**", accessory=Press(waiter, "Taste", "taste")))
        box.add_item(ui.Section("The view", accessory=ui.Thumbnail("attachment://island.svg", description="An island")))
        box.add_item(
            ui.MediaGallery(discord.MediaGalleryItem("attachment://island.svg", description="The same, larger"))
        )
        box.add_item(
            ui.ActionRow(
                Press(waiter, "Eat", "eat", discord.ButtonStyle.success, emoji="🍽️"),
                Press(waiter, "Full", "full", disabled=True),
            )
        )
        box.add_item(ui.ActionRow(Pick(waiter, "course", most=1)))
        box.add_item(ui.ActionRow(Pick(waiter, "sides", least=2, most=3)))
        self.add_item(box)
        self.add_item(ui.Container(ui.TextDisplay("The murderer is the cook"), spoiler=True))
        self.add_item(ui.File("attachment://recipe.txt"))

    @staticmethod
    def files() -> list[discord.File]:
        """The files that it shows."""
        return [discord.File(io.BytesIO(ISLAND), "island.svg"), discord.File(io.BytesIO(b"salt"), "recipe.txt")]


class Press(ui.Button[ui.LayoutView]):
    """A button that says that it was pressed, once the kitchen lets it."""

    def __init__(
        self,
        waiter: Waiter,
        label: str,
        name: str,
        style: discord.ButtonStyle = discord.ButtonStyle.primary,
        **more: object,
    ) -> None:
        super().__init__(label=label, custom_id=name, style=style, **more)  # type: ignore[arg-type]
        self.waiter = waiter

    async def callback(self, interaction: discord.Interaction) -> None:
        """Answer to the presser alone."""
        await self.waiter.kitchen.wait()
        self.waiter.heard.append(self.custom_id)
        await interaction.response.send_message(f"You pressed {self.label}", ephemeral=True)


class Pick(ui.Select[ui.LayoutView]):
    """A menu that says what was chosen."""

    def __init__(self, waiter: Waiter, name: str, least: int = 1, most: int = 1) -> None:
        options = [
            discord.SelectOption(label=one, value=one.lower(), description=f"A plate of {one.lower()}")
            for one in ("Peas", "Beans", "Rice", "Corn")
        ]
        super().__init__(custom_id=name, placeholder=f"Your {name}", min_values=least, max_values=most, options=options)
        self.waiter = waiter

    async def callback(self, interaction: discord.Interaction) -> None:
        """Answer to the chooser alone."""
        self.waiter.heard.append((self.custom_id, self.values))
        await interaction.response.send_message(f"You chose {', '.join(self.values)}", ephemeral=True)


class Classic(ui.View):
    """Components of the older generation."""

    def __init__(self, waiter: Waiter, jump: str) -> None:
        super().__init__(timeout=None)
        self.waiter = waiter
        self.add_item(ui.Button(label="The table", url=jump))
        self.clicks = 0

    @ui.button(label="Count", custom_id="count", style=discord.ButtonStyle.danger)
    async def count(self, interaction: discord.Interaction, _: ui.Button[Classic]) -> None:
        """Edit the message that bears the button."""
        self.clicks += 1
        await interaction.response.edit_message(content=f"Counted {self.clicks}", view=self)

    @ui.button(label="Ignore", custom_id="ignore")
    async def ignore(self, interaction: discord.Interaction, _: ui.Button[Classic]) -> None:
        """Never answer."""

    @ui.select(cls=ui.UserSelect, custom_id="guest", placeholder="A guest")
    async def guest(self, interaction: discord.Interaction, select: ui.UserSelect[Classic]) -> None:
        """Say whom."""
        self.waiter.heard.append([one.display_name for one in select.values])
        await interaction.response.send_message("Noted", ephemeral=True)
