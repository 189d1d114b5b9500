"""Knives: W28 to W32, W40. The examples of the rulebook are in `test_examples`."""

from __future__ import annotations

from engines.who_should_we_eat.words import (
    Attack,
    AttackBlocked,
    Bloodless,
    CardRevealed,
    Close,
    Died,
    DrawStraw,
    Escaped,
    FightBegan,
    GameEnded,
    Hold,
    KeepDiscarded,
    KnivesShown,
    PhaseBegan,
    Show,
    StepOut,
    TrackMoved,
    Triggered,
    WhoDraws,
)
from tests.who_should_we_eat.table import Table

KNIVES = ("fish-knife", "letter-opener", "whittling-knife", "angry-can-opener")


def fighting(seats: int = 5, **table: object) -> Table:
    return Table(seats=seats, **table).until("discussion")  # type: ignore[arg-type]


def straws_drawn(game: Table) -> Table:
    """Everybody takes a straw."""
    for seat in game.asked("straws"):
        game.does(seat, DrawStraw())
    return game


# ---------------------------------------------------- W28: naming and answering


def test_w28_a_knife_names_another_living_survivor():
    game = fighting(keeps={2: "fish-knife"})
    assert game.refuses(2, Attack(target=2)) == "W28"
    assert [command.target for command in game.offered(2, "discussion", Attack)] == [1, 3, 4, 5]


def test_w28_every_other_survivor_is_asked_whatever_they_hold():
    game = fighting(keeps={2: "fish-knife", 4: "letter-opener"})
    game.does(2, Attack(target=3))
    assert game.asked("knives") == [1, 3, 4, 5]
    for seat in (1, 3, 4, 5):
        assert Hold() in game.prompt(seat, "knives").commands()
    assert game.offered(4, "knives", Attack)
    assert not game.offered(3, "knives", Attack)
    assert game.awaited("knives").answered is None
    assert [offer.type for offer in game.awaited("knives").offers] == [Hold]


def test_w28_the_window_keeps_its_length_whoever_answered():
    game = fighting(keeps={2: "fish-knife", 4: "letter-opener"})
    game.does(2, Attack(target=3))
    told = len(game.public)
    for seat in (1, 3, 5):
        game.does(seat, Hold())
    game.does(4, Attack(target=1))
    assert len(game.public) == told
    game.waits(14)
    assert len(game.public) == told
    game.waits(1)
    shown = game.told(KnivesShown, at="answers")
    assert shown is not None
    assert [(stab.seat, stab.card, stab.target) for stab in shown.stabs] == [(4, "letter-opener", 1)]


def test_w28_an_answer_may_be_taken_back_while_the_window_is_open():
    game = fighting(keeps={2: "fish-knife", 4: "letter-opener"})
    game.does(2, Attack(target=3))
    game.does(4, Attack(target=1))
    game.does(4, Hold())
    game.waits(15)
    assert game.told(KnivesShown, at="answers", stabs=())


def test_w28_the_window_is_left_out_only_where_open_cards_prove_that_nobody_can_answer():
    hermits = {seat: f"hermit-{seat}" for seat in (1, 3, 4)}
    game = Table(keeps={2: "fish-knife"}, characters=hermits).until("discussion")
    game.does(2, Attack(target=3))
    assert "knives" not in game.kinds()
    assert game.told(Died, seat=3)


# ---------------------------------------------------- W29: one knife


def test_w29_a_target_without_a_knife_or_shield_dies():
    game = fighting(keeps={2: "fish-knife", 3: "gull-ambush"})
    game.does(2, Attack(target=3))
    game.waits(15)
    assert game.told(CardRevealed, seat=3, card="gull-ambush", why="attacked")
    assert game.told(Died, seat=3, cause="knife", card="fish-knife")
    assert game.told(KeepDiscarded, seat=2, card="fish-knife")


def test_w29_a_target_without_a_keep_dies():
    game = Table(keeps={2: "fish-knife"}, characters={3: "hermit-3"}).until("discussion")
    game.does(2, Attack(target=3))
    game.waits(15)
    assert game.told(Died, seat=3)
    assert not game.told(CardRevealed, seat=3)


def test_w29_a_shield_blocks_and_stays_up_until_the_end_of_the_round():
    game = fighting(keeps={2: "fish-knife", 3: "pot-lid"})
    game.does(2, Attack(target=3))
    game.waits(15)
    assert game.told(AttackBlocked, seat=2, target=3, raised=False)
    assert game.told(KeepDiscarded, seat=2, card="fish-knife")
    assert game.board.places[3].keep_up == "pot-lid"
    game.night_eats(1).morning(2)
    assert game.board.places[3].keep_up is None
    assert "pot-lid" in game.session.table.state.discards["food"]


