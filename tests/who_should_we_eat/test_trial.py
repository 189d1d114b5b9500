"""3. Evening Phase and 4. Trial Phase, but for knives and votes: W23 to W27, W33, W38, W39."""

from __future__ import annotations

from engines.who_should_we_eat.words import (
    Attack,
    CardRevealed,
    Close,
    Died,
    DiscussionClosed,
    Eater,
    GameEnded,
    Hold,
    Open,
    PhaseBegan,
    Show,
    Supper,
    Target,
    TrackMoved,
    TrialOpened,
    TrialOver,
    Vote,
)
from tests.who_should_we_eat.table import Table, haunting

LONG = 300  # seconds, the longest discussion


def test_w23_sanity_goes_first_then_supper_of_those_alive():
    game = Table(seats=5)
    game.until_told(PhaseBegan, phase="trial")
    moved = [(fact.track, fact.by, fact.why) for fact in game.all_told(TrackMoved)]
    assert moved == [("sanity", -2, "evening"), ("food", -5, "supper")]


def test_w23_supper_is_adjusted_by_abilities():
    game = Table(personalities={1: "feast-or-famine", 2: "second-helpings"})
    supper = game.until_told(Supper)
    assert supper.eaters[:2] == (Eater(seat=1, portions=0), Eater(seat=2, portions=1))
    assert supper.total == 3
    supper = game.morning(2).until_told(Supper, total=2 + 2 + 1 + 1)
    assert supper.eaters[-1] == Eater(seat=1, portions=2)


def test_w23_neither_ghosts_nor_those_killed_today_eat():
    game = haunting("something-in-the-water", seats=5, straws=[1, 3]).puts("sanity", 3)
    game.until("quest").puts("sanity", 9).until_told(PhaseBegan, phase="evening", round=2)
    assert game.told(Died, seat=3, cause="card")
    supper = game.told(Supper)
    assert supper is not None
    assert [eater.seat for eater in supper.eaters] == [2, 4, 1]


def test_w23_in_the_evening_sanity_0_ends_the_game_before_supper():
    game = Table().until("quest").puts("sanity", 2).to_the_end()
    assert game.told(GameEnded, end="sanity")
    assert not game.told(Supper)


def test_enough_food_skips_the_trial():
    game = Table(plays={1: "driftwood-smoker"}).morning(2)
    assert not game.told(PhaseBegan, phase="trial")
    assert game.told(PhaseBegan, phase="salvation", round=1)


def test_food_at_0_exactly_skips_the_trial_too():
    game = Table().until("quest").puts("food", 4)
    game.until_told(Supper, total=4)
    assert game.board.food == 0
    assert not game.told(PhaseBegan, phase="trial")
    assert game.told(PhaseBegan, phase="salvation", round=1)


def test_w24_a_trial_with_two_survivors_is_the_ghosts_win():
    game = Table().night_eats(4)
    game.until("quest").puts("food", -10).puts("sanity", 10)
    game.night_eats(3)
    game.to_the_end()
    assert game.told(GameEnded, end="trial", winners=(4,), survivors=(1, 2), newly_dead=(3,))


def test_w24_counts_for_repeated_trials_too():
    game = Table(characters={3: "deckhand-drumstick", 4: "intern-jerky"}).until("quest")
    game.puts("food", -10).puts("sanity", 12)
    game.night_eats(4).night_eats(3)
    assert [fact.trial for fact in game.all_told(PhaseBegan, phase="trial")] == [1, 2, 3]
    assert game.told(GameEnded, end="trial", winners=())


def test_w25_the_leader_opens_with_rules_of_their_own():
    game = Table(leader=2).until("opening")
    assert game.asked("opening") == [2]
    game.does(2, Open(rules="One after the other."))
    assert game.told(TrialOpened, leader=2, rules="One after the other.")
    assert game.views[None].board.rules == "One after the other."


def test_w26_an_opening_begins_by_itself():
    game = Table().until("opening")
    game.waits(90)
    assert game.told(TrialOpened, rules=None)
    assert "discussion" not in game.kinds()
    assert game.awaited("discussion").seats == (1, 2, 3, 4)


def test_w26_a_discussion_lasts_at_least_20_seconds():
    game = Table(keeps={1: "off-key-singalong"}).until("discussion")
    assert game.refuses(1, Close()) == "W26"
    game.waits(19)
    assert game.refuses(1, Close()) == "W26"
    game.waits(1)
    game.does(1, Close())
    assert game.told(DiscussionClosed, leader=1)


def test_w26_the_refusal_names_its_ruling_to_a_leader_without_a_card_too():
    game = Table().until("opening")
    game.times_out()
    assert game.refuses(1, Close()) == "W26"


def test_w26_only_the_leader_closes():
    game = Table(keeps={2: "off-key-singalong"}).until("discussion")
    game.waits(20)
    game.refuses(2, Close())
    game.does(1, Close())


def test_w26_a_discussion_closes_by_itself():
    game = Table().until("opening")
    game.times_out()
    game.waits(LONG)
    assert game.told(DiscussionClosed, leader=None)


