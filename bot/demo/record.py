"""What everybody saw, and what it cost: transcripts, requests, rings."""

from __future__ import annotations

import asyncio
from collections import Counter
from collections.abc import Sequence
from dataclasses import dataclass, field

from bot.demo.guest import Guest
from bot.demo.reading import Json, text_of
from playground import Playground
from playground.bus import Watch

EPHEMERAL, SILENT = 1 << 6, 1 << 12  # flags of messages


@dataclass
class Page:
    """A message as it was first shown, and as it was last shown if it was changed meanwhile."""

    first: str
    last: str
    alone: bool


@dataclass
class Seen:
    """What came onto one member's screen, by room, in order; and what rang."""

    rooms: dict[int, dict[str, Page]] = field(default_factory=dict[int, dict[str, Page]])
    rings: int = 0


class Record:
    """Watches some members' screens from when it is made. Parameters: the playground, the members, the channel."""

    def __init__(self, playground: Playground, guests: Sequence[Guest], channel: int) -> None:
        self._playground = playground
        self._guests = guests
        self._channel = channel
        self._seen = {guest.id: Seen() for guest in guests}
        self._watches = [playground.hands.watch(guest.id) for guest in guests]
        self._tasks = [asyncio.create_task(self._watch(watch)) for watch in self._watches]

    async def close(self) -> None:
        """Look no longer."""
        for watch in self._watches:
            watch.close()
        await asyncio.gather(*self._tasks)

    async def _watch(self, watch: Watch) -> None:
        seen = self._seen[watch.member]
        async for event in watch:
            message = event["d"]
            if event["t"] not in ("MESSAGE_CREATE", "MESSAGE_UPDATE"):
                continue
            room = seen.rooms.setdefault(int(message["channel_id"]), {})
            text = text_of(message)
            if message["id"] in room:
                room[message["id"]].last = text
            else:
                room[message["id"]] = Page(text, text, bool(message["flags"] & 64))
                seen.rings += self.rings(watch.member, message)

    def rings(self, member: int, message: Json) -> bool:
        """Whether a new message makes a member's phone ring."""
        if message["flags"] & (EPHEMERAL | SILENT):
            return False
        direct = int(message["channel_id"]) != self._channel
        return direct or any(int(one["id"]) == member for one in message["mentions"])

    # ------------------------------------------------ read

    def together(self) -> list[str]:
        """Every message that all could see in the channel, as it was first and at last."""
        return self._texts(self._guests[0], alone=False)

    def alone(self, guest: Guest) -> list[str]:
        """Every message that a member saw alone, as it was first and at last."""
        return self._texts(guest, alone=True)

    def _texts(self, guest: Guest, *, alone: bool) -> list[str]:
        found = self._pages_of(self._seen[guest.id], alone=alone)
        return [text for page in found for text in dict.fromkeys((page.first, page.last))]

    # ------------------------------------------------ printed

    def transcript(self) -> str:
        """The channel, then what each member saw alone."""
        parts = ["═══ The channel", *self._pages(self._seen[self._guests[0].id], alone=False)]
        for guest in self._guests:
            parts += [f"═══ {guest.name}, alone", *self._pages(self._seen[guest.id], alone=True)]
        return "\n".join(parts)

    def _pages(self, seen: Seen, *, alone: bool) -> list[str]:
        return [
            f"{page.first}\n" if page.last == page.first else f"{page.first}\n  … and at last:\n{page.last}\n"
            for page in self._pages_of(seen, alone=alone)
        ]

    def _pages_of(self, seen: Seen, *, alone: bool) -> list[Page]:
        return [
            page
            for channel, room in seen.rooms.items()
            for page in room.values()
            if (channel != self._channel or page.alone) == alone
        ]

    def counts(self) -> dict[str, int]:
        """How often each member's phone rang."""
        return {guest.name: self._seen[guest.id].rings for guest in self._guests}

    def waits(self) -> str:
        """What Discord's rate limits cost."""
        limits = self._playground.rate_limits
        return (
            f"Rate limits: reached {limits.reached} times, waited {limits.waited():.1f} s of real time for them, "
            f"refused {limits.refused} requests."
        )

    def figures(self, rounds: int) -> str:
        """Requests and rings, a press, a member and a round."""
        presses = sum(guest.pressed for guest in self._guests)
        requests = Counter(f"{one.method} {one.route}" for one in self._playground.requests)
        total = sum(requests.values())
        rings = self.counts()
        people = max(1, len(self._guests)) * max(1, rounds)
        lines = [
            f"Rounds {rounds} · presses {presses} · requests {total} ({total / max(1, presses):.2f} a press)",
            f"Requests a member and round {total / people:.1f}, rings {sum(rings.values()) / people:.1f}",
            "Rings: " + ", ".join(f"{name} {count}" for name, count in rings.items()),
            *(f"  {count:5}  {route}" for route, count in requests.most_common()),
        ]
        return "\n".join(lines)
