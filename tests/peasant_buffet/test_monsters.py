"""Monsters, weaknesses, Bosses: B10 to B14."""

from __future__ import annotations

from engines.kernel import Done
from engines.peasant_buffet.words import (
    BossStays,
    CardDrawn,
    Contribute,
    Defeated,
    DoomDone,
    Draw,
    Fight,
    GiveUp,
    InPeril,
    LootCollected,
    LootLost,
    MarketDrawn,
    MonsterJoined,
    MonsterMoved,
    Paid,
    PlayDoom,
    TurnBegan,
    TurnEnding,
)
from tests.peasant_buffet.table import Table

# ---------------------------------------------------- B10, B11


def test_b10_a_monster_that_an_event_brings_ends_no_turn():
    game = Table(village=["bread", "market-day", "rat-swarm"]).draws().draws()
    assert game.told(MarketDrawn, seat=1, card="rat-swarm", kept=True)
    assert game.monsters(1) == ["rat-swarm"]
    assert game.all_offered(1, Draw) == [Draw()]
    assert game.board.loot == ["bread"]


def test_b10_nor_one_that_a_doom_brings_and_it_may_be_fought_at_once():
    game = Table(village=["bread"]).gives(2, "shove", "rat-swarm").gives(1, "torch").draws().waits(5)
    game.plays(2, "shove", 1)
    assert game.told(MonsterMoved, seat=2, target=1)
    assert game.all_offered(1, Draw)
    game.does(1, Fight(how="rat-swarm:torch"))
    assert game.told(Defeated, seat=1, where="own")


def test_b11_what_is_paid_at_once_saves_the_loot():
    game = Table(village=["bread", "bog-hag"]).gives(1, "garlic", "bread").draws().draws()
    game.does(1, Fight(how="bog-hag:bread+garlic"))
    assert game.told(Paid, seat=1, where="drawn")
    assert game.told(Defeated, seat=1, where="drawn")
    assert sorted(game.board.discard) == ["bog-hag", "bread", "garlic"]
    assert game.told(LootCollected, seat=1, cards=("bread",))
    assert game.told(TurnBegan, seat=2)


def test_b11_the_loot_pays_nothing():
    game = Table(village=["torch", "rat-swarm"]).draws().draws()
    assert game.told(LootLost, seat=1, cards=("torch",))
    assert game.told(MonsterJoined, seat=1)


def test_b11_otherwise_the_loot_is_discarded_first_and_then_the_monster_joins():
    game = Table(village=["bread", "rat-swarm"]).gives(1, "torch").draws().draws()
    assert game.refuses(2, Fight(how="rat-swarm:torch")) == "B13"
    assert game.refuses(1, Fight(how="rat-swarm:bread")) == "B11"
    game.does(1, GiveUp())
    kinds = [type(fact) for fact in game.order(LootLost, MonsterJoined, TurnBegan)]
    assert kinds[-3:] == [LootLost, MonsterJoined, TurnBegan]
    assert game.place(1).items == ["torch"]


def test_b11_the_devour_check_comes_last():
    game = Table(village=["bread", "rat-swarm"]).gives(1, *["barn-imp"] * 2, *["marsh-wisp"] * 2).draws().draws()
    kinds = [type(fact) for fact in game.order(LootLost, MonsterJoined, InPeril)]
    assert kinds == [LootLost, MonsterJoined, InPeril]


# ---------------------------------------------------- B12


def test_b12_items_may_be_played_onto_a_monster_one_by_one():
    game = Table().gives(2, "bog-hag", "garlic", "bread")
    game.does(2, Fight(how="bog-hag:garlic"))
    assert game.place(2).items == ["bread"]
    assert game.told(Defeated) is None
    assert game.board.score(2).items == 1
    game.does(2, Fight(how="bog-hag+garlic:bread"))
    assert game.told(Defeated, seat=2, where="own")
    assert sorted(game.board.discard) == ["bog-hag", "bread", "garlic"]


def test_b12_what_lies_on_a_monster_travels_with_it_and_is_not_refunded():
    game = Table().gives(2, "bog-hag", "garlic", "shove").does(2, Fight(how="bog-hag:garlic"))
    game.plays(2, "shove", 3)
    moved = game.told(MonsterMoved, seat=2, target=3)
    assert moved is not None
    assert [one.weakness for one in moved.foe.paid] == ["garlic"]
    game.gives(3, "bread").does(3, Fight(how="bog-hag+garlic:bread"))
    assert game.told(Defeated, seat=3)


def paid_meanwhile(game: Table, kind: str) -> None:
    game.gives(2, "barn-imp", "pitchfork")
    assert kind in game.kinds()
    game.does(2, Fight(how="barn-imp:pitchfork"))
    assert game.told(Defeated, seat=2, where="own")
    assert kind in game.kinds(), "what was asked is asked still"


def test_b12_monsters_are_paid_while_somebody_only_chooses():
    paid_meanwhile(Table().draws(), "draw")
    paid_meanwhile(Table(village=["rat-swarm"]).gives(1, "torch").draws(), "fight")
    paid_meanwhile(Table(village=["ale"], peasants={1: "jory"}).draws(), "juggle")
    paid_meanwhile(Table(village=["ale"], peasants={1: "edda"}).draws().stops(), "bury")
    paid_meanwhile(Table(seats=4, first=4).devours(1, zombie=True).draws().stops(), "hunt")


def test_b12_while_something_is_resolved_nothing_is_paid():
    game = Table(village=["lean-night"]).gives(1, "ale", "bread").gives(2, "barn-imp", "pitchfork", "ale").draws()
    assert game.asked("discard") == [1]
    assert game.all_offered(2, Fight) == []


