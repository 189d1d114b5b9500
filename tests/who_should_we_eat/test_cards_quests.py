"""Quests: what is told when each is taken (the upper half), and what it changes for the one who tucks it (the lower).

Seat 1 leads and takes it, seat 2 draws the short straw. Food, Sanity and Build stand at 6; four sit at the table.
"""

from __future__ import annotations

from engines.who_should_we_eat.words import Announce, Attack, QuestTucked, Split, Target, Vote
from tests.who_should_we_eat.scenarios import (
    GHOST,
    MEAL,
    OTHER,
    OWNER,
    Scene,
    at_work,
    eat,
    scenario,
    second_morning,
    taken,
)

KNIVES = {OWNER: "letter-opener", OTHER: "fish-knife"}


def at_trial(game: Scene) -> Scene:
    """The discussion of the same day: Food is at -4."""
    game.markers(food=0).until("discussion")
    return game


def straws_of_a_duel(game: Scene) -> dict[int, int]:
    """What two with knives hold when one attacks the other at the trial."""
    at_trial(game).does(OTHER, Attack(target=OWNER))
    game.waits(15)
    if "straws" in game.kinds():
        game.times_out()
    return game.straws("fight")


def test_a_quest_is_tucked_by_whoever_draws_the_short_straw():
    tucked = taken("raid-the-wreck").until_told(QuestTucked)
    assert tucked == QuestTucked(seat=OWNER, quest="raid-the-wreck", replaced=())


# ---------------------------------------------------- upper halves


@scenario("raid-the-wreck", "top")
def test_raid_the_wreck_feeds_one_and_costs_wood():
    game = taken("raid-the-wreck")
    assert game.news == [game.food(+1, to=7), game.build(-2, to=4)]


@scenario("map-the-lagoon", "top")
def test_map_the_lagoon_builds_one_for_every_four_survivors_while_every_fourth_goes_hungry():
    game = taken("map-the-lagoon", seats=7)
    assert game.news == [game.build(+1, to=7), game.food(-1, to=5)]
    game = taken("map-the-lagoon", seats=8)
    assert game.news == [game.build(+2, to=8), game.food(-2, to=4)]


@scenario("befriend-a-parrot", "top")
def test_befriend_a_parrot_cheers_one_for_every_four_survivors_and_feeds_the_bird():
    game = taken("befriend-a-parrot", seats=7)
    assert game.news == [game.sanity(+1, to=7), game.food(-2, to=4)]
    game = taken("befriend-a-parrot", seats=8)
    assert game.news == [game.sanity(+2, to=8), game.food(-2, to=4)]


@scenario("build-a-lookout", "top")
def test_build_a_lookout_builds_one_for_every_four_survivors_and_makes_hungry():
    game = taken("build-a-lookout", seats=7)
    assert game.news == [game.build(+1, to=7), game.food(-2, to=4)]
    game = taken("build-a-lookout", seats=8)
    assert game.news == [game.build(+2, to=8), game.food(-2, to=4)]


@scenario("adopt-a-goat", "top")
def test_adopt_a_goat_costs_two():
    game = taken("adopt-a-goat")
    assert game.news == [game.food(-2, to=4)]


@scenario("compose-an-anthem", "top")
def test_compose_an_anthem_costs_two():
    game = taken("compose-an-anthem")
    assert game.news == [game.food(-2, to=4)]


@scenario("dig-a-hidey-hole", "top")
def test_dig_a_hidey_hole_builds_one_for_every_four_survivors_and_costs_as_much_and_one_more():
    game = taken("dig-a-hidey-hole", seats=7)
    assert game.news == [game.build(+1, to=7), game.food(-1, to=5), game.food(-1, to=4)]
    game = taken("dig-a-hidey-hole", seats=8)
    assert game.news == [game.build(+2, to=8), game.food(-1, to=5), game.food(-2, to=3)]


@scenario("lick-the-frog", "top")
def test_lick_the_frog_feeds_two_and_is_no_good_for_the_wits():
    game = taken("lick-the-frog")
    assert game.news == [game.food(+2, to=8), game.sanity(-2, to=4)]


