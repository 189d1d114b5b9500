"""Every card of the Village and every peasant does what it says."""

from __future__ import annotations

from pathlib import Path

import pytest

from engines.peasant_buffet.pack import PACKS, loaded
from engines.peasant_buffet.words import (
    AbilityUsed,
    Arrange,
    Bitten,
    BossStays,
    Bury,
    CardDrawn,
    Contribute,
    Defeated,
    Devoured,
    DoomDone,
    EventDone,
    Fight,
    Herd,
    Hunt,
    Ignore,
    InPeril,
    ItemDiscarded,
    ItemTaken,
    Juggle,
    Keep,
    Leave,
    LookedAt,
    LootCollected,
    LootGrew,
    LootLost,
    MarketDrawn,
    MonsterDiscarded,
    MonsterJoined,
    MonsterMoved,
    Paid,
    Pick,
    PlayDoom,
    Recycled,
    Saved,
    Snatched,
    Stop,
    Target,
    TookBack,
    TopRecycled,
    TopReturned,
    TopSeen,
    TurnBegan,
    TurnEnding,
    ZombieMoved,
    ZombieRose,
)
from tests.peasant_buffet.table import Table

PACK = loaded("village")
FOUR = ("barn-imp", "barn-imp", "marsh-wisp", "marsh-wisp")


# ---------------------------------------------------- Items, Monsters, Bosses


@pytest.mark.parametrize("card", PACK.items)
def test_an_item_goes_into_the_loot_and_scores_for_who_wants_it(card: str):
    game = Table(village=[card]).draws().stops()
    assert game.told(LootGrew, card=card)
    assert game.told(LootCollected, seat=1, cards=(card,))
    assert game.board.score(1).items == (card in ("bread", "coin"))


@pytest.mark.parametrize("card", PACK.monsters)
def test_a_monster_is_defeated_by_its_weaknesses_and_by_nothing_less(card: str):
    weaknesses = PACK.monsters[card].weaknesses
    how = f"{card}:{'+'.join(sorted(weaknesses))}"
    game = Table(village=[card]).gives(1, *weaknesses).draws().does(1, Fight(how=how))
    assert game.told(Defeated, seat=1, where="drawn")
    assert sorted(game.board.discard) == sorted([card, *weaknesses])
    lost = Table(village=[card]).gives(1, *weaknesses[1:]).draws()
    assert lost.told(MonsterJoined, seat=1, card=card)


@pytest.mark.parametrize("card", PACK.bosses)
def test_a_boss_is_defeated_by_four_items(card: str):
    weaknesses = PACK.bosses[card].weaknesses
    game = Table(village=[card]).gives(2, *weaknesses).draws()
    game.does(2, Contribute(how=f"{card}:{'+'.join(sorted(weaknesses))}"))
    assert game.told(Defeated, seat=2)
    assert game.board.bosses == []


# ---------------------------------------------------- Dooms


def test_shove_moves_a_monster_with_what_lies_on_it():
    game = Table().gives(2, "shove", "rat-swarm", "bog-hag").does(2, PlayDoom(card="shove"))
    game.does(2, Target(target=1))
    assert game.asked("shove") == [2]
    game.does(2, Pick(card="bog-hag"))
    assert game.told(MonsterMoved, seat=2, target=1, why="doom")
    assert game.monsters(2) == ["rat-swarm"]
    assert game.told(DoomDone, card="shove", how="resolved")
    assert game.board.discard == ["shove"]


def test_light_fingers_takes_an_item_of_ones_choice():
    game = Table().gives(2, "light-fingers").gives(3, "ale", "bread").plays(2, "light-fingers", 3)
    game.does(2, Pick(card="bread"))
    assert game.told(ItemTaken, seat=2, target=3, card="bread", why="doom")
    late = Table().gives(2, "light-fingers").gives(3, "ale", "bread").plays(2, "light-fingers", 3).times_out()
    assert late.told(ItemTaken, card="bread"), "out of time: what one wants"


