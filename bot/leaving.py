"""Standing up, from a table or from a lobby: what `/table leave` and a member who wants to be forgotten have in common."""

from __future__ import annotations

from dataclasses import replace
from typing import TYPE_CHECKING

from bot import lobbies
from bot.render import closed_lobby, lobby
from bot.tables import LobbyInfo, TableInfo
from bot.words import speak
from engines import HANDLERS
from engines.kernel import Seat

if TYPE_CHECKING:
    from bot.app import App


async def stand_up(app: App, info: TableInfo, seat: Seat, at: float) -> None:
    """The member on a seat leaves it for good, and an AI player takes it. If they were host, the next member is; if
    nobody is left, the table ends. Raises Refused where the game takes no more."""
    handlers = HANDLERS[info.game]
    sitter = next(one for one in info.sitters if one.seat == seat)
    others = [one.user for one in info.sitters if one.user not in (None, sitter.user)]
    if others:
        await handlers.hand_over(app.house, info.id, seat, "ai", "left", at)
    await app.store.set_sitter(info.id, replace(sitter, user=None))
    if not others:
        await handlers.end(app.house, info.id, at)
    elif info.owner == sitter.user and others[0] is not None:
        await app.store.set_owner(info.id, others[0])
    app.courier.touch(info.id)


async def leave_lobby(app: App, info: LobbyInfo, user: int) -> None:
    """A member stands up from a lobby, and its message follows. Where nobody is left it is closed."""
    after = lobbies.leave(info, user)
    if after is not None:
        after = await app.store.change_lobby(info.id, lambda now: lobbies.leave(now, user) or now)
    else:
        await app.store.close_lobby(info.id)
    if info.message is not None:
        words = speak(info.locale)
        screen = closed_lobby(info, words, "everybody-left") if after is None else lobby(after, words)
        await app.change(info.channel, info.message, screen)
