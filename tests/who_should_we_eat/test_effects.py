"""Each word of the cards. Those of knives, votes, straws and deaths have files of their own."""

from __future__ import annotations

import pytest

from engines.who_should_we_eat import vocabulary
from engines.who_should_we_eat.resolving import PRIMITIVES
from engines.who_should_we_eat.words import (
    Attack,
    CardRevealed,
    CardsDrawn,
    Choose,
    Chosen,
    Draw,
    DrawChanged,
    HauntRemoved,
    KeepDiscarded,
    KeepSeen,
    KeepsPassed,
    KeepsSwapped,
    NewKeep,
    NoTarget,
    PhaseBegan,
    PlayDiscarded,
    Select,
    Show,
    Supper,
    Target,
    Targeted,
    TodayChanged,
    TrackMoved,
    Triggered,
    VotesShown,
)
from tests.who_should_we_eat.table import Table, haunting


def evening(game: Table) -> Table:
    game.until_told(PhaseBegan, phase="evening", round=game.board.round)
    return game


def by_card(game: Table, card: str) -> list[tuple[str, int]]:
    """How a card moved the markers."""
    return [(fact.track, fact.by) for fact in game.all_told(TrackMoved, card=card)]


def test_every_effect_has_its_function():
    effects = {word for word in vars(vocabulary).values() if isinstance(word, type) and "do" in _fields(word)}
    assert {word for word in effects if isinstance(word.model_fields["do"].default, str)} == set(PRIMITIVES)


def _fields(word: type) -> set[str]:
    return set(getattr(word, "model_fields", ()))


# ---------------------------------------------------- markers


def test_track_moves_a_marker():
    game = evening(Table(plays={2: "worked-through-lunch"}))
    assert by_card(game, "worked-through-lunch") == [("build", 3), ("food", -2)]


@pytest.mark.parametrize(("seats", "by"), [(4, 1), (5, 1), (6, 2), (9, 3)])
def test_track_per_survivors_rounds_the_quotient_down(seats: int, by: int):
    assert by_card(evening(Table(seats=seats, plays={2: "many-hands"})), "many-hands") == [("build", by)]


@pytest.mark.parametrize(("seats", "by"), [(4, -1), (5, -2), (8, -3)])
def test_track_per_survivors_rounds_up_where_it_says_so(seats: int, by: int):
    game = haunting("ration-rats", seats=seats).until("quest")
    assert by_card(game, "ration-rats") == [("food", by)]


def test_track_per_ghosts_counts_flipped_ghosts_only():
    game = Table(seats=5, keeps={1: "haunted-hot-sauce"}).night_eats(5)
    game.plays[1] = "haunted-hot-sauce"
    game = evening(game.morning(2))
    assert by_card(game, "haunted-hot-sauce") == [("food", 1)]
    game = evening(Table(plays={1: "haunted-hot-sauce"}))
    assert by_card(game, "haunted-hot-sauce") == [("food", 0)]


def test_track_per_ghosts_does_not_count_those_who_died_today():
    game = haunting("something-in-the-water", seats=5, straws=[1, 3], keeps={1: "haunted-hot-sauce"})
    game.puts("sanity", 3).plays[1] = "haunted-hot-sauce"
    evening(game)
    assert game.board.deaths == [3]
    assert by_card(game, "haunted-hot-sauce") == [("food", 1)]


def test_raft_moves_the_raft_target():
    game = haunting("barnacle-bloom").until("quest")
    assert by_card(game, "barnacle-bloom") == [("raft", 2), ("food", -1)]
    assert game.board.raft == 2 * 4 + 3 - 2 + 2


# ---------------------------------------------------- choices and conditions


@pytest.mark.parametrize(("option", "moved"), [("a", ("food", 1)), ("b", ("sanity", 1))])
def test_choose_lets_the_owner_pick_one_list(option: str, moved: tuple[str, int]):
    game = Table(plays={3: "tide-pool-tapas"}).until("choose")
    game.does(3, Choose.model_validate({"option": option}))
    assert game.told(Chosen, seat=3, card="tide-pool-tapas", option=option)
    assert by_card(game, "tide-pool-tapas") == [moved]


@pytest.mark.parametrize(("food", "moved"), [(3, ("food", 2)), (4, ("sanity", 1))])
def test_if_is_tested_when_the_effect_resolves(food: int, moved: tuple[str, int]):
    game = evening(Table(plays={1: "pickled-mystery"}).until("quest").puts("food", food))
    assert by_card(game, "pickled-mystery") == [moved]


def test_if_counts_survivors():
    assert by_card(evening(Table(seats=4, plays={1: "group-hug"})), "group-hug") == [("sanity", 2)]
    assert by_card(evening(Table(seats=5, plays={1: "group-hug"})), "group-hug") == [("sanity", 1)]


