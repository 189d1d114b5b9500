"""Survivor cards, deck by deck: what is told when each is played, and what its Keep half does.

Cards with the same half share a scenario at the end: knives, shields, escapes, and halves that are blank.
"""

from __future__ import annotations

from typing import Any

from engines.who_should_we_eat.words import (
    Attack,
    AttackBlocked,
    Choose,
    Died,
    DrawChanged,
    Escaped,
    HauntRemoved,
    KeepSeen,
    KeepsSwapped,
    KnivesShown,
    NewKeep,
    Show,
    Split,
    Stab,
    Target,
    TrialOver,
    Vote,
)
from tests.who_should_we_eat.scenarios import (
    OTHER,
    OWNER,
    Scene,
    each,
    eat,
    eaten,
    face_up,
    haunt,
    kept,
    played,
    scenario,
    second_morning,
    show,
    shown,
    thrown,
    turn,
)

A, B = Choose(option="a"), Choose(option="b")
AT_OTHER = Target(target=OTHER)


def with_a_haunt(card: str, seat: int, **table: Any) -> Scene:
    """A second afternoon on which this seat is haunted."""
    return haunt(second_morning(card, "gone-off", **table), "gone-off", seat)


# ---------------------------------------------------- Food


@scenario("coconut-avalanche", "play")
def test_coconut_avalanche_feeds_today_hurts_and_costs_two_cards_tomorrow():
    game = played("coconut-avalanche")
    assert game.news == [game.food(+2, to=5), game.sanity(-1, to=7), DrawChanged(seat=OWNER, deck="any", by=-2)]
    assert sum(game.wakes(2).drawn()) == 6 - 2


@scenario("coconut-avalanche", "keep")
def test_coconut_avalanche_shown_feeds_one():
    game = shown("coconut-avalanche")
    assert game.news == [game.food(+1, to=0)]


@scenario("gull-ambush", "play")
def test_gull_ambush_feeds_one():
    game = played("gull-ambush")
    assert game.news == [game.food(+1, to=4)]


@scenario("gull-ambush", "keep")
def test_gull_ambush_shown_counts_against_another_today():
    game = shown("gull-ambush", AT_OTHER)
    assert game.could_mean == [1, 3, 4]
    assert game.news == [game.means(OTHER), game.today(OTHER, {"mod": "votes_against", "by": 1})]
    assert game.counted(OTHER).total == 1


@scenario("tide-pool-tapas", "play")
def test_tide_pool_tapas_feed_or_cheer():
    game = played("tide-pool-tapas", A)
    assert game.news == [game.chosen("a"), game.food(+1, to=4)]
    game = played("tide-pool-tapas", B)
    assert game.news == [game.chosen("b"), game.sanity(+1, to=9)]


@scenario("bug-brittle", "play")
def test_bug_brittle_feeds_two_and_turns_stomachs():
    game = played("bug-brittle")
    assert game.news == [game.food(+2, to=5), game.sanity(-1, to=7)]


@scenario("emergency-jerky", "keep")
def test_emergency_jerky_shown_feeds_two_and_may_end_the_trial():
    game = shown("emergency-jerky")
    assert game.news == [game.food(+2, to=1)]
    assert game.told(TrialOver, food=1)


@scenario("angry-can-opener", "play")
def test_angry_can_opener_opens_a_can_or_mends_the_raft():
    game = played("angry-can-opener", A)
    assert game.news == [game.chosen("a"), game.food(+1, to=4)]
    game = played("angry-can-opener", B)
    assert game.news == [game.chosen("b"), game.build(+1, to=1)]


@scenario("pickled-mystery", "play")
def test_pickled_mystery_feeds_two_where_food_is_short_and_cheers_otherwise():
    game = played("pickled-mystery", markers={"food": 3})
    assert game.news == [game.food(+2, to=5)]
    game = played("pickled-mystery", markers={"food": 4})
    assert game.news == [game.sanity(+1, to=9)]


@scenario("secret-stash", "keep")
def test_secret_stash_is_found_on_its_dead_owner():
    game = eaten("secret-stash")
    assert game.news == [face_up("secret-stash"), game.triggered("death"), game.food(+2, to=1), thrown("secret-stash")]