def test_w29_a_keep_that_was_not_a_shield_goes_through_the_death_event():
    game = fighting(keeps={2: "fish-knife", 3: "secret-stash"})
    game.does(2, Attack(target=3))
    game.waits(15)
    assert game.told(Triggered, seat=3, card="secret-stash", at="death")
    assert game.told(TrackMoved, card="secret-stash", by=2)


# ---------------------------------------------------- W30: two or more knives


def test_w30_english_everybody_is_in_the_fight_once():
    game = fighting(keeps={1: "fish-knife", 2: "letter-opener", 3: "whittling-knife"})
    game.does(1, Attack(target=2))
    game.does(2, Attack(target=1))
    game.does(3, Attack(target=1))
    game.waits(15)
    assert game.told(FightBegan, seats=(1, 2, 3))
    straws_drawn(game)
    assert len(game.all_told(Died)) == 1


def test_w30_english_two_knives_at_one_target_are_a_fight_of_three_and_its_shield_stays_down():
    game = fighting(keeps={1: "fish-knife", 2: "letter-opener", 3: "pot-lid"})
    game.does(1, Attack(target=3))
    game.does(2, Attack(target=3))
    game.waits(15)
    assert game.told(FightBegan, seats=(1, 2, 3))
    assert not game.told(AttackBlocked)


def test_w30_chinese_every_attack_is_settled_at_the_same_time():
    keeps = {1: "fish-knife", 2: "pot-lid", 3: "letter-opener", 5: "whittling-knife"}
    game = fighting(seats=6, keeps=keeps, edition="chinese", straws=[1, 5])
    game.does(1, Attack(target=2))  # blocked
    game.does(3, Attack(target=4))  # dies
    game.does(5, Attack(target=3))  # armed: a pair
    game.waits(15)
    assert game.told(AttackBlocked, seat=1, target=2, raised=False)
    assert game.told(FightBegan, seats=(3, 5))
    straws_drawn(game)
    assert [(fact.seat, fact.cause) for fact in game.all_told(Died)] == [(4, "knife"), (5, "fight")]


def test_w30_chinese_two_knives_at_once_meet_a_shield_that_was_down_until_now():
    game = fighting(keeps={1: "fish-knife", 2: "pot-lid", 3: "letter-opener"}, edition="chinese")
    game.does(1, Attack(target=2))
    game.does(3, Attack(target=2))
    game.waits(15)
    assert [fact.raised for fact in game.all_told(AttackBlocked, target=2)] == [False, False]


def test_w30_chinese_several_die_clockwise_from_the_leader():
    keeps = {2: "fish-knife", 3: "letter-opener"}
    game = fighting(leader=4, keeps=keeps, edition="chinese")
    game.does(2, Attack(target=1))
    game.does(3, Attack(target=5))
    game.waits(15)
    assert [fact.seat for fact in game.all_told(Died)] == [5, 1]


def test_w30_chinese_two_who_attack_each_other_are_one_pair():
    game = fighting(keeps={2: "fish-knife", 3: "letter-opener"}, edition="chinese", straws=[1, 3])
    game.does(2, Attack(target=3))
    game.does(3, Attack(target=2))
    game.waits(15)
    assert len(game.all_told(FightBegan)) == 1
    straws_drawn(game)
    assert [fact.seat for fact in game.all_told(Died)] == [3]


def test_w30_chinese_who_is_in_two_pairs_draws_in_both_and_dies_once():
    keeps = {1: "fish-knife", 2: "letter-opener", 3: "whittling-knife"}
    game = fighting(keeps=keeps, edition="chinese", straws=[1, 2, 2])
    game.does(1, Attack(target=2))
    game.does(2, Attack(target=3))
    game.does(3, Attack(target=2))
    game.waits(15)
    straws_drawn(game)
    straws_drawn(game)
    assert [fact.seats for fact in game.all_told(FightBegan)] == [(1, 2), (2, 3)]
    assert [fact.seat for fact in game.all_told(Died)] == [2]


# ---------------------------------------------------- W31, W32: shields up, knives gone


def blocked_once(**more: object) -> Table:
    keeps = {1: "letter-opener", 2: "fish-knife", 3: "pot-lid", 4: "whittling-knife"}
    game = fighting(keeps=keeps, **more)
    game.does(2, Attack(target=3))
    game.waits(15)
    return game


