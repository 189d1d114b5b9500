"""Being devoured, Zombies, the end and the score: B15 to B20, B23, B24, B27."""

from __future__ import annotations

from engines.kernel import Done
from engines.peasant_buffet.offers import forbidden, not_bitten
from engines.peasant_buffet.words import (
    Bitten,
    Contribute,
    Defeated,
    Devoured,
    Draw,
    Fight,
    GameEnded,
    Hunt,
    InPeril,
    LootCollected,
    LootLost,
    MonsterJoined,
    MonsterMoved,
    PlayDoom,
    Saved,
    Stop,
    Target,
    TurnBegan,
    ZombieMoved,
    ZombieRose,
)
from tests.peasant_buffet.table import Table

FOUR = ("barn-imp", "barn-imp", "marsh-wisp", "marsh-wisp")


def cornered(*held: str, village: tuple[str, ...] = ("ale", "rat-swarm"), seats: int = 3, **more: object) -> Table:
    """Seat 1 has four Monsters and draws a fifth, with an Ale in the loot."""
    game = Table(seats=seats, village=village, **more).gives(1, *FOUR, *held)
    for _ in village:
        game.draws()
        if "drawn" in game.kinds():
            game.times_out()
    return game


# ---------------------------------------------------- B15


def test_b15_five_are_too_many():
    game = cornered()
    assert game.told(InPeril, seat=1, monsters=5, limit=5)
    assert game.told(Devoured, seat=1, monsters=5)


def test_b15_whoever_can_pay_one_off_must():
    game = cornered("pitchfork")
    assert game.asked("stand") == [1]
    assert game.refuses(1, Done()) == "B15"
    game.does(1, Fight(how="barn-imp:pitchfork"))
    assert game.told(Saved, seat=1, monsters=4)


def test_b15_which_one_is_their_choice_and_out_of_time_the_cheapest_in_printed_order():
    game = Table(village=["rat-swarm"]).gives(1, "barn-imp", "vampling", "vampling", "marsh-wisp")
    game.gives(1, "garlic", "torch", "ale").draws().until("stand")
    assert {one.how for one in game.all_offered(1, Fight)} == {
        "vampling:garlic+torch",
        "marsh-wisp:ale",
        "rat-swarm:torch",
    }
    game.waits(30)
    assert game.told(Defeated, seat=1).foe.card == "rat-swarm"  # type: ignore[union-attr]
    assert game.told(Saved, seat=1)


def test_b15_a_table_may_let_them_choose_to_be_devoured():
    game = cornered("pitchfork", may_be_devoured=True)
    game.does(1, Done())
    assert game.told(Devoured, seat=1)
    late = cornered("pitchfork", may_be_devoured=True).waits(30)
    assert late.told(Saved, seat=1), "silence is no choice"


def test_b15_a_doom_may_save_and_need_not():
    game = cornered("shove")
    assert game.asked("stand") == [1]
    game.does(1, PlayDoom(card="shove")).does(1, Target(target=2))
    assert game.asked("shove") == [1]
    game.times_out()
    assert game.told(MonsterMoved, seat=1, target=2)
    assert game.told(Saved, seat=1)
    lost = cornered("shove").does(1, Done())
    assert lost.told(Devoured, seat=1)


def test_b15_others_help_through_bosses_and_dooms():
    game = Table(village=["rat-swarm"]).boss("hungry-hill").gives(1, "barn-imp", "barn-imp", "marsh-wisp")
    game.gives(2, "bread", "bread").gives(3, "garlic", "torch").draws()
    assert game.asked("stand") == [2, 3]
    game.does(2, Contribute(how="hungry-hill:bread"))
    game.does(2, Contribute(how="hungry-hill+bread:bread"))
    game.does(3, Contribute(how="hungry-hill+bread+bread:garlic"))
    game.does(3, Contribute(how="hungry-hill+bread+bread+garlic:torch"))
    assert game.told(Saved, seat=1, monsters=4)


def test_b15_with_six_they_pay_until_there_are_fewer_than_five():
    game = Table(village=["market-day", "rat-swarm"]).boss("hungry-hill").gives(1, *FOUR[:3], "pitchfork", "pitchfork")
    game.boss("ploughbreaker").gives(1, "ale")
    game.draws().until("stand")
    assert game.told(InPeril, seat=1, monsters=6)
    game.waits(30)
    assert [fact.foe.card for fact in game.all_told(Defeated, seat=1)] == ["barn-imp", "barn-imp"]
    assert game.told(Saved, seat=1, monsters=4)


def test_b15_silence_pays_and_what_is_paid_is_enough():
    game = Table(village=["hungry-hill"]).gives(1, *FOUR, "pitchfork", "pitchfork", "pitchfork")
    game.draws().until("stand").waits(30)
    assert len(game.all_told(Defeated, seat=1)) == 1
    assert len(game.place(1).items) == 2


def test_b15_while_one_could_pay_nothing_is_wasted_on_a_part():
    game = Table(village=["rat-swarm"]).boss("hungry-hill").gives(1, "barn-imp", "barn-imp", "vampling")
    game.gives(1, "garlic", "torch").draws().until("stand")
    assert game.all_offered(1, Contribute) == []
    assert {one.how for one in game.all_offered(1, Fight)} == {"vampling:garlic+torch", "rat-swarm:torch"}


