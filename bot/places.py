"""Where a table may stand, and who may manage it."""

from __future__ import annotations

import discord

from bot.errors import NotSo
from bot.reply import Interaction
from bot.words import speak

NEEDED = ("view_channel", "send_messages", "embed_links", "attach_files", "read_message_history")
_ROOMS = (
    discord.ChannelType.text,
    discord.ChannelType.news,
    discord.ChannelType.voice,
    discord.ChannelType.stage_voice,
    discord.ChannelType.public_thread,
    discord.ChannelType.private_thread,
    discord.ChannelType.news_thread,
)


def check_place(interaction: Interaction) -> None:
    """Raises NotSo where no table can stand: outside a server's channels, or where the bot lacks a permission."""
    channel = interaction.channel
    if interaction.guild_id is None or channel is None or channel.type not in _ROOMS:
        raise NotSo("only-in-channels")
    if missing := missing_permissions(interaction):
        words = speak(str(interaction.locale))
        raise NotSo("permissions-missing", permissions=words.list(words(f"permission-{one}") for one in missing))


def missing_permissions(interaction: Interaction) -> list[str]:
    """The permissions that the bot lacks here, as Discord calls them, with dashes."""
    needed = list(NEEDED)
    if isinstance(interaction.channel, discord.Thread):
        needed[needed.index("send_messages")] = "send_messages_in_threads"
    return [one.replace("_", "-") for one in needed if not getattr(interaction.app_permissions, one)]


def manages(interaction: Interaction) -> bool:
    """Whether a member may manage messages here, and so may end what others began."""
    return interaction.guild_id is not None and interaction.permissions.manage_messages
