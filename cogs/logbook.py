"""The part of `/table` in which one reads again what was told: who voted for whom in the second round, and the like."""

from __future__ import annotations

from collections.abc import Sequence

from discord import app_commands
from discord.ext import commands

from bot.app import App
from bot.errors import NotSo
from bot.presses import About, read
from bot.render import logbook, page_of
from bot.reply import Interaction, Reply
from bot.screen import Screen
from bot.spelling import spelt
from bot.store import BOARD
from bot.tables import TableInfo
from engines import HANDLERS
from engines.host import NoSuchTable

ROUNDS = 999


class Logbook(commands.Cog):
    """A part of the cog of `/table`, which brings `app`."""

    app: App

    @app_commands.command(name=spelt("name-log"), description=spelt("command-log"))
    @app_commands.describe(round_=spelt("command-log-round"))
    @app_commands.rename(round_=spelt("name-log-round"))
    async def log(self, interaction: Interaction, round_: app_commands.Range[int, 0, ROUNDS] | None = None) -> None:
        """To whoever asks; at their own table with what was told to their seat alone. Also when the game is over."""

        async def work(reply: Reply) -> None:
            info = await self.app.store.last_table_in(interaction.channel_id or 0)
            if info is None:
                raise NotSo("no-table-here")
            reply.about(info.game, info.locale)
            await reply.tell(await self._page(reply, info, None, round_))

        await self.app.serve(interaction, work)

    async def _log_pressed(self, reply: Reply, press: About, chosen: Sequence[str]) -> None:
        """A button that turns the page, or the menu of rounds."""
        info = await self.app.store.table(press.table)
        if info is None:
            raise NoSuchTable
        reply.about(info.game, info.locale)
        await reply.redraw(await self._page(reply, info, _page(press.word, chosen)))

    async def _page(self, reply: Reply, info: TableInfo, page: int | None, round_: int | None = None) -> Screen:
        history = await HANDLERS[info.game].history(self.app.house, info.id)
        info = await self.app.store.table(info.id) or info  # whoever stood up meanwhile reads what everybody does
        reader = next(iter(info.seats_of(reply.user)), None)
        before = await self.app.store.untold(info.id, [BOARD, *([] if reader is None else [reader])])
        if round_ is not None:
            page = page_of(history, info, reply.words, reader, round_)
            if page is None:
                raise NotSo("logbook-no-such-round")
        return logbook(history, info, reply.words, reader, page, before)


def _page(word: str, chosen: Sequence[str]) -> int | None:
    """The page that is asked for; None, which is the last one, if it was not written by us."""
    try:
        value = read(chosen[0])[0] if chosen else int(word.partition(".")[2])
    except (ValueError, IndexError):
        return None
    return value if type(value) is int else None