def test_snatch_takes_any_card_of_the_loot_a_doom_too():
    game = Table(village=["ale", "shove"]).gives(2, "snatch").draws().waits(5).draws().waits(5)
    game.does(2, PlayDoom(card="snatch")).does(2, Pick(card="shove"))
    assert game.told(Snatched, seat=2, card="shove")
    assert game.place(2).dooms == ["shove"]
    assert game.board.loot == ["ale"]


def test_dare_forces_one_more_draw():
    game = Table(village=["ale", "garlic"]).gives(3, "dare").draws().stops().plays(3, "dare")
    assert game.told(CardDrawn, card="garlic", dared=True)
    assert game.told(LootCollected, seat=1, cards=("ale", "garlic"))


def test_not_today_cancels_an_event_which_is_discarded():
    game = Table(village=["lean-night"]).gives(2, "not-today", "ale").draws()
    assert game.asked("interrupt") == [2]
    game.does(2, PlayDoom(card="not-today"))
    assert game.told(EventDone, card="lean-night", cancelled=True)
    assert game.told(ItemDiscarded) is None
    assert game.board.discard == ["not-today", "lean-night"]


def test_not_today_may_be_kept_and_then_the_event_happens():
    game = Table(village=["lean-night"]).gives(2, "not-today", "ale").draws().waits(5)
    assert game.told(ItemDiscarded, seat=2, card="ale")
    assert game.told(EventDone, card="lean-night", cancelled=False)


def test_spoiled_stores_lets_the_victim_choose_two_items():
    game = Table().gives(2, "spoiled-stores").gives(3, "ale", "bread", "coin").plays(2, "spoiled-stores", 3)
    game.does(3, Pick(card="coin")).does(3, Pick(card="ale")).until("under").times_out()
    assert game.told(Recycled, seat=3, source="inventory", cards=("ale", "coin"))
    assert game.place(3).items == ["bread"]
    assert game.village[-2:] == ["coin", "ale"]


def test_spoiled_stores_takes_all_of_who_has_fewer():
    game = Table().gives(2, "spoiled-stores").gives(3, "ale").plays(2, "spoiled-stores")
    assert game.told(Recycled, seat=3, cards=("ale",))
    assert game.place(3).items == []


def test_grave_bite_lets_who_is_devoured_later_rise():
    game = Table(village=["ale", "rat-swarm"]).gives(1, *FOUR).gives(2, "grave-bite").plays(2, "grave-bite", 1)
    assert game.told(Bitten, seat=1)
    game.draws().draws()
    assert game.told(Devoured, seat=1)
    assert game.told(ZombieRose, seat=1, why="bitten")


# ---------------------------------------------------- Events


def test_market_day_gives_each_a_card_and_recycles_what_would_be_resolved():
    game = Table(seats=4, village=["market-day", "ale", "shove", "rat-swarm", "hungry-hill"]).draws()
    assert [(one.seat, one.card, one.kept) for one in game.all_told(MarketDrawn)] == [
        (1, "ale", True),
        (2, "shove", True),
        (3, "rat-swarm", True),
        (4, "hungry-hill", False),
    ]
    assert game.village[-1] == "hungry-hill"
    assert game.views[2].village[-1] == "hungry-hill"
    assert game.told(BossStays) is None


def test_lean_night_costs_each_an_item_and_who_has_none_nothing():
    game = Table(village=["lean-night"]).gives(1, "ale").gives(3, "bread", "garlic").draws()
    game.times_out()
    assert [(one.seat, one.card) for one in game.all_told(ItemDiscarded)] == [(1, "ale"), (3, "garlic")]


def test_pass_it_left_moves_all_at_once_to_the_next_who_lives():
    game = Table(seats=4, village=["pass-it-left"]).gives(1, "rat-swarm", "bog-hag").gives(2, "barn-imp")
    game.gives(4, "vampling").devours(3).draws()
    assert game.asked("pass-left") == [1]
    game.does(1, Pick(card="bog-hag"))
    assert [game.monsters(seat) for seat in (1, 2, 4)] == [["rat-swarm", "vampling"], ["bog-hag"], ["barn-imp"]]
    assert all(one.why == "event" for one in game.all_told(MonsterMoved))


