"""Standing up, from a table or from a lobby, of one's own will or because one is asked to."""

from __future__ import annotations

from collections.abc import AsyncGenerator
from contextlib import asynccontextmanager
from typing import TYPE_CHECKING

from bot import chairs, lobbies
from bot.chairs import By
from bot.errors import NotSo
from bot.render import closed_lobby, lobby
from bot.tables import LobbyInfo, TableInfo
from bot.words import speak
from engines import HANDLERS
from engines.host import NoSuchTable
from engines.kernel import GameOver, Seat, SetAside

if TYPE_CHECKING:
    from bot.app import App


async def stand_up(app: App, info: TableInfo, user: int, at: float, by: By | None = None) -> None:
    """A member leaves their seat for good, or (`by`) is asked to, and an AI player takes it. If they were host, the
    next member is; if nobody is left, the table ends. Raises Refused where the game takes no more, and NotSo where
    nobody sits there."""
    handlers = HANDLERS[info.game]
    away: set[Seat] = set()
    if any(one.user not in (None, user) for one in info.sitters):
        async with handlers.look(app.house, info.id) as seated:
            if seated.status != "playing":
                raise SetAside if seated.status == "aside" else GameOver
            away = {one for one, player in seated.live.session.players.items() if player == "ai"}
    async with app.occupants.moving(info.id):
        changed = await app.store.change_seats(info.id, lambda now: chairs.stand_up(now, user, away, by))
        if changed is None:
            raise NoSuchTable
        after, notes = changed
        (seat,) = (one.seat for one in after.free if one not in info.free)
        app.occupants.changed(info.id, seat)
        app.courier.drafts.pop((info.id, seat), None)
        try:
            if len(after.free) < len(after.sitters):
                cause = "left" if by is None else "kicked"
                await handlers.hand_over(app.house, info.id, seat, "ai", cause, at, notes)
            else:
                await handlers.end(app.house, info.id, at)
        finally:
            app.courier.touch(info.id)


async def leave_lobby(app: App, info: LobbyInfo, user: int) -> None:
    """A member stands up from a lobby, and its message follows. Where nobody is left it is closed. Raises NotSo, also
    where the lobby is over by now."""
    async with in_lobby(app, info.id) as now:
        after = lobbies.leave(now, user)
        if after is None:
            await app.store.close_lobby(now.id)
        else:
            await app.store.change_lobby(now.id, lambda _: after)
        if now.message is not None:
            words = speak(now.locale)
            screen = closed_lobby(now, words, "everybody-left") if after is None else lobby(after, words)
            await app.change(now.channel, now.message, screen)


@asynccontextmanager
async def in_lobby(app: App, number: int) -> AsyncGenerator[LobbyInfo]:
    """A lobby as it is now; until the block ends it is nobody else's. Raises NotSo if there is none any more."""
    async with app.lobby(number):
        info = await app.store.lobby(number)
        if info is None:
            raise NotSo("lobby-closed")
        yield info
