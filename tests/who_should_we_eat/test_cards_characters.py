"""Characters and personalities: meat and draws, and what holds for a survivor from the first morning on.

The owner sits at 2; four sit at the table, seat 1 leads.
"""

from __future__ import annotations

from engines.who_should_we_eat.words import (
    Announce,
    Attack,
    KeepSeen,
    Show,
    Split,
    Target,
    Targeted,
    TrackMoved,
    Triggered,
)
from tests.who_should_we_eat.scenarios import (
    GHOST,
    MEAL,
    OTHER,
    OWNER,
    Scene,
    at_work,
    being,
    each,
    eat,
    scenario,
    second_morning,
    turn,
)

# ---------------------------------------------------- characters


def as_character(card: str) -> Scene:
    """The first morning of an owner with this character."""
    return Scene(card, characters={OWNER: card})


@each(
    "draw",  # Food, Sanity, Build
    ("bosun-brisket", 0, 1, 2),
    ("steward-stew", 2, 1, 0),
    ("countess-cutlet", 1, 2, 0),
    ("tenor-tenderloin", 1, 2, 1),
    ("auntie-marrow", 1, 1, 1),
    ("deckhand-drumstick", 2, 0, 1),
)
def test_a_character_with_fixed_draws(card: str, food: int, sanity: int, build: int):
    game = as_character(card)
    assert game.asked("split") == []
    assert game.drawn() == (food, sanity, build)


@each(
    "draw",  # Food, Sanity, Build, wild
    ("admiral-flank", 1, 0, 1, 2),
    ("stoker-sirloin", 1, 0, 2, 1),
    ("professor-potpie", 0, 1, 0, 2),
    ("doctor-gristle", 1, 1, 0, 1),
    ("navigator-nugget", 0, 0, 1, 2),
    ("intern-jerky", 1, 0, 0, 2),
)
def test_a_character_with_wild_draws(card: str, food: int, sanity: int, build: int, wild: int):
    game = as_character(card)
    game.does(OWNER, Split(sanity=wild))
    assert game.drawn() == (food, sanity + wild, build)


@each(
    "meat",
    ("tenor-tenderloin", 7),
    ("admiral-flank", 6),
    ("stoker-sirloin", 6),
    ("bosun-brisket", 5),
    ("steward-stew", 5),
    ("countess-cutlet", 5),
    ("professor-potpie", 5),
    ("auntie-marrow", 4),
    ("doctor-gristle", 4),
    ("navigator-nugget", 4),
    ("deckhand-drumstick", 3),
    ("intern-jerky", 2),
)
def test_a_character_that_is_eaten_feeds_by_its_meat(card: str, meat: int):
    game = as_character(card).night_eats(OWNER)
    assert game.told(TrackMoved, track="food", why="meat") == TrackMoved(
        track="food", by=meat, lost=0, to=meat - 1, why="meat"
    )


@each(
    "ghost_draw",
    "tenor-tenderloin",
    "admiral-flank",
    "stoker-sirloin",
    "bosun-brisket",
    "steward-stew",
    "countess-cutlet",
    "professor-potpie",
    "auntie-marrow",
    "doctor-gristle",
    "navigator-nugget",
    "deckhand-drumstick",
    "intern-jerky",
)
def test_a_character_as_a_ghost_draws_three(card: str):
    game = as_character(card)
    game.night_eats(OWNER)
    assert game.wakes(2).ghost_cards() == 3


# ---------------------------------------------------- personalities: supper


def two_suppers(personality: str, more: int = 0) -> tuple[int, int]:
    """What the owner eats in the first round and in the second, when something else makes them eat more."""
    eaten: list[int] = []
    game = being(personality)
    for round in (1, 2):
        game.wakes(round).fed().holds_today(OWNER, {"mod": "supper", "by": more})
        eaten.append(game.portions()[OWNER])
    return eaten[0], eaten[1]


@scenario("feast-or-famine", "mods")
def test_feast_or_famine_eats_nothing_in_odd_rounds_and_two_in_even_ones():
    assert two_suppers("feast-or-famine") == (0, 2)
    assert two_suppers("feast-or-famine", more=1) == (1, 3)


@scenario("second-helpings", "mods")
def test_second_helpings_eats_two_in_even_rounds_and_feeds_one_more():
    assert two_suppers("second-helpings") == (1, 2)
    game = at_work(being("second-helpings", plays={OWNER: MEAL}))
    assert game.news == [game.food(+3, to=6), game.sanity(+2, to=10), game.build(+2, to=2)]


@scenario("sparrow-stomach", "mods")
def test_sparrow_stomach_eats_nothing_in_even_rounds():
    assert two_suppers("sparrow-stomach") == (1, 0)
    assert two_suppers("sparrow-stomach", more=1) == (2, 1)


# ---------------------------------------------------- personalities: cards drawn and played


@scenario("gentle-whittler", "mods")
def test_gentle_whittler_never_stabs_and_builds_with_a_knife_that_is_played():
    game = being("gentle-whittler", plays={OWNER: "bare-knife"}, keeps={OWNER: "fish-knife"})
    game.card = "bare-knife"
    assert turn(game).news == [game.triggered("tool"), game.build(+1, to=1)]
    game.until("discussion")
    assert game.refuses(OWNER, Attack(target=OTHER)) == "W50"