def test_w31_a_raised_shield_wastes_later_attacks_of_the_round():
    game = blocked_once()
    game.does(4, Attack(target=3))
    game.waits(15)
    assert game.told(AttackBlocked, seat=4, target=3, raised=True)
    assert game.told(KeepDiscarded, seat=4, card="whittling-knife")
    assert not game.told(Died)


def test_w31_a_raised_shield_keeps_its_owner_out_of_fights():
    game = blocked_once()
    game.does(4, Attack(target=3))
    game.does(1, Attack(target=5))
    game.waits(15)
    assert game.told(FightBegan, seats=(1, 4, 5))


def test_w31_a_raised_shield_helps_against_nothing_else():
    game = blocked_once()
    game.night_eats(3)
    assert game.told(Died, seat=3, cause="vote")


def test_w32_after_a_blocked_attack_the_discussion_goes_on():
    game = blocked_once()
    assert "discussion" in game.kinds()
    game.refuses(2, Attack(target=4))
    game.does(4, Attack(target=2))


def test_w32_chinese_if_all_attacks_are_blocked_the_discussion_goes_on():
    keeps = {1: "fish-knife", 2: "pot-lid", 3: "letter-opener", 4: "support-plank"}
    game = fighting(keeps=keeps, edition="chinese")
    game.does(1, Attack(target=2))
    game.does(3, Attack(target=4))
    game.waits(15)
    assert [(fact.seat, fact.target) for fact in game.all_told(AttackBlocked)] == [(1, 2), (3, 4)]
    game.waits(20)
    game.does(1, Close())


def test_w32_the_clock_of_the_discussion_stands_still_during_an_attack():
    game = fighting(keeps={2: "fish-knife", 3: "pot-lid", 4: "letter-opener"})
    closes_at = game.awaited("discussion").closes_at
    game.waits(5)
    game.does(2, Attack(target=3))
    game.waits(15)
    assert game.awaited("discussion").closes_at >= closes_at + 15


def test_w32_after_a_fight_all_revealed_knives_are_discarded():
    game = fighting(keeps={1: "fish-knife", 2: "letter-opener"}, straws=[1, 4])
    game.does(1, Attack(target=3))
    game.does(2, Attack(target=4))
    game.waits(15)
    straws_drawn(game)
    assert game.told(KeepDiscarded, seat=1, card="fish-knife")
    assert game.told(KeepDiscarded, seat=2, card="letter-opener")


# ---------------------------------------------------- cards about knives


def test_w50_a_frozen_keep_cannot_attack_nor_answer_but_a_forced_reveal_works():
    game = Table(keeps={2: "fish-knife", 3: "letter-opener"}, straws=[1, 2]).until("opening")
    game.holds_today(3, {"mod": "keep_frozen"}).until("discussion")
    assert game.refuses(3, Attack(target=1)) == "W50"
    game.does(2, Attack(target=3))
    assert not game.offered(3, "knives", Attack)
    game.waits(15)
    assert game.told(FightBegan, seats=(2, 3))


def test_w50_knives_of_a_pacifist_neither_attack_nor_answer():
    game = fighting(keeps={2: "fish-knife", 3: "letter-opener"}, personalities={3: "gentle-whittler"})
    assert game.refuses(3, Attack(target=1)) == "W50"
    game.does(2, Attack(target=3))
    game.waits(15)
    assert game.told(Died, seat=3, cause="knife")


def test_a_pacifist_uses_a_played_knife_as_a_tool():
    game = Table(plays={3: "whittling-knife"}, personalities={3: "gentle-whittler"})
    game.until_told(PhaseBegan, phase="evening")
    assert game.told(Triggered, seat=3, card="whittling-knife", at="tool")
    assert game.board.build == 2


def test_a_pacifists_other_cards_are_no_tools():
    game = Table(plays={3: "many-hands"}, personalities={3: "gentle-whittler"})
    game.until_told(PhaseBegan, phase="evening")
    assert game.told(CardRevealed, seat=3, card="many-hands")
    assert not game.told(Triggered, at="tool")


def test_w53_knives_cannot_name_those_protected_from_them():
    game = Table(keeps={2: "fish-knife"}, seats=5).until("opening")
    game.holds_today(3, {"mod": "protected", "from": "knives"}).until("discussion")
    assert game.refuses(2, Attack(target=3)) == "W53"
    assert [command.target for command in game.offered(2, "discussion", Attack)] == [1, 4, 5]


