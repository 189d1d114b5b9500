"""`/newgame`: a lobby opens in a channel, members join, the host starts."""

from __future__ import annotations

import logging
from collections.abc import Callable, Mapping, Sequence
from dataclasses import replace
from typing import Any

import discord
from discord import app_commands
from discord.ext import commands

from bot import lobbies
from bot.client import Client
from bot.customs import OFFERED, customs_of
from bot.errors import NotSo
from bot.leaving import in_lobby
from bot.options import offered
from bot.places import check_place, check_thread, manages, spoken_in
from bot.post import Closed, PostFailed
from bot.presses import About, InLobby, read
from bot.render import closed_lobby, gathered, lobby, notice, settings
from bot.reply import Interaction, Reply
from bot.spelling import spelt
from bot.store import ChannelTaken
from bot.tables import LobbyInfo, Sitter, TableInfo
from bot.watching.lines import note
from bot.words import Words, speak
from cogs.newgame import subcommands
from engines import GAMES, HANDLERS
from engines.host import NoSuchTable
from engines.kernel import Setup

log = logging.getLogger(__name__)


class Lobby(commands.Cog):
    """Lobbies, from the first word to the first card."""

    def __init__(self, client: Client) -> None:
        self.app = client.app
        self.app.takers["lobby"] = self._pressed
        self.app.takers["again"] = self._again
        self.app.arrivals.append(self._redraw_all)
        self._opening: set[int] = set()  # channels in which a lobby is about to be shown

    # ------------------------------------------------ /newgame

    async def open(self, interaction: Interaction, game: str, options: dict[str, Any]) -> None:
        """`/newgame <game>` was typed."""

        async def work(reply: Reply) -> None:
            await self._open(reply, game, options)

        await self.app.serve(interaction, work)

    async def _open(self, reply: Reply, game: str, options: dict[str, Any]) -> None:
        interaction = reply.interaction
        sitter = Sitter(1, reply.user, interaction.user.display_name, str(interaction.locale))
        await self._gather(reply, game, options, [sitter], spoken_in(interaction))

    async def _again(self, reply: Reply, press: About, _: Sequence[str]) -> None:
        """The button below the end of a game: a lobby with the same people, whose host is who pressed first."""
        table, status = await self.app.store.table(press.table), await self.app.store.status(press.table)
        stored = await self.app.store.load(press.table)
        if table is None or stored is None:
            raise NoSuchTable
        reply.about(table.game, table.locale)
        if status in ("playing", "aside"):
            raise NotSo("again-not-yet")
        user = reply.interaction.user
        host = Sitter(0, user.id, user.display_name, str(reply.interaction.locale))
        sitters = lobbies.again(table, GAMES[table.game], host, ai_names(speak(table.locale)))
        waiting = await self.app.store.lobby_in(table.channel)
        if table.channel in self._opening or (waiting is not None and waiting.message is not None):
            raise NotSo("again-open")
        customs = table.customs.model_copy(update={"thread": False})  # this is its thread, where it had one
        options = {**Setup.model_validate_json(stored.setup).options, **customs.model_dump(exclude_defaults=True)}
        await self._gather(reply, table.game, options, sitters, table.locale)

    async def _gather(
        self, reply: Reply, game: str, options: Mapping[str, Any], sitters: Sequence[Sitter], locale: str
    ) -> None:
        """Open a lobby; one at a time in a channel."""
        interaction = reply.interaction
        check_place(interaction)
        if customs_of(options).thread:
            check_thread(interaction)
        if self.app.draining:
            raise NotSo("closing-time")
        assert interaction.guild_id is not None
        assert interaction.channel_id is not None
        if interaction.channel_id in self._opening:
            raise NotSo("channel-taken")
        self._opening.add(interaction.channel_id)
        try:
            info = await self._show(reply, game, options, sitters, locale)
        finally:
            self._opening.discard(interaction.channel_id)
        await self._greet(reply, info)
        await self._warn(reply, info)

    async def _show(
        self, reply: Reply, game: str, options: Mapping[str, Any], sitters: Sequence[Sitter], locale: str
    ) -> LobbyInfo:
        interaction = reply.interaction
        assert interaction.guild_id is not None
        assert interaction.channel_id is not None
        left = await self.app.store.lobby_in(interaction.channel_id)
        if left is not None and left.message is None:  # the bot's process ended before anybody saw it
            await self.app.store.close_lobby(left.id)
        try:
            info = await self.app.store.new_lobby(
                game=game,
                guild=interaction.guild_id,
                channel=interaction.channel_id,
                owner=reply.user,
                locale=locale,
                sitters=sitters,
                options=options,
                seed=self.app.new_seed(),
            )
        except ChannelTaken:
            raise NotSo("channel-taken") from None
        screen = gathered(info, speak(locale))
        try:
            message = await reply.show(screen)
            if message is None:
                message = await self.app.post.send(info.channel, screen, f"l{info.id}")
        except (discord.HTTPException, PostFailed):
            await self.app.store.close_lobby(info.id)  # or the channel would be taken by a lobby that nobody sees
            raise
        await self.app.store.change_lobby(info.id, lambda now: replace(now, message=message))
        return info

    async def _redraw_all(self) -> None:
        """After a crash a lobby may show less than was kept: its buttons would be those of before."""
        for one in await self.app.store.lobbies():
            async with self.app.lobby(one.id):
                info = await self.app.store.lobby(one.id)
                if info is not None and info.message is not None:
                    await self.app.change(info.channel, info.message, lobby(info, speak(info.locale)))

    # ------------------------------------------------ its buttons

    async def _pressed(self, reply: Reply, press: InLobby, chosen: Sequence[str]) -> None:
        async with in_lobby(self.app, press.lobby) as info:
            reply.about(info.game, info.locale)
            info = await self._seen(reply, info)
            match press.word.partition("."):
                case "settings", _, _:
                    lobbies.only_host(info, reply.user)
                    await reply.tell(settings(info, reply.words))
                case "set", _, option:
                    await self._set(reply, info, option, chosen)
                case "turn", _, option:
                    await self._turn(reply, info, option)
                case "start", _, _:
                    await self._start(reply, info)
                case "cancel", _, _:
                    await self._cancel(reply, info)
                case word, _, _:
                    await self._change(reply, info, word)
        if press.word == "join":
            await self._greet(reply, info)

    async def _change(self, reply: Reply, info: LobbyInfo, word: str) -> None:
        game, user = GAMES[info.game], reply.interaction.user
        match word:
            case "join":
                name, locale = user.display_name, str(reply.interaction.locale)
                after = await self._keep(info, lambda now: lobbies.join(now, game, user.id, name, locale))
            case "leave":
                if lobbies.leave(info, user.id) is None:
                    await self._close(reply, info, "everybody-left")
                    return
                after = await self._keep(info, lambda now: lobbies.leave(now, user.id) or now)
            case "ai":
                names = ai_names(speak(info.locale))
                after = await self._keep(info, lambda now: lobbies.add_ai(now, game, user.id, names))
            case "no-ai":
                after = await self._keep(info, lambda now: lobbies.remove_ai(now, user.id))
            case _:
                raise NotSo("press-unknown")
        await reply.redraw(lobby(after, speak(after.locale)))

    async def _seen(self, reply: Reply, info: LobbyInfo) -> LobbyInfo:
        """Where its message stands, if the bot's process ended before that was written down."""
        message = reply.interaction.message
        if info.message is not None or message is None or message.flags.ephemeral:
            return info
        return await self._keep(info, lambda now: replace(now, message=message.id))

    async def _keep(self, info: LobbyInfo, change: Callable[[LobbyInfo], LobbyInfo]) -> LobbyInfo:
        """The lobby after a change. Raises NotSo."""
        after = await self.app.store.change_lobby(info.id, change)
        if after is None:
            raise NotSo("lobby-closed")
        return after

    async def _set(self, reply: Reply, info: LobbyInfo, option: str, chosen: Sequence[str]) -> None:
        lobbies.only_host(info, reply.user)
        try:
            (value,) = read(chosen[0])
        except (ValueError, IndexError):
            raise NotSo("lobby-no-such-option") from None
        after = await self._keep(info, lambda now: lobbies.choose(now, GAMES[now.game], option, value))
        await self._show_settings(reply, after)

    async def _turn(self, reply: Reply, info: LobbyInfo, option: str) -> None:
        """An option of the game, or a custom of the house, is switched on or off."""
        lobbies.only_host(info, reply.user)
        switches = {one.name: one for one in (*offered(GAMES[info.game]), *OFFERED) if one.switch}
        if option not in switches:
            raise NotSo("lobby-no-such-option")
        on = not info.options.get(option, switches[option].default)
        if on and option == "thread":
            check_thread(reply.interaction)
        after = await self._keep(info, lambda now: lobbies.choose(now, GAMES[now.game], option, on))
        await self._show_settings(reply, after)
        if option == "strict_silence":
            await self._warn(reply, after)

    async def _warn(self, reply: Reply, info: LobbyInfo) -> None:
        """Say what is lacking for a custom that the table can do without."""
        if customs_of(info.options).strict_silence and not reply.interaction.app_permissions.manage_messages:
            await reply.tell(notice(reply.words, "silence-needs-right"))

    async def _show_settings(self, reply: Reply, after: LobbyInfo) -> None:
        await reply.redraw(settings(after, reply.words))
        if after.message is not None:
            await self.app.change(after.channel, after.message, lobby(after, speak(after.locale)))

    async def _start(self, reply: Reply, info: LobbyInfo) -> None:
        lobbies.only_host(info, reply.user)
        if self.app.draining:
            raise NotSo("closing-time")
        game = GAMES[info.game]
        setup = lobbies.setup(info, game, reply.at)
        table = await self.app.store.next_table_id()
        customs = customs_of(info.options)
        thread = await self._thread(reply, info, table) if customs.thread else None
        room = info.channel if thread is None else thread
        place = TableInfo(table, info.game, info.guild, room, info.owner, info.locale, info.sitters, customs=customs)
        await self.app.store.seat_table(place, info.id)
        await HANDLERS[info.game].open(self.app.house, table, setup)
        why = "started" if thread is None else "started-elsewhere"
        await reply.redraw(closed_lobby(info, speak(info.locale), why, thread))

    async def _thread(self, reply: Reply, info: LobbyInfo, table: int) -> int:
        """A thread of its own for a table."""
        check_thread(reply.interaction)
        words = speak(info.locale, info.game)
        name = words("thread-name", game=words("game-name"), number=str(table))
        news = reply.interaction.channel is not None and reply.interaction.channel.type is discord.ChannelType.news
        try:
            return await self.app.post.open_thread(info.channel, name, news=news)
        except PostFailed:
            raise NotSo("thread-failed") from None

    async def _cancel(self, reply: Reply, info: LobbyInfo) -> None:
        if not manages(reply.interaction):
            lobbies.only_host(info, reply.user)
        await self._close(reply, info, "cancelled")

    async def _close(self, reply: Reply, info: LobbyInfo, why: str) -> None:
        await self.app.store.close_lobby(info.id)
        await reply.redraw(closed_lobby(info, speak(info.locale), why))

    # ------------------------------------------------ the path of the cards

    async def _greet(self, reply: Reply, info: LobbyInfo) -> None:
        """Open the direct messages with whoever joined, and try them; tell them how it works without."""
        store, post, words = self.app.store, self.app.post, reply.words
        await store.remember_locale(reply.user, str(reply.interaction.locale))
        try:
            channel = await post.direct(reply.user)
            screen = notice(words, "joined", game=words.of(info.game)("game-name"), channel=str(info.channel))
            await post.send(channel, screen, f"j{info.id}-{reply.user:x}")
            await store.remember_dm(reply.user, closed=False, channel=channel)
        except Closed:
            await store.remember_dm(reply.user, closed=True)
            await reply.tell(notice(words, "joined-without-messages"))
        except PostFailed as error:
            note(log, logging.INFO, "direct-not-tried", lobby=info.id, error=type(error).__name__)


def ai_names(words: Words) -> list[str]:
    """What AI players are called, in the order in which they sit down."""
    return words("ai-names").split(", ")


async def setup(client: Client) -> None:
    """Called by discord.py."""
    cog = Lobby(client)
    group = app_commands.Group(name=spelt("name-newgame"), description=spelt("command-newgame"), guild_only=True)
    for command in subcommands(cog.open):
        group.add_command(command)
    await client.add_cog(cog)
    client.tree.add_command(group)
