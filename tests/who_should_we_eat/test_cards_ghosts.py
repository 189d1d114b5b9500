"""Ghost cards: what is told when an instant is played, and what a haunt changes for the one who has it.

On the second afternoon three survive and seat 4 is a ghost; Food, Sanity and Build stand at 6, the raft target at 9.
Seat 2 leads.
"""

from __future__ import annotations

from engines.who_should_we_eat.words import (
    Attack,
    Burn,
    Choose,
    Died,
    DrawChanged,
    DrewStraws,
    Holding,
    KeepsPassed,
    NewKeep,
    PlayDiscarded,
    QuestBurnt,
    QuestPicker,
    QuestTaken,
    Show,
    TakeQuest,
    Target,
)
from tests.who_should_we_eat.scenarios import (
    GHOST,
    MEAL,
    OTHER,
    OWNER,
    at_work,
    eat,
    haunted,
    instant,
    scenario,
    thrown,
)

A, B = Choose(option="a"), Choose(option="b")
AT_OTHER = Target(target=OTHER)


# ---------------------------------------------------- instants


@scenario("midnight-snacker", "play")
def test_midnight_snacker_eats_four():
    game = instant("midnight-snacker")
    assert game.news == [game.food(-4, to=2)]


@scenario("ration-rats", "play")
def test_ration_rats_eat_one_for_every_three_survivors_or_part_of_them():
    game = instant("ration-rats", seats=4)
    assert game.news == [game.food(-1, to=5)]
    game = instant("ration-rats", seats=5)
    assert game.news == [game.food(-2, to=4)]


@scenario("howling-contest", "play")
def test_howling_contest_frightens_by_two():
    game = instant("howling-contest")
    assert game.news == [game.sanity(-2, to=4)]


@scenario("woodworm-choir", "play")
def test_woodworm_choir_gnaws_at_the_raft():
    game = instant("woodworm-choir")
    assert game.news == [game.build(-4, to=2)]


@scenario("poltergeist-special", "play")
def test_poltergeist_special_spoils_food_or_raft_as_the_ghost_chooses():
    game = instant("poltergeist-special", A)
    assert game.news == [game.chosen("a", GHOST), game.food(-4, to=2)]
    game = instant("poltergeist-special", B)
    assert game.news == [game.chosen("b", GHOST), game.build(-3, to=3)]


@scenario("draughty-sleeve", "play")
def test_draughty_sleeve_drops_a_keep_unseen_and_some_food():
    game = instant("draughty-sleeve", AT_OTHER, keeps={OTHER: "pot-lid"})
    assert game.could_mean == [1, 2, 3]
    assert game.news == [game.means(OTHER, GHOST), thrown(None, OTHER), game.food(-1, to=5)]
    assert not game.board.places[OTHER].keep_down


@scenario("yanked-rug", "play")
def test_yanked_rug_takes_a_play_card_before_its_turn():
    game = instant("yanked-rug", AT_OTHER)
    assert game.could_mean == [1, 2, 3]
    assert game.news == [game.means(OTHER, GHOST), PlayDiscarded(seat=OTHER)]
    assert not game.board.places[OTHER].play


@scenario("banana-skin", "play")
def test_banana_skin_takes_the_play_card_of_the_short_straw():
    game = instant("banana-skin", straws=[1, OTHER])
    held = tuple(Holding(seat=seat, straws=1) for seat in (2, 3, 1))
    assert game.news == [DrewStraws(draw="card", straws=held, short=OTHER), PlayDiscarded(seat=OTHER)]


@scenario("musical-lunchboxes", "play")
def test_musical_lunchboxes_pass_all_keeps_one_seat_to_the_left():
    game = instant("musical-lunchboxes", keeps={1: "fish-knife", 2: "pot-lid", 3: "bad-oyster"})
    assert game.news == [KeepsPassed(ring=(2, 3, 1)), game.food(-1, to=5)]
    keeps = {1: "bad-oyster", 2: "fish-knife", 3: "pot-lid"}
    assert all(game.told(NewKeep, reader=seat, card=card) for seat, card in keeps.items())


@scenario("damp-map", "play")
def test_damp_map_takes_a_quest_out_of_the_game_and_some_food():
    game = instant("damp-map", Burn(quest="walk-3"))
    assert game.news == [QuestBurnt(seat=GHOST, quest="walk-3"), game.food(-2, to=4)]
    assert game.board.row == ["walk-2", "walk-4"]


@scenario("ghostly-suggestion", "play")
def test_ghostly_suggestion_takes_the_choice_of_the_quest_from_the_leader():
    game = instant("ghostly-suggestion")
    assert game.news == [QuestPicker(seat=GHOST)]
    game.does(GHOST, TakeQuest(quest="walk-4"))
    assert game.told(QuestTaken, seat=GHOST, quest="walk-4")


@scenario("framed", "play")
def test_framed_counts_two_against_somebody_today():
    game = instant("framed", AT_OTHER)
    framed = game.today(OTHER, {"mod": "votes_against", "by": 2})
    assert game.could_mean == [1, 2, 3]
    assert game.news == [game.means(OTHER, GHOST), framed, game.food(-1, to=5)]
    assert game.markers(food=0).counted(OTHER).total == 2