@scenario("bad-oyster", "play")
def test_bad_oyster_feeds_one():
    game = played("bad-oyster")
    assert game.news == [game.food(+1, to=4)]


@scenario("bad-oyster", "keep")
def test_bad_oyster_spoils_the_meat_of_its_dead_owner():
    game = eaten("bad-oyster")
    assert game.news == [face_up("bad-oyster"), game.triggered("death"), game.food(-3, to=-4), thrown("bad-oyster")]


@scenario("haunted-hot-sauce", "play")
def test_haunted_hot_sauce_feeds_one_for_every_ghost():
    game = turn(second_morning("haunted-hot-sauce", plays={OWNER: "haunted-hot-sauce"}))
    assert game.news == [game.food(+1, to=7)]
    game = played("haunted-hot-sauce")
    assert game.news == [game.food(0, to=3)]


@scenario("haunted-hot-sauce", "keep")
def test_haunted_hot_sauce_shown_drives_out_a_haunt():
    for seat in (OTHER, OWNER):
        game = with_a_haunt("haunted-hot-sauce", seat, keeps={OWNER: "haunted-hot-sauce"}).markers(food=0)
        game.until("discussion")
        assert show(game).news == [game.means(seat), HauntRemoved(seat=seat, card="gone-off")]


@scenario("driftwood-smoker", "play")
def test_driftwood_smoker_feeds_two_and_burns_wood():
    game = played("driftwood-smoker", markers={"build": 5})
    assert game.news == [game.food(+2, to=5), game.build(-1, to=4)]


@scenario("casserole-of-regret", "play")
def test_casserole_of_regret_feeds_three_and_is_regretted():
    game = played("casserole-of-regret")
    assert game.news == [game.food(+3, to=6), game.sanity(-2, to=6)]


@scenario("casserole-of-regret", "keep")
def test_casserole_of_regret_shown_is_served_to_the_end_though_food_is_enough():
    game = shown("casserole-of-regret")
    assert game.news == [game.food(+2, to=1), game.sanity(-1, to=5)]
    assert game.told(TrialOver, food=1)


# ---------------------------------------------------- Sanity


@scenario("off-key-singalong", "play")
def test_off_key_singalong_cheers_one_and_two_in_a_large_choir():
    game = played("off-key-singalong", seats=8)
    assert game.news == [game.sanity(+1, to=9)]
    game = played("off-key-singalong", seats=9)
    assert game.news == [game.sanity(+2, to=10)]


@scenario("off-key-singalong", "keep")
def test_off_key_singalong_shown_cheers_at_the_trial():
    game = shown("off-key-singalong")
    assert game.news == [game.sanity(+1, to=7)]
    assert not game.told(TrialOver)


@scenario("sock-puppet-theatre", "play")
def test_sock_puppet_theatre_cheers_or_drives_out_a_haunt():
    game = played("sock-puppet-theatre", A)
    assert game.news == [game.chosen("a"), game.sanity(+1, to=9)]
    for seat in (OTHER, OWNER):
        game = turn(with_a_haunt("sock-puppet-theatre", seat, plays={OWNER: "sock-puppet-theatre"}), B)
        assert game.news == [game.chosen("b"), game.means(seat), HauntRemoved(seat=seat, card="gone-off")]


@scenario("sock-puppet-theatre", "keep")
def test_sock_puppet_theatre_shown_takes_weight_from_anothers_vote():
    game = shown("sock-puppet-theatre", AT_OTHER)
    assert game.could_mean == [1, 3, 4]
    assert game.news == [game.means(OTHER), game.today(OTHER, {"mod": "vote_weight", "by": -1})]
    assert game.weight(OTHER) == 0


@scenario("mandatory-sunset", "play")
def test_mandatory_sunset_cheers_two_and_makes_hungry():
    game = played("mandatory-sunset")
    assert game.news == [game.sanity(+2, to=10), game.food(-1, to=2)]


@scenario("day-off", "play")
def test_day_off_cheers_three_while_nobody_fishes_or_builds():
    game = played("day-off", markers={"build": 5})
    assert game.news == [game.sanity(+3, to=11), game.food(-1, to=2), game.build(-1, to=4)]


