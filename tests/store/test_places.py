"""Lobbies, tables, members, panels."""

from __future__ import annotations

import asyncio
from dataclasses import replace

import pytest

from bot.chairs import Change
from bot.store import BOARD, ChannelTaken, Member, Panel, SqliteStore
from bot.tables import LobbyInfo, Sitter
from engines.host import House
from engines.kernel import NotYourPrompt
from tests.store.tables import ANN, BEN, CHANNEL, GUILD, laid, place, setup, sitters, tribunal


async def opened(store: SqliteStore, channel: int = CHANNEL) -> LobbyInfo:
    return await store.new_lobby(
        game="tribunal",
        guild=GUILD,
        channel=channel,
        owner=ANN,
        locale="en-US",
        sitters=sitters(ANN),
        options={"pace": "quick", "rounds": 3},
        seed="ab" * 32,
    )


async def test_a_lobby_is_kept_with_all_that_it_is(store: SqliteStore):
    info = await opened(store)
    assert await store.lobby(info.id) == await store.lobby_in(CHANNEL) == info
    assert info.options == {"pace": "quick", "rounds": 3}
    changed = replace(info, message=99, sitters=sitters(ANN, None, BEN), options={"rounds": 4})
    await store.save_lobby(changed)
    assert await store.lobby(info.id) == changed


async def test_one_lobby_a_channel(store: SqliteStore):
    first = await opened(store)
    with pytest.raises(ChannelTaken):
        await opened(store)
    other = await opened(store, CHANNEL + 1)
    await store.close_lobby(first.id)
    assert await store.lobby(first.id) is None
    again = await opened(store)
    assert len({first.id, other.id, again.id}) == 3


async def test_no_lobby_where_a_game_plays(store: SqliteStore):
    house = House(store)
    table = await laid(store, house, ANN, BEN, None, None)
    with pytest.raises(ChannelTaken):
        await opened(store)
    await tribunal.end(house, table, 0.0)
    assert (await opened(store)).channel == CHANNEL


async def test_all_who_join_at_once_sit_down(store: SqliteStore):
    info = await opened(store)

    def join(user: int):
        def change(now: LobbyInfo) -> LobbyInfo:
            return replace(now, sitters=(*now.sitters, Sitter(len(now.sitters) + 1, user, f"{user}")))

        return store.change_lobby(info.id, change)

    await asyncio.gather(*(join(user) for user in range(50, 58)))
    lobby = await store.lobby(info.id)
    assert lobby is not None
    assert [one.seat for one in lobby.sitters] == list(range(1, 10))
    assert {one.user for one in lobby.sitters} == {ANN, *range(50, 58)}


async def test_a_change_that_is_refused_changes_nothing(store: SqliteStore):
    info = await opened(store)

    def refuse(_: LobbyInfo) -> LobbyInfo:
        raise NotYourPrompt

    with pytest.raises(NotYourPrompt):
        await store.change_lobby(info.id, refuse)
    assert await store.lobby(info.id) == info
    await store.close_lobby(info.id)
    assert await store.change_lobby(info.id, refuse) is None
    await store.save_lobby(info)
    assert await store.lobby(info.id) is None


async def test_the_lobby_is_closed_in_the_moment_in_which_its_game_begins(store: SqliteStore):
    house = House(store)
    info = await opened(store)
    table = await store.next_table_id()
    await store.seat_table(place(table, ANN, None, BEN), info.id)
    assert await store.lobby(info.id) == info
    assert await store.table(table) is None
    await tribunal.open(house, table, setup(seats=3))
    assert await store.lobby(info.id) is None
    assert await store.table(table) == await store.table_in(CHANNEL) == place(table, ANN, None, BEN)


async def test_a_start_that_did_not_succeed_is_forgotten_when_it_is_tried_again(store: SqliteStore):
    info = await opened(store)
    lost = await store.next_table_id()
    await store.seat_table(place(lost, ANN, BEN, None), info.id)
    table = await store.next_table_id()
    await store.seat_table(place(table, ANN, BEN, None), info.id)
    await tribunal.open(House(store), table, setup(seats=3))
    assert lost != table
    assert await store.read("SELECT id FROM places") == [(table,)]
    assert await store.read("SELECT DISTINCT table_id FROM sitters") == [(table,)]
    assert [one.id for one in await store.tables_of(BEN)] == [table]


async def test_a_member_finds_their_unfinished_tables_the_latest_first(store: SqliteStore):
    house = House(store)
    first = await laid(store, house, ANN, BEN, None)
    second = await laid(store, house, BEN, None, None, channel=CHANNEL + 1)
    assert [one.id for one in await store.tables_of(BEN)] == [second, first]
    assert [one.id for one in await store.tables_of(ANN)] == [first]
    await tribunal.end(house, first, 0.0)
    assert await store.tables_of(ANN) == []
    assert await store.table_in(CHANNEL) is None
    last = await store.last_table_in(CHANNEL)
    assert last is not None
    assert last.id == first


async def test_a_seat_changes_hands_and_its_old_mail_is_not_the_new_members(store: SqliteStore):
    house = House(store)
    table = await laid(store, house, ANN, BEN, None)
    assert await store.waiting(table, 1)
    await store.change_seats(table, lambda _: Change(Sitter(1, ANN, "Annie", "de")))
    assert await store.waiting(table, 1)
    await store.change_seats(table, lambda _: Change(Sitter(1, 77, "Zoe")))
    assert await store.waiting(table, 1) == []
    assert await store.waiting(table, 2)
    info = await store.table(table)
    assert info is not None
    assert info.sitters[0] == Sitter(1, 77, "Zoe")
    await store.reads_in(table, ANN, "fr")  # a press of hers that was under way
    assert (await store.table(table)) == info
    await store.reads_in(table, 77, "fr")
    assert (changed := await store.table(table)) is not None
    assert changed.sitters[0] == Sitter(1, 77, "Zoe", "fr")
    assert info.seats_of(ANN) == []


async def test_a_member_is_remembered(store: SqliteStore):
    assert await store.member(ANN) == Member(ANN, None, False, None)
    await store.remember_locale(ANN, "zh-TW")
    await store.remember_dm(ANN, closed=False, channel=900)
    await store.remember_dm(ANN, closed=True)
    assert await store.member(ANN) == Member(ANN, 900, True, "zh-TW")
    assert await store.locale_of(ANN) == "zh-TW"
    assert await store.locale_of(BEN) is None
    await store.remember_dm(BEN, closed=False)
    assert await store.closed_among([ANN, BEN, 5]) == {ANN}
    await store.remember_dm(ANN, closed=False)
    assert await store.closed_among([ANN, BEN]) == set()


async def test_panels_are_kept_and_the_board_is_known_to_its_table(store: SqliteStore):
    table = await laid(store, House(store), ANN, BEN, None)
    board = Panel(table, BOARD, CHANNEL, 555, "digest", "key", 3, ("vote.1/2",), 554)
    await store.save_panel(board)
    await store.save_panel(Panel(table, 2, 901))
    assert await store.panels(table) == {BOARD: board, 2: Panel(table, 2, 901)}
    info = await store.table(table)
    assert info is not None
    assert info.board == 555
    await store.save_panel(replace(board, message=556, stale=None, rung=tuple(f"q.{n}/1" for n in range(500))))
    kept = (await store.panels(table))[BOARD]
    assert kept.rung[-1] == "q.499/1"
    assert len(kept.rung) < 100