def test_b12_what_was_played_cannot_be_taken():
    game = Table().gives(2, "bog-hag", "garlic").gives(3, "light-fingers").does(2, Fight(how="bog-hag:garlic"))
    assert game.refuses(3, PlayDoom(card="light-fingers")) == "B5"


def test_b12_a_part_does_not_save_the_loot():
    game = Table(village=["ale", "bog-hag"]).gives(1, "garlic").draws().draws()
    assert game.told(LootLost, seat=1)
    assert game.monsters(1) == ["bog-hag"]


def test_b12_a_table_may_allow_parts_only_on_bosses():
    game = Table(payment="at-once").gives(2, "bog-hag", "garlic", "ale").boss("hungry-hill")
    assert game.all_offered(2, Fight) == []
    assert game.all_offered(2, Contribute) == [Contribute(how="hungry-hill:garlic")]
    game.gives(2, "bread")
    assert game.all_offered(2, Fight) == [Fight(how="bog-hag:bread+garlic")]
    assert game.refuses(2, Fight(how="bog-hag:garlic")) == "B12"


# ---------------------------------------------------- B13


def test_b13_one_item_pays_one_weakness_of_its_kind():
    game = Table(village=["bog-hag"]).gives(1, "garlic", "garlic").draws()
    assert game.monsters(1) == ["bog-hag"], "two of one kind do not pay two kinds"
    assert game.told(Paid) is None


def test_b13_two_equal_symbols_need_two_items():
    game = Table().boss("ploughbreaker").gives(1, "pitchfork", "ale", "coin")
    assert Contribute(how="ploughbreaker:ale+coin+pitchfork+pitchfork") not in game.all_offered(1, Contribute)
    game.gives(1, "pitchfork")
    game.does(1, Contribute(how="ploughbreaker:ale+coin+pitchfork+pitchfork"))
    assert game.told(Defeated, where="boss")


def test_b13_nothing_may_be_overpaid():
    game = Table().gives(2, "bog-hag", "garlic", "garlic").does(2, Fight(how="bog-hag:garlic"))
    assert game.refuses(2, Fight(how="bog-hag+garlic:garlic")) == "B13"


def test_b13_only_the_holder_pays_for_a_monster_and_anyone_living_for_a_boss():
    game = Table().gives(2, "rat-swarm").gives(3, "torch").boss("hungry-hill")
    assert game.all_offered(3, Fight) == []
    assert game.refuses(3, Fight(how="rat-swarm:torch")) == "B13"
    assert game.all_offered(3, Contribute) == [Contribute(how="hungry-hill:torch")]


def test_b13_no_ability_works_on_a_boss_and_the_offers_show_it():
    game = Table(peasants={1: "alma", 2: "mungo", 3: "barnaby"}).boss("ploughbreaker")
    game.gives(1, "bread").gives(2, "torch", "torch").gives(3, "ale", "coin", "pitchfork", "pitchfork")
    assert game.all_offered(1, Contribute) == game.all_offered(2, Contribute) == []
    assert game.refuses(1, Contribute(how="ploughbreaker:bread>ale")) == "B14"
    game.does(3, Contribute(how="ploughbreaker:ale+coin+pitchfork+pitchfork"))
    assert "refund" not in game.kinds()
    assert game.place(3).items == []


# ---------------------------------------------------- B14


def rallied() -> Table:
    game = Table(village=["ale", "hungry-hill"])
    return game.gives(1, "bread", "torch").gives(2, "bread").gives(3, "garlic", "coin").draws().draws()


def test_b14_everybody_may_contribute_and_if_it_falls_at_once_the_loot_is_kept():
    game = rallied()
    assert game.asked("boss") == [1, 2, 3]
    game.does(1, Contribute(how="hungry-hill:bread"))
    game.does(3, Contribute(how="hungry-hill+bread:garlic"))
    game.does(1, Contribute(how="hungry-hill+bread+garlic:torch"))
    assert game.told(Paid, seat=3, where="drawn")
    game.does(2, Contribute(how="hungry-hill+bread+garlic+torch:bread"))
    assert game.told(Defeated, seat=2)
    assert game.told(LootCollected, seat=1, cards=("ale",))
    assert game.told(BossStays) is None


def test_b14_otherwise_the_loot_is_lost_and_it_counts_for_every_living_peasant():
    game = rallied().does(3, Contribute(how="hungry-hill:garlic")).all_done()
    assert game.told(LootLost, seat=1, cards=("ale",))
    stays = game.told(BossStays, seat=1)
    assert stays is not None
    assert [one.weakness for one in stays.foe.paid] == ["garlic"]
    assert [game.board.total(seat) for seat in (1, 2, 3)] == [1, 1, 1]
    assert game.board.score(3).items == 1, "what lies on a Boss scores for nobody"


def test_b14_no_time_is_taken_where_it_cannot_fall():
    game = Table(village=["ale", "hungry-hill"]).gives(1, "bread", "torch").draws().draws()
    assert game.told(BossStays)
    assert game.told(TurnBegan, seat=2)


def test_b14_contributions_are_open_at_any_time():
    game = Table().boss("hungry-hill").gives(3, "garlic")
    game.does(3, Contribute(how="hungry-hill:garlic"))
    assert game.told(Paid, seat=3, where="boss")


def test_b14_contributions_are_voluntary():
    game = rallied()
    for seat in (1, 2, 3):
        game.does(seat, Done())
    assert game.told(BossStays)
    assert len(game.place(1).items) == 2


def test_b14_no_doom_moves_a_boss():
    game = Table(seats=2).gives(1, "shove").boss("hungry-hill")
    assert game.refuses(1, PlayDoom(card="shove")) == "B5"
    assert game.told(DoomDone) is None
    assert game.told(CardDrawn, card="hungry-hill")
    assert game.told(TurnEnding) is None
