"""A route is the way from a table to one reader: its channel, or the direct messages of the member on a seat."""

from __future__ import annotations

import asyncio
import math
from dataclasses import dataclass, field
from typing import Literal, NamedTuple

from bot.store import BOARD, Panel
from bot.tables import TableInfo
from engines.host import Status


class Address(NamedTuple):
    """Where a route ends; routes that end at the same place are served by one task."""

    kind: Literal["channel", "member"]
    id: int


@dataclass(slots=True, eq=False)
class Route:
    """What is known of a route between two messages.

    panel     as it was last sent; `calls` likewise, where `reader` is the channel
    channel   Discord's id of the channel, once known; None also while a member's direct messages are closed
    due       when it is to be served next, seconds since 1970
    mail      lines may be waiting
    doubt     something may have been sent of which we do not know: look before sending
    found     what was found then: nonce → message
    remind    those who are late are to be reminded
    below     messages that stand below the panel; of a seat's, those of ours
    looked_at when the panel was last drawn, and what it stood for then
    spoke_at  when lines were last sent, of which beat the last of them was, and when the next beat has its turn
    pressed_at when its member last decided something: whoever just did needs no ring for what comes next
    rang      when the board last rang a member
    lesson    whoever reads plays this game for the first time
    lazy      what is due is only to bring a panel up to date about which nobody will ask
    """

    table: TableInfo
    reader: int
    address: Address
    panel: Panel
    calls: Panel
    status: Status = "playing"
    channel: int | None = None
    due: float = math.inf
    mail: bool = False
    doubt: bool = False
    found: dict[str, int] = field(default_factory=dict)
    remind: bool = False
    below: int = 0
    looked_at: float = -math.inf
    stood: object = None
    spoke_at: float = -math.inf
    spoke_beat: int = -1
    speaks_at: float = -math.inf
    pressed_at: float = -math.inf
    rang: dict[int, float] = field(default_factory=dict)
    lesson: bool = False
    lazy: bool = False
    lock: asyncio.Lock = field(default_factory=asyncio.Lock)

    @property
    def is_board(self) -> bool:
        """Whether it leads to the table's channel."""
        return self.reader == BOARD

    @property
    def teaches(self) -> bool:
        """Whether the panel tells how the game goes: the first one does, until its reader knows."""
        return self.lesson and self.panel.serial <= 1

    @property
    def at_rest(self) -> bool:
        """Whether there is nothing to do, now or later."""
        return self.due == math.inf

    @property
    def finished(self) -> bool:
        """Whether there will never be anything to do."""
        stale = self.panel.stale is not None or self.calls.stale is not None
        return self.at_rest and self.status != "playing" and not self.mail and not stale


@dataclass(slots=True, eq=False)
class Worker:
    """The one task that serves an address.

    rests_until  Discord asked for a pause, or something went wrong: not before, seconds since 1970
    tries        failures in a row
    freed        set when it need not rest any longer
    resting      it waits for the clock: nothing is under way
    """

    address: Address
    routes: set[Route] = field(default_factory=set)
    woken: asyncio.Event = field(default_factory=asyncio.Event)
    freed: asyncio.Event = field(default_factory=asyncio.Event)
    task: asyncio.Task[None] | None = None
    rests_until: float = -math.inf
    tries: int = 0
    resting: bool = False

    @property
    def at_ease(self) -> bool:
        """Whether nothing is left but what can wait."""
        return self.task is None or (self.resting and all(route.at_rest or route.lazy for route in self.routes))

    def next(self) -> Route | None:
        """The route that is to be served first."""
        return min((route for route in self.routes if not route.at_rest), key=lambda route: route.due, default=None)