# ---------------------------------------------------- B16


def test_b16_one_by_one_clockwise_from_the_active_peasant():
    game = Table(village=["hungry-hill"], first=2).gives(1, *FOUR).gives(3, "rat-swarm", "rat-swarm", "bog-hag")
    game.gives(3, "bog-hag").draws()
    assert [fact.seat for fact in game.all_told(InPeril)] == [3, 1]
    assert [fact.seat for fact in game.all_told(Devoured)] == [3, 1]


def test_b16_the_boss_is_met_in_one_common_window_first():
    game = Table(village=["hungry-hill"], first=2).gives(1, *FOUR).gives(3, "rat-swarm", "rat-swarm", "bog-hag")
    game.gives(3, "bog-hag", "bread", "bread", "garlic").gives(1, "torch").draws()
    assert sorted(game.asked("boss")) == [1, 3]
    assert game.told(InPeril) is None


def test_b16_each_result_counts_before_the_next_is_looked_at():
    game = Table(village=["hungry-hill"], first=2).gives(1, *FOUR).gives(3, "rat-swarm", "rat-swarm", "bog-hag")
    game.gives(3, "bog-hag", "bread", "bread", "garlic", "torch").draws()
    game.all_done().until("stand")
    game.does(3, Contribute(how="hungry-hill:bread+bread+garlic+torch"))
    assert game.told(Saved, seat=3)
    assert game.told(InPeril, seat=1) is None


# ---------------------------------------------------- B17


def test_b17_the_inventory_is_locked_and_still_scores():
    game = cornered("bread", "grave-bite").all_done()
    assert game.told(Devoured, seat=1)
    assert game.place(1).items == ["bread"]
    assert game.place(1).dooms == ["grave-bite"]
    assert len(game.monsters(1)) == 5
    assert game.board.score(1).points == 1
    game.gives(2, "light-fingers")
    assert game.refuses(1, Draw()) == "B17"
    assert game.refuses(2, PlayDoom(card="light-fingers")) == "B5"
    assert game.board.clockwise() == [2, 3]


def test_b17_the_loot_of_the_active_peasant_is_discarded_and_the_turn_ends():
    game = Table(village=["ale"]).gives(1, *FOUR).gives(2, "shove", "rat-swarm").draws().waits(5)
    game.plays(2, "shove", 1)
    assert game.told(Devoured, seat=1)
    assert game.told(LootLost, seat=1, cards=("ale",))
    assert game.told(TurnBegan, seat=2)


def test_b17_so_is_a_card_that_was_just_drawn_but_a_boss_stays():
    for card, stays in (("bread", False), ("hungry-hill", True)):
        game = Table(village=["ale", card]).gives(1, *FOUR).gives(2, "shove", "rat-swarm").draws().waits(5).draws()
        game.plays(2, "shove", 1)
        assert game.told(Devoured, seat=1)
        assert (card in game.board.discard) != stays
        assert [foe.card for foe in game.board.bosses] == ([card] if stays else [])


def test_b17_the_turns_of_the_devoured_are_left_out():
    game = Table(seats=4).devours(2).draws().stops()
    assert game.told(TurnBegan, seat=3, turn=2)


# ---------------------------------------------------- B18, B19


def test_b18_who_is_devoured_with_a_zombie_rises():
    game = Table(seats=4, village=["rat-swarm"]).devours(4, zombie=True).haunts(4, 1)
    game.gives(1, *FOUR[:3]).draws()
    assert game.told(InPeril, seat=1, monsters=5)
    assert game.told(ZombieRose, seat=1, why="host")
    assert game.place(1).host is None
    assert game.place(4).host is None, "both start hunting on their own turns"


def test_b18_nobody_is_bitten_twice():
    game = Table(seats=2).gives(1, "grave-bite").gives(2, "shove", "rat-swarm").plays(1, "grave-bite", 2)
    assert game.told(Bitten, seat=2)
    assert not_bitten(game.board) == [1]
    game._tells(Bitten(seat=1))
    assert forbidden(game.board, game.state.options, 2, "grave-bite", "draw") == "B18"


def test_b18_without_a_source_nobody_rises():
    game = cornered()
    assert game.told(Devoured, seat=1)
    assert game.told(ZombieRose) is None


def test_b19_a_zombie_moves_to_a_living_peasant_and_does_nothing_else():
    game = Table(seats=3).devours(2, zombie=True).draws().stops()
    assert game.told(TurnBegan, seat=2, zombie=True)
    assert [one.target for one in game.all_offered(2, Hunt)] == [3, 1, None]
    assert game.refuses(2, Draw()) is None
    assert game.refuses(2, Hunt(target=2)) == "B19"
    game.does(2, Hunt(target=3))
    assert game.told(ZombieMoved, seat=2, target=3)
    assert game.board.total(3) == 1


