"""`/privacy`: what is kept of a member, to be read, to be had, and to be removed."""

from __future__ import annotations

import json
from collections.abc import Sequence

from discord import app_commands
from discord.ext import commands

from bot.client import Client
from bot.errors import NotSo
from bot.presses import Mine
from bot.privacy import forget, kept_of
from bot.render import notice
from bot.reply import Interaction, Reply
from bot.screen import Button, Document, Row, Screen
from bot.spelling import spelt

FILE = "maitre-d.json"


class Privacy(commands.Cog):
    """Everything here is said to the member who asks, and to nobody else."""

    def __init__(self, client: Client) -> None:
        self.app = client.app
        self.app.takers["mine"] = self._pressed

    @app_commands.command(name=spelt("name-privacy"), description=spelt("command-privacy"))
    async def privacy(self, interaction: Interaction) -> None:
        """What is kept, and two buttons."""
        await self.app.serve(interaction, self._explain)

    async def _explain(self, reply: Reply) -> None:
        words = reply.words
        buttons = (
            Button(words("button-export"), str(Mine("export"))),
            Button(words("button-delete"), str(Mine("delete")), "danger"),
        )
        said = notice(words, "privacy", days=self.app.keep_days)
        await reply.tell(Screen((*said.blocks, Row(buttons))))

    async def _pressed(self, reply: Reply, press: Mine, _: Sequence[str]) -> None:
        match press.word:
            case "export":
                await self._export(reply)
            case "delete":
                really = Button(reply.words("button-delete-really"), str(Mine("delete-really")), "danger")
                await reply.tell(Screen((*notice(reply.words, "privacy-delete-asked").blocks, Row((really,)))))
            case "delete-really":
                await forget(self.app, reply.user, reply.at)
                await reply.redraw(notice(reply.words, "privacy-deleted"))
            case _:
                raise NotSo("press-unknown")

    async def _export(self, reply: Reply) -> None:
        kept = json.dumps(await kept_of(self.app, reply.user), ensure_ascii=False, indent=1)
        said = notice(reply.words, "privacy-exported")
        await reply.tell(Screen((*said.blocks, Document(FILE, kept.encode()))))


async def setup(client: Client) -> None:
    """Called by discord.py."""
    await client.add_cog(Privacy(client))
