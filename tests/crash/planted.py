"""Faults that are planted in the bot's process, to show that the test looks."""

from __future__ import annotations

from collections.abc import Callable, Collection, Sequence
from typing import Any

from bot.carrying.carrier import Carrier
from bot.carrying.routes import Route
from bot.discord_post import DiscordPost
from bot.store import SqliteStore, Waiting
from engines import host
from engines.host import Handlers, House, Seated, Stored, TableId
from engines.kernel import Game, Live, Setup


def marked_before_it_is_sent() -> None:
    """A row leaves the outbox before Discord has it."""
    honest = Carrier._say

    async def say(carrier: Carrier, route: Route, beat: Sequence[Waiting], begun: int | None) -> None:
        await carrier._store.delivered(route.table.id, route.reader, beat[-1].n)
        await honest(carrier, route, beat, begun)

    Carrier._say = say  # type: ignore[method-assign]


def not_looked_for() -> None:
    """After a crash nobody looks whether a message was sent."""

    async def recent(_: DiscordPost, channel: int, nonces: Collection[str]) -> dict[str, int]:
        return {}

    DiscordPost.recent = recent  # type: ignore[method-assign]


def deadlines_begin_anew() -> None:
    """A table that is read from the file has the whole of its time again."""
    honest = Handlers._seat

    async def seat(handlers: Handlers[Any], house: House, table: TableId) -> Seated:
        known = house.find(table)
        seated = await honest(handlers, house, table)
        if known is None and seated.live.session._request is not None:
            for window in seated.live.session._request.windows:
                window.closes_at += window.seconds
        return seated

    Handlers._seat = seat  # type: ignore[method-assign]


def chance_is_drawn_anew() -> None:
    """A table that is read from the file goes on with other chance, and nobody compares what it told."""

    def rebuilt(game: Game[Any], stored: Stored) -> Live:
        live = Live(game, Setup.model_validate_json(stored.setup), [game.entry(text) for text in stored.entries])
        live.heard()
        chance = live.session.table.chance
        chance._key = chance._key[::-1]
        return live

    host.rebuilt = rebuilt


def acknowledged_before_it_is_kept() -> None:
    """What a member decides is in memory alone, until somebody else's decision takes it along."""
    honest = SqliteStore.append
    kept: dict[int, list[host.Written]] = {}

    async def append(store: SqliteStore, table: int, written: host.Written) -> None:
        mine = kept.setdefault(table, [])
        if written.status == "playing" and len(mine) < 2 and not written.lines:
            mine.append(written)
            return
        for one in [*mine, written]:
            await honest(store, table, one)
        mine.clear()

    SqliteStore.append = append  # type: ignore[method-assign]


def absence_is_playing_time() -> None:
    """Nobody notices that the bot was away."""

    async def last_seen(_: SqliteStore) -> float | None:
        return None

    SqliteStore.last_seen = last_seen  # type: ignore[method-assign]


FAULTS: dict[str, Callable[[], None]] = {
    one.__name__: one
    for one in (
        marked_before_it_is_sent,
        not_looked_for,
        deadlines_begin_anew,
        chance_is_drawn_anew,
        acknowledged_before_it_is_kept,
        absence_is_playing_time,
    )
}
