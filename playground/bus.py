"""Events: what happens in the world, for the bot's gateway and for the members' screens."""

from __future__ import annotations

import asyncio
from collections.abc import AsyncIterator, Callable
from typing import Any

from playground.objects import DM, public
from playground.world import World

Json = dict[str, Any]
Gateway = Callable[[str, Json, bool], None]  # event, data, whether it is the guild's (else it goes to the first shard)


class Watch:
    """What happens on one member's screen, as it happens: `async for event in watch`."""

    def __init__(self, bus: Bus, member: int) -> None:
        self.member = member
        self._bus = bus
        self._events: asyncio.Queue[Json | None] = asyncio.Queue()

    def put(self, event: Json | None) -> None:
        """Another event; None ends the iteration."""
        self._events.put_nowait(event)

    def close(self) -> None:
        """No more events; the iteration ends."""
        self._bus.watches.discard(self)
        self.put(None)

    async def __aiter__(self) -> AsyncIterator[Json]:
        while (event := await self._events.get()) is not None:
            yield event


class Bus:
    """Hands every event to those who may see it."""

    def __init__(self, world: World) -> None:
        self.world = world
        self.gateway: Gateway | None = None
        self.watches: set[Watch] = set()

    def tell_bot(self, type_: str, data: Json, *, guild: bool) -> None:
        """An event for the bot alone."""
        if self.gateway is not None:
            self.gateway(type_, public(data), guild)

    def show(self, member: int, type_: str, data: Json) -> None:
        """An event for one member's screen alone, such as an open modal."""
        for watch in list(self.watches):
            if watch.member == member:
                watch.put({"t": type_, "d": public(data)})

    def emit(self, type_: str, data: Json, channel: Json) -> None:
        """Something happened in a channel, for the bot and for all who see that channel."""
        if self.world.sees(self.world.app_id, channel) or type_.startswith("CHANNEL_"):
            self.tell_bot(type_, data, guild=channel["type"] != DM)
        self.emit_to_screens(type_, data, channel)

    def emit_to_screens(self, type_: str, data: Json, channel: Json | None = None) -> None:
        """Something for the screens of all members who see the channel (without one: of all)."""
        event = {"t": type_, "d": public(data)}
        for watch in list(self.watches):
            if channel is None or self.world.sees(watch.member, channel):
                watch.put(event)

    def watch(self, member: int) -> Watch:
        """Begin to watch a member's screen."""
        watch = Watch(self, member)
        self.watches.add(watch)
        return watch

    def close(self) -> None:
        """End all watches."""
        for watch in list(self.watches):
            watch.close()