@scenario("explore-the-cave", "top")
def test_explore_the_cave_builds_for_every_four_survivors_and_costs_for_part_of_them_too():
    game = taken("explore-the-cave", seats=4)
    assert game.news == [game.build(+1, to=7), game.food(-1, to=5)]
    game = taken("explore-the-cave", seats=7)
    assert game.news == [game.build(+1, to=7), game.food(-2, to=4)]
    game = taken("explore-the-cave", seats=5)
    assert game.news == [game.build(+1, to=7), game.food(-2, to=4)]
    game = taken("explore-the-cave", seats=8)
    assert game.news == [game.build(+2, to=8), game.food(-2, to=4)]


@scenario("spear-the-reef", "top")
def test_spear_the_reef_costs_wood_and_bait():
    game = taken("spear-the-reef")
    assert game.news == [game.build(-2, to=4), game.food(-1, to=5)]


@scenario("swim-for-the-crate", "top")
def test_swim_for_the_crate_builds_one_and_one_for_every_four_and_costs_one_for_every_three_or_part_of_them():
    game = taken("swim-for-the-crate", seats=6)
    assert game.news == [game.build(+1, to=7), game.build(+1, to=8), game.food(-2, to=4)]
    game = taken("swim-for-the-crate", seats=7)
    assert game.news == [game.build(+1, to=7), game.build(+1, to=8), game.food(-3, to=3)]
    game = taken("swim-for-the-crate", seats=8)
    assert game.news == [game.build(+1, to=7), game.build(+2, to=9), game.food(-3, to=3)]


@scenario("bury-the-bones", "top")
def test_bury_the_bones_cheers_one_for_every_four_survivors_and_costs_two():
    game = taken("bury-the-bones", seats=7)
    assert game.news == [game.sanity(+1, to=7), game.food(-2, to=4)]
    game = taken("bury-the-bones", seats=8)
    assert game.news == [game.sanity(+2, to=8), game.food(-2, to=4)]


@scenario("staring-contest", "top")
def test_win_the_staring_contest_cheers_one_for_every_four_survivors_while_nobody_fishes():
    game = taken("staring-contest", seats=7)
    assert game.news == [game.sanity(+1, to=7), game.food(-2, to=4)]
    game = taken("staring-contest", seats=8)
    assert game.news == [game.sanity(+2, to=8), game.food(-2, to=4)]


@scenario("eat-the-candles", "top")
def test_eat_the_candles_feeds_one_and_leaves_all_in_the_dark():
    game = taken("eat-the-candles")
    assert game.news == [game.food(+1, to=7), game.sanity(-2, to=4)]


@scenario("signal-fire", "top")
def test_light_a_signal_fire_burns_wood_and_cheers_two():
    game = taken("signal-fire")
    assert game.news == [game.build(-2, to=4), game.sanity(+2, to=8)]


# ---------------------------------------------------- lower halves


@scenario("raid-the-wreck", "mods")
def test_raid_the_wreck_draws_one_build_card_more():
    assert taken("raid-the-wreck").wakes(2).drawn() == (2, 2, 2 + 1)


@scenario("map-the-lagoon", "mods")
def test_map_the_lagoon_lets_two_fixed_draws_be_wild():
    game = taken("map-the-lagoon").fed().until("announce")
    assert game.asked("announce") == [OWNER]
    game.refuses(OWNER, Announce(food=2, sanity=1))
    game.does(OWNER, Announce(food=1, sanity=1))
    game.does(OWNER, Split(build=2))
    assert game.drawn() == (1, 1, 4)


@scenario("befriend-a-parrot", "mods")
def test_befriend_a_parrot_votes_for_two():
    assert at_trial(taken("befriend-a-parrot")).weight(OWNER) == 2


@scenario("build-a-lookout", "mods")
def test_build_a_lookout_saves_one_food_from_a_ghosts_instant():
    game = second_morning("midnight-snacker", "midnight-snacker", quests=["build-a-lookout"], straws=[OWNER])
    game.until("quest")
    assert game.food(-4 + 1, to=3) in game.public


