"""A member at a table: which seat is theirs, and what they are shown of it."""

from __future__ import annotations

import contextlib
from collections.abc import Mapping
from dataclasses import dataclass, replace
from typing import TYPE_CHECKING, Any

from bot.carrying.sight import Wanted
from bot.errors import NotSo
from bot.places import spoken_in
from bot.presses import Value
from bot.render import panel, summons
from bot.reply import Interaction, Reply
from bot.screen import Screen
from bot.store import BOARD
from bot.tables import TableInfo
from bot.words import Words
from engines import HANDLERS
from engines.host import Handlers, NoSuchTable
from engines.kernel import GameOver, Refused, Seat

if TYPE_CHECKING:
    from bot.app import App


@dataclass(frozen=True, slots=True)
class Sitting:
    """A member at a table, on a seat. `locale`: of the member's client. `before`: the seats' changes when they were
    looked up."""

    app: App
    info: TableInfo
    seat: Seat
    locale: str
    before: Mapping[Seat, int]

    def still(self) -> None:
        """Raises NotSo if the member has stood up meanwhile."""
        self.app.occupants.check(self.info.id, self.seat, self.before)

    @property
    def handlers(self) -> Handlers[Any]:
        """Those of the table's game."""
        return HANDLERS[self.info.game]

    @property
    def draft(self) -> dict[str, tuple[Value, ...]]:
        """Window → the values chosen so far of a command in two steps. Lives in memory only."""
        return self.app.courier.drafts.setdefault((self.info.id, self.seat), {})

    async def is_panel(self, message: int) -> bool:
        """Whether a direct message is this seat's panel, and not one that it replaced."""
        known = self.app.courier.panel_of(self.info.id, self.seat)
        known = known or (await self.app.store.panels(self.info.id)).get(self.seat)
        return known is not None and known.message == message

    async def return_from_absence(self, at: float) -> None:
        """Whatever a member presses, the AI player that stood in for them hands the seat back."""
        async with self.handlers.look(self.app.house, self.info.id) as seated:
            away = seated.status == "playing" and seated.live.session.players[self.seat] == "ai"
        if away:
            with contextlib.suppress(Refused):  # the game ended meanwhile, or the seat was handed back
                await self.handlers.hand_over(
                    self.app.house, self.info.id, self.seat, "member", "returned", at, check=self.still
                )

    async def panel(self, words: Words) -> Screen:
        """What this seat sees now."""
        screen, _ = await self.draw(words)
        return screen

    async def draw(self, words: Words) -> tuple[Screen, Wanted]:
        """What this seat sees now, and what that stands for. Raises NotSo if the member has stood up meanwhile."""
        board = self.app.courier.panel_of(self.info.id, BOARD)  # it may have been posted anew
        info = self.info if board is None else replace(self.info, board=board.message)
        async with self.handlers.look(self.app.house, info.id) as seated:
            self.still()
            lesson = self.app.courier.teaches(info.id, self.seat)
            now, link = self.app.clock.now(), board_link(info)
            screen = panel(seated, self.seat, info, words, now, self.draft, link, lesson)
            return screen, Wanted.of(seated, self.seat, summons(seated, self.seat))


async def sit(app: App, reply: Reply, table: int) -> Sitting:
    """The seat of whoever pressed. Raises NoSuchTable, and NotSo where they have none at this table."""
    before = app.occupants.now(table)
    info = await app.store.table(table)
    if info is None:
        raise NoSuchTable
    reply.about(info.game, info.locale)
    sitter = next((one for one in info.sitters if one.user == reply.user), None)
    if sitter is None:
        raise NotSo("not-at-this-table")
    locale = str(reply.interaction.locale)
    if locale != sitter.locale:  # the member changed the language of their client: their messages follow
        await app.store.reads_in(table, reply.user, locale)
    return Sitting(app, info, sitter.seat, locale, before)


async def welcome_back(app: App, reply: Reply, table: int) -> None:
    """If whoever pressed sits at a table, the AI player that stood in for them hands the seat back."""
    before = app.occupants.now(table)
    info = await app.store.table(table)
    if info is None:
        return
    for seat in info.seats_of(reply.user):
        with contextlib.suppress(NotSo):  # they stood up meanwhile
            await Sitting(app, info, seat, str(reply.interaction.locale), before).return_from_absence(reply.at)


async def table_here(app: App, reply: Reply) -> TableInfo:
    """The table that plays in the channel of a command. Raises GameOver, and NotSo where there never was one."""
    channel = reply.interaction.channel_id or 0
    info = await app.store.table_in(channel)
    if info is None:
        if await app.store.last_table_in(channel) is not None:
            raise GameOver
        raise NotSo("no-table-here")
    reply.about(info.game, info.locale)
    return info


async def spoken_here(app: App, interaction: Interaction) -> str:
    """The language of a channel: that of the table which stands or stood there, or that which a new one would have."""
    channel = interaction.channel_id or 0
    here = await app.store.last_table_in(channel) or await app.store.lobby_in(channel)
    return spoken_in(interaction) if here is None else here.locale


def board_link(info: TableInfo) -> str | None:
    """The address of a table's board."""
    return None if info.board is None else f"https://discord.com/channels/{info.guild}/{info.channel}/{info.board}"
