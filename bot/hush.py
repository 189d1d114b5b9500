"""Where a rule silences people: whoever speaks in the table's channel all the same is reminded, and nothing is read.

Discord tells that somebody wrote a message, and to a bot without the privileged intent nothing of what is in it.
"""

from __future__ import annotations

import contextlib
from collections.abc import Mapping
from typing import Any

from bot.courier import Courier
from bot.faces import face_of
from bot.letters import write
from bot.post import Post, PostFailed
from bot.render import notice
from bot.store import SqliteStore
from bot.tables import TableInfo
from bot.words import speak
from engines.host import Handlers, House, TableId
from engines.kernel import Refused, Seat, silenced

REMEMBERED = 1000  # tables


class Hush:
    """Parameters: what it works with; `handlers` by game."""

    def __init__(
        self, store: SqliteStore, house: House, handlers: Mapping[str, Handlers[Any]], post: Post, courier: Courier
    ) -> None:
        self._store = store
        self._house = house
        self._handlers = handlers
        self._post = post
        self._courier = courier
        self._told: dict[TableId, tuple[object, set[Seat]]] = {}  # who was told so in this round
        self._under_way = 0

    @property
    def busy(self) -> bool:
        """Whether somebody is being reminded."""
        return self._under_way > 0

    async def spoke(self, channel: int, user: int, message: int) -> None:
        """A member wrote a message in a channel."""
        info = self._courier.table_at(channel)
        seats = [] if info is None else info.seats_of(user)
        if info is None or not seats:
            return
        self._under_way += 1
        try:
            await self._check(info, seats[0], user, message)
        finally:
            self._under_way -= 1

    async def _check(self, info: TableInfo, seat: Seat, user: int, message: int) -> None:
        with contextlib.suppress(Refused):
            async with self._handlers[info.game].look(self._house, info.id) as seated:
                view = seated.live.view(None)
                runs = seated.status == "playing" and seated.live.session.paused_at is None
                if not runs or seat not in silenced(view):
                    return
                moment = face_of(info.game).moment(view)
            taken = info.customs.strict_silence and await self._take_away(info.channel, message)
            if self._first(info.id, seat, moment):
                locale = next(one.locale for one in info.sitters if one.seat == seat)
                key = "letter-hushed" if taken else "letter-hush"
                words = speak(locale, info.game)
                screen = notice(words, key, channel=str(info.channel), rule=words("silence-rule"))
                await write(self._store, self._post, user, screen, f"hush/{info.id}/{message}")

    async def _take_away(self, channel: int, message: int) -> bool:
        try:
            await self._post.delete(channel, message)
        except PostFailed:  # it may not, or somebody else did
            return False
        return True

    def _first(self, table: TableId, seat: Seat, moment: object) -> bool:
        """Whether a seat has not been told so in this round, or trial."""
        known, told = self._told.get(table, (moment, set[Seat]()))
        if known != moment:
            told = set()
        first = seat not in told
        self._told[table] = (moment, told | {seat})
        while len(self._told) > REMEMBERED:
            del self._told[next(iter(self._told))]
        return first
