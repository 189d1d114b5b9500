"""The part of `/table` about the people: leaving, being asked to leave, taking over a seat, being host."""

from __future__ import annotations

from collections.abc import Sequence

import discord
from discord import app_commands
from discord.ext import commands

from bot import chairs, lobbies
from bot.app import App
from bot.chairs import By
from bot.errors import NotSo
from bot.leaving import in_lobby, leave_lobby, stand_up
from bot.letters import write
from bot.places import manages
from bot.presses import About, read
from bot.render import chairs as chairs_screen
from bot.render import lobby, notice
from bot.reply import Interaction, Reply
from bot.sitting import table_here
from bot.spelling import spelt
from bot.store import Member
from bot.tables import LobbyInfo, TableInfo
from bot.taking import seats_for, take_over
from bot.words import speak
from engines import HANDLERS
from engines.host import NoSuchTable
from engines.kernel import Seat


class Seats(commands.Cog):
    """A part of the cog of `/table`, which brings `app`."""

    app: App

    # ------------------------------------------------ standing up

    @app_commands.command(name=spelt("name-leave"), description=spelt("command-leave"))
    async def leave(self, interaction: Interaction) -> None:
        """An AI player takes the seat for good. If the host leaves, the next member is host; if nobody is left, the
        table ends."""
        await self.app.serve(interaction, self._leave)

    async def _leave(self, reply: Reply) -> None:
        if (waiting := await self._lobby(reply)) is not None:
            await leave_lobby(self.app, waiting, reply.user)
        else:
            await stand_up(self.app, await table_here(self.app, reply), reply.user, reply.at)
        await reply.tell(notice(reply.words, "you-left" if waiting is None else "you-left-lobby"))

    @app_commands.command(name=spelt("name-kick"), description=spelt("command-kick"))
    @app_commands.describe(member=spelt("command-kick-member"))
    @app_commands.rename(member=spelt("name-kick-member"))
    async def kick(self, interaction: Interaction, member: discord.User) -> None:
        """The host, or who may manage messages, asks somebody to leave; everybody reads who did."""

        async def work(reply: Reply) -> None:
            await self._kick(reply, member.id)

        await self.app.serve(interaction, work)

    async def _kick(self, reply: Reply, user: int) -> None:
        if (waiting := await self._lobby(reply)) is not None:
            _only_host(reply, waiting)
            name = _name(waiting, user)
            await leave_lobby(self.app, waiting, user)
        else:
            info = await table_here(self.app, reply)
            _only_host(reply, info)
            if user == reply.user:
                raise NotSo("kick-yourself")
            name = _name(info, user)
            await stand_up(self.app, info, _there(info, user), reply.at, _by(reply, info))
            await self._tell_kicked(info, await self.app.store.member(user), _by(reply, info))
        await reply.tell(notice(reply.words, "you-kicked", who=name))

    async def _tell_kicked(self, info: TableInfo, member: Member, by: By) -> None:
        locale = next((one.locale for one in info.sitters if one.user == member.user), member.locale or info.locale)
        words = speak(locale, info.game)
        screen = notice(words, "you-were-kicked", game=words("game-name"), channel=str(info.channel), by=by.name)
        await write(self.app.store, self.app.post, member.user, screen, f"kicked-{info.id}", even_if_closed=True)

    # ------------------------------------------------ sitting down

    @app_commands.command(name=spelt("name-join"), description=spelt("command-join"))
    async def join(self, interaction: Interaction) -> None:
        """A late friend takes over the seat of an AI player."""

        async def work(reply: Reply) -> None:
            if await self._lobby(reply) is not None:
                raise NotSo("join-lobby")
            await self._offer(reply, await table_here(self.app, reply))

        await self.app.serve(interaction, work)

    async def _seat_pressed(self, reply: Reply, press: About, chosen: Sequence[str]) -> None:
        """The button "Take a seat" under a board, or the menu of seats in the answer to it."""
        info = await self.app.store.table(press.table)
        if info is None:
            raise NoSuchTable
        reply.about(info.game, info.locale)
        if not chosen:
            await self._offer(reply, info)
        else:
            await reply.redraw(await take_over(self.app, reply, info, _seat(chosen[0])))

    async def _offer(self, reply: Reply, info: TableInfo) -> None:
        free = await seats_for(self.app, reply, info)
        await reply.tell(chairs_screen(info, free, reply.words))

    # ------------------------------------------------ the host

    @app_commands.command(name=spelt("name-host"), description=spelt("command-host"))
    @app_commands.describe(member=spelt("command-host-member"))
    @app_commands.rename(member=spelt("name-host-member"))
    async def host(self, interaction: Interaction, member: discord.User) -> None:
        """Another member is host."""

        async def work(reply: Reply) -> None:
            await self._host(reply, member.id)

        await self.app.serve(interaction, work)

    async def _host(self, reply: Reply, user: int) -> None:
        if (waiting := await self._lobby(reply)) is not None:
            async with in_lobby(self.app, waiting.id) as now:
                _only_host(reply, now)
                after = lobbies.pass_on(now, user)
                await self.app.store.change_lobby(now.id, lambda _: after)
                if after.message is not None:
                    await self.app.change(after.channel, after.message, lobby(after, speak(after.locale)))
            name = _name(waiting, user)
        else:
            info = await table_here(self.app, reply)
            _only_host(reply, info)
            changed = await self.app.store.change_seats(
                info.id, lambda now: chairs.make_host(now, user, _by(reply, info))
            )
            if changed is None:
                raise NoSuchTable
            for note in changed[1]:
                await HANDLERS[info.game].note(self.app.house, info.id, note, reply.at)
            name = _name(info, user)
        await reply.tell(notice(reply.words, "you-passed-host", who=name))

    async def _lobby(self, reply: Reply) -> LobbyInfo | None:
        return await self.app.store.lobby_in(reply.interaction.channel_id or 0)


def _only_host(reply: Reply, where: TableInfo | LobbyInfo) -> None:
    if where.owner != reply.user and not manages(reply.interaction):
        raise NotSo("host-only")


def _by(reply: Reply, info: TableInfo) -> By:
    """Who did it, by the name that they have at the table."""
    own = next((one.name for one in info.sitters if one.user == reply.user), None)
    return By(reply.user, own or reply.interaction.user.display_name)


def _there(info: TableInfo, user: int) -> int:
    if not info.seats_of(user):
        raise NotSo("member-not-here")
    return user


def _name(where: TableInfo | LobbyInfo, user: int) -> str:
    return next((one.name for one in where.sitters if one.user == user), "")


def _seat(text: str) -> Seat | None:
    """The seat that was chosen in a menu; None if it was not written by us."""
    try:
        (value,) = read(text)
    except ValueError:
        return None
    return value if type(value) is int else None
