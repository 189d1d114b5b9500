"""2. Afternoon Phase: W15 to W22, W53, W54."""

from __future__ import annotations

from engines.who_should_we_eat.words import (
    Burn,
    CardRevealed,
    Died,
    DrawStraw,
    DrewStraws,
    GameEnded,
    Haunted,
    NoQuest,
    NoTarget,
    PhaseBegan,
    PlayDiscarded,
    QuestBurnt,
    QuestPicker,
    QuestsRevealed,
    QuestTaken,
    QuestTucked,
    TakeQuest,
    Target,
    TrackMoved,
)
from tests.who_should_we_eat.table import Table, haunting


def test_w15_ghosts_act_first_clockwise_from_the_leader():
    game = Table(seats=6, leader=1).night_eats(2)
    game.night_eats(6).morning(3)
    game.until_told(PhaseBegan, phase="evening", round=3)
    assert game.board.leader == 4
    revealed = [fact.seat for fact in game.all_told(CardRevealed, half="play")]
    assert revealed[-6:] == [6, 2, 4, 5, 1, 3]


def test_w15_a_target_is_chosen_when_the_card_resolves():
    game = haunting("framed").until("target")
    assert game.asked("target") == [4]
    assert game.told(CardRevealed, seat=4, card="framed")
    game.does(4, Target(target=1))


def test_w16_a_haunt_must_be_attached_to_any_living_survivor():
    game = haunting("gone-off").until("target")
    assert [command.target for command in game.offered(4, "target", Target)] == [2, 3, 1]
    assert game.refuses(4, Target(target=4)) == "W16"
    game.times_out()
    haunted = game.told(Haunted, card="gone-off")
    assert haunted is not None
    assert game.board.haunt(haunted.seat) == "gone-off"


def test_w16_the_replaced_haunt_is_discarded_and_triggers_nothing():
    game = haunting("gone-off", "unfinished-business", "bottomless-belly").until("target")
    game.does(4, Target(target=1))
    game.keeps[4] = "unfinished-business"
    game.plays[4] = "unfinished-business"
    game.morning(3).puts("sanity", 8).until("target").does(4, Target(target=1))
    assert game.told(Haunted, seat=1, card="unfinished-business", replaced="gone-off")
    assert "gone-off" in game.session.table.state.discards["ghost"]
    assert not game.told(TrackMoved, card="gone-off")
    assert game.board.haunt(1) == "unfinished-business"


def test_w17_an_effect_without_a_legal_target_is_skipped_and_the_rest_goes_on():
    game = haunting("draughty-sleeve", characters={seat: f"hermit-{seat}" for seat in (1, 2, 3)})
    game.until_told(NoTarget, card="draughty-sleeve", effect="discard_keep")
    assert game.told(TrackMoved, track="food", by=-1, card="draughty-sleeve")
    assert "draughty-sleeve" in game.session.table.state.discards["ghost"]


def test_w18_the_leader_must_take_one_quest_and_all_survivors_draw():
    game = Table(leader=2, quests=["raid-the-wreck"]).until("quest")
    assert game.asked("quest") == [2]
    assert len(game.offered(2, "quest", TakeQuest)) == 3
    game.puts("build", 5).does(2, TakeQuest(quest="raid-the-wreck"))
    assert game.told(TrackMoved, track="food", by=1, card="raid-the-wreck")
    assert game.told(TrackMoved, track="build", by=-2, to=3)
    assert sorted(game.asked("straws")) == [1, 2, 3, 4]


def test_w18_the_short_straw_tucks_the_quest_and_its_ability_holds_at_once():
    game = Table(quests=["explore-the-cave"], straws=[3], plays={3: "whittling-knife"}).until("quest")
    game.does(1, TakeQuest(quest="explore-the-cave"))
    game.until_told(CardRevealed, seat=3)
    assert game.told(QuestTucked, seat=3, quest="explore-the-cave")
    assert game.told(TrackMoved, card="whittling-knife", track="build", by=2)


def test_w18_sanity_0_by_the_top_half_ends_the_game_before_any_straw():
    game = Table(quests=["lick-the-frog"]).until("quest").puts("sanity", 2)
    game.does(1, TakeQuest(quest="lick-the-frog"))
    assert game.session.outcome is not None
    assert game.session.outcome.end == "sanity"
    assert not game.all_told(DrewStraws)


def test_w18_a_silent_leader_takes_a_quest_by_lot():
    game = Table().until("quest")
    game.times_out()
    taken = game.told(QuestTaken, seat=1)
    assert taken is not None
    assert taken.quest in {"walk-1", "walk-2", "walk-3"}


def two_quests_on_seat_1(edition: str) -> Table:
    quests = ["befriend-a-parrot", "staring-contest"]
    game = Table(quests=quests, straws=[1, 1], plays={2: "driftwood-smoker"}, edition=edition)
    game.until("quest").puts("food", 10).does(1, TakeQuest(quest="befriend-a-parrot"))
    game.morning(2).until("quest").does(2, TakeQuest(quest="staring-contest"))
    game.until_told(QuestTucked, quest="staring-contest")
    return game


def test_w19_english_quests_on_one_player_add_up():
    game = two_quests_on_seat_1("english")
    assert game.board.quests(1) == ["befriend-a-parrot", "staring-contest"]


