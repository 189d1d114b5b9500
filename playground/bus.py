"""Events: what happens in the world, for the bot's gateway and for the members' screens."""

from __future__ import annotations

import asyncio
from collections.abc import AsyncIterator, Callable
from typing import Any

from playground.world import World, public

Json = dict[str, Any]
Sink = Callable[[str, Json, Json | None, int | None], None]


class Watch:
    """What happens on one member's screen, as it happens: `async for event in watch`."""

    def __init__(self, bus: Bus, member: int) -> None:
        self.member = member
        self._bus = bus
        self._events: asyncio.Queue[Json | None] = asyncio.Queue()

    def put(self, event: Json) -> None:
        """Another event."""
        self._events.put_nowait(event)

    def close(self) -> None:
        """No more events; the iteration ends."""
        self._bus.watches.discard(self)
        self._events.put_nowait(None)

    async def __aiter__(self) -> AsyncIterator[Json]:
        while (event := await self._events.get()) is not None:
            yield event


class Bus:
    """Hands every event to those who may see it. `sinks` get all of them (the gateway sorts for itself)."""

    def __init__(self, world: World) -> None:
        self.world = world
        self.sinks: list[Sink] = []
        self.watches: set[Watch] = set()

    def emit(self, type_: str, data: Json, channel: Json | None = None, viewer: int | None = None) -> None:
        """Something happened, in a channel where that matters; `viewer`: it is one member's alone."""
        data = public(data)
        for sink in self.sinks:
            sink(type_, data, channel, viewer)
        for watch in list(self.watches):
            if viewer is not None and watch.member != viewer:
                continue
            if channel is None or self.world.sees(watch.member, channel):
                watch.put({"t": type_, "d": data})

    def show(self, member: int, type_: str, data: Json) -> None:
        """Something that only a member's own screen knows of, such as an open modal."""
        for watch in list(self.watches):
            if watch.member == member:
                watch.put({"t": type_, "d": public(data)})

    def watch(self, member: int) -> Watch:
        """Begin to watch a member's screen."""
        watch = Watch(self, member)
        self.watches.add(watch)
        return watch