def test_thick_fog_recycles_the_loot_and_the_turn_goes_on():
    game = Table(village=["ale", "thick-fog"]).draws().draws()
    assert game.told(Recycled, seat=1, source="loot", cards=("ale",))
    assert game.all_offered(1, Stop) == [Stop()]


def test_watch_patrol_lets_each_discard_a_monster():
    game = Table(village=["watch-patrol"]).gives(1, "rat-swarm", "bog-hag").gives(3, "barn-imp").draws()
    game.does(1, Pick(card="bog-hag"))
    assert game.told(MonsterDiscarded, seat=1)
    game.does(3, Pick(card=None))
    assert game.monsters(3) == ["barn-imp"]
    assert game.board.discard == ["bog-hag", "watch-patrol"]


def test_beggars_feast_goes_from_most_to_fewest_and_the_active_peasant_breaks_ties():
    game = Table(seats=4, village=["beggars-feast"]).gives(2, "ale", "bread").gives(3, "ale", "coin").gives(4, "ale")
    game.draws()
    assert game.asked("giver") == [1]
    game.does(1, Target(target=3)).does(3, Pick(card="ale"))
    assert game.told(ItemTaken, seat=1, target=3, card="ale", why="event")
    alone = Table(village=["beggars-feast"]).draws()
    assert alone.told(ItemTaken) is None


def test_quiet_road_shows_three_cards_to_one_and_they_go_back_in_any_order():
    game = Table(village=["quiet-road", "ale", "bread", "rat-swarm"]).draws()
    assert game.told(LookedAt, seat=1, count=3, why="event")
    assert game.told(TopSeen, reader=1, cards=("ale", "bread", "rat-swarm"))
    assert game.told(TopSeen, reader=2) is None
    game.does(1, Arrange(first="rat-swarm", second="ale", third="bread"))
    assert game.village[:3] == ["rat-swarm", "ale", "bread"]
    assert game.told(TopReturned, seat=1, count=3)
    assert game.views[1].top == ["rat-swarm", "ale", "bread"]
    assert game.views[2].top == []


def test_dusk_falls_brings_the_last_discarded_monster_back():
    game = Table(village=["dusk-falls"]).gives(1, "rat-swarm", "torch").does(1, Fight(how="rat-swarm:torch")).draws()
    assert game.told(MonsterJoined, seat=1, card="rat-swarm", source="discard")
    assert game.board.discard == ["torch", "dusk-falls"]
    nothing = Table(village=["dusk-falls"]).draws()
    assert nothing.told(MonsterJoined) is None


# ---------------------------------------------------- peasants


def test_almas_bread_stands_for_any_weakness():
    game = Table(village=["vampling"], peasants={1: "alma"}).gives(1, "bread", "torch").draws()
    game.does(1, Fight(how="vampling:bread>garlic+torch"))
    assert game.told(Defeated, seat=1)


def test_barnaby_takes_one_of_two_items_back():
    game = Table(village=["bog-hag"], peasants={1: "barnaby"}).gives(1, "bread", "garlic").draws()
    game.does(1, Fight(how="bog-hag:bread+garlic")).does(1, Pick(card="bread"))
    assert game.told(TookBack, seat=1, card="bread")
    assert game.place(1).items == ["bread"]
    one = Table(village=["rat-swarm"], peasants={1: "barnaby"}).gives(1, "torch").draws()
    one.does(1, Fight(how="rat-swarm:torch"))
    assert one.told(TookBack) is None


def test_cressida_keeps_one_card_of_lost_loot():
    game = Table(village=["ale", "torch", "barn-imp"], peasants={1: "cressida"}).draws().draws().draws()
    game.does(1, Pick(card="torch"))
    assert game.told(LootLost, seat=1, cards=("ale", "torch"), kept="torch")
    assert game.place(1).items == ["torch"]
    assert game.board.discard == ["ale"]