@pytest.mark.parametrize(("leader", "moved"), [(2, [("food", 1), ("sanity", 1)]), (1, [])])
def test_if_knows_whether_its_owner_leads(leader: int, moved: list[tuple[str, int]]):
    game = Table(leader=leader, personalities={2: "takes-charge"}).until("vote")
    assert by_card(game, "takes-charge") == moved
    assert game.told(Triggered, seat=2, card="takes-charge", at="dusk")


def test_if_counts_ghosts():
    assert by_card(evening(Table(plays={1: "seance"})), "seance") == []
    game = Table(keeps={1: "seance"}).night_eats(4)
    game.plays[1] = "seance"
    assert by_card(evening(game.morning(2)), "seance") == [("sanity", 1)]


# ---------------------------------------------------- Keep cards


def test_discard_keep_goes_unseen_to_its_pile_and_nothing_triggers():
    game = Table(keeps={2: "trip-wire", 3: "bad-oyster"}).until("discussion")
    game.does(2, Show())
    game.does(2, Target(target=3))
    assert game.told(KeepDiscarded, seat=3, card=None)
    assert not game.told(CardRevealed, seat=3, half="keep")
    assert not game.told(Triggered)
    assert game.views[3].keep is None
    assert "bad-oyster" in game.session.table.state.discards["food"]


def test_discard_keep_of_ones_own():
    game = evening(Table(plays={2: "straightish-plank"}, keeps={2: "fish-knife"}))
    assert game.told(KeepDiscarded, seat=2, card=None)
    assert not game.board.places[2].keep_down


def test_discard_keep_means_those_with_a_face_down_keep_whom_nothing_protects():
    game = Table(
        seats=6,
        keeps={2: "trip-wire", 3: "off-key-singalong"},
        personalities={4: "padlocked-lunchbox"},
        characters={5: "hermit-5"},
    )
    game.until("discussion").does(3, Show())
    game.does(2, Show())
    assert [command.target for command in game.offered(2, "target", Target)] == [1, 6]


def test_discard_play_takes_an_unresolved_card():
    game = haunting("yanked-rug").until("target")
    game.does(4, Target(target=3))
    game = evening(game)
    assert game.told(PlayDiscarded, seat=3)
    assert [fact.seat for fact in game.all_told(CardRevealed, half="play")][-3:] == [4, 2, 1]


def test_the_short_straw_may_be_meant():
    game = evening(haunting("banana-skin", straws=[1, 2]))
    assert game.told(PlayDiscarded, seat=2)


def test_swap_keep_exchanges_keeps_unseen():
    game = Table(plays={1: "trust-exercise"}, keeps={1: "fish-knife", 3: "pot-lid"}).until("target")
    game.does(1, Target(target=3))
    assert game.told(KeepsSwapped, seats=(1, 3))
    assert game.told(NewKeep, reader=1, card="pot-lid")
    assert game.told(NewKeep, reader=3, card="fish-knife")
    assert not game.all_told(NewKeep)
    assert game.views[1].seen == {3: "fish-knife"}
    assert not game.views[2].seen


def test_swap_keep_counts_an_empty_place():
    game = Table(plays={1: "trust-exercise"}, keeps={1: "fish-knife"}, characters={3: "hermit-3"}).until("target")
    game.does(1, Target(target=3))
    assert game.told(NewKeep, reader=1, card=None)
    assert not game.board.places[1].keep_down
    assert game.board.places[3].keep_down


def test_pass_keeps_goes_one_seat_to_the_left_without_those_protected():
    game = haunting(
        "musical-lunchboxes",
        seats=5,
        keeps={1: "fish-knife", 2: "pot-lid", 3: "bad-oyster", 4: "trip-wire"},
        personalities={2: "padlocked-lunchbox"},
    ).until("quest")
    assert game.told(KeepsPassed, ring=(3, 4, 1))
    keeps = game.session.table.state.keeps
    assert (keeps[4], keeps[1], keeps[3], keeps[2]) == ("bad-oyster", "trip-wire", "fish-knife", "pot-lid")
    assert game.told(NewKeep, reader=1, card="trip-wire")
    assert game.told(NewKeep, reader=2) is None
    assert game.views[3].seen == {4: "bad-oyster"}


def test_pass_keeps_passes_the_empty_place_too():
    game = haunting("musical-lunchboxes", keeps={1: "fish-knife", 3: "pot-lid"}, characters={2: "hermit-2"})
    game.until("quest")
    assert game.told(KeepsPassed, ring=(2, 3, 1))
    assert game.session.table.state.keeps == {2: "fish-knife", 1: "pot-lid", 4: "blank-ghost"}
    assert game.told(NewKeep, reader=3, card=None)


