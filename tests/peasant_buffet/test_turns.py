"""Turns, openness, windows, Dooms in them: B1 to B9, B21, B22, B25, B26."""

from __future__ import annotations

import pytest

from engines.kernel import Setup
from engines.peasant_buffet import GAME
from engines.peasant_buffet.words import (
    Arrange,
    AsTheyLie,
    BottomSeen,
    CardDrawn,
    Contribute,
    Defeated,
    DoomAimed,
    DoomAnnounced,
    DoomDone,
    DoomReturned,
    Draw,
    EventDone,
    Fight,
    FirstPlayer,
    GameBegan,
    GameEnded,
    Hold,
    Ignore,
    InPeril,
    ItemDiscarded,
    ItemTaken,
    Juggle,
    LootCollected,
    LootGrew,
    LootLost,
    MarketDrawn,
    MonsterJoined,
    MonsterMoved,
    Pick,
    PlayDoom,
    Recycled,
    Snatched,
    Stop,
    Target,
    TopSeen,
    TurnBegan,
    TurnEnding,
)
from tests.generic.players import Played
from tests.peasant_buffet.table import Table

# ---------------------------------------------------- B1, B2


def test_b1_the_first_player_is_drawn_and_inventories_are_empty():
    firsts: set[int] = set()
    for seed in range(12):
        setup = Setup(game=GAME.slug, rules=1, seats=4, seed=str(seed), open=True)
        facts = [told.fact for told in Played.begin(GAME, setup).live.heard()]
        began = next(fact for fact in facts if isinstance(fact, GameBegan))
        first = next(fact for fact in facts if isinstance(fact, FirstPlayer))
        assert len(set(began.peasants)) == 4
        assert (began.village, first.why) == (86, "drawn")
        firsts.add(first.seat)
    assert len(firsts) > 1
    game = Table(seats=3, first=2)
    assert game.told(FirstPlayer, seat=2, why="named")
    assert game.told(TurnBegan, seat=2, turn=1)
    assert all(not place.items and not place.dooms and not place.monsters for place in game.board.places.values())


def test_b2_what_is_drawn_lies_open_and_the_village_does_not():
    game = Table(village=["bread"]).draws()
    assert game.told(CardDrawn, seat=1, card="bread", left=85)
    assert game.told(LootGrew, card="bread")
    assert all(view.village == [None] * 85 for view in game.views.values())
    assert game.views[3].board.loot == ["bread"]


# ---------------------------------------------------- B3


def test_b3_one_must_be_drawn_then_one_may_draw_or_stop():
    game = Table(village=["bread", "coin", "ale"])
    assert game.refuses(1, Stop()) == "B3"
    assert game.refuses(2, Draw()) == "B3"
    for _ in range(3):
        game.draws()
    game.stops()
    assert game.told(LootCollected, seat=1, cards=("bread", "coin", "ale"))
    assert game.told(TurnBegan, seat=2, turn=2)


def test_b3_out_of_time_the_card_that_must_be_drawn_is_drawn_and_no_other():
    game = Table(village=["bread", "coin"]).waits(66)
    assert [fact.card for fact in game.all_told(CardDrawn, seat=1)] == ["bread"]
    assert game.told(TurnEnding, seat=1, why="stop")
    assert game.told(LootCollected, seat=1, cards=("bread",))


def test_b3_an_event_counts_as_the_compulsory_draw():
    game = Table(village=["lean-night"]).draws()
    assert game.all_offered(1, Stop) == [Stop()]
    assert game.told(EventDone, card="lean-night")


def test_b3_a_seat_that_is_silent_in_its_turn_is_missed_and_nobody_else():
    game = Table().times_out()
    assert dict(game.session.defaults) == {1: 1}


# ---------------------------------------------------- B4


def test_b4_nobody_is_in_peril_in_the_middle_of_an_event():
    game = Table(village=["market-day", "rat-swarm", "bread", "bread"])
    game.gives(1, *["barn-imp"] * 2, *["marsh-wisp"] * 2).draws()
    kinds = [type(fact) for fact in game.order(MarketDrawn, EventDone, InPeril)]
    assert kinds[-5:] == [MarketDrawn, MarketDrawn, MarketDrawn, EventDone, InPeril]