def test_dunstan_is_devoured_at_six():
    game = Table(village=["rat-swarm"], peasants={1: "dunstan"}).gives(1, *FOUR).draws()
    assert game.told(InPeril) is None
    assert game.board.total(1) == 5
    game = Table(village=["rat-swarm"], peasants={1: "dunstan"}).gives(1, *FOUR, "bog-hag").draws()
    assert game.told(InPeril, seat=1, monsters=6, limit=6)
    assert game.told(Devoured, seat=1)


def test_edda_sees_the_top_card_after_her_loot_and_may_recycle_it():
    game = Table(village=["ale", "rat-swarm", "bread"], peasants={1: "edda"}).draws().stops()
    assert game.told(LootCollected, seat=1)
    assert game.told(TopSeen, reader=1, cards=("rat-swarm",))
    assert game.told(TopSeen, reader=2) is None
    game.does(1, Bury())
    assert game.told(TopRecycled, seat=1)
    assert (game.village[0], game.village[-1]) == ("bread", "rat-swarm")
    assert game.views[1].village[-1] == "rat-swarm"
    assert game.views[2].village[-1] is None
    left = Table(village=["ale", "rat-swarm"], peasants={1: "edda"}).draws().stops().does(1, Leave())
    assert left.village[0] == "rat-swarm"
    assert left.views[1].top == ["rat-swarm"]


def test_edda_sees_nothing_if_her_loot_is_lost():
    game = Table(village=["rat-swarm"], peasants={1: "edda"}).draws()
    assert game.told(LookedAt) is None


def test_fenwick_ignores_a_doom_that_names_him_once():
    game = Table(peasants={1: "fenwick"}).gives(2, "shove", "rat-swarm").plays(2, "shove", 1)
    game.does(1, Ignore())
    assert game.told(AbilityUsed, seat=1, card="fenwick")
    assert game.told(DoomDone, card="shove", how="ignored")
    assert game.monsters(2) == ["rat-swarm"]
    other = Table(peasants={1: "fenwick"}).gives(2, "shove", "rat-swarm").plays(2, "shove", 3)
    assert other.told(MonsterMoved, seat=2, target=3)


def test_fenwick_is_named_by_a_dare():
    game = Table(village=["ale"], peasants={1: "fenwick"}).gives(2, "dare").draws().stops().plays(2, "dare")
    game.does(1, Ignore())
    assert game.told(LootCollected, seat=1, cards=("ale",))
    assert game.told(CardDrawn, dared=True) is None


def test_gretel_rises_when_she_is_devoured():
    game = Table(village=["rat-swarm"], peasants={1: "gretel"}).gives(1, *FOUR).draws()
    assert game.told(ZombieRose, seat=1, why="ability")
    assert game.place(1).host is None


def test_hobb_drives_a_small_monster_to_who_has_fewest():
    game = Table(seats=4, peasants={1: "hobb"}).gives(1, "rat-swarm", "bog-hag").gives(2, "barn-imp")
    assert game.all_offered(1, Herd) == [Herd(monster="rat-swarm", target=3), Herd(monster="rat-swarm", target=4)]
    assert game.refuses(1, Herd(monster="rat-swarm", target=2)) == "B26"
    game.does(1, Herd(monster="rat-swarm", target=4))
    assert game.told(MonsterMoved, seat=1, target=4, why="ability")
    assert game.all_offered(1, Herd) == []


def test_hobb_drives_only_on_his_own_turn():
    game = Table(peasants={2: "hobb"}).gives(2, "rat-swarm", "torch")
    assert game.refuses(2, Herd(monster="rat-swarm", target=3)) == "B26"


def test_isolde_takes_an_item_before_the_inventory_locks():
    game = Table(village=["roof-harpy"], peasants={2: "isolde"}).gives(1, *FOUR[:2], "rat-swarm", "rat-swarm")
    game.gives(1, "bread", "garlic").draws()
    game.does(2, Pick(card="garlic"))
    assert game.told(ItemTaken, seat=2, target=1, card="garlic", why="ability")
    kinds = [type(fact) for fact in game.order(ItemTaken, Devoured)]
    assert kinds == [ItemTaken, Devoured]
    assert game.place(1).items == ["bread"]


