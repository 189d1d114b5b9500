"""Event: If You Are Killed. W41 to W44."""

from __future__ import annotations

from engines.who_should_we_eat.words import (
    AttachmentsLost,
    Attack,
    CardRevealed,
    Died,
    KeepDiscarded,
    Leader,
    Show,
    TakeQuest,
    Target,
    TrackMoved,
    Triggered,
    Vote,
)
from tests.who_should_we_eat.table import Table


def test_w41_the_six_steps_come_in_the_books_order():
    game = Table(keeps={4: "farewell-speech"}, personalities={4: "well-marbled"}, characters={4: "intern-jerky"})
    game.until("vote").puts("sanity", 4)
    assert (game.board.red[4], game.board.red[4 + 2]) == (1, 2)
    before = len(game.public)
    game.all_vote(4)
    steps = [
        fact
        for fact in game.public[before:]
        if isinstance(fact, Died | CardRevealed | Triggered | KeepDiscarded | AttachmentsLost | TrackMoved)
    ]
    assert [fact.kind for fact in steps[:10]] == [
        "died",
        "card-revealed",  # 1: the Keep, its conditions
        "triggered",
        "track-moved",
        "keep-discarded",
        "triggered",  # 2: ongoing effects
        "track-moved",
        "attachments-lost",  # 3
        "track-moved",  # 4: meat
        "track-moved",  # 5: the red number
    ]
    assert [(fact.track, fact.by, fact.why) for fact in steps if isinstance(fact, TrackMoved)][:5] == [
        ("sanity", 2, "card"),
        ("food", 2, "card"),
        ("food", 2, "meat"),
        ("sanity", -2, "killing"),  # read at step 5, where Sanity is 4 + 2
        ("raft", -2, "killing"),
    ]


def test_w41_from_the_first_step_on_the_victim_is_no_survivor():
    game = Table(keeps={4: "grudge-list"}, seats=5).until("vote")
    game.all_vote(4)
    assert game.asked("target") == [4]
    assert [command.target for command in game.offered(4, "target", Target)] == [1, 2, 3, 5]


def test_w42_a_trigger_that_kills_another_waits_until_this_death_is_complete():
    game = Table(keeps={4: "grudge-list"}, seats=5).until("vote")
    game.all_vote(4)
    game.does(4, Target(target=2))
    died = [fact.seat for fact in game.all_told(Died)]
    assert died == [4, 2]
    raft = [fact for fact in game.order(Died, TrackMoved) if isinstance(fact, Died) or fact.track == "raft"]
    assert [fact.kind for fact in raft] == ["died", "track-moved", "died", "track-moved"]


def test_w42_who_is_doomed_twice_dies_once():
    keeps = {1: "fish-knife", 2: "letter-opener", 4: "grudge-list"}
    game = Table(seats=6, keeps=keeps, edition="chinese").until("discussion")
    game.does(1, Attack(target=4))
    game.does(2, Attack(target=5))
    game.waits(15)
    game.does(4, Target(target=5))
    assert [(fact.seat, fact.cause) for fact in game.all_told(Died)] == [(4, "knife"), (5, "knife")]
    assert len(game.all_told(TrackMoved, why="meat")) == 2


def test_w42_the_keep_triggers_first_then_attached_cards_oldest_first():
    game = Table(
        keeps={4: "secret-stash"},
        personalities={4: "well-marbled"},
        quests=["signal-fire"],
        straws=[4],
    ).until("quest")
    game.does(1, TakeQuest(quest="signal-fire"))
    game.night_eats(4)
    assert [fact.card for fact in game.all_told(Triggered)] == ["secret-stash", "well-marbled", "signal-fire"]


def test_w42_other_survivors_mourn_after_the_last_step():
    game = Table(personalities={1: "shoulder-to-cry-on"}).night_eats(4)
    assert game.told(Triggered, seat=1, card="shoulder-to-cry-on", at="other-death")
    moved = [(fact.track, fact.by) for fact in game.all_told(TrackMoved)][-3:]
    assert moved == [("sanity", -2), ("raft", -2), ("sanity", 1)]


def raft_moved_before(edition: str) -> Table:
    game = Table(seats=5, edition=edition).until("vote").puts("raft", 16)
    game.all_vote(5)
    return game


def test_w43_english_the_raft_target_is_two_lower_than_it_was():
    assert raft_moved_before("english").told(TrackMoved, track="raft", why="killing").to == 14  # type: ignore[union-attr]


def test_w43_chinese_the_raft_target_is_the_place_of_the_new_number():
    assert raft_moved_before("chinese").told(TrackMoved, track="raft", why="killing").to == 2 * 4 + 3  # type: ignore[union-attr]


def test_w44_keep_and_haunt_go_to_their_piles_personality_and_quests_out_of_the_game():
    game = Table(
        seats=5,
        keeps={1: "fish-knife"},
        quests=["befriend-a-parrot"],
        straws=[1, 2],
        stack={"deck.ghost": ["gone-off"]},
    ).until("quest")
    game.does(1, TakeQuest(quest="befriend-a-parrot"))
    game.night_eats(5)
    game.plays[5] = "gone-off"
    game.morning(2).puts("sanity", 8).until("target").does(5, Target(target=1))
    game.until("quest").puts("food", 0)
    game.night_eats(1)
    state = game.session.table.state
    assert game.told(AttachmentsLost, seat=1, haunt="gone-off", personality="nobody-1", quests=("befriend-a-parrot",))
    assert "fish-knife" in state.discards["food"]
    assert "gone-off" in state.discards["ghost"]
    assert {"nobody-1", "befriend-a-parrot"} <= set(state.box)
    assert game.told(TrackMoved, card="gone-off", by=-4)


def test_w44_a_shown_keep_is_discarded_with_its_owner():
    game = Table(keeps={4: "off-key-singalong"}).until("discussion")
    game.does(4, Show())
    game.night_eats(4)
    assert game.told(KeepDiscarded, seat=4, card="off-key-singalong")
    assert "off-key-singalong" in game.session.table.state.discards["sanity"]


def test_w6_a_leader_killed_by_a_knife_is_followed_at_once():
    game = Table(keeps={2: "fish-knife"}).until("discussion")
    game.does(2, Attack(target=1))
    game.waits(15)
    assert [fact.kind for fact in game.order(Died, Leader)[1:3]] == ["died", "leader"]
    assert game.told(Leader, seat=2, why="died")


def test_sanity_0_at_step_5_ends_the_game_before_the_raft_is_lowered():
    game = Table().until("vote").puts("sanity", 1)
    for seat in (1, 2, 3, 4):
        game.does(seat, Vote(target=4))
    assert game.session.outcome is not None
    assert game.session.outcome.end == "sanity"
    assert not game.told(TrackMoved, track="raft")
