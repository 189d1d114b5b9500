"""`/table`: how it stands, pausing, ending; and who sits there (`cogs.seats`), what was told (`cogs.logbook`)."""

from __future__ import annotations

from collections.abc import Sequence
from dataclasses import replace

from discord import app_commands
from discord.ext import commands

from bot.client import Client
from bot.errors import NotSo
from bot.leaving import in_lobby
from bot.moving import move
from bot.places import manages
from bot.presses import About
from bot.render import board, closed_lobby, closeup, lobby, notice
from bot.reply import Interaction, Reply
from bot.screen import Button, Link, Row, Screen
from bot.sitting import board_link, table_here
from bot.spelling import spelt
from bot.tables import LobbyInfo, TableInfo
from bot.words import speak
from cogs.logbook import Logbook
from cogs.seats import Seats
from engines import HANDLERS
from engines.host import NoSuchTable

LEAST, USUAL, MOST = 10, 60, 3600  # seconds that may be asked for


@app_commands.guild_only()
class Table(
    Seats, Logbook, commands.GroupCog, group_name=spelt("name-table"), group_description=spelt("command-table")
):
    """The table in this channel."""

    def __init__(self, client: Client) -> None:
        self.app = client.app
        self.app.takers["end"] = self._end_pressed
        self.app.takers["closeup"] = self._closeup_pressed
        self.app.takers["seat"] = self._seat_pressed
        self.app.takers["log"] = self._log_pressed

    # ------------------------------------------------ looking

    @app_commands.command(name=spelt("name-status"), description=spelt("command-status"))
    async def status(self, interaction: Interaction) -> None:
        """How it stands. A lobby is posted anew, since its message may be far up by now."""
        await self.app.serve(interaction, self._status)

    async def _status(self, reply: Reply) -> None:
        if (waiting := await self.app.store.lobby_in(_channel(reply))) is not None:
            await self._post_anew(reply, waiting)
            return
        info = await table_here(self.app, reply)
        async with HANDLERS[info.game].look(self.app.house, info.id) as seated:
            screen = board(seated, info, reply.words, self.app.clock.now()).calm()
        link = board_link(info)
        row = () if link is None else (Row((Link(reply.words("button-board"), link),)),)
        await reply.tell(Screen((*screen.blocks, *row)))

    async def _closeup_pressed(self, reply: Reply, press: About, _: Sequence[str]) -> None:
        """The button "Who is who" under a board: for spectators, too."""
        info = await self.app.store.table(press.table)
        if info is None:
            raise NoSuchTable
        async with HANDLERS[info.game].look(self.app.house, info.id) as seated:
            screen = closeup(seated, info, reply.words)
        await reply.tell(screen)

    async def _post_anew(self, reply: Reply, waiting: LobbyInfo) -> None:
        async with in_lobby(self.app, waiting.id) as now:
            message = await reply.show(lobby(now, speak(now.locale)))
            if message is None:
                raise NotSo("too-slow")
            await self.app.store.change_lobby(now.id, lambda one: replace(one, message=message))
            if now.message is not None:
                await self.app.take_away(now.channel, now.message)

    # ------------------------------------------------ the clocks

    @app_commands.command(name=spelt("name-pause"), description=spelt("command-pause"))
    async def pause(self, interaction: Interaction) -> None:
        """The clocks stand still."""
        await self.app.serve(interaction, self._pause)

    async def _pause(self, reply: Reply) -> None:
        info = await self._of_mine(reply)
        await HANDLERS[info.game].pause(self.app.house, info.id, True, reply.at)
        await reply.tell(notice(reply.words, "you-paused"))

    @app_commands.command(name=spelt("name-resume"), description=spelt("command-resume"))
    async def resume(self, interaction: Interaction) -> None:
        """The clocks run again."""
        await self.app.serve(interaction, self._resume)

    async def _resume(self, reply: Reply) -> None:
        info = await self._of_mine(reply)
        await HANDLERS[info.game].pause(self.app.house, info.id, False, reply.at)
        await reply.tell(notice(reply.words, "you-resumed"))

    @app_commands.command(name=spelt("name-more-time"), description=spelt("command-more-time"))
    @app_commands.describe(seconds=spelt("command-more-time-seconds"))
    @app_commands.rename(seconds=spelt("name-more-time-seconds"))
    async def more_time(self, interaction: Interaction, seconds: app_commands.Range[int, LEAST, MOST] = USUAL) -> None:
        """All questions that are open now stay open for longer."""

        async def work(reply: Reply) -> None:
            info = await self._of_mine(reply)
            await HANDLERS[info.game].more_time(self.app.house, info.id, seconds, reply.at)
            await reply.tell(notice(reply.words, "more-time-given", seconds=seconds))

        await self.app.serve(interaction, work)

    # ------------------------------------------------ another channel

    @app_commands.command(name=spelt("name-move"), description=spelt("command-move"))
    async def move(self, interaction: Interaction) -> None:
        """The host's table stands here from now on."""

        async def work(reply: Reply) -> None:
            await move(self.app, reply)

        await self.app.serve(interaction, work)

    # ------------------------------------------------ the end

    @app_commands.command(name=spelt("name-end"), description=spelt("command-end"))
    async def end(self, interaction: Interaction) -> None:
        """Ends the table without a result, or the lobby, once it was asked for twice."""
        await self.app.serve(interaction, self._end)

    async def _end(self, reply: Reply) -> None:
        if (waiting := await self.app.store.lobby_in(_channel(reply))) is not None:
            await self._end_lobby(reply, waiting)
            return
        info = await table_here(self.app, reply)
        _only_host(reply, info)
        button = Button(reply.words("end-really"), str(About(info.id, "end")), "danger")
        await reply.tell(Screen((*notice(reply.words, "end-asked").blocks, Row((button,)))))

    async def _end_lobby(self, reply: Reply, waiting: LobbyInfo) -> None:
        async with in_lobby(self.app, waiting.id) as now:
            if now.owner != reply.user and not manages(reply.interaction):
                raise NotSo("end-host-only")
            await self.app.store.close_lobby(now.id)
            if now.message is not None:
                screen = closed_lobby(now, speak(now.locale), "cancelled")
                await self.app.change(now.channel, now.message, screen)
        await reply.tell(notice(reply.words, "you-ended"))

    async def _end_pressed(self, reply: Reply, press: About, _: Sequence[str]) -> None:
        info = await self.app.store.table(press.table)
        if info is None:
            raise NoSuchTable
        _only_host(reply, info)
        await HANDLERS[info.game].end(self.app.house, info.id, reply.at)
        await reply.redraw(notice(reply.words, "you-ended"))

    # ------------------------------------------------ which table

    async def _of_mine(self, reply: Reply) -> TableInfo:
        """The table here, for those who sit at it and those who manage the channel."""
        info = await table_here(self.app, reply)
        if not info.seats_of(reply.user) and not manages(reply.interaction):
            raise NotSo("not-at-this-table")
        return info


def _channel(reply: Reply) -> int:
    return reply.interaction.channel_id or 0


def _only_host(reply: Reply, info: TableInfo) -> None:
    if info.owner != reply.user and not manages(reply.interaction):
        raise NotSo("end-host-only")


async def setup(client: Client) -> None:
    """Called by discord.py."""
    await client.add_cog(Table(client))