# ---------------------------------------------------- B5


def test_b5_a_window_opens_before_a_turn_where_another_holds_a_doom():
    game = Table(village=["bread"], window=4).gives(2, "shove", "rat-swarm")
    game.turn_of(1)
    assert "turn" not in game.kinds()
    game.draws().waits(4).stops().waits(4)
    assert game.told(TurnBegan, seat=2)
    assert "turn" not in game.kinds(), "who is about to draw has all the time"
    game.times_out().waits(4).times_out().waits(4)
    assert game.told(TurnBegan, seat=3)
    assert game.asked("turn") == [2]
    assert game.awaited("turn").closes_at - game.awaited("turn").opened_at == 4


def test_b5_a_window_opens_after_a_draw_and_before_it_is_resolved():
    game = Table(village=["rat-swarm"]).gives(1, "torch").gives(2, "light-fingers").draws()
    assert "drawn" in game.kinds()
    game.plays(2, "light-fingers", 1)
    assert game.told(ItemTaken, seat=2, target=1, card="torch")
    assert game.told(MonsterJoined, seat=1, card="rat-swarm"), "what would have paid was gone"


def test_b5_no_window_opens_where_nobody_could_do_anything():
    game = Table(village=["bread"]).gives(2, "shove").gives(3, "not-today").draws()
    assert game.kinds() == {"draw"}


def test_b5_a_doom_is_aimed_after_it_was_announced_and_the_clock_stands_still():
    game = Table(village=["bread"]).gives(2, "shove", "rat-swarm")
    left = game.awaited("draw").closes_at - game.session.now
    game.does(2, PlayDoom(card="shove"))
    assert game.told(DoomAnnounced, seat=2, card="shove")
    assert game.kinds() == {"target"}
    assert game.refuses(3, Target(target=1)) == "B5"
    game.waits(10)
    game.does(2, Target(target=3))
    assert game.told(DoomAimed, seat=2, target=3)
    assert game.told(MonsterMoved, seat=2, target=3)
    assert game.awaited("draw").closes_at - game.session.now == pytest.approx(left)


def test_b5_a_doom_that_is_aimed_at_nobody_in_time_returns_to_the_hand():
    game = Table().gives(2, "shove", "rat-swarm")
    game.does(2, PlayDoom(card="shove")).waits(15)
    assert game.told(DoomReturned, seat=2, card="shove")
    assert game.place(2).dooms == ["shove"]
    assert game.monsters(2) == ["rat-swarm"]


def test_b5_a_doom_without_a_target_is_not_offered():
    game = Table().gives(2, "shove", "light-fingers", "grave-bite")
    assert game.refuses(2, PlayDoom(card="shove")) == "B5"
    assert game.refuses(2, PlayDoom(card="light-fingers")) == "B5"
    assert game.all_offered(2, PlayDoom) == [PlayDoom(card="grave-bite")]


# ---------------------------------------------------- B6


def spoiled(seats: int = 3, **more: str) -> Table:
    game = Table(seats=seats).gives(2, "spoiled-stores").gives(3, "ale", "ale", "garlic")
    for seat, card in more.items():
        game.gives(int(seat[1:]), card)
    return game.plays(2, "spoiled-stores", 3)


def test_b6_what_interrupts_resolves_before_what_it_interrupts():
    game = spoiled(s1="not-today")
    assert game.asked("interrupt") == [1]
    game.does(1, PlayDoom(card="not-today"))
    done = game.all_told(DoomDone)
    assert [(one.card, one.how) for one in done] == [("not-today", "resolved"), ("spoiled-stores", "cancelled")]
    assert game.place(3).items == ["ale", "ale", "garlic"]


def test_b6_and_may_itself_be_interrupted():
    game = spoiled(s1="not-today", s3="shove").gives(2, "not-today")
    game.does(1, PlayDoom(card="not-today"))
    assert game.asked("interrupt") == [2]
    game.does(2, PlayDoom(card="not-today"))
    done = game.all_told(DoomDone)
    assert [one.how for one in done] == ["resolved", "cancelled"]
    game.until("spoil")
    assert game.asked("spoil") == [3]


