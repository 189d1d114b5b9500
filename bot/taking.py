"""Taking over the seat of an AI player, and being told what that seat knows."""

from __future__ import annotations

import logging
from typing import TYPE_CHECKING

from bot import chairs
from bot.post import Closed, PostFailed
from bot.render import briefing, notice
from bot.reply import Reply
from bot.screen import Screen
from bot.sitting import board_link
from bot.tables import Sitter, TableInfo
from engines import HANDLERS
from engines.host import NoSuchTable
from engines.kernel import GameOver, Seat, SetAside

if TYPE_CHECKING:
    from bot.app import App

log = logging.getLogger(__name__)


async def seats_for(app: App, reply: Reply, info: TableInfo) -> list[Sitter]:
    """The seats that whoever pressed may take over. Raises NotSo and Refused."""
    async with HANDLERS[info.game].look(app.house, info.id) as seated:
        if seated.status != "playing":
            raise SetAside if seated.status == "aside" else GameOver
    return chairs.open_to(info, reply.user)


async def take_over(app: App, reply: Reply, info: TableInfo, seat: Seat | None) -> Screen:
    """Whoever pressed sits down on a seat, and has its briefing by direct message; what is left to be said to them.

    Raises NotSo and Refused.
    """
    await seats_for(app, reply, info)
    user, locale = reply.interaction.user, str(reply.interaction.locale)
    changed = await app.store.change_seats(
        info.id, lambda now: chairs.sit_down(now, seat, user.id, user.display_name, locale)
    )
    if changed is None or seat is None:
        raise NoSuchTable
    after, notes = changed
    await app.store.remember_locale(user.id, locale)
    app.courier.drafts.pop((info.id, seat), None)
    try:
        await HANDLERS[info.game].hand_over(app.house, info.id, seat, "member", "joined", reply.at, notes)
    finally:
        app.courier.touch(info.id)
    told = await _briefing(app, reply, after, seat)
    if await send_privately(app, user.id, told, f"b{notes[0]}"):
        return notice(reply.words, "seat-taken-over", game=reply.words.of(info.game)("game-name"))
    return told


async def send_privately(app: App, user: int, screen: Screen, nonce: str) -> bool:
    """A direct message outside the courier's care; whether it could be sent."""
    store, post = app.store, app.post
    try:
        channel = await post.direct(user)
        await post.send(channel, screen, nonce)
        await store.remember_dm(user, closed=False, channel=channel)
    except Closed:
        await store.remember_dm(user, closed=True)
        return False
    except PostFailed as error:
        log.info("a direct message was not sent: %s", type(error).__name__)
        return False
    return True


async def _briefing(app: App, reply: Reply, info: TableInfo, seat: Seat) -> Screen:
    handlers = HANDLERS[info.game]
    history = await handlers.history(app.house, info.id)
    was = next((one.was for one in reversed(info.notes) if one.seat == seat and one.kind == "joined"), None) or ""
    async with handlers.look(app.house, info.id) as seated:
        return briefing(seated, seat, history, info, reply.words, was, board_link(info))
