"""Taking over the seat of an AI player, and being told what that seat knows."""

from __future__ import annotations

from typing import TYPE_CHECKING

from bot import chairs
from bot.letters import write
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
    async with app.occupants.moving(info.id):
        changed = await app.store.change_seats(
            info.id, lambda now: chairs.sit_down(now, seat, user.id, user.display_name, locale)
        )
        if changed is None or seat is None:
            raise NoSuchTable
        app.occupants.changed(info.id, seat)
        app.courier.drafts.pop((info.id, seat), None)
        after, notes = changed
        before = app.occupants.now(info.id)
        await app.store.remember_locale(user.id, locale)
        try:
            await HANDLERS[info.game].hand_over(app.house, info.id, seat, "member", "joined", reply.at, notes)
        finally:
            app.courier.touch(info.id)
    told = await _briefing(app, reply, after, seat)
    app.occupants.check(info.id, seat, before)
    if await write(app.store, app.post, user.id, told, f"briefing-{notes[0]}", even_if_closed=True):
        return notice(reply.words, "seat-taken-over", game=reply.words.of(info.game)("game-name"))
    return told


async def _briefing(app: App, reply: Reply, info: TableInfo, seat: Seat) -> Screen:
    handlers = HANDLERS[info.game]
    history = await handlers.history(app.house, info.id)
    was = next((one.was for one in reversed(info.notes) if one.seat == seat and one.kind == "joined"), None) or ""
    async with handlers.look(app.house, info.id) as seated:
        return briefing(seated, seat, history, info, reply.words, was, board_link(info))