# ---------------------------------------------------- W40: Knife Fight in a Phone Booth


def in_the_booth(leader: int = 1, **table: object) -> Table:
    keeps = {2: "fish-knife", 3: "letter-opener", 4: "pot-lid", 5: "suspicious-rash"}
    game = fighting(leader=leader, keeps=keeps, phone_booth=True, **table)
    game.does(2, Attack(target=1))
    game.does(3, Attack(target=1))
    game.waits(15)
    assert game.asked("fight") == [leader]
    return game


def test_w40_the_leader_lets_only_those_who_showed_knives_draw():
    game = in_the_booth(straws=[1, 3])
    game.does(1, WhoDraws(who="knives"))
    assert game.asked("straws") == [2, 3]
    straws_drawn(game)
    assert game.told(Died, seat=3)


def test_w40_the_leader_lets_all_draw_but_those_who_show_a_shield_or_an_escape():
    game = in_the_booth(straws=[1, 1])
    game.does(1, WhoDraws(who="all"))
    assert game.asked("step-out") == [1, 2, 3, 4, 5]
    assert game.prompt(1, "step-out").commands() == [Hold()]
    game.does(4, StepOut())
    game.does(5, StepOut())
    game.waits(10)
    assert game.told(CardRevealed, seat=4, card="pot-lid", why="step-out")
    assert game.told(Escaped, seat=5)
    assert game.asked("straws") == [1, 2, 3]
    straws_drawn(game)
    assert game.told(Died, seat=1)


def test_w40_who_keeps_the_shield_down_draws():
    game = in_the_booth()
    game.does(1, WhoDraws(who="all"))
    game.waits(10)
    assert sorted(game.asked("straws")) == [1, 2, 3, 4, 5]


def test_w50_a_frozen_shield_cannot_be_shown_in_the_booth():
    keeps = {2: "fish-knife", 3: "letter-opener", 4: "pot-lid", 5: "support-plank"}
    game = Table(seats=5, keeps=keeps, phone_booth=True).until("opening")
    game.holds_today(4, {"mod": "keep_frozen"}).until("discussion")
    game.does(2, Attack(target=1))
    game.does(3, Attack(target=1))
    game.waits(15)
    game.does(1, WhoDraws(who="all"))
    assert game.prompt(4, "step-out").commands() == [Hold()]
    assert StepOut() in game.prompt(5, "step-out").commands()


def test_w40_a_fight_of_two_is_one_too():
    game = fighting(keeps={2: "fish-knife", 3: "letter-opener"}, phone_booth=True)
    game.does(2, Attack(target=3))
    game.waits(15)
    game.does(1, WhoDraws(who="all"))
    game.waits(10)
    assert sorted(game.asked("straws")) == [1, 2, 3, 4, 5]


def test_an_attack_on_one_who_showed_another_card_succeeds():
    game = fighting(keeps={2: "fish-knife", 3: "suspicious-rash"})
    game.does(3, Show())
    game.does(2, Attack(target=3))
    game.waits(15)
    assert game.told(Died, seat=3, cause="knife")


def test_w40_if_nobody_is_left_to_draw_the_fight_ends_bloodless():
    hermits = {seat: f"hermit-{seat}" for seat in (1, 4)}
    keeps = {2: "fish-knife", 3: "letter-opener"}
    game = Table(keeps=keeps, characters=hermits, phone_booth=True).until("opening")
    for seat in (1, 2, 3, 4):
        game.tells(Escaped(seat=seat))
    game.until("discussion").does(2, Attack(target=1))
    game.does(3, Attack(target=1))
    game.waits(15)
    game.does(1, WhoDraws(who="all"))
    assert game.told(Bloodless)
    assert not game.told(Died)
    assert game.told(KeepDiscarded, seat=3, card="letter-opener")
    assert game.awaited("discussion")


def test_w24_if_all_kill_each_other_the_game_ends_at_once():
    keeps = dict(enumerate(KNIVES, start=1))
    game = Table(keeps=keeps, edition="chinese", straws=[1, 1, 2, 3, 4]).until("quest").puts("sanity", 12)
    game.until("discussion").does(1, Attack(target=2))
    game.does(2, Attack(target=3))
    game.does(3, Attack(target=1))
    game.does(4, Attack(target=3))
    game.waits(15)
    while "straws" in game.kinds():
        straws_drawn(game)
    assert game.told(GameEnded, end="trial", winners=(), survivors=(), newly_dead=(1, 2, 3, 4))