def test_b19_out_of_time_it_stays():
    game = Table(seats=3).devours(2, zombie=True).haunts(2, 1).draws().stops().waits(32)
    assert game.told(ZombieMoved, seat=2, target=None)
    assert game.place(2).host == 1


def test_b19_moving_may_push_somebody_to_five():
    game = Table(seats=3).devours(2, zombie=True).gives(3, *FOUR).draws().stops()
    game.does(2, Hunt(target=3))
    assert game.told(Devoured, seat=3)
    assert game.told(ZombieRose, seat=3, why="host")


def test_b19_a_zombie_cannot_be_paid_or_discarded():
    game = Table(seats=3, village=["watch-patrol"]).devours(2, zombie=True).haunts(2, 1).gives(1, "ale", "bread")
    assert game.all_offered(1, Fight) == []
    game.draws()
    assert "patrol" not in game.kinds()
    assert game.board.total(1) == 1


def test_b19_what_moves_a_monster_may_move_a_zombie_unless_the_table_says_no():
    game = Table(seats=3).devours(2, zombie=True).haunts(2, 1).gives(1, "shove").plays(1, "shove", 3)
    assert game.told(ZombieMoved, seat=2, target=3, by=1)
    never = Table(seats=3, zombies_shoved=False).devours(2, zombie=True).haunts(2, 1).gives(1, "shove")
    assert never.refuses(1, PlayDoom(card="shove")) == "B5"


def test_b19_a_zombie_is_no_survivor_but_may_win():
    game = Table(seats=2, village=["bread"]).gives(2, "coin", "coin", "bread").devours(2, zombie=True).draws().stops()
    ended = game.told(GameEnded)
    assert ended is not None
    assert [(one.seat, one.points, one.survived) for one in ended.scores] == [(1, 2, True), (2, 3, False)]
    assert ended.winners == (2,)


# ---------------------------------------------------- B20, B27


def test_b20_the_game_ends_when_the_last_peasant_completes_a_turn():
    game = Table(seats=3, village=["ale", "bread"]).devours(3).devours(2).draws()
    assert game.told(GameEnded) is None
    game.stops()
    assert game.told(LootCollected, seat=1)
    assert game.told(GameEnded, end="last-peasant")


def test_b20_a_table_may_give_them_one_whole_turn_more():
    game = Table(seats=2, village=["ale"], last_turn="extra").gives(2, *FOUR).gives(1, "shove", "rat-swarm").draws()
    game.waits(5).plays(1, "shove", 2)
    assert game.told(Devoured, seat=2)
    game.stops()
    assert game.told(GameEnded) is None
    game.draws().stops()
    assert game.told(GameEnded, end="last-peasant")


def test_b20_if_they_are_devoured_first_all_are():
    game = Table(seats=2, village=["rat-swarm"]).gives(1, *FOUR).devours(2).draws()
    assert game.told(GameEnded, end="all-devoured")


def test_b27_of_two_who_is_devoured_in_the_others_turn_makes_it_the_last():
    game = Table(seats=2, village=["ale"]).gives(2, *FOUR).gives(1, "shove", "rat-swarm").draws().waits(5)
    game.plays(1, "shove", 2)
    assert game.told(Devoured, seat=2)
    assert game.told(GameEnded) is None
    game.stops()
    assert game.told(GameEnded, end="last-peasant", winners=(1,))


# ---------------------------------------------------- B23, B24


def test_b23_one_point_for_each_wanted_item_and_one_for_who_lives():
    game = Table(seats=3, village=["ale"]).gives(1, "bread", "bread", "coin", "garlic", "rat-swarm").gives(2, "bread")
    game.devours(2).devours(3).draws().stops()
    ended = game.told(GameEnded)
    assert ended is not None
    assert [(one.items, one.survived, one.points) for one in ended.scores] == [
        (3, True, 4),
        (1, False, 1),
        (0, False, 0),
    ]


def test_b24_of_the_tied_the_one_who_drew_last_wins():
    game = Table(seats=3, village=["ale", "ale"]).gives(2, "bread").draws().stops().draws().stops()
    game.devours(2).devours(3)
    assert [game.board.score(seat).points for seat in (1, 2)] == [1, 1]
    game.until("draw")
    assert game.board.active == 3 or game.board.active == 1
    game.to_the_end()
    ended = game.told(GameEnded)
    assert ended is not None
    last = {one.seat: one.last_draw for one in ended.scores}
    best = [one for one in ended.scores if one.points == max(each.points for each in ended.scores)]
    assert ended.winners == (max(best, key=lambda one: one.last_draw).seat,)
    assert len({*last.values()} - {0}) == len([draw for draw in last.values() if draw])


def test_b24_draws_of_an_event_count_and_moved_cards_do_not():
    game = Table(seats=3, village=["market-day", "ale", "ale", "ale"]).draws()
    assert [game.place(seat).last_draw for seat in (1, 2, 3)] == [2, 3, 4]
    game.gives(1, "light-fingers")
    before = game.place(1).last_draw
    assert before <= 4
    assert game.all_offered(1, Stop) == [Stop()]


def test_a_monster_that_joins_is_told():
    assert cornered().told(MonsterJoined, seat=1, card="rat-swarm")