def test_swap_keep_means_those_whose_keep_nothing_protects():
    game = Table(plays={1: "trust-exercise"}, personalities={3: "padlocked-lunchbox"}).until("target")
    assert [command.target for command in game.offered(1, "target", Target)] == [2, 4]


def test_peek_keep_shows_it_to_the_owner_alone():
    game = Table(plays={1: "seashell-telephone"}, keeps={3: "pot-lid"}).until("target")
    game.does(1, Target(target=3))
    assert game.told(Targeted, seat=1, target=3)
    assert game.told(KeepSeen, reader=1, seat=3, card="pot-lid")
    assert not game.all_told(KeepSeen)
    assert game.board.places[3].keep_down
    assert game.views[1].seen == {3: "pot-lid"}


def test_peek_keep_to_everybody_leaves_it_face_down():
    game = Table(keeps={1: "tool-inventory", 3: "fish-knife"}).until("discussion")
    game.does(1, Show())
    game.does(1, Target(target=3))
    assert game.told(KeepSeen, seat=3, card="fish-knife")
    assert game.board.places[3].keep_down
    assert game.views[None].seen == {3: "fish-knife"}


# ---------------------------------------------------- next morning, haunts, today


def drawn(game: Table, seat: int) -> Draw:
    (mine,) = (draw for draw in game.all_told(CardsDrawn)[-1].draws if draw.seat == seat)
    return mine


def test_next_draw_changes_the_next_morning_once():
    game = Table(plays={2: "coconut-avalanche"})
    game.until_told(DrawChanged, seat=2, deck="any", by=-2)
    game.morning(2).until("select")
    assert sum((drawn(game, 2).food, drawn(game, 2).sanity, drawn(game, 2).build)) == 4
    game.until("quest").puts("food", 9).puts("sanity", 9).morning(3).until("select")
    assert sum((drawn(game, 2).food, drawn(game, 2).sanity, drawn(game, 2).build)) == 6


def test_next_draw_may_mean_all_survivors():
    game = haunting("two-am-rattle").until("quest")
    assert {fact.seat for fact in game.all_told(DrawChanged, by=-1)} == {1, 2, 3}


def test_remove_haunt_triggers_nothing():
    game = Table(stack={"deck.ghost": ["gone-off"]}, keeps={1: "sock-puppet-theatre"}).night_eats(4)
    game.plays |= {4: "gone-off", 1: "sock-puppet-theatre"}
    game.morning(2).until("target").does(4, Target(target=3))
    game.until("choose").does(1, Choose(option="b"))
    assert game.told(HauntRemoved, seat=3, card="gone-off")
    assert game.board.haunt(3) is None
    assert not by_card(game, "gone-off")
    assert "gone-off" in game.session.table.state.discards["ghost"]


def test_remove_haunt_without_a_haunted_survivor_is_skipped():
    game = Table(plays={1: "sock-puppet-theatre"}).until("choose")
    game.does(1, Choose(option="b"))
    assert game.told(NoTarget, card="sock-puppet-theatre", effect="remove_haunt")


def test_today_holds_until_the_end_of_the_round():
    game = Table(keeps={1: "gull-ambush"}).until("discussion")
    game.does(1, Show())
    assert [command.target for command in game.offered(1, "target", Target)] == [2, 3, 4]
    assert game.refuses(1, Target(target=1)) == "W50"
    game.does(1, Target(target=3))
    assert game.told(TodayChanged, seat=3, card="gull-ambush")
    game.until("vote").all_vote(4)
    shown = game.told(VotesShown)
    assert shown is not None
    assert [count.change for count in shown.counts] == [0, 0, 1, 0]
    assert not game.board.places[3].today


# ---------------------------------------------------- triggers and modifiers


def test_dusk_comes_before_sanity_clockwise_from_the_leader_oldest_first():
    game = haunting("lullaby-of-doom", personalities={1: "takes-charge", 3: "cheerful-snoop"}, leader=4)
    game.until("target").does(4, Target(target=1))
    game.until_told(Supper, total=3)
    at_dusk = [(fact.seat, fact.card) for fact in game.all_told(Triggered, at="dusk")]
    assert at_dusk[-3:] == [(1, "takes-charge"), (1, "lullaby-of-doom"), (3, "cheerful-snoop")]
    moved = [(fact.card, fact.why) for fact in game.all_told(TrackMoved, track="sanity")][-2:]
    assert moved == [("lullaby-of-doom", "card"), (None, "evening")]


def test_draw_gives_more_cards_of_a_deck():
    game = Table(personalities={2: "green-thumb"}).until("select")
    assert (drawn(game, 2).food, drawn(game, 2).sanity) == (3, 2)


def test_draw_any_more_is_wild():
    game = Table(personalities={2: "jinxed"})
    assert game.asked("split") == [2]


