"""Where a table may stand, and who may manage it."""

from __future__ import annotations

from collections.abc import Iterable

import discord

from bot.errors import NotSo
from bot.reply import Interaction
from bot.words import speak

IMPLIED = ("embed_links", "attach_files")  # without the right to send, nobody has these
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
        raise NotSo("permissions-missing", permissions=_named(interaction, missing))


def missing_permissions(interaction: Interaction) -> list[str]:
    """The permissions that the bot lacks here, as Discord calls them, with dashes."""
    needed = _needed(interaction.channel)
    return [one.replace("_", "-") for one in needed if not getattr(interaction.app_permissions, one)]


def _needed(channel: object) -> list[str]:
    """What a table needs in a channel, the right to be seen and the right to send first."""
    if isinstance(channel, discord.Thread):
        return ["send_messages_in_threads" if one == "send_messages" else one for one in NEEDED]
    return list(NEEDED)


def _named(interaction: Interaction, missing: Iterable[str]) -> str:
    words = speak(str(interaction.locale))
    return words.list(words(f"permission-{one.replace('_', '-')}") for one in missing)


def check_thread(interaction: Interaction) -> None:
    """Raises NotSo where no thread can be opened for a table."""
    channel = interaction.channel
    if channel is None or channel.type not in (discord.ChannelType.text, discord.ChannelType.news):
        raise NotSo("thread-not-here")
    needed = ("create_public_threads", "send_messages_in_threads")
    if missing := [one for one in needed if not getattr(interaction.app_permissions, one)]:
        raise NotSo("permissions-missing", permissions=_named(interaction, missing))


def lacking(client: discord.Client, room: int) -> list[str] | None:
    """The permissions that the bot lacks in a channel now, as far as Discord has told: as `missing_permissions`, and
    thread-locked. None where nothing is known of the channel."""
    channel = client.get_channel(room)
    if not isinstance(channel, discord.abc.GuildChannel | discord.Thread):
        return None
    try:
        held = channel.permissions_for(channel.guild.me)
    except discord.ClientException:  # a thread of whose channel nothing is known
        return None
    if not held.view_channel:
        return ["view-channel"]
    needed, send = _needed(channel), _needed(channel)[1]
    missing = [one for one in needed if not getattr(held, one)]
    if send in missing:
        missing = [one for one in missing if one not in IMPLIED]
    if isinstance(channel, discord.Thread) and channel.locked and not held.manage_threads:
        missing.append("thread_locked")
    return [one.replace("_", "-") for one in missing]


def manages(interaction: Interaction) -> bool:
    """Whether a member may manage messages here, and so may end what others began."""
    return interaction.guild_id is not None and interaction.permissions.manage_messages


def spoken_in(interaction: Interaction) -> str:
    """The language of a table's channel: the server's, if it has chosen one, which only communities can; else that of
    whoever opens the table, for everybody they brought along."""
    guild = interaction.guild
    if guild is not None and "COMMUNITY" in guild.features and interaction.guild_locale is not None:
        return str(interaction.guild_locale)
    return str(interaction.locale)
