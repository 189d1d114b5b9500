"""Who may sit where at a table that plays: functions from a table to what changes among its people.

Each raises `NotSo` if it cannot be done. Whoever has seen what a seat knows may never play another one of that table.
"""

from __future__ import annotations

from collections.abc import Collection
from dataclasses import dataclass, replace
from typing import NamedTuple

from bot.errors import NotSo
from bot.lobbies import apart
from bot.tables import Note, Sitter, TableInfo
from engines.kernel import Seat


class By(NamedTuple):
    """Who does it to another."""

    user: int
    name: str


@dataclass(frozen=True, slots=True)
class Change:
    """Who sits on a seat now, who is host, and what is written down of it. None: as before."""

    sitter: Sitter | None = None
    owner: int | None = None
    notes: tuple[Note, ...] = ()


def stand_up(table: TableInfo, user: int, away: Collection[Seat], by: By | None = None) -> Change:
    """A member leaves their seat for good, or (`by`) is asked to. If they were host, the next member is: one who is
    there, unless all are `away`."""
    sitter = next((one for one in table.sitters if one.user == user), None)
    if sitter is None:
        raise NotSo("not-at-this-table")
    seat = sitter.seat
    left = Note("left" if by is None else "kicked", seat, user, sitter.name)
    if by is not None:
        left = replace(left, by_user=by.user, by_name=by.name)
    change = Change(replace(sitter, user=None), None, (left,))
    others = [one for one in table.sitters if one.user is not None and one.seat != seat]
    if table.owner != user or not others:
        return change
    host = min(others, key=lambda one: one.seat in away)
    return replace(change, owner=host.user, notes=(left, Note("host", host.seat, host.user, host.name)))


def sit_down(table: TableInfo, seat: Seat | None, user: int, name: str, locale: str) -> Change:
    """A member takes over a seat of an AI player's."""
    sitter = next((one for one in open_to(table, user) if one.seat == seat), None)
    if sitter is None or seat is None:
        raise NotSo("seat-taken")
    name = apart(name, {one.name for one in table.sitters if one.seat != seat})
    return Change(Sitter(seat, user, name, locale), None, (Note("joined", seat, user, name, was=sitter.name),))


def make_host(table: TableInfo, user: int, by: By | None) -> Change:
    """Another member is host."""
    sitter = next((one for one in table.sitters if one.user == user), None)
    if sitter is None:
        raise NotSo("member-not-here")
    if table.owner == user:
        raise NotSo("host-already")
    note = Note("host", sitter.seat, user, sitter.name)
    if by is not None:
        note = replace(note, by_user=by.user, by_name=by.name)
    return Change(None, user, (note,))


def open_to(table: TableInfo, user: int) -> list[Sitter]:
    """The seats that a member may take over: any, if they know nothing of this table; else the one that they left."""
    if table.seats_of(user):
        raise NotSo("seat-yours-already")
    known = [one for one in table.notes if one.kind in ("left", "kicked") and one.is_about(user)]
    if any(one.kind == "kicked" for one in known):
        raise NotSo("seat-kicked")
    if not table.free:
        raise NotSo("seat-none-free")
    seats = {one.seat for one in known}
    free = [one for one in table.free if not seats or seats == {one.seat}]
    if not free:
        raise NotSo("seat-knows-too-much")
    return free