@scenario("pineapple-pep-talk", "play")
def test_pineapple_pep_talk_cheers_two_where_spirits_are_low_and_one_otherwise():
    game = played("pineapple-pep-talk", markers={"sanity": 4})
    assert game.news == [game.sanity(+2, to=6)]
    game = played("pineapple-pep-talk", markers={"sanity": 5})
    assert game.news == [game.sanity(+1, to=6)]


@scenario("letter-opener", "play")
def test_letter_opener_played_cheers():
    game = played("letter-opener")
    assert game.news == [game.sanity(+1, to=9)]


@scenario("farewell-speech", "play")
def test_farewell_speech_played_cheers():
    game = played("farewell-speech")
    assert game.news == [game.sanity(+1, to=9)]


@scenario("farewell-speech", "keep")
def test_farewell_speech_comforts_at_the_death_of_its_owner():
    game = eaten("farewell-speech")
    will = [game.triggered("death"), game.sanity(+2, to=8)]
    assert game.news == [face_up("farewell-speech"), *will, thrown("farewell-speech")]


@scenario("seashell-telephone", "play")
def test_seashell_telephone_played_cheers_and_tells_its_owner_anothers_keep():
    game = played("seashell-telephone", AT_OTHER, keeps={OTHER: "pot-lid"})
    assert game.could_mean == [1, 3, 4]
    assert game.news == [game.sanity(+1, to=9), game.means(OTHER)]
    assert game.told(KeepSeen, reader=OWNER, seat=OTHER, card="pot-lid")
    assert game.told(KeepSeen, reader=1) is None


@scenario("seashell-telephone", "keep")
def test_seashell_telephone_shown_tells_its_owner_anothers_keep():
    game = shown("seashell-telephone", AT_OTHER, keeps={OTHER: "pot-lid"})
    assert game.could_mean == [1, 3, 4]
    assert game.news == [game.means(OTHER)]
    assert game.told(KeepSeen, reader=OWNER, seat=OTHER, card="pot-lid")
    assert game.told(KeepSeen, reader=1) is None


@scenario("closing-argument", "play")
def test_closing_argument_played_cheers():
    game = played("closing-argument")
    assert game.news == [game.sanity(+1, to=9)]


@scenario("closing-argument", "keep")
def test_closing_argument_shown_makes_its_owners_vote_count_three():
    game = shown("closing-argument")
    assert game.news == [game.today(OWNER, {"mod": "vote_weight", "by": 2})]
    assert game.weight(OWNER) == 3


@scenario("grudge-list", "keep")
def test_grudge_list_takes_another_along_once_its_owner_is_dead():
    game = eaten("grudge-list", AT_OTHER, seats=5)
    assert game.could_mean == [1, 3, 4, 5]
    will = [game.triggered("death"), game.means(OTHER)]
    assert game.news == [face_up("grudge-list"), *will, thrown("grudge-list")]
    assert game.all_told(Died)[-1] == Died(seat=OTHER, cause="card", card="grudge-list")


@scenario("lucky-toenail", "play")
def test_lucky_toenail_played_cheers():
    game = played("lucky-toenail")
    assert game.news == [game.sanity(+1, to=9)]


@scenario("lucky-toenail", "keep")
def test_lucky_toenail_shown_takes_two_votes_off_its_owner():
    game = shown("lucky-toenail")
    assert game.news == [game.today(OWNER, {"mod": "votes_against", "by": -2})]
    game.until("vote")
    for seat in (1, 2, 3):
        game.does(seat, Vote(target=OWNER))
    counted = game.counted(OWNER)
    assert (counted.pointed, counted.total) == (3, 1)


@scenario("trust-exercise", "play")
def test_trust_exercise_cheers_and_swaps_keeps_with_another():
    game = played("trust-exercise", AT_OTHER, keeps={OWNER: "fish-knife", OTHER: "pot-lid"})
    assert game.could_mean == [1, 3, 4]
    assert game.news == [game.sanity(+1, to=9), game.means(OTHER), KeepsSwapped(seats=(OWNER, OTHER))]
    assert game.told(NewKeep, reader=OWNER, card="pot-lid")
    assert game.told(NewKeep, reader=OTHER, card="fish-knife")


@scenario("group-hug", "play")
def test_group_hug_cheers_two_among_few_and_one_in_a_crowd():
    game = played("group-hug", seats=4)
    assert game.news == [game.sanity(+2, to=10)]
    game = played("group-hug", seats=5)
    assert game.news == [game.sanity(+1, to=9)]


