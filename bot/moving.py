"""`/table move`: the host has the table stand in the channel where that is typed."""

from __future__ import annotations

from typing import TYPE_CHECKING

from bot.errors import NotSo
from bot.places import check_place
from bot.render import notice
from bot.reply import Reply
from bot.store import ChannelTaken
from bot.tables import TableInfo
from bot.words import speak

if TYPE_CHECKING:
    from bot.app import App


async def move(app: App, reply: Reply) -> None:
    """Move the host's table here. Raises NotSo."""
    check_place(reply.interaction)
    here = reply.interaction.channel_id or 0
    info = await _meant(app, reply, here)
    try:
        await app.store.move_table(info.id, here)
    except ChannelTaken:
        raise NotSo("channel-taken") from None
    if info.board is not None:
        await app.change(info.channel, info.board, notice(speak(info.locale), "board-moved", channel=str(here)))
    await app.steward.moved(info.id)
    app.courier.touch(info.id)
    await reply.tell(notice(reply.words, "you-moved"))


async def _meant(app: App, reply: Reply, here: int) -> TableInfo:
    """The table that cannot be shown where it stands, else the only one that this host has elsewhere in the server."""
    guild = reply.interaction.guild_id
    own = [one for one in await app.store.tables_owned(reply.user) if one.guild == guild]
    if homeless := [one for one in own if app.steward.homeless(one.id)]:
        return homeless[0]
    elsewhere = [one for one in own if one.channel != here]
    if len(elsewhere) != 1:
        raise NotSo("move-which" if elsewhere else "move-nothing")
    return elsewhere[0]