def test_w19_chinese_a_new_quest_replaces_the_old_one_which_leaves_the_game():
    game = two_quests_on_seat_1("chinese")
    assert game.board.quests(1) == ["staring-contest"]
    assert game.told(QuestTucked, seat=1, replaced=("befriend-a-parrot",))
    assert "befriend-a-parrot" in game.session.table.state.box


def test_w20_survivors_are_revealed_one_by_one_clockwise_from_the_leader():
    game = Table(leader=3)
    game.until_told(PhaseBegan, phase="evening")
    assert [fact.seat for fact in game.all_told(CardRevealed, half="play")] == [3, 4, 1, 2]


def test_w20_effects_are_compulsory_and_choices_are_the_owners():
    game = Table(plays={2: "tide-pool-tapas"}).until("choose")
    assert game.asked("choose") == [2]
    game.times_out()
    moved = game.told(TrackMoved, card="tide-pool-tapas")
    assert moved is not None
    assert moved.by == 1


def test_w21_a_death_in_the_afternoon_is_complete_at_once_and_the_victims_play_card_is_unused():
    game = haunting("something-in-the-water", seats=5, straws=[1, 3]).puts("sanity", 3)
    game.until_told(Died, seat=3, cause="card")
    assert game.told(PlayDiscarded, seat=3)
    assert game.told(TrackMoved, why="meat", by=5)
    assert game.told(TrackMoved, why="killing", track="sanity", by=-1)
    game.until_told(PhaseBegan, phase="evening", round=2)
    assert not game.all_told(CardRevealed, seat=3)[2:]


def test_w22_food_below_0_means_nothing_before_supper():
    game = Table(plays=dict.fromkeys((1, 2), "worked-through-lunch")).until("quest").puts("food", 0)
    game.until_told(PhaseBegan, phase="evening")
    facts = game.order(TrackMoved, CardRevealed, PhaseBegan)
    below = next(i for i, fact in enumerate(facts) if isinstance(fact, TrackMoved) and fact.to == -4)
    assert [type(fact) for fact in facts[below + 1 : below + 4]] == [CardRevealed, CardRevealed, PhaseBegan]


def test_w22_a_finished_raft_wins_nothing_before_the_salvation_phase():
    game = Table().until("quest").puts("build", 20)
    game.until_told(PhaseBegan, phase="trial")
    assert not game.session.over


def test_w53_a_haunt_is_not_offered_those_whom_ghosts_cannot_choose():
    game = haunting("gone-off", personalities={2: "sceptic"}).until("target")
    assert [command.target for command in game.offered(4, "target", Target)] == [3, 1]
    assert game.refuses(4, Target(target=2)) == "W53"


def test_w53_if_nobody_is_left_to_choose_the_card_is_discarded_without_effect():
    game = haunting("gone-off", personalities={1: "sceptic"})
    for seat in (2, 3):
        game.holds_today(seat, {"mod": "protected", "from": "ghosts"})
    game.until_told(NoTarget, card="gone-off", effect="haunt")
    assert not game.told(Haunted)
    assert "gone-off" in game.session.table.state.discards["ghost"]


def test_w54_a_burnt_quest_leaves_an_empty_place_that_is_refilled_next_morning():
    game = haunting("damp-map").until("burn")
    game.does(4, Burn(quest=game.board.row[0]))
    burnt = game.told(QuestBurnt, seat=4)
    assert burnt is not None
    assert burnt.quest in game.session.table.state.box
    assert len(game.board.row) == 2
    game.morning(3).until("select")
    refilled = game.told(QuestsRevealed)
    assert refilled is not None
    assert len(refilled.new) == 2
    assert len(refilled.row) == 3


def test_the_ghost_who_took_the_choice_picks_the_quest():
    game = haunting("ghostly-suggestion").until("quest")
    assert game.told(QuestPicker, seat=4)
    assert game.asked("quest") == [4]
    game.does(4, TakeQuest(quest=game.board.row[0]))
    assert game.told(QuestTaken, seat=4)
    assert 4 not in game.asked("straws")
    game.does(1, DrawStraw())
    game.morning(3).until("quest")
    assert game.asked("quest") == [3]
    assert not game.told(GameEnded)


def test_w55_a_ghost_without_a_card_is_skipped():
    game = Table(characters={4: "mute"}).night_eats(4).morning(2)
    game.until_told(PhaseBegan, phase="evening", round=2)
    assert not [fact for fact in game.all_told(CardRevealed, half="play")[4:] if fact.seat == 4]


def burnt(game: Table, count: int) -> Table:
    """The first quests of the selection are burnt."""
    for quest in game.board.row[:count]:
        game.session.table.state.box.append(quest)
        game.tells(QuestBurnt(seat=1, quest=quest))
    return game


def test_w18_one_quest_alone_is_taken_without_a_question():
    game = burnt(Table().until("select"), 2).until("straws")
    assert game.told(QuestTaken, seat=1, quest="walk-3")


def test_w54_without_any_quest_the_day_goes_on():
    game = burnt(Table().until("select"), 3)
    game.until_told(PhaseBegan, phase="evening")
    assert game.told(NoQuest)
    assert not game.told(QuestTucked)


def test_w54_there_is_nothing_to_burn_in_an_empty_selection():
    game = burnt(haunting("damp-map").until("select"), 3)
    assert game.until_told(NoTarget, card="damp-map", effect="burn_quest")