@scenario("adopt-a-goat", "dusk")
def test_adopt_a_goat_gives_milk_at_dusk():
    game = taken("adopt-a-goat").markers(food=6)
    assert game.at_dusk() == [game.triggered("dusk"), game.food(+1, to=7)]


@scenario("compose-an-anthem", "dusk")
def test_compose_an_anthem_is_sung_at_dusk():
    game = taken("compose-an-anthem")
    assert game.at_dusk() == [game.triggered("dusk"), game.sanity(+1, to=7)]


@scenario("dig-a-hidey-hole", "mods")
def test_dig_a_hidey_hole_hides_from_knives():
    game = at_trial(taken("dig-a-hidey-hole", keeps={OTHER: "fish-knife"}))
    assert game.refuses(OTHER, Attack(target=OWNER)) == "W53"
    assert [command.target for command in game.offered(OTHER, "discussion", Attack)] == [1, 4]


@scenario("lick-the-frog", "mods")
def test_lick_the_frog_holds_one_straw_fewer_in_a_fight_alone():
    assert straws_of_a_duel(taken("lick-the-frog", keeps=KNIVES)) == {OWNER: 0, OTHER: 1}
    game = taken("lick-the-frog", keeps=KNIVES).holds_today(OWNER, {"mod": "straws", "by": 1})
    assert straws_of_a_duel(game) == {OWNER: 1, OTHER: 1}
    game = at_trial(taken("lick-the-frog"))
    game.counted(OWNER)  # nobody pointed: all are tied
    game.times_out()
    assert game.straws("tie") == {1: 1, OWNER: 1, 3: 1, 4: 1}


@scenario("explore-the-cave", "mods")
def test_explore_the_cave_builds_one_more_with_every_card_that_builds():
    game = at_work(taken("explore-the-cave", plays={OWNER: MEAL}).markers(food=6, sanity=6, build=6))
    assert game.news == [game.food(+2, to=8), game.sanity(+2, to=8), game.build(+3, to=9)]


@scenario("spear-the-reef", "mods")
def test_spear_the_reef_feeds_one_more_with_every_card_that_feeds():
    game = at_work(taken("spear-the-reef", plays={OWNER: MEAL}).markers(food=6, sanity=6, build=6))
    assert game.news == [game.food(+3, to=9), game.sanity(+2, to=8), game.build(+2, to=8)]


@scenario("swim-for-the-crate", "mods")
def test_swim_for_the_crate_draws_one_wild_card_more():
    game = taken("swim-for-the-crate").fed().until("split")
    game.does(OWNER, Split(sanity=1))
    assert game.drawn() == (2, 2 + 1, 2)


@scenario("bury-the-bones", "mods")
def test_bury_the_bones_keeps_ghosts_away():
    game = second_morning("bury-the-bones", "gone-off", quests=["bury-the-bones"], straws=[OWNER]).until("target")
    assert [command.target for command in game.offered(GHOST, "target", Target)] == [3, 1]
    assert game.refuses(GHOST, Target(target=OWNER)) == "W53"


@scenario("staring-contest", "mods")
def test_win_the_staring_contest_takes_one_vote_off_its_owner():
    game = at_trial(taken("staring-contest")).until("vote")
    game.does(1, Vote(target=OWNER))
    game.does(OTHER, Vote(target=OWNER))
    assert game.counted(OWNER).total == 1


@scenario("eat-the-candles", "mods")
def test_eat_the_candles_fills_its_owner_for_good():
    assert taken("eat-the-candles").portions() == {1: 1, OWNER: 0, 3: 1, 4: 1}
    game = taken("eat-the-candles").holds_today(OWNER, {"mod": "supper", "by": 1})
    assert game.portions()[OWNER] == 1


@scenario("signal-fire", "death")
def test_light_a_signal_fire_is_rebuilt_in_memory_of_its_owner():
    game = eat(at_trial(taken("signal-fire").markers(build=6)))
    assert game.news[-2:] == [game.triggered("death"), game.build(+2, to=8)]
