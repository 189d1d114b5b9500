"""Reads the gauges, for whoever asks just now."""

from __future__ import annotations

from typing import TYPE_CHECKING, get_args

from engines import GAMES
from engines.host import Status

if TYPE_CHECKING:
    from bot.app import App


async def read_gauges(app: App) -> None:
    """Set all gauges of the application's metrics to what is so now."""
    metrics, store = app.metrics, app.store
    counts = await store.counts()
    metrics.tables.clear()
    for game in {*GAMES, *(game for game, _ in counts.tables)}:
        for status in get_args(Status):
            metrics.tables.labels(game, status).set(counts.tables.get((game, status), 0))
    metrics.lobbies.set(counts.lobbies)
    metrics.outbox.set(counts.outbox)
    metrics.database.set(counts.size)
    metrics.gateway.set(app.client.connected)
    metrics.behind.set(app.waker.behind)