def test_b6_while_one_resolves_only_what_interrupts_is_offered():
    game = spoiled(s1="not-today").gives(1, "light-fingers")
    assert game.all_offered(1, PlayDoom) == [PlayDoom(card="not-today")]
    assert game.refuses(1, PlayDoom(card="light-fingers")) == "B6"


def test_b6_outside_its_moment_what_interrupts_is_refused():
    game = Table().gives(2, "not-today")
    assert not game.asked("draw")[1:]
    game.gives(2, "grave-bite")
    assert game.refuses(2, PlayDoom(card="not-today")) == "B6"


def test_b6_the_window_is_equally_long_for_all_and_the_first_play_counts():
    game = spoiled(s1="not-today", s3="not-today")
    assert game.asked("interrupt") == [1, 3]
    window = game.awaited("interrupt")
    assert window.answered is None
    assert window.closes_at - window.opened_at == 5
    game.does(3, PlayDoom(card="not-today"))
    assert game.told(DoomAnnounced, seat=3)
    assert game.asked("interrupt") == [1], "that one may be interrupted, too"


# ---------------------------------------------------- B7


def ending(seats: int = 3, loot: tuple[str, ...] = ("bread", "coin"), **options: object) -> Table:
    game = Table(seats=seats, village=loot, **options)
    for _ in loot:
        game.draws()
    return game


def test_b7_after_stop_all_have_three_seconds_before_the_loot_becomes_inventory():
    game = ending(window=3).gives(2, "snatch").gives(1, "shove", "rat-swarm").stops()
    assert game.told(TurnEnding, seat=1, why="stop")
    assert game.awaited("end").seats == (1, 2, 3)
    assert game.asked("end") == [1, 2]
    game.waits(2.9)
    assert game.told(LootCollected) is None
    game.waits(0.1)
    assert game.told(LootCollected, seat=1, cards=("bread", "coin"))


def test_b7_each_doom_opens_a_fresh_window_and_then_the_rest_is_collected():
    game = ending(window=3).gives(2, "snatch").gives(3, "light-fingers").gives(1, "ale").stops()
    game.waits(2).plays(2, "snatch").does(2, Pick(card="coin"))
    assert game.told(Snatched, seat=2, card="coin")
    game.waits(2.9)
    assert game.told(LootCollected) is None
    game.waits(0.2)
    assert game.told(LootCollected, seat=1, cards=("bread",))


def test_b7_a_fight_in_the_window_does_not_make_it_longer():
    game = ending(window=3).gives(2, "snatch").gives(1, "rat-swarm", "torch").stops().waits(2)
    game.does(1, Fight(how="rat-swarm:torch"))
    assert game.told(Defeated, seat=1)
    game.waits(1.1)
    assert game.told(LootCollected, seat=1)


def test_b7_who_did_something_may_do_more_in_the_same_window():
    game = ending().boss("hungry-hill").gives(2, "snatch", "bread", "garlic").stops()
    game.does(2, Contribute(how="hungry-hill:bread"))
    assert game.prompt(2, "end").chosen is None
    game.does(2, Contribute(how="hungry-hill+bread:garlic"))
    game.gives(1, "rat-swarm", "rat-swarm", "torch", "torch")
    game.does(1, Fight(how="rat-swarm:torch"))
    game.does(1, Fight(how="rat-swarm:torch"))
    assert len(game.all_told(Defeated, seat=1)) == 2


def test_b7_what_is_in_the_loot_is_not_in_the_inventory_yet():
    game = ending(loot=("shove", "ale")).gives(2, "light-fingers", "snatch").gives(1, "rat-swarm").stops()
    assert game.all_offered(1, PlayDoom) == []
    assert game.refuses(2, PlayDoom(card="light-fingers")) == "B5", "the Ale cannot be taken yet"
    assert game.all_offered(2, PlayDoom) == [PlayDoom(card="snatch")]


