"""`/rules` and `/card`: the rules in short, and every card, to whoever asks."""

from __future__ import annotations

from collections.abc import Sequence
from dataclasses import dataclass

from discord import app_commands
from discord.ext import commands

from bot.client import Client
from bot.errors import NotSo
from bot.faces import face_of
from bot.places import spoken_in
from bot.presses import About, Value, read
from bot.render import card, find_cards, rule_sections, rules
from bot.reply import Interaction, Reply
from bot.spelling import spelt
from bot.tables import LobbyInfo, TableInfo
from bot.words import speak
from engines import GAMES
from engines.kernel import Setup

MOST = 25  # choices of a completion
NAME = 100  # characters of a choice
GAME_CHOICES = [app_commands.Choice(name=spelt("game-name", one), value=one) for one in GAMES]


@dataclass(frozen=True, slots=True)
class Meant:
    """What a question is about: the game, the edition by which it is played, the language of its table or of the
    server."""

    game: str
    edition: str | None
    locale: str


class Rules(commands.Cog):
    """What can be read up. The game is that of the channel, unless another is named."""

    def __init__(self, client: Client) -> None:
        self.app = client.app
        self.app.takers["rules"] = self._pressed

    @app_commands.command(name=spelt("name-rules"), description=spelt("command-rules"))
    @app_commands.describe(section=spelt("command-rules-section"), game=spelt("command-game"))
    @app_commands.rename(section=spelt("name-rules-section"), game=spelt("name-game"))
    @app_commands.choices(game=GAME_CHOICES)
    async def rules(self, interaction: Interaction, section: str | None = None, game: str | None = None) -> None:
        """The rules, or a section of them."""

        async def work(reply: Reply) -> None:
            meant = await self._meant(interaction, game)
            known = rule_sections(meant.game, reply.words, meant.edition)
            found = next((one for one, title in known if section in (one, title)), None)
            if section is not None and found is None:
                raise NotSo("no-such-section")
            await reply.tell(rules(meant.game, found, reply.words, edition=meant.edition))

        await self.app.serve(interaction, work)

    @rules.autocomplete("section")
    async def _sections(self, interaction: Interaction, typed: str) -> list[app_commands.Choice[str]]:
        meant = await self._meant(interaction, interaction.namespace.game)
        found = rule_sections(meant.game, speak(str(interaction.locale)), meant.edition)
        return _choices([(one, title) for one, title in found if typed.lower() in title.lower()])

    @app_commands.command(name=spelt("name-card"), description=spelt("command-card"))
    @app_commands.describe(name=spelt("command-card-name"), game=spelt("command-game"))
    @app_commands.rename(name=spelt("name-card-name"), game=spelt("name-game"))
    @app_commands.choices(game=GAME_CHOICES)
    async def card(self, interaction: Interaction, name: str, game: str | None = None) -> None:
        """A card with its texts."""

        async def work(reply: Reply) -> None:
            meant = await self._meant(interaction, game)
            reply.about(meant.game, meant.locale)
            found = find_cards(meant.game, name, reply.words)
            if not found:
                raise NotSo("no-such-card")
            best = next((one for one, title in found if name in (one, title)), found[0][0])
            await reply.tell(card(meant.game, best, reply.words))

        await self.app.serve(interaction, work)

    @card.autocomplete("name")
    async def _cards(self, interaction: Interaction, typed: str) -> list[app_commands.Choice[str]]:
        meant = await self._meant(interaction, interaction.namespace.game)
        return _choices(find_cards(meant.game, typed, speak(str(interaction.locale), beside=meant.locale)))

    async def _pressed(self, reply: Reply, press: About, chosen: Sequence[str]) -> None:
        """The button "Rules" under a board, or the menu of sections in the answer to it."""
        table = await self.app.store.table(press.table)
        meant = await (self._meant(reply.interaction) if table is None else self._at(table))
        if not chosen:
            await reply.tell(rules(meant.game, None, reply.words, press.table, meant.edition))
            return
        section = str(_first(chosen))
        if section not in dict(rule_sections(meant.game, reply.words)):
            raise NotSo("no-such-section")
        await reply.redraw(rules(meant.game, section, reply.words, press.table, meant.edition))

    async def _meant(self, interaction: Interaction, game: str | None = None) -> Meant:
        """What is meant where no `game` is named: that of the channel, the member's own, or the first on the menu."""
        store, channel = self.app.store, interaction.channel_id or 0
        here = await store.table_in(channel) or await store.lobby_in(channel) or await store.last_table_in(channel)
        if here is None:
            here = next(iter(await store.tables_of(interaction.user.id)), None)
        if here is None:
            return Meant(game or next(iter(GAMES)), None, spoken_in(interaction))
        return Meant(game, None, here.locale) if game not in (None, here.game) else await self._at(here)

    async def _at(self, here: TableInfo | LobbyInfo) -> Meant:
        """What is meant at a table, or in a lobby."""
        if isinstance(here, LobbyInfo):
            options = here.options
        else:
            stored = await self.app.store.load(here.id)
            options = {} if stored is None else Setup.model_validate_json(stored.setup).options
        return Meant(here.game, face_of(here.game).edition(options), here.locale)


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