def test_draw_any_fewer_takes_wild_draws_first_then_of_the_deck_with_the_most():
    game = haunting("fog-in-the-head", characters={1: "admiral-flank", 2: "deckhand-drumstick"})
    game.until("target").does(4, Target(target=1))
    game.until("quest").puts("food", 9).puts("sanity", 9).morning(3).until("select")
    assert (drawn(game, 1).food, drawn(game, 1).sanity, drawn(game, 1).build) == (1, 0, 1)
    game = haunting("fog-in-the-head", characters={2: "deckhand-drumstick"})
    game.until("target").does(4, Target(target=2))
    game.until("quest").puts("food", 9).puts("sanity", 9).morning(3).until("select")
    assert (drawn(game, 2).food, drawn(game, 2).sanity, drawn(game, 2).build) == (0, 0, 1)


def test_gain_changes_positive_effects_of_ones_own_play_card_alone():
    game = evening(Table(plays={2: "worked-through-lunch", 3: "whittling-knife"}, personalities={2: "hammer-happy"}))
    assert by_card(game, "worked-through-lunch") == [("build", 4), ("food", -2)]
    assert by_card(game, "whittling-knife") == [("build", 1)]


def test_gain_on_one_track_leaves_the_others_alone():
    game = evening(Table(plays={2: "plenty"}, personalities={2: "hammer-happy"}))
    assert by_card(game, "plenty") == [("food", 2), ("sanity", 2), ("build", 3)]


def test_gain_may_lower_but_not_below_0():
    game = haunting("clammy-hands", keeps={1: "gull-ambush"})
    game.plays[1] = "gull-ambush"
    game.until("target").does(4, Target(target=1))
    assert by_card(evening(game), "gull-ambush") == [("food", 0)]


def test_gain_never_turns_a_gain_into_a_loss():
    game = Table(plays={1: "gull-ambush"}).until("straws").holds_today(1, {"mod": "gain", "track": "food", "by": -3})
    assert by_card(evening(game), "gull-ambush") == [("food", 0)]


def test_supper_is_never_below_0():
    game = Table().until("straws").holds_today(1, {"mod": "supper", "by": -3})
    supper = game.until_told(Supper)
    assert [eater.portions for eater in supper.eaters] == [0, 1, 1, 1]
    assert supper.total == 3


def test_protected_from_ghosts_reaches_instants_too():
    game = haunting("framed", personalities={2: "sceptic"}).until("target")
    assert [command.target for command in game.offered(4, "target", Target)] == [3, 1]


def test_protected_from_ghosts_reaches_no_card_of_a_survivor():
    game = Table(plays={1: "trust-exercise"}, personalities={3: "sceptic"}).until("target")
    assert [command.target for command in game.offered(1, "target", Target)] == [2, 3, 4]


def test_protected_from_keep_is_no_protection_from_knives():
    game = Table(keeps={2: "fish-knife"}, personalities={3: "padlocked-lunchbox"}).until("discussion")
    assert [command.target for command in game.offered(2, "discussion", Attack)] == [1, 3, 4]


def test_ward_makes_losses_by_ghost_instants_smaller():
    game = haunting("midnight-snacker").until("select")
    game.holds_today(2, {"mod": "ward", "track": "food", "by": 1})
    assert by_card(game.until("quest"), "midnight-snacker") == [("food", -3)]


def test_ward_of_one_track_leaves_the_others_alone():
    game = haunting("midnight-snacker").until("select")
    game.holds_today(2, {"mod": "ward", "track": "sanity", "by": 1})
    assert by_card(game.until("quest"), "midnight-snacker") == [("food", -4)]


def test_ward_is_at_best_0_and_reaches_no_other_cards():
    game = haunting("barnacle-bloom", keeps={3: "mandatory-sunset"}).until("select")
    game.plays[3] = "mandatory-sunset"
    game.holds_today(2, {"mod": "ward", "track": "food", "by": 3})
    evening(game)
    assert by_card(game, "barnacle-bloom") == [("raft", 2), ("food", 0)]
    assert by_card(game, "mandatory-sunset") == [("sanity", 2), ("food", -1)]


def test_protected_from_keep_still_lets_its_owner_act():
    game = Table(plays={2: "straightish-plank"}, keeps={2: "fish-knife"}, personalities={2: "padlocked-lunchbox"})
    assert evening(game).told(KeepDiscarded, seat=2)


def test_a_trigger_of_death_waits_for_the_death_of_its_owner():
    game = Table(keeps={2: "blueprints-in-boot"}).until("select")
    assert Select(play="blank-food", keep="blueprints-in-boot") in game.prompt(2, "select").commands()
    game.night_eats(2)
    assert by_card(game, "blueprints-in-boot") == [("build", 2)]