def test_isolde_may_wait_for_another_time_and_has_one_only():
    game = Table(seats=4, village=["hungry-hill"], peasants={2: "isolde"}).gives(1, *FOUR, "bread", "torch")
    game.gives(3, *["rat-swarm"] * 2, *["bog-hag"] * 2, "garlic", "ale").gives(4, "vampling", "vampling", "toll-troll")
    game.gives(4, "toll-troll", "coin", "bread", "bread").draws().all_done()
    assert game.asked("inherit") == [2]
    game.does(2, Pick(card=None))
    assert game.told(Devoured, seat=1)
    assert game.place(1).items == ["bread", "torch"]
    assert not game.place(2).used
    game.until("inherit").does(2, Pick(card="garlic"))
    assert game.told(AbilityUsed, seat=2, card="isolde")
    assert game.told(ItemTaken, seat=2, target=3, card="garlic", why="ability")
    game.until_told(Devoured, seat=4)
    assert "coin" in game.place(4).items, "once per game"
    assert len(game.all_told(ItemTaken)) == 1


def test_isolde_who_is_silent_takes_what_she_wants_and_nothing_else():
    for held, taken in ((("bread", "garlic"), "garlic"), (("bread", "torch"), None)):
        game = Table(village=["roof-harpy"], peasants={2: "isolde"}).gives(1, *FOUR, *held).draws()
        game.until("inherit").times_out()
        assert (game.told(ItemTaken, seat=2, card=taken) is not None) == (taken is not None)
        assert game.place(2).used == (taken is not None)


def test_dunstan_wants_one_kind_only():
    game = Table(peasants={1: "dunstan"}).gives(1, "pitchfork", "pitchfork", "ale", "bread")
    assert game.board.score(1).items == 2


def test_barnaby_takes_back_only_what_he_paid_in_one_go():
    game = Table(peasants={2: "barnaby"}).gives(2, "bog-hag", "garlic", "bread").does(2, Fight(how="bog-hag:garlic"))
    game.does(2, Fight(how="bog-hag+garlic:bread"))
    assert game.told(Defeated, seat=2)
    assert game.told(TookBack) is None
    assert game.place(2).items == []


def test_cressida_keeps_a_card_from_a_boss_too_and_nothing_when_she_is_devoured():
    game = Table(village=["shove", "hungry-hill"], peasants={1: "cressida"}).draws().draws()
    assert game.told(LootLost, seat=1, cards=("shove",), kept="shove")
    assert game.place(1).dooms == ["shove"]
    eaten = Table(village=["coin"], peasants={1: "cressida"}).gives(1, *FOUR).gives(2, "shove", "rat-swarm").draws()
    eaten.waits(5).plays(2, "shove", 1)
    assert eaten.told(LootLost, seat=1, cards=("coin",), kept=None)


@pytest.mark.parametrize(("card", "held"), [("light-fingers", "ale"), ("spoiled-stores", "ale"), ("grave-bite", "ale")])
def test_fenwick_may_ignore_every_doom_that_means_him(card: str, held: str):
    game = Table(seats=2, peasants={1: "fenwick"}).gives(1, held).gives(2, card).plays(2, card, 1)
    game.does(1, Ignore())
    assert game.told(DoomDone, card=card, how="ignored")
    assert game.place(1).items == [held]
    assert not game.place(1).bitten
    assert game.board.discard == [card]


def test_hobb_drives_only_before_his_first_draw():
    game = Table(village=["ale"], peasants={1: "hobb"}).gives(1, "rat-swarm").gives(2, "bog-hag")
    assert game.all_offered(1, Herd) == [Herd(monster="rat-swarm", target=3)]
    game.draws()
    assert game.refuses(1, Herd(monster="rat-swarm", target=3)) == "B26"


def test_lotte_gives_and_discards_like_everybody_at_events():
    game = Table(village=["lean-night", "beggars-feast"], peasants={1: "lotte"}).gives(1, "ale", "ale", "ale").draws()
    assert game.told(ItemDiscarded, seat=1, card="ale")
    game.draws()
    game.until_told(ItemTaken, target=1, card="ale", why="event")


