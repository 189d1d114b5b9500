"""What is kept of a member: shown to them, and removed when they ask for it."""

from __future__ import annotations

import asyncio
import json
import logging
from contextlib import suppress
from typing import TYPE_CHECKING, Any
from weakref import WeakValueDictionary

from bot.leaving import leave_lobby, stand_up
from bot.store import Trace
from bot.tables import LobbyInfo
from bot.watching.lines import note
from bot.words import speak
from engines import HANDLERS
from engines.kernel import Refused

if TYPE_CHECKING:
    from bot.app import App

log = logging.getLogger(__name__)
_under_way: WeakValueDictionary[int, asyncio.Lock] = WeakValueDictionary()


async def kept_of(app: App, user: int) -> dict[str, Any]:
    """Everything that is stored of a member, as plain data. Of a game only what their own seat knows; Discord's ids are
    texts, for they are too long for the numbers of many programs."""
    member = await app.store.member(user)
    return {
        "member": {
            "id": str(user),
            "direct_messages": None if member.dm is None else str(member.dm),
            "takes_no_direct_messages": member.closed,
            "language": member.locale,
        },
        "lobbies": [_of_lobby(one, user) for one in await app.store.lobbies_of(user)],
        "tables": [await _of_table(app, one) for one in await app.store.traces(user)],
    }


async def forget(app: App, user: int, at: float) -> None:
    """Remove a member everywhere. Where their games go on, an AI player takes the seat first; asked for twice, it finds
    nothing left to do. Journals name seats and no members, so finished games can still be verified."""
    lock = _under_way.setdefault(user, asyncio.Lock())
    async with lock:
        lobbies = await app.store.lobbies_of(user)
        for one in lobbies:
            await leave_lobby(app, one, user)
        tables = await app.store.tables_of(user)
        for info in tables:
            for seat in info.seats_of(user):
                with suppress(Refused):  # set aside, or ended meanwhile
                    await stand_up(app, info, seat, at)
                await app.courier.leave_alone(info.id, seat)
        traces = await app.store.traces(user)
        await app.store.forget(user, [(one.table, one.seat, _nameless(one)) for one in traces])
        for one in traces:
            if one.status in ("playing", "aside"):
                app.courier.touch(one.table)
        note(log, logging.INFO, "member-forgotten", tables=len(traces), lobbies=len(lobbies))


def _nameless(trace: Trace) -> str:
    return speak(trace.language)("nameless", seat=trace.seat)


def _of_lobby(info: LobbyInfo, user: int) -> dict[str, Any]:
    own = next(one for one in info.sitters if one.user == user)
    return {
        "lobby": info.id,
        "game": info.game,
        "server": str(info.guild),
        "channel": str(info.channel),
        "host": info.owner == user,
        "seat": own.seat,
        "name": own.name,
        "language": own.locale,
    }


async def _of_table(app: App, trace: Trace) -> dict[str, Any]:
    panel = (await app.store.panels(trace.table)).get(trace.seat)
    return {
        "table": trace.table,
        "game": trace.game,
        "server": str(trace.guild),
        "channel": str(trace.channel),
        "status": trace.status,
        "host": trace.host,
        "seat": trace.seat,
        "left": not trace.sits,
        "name": trace.name,
        "language": trace.locale,
        "panel": None if panel is None else {"channel": str(panel.channel), "message": str(panel.message)},
        "decisions": await _decisions(app, trace),
        "knows": await _knows(app, trace) if trace.sits else None,
    }


async def _decisions(app: App, trace: Trace) -> list[dict[str, Any]]:
    """What was decided by a member on this seat, since the last one took it over."""
    stored = await app.store.load(trace.table)
    found: list[dict[str, Any]] = []
    for entry in map(json.loads, stored.entries if stored is not None else ()):
        if entry.get("seat") != trace.seat:
            continue
        if entry["entry"] == "handover" and entry["cause"] == "joined":
            found.clear()
        elif entry["entry"] == "answer" and entry["by"] == "member":
            found.append({"question": entry["prompt"], "decision": entry["command"], "at": entry["at"]})
    return found


async def _knows(app: App, trace: Trace) -> dict[str, Any] | None:
    """The seat's own View; None where its game cannot be rebuilt, or is on the menu no more."""
    if trace.game not in HANDLERS:
        return None
    with suppress(Refused):
        async with HANDLERS[trace.game].look(app.house, trace.table) as seated:
            return seated.live.view(trace.seat).as_json()
    return None
