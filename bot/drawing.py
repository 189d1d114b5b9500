"""Screens and forms as discord.py sends them.

Nothing drawn here is kept by discord.py: presses are read from their custom_ids (see `bot.presses`), so that buttons
outlive the process. A view is stopped before it is sent for that reason.
"""

from __future__ import annotations

import io
from collections.abc import Iterator
from typing import Any, TypeAlias

import discord
from discord import ui

from bot.screen import Block, Box, Button, Form, Line, Link, Menu, Picture, Row, Screen, Text

_STYLES = {
    "primary": discord.ButtonStyle.primary,
    "secondary": discord.ButtonStyle.secondary,
    "success": discord.ButtonStyle.success,
    "danger": discord.ButtonStyle.danger,
}
_Item: TypeAlias = "ui.Item[Any]"


def view(screen: Screen, mark: int | None = None) -> ui.LayoutView:
    """A screen as components. Its pictures' files are `files(screen)`. Needs a running event loop. `mark`: the number
    of the first component, by which the message can be found again."""
    layout = ui.LayoutView(timeout=None)
    for block in screen.blocks:
        layout.add_item(_block(block))
    if mark is not None:
        layout.children[0].id = mark
    layout.stop()
    return layout


def files(screen: Screen) -> list[discord.File]:
    """The files of a screen's pictures, to be sent with it; each call makes new ones, for one sending."""
    return [discord.File(io.BytesIO(one.data), filename=one.name, description=one.alt) for one in _pictures(screen)]


def mentions(screen: Screen) -> discord.AllowedMentions:
    """Whom the screen may ring: `screen.rings`, and nobody else whatever its text says."""
    return discord.AllowedMentions(
        everyone=False, roles=False, replied_user=False, users=[discord.Object(one) for one in screen.rings]
    )


def modal(form: Form) -> ui.Modal:
    """A form. Needs a running event loop."""
    drawn = ui.Modal(title=form.title, timeout=None, custom_id=form.press)
    for field in form.fields:
        text: ui.TextInput[Any] = ui.TextInput(
            style=discord.TextStyle.paragraph if field.long else discord.TextStyle.short,
            custom_id=field.name,
            placeholder=field.placeholder,
            required=field.required,
            max_length=field.most,
        )
        drawn.add_item(ui.Label(text=field.label, component=text))
    drawn.stop()
    return drawn


def _block(block: Block) -> _Item:
    match block:
        case Text(markdown):
            return ui.TextDisplay(markdown)
        case Line():
            return ui.Separator()
        case Row(items):
            return ui.ActionRow(*map(_control, items))
        case Picture(name, alt, _):
            return ui.MediaGallery(discord.MediaGalleryItem(f"attachment://{name}", description=alt))
        case Box(blocks, accent):
            return ui.Container(*map(_block, blocks), accent_colour=accent)


def _control(control: Button | Link | Menu) -> _Item:
    match control:
        case Button(label, press, style, emoji, disabled):
            return ui.Button(label=label, custom_id=press, style=_STYLES[style], emoji=emoji, disabled=disabled)
        case Link(label, url):
            return ui.Button(label=label, url=url)
        case Menu(press, placeholder, choices, least, most, disabled):
            options = [
                discord.SelectOption(
                    label=one.label,
                    value=one.value,
                    description=one.description,
                    emoji=one.emoji,
                    default=one.chosen,
                )
                for one in choices
            ]
            return ui.Select(
                custom_id=press,
                placeholder=placeholder,
                options=options,
                min_values=least,
                max_values=most,
                disabled=disabled,
            )


def _pictures(screen: Screen) -> Iterator[Picture]:
    for block in screen.blocks:
        if isinstance(block, Picture):
            yield block
        elif isinstance(block, Box):
            yield from (one for one in block.blocks if isinstance(one, Picture))
