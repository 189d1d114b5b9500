"""`/rules` and `/card`: the rules in short, and every card, to whoever asks."""

from __future__ import annotations

from collections.abc import Sequence

from discord import app_commands
from discord.ext import commands

from bot.client import Client
from bot.errors import NotSo
from bot.presses import About, Value, read
from bot.render import card, find_cards, rule_sections, rules
from bot.reply import Interaction, Reply
from bot.words import speak
from engines import GAMES

DEFAULT = speak("en-US")
MOST = 25  # choices of a completion
NAME = 100  # characters of a choice
GAME_CHOICES = [app_commands.Choice(name=DEFAULT.of(one)("game-name"), value=one) for one in GAMES]


class Rules(commands.Cog):
    """What can be read up. The game is that of the channel, unless another is named."""

    def __init__(self, client: Client) -> None:
        self.app = client.app
        self.app.takers["rules"] = self._pressed

    @app_commands.command(name="rules", description=DEFAULT("command-rules"))
    @app_commands.describe(section=DEFAULT("command-rules-section"), game=DEFAULT("command-game"))
    @app_commands.choices(game=GAME_CHOICES)
    async def rules(self, interaction: Interaction, section: str | None = None, game: str | None = None) -> None:
        """The rules, or a section of them."""

        async def work(reply: Reply) -> None:
            slug = game or await self._game(interaction)
            known = rule_sections(slug, reply.words)
            found = next((one for one, title in known if section in (one, title)), None)
            if section is not None and found is None:
                raise NotSo("no-such-section")
            await reply.tell(rules(slug, found, reply.words))

        await self.app.serve(interaction, work)

    @rules.autocomplete("section")
    async def _sections(self, interaction: Interaction, typed: str) -> list[app_commands.Choice[str]]:
        slug = interaction.namespace.game or await self._game(interaction)
        found = rule_sections(slug, speak(str(interaction.locale)))
        return _choices([(one, title) for one, title in found if typed.lower() in title.lower()])

    @app_commands.command(name="card", description=DEFAULT("command-card"))
    @app_commands.describe(name=DEFAULT("command-card-name"), game=DEFAULT("command-game"))
    @app_commands.choices(game=GAME_CHOICES)
    async def card(self, interaction: Interaction, name: str, game: str | None = None) -> None:
        """A card with its texts."""

        async def work(reply: Reply) -> None:
            slug = game or await self._game(interaction)
            found = find_cards(slug, name, reply.words)
            if not found:
                raise NotSo("no-such-card")
            best = next((one for one, title in found if name in (one, title)), found[0][0])
            await reply.tell(card(slug, best, reply.words))

        await self.app.serve(interaction, work)

    @card.autocomplete("name")
    async def _cards(self, interaction: Interaction, typed: str) -> list[app_commands.Choice[str]]:
        slug = interaction.namespace.game or await self._game(interaction)
        return _choices(find_cards(slug, typed, speak(str(interaction.locale))))

    async def _pressed(self, reply: Reply, press: About, chosen: Sequence[str]) -> None:
        """The button "Rules" under a board, or the menu of sections in the answer to it."""
        table = await self.app.store.table(press.table)
        slug = await self._game(reply.interaction) if table is None else table.game
        if not chosen:
            await reply.tell(rules(slug, None, reply.words, press.table))
            return
        section = str(_first(chosen))
        if section not in dict(rule_sections(slug, reply.words)):
            raise NotSo("no-such-section")
        await reply.redraw(rules(slug, section, reply.words, press.table))

    async def _game(self, interaction: Interaction) -> str:
        """The game that is meant where none is named: the channel's, the member's own, or the first on the menu."""
        channel = interaction.channel_id or 0
        here = await self.app.store.last_table_in(channel) or await self.app.store.lobby_in(channel)
        if here is None:
            here = next(iter(await self.app.store.tables_of(interaction.user.id)), None)
        return next(iter(GAMES)) if here is None else here.game


def _first(chosen: Sequence[str]) -> Value:
    """The value that was chosen in a menu; None if it was not written by us."""
    try:
        return read(chosen[0])[0]
    except (ValueError, IndexError):
        return None


def _choices(found: Sequence[tuple[str, str]]) -> list[app_commands.Choice[str]]:
    return [app_commands.Choice(name=title[:NAME], value=one) for one, title in found[:MOST]]


async def setup(client: Client) -> None:
    """Called by discord.py."""
    await client.add_cog(Rules(client))