def test_b7_the_window_opens_after_a_monster_was_defeated_too():
    game = Table(village=["ale", "rat-swarm"]).gives(1, "torch").gives(2, "snatch").draws().waits(5).draws().waits(5)
    game.does(1, Fight(how="rat-swarm:torch"))
    assert game.told(TurnEnding, seat=1, why="defeated")
    assert game.asked("end") == [2]
    game.waits(5)
    assert game.told(LootCollected, seat=1, cards=("ale",))


def test_b7_nobody_snatches_on_their_own_turn():
    game = ending().gives(1, "snatch").gives(2, "snatch")
    assert game.refuses(1, PlayDoom(card="snatch")) == "B7"
    assert game.all_offered(2, PlayDoom) == [PlayDoom(card="snatch")]


def test_b7_by_post_everybody_answers_once():
    game = ending(pace="post").gives(2, "snatch").stops()
    assert game.awaited("end").closes_at - game.session.now == 12 * 3600
    game.does(2, PlayDoom(card="snatch"))
    for seat in (1, 3):
        game.does(seat, Hold())
    game.until("snatch").does(2, Pick(card="bread"))
    assert game.told(Snatched, seat=2, card="bread")
    assert game.told(LootCollected, seat=1, cards=("coin",))


# ---------------------------------------------------- B8


def test_b8_a_dared_draw_is_a_real_draw():
    game = Table(village=["bread", "rat-swarm"]).gives(2, "dare").draws()
    game.stops().plays(2, "dare")
    assert game.told(CardDrawn, seat=1, card="rat-swarm", dared=True)
    assert game.told(LootLost, seat=1, cards=("bread",))
    assert game.told(MonsterJoined, seat=1, card="rat-swarm")
    assert game.told(TurnBegan, seat=2)


def test_b8_what_is_drawn_on_a_dare_joins_the_loot_and_the_turn_ends():
    game = Table(village=["bread", "coin"]).gives(2, "dare").draws().stops().plays(2, "dare")
    assert game.told(LootCollected, seat=1, cards=("bread", "coin"))
    assert game.told(TurnBegan, seat=2)


def test_b8_nobody_is_dared_before_the_end_is_announced():
    game = Table(village=["bread"]).gives(2, "dare").draws()
    game.gives(2, "grave-bite")
    assert game.refuses(2, PlayDoom(card="dare")) == "B8"
    game.stops()
    assert PlayDoom(card="dare") in game.all_offered(2, PlayDoom)


# ---------------------------------------------------- B9


def test_b9_an_event_neither_ends_the_turn_nor_enters_the_loot():
    game = Table(village=["watch-patrol"]).draws()
    assert game.told(EventDone, seat=1, card="watch-patrol")
    assert game.board.loot == []
    assert game.board.discard == ["watch-patrol"]
    assert game.board.active == 1


def test_b9_the_active_peasant_is_first_and_each_chooses_their_own():
    game = Table(village=["lean-night"], first=2)
    for seat in (1, 2, 3):
        game.gives(seat, "ale", "bread")
    game.draws()
    for seat in (2, 3, 1):
        assert game.asked("discard") == [seat]
        assert game.refuses(seat % 3 + 1, Pick(card="ale")) == "B9"
        game.does(seat, Pick(card="ale"))
    assert [one.seat for one in game.all_told(ItemDiscarded)] == [2, 3, 1]


# ---------------------------------------------------- B21, B22


def test_b21_the_turn_ends_by_itself_when_the_village_is_empty_and_the_loot_is_collected():
    game = Table(village=["bread"]).empties(1).draws()
    assert game.told(TurnEnding, seat=1, why="village-empty")
    assert game.told(LootCollected, seat=1, cards=("bread",))
    assert game.told(GameEnded, end="village-empty")


def test_b21_the_last_card_may_be_a_monster():
    game = Table(village=["rat-swarm"]).empties(1).draws()
    assert game.told(MonsterJoined, seat=1, card="rat-swarm")
    assert game.told(GameEnded, end="village-empty")


