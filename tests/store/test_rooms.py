"""What is kept of rooms, plights and lessons."""

from __future__ import annotations

import pytest

from bot.customs import AS_USUAL, Customs, customs_of, of_the_game
from bot.store import ChannelTaken, Plight, SqliteStore
from engines.host import House
from tests.store.tables import ANN, BEN, laid


async def test_the_customs_of_a_table_are_kept(store: SqliteStore):
    customs = Customs(thread=True, first_timers=False)
    house = House(store)
    tables = [
        await laid(store, house, ANN, BEN, None, customs=customs),
        await laid(store, house, ANN, BEN, None, channel=200),
    ]
    found = [await store.table(number) for number in tables]
    assert [one and one.customs for one in found] == [customs, AS_USUAL]


def test_the_customs_are_told_apart_from_the_options_of_the_game():
    options = {"pace": "quick", "thread": True}
    assert customs_of(options) == Customs(thread=True)
    assert of_the_game(options) == {"pace": "quick"}
    with pytest.raises(ValueError, match="thread"):
        customs_of({"thread": "perhaps"})


async def test_a_table_moves_where_nothing_else_stands(store: SqliteStore):
    for channel in (100, 200):
        await laid(store, House(store), ANN, None, None, channel=channel)
    with pytest.raises(ChannelTaken):
        await store.move_table(1, 200)
    await store.move_table(1, 300)
    moved = await store.table_in(300)
    assert moved is not None
    assert moved.id == 1
    assert await store.table_in(100) is None
    assert await store.rooms_of(moved.guild) == [200, 300]
    assert [one.id for one in await store.tables_owned(moved.owner)] == [2, 1]


async def test_plights_are_kept_until_they_are_over(store: SqliteStore):
    barred = Plight(1, "barred", ("send-messages", "attach-files"), 10.0, True)
    gone = Plight(2, "gone", (), 5.0, False)
    for plight in (barred, gone):
        await store.set_plight(plight)
    assert await store.plights() == [gone, barred]
    worse = barred._replace(kind="gone", lacks=())
    await store.set_plight(worse)
    await store.clear_plight(2)
    assert await store.plights() == [worse]


async def test_a_member_learns_a_game_at_their_first_table_of_it(store: SqliteStore):
    assert await store.learners(1, "tribunal", {ANN, BEN}) == {ANN, BEN}
    assert await store.learners(1, "tribunal", {ANN, BEN}) == {ANN, BEN}
    assert await store.learners(2, "tribunal", {ANN, BEN}) == set()
    assert await store.learners(2, "supper", {ANN}) == {ANN}


async def test_who_knows_a_game_learns_it_nowhere(store: SqliteStore):
    await store.learners(1, "tribunal", {ANN})
    await store.knows(ANN, "tribunal")
    await store.knows(BEN, "tribunal")
    assert await store.learners(1, "tribunal", {ANN, BEN}) == set()
