"""The answer to one interaction: given within three seconds whatever happens.

Discord takes an interaction's first answer for three seconds, and edits and further messages for fifteen minutes.
While work is slow, `Reply` buys time with a deferral; whoever answers need not know whether it has.
"""

from __future__ import annotations

import asyncio
import contextlib
from typing import Any, TypeAlias

import discord

from bot import drawing
from bot.clock import stopwatch
from bot.screen import Form, Screen
from bot.words import Words, speak
from engines.kernel import Prompt

PATIENCE = 1.8  # seconds of real time after which an answer is put off
Interaction: TypeAlias = "discord.Interaction[Any]"


class Reply:
    """Parameters: the interaction. Use it as `async with Reply(interaction) as reply`: that starts its watch.

    words  in the language of the member's client
    game   the slug of the game that it is about, once that is known: a refusal names its rulings
    edition  of the rules that are played there, once that is known
    asked  the member's own question that was answered, once that is known: a refusal says what it offers
    took   seconds of real time until its first answer; None before
    """

    def __init__(self, interaction: Interaction) -> None:
        self.interaction = interaction
        self.words: Words = speak(str(interaction.locale))
        self.game: str | None = None
        self.edition: str | None = None
        self.asked: Prompt | None = None
        self.took: float | None = None
        self._stopwatch = stopwatch()
        self._one_at_a_time = asyncio.Lock()
        self._watch: asyncio.Task[None] | None = None
        self._awaited = False  # a placeholder waits to be filled

    async def __aenter__(self) -> Reply:
        self._watch = asyncio.create_task(self._defer())
        return self

    async def __aexit__(self, *_: object) -> None:
        if self._watch is not None:
            self._watch.cancel()

    def about(self, game: str, locale: str) -> None:
        """It is known what this is about: a table of a game, with the language that its channel speaks."""
        self.game = game
        self.words = speak(str(self.interaction.locale), beside=locale)

    @property
    def user(self) -> int:
        """Who pressed or typed."""
        return self.interaction.user.id

    @property
    def at(self) -> float:
        """When, by Discord's clock: seconds since 1970."""
        return self.interaction.created_at.timestamp()

    @property
    def private(self) -> bool:
        """Whether what was pressed is seen by this member alone: a direct message, or an ephemeral one."""
        message = self.interaction.message
        return self.interaction.guild_id is None or (message is not None and message.flags.ephemeral)

    @property
    def answered(self) -> bool:
        """Whether there was an answer, or a deferral."""
        return self.interaction.response.is_done()

    async def tell(self, screen: Screen) -> None:
        """A message to this member alone."""
        async with self._one_at_a_time:
            if not self.answered:
                await self.interaction.response.send_message(
                    view=drawing.view(screen),
                    files=drawing.files(screen),
                    allowed_mentions=discord.AllowedMentions.none(),
                    ephemeral=True,
                )
                self.took = self._stopwatch()
                return
            if self._awaited:
                self._awaited = False
                await self._change_original(screen)
                return
            await self.interaction.followup.send(
                view=drawing.view(screen),
                files=drawing.files(screen),
                allowed_mentions=discord.AllowedMentions.none(),
                ephemeral=True,
            )

    async def show(self, screen: Screen) -> int | None:
        """A message to the channel; its id. None if the answer was put off, which only this member sees."""
        async with self._one_at_a_time:
            if self.answered:
                return None
            receipt = await self.interaction.response.send_message(
                view=drawing.view(screen), files=drawing.files(screen), allowed_mentions=drawing.mentions(screen)
            )
            self.took = self._stopwatch()
            return receipt.message_id

    async def redraw(self, screen: Screen) -> None:
        """Show something else in the message that was pressed. Raises discord.NotFound if it is gone."""
        async with self._one_at_a_time:
            if not self.answered:
                await self.interaction.response.edit_message(
                    view=drawing.view(screen),
                    attachments=drawing.files(screen),
                    allowed_mentions=discord.AllowedMentions.none(),
                )
                self.took = self._stopwatch()
                return
            await self._change_original(screen)

    async def ask(self, form: Form) -> bool:
        """Open a form on the member's screen. False if the answer was put off: then none can be opened any more."""
        async with self._one_at_a_time:
            if self.answered:
                return False
            await self.interaction.response.send_modal(drawing.modal(form))
            self.took = self._stopwatch()
            return True

    async def settle(self) -> None:
        """Put the answer off, if there was none yet. A press shows nothing of it; after a command something is awaited
        on the member's screen."""
        async with self._one_at_a_time:
            if not self.answered:
                self._awaited = self.interaction.type is discord.InteractionType.application_command
                await self.interaction.response.defer(ephemeral=True)
                self.took = self._stopwatch()

    async def _change_original(self, screen: Screen) -> None:
        await self.interaction.edit_original_response(
            view=drawing.view(screen),
            attachments=drawing.files(screen),
            allowed_mentions=discord.AllowedMentions.none(),
        )

    async def _defer(self) -> None:
        await asyncio.sleep(PATIENCE)
        with contextlib.suppress(discord.HTTPException):  # too late, or gone: the answer itself will say so
            await self.settle()
