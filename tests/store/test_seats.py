"""Who sits down and stands up at a table that plays, and the notes of it."""

from __future__ import annotations

import asyncio
from dataclasses import replace

import pytest

from bot import chairs
from bot.chairs import By
from bot.errors import NotSo
from bot.store import Panel, SqliteStore
from bot.tables import Note, TableInfo
from engines.host import House
from tests.store.tables import ANN, BEN, laid

ZOE, DEV = 77, 78


async def at(store: SqliteStore, table: int) -> TableInfo:
    info = await store.table(table)
    assert info is not None
    return info


async def leaves(store: SqliteStore, table: int, seat: int, by: By | None = None) -> None:
    user = (await at(store, table)).sitters[seat - 1].user
    assert user is not None
    assert await store.change_seats(table, lambda now: chairs.stand_up(now, user, (), by))


async def joins(store: SqliteStore, table: int, seat: int, user: int, name: str) -> None:
    assert await store.change_seats(table, lambda now: chairs.sit_down(now, seat, user, name, "en-US"))


def refused(table: TableInfo, user: int) -> str | None:
    """Why a member may take over no seat."""
    try:
        chairs.open_to(table, user)
    except NotSo as why:
        return why.key
    return None


async def test_who_leaves_hands_the_host_on_and_is_remembered(store: SqliteStore):
    table = await laid(store, House(store), ANN, BEN, None)
    await leaves(store, table, 1)
    info = await at(store, table)
    assert (info.owner, info.seats_of(ANN), [one.seat for one in info.free]) == (BEN, [], [1, 3])
    assert [(one.kind, one.seat, one.user) for one in info.notes] == [("left", 1, ANN), ("host", 2, BEN)]


async def test_a_member_who_is_there_becomes_host_before_one_who_is_away(store: SqliteStore):
    table = await laid(store, House(store), ANN, BEN, ZOE)
    assert await store.change_seats(table, lambda now: chairs.stand_up(now, ANN, {2}))
    assert (await at(store, table)).owner == ZOE


async def test_of_two_who_want_the_same_seat_one_gets_it(store: SqliteStore):
    table = await laid(store, House(store), ANN, BEN, None)
    found = await asyncio.gather(
        joins(store, table, 3, ZOE, "Zoe"), joins(store, table, 3, DEV, "Dev"), return_exceptions=True
    )
    assert sorted(type(one).__name__ for one in found) == ["NoneType", "NotSo"]
    info = await at(store, table)
    assert info.sitters[2].user in (ZOE, DEV)
    assert len(info.notes) == 1


async def test_nobody_who_presses_twice_gets_two_seats(store: SqliteStore):
    table = await laid(store, House(store), ANN, None, None)
    found = await asyncio.gather(
        joins(store, table, 2, ZOE, "Zoe"), joins(store, table, 3, ZOE, "Zoe"), return_exceptions=True
    )
    assert [type(one) for one in found].count(NotSo) == 1
    assert len((await at(store, table)).seats_of(ZOE)) == 1


async def test_whoever_knows_a_seat_may_take_no_other(store: SqliteStore):
    table = await laid(store, House(store), ANN, BEN, None)
    assert refused(await at(store, table), ANN) == "seat-yours-already"
    await leaves(store, table, 2)
    info = await at(store, table)
    assert [one.seat for one in chairs.open_to(info, BEN)] == [2]
    assert [one.seat for one in chairs.open_to(info, ZOE)] == [2, 3]
    with pytest.raises(NotSo, match="seat-taken"):
        await joins(store, table, 3, BEN, "Ben")
    await joins(store, table, 2, ZOE, "Zoe")
    assert refused(await at(store, table), BEN) == "seat-knows-too-much"
    await leaves(store, table, 2)
    await joins(store, table, 2, BEN, "Ben")
    assert (await at(store, table)).seats_of(BEN) == [2]


async def test_who_was_asked_to_leave_does_not_come_back_but_others_may_have_the_seat(store: SqliteStore):
    table = await laid(store, House(store), ANN, BEN, DEV)
    await leaves(store, table, 2, By(ANN, "Ann"))
    info = await at(store, table)
    assert info.notes[0] == Note("kicked", 2, BEN, info.sitters[1].name, ANN, "Ann", None, info.notes[0].id)
    assert refused(info, BEN) == "seat-kicked"
    await joins(store, table, 2, ZOE, "Zoe")
    assert refused(await at(store, table), 79) == "seat-none-free"


async def test_whoever_sits_down_has_been_shown_nothing(store: SqliteStore):
    table = await laid(store, House(store), ANN, BEN, None)
    shown = Panel(table, 2, 900, 5, "digest", "", 3, ("vote.1/2",), 4)
    await store.save_panel(shown)
    await leaves(store, table, 2)
    await joins(store, table, 2, ZOE, "Zoe")
    kept = (await store.panels(table))[2]
    assert kept == replace(shown, channel=0, message=None, digest="", rung=(), stale=None)
    assert kept.serial == 3, "the next message must not bear the name of an earlier one"


async def test_two_of_one_name_are_told_apart(store: SqliteStore):
    table = await laid(store, House(store), ANN, None, BEN)
    name = (await at(store, table)).sitters[0].name
    await joins(store, table, 2, ZOE, name)
    assert (await at(store, table)).sitters[1].name == f"{name} 2"


async def test_a_member_can_be_forgotten_in_all_notes(store: SqliteStore):
    table = await laid(store, House(store), ANN, BEN, None)
    names = (await at(store, table)).names
    await leaves(store, table, 1, By(BEN, names[2]))
    await leaves(store, table, 2)
    await joins(store, table, 2, ZOE, "Zoe")
    await store.forget_in_notes(BEN)
    assert names[2] not in repr((await at(store, table)).notes)
    assert str(BEN) not in repr([(one.user, one.by_user) for one in (await at(store, table)).notes])
    assert [one.user for one in (await at(store, table)).notes if one.kind == "kicked"] == [ANN]


async def test_what_was_not_told_yet_is_known(store: SqliteStore):
    table = await laid(store, House(store), ANN, BEN, None)
    public, own = await store.waiting(table, 0), await store.waiting(table, 1)
    assert await store.untold(table, [0, 1]) == min(public[0].n, own[0].n)
    await store.delivered(table, 0, public[-1].n)
    await store.delivered(table, 1, own[-1].n)
    assert await store.untold(table, [0, 1]) is None
