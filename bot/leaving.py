"""Standing up, from a table or from a lobby, of one's own will or because one is asked to."""

from __future__ import annotations

from typing import TYPE_CHECKING

from bot import chairs, lobbies
from bot.chairs import By
from bot.render import closed_lobby, lobby
from bot.tables import LobbyInfo, TableInfo
from bot.words import speak
from engines import HANDLERS
from engines.host import NoSuchTable
from engines.kernel import GameOver, Seat, SetAside

if TYPE_CHECKING:
    from bot.app import App


async def stand_up(app: App, info: TableInfo, seat: Seat, at: float, by: By | None = None) -> None:
    """The member on a seat leaves it for good, or (`by`) is asked to, and an AI player takes it. If they were host, the
    next member is; if nobody is left, the table ends. Raises Refused where the game takes no more, and NotSo where
    nobody sits there."""
    handlers = HANDLERS[info.game]
    away: set[Seat] = set()
    if any(one.user is not None and one.seat != seat for one in info.sitters):
        async with handlers.look(app.house, info.id) as seated:
            if seated.status != "playing":
                raise SetAside if seated.status == "aside" else GameOver
            away = {one for one, player in seated.live.session.players.items() if player == "ai"}
    changed = await app.store.change_seats(info.id, lambda now: chairs.stand_up(now, seat, away, by))
    if changed is None:
        raise NoSuchTable
    after, notes = changed
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