# ---------------------------------------------------- Build


@scenario("straightish-plank", "play")
def test_straightish_plank_builds_two_and_costs_its_owner_the_keep():
    game = played("straightish-plank", keeps={OWNER: "pot-lid"})
    assert game.news == [game.build(+2, to=2), thrown(None)]
    assert not game.board.places[OWNER].keep_down


@scenario("half-a-canoe", "play")
def test_half_a_canoe_builds_two_in_good_spirits_and_one_otherwise():
    game = played("half-a-canoe", markers={"sanity": 6})
    assert game.news == [game.build(+2, to=2)]
    game = played("half-a-canoe", markers={"sanity": 5})
    assert game.news == [game.build(+1, to=1)]


@scenario("rope-of-hair", "play")
def test_rope_of_hair_played_draws_two_wild_cards_tomorrow():
    game = played("rope-of-hair")
    assert game.news == [DrawChanged(seat=OWNER, deck="any", by=2)]
    game.fed().morning(2).does(OWNER, Split(build=2))
    assert game.drawn() == (2, 2, 2 + 2)


@scenario("rope-of-hair", "keep")
def test_rope_of_hair_shown_takes_a_straw_from_its_owner():
    game = shown("rope-of-hair")
    assert game.news == [game.today(OWNER, {"mod": "straws", "by": -1, "at": ["tie", "fight"]})]
    game.counted(OWNER)  # nobody pointed: all are tied
    game.times_out()
    assert game.straws("tie") == {1: 1, OWNER: 0, 3: 1, 4: 1}


@scenario("barrels-from-the-wreck", "play")
def test_barrels_from_the_wreck_float():
    game = played("barrels-from-the-wreck")
    assert game.news == [game.build(+1, to=1)]


@scenario("reckless-carpentry", "play")
def test_reckless_carpentry_builds_two_and_frightens():
    game = played("reckless-carpentry")
    assert game.news == [game.build(+2, to=2), game.sanity(-1, to=7)]


@scenario("worked-through-lunch", "play")
def test_worked_through_lunch_builds_three_and_makes_hungry():
    game = played("worked-through-lunch")
    assert game.news == [game.build(+3, to=3), game.food(-2, to=1)]


@scenario("chopped-down-the-shade", "play")
def test_chopped_down_the_shade_builds_three_and_is_missed():
    game = played("chopped-down-the-shade")
    assert game.news == [game.build(+3, to=3), game.food(-1, to=2), game.sanity(-1, to=7)]


@scenario("whittling-knife", "play")
def test_whittling_knife_played_builds_one():
    game = played("whittling-knife")
    assert game.news == [game.build(+1, to=1)]


@scenario("boat-hook", "play")
def test_boat_hook_pulls_in_wood_or_food():
    game = played("boat-hook", A)
    assert game.news == [game.chosen("a"), game.build(+1, to=1)]
    game = played("boat-hook", B)
    assert game.news == [game.chosen("b"), game.food(+1, to=4)]


@scenario("blueprints-in-boot", "keep")
def test_blueprints_in_the_boot_are_found_on_their_dead_owner():
    game = eaten("blueprints-in-boot")
    will = [game.triggered("death"), game.build(+2, to=2)]
    assert game.news == [face_up("blueprints-in-boot"), *will, thrown("blueprints-in-boot")]


@scenario("sail-of-many-shirts", "play")
def test_sail_of_many_shirts_builds_and_cheers_and_makes_hungry():
    game = played("sail-of-many-shirts")
    assert game.news == [game.build(+1, to=1), game.sanity(+1, to=9), game.food(-1, to=2)]


@scenario("trip-wire", "play")
def test_trip_wire_played_builds_one():
    game = played("trip-wire")
    assert game.news == [game.build(+1, to=1)]


@scenario("trip-wire", "keep")
def test_trip_wire_shown_makes_another_drop_the_keep_unseen():
    game = shown("trip-wire", AT_OTHER, keeps={OTHER: "bad-oyster"})
    assert game.could_mean == [1, 3, 4]
    assert game.news == [game.means(OTHER), thrown(None, OTHER)]
    assert not game.board.places[OTHER].keep_down