def test_jory_recycles_an_item_he_draws_once_a_turn():
    game = Table(village=["ale", "garlic"], peasants={1: "jory"}).draws()
    assert game.asked("juggle") == [1]
    game.does(1, Juggle())
    assert game.told(Recycled, seat=1, source="drawn", cards=("ale",))
    assert game.village[-1] == "ale"
    game.draws()
    assert "juggle" not in game.kinds()
    assert game.board.loot == ["garlic"]
    kept = Table(village=["ale"], peasants={1: "jory"}).draws().does(1, Keep())
    assert kept.board.loot == ["ale"]


def test_kit_sees_the_top_card_before_the_first_draw():
    game = Table(village=["rat-swarm", "bread"], peasants={1: "kit"})
    assert game.told(LookedAt, seat=1, count=1, why="ability")
    assert game.told(TopSeen, reader=1, cards=("rat-swarm",))
    assert game.told(TopSeen, reader=3) is None
    assert game.views[1].top == ["rat-swarm"]


def test_lottes_items_are_hers():
    game = Table(peasants={1: "lotte"}).gives(1, "bread").gives(2, "light-fingers", "spoiled-stores", "grave-bite")
    assert game.refuses(2, PlayDoom(card="light-fingers")) == "B5"
    assert game.refuses(2, PlayDoom(card="spoiled-stores")) == "B5"
    devoured = Table(village=["roof-harpy"], peasants={1: "lotte", 2: "isolde"}).gives(1, *FOUR, "bread").draws()
    assert devoured.told(Devoured, seat=1)
    assert devoured.told(ItemTaken) is None


def test_mungos_pairs_pay_anything():
    game = Table(village=["vampling"], peasants={1: "mungo"}).gives(1, "ale", "ale", "torch").draws()
    game.does(1, Fight(how="vampling:ale*2>garlic+torch"))
    paid = game.told(Paid, seat=1)
    assert paid is not None
    assert sorted(payment.items for payment in paid.payments) == [("ale", "ale"), ("torch",)]
    assert game.told(Defeated, seat=1)


def test_netties_loot_survives_a_boss():
    game = Table(village=["ale", "hungry-hill"], peasants={1: "nettie"}).draws().draws()
    assert game.told(BossStays, seat=1)
    assert game.told(TurnEnding, seat=1, why="boss-proof")
    assert game.told(LootCollected, seat=1, cards=("ale",))
    lost = Table(village=["ale", "rat-swarm"], peasants={1: "nettie"}).draws().draws()
    assert lost.told(LootLost, seat=1)


# ---------------------------------------------------- the examples of the rulebook


def test_example_a_zombie_is_moved_by_its_player_and_counts_for_its_host():
    game = Table(seats=3, peasants={2: "gretel"}, first=2, village=["rat-swarm"]).gives(2, *FOUR).draws()
    assert game.told(ZombieRose, seat=2)
    game.turn_of(3).draws().stops()
    game.turn_of(1).draws().stops()
    assert game.told(TurnBegan, seat=2, zombie=True)
    game.does(2, Hunt(target=1))
    assert game.told(ZombieMoved, seat=2, target=1)
    assert game.board.total(1) == 1


def test_example_the_monsters_weaknesses_are_met_and_it_is_discarded_with_them():
    game = Table(village=["toll-troll"]).gives(1, "coin", "ale").draws().does(1, Fight(how="toll-troll:ale+coin"))
    assert sorted(game.board.discard) == ["ale", "coin", "toll-troll"]


def test_example_who_cannot_eliminate_any_of_five_is_devoured_and_who_can_is_not():
    game = Table(village=["rat-swarm"]).gives(1, *FOUR, "torch").draws()
    game.until("fight").times_out().until("stand").waits(30)
    assert game.told(Saved, seat=1)


def test_all_peasants_have_a_test():
    text = Path(__file__).read_text()
    assert all(f'"{peasant}"' in text for peasant in PACK.peasants)
    assert all(f'"{card}"' in text for card in (*PACK.dooms, *PACK.events))
    assert PACKS["plain"].id == "plain"