def test_w26_the_longest_discussion_is_an_option():
    game = Table(discussion=60).until("opening")
    game.times_out()
    game.waits(59)
    assert not game.told(DiscussionClosed)
    game.waits(1)
    assert game.told(DiscussionClosed, leader=None)


def test_w26_closing_opens_a_last_call_of_fixed_length_for_everybody():
    game = Table().until("opening")
    game.times_out()
    game.waits(20)
    game.does(1, Close())
    assert game.asked("last-call") == [1, 2, 3, 4]
    for seat in (1, 2, 3, 4):
        game.does(seat, Hold())
    assert "last-call" in game.kinds()
    game.waits(10)
    assert "vote" in game.kinds()


def test_w26_a_knife_shown_in_the_last_call_goes_before_the_vote():
    game = Table(keeps={3: "fish-knife"}).until("last-call")
    game.does(3, Attack(target=1))
    assert not game.told(Died)
    game.waits(10)
    assert game.told(Died, seat=1, cause="knife")
    assert not game.all_told(PhaseBegan, phase="trial")[1:]
    assert "vote" not in game.kinds()


def test_w26_the_discussion_is_not_closed_while_an_attack_is_open():
    game = Table(keeps={3: "fish-knife", 2: "support-plank"}).until("discussion")
    game.waits(20)
    game.does(3, Attack(target=2))
    assert "discussion" not in game.kinds()
    game.refuses(1, Close())


def test_w27_keep_cards_are_shown_during_the_discussion_only():
    game = Table(keeps={2: "off-key-singalong", 3: "fish-knife", 4: "letter-opener"}).until("opening")
    game.refuses(2, Show())
    game.until("discussion").does(3, Attack(target=4))
    assert game.refuses(2, Show()) == "W27"


def test_w27_never_during_the_vote():
    game = Table(keeps={2: "off-key-singalong", 3: "fish-knife"}).until("vote")
    assert game.refuses(2, Show()) == "W27"
    assert game.refuses(3, Attack(target=2)) == "W27"


def test_w27_a_trial_card_resolves_and_stays_up():
    game = Table(keeps={2: "off-key-singalong"}).until("discussion")
    game.does(2, Show())
    assert game.told(CardRevealed, seat=2, card="off-key-singalong", why="shown")
    assert game.told(TrackMoved, track="sanity", by=1)
    assert game.board.places[2].keep_up == "off-key-singalong"
    game.refuses(2, Show())


def test_w33_a_knife_death_ends_the_trial_without_a_vote():
    game = Table(keeps={3: "fish-knife"}).until("discussion")
    game.does(3, Attack(target=1))
    game.waits(15)
    assert game.told(TrialOver, food=4)
    assert game.told(PhaseBegan, phase="morning", round=2)


def test_w33_if_food_is_still_short_another_trial_follows():
    game = Table(keeps={3: "fish-knife"}).until("quest").puts("food", -5)
    game.until("discussion").does(3, Attack(target=1))
    game.waits(15)
    assert game.told(PhaseBegan, phase="trial", trial=2)
    assert game.board.leader == 2


def test_w38_food_at_0_ends_the_trial_and_it_still_counts_as_one():
    game = Table(keeps={2: "emergency-jerky"}).until("quest").puts("build", 20)
    game.until("discussion").does(2, Show())
    assert game.told(TrialOver, food=1)
    assert not game.told(Died)
    assert not game.session.over


def test_w38_food_at_0_exactly_is_enough():
    game = Table(keeps={2: "emergency-jerky"}).until("opening").puts("food", -2).until("discussion")
    game.does(2, Show())
    assert game.told(TrialOver, food=0)


def test_w38_knives_in_a_sealed_window_are_finished_first():
    game = Table(keeps={2: "fish-knife", 3: "farewell-speech"}, seats=5).until("discussion")
    game.does(2, Attack(target=3))
    game.waits(15)
    died = game.told(Died, seat=3)
    assert died is not None
    assert game.order(Died, TrialOver) == [died, game.told(TrialOver)]


def test_w39_those_killed_tonight_have_no_vote_and_cannot_be_chosen():
    game = Table(seats=5, keeps={2: "fish-knife"}).until("quest").puts("food", -9)
    game.night_eats(5).until("vote")
    assert game.asked("vote") == [1, 2, 3, 4]
    assert game.refuses(1, Vote(target=5)) == "W39"


def test_w39_those_killed_tonight_draw_no_straw_and_cannot_be_attacked():
    game = Table(seats=5, keeps={2: "fish-knife"}).until("quest").puts("food", -9)
    game.night_eats(5).until("discussion")
    assert game.refuses(2, Attack(target=5)) == "W39"
    assert game.refuses(5, Attack(target=1)) == "W39"


def test_a_death_by_a_card_leaves_the_discussion_open_without_the_dead():
    game = Table(seats=5, keeps={2: "tantrum", 3: "fish-knife"}).until("quest").puts("food", -5)
    game.until("discussion").does(2, Show())
    game.does(2, Target(target=3))
    assert game.told(Died, seat=3, cause="card", card="tantrum")
    assert game.awaited("discussion")
    assert "discussion" not in game.kinds()
