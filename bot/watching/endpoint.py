"""`/metrics` for Prometheus, `/healthz` for whoever restarts what is not well. For the operator's own network only."""

from __future__ import annotations

from collections.abc import AsyncGenerator
from contextlib import asynccontextmanager
from typing import TYPE_CHECKING

from aiohttp import web
from prometheus_client import CONTENT_TYPE_LATEST, generate_latest

from bot.watching.gauges import read_gauges
from bot.watching.health import PATIENCE, Health

if TYPE_CHECKING:
    from bot.app import App


@asynccontextmanager
async def endpoint(app: App, host: str, port: int, patience: float = PATIENCE) -> AsyncGenerator[int]:
    """Serve while the block runs; the port, which is a free one where 0 was asked for. Raises OSError.

    Parameters: `patience`, seconds of real time in which the database must take a write.
    """
    health = Health(app, patience)

    async def metrics(_: web.Request) -> web.Response:
        await read_gauges(app)
        return web.Response(body=generate_latest(app.metrics.registry), headers={"Content-Type": CONTENT_TYPE_LATEST})

    async def healthz(_: web.Request) -> web.Response:
        complaints = await health.complaints()
        return web.Response(text="\n".join(complaints or ["ok"]) + "\n", status=503 if complaints else 200)

    served = web.Application()
    served.add_routes([web.get("/metrics", metrics), web.get("/healthz", healthz)])
    runner = web.AppRunner(served, access_log=None)
    await runner.setup()
    try:
        site = web.TCPSite(runner, host, port)
        await site.start()
        yield int(runner.addresses[0][1])
    finally:
        await runner.cleanup()
