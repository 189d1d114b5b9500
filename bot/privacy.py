"""What is kept of a member: shown to them, and removed when they ask for it."""

from __future__ import annotations

import asyncio
import json
import logging
from contextlib import suppress
from typing import TYPE_CHECKING, Any
from weakref import WeakValueDictionary

from bot.errors import NotSo
from bot.leaving import leave_lobby, stand_up
from bot.store import Mention, Trace
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
        "tables": [await _of_table(app, one, user) for one in await app.store.traces(user)],
        "notes": [_of_note(one) for one in await app.store.mentions(user)],
        "lessons": [{"game": game, "first_table": table} for game, table in await app.store.lessons_of(user)],
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
                with suppress(Refused, NotSo):  # set aside, ended or left meanwhile
                    await stand_up(app, info, user, at)
                await app.courier.leave_alone(info.id, seat)
        traces = await app.store.traces(user)
        await app.store.forget_in_notes(user)
        await app.store.forget(user, [(one.table, one.seat, _nameless(one)) for one in traces if one.bears])
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


async def _of_table(app: App, trace: Trace, user: int) -> dict[str, Any]:
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
        "panel": await _panel(app, trace) if trace.sits else None,
        "decisions": await _decisions(app, trace, user),
        "knows": await _knows(app, trace) if trace.sits else None,
    }


def _of_note(mention: Mention) -> dict[str, Any]:
    return {
        "table": mention.table,
        "what": mention.kind,
        "seat": mention.seat,
        "done_by_you": mention.by_them,
        "name": mention.name,
    }


async def _panel(app: App, trace: Trace) -> dict[str, str] | None:
    panel = (await app.store.panels(trace.table)).get(trace.seat)
    if panel is None or panel.message is None:
        return None
    return {"channel": str(panel.channel), "message": str(panel.message)}


async def _decisions(app: App, trace: Trace, user: int) -> list[dict[str, Any]]:
    """What this member decided on a seat; others may have had it before and after them."""
    info, stored = await app.store.table(trace.table), await app.store.load(trace.table)
    if info is None or stored is None:
        return []
    notes = [one for one in info.notes if one.seat == trace.seat and one.kind != "host"]
    theirs = notes[0].user == user if notes and notes[0].kind != "joined" else not notes and trace.bears
    joined = iter([one.user == user for one in notes if one.kind == "joined"])
    found: list[dict[str, Any]] = []
    for entry in map(json.loads, stored.entries):
        if entry.get("seat") != trace.seat:
            continue
        if entry["entry"] == "handover" and entry["cause"] == "joined":
            theirs = next(joined, False)
        elif entry["entry"] == "answer" and entry["by"] == "member" and theirs:
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
