"""The client on Discord's gateway. It has no commands of its own; the cogs bring them."""

from __future__ import annotations

import asyncio
import logging
from typing import TYPE_CHECKING

import discord
from discord.ext import commands

from bot.spelling import Speller
from bot.watching.lines import note
from bot.watching.requests import tracer

if TYPE_CHECKING:
    from bot.app import App

discord.VoiceClient.warn_nacl = discord.VoiceClient.warn_dave = False  # it does not speak, so it needs neither

log = logging.getLogger(__name__)
COGS = ("cogs.presses", "cogs.lobby", "cogs.table", "cogs.hands", "cogs.rules", "cogs.privacy")
INTENTS = discord.Intents(guilds=True, guild_messages=True, dm_messages=True)


class Client(commands.AutoShardedBot):
    """Parameters: the application that it speaks for; `patient`, whether it spaces the start of its shards as Discord
    asks for, and waits for its servers to come in (the playground needs neither).

    ready  set once the bot can be spoken to
    """

    def __init__(self, app: App, *, patient: bool = True) -> None:
        super().__init__(
            commands.when_mentioned,
            intents=INTENTS,
            help_command=None,
            allowed_mentions=discord.AllowedMentions.none(),
            member_cache_flags=discord.MemberCacheFlags.none(),
            max_messages=None,
            http_trace=tracer(app.metrics),
            **({} if patient else {"guild_ready_timeout": 0.1}),
        )
        self.app = app
        self.ready = asyncio.Event()
        self._patient = patient
        self._lost: set[int] = set()  # shards that are not connected now

    @property
    def connected(self) -> bool:
        """Whether everybody can reach the bot: it is ready, and no shard is lost."""
        return self.ready.is_set() and not self._lost and not self.is_closed()

    async def before_identify_hook(self, shard_id: int | None, *, initial: bool = False) -> None:
        """Wait between shards, where Discord is at the other end."""
        if self._patient:
            await super().before_identify_hook(shard_id, initial=initial)

    async def setup_hook(self) -> None:
        """Take the cogs on and register the commands."""
        for cog in COGS:
            await self.load_extension(cog)
        await self.tree.set_translator(Speller())
        await self.tree.sync()

    async def on_ready(self) -> None:
        """The bot can be spoken to."""
        self.ready.set()

    async def on_shard_disconnect(self, shard_id: int) -> None:
        """Nobody on a shard can reach the bot."""
        if shard_id not in self._lost:
            note(log, logging.WARNING, "gateway-lost", shard=shard_id)
        self._lost.add(shard_id)
        self.app.waker.lost()

    async def on_shard_ready(self, shard_id: int) -> None:
        """A shard is connected anew."""
        await self._found(shard_id)

    async def on_shard_resumed(self, shard_id: int) -> None:
        """A shard goes on where it was; what was pressed meanwhile has been delivered."""
        await self._found(shard_id)

    async def _found(self, shard_id: int) -> None:
        if shard_id in self._lost:
            note(log, logging.INFO, "gateway-found", shard=shard_id)
        self._lost.discard(shard_id)
        if not self._lost:
            await self.app.waker.found()

    # ------------------------------------------------ where tables stand

    async def on_guild_channel_update(self, _: object, channel: discord.abc.GuildChannel) -> None:
        """Permissions may have been changed there."""
        self.app.steward.changed(channel.guild.id)

    async def on_guild_role_update(self, _: object, role: discord.Role) -> None:
        """Permissions may have been changed everywhere in the server."""
        self.app.steward.changed(role.guild.id)

    async def on_member_update(self, _: object, member: discord.Member) -> None:
        """Of members the bot hears only of itself: it has other roles, or its time-out is over."""
        self.app.steward.changed(member.guild.id)

    async def on_raw_thread_update(self, event: discord.RawThreadUpdateEvent) -> None:
        """A thread may be open again."""
        self.app.steward.changed(event.guild_id)

    async def on_guild_channel_delete(self, channel: discord.abc.GuildChannel) -> None:
        """A channel is gone, and its threads with it."""
        for thread in [one for one in channel.guild.threads if one.parent_id == channel.id]:
            self.app.steward.lost(thread.id)
        self.app.steward.lost(channel.id)

    async def on_raw_thread_delete(self, event: discord.RawThreadDeleteEvent) -> None:
        """A thread is gone."""
        self.app.steward.lost(event.thread_id)

    async def on_guild_remove(self, guild: discord.Guild) -> None:
        """The bot was sent away, or the server is gone."""
        self.app.steward.left(guild.id)

    async def on_message(self, message: discord.Message) -> None:
        """There are no commands in messages; the courier counts what stands below its boards. That somebody spoke may
        be against a rule; what was said is not looked at."""
        if message.guild is not None:
            self.app.courier.seen(message.channel.id, message.id)
            if not message.author.bot:
                await self.app.hush.spoke(message.channel.id, message.author.id, message.id)
