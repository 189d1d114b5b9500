"""Buttons, menus and forms: who takes a press is said in its custom_id (see `bot.presses`)."""

from __future__ import annotations

from collections.abc import Iterator, Mapping, Sequence
from dataclasses import replace
from typing import Any

import discord
from discord.ext import commands

from bot import deciding
from bot.client import Client
from bot.errors import NotSo
from bot.faces import face_of
from bot.presses import About, Decide, InLobby, Mine, parse
from bot.render import ask_twice, form, understood
from bot.reply import Interaction, Reply
from bot.screen import Screen, Text
from bot.sitting import Sitting, sit, welcome_back
from engines.kernel import Command, GameOver, IllegalCommand, Offer, Prompt, Refused, TablePaused

PRESSED = (discord.InteractionType.component, discord.InteractionType.modal_submit)


class Presses(commands.Cog):
    """Takes every press. Those of lobbies, and those about a table as such, go to the cogs that registered for them."""

    def __init__(self, client: Client) -> None:
        self.app = client.app

    @commands.Cog.listener()
    async def on_interaction(self, interaction: Interaction) -> None:
        """A press, or a form that was sent."""
        if interaction.type in PRESSED:
            await self.app.serve(interaction, self._take)

    async def _take(self, reply: Reply) -> None:
        data: Mapping[str, Any] = reply.interaction.data or {}
        chosen: Sequence[str] = data.get("values", ())
        match press := parse(str(data.get("custom_id"))):
            case Decide():
                await self._decide(reply, press, chosen, dict(_written(data.get("components", ()))))
            case About(table, word) if (taker := self.app.takers.get(word.partition(".")[0])) is not None:
                await welcome_back(self.app, reply, table)
                await taker(reply, press, chosen)
            case InLobby():
                await self.app.takers["lobby"](reply, press, chosen)
            case Mine():
                await self.app.takers["mine"](reply, press, chosen)
            case _:
                raise NotSo("press-unknown")

    async def _decide(self, reply: Reply, press: Decide, chosen: Sequence[str], written: Mapping[str, str]) -> None:
        sitting = await sit(self.app, reply, press.table)
        try:
            meant = replace(press, values=deciding.values(press, chosen))
            await sitting.return_from_absence(reply.at)
            prompt, offer = await _question(reply, sitting, meant)
            await self._act(reply, sitting, meant, prompt, offer, written)
        except Refused:
            await self._renew(reply, sitting)
            raise

    async def _act(
        self,
        reply: Reply,
        sitting: Sitting,
        press: Decide,
        prompt: Prompt,
        offer: Offer[Any],
        written: Mapping[str, str],
    ) -> None:
        match press.verb:
            case "d":
                sitting.still()
                sitting.draft[press.window] = deciding.draft(offer, press.values)
                await self.app.courier.unsure(sitting.info.id, sitting.seat)
                await self._renew(reply, sitting)
            case "q" if (really := ask_twice(press, sitting.info, reply.words, prompt)) is not None:
                await reply.tell(really)
            case "f" if not offer.free:
                raise IllegalCommand
            case "f" if reply.interaction.type is discord.InteractionType.component:
                if not await reply.ask(form(prompt, press, reply.words.of(sitting.info.game))):
                    raise NotSo("too-slow")
            case _:
                await self._answer(reply, sitting, prompt, deciding.command(offer, press.values, written))

    async def _answer(self, reply: Reply, sitting: Sitting, prompt: Prompt, command: Command) -> None:
        info, seat = sitting.info, sitting.seat
        with self.app.courier.answering(info.id, seat):
            await sitting.handlers.answer(
                self.app.house, info.id, seat, prompt.name, command, reply.at, check=sitting.still
            )
            sitting.draft.pop(prompt.window, None)
            if not await self._renew(reply, sitting) and not await self._renew_board(reply, sitting):
                await reply.tell(Screen((Text(understood(command, info, reply.words, info.game)),)))

    async def _renew_board(self, reply: Reply, sitting: Sitting) -> bool:
        """If the board was pressed, and shows at once what became of it, show that in its place; else False."""
        message = reply.interaction.message
        if message is None or reply.private or reply.answered:
            return False
        async with self.app.courier.answering_on_board(sitting.info.id, message.id) as screen:
            if screen is None:
                return False
            await reply.redraw(screen)
        return True

    async def _renew(self, reply: Reply, sitting: Sitting) -> bool:
        """If a private panel was pressed, show in its place what its seat sees now. False if it was none, or one that
        has been posted anew since."""
        message = reply.interaction.message
        if message is None or not reply.private:
            return False
        if not message.flags.ephemeral and not await sitting.is_panel(message.id):
            return False
        screen, wanted = await sitting.draw(reply.words)
        await reply.redraw(screen)
        await self.app.courier.shown(sitting.info.id, sitting.seat, message.id, screen, wanted)
        return True


async def _question(reply: Reply, sitting: Sitting, press: Decide) -> tuple[Prompt, Offer[Any]]:
    """The question that is answered, and the offer that is taken. Raises Refused."""
    async with sitting.handlers.look(sitting.app.house, sitting.info.id) as seated:
        session = seated.live.session
        reply.edition = face_of(session.game.slug).edition(session.setup.options)
        if seated.status != "playing":
            raise GameOver
        if session.paused_at is not None:
            raise TablePaused
        prompt = reply.asked = deciding.find(session, press, sitting.seat)
        return prompt, deciding.offered(session, prompt, press.kind, press.values)


def _written(components: Sequence[Mapping[str, Any]]) -> Iterator[tuple[str, str]]:
    """What was written in a form: field → text."""
    for one in components:
        if "value" in one:
            yield str(one["custom_id"]), str(one["value"])
        yield from _written([one["component"]] if "component" in one else one.get("components", ()))


async def setup(client: Client) -> None:
    """Called by discord.py."""
    await client.add_cog(Presses(client))