def test_b21_what_was_recycled_in_time_lets_the_game_go_on():
    game = Table(village=["bread"]).gives(2, "spoiled-stores").gives(3, "ale", "ale").empties(1).draws()
    game.until("end").plays(2, "spoiled-stores")
    assert game.told(Recycled, seat=3)
    game.waits(60)
    assert not game.all_told(GameEnded, end="village-empty") or game.all_told(TurnBegan, seat=2)
    assert game.told(TurnBegan, seat=2)


def test_b21_an_event_takes_what_is_there():
    game = Table(village=["market-day", "bread", "coin"]).empties(3).draws()
    assert [one.seat for one in game.all_told(MarketDrawn)] == [1, 2]
    assert game.told(GameEnded, end="village-empty")


def test_b21_what_is_recycled_by_the_last_card_lets_the_turn_go_on():
    game = Table(village=["ale", "thick-fog"]).empties(2).draws().draws()
    assert game.told(Recycled, source="loot", cards=("ale",))
    assert game.all_offered(1, Draw) == [Draw()]
    juggled = Table(village=["ale"], peasants={1: "jory"}).empties(1).draws().does(1, Juggle())
    assert juggled.village == ["ale"]
    assert juggled.all_offered(1, Draw) == [Draw()]


def test_b21_nobody_is_dared_to_draw_from_an_empty_village():
    game = Table(village=["bread"]).gives(2, "dare").gives(3, "light-fingers").gives(1, "ale").empties(1).draws()
    game.until("end")
    assert game.refuses(2, PlayDoom(card="dare")) == "B8"


def test_b22_the_loot_goes_under_the_village_in_the_order_that_was_chosen():
    game = Table(village=["bread", "coin", "ale", "thick-fog"]).draws().draws().draws().draws()
    assert game.asked("under") == [1]
    game.does(1, Arrange(first="ale", second="bread", third="coin"))
    assert game.village[-3:] == ["ale", "bread", "coin"]
    assert game.told(Recycled, seat=1, source="loot", cards=("ale", "bread", "coin"))
    assert game.board.discard == ["thick-fog"], "recycling is no discard"


def test_b22_only_who_recycled_learns_the_order():
    game = Table(village=["coin", "bread", "thick-fog"]).draws().draws().draws()
    assert all(not offer.shared for offer in game.prompt(1, "under").offers)
    game.does(1, AsTheyLie())
    assert game.told(BottomSeen, reader=1, cards=("coin", "bread"))
    assert game.views[1].village[-2:] == ["coin", "bread"]
    assert game.views[2].village[-2:] == game.views[None].village[-2:] == [None, None]


# ---------------------------------------------------- B25, B26


def test_b25_nothing_is_traded_and_an_inventory_has_no_limit():
    game = Table().gives(1, *["ale"] * 7, *["garlic"] * 7, *["torch"] * 6)
    commands = {type(one) for one in game.prompt(1, "draw").commands()}
    assert commands == {Draw}
    assert {one.kind for one in game.session.prompts(1)} == {"draw"}
    game.draws().stops()
    collected = game.told(LootCollected, seat=1)
    assert collected is not None
    assert len(game.place(1).items) == 20 + len(collected.cards)


def test_b26_what_works_once_is_counted():
    game = Table(peasants={2: "fenwick"}).gives(1, "light-fingers", "light-fingers").gives(2, "ale", "ale")
    game.plays(1, "light-fingers")
    assert game.asked("interrupt") == [2]
    game.does(2, Ignore())
    assert game.told(DoomDone, card="light-fingers", how="ignored")
    game.plays(1, "light-fingers")
    assert "interrupt" not in game.kinds()
    assert game.told(ItemTaken, seat=1, target=2, card="ale")


def test_a_doom_lies_in_nobodys_inventory_while_it_is_being_played():
    game = Table().gives(2, "shove", "rat-swarm").does(2, PlayDoom(card="shove"))
    assert game.place(2).dooms == []
    assert [one.card for one in game.board.playing] == ["shove"]


def test_top_seen_is_told_to_nobody_in_a_plain_game():
    game = Table(village=["bread"]).draws().stops().waits(30)
    assert not any(game.all_told(TopSeen, reader=seat) for seat in game.seats)