@scenario("two-am-rattle", "play")
def test_two_am_rattle_costs_every_survivor_a_card_tomorrow():
    game = instant("two-am-rattle")
    assert game.news == [DrawChanged(seat=seat, deck="any", by=-1) for seat in (2, 3, 1)]
    game.wakes(3)
    assert [sum(game.drawn(seat)) for seat in (1, 2, 3)] == [6 - 1] * 3


@scenario("barnacle-bloom", "play")
def test_barnacle_bloom_needs_a_larger_raft():
    game = instant("barnacle-bloom")
    assert game.news == [game.raft(+2, to=11), game.food(-1, to=5)]


@scenario("something-in-the-water", "play")
def test_something_in_the_water_frightens_or_kills_where_few_wits_are_left():
    game = instant("something-in-the-water", markers={"sanity": 4})
    assert game.news == [game.sanity(-2, to=2)]
    game = instant("something-in-the-water", markers={"sanity": 3}, seats=5, straws=[1, OTHER])
    straws, died = game.news[:2]
    assert isinstance(straws, DrewStraws)
    assert (straws.draw, straws.short) == ("card", OTHER)
    assert died == Died(seat=OTHER, cause="card", card="something-in-the-water")


# ---------------------------------------------------- haunts


@scenario("bottomless-belly", "mods")
def test_bottomless_belly_eats_one_more():
    assert haunted("bottomless-belly").portions() == {1: 1, OWNER: 2, 3: 1}


@scenario("clammy-hands", "mods")
def test_clammy_hands_take_from_food_and_sanity_gained():
    game = at_work(haunted("clammy-hands", plays={OWNER: MEAL}))
    assert game.news == [game.food(+1, to=7), game.sanity(+1, to=7), game.build(+2, to=8)]


@scenario("splinter-whisperer", "mods")
def test_splinter_whisperer_takes_from_build_and_food_gained():
    game = at_work(haunted("splinter-whisperer", plays={OWNER: MEAL}))
    assert game.news == [game.food(+1, to=7), game.sanity(+2, to=8), game.build(+1, to=7)]


@scenario("gloomy-humming", "mods")
def test_gloomy_humming_takes_from_sanity_and_build_gained():
    game = at_work(haunted("gloomy-humming", plays={OWNER: MEAL}))
    assert game.news == [game.food(+2, to=8), game.sanity(+1, to=7), game.build(+1, to=7)]


@scenario("lullaby-of-doom", "dusk")
def test_lullaby_of_doom_frightens_at_dusk():
    game = haunted("lullaby-of-doom")
    assert game.at_dusk() == [game.triggered("dusk"), game.sanity(-1, to=5)]


@scenario("smells-like-gravy", "mods")
def test_smells_like_gravy_counts_two_against_its_owner():
    assert haunted("smells-like-gravy").markers(food=0).counted(OWNER).total == 2


@scenario("fog-in-the-head", "mods")
def test_fog_in_the_head_costs_two_cards_every_morning():
    game = haunted("fog-in-the-head").wakes(3)
    assert game.drawn() == (2 - 1, 2 - 1, 2)  # each time one of the deck with the most
    assert game.drawn(OTHER) == (2, 2, 2)
    assert game.wakes(4).drawn() == (2 - 1, 2 - 1, 2)


@scenario("stuck-lid", "mods")
def test_stuck_lid_keeps_its_owner_from_showing_the_keep():
    game = haunted("stuck-lid", keeps={OWNER: "fish-knife", OTHER: "off-key-singalong"}).markers(food=0)
    game.until("discussion")
    assert game.refuses(OWNER, Attack(target=OTHER)) == "W50"
    assert game.refuses(OWNER, Show()) == "W50"
    game.does(OTHER, Show())


@scenario("straw-hoarder", "mods")
def test_straw_hoarder_holds_one_straw_more_in_every_draw():
    game = haunted("straw-hoarder").markers(food=0)
    game.counted(OWNER)  # nobody pointed: all are tied
    game.times_out()
    assert game.straws("quest") == {1: 1, OWNER: 2, 3: 1}
    assert game.straws("tie") == {1: 1, OWNER: 2, 3: 1}


@scenario("gone-off", "death")
def test_gone_off_spoils_the_meat_of_its_dead_owner():
    game = eat(haunted("gone-off").markers(food=0))
    assert game.news[-2:] == [game.triggered("death"), game.food(-4, to=-7)]


@scenario("unfinished-business", "death")
def test_unfinished_business_frightens_at_the_death_of_its_owner():
    game = eat(haunted("unfinished-business").markers(food=0))
    assert game.news[-2:] == [game.triggered("death"), game.sanity(-2, to=2)]


@scenario("goodbye-nails", "death")
def test_goodbye_nails_takes_from_the_raft_at_the_death_of_its_owner():
    game = eat(haunted("goodbye-nails").markers(food=0))
    assert game.news[-2:] == [game.triggered("death"), game.build(-4, to=2)]