@scenario("tool-inventory", "play")
def test_tool_inventory_played_builds_one():
    game = played("tool-inventory")
    assert game.news == [game.build(+1, to=1)]


@scenario("tool-inventory", "keep")
def test_tool_inventory_shown_tells_everybody_anothers_keep():
    game = shown("tool-inventory", AT_OTHER, keeps={OTHER: "fish-knife"})
    assert game.could_mean == [1, 3, 4]
    assert game.news == [game.means(OTHER), KeepSeen(seat=OTHER, card="fish-knife")]
    assert game.board.places[OTHER].keep_down


@scenario("caulk-or-cake", "play")
def test_caulk_or_cake_played_is_caulk():
    game = played("caulk-or-cake")
    assert game.news == [game.build(+1, to=1)]


@scenario("caulk-or-cake", "keep")
def test_caulk_or_cake_shown_is_cake():
    game = shown("caulk-or-cake")
    assert game.news == [game.food(+1, to=0)]
    assert game.told(TrialOver, food=0)


@scenario("many-hands", "play")
def test_many_hands_build_one_for_every_three_survivors():
    game = played("many-hands", seats=5)
    assert game.news == [game.build(+1, to=1)]
    game = played("many-hands", seats=6)
    assert game.news == [game.build(+2, to=2)]


# ---------------------------------------------------- halves that several cards share


@each("keep", "fish-knife", "angry-can-opener", "letter-opener", "whittling-knife", "boat-hook")
def test_a_knife_kills_one_who_has_neither_knife_nor_shield(card: str):
    game = kept(card, keeps={OTHER: "gull-ambush"})
    game.does(OWNER, Attack(target=OTHER))
    assert game.told(KnivesShown, at="attack") == KnivesShown(
        at="attack", stabs=(Stab(seat=OWNER, card=card, target=OTHER),)
    )
    game.waits(15)
    game.watch(game.last(KnivesShown, at="answers"))
    assert game.news[:2] == [face_up("gull-ambush", OTHER, "attacked"), Died(seat=OTHER, cause="knife", card=card)]
    assert thrown(card) in game.news


@each("keep", "pot-lid", "support-plank", "hatch-cover")
def test_a_shield_blocks_a_lone_knife(card: str):
    game = kept(card, keeps={OTHER: "fish-knife"})
    game.does(OTHER, Attack(target=OWNER))
    game.waits(15)
    blocked = AttackBlocked(seat=OTHER, target=OWNER, raised=False)
    game.watch(game.last(KnivesShown, at="answers"))
    assert game.news == [face_up(card, why="attacked"), blocked, thrown("fish-knife", OTHER)]
    assert game.board.places[OWNER].keep_up == card


@each("keep", "suspicious-rash", "playing-possum")
def test_an_escape_shown_takes_its_owner_out_of_the_vote(card: str):
    game = shown(card)
    assert game.news == [Escaped(seat=OWNER)]
    assert game.until("vote").asked("vote") == [1, 3, 4]
    assert game.refuses(1, Vote(target=OWNER)) == "W37"


@each(
    "play",
    "emergency-jerky",
    "fish-knife",
    "pot-lid",
    "secret-stash",
    "suspicious-rash",
    "support-plank",
    "playing-possum",
    "grudge-list",
    "hatch-cover",
    "blueprints-in-boot",
)
def test_a_blank_play_half_does_nothing(card: str):
    assert played(card).news == []


@each(
    "keep",
    "tide-pool-tapas",
    "bug-brittle",
    "pickled-mystery",
    "driftwood-smoker",
    "mandatory-sunset",
    "day-off",
    "pineapple-pep-talk",
    "trust-exercise",
    "group-hug",
    "straightish-plank",
    "half-a-canoe",
    "barrels-from-the-wreck",
    "reckless-carpentry",
    "worked-through-lunch",
    "chopped-down-the-shade",
    "sail-of-many-shirts",
    "many-hands",
)
def test_a_blank_keep_half_cannot_be_shown_and_does_nothing_at_a_death(card: str):
    game = kept(card)
    assert game.refuses(OWNER, Show()) == "W2"
    game.refuses(OWNER, Attack(target=OTHER))
    assert eat(game).news == [face_up(card), thrown(card)]