@scenario("green-thumb", "mods")
def test_green_thumb_draws_one_food_card_more():
    assert being("green-thumb").drawn() == (2 + 1, 2, 2)


@scenario("hammer-happy", "mods")
def test_hammer_happy_builds_one_more():
    game = at_work(being("hammer-happy", plays={OWNER: MEAL}))
    assert game.news == [game.food(+2, to=5), game.sanity(+2, to=10), game.build(+3, to=3)]


@scenario("campfire-comic", "mods")
def test_campfire_comic_cheers_one_more():
    game = at_work(being("campfire-comic", plays={OWNER: MEAL}))
    assert game.news == [game.food(+2, to=5), game.sanity(+3, to=11), game.build(+2, to=2)]


@scenario("padlocked-lunchbox", "mods")
def test_padlocked_lunchbox_is_out_of_reach_and_lets_one_fixed_draw_be_wild():
    game = being("padlocked-lunchbox", keeps={OTHER: "trip-wire"})
    game.refuses(OWNER, Announce(food=1, sanity=1))
    game.does(OWNER, Announce(food=1))
    game.does(OWNER, Split(sanity=1))
    assert game.drawn() == (1, 3, 2)
    game.until("discussion").does(OTHER, Show())
    assert [command.target for command in game.offered(OTHER, "target", Target)] == [1, 4]


@scenario("jinxed", "mods")
def test_thoroughly_jinxed_holds_two_straws_in_every_draw_and_draws_one_wild_card_more():
    game = being("jinxed")
    game.does(OWNER, Split(build=1))
    assert game.drawn() == (2, 2, 2 + 1)
    game.counted(OWNER)  # nobody pointed: all are tied
    game.times_out()
    assert game.straws("quest") == game.straws("tie") == {1: 1, OWNER: 2, 3: 1, 4: 1}


# ---------------------------------------------------- personalities: trials, ghosts, deaths


@scenario("booming-voice", "mods")
def test_booming_voice_votes_for_two():
    assert being("booming-voice").weight(OWNER) == 2


@scenario("slippery-customer", "mods")
def test_slippery_customer_has_one_vote_less_and_no_straw_at_a_tie():
    game = being("slippery-customer")
    assert game.votes_of(two=OWNER, one=OTHER) == {1: 0, OWNER: 1, OTHER: 1, 4: 0}
    assert game.straws("tie") == {OWNER: 0, OTHER: 1}
    assert game.straws("quest") == {1: 1, OWNER: 1, OTHER: 1, 4: 1}
    game = being("slippery-customer").holds_today(OWNER, {"mod": "straws", "by": 1})
    game.votes_of(two=OWNER, one=OTHER)
    assert game.straws("tie") == {OWNER: 1, OTHER: 1}


@scenario("sceptic", "mods")
def test_professional_sceptic_does_not_believe_in_ghosts():
    game = second_morning("sceptic", "gone-off", personalities={OWNER: "sceptic"}).until("target")
    assert [command.target for command in game.offered(GHOST, "target", Target)] == [3, 1]
    assert game.refuses(GHOST, Target(target=OWNER)) == "W53"


@scenario("cheerful-snoop", "dusk")
def test_cheerful_snoop_peeks_at_anothers_keep_at_dusk():
    game = being("cheerful-snoop", keeps={OTHER: "pot-lid"}).until("target")
    game.answers(OWNER, Target(target=OTHER))
    assert game.could_mean == [1, 3, 4]
    assert game.told(Triggered) == Triggered(seat=OWNER, card="cheerful-snoop", at="dusk")
    assert game.told(Targeted) == Targeted(seat=OWNER, card="cheerful-snoop", target=OTHER)
    assert game.told(KeepSeen, reader=OWNER, seat=OTHER, card="pot-lid")
    assert game.told(KeepSeen) is None


@scenario("takes-charge", "dusk")
def test_takes_charge_feeds_and_cheers_at_dusk_as_a_leader_only():
    game = being("takes-charge", leader=OWNER)
    assert game.at_dusk() == [game.triggered("dusk"), game.food(+1, to=4), game.sanity(+1, to=9)]
    game = being("takes-charge", leader=1)
    assert game.at_dusk() == [game.triggered("dusk")]


@scenario("well-marbled", "mods", "death")
def test_well_marbled_has_one_vote_less_and_feeds_two_more_when_eaten():
    assert being("well-marbled").votes_of(two=OWNER, one=OTHER) == {1: 0, OWNER: 1, OTHER: 1, 4: 0}
    game = eat(being("well-marbled"))
    assert game.news[-2:] == [game.triggered("death"), game.food(+2, to=1)]


@scenario("shoulder-to-cry-on", "other_death")
def test_shoulder_to_cry_on_comforts_when_another_dies():
    game = being("shoulder-to-cry-on").night_eats(GHOST)
    comfort = [fact for fact in game.public if getattr(fact, "card", None) == "shoulder-to-cry-on"]
    assert comfort == [game.triggered("other-death"), game.sanity(+1, to=5)]
