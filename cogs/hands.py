"""`/cards`, and the button "My cards": what a member's own seat sees, to that member alone."""

from __future__ import annotations

from collections.abc import Sequence

from discord import app_commands
from discord.ext import commands

from bot.client import Client
from bot.errors import NotSo
from bot.presses import About
from bot.reply import Interaction, Reply
from bot.sitting import Sitting, sit
from bot.spelling import spelt


class Hands(commands.Cog):
    """Everybody's own panel, whenever they want it: also where direct messages are closed."""

    def __init__(self, client: Client) -> None:
        self.app = client.app
        self.app.takers["cards"] = self._pressed
        self.app.takers["back"] = self._back
        self.app.takers["known"] = self._knows

    @app_commands.command(name=spelt("name-cards"), description=spelt("command-cards"))
    async def cards(self, interaction: Interaction) -> None:
        """In a channel: of its table; in direct messages: of every table at which the member sits."""
        await self.app.serve(interaction, self._typed)

    async def _typed(self, reply: Reply) -> None:
        channel = reply.interaction.channel_id or 0
        if reply.interaction.guild_id is None:
            tables = await self.app.store.tables_of(reply.user)
        else:
            found = await self.app.store.table_in(channel) or await self.app.store.last_table_in(channel)
            tables = [] if found is None else [found]
        if not tables:
            raise NotSo("no-table-here" if reply.interaction.guild_id is not None else "no-table-of-yours")
        for table in tables:
            await self._show(reply, await sit(self.app, reply, table.id))

    async def _pressed(self, reply: Reply, press: About, _: Sequence[str]) -> None:
        await self._show(reply, await sit(self.app, reply, press.table))

    async def _back(self, reply: Reply, press: About, _: Sequence[str]) -> None:
        """The button "I am back", where an AI player stands in: whatever is pressed brings its member back."""
        sitting = await sit(self.app, reply, press.table)
        with self.app.courier.answering(press.table, sitting.seat):
            await self._redrawn(reply, sitting)

    async def _knows(self, reply: Reply, press: About, _: Sequence[str]) -> None:
        """The button "I know this" below the four lines for first-timers."""
        sitting = await sit(self.app, reply, press.table)
        await self.app.store.knows(reply.user, sitting.info.game)
        with self.app.courier.answering(press.table, sitting.seat):
            self.app.courier.taught(press.table, sitting.seat)
            await self._redrawn(reply, sitting)

    async def _redrawn(self, reply: Reply, sitting: Sitting) -> None:
        """The message that was pressed becomes its member's own panel."""
        screen, wanted = await sitting.draw(reply.words)
        await reply.redraw(screen)
        if reply.interaction.message is not None:
            await self.app.courier.shown(sitting.info.id, sitting.seat, reply.interaction.message.id, screen, wanted)

    @staticmethod
    async def _show(reply: Reply, sitting: Sitting) -> None:
        await sitting.return_from_absence(reply.at)
        await reply.tell(await sitting.panel(reply.words))


async def setup(client: Client) -> None:
    """Called by discord.py."""
    await client.add_cog(Hands(client))
