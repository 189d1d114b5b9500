"""The Attempt Phase: choices, Goals, Boosts, Bonus Flip."""

from __future__ import annotations

import pytest

from engines.kernel import Done
from engines.the_fittest import words as w
from engines.the_fittest.attempt import choose_goals
from engines.the_fittest.episode import Goal
from engines.the_fittest.pack import PACKS
from engines.the_fittest.vocabulary import SKILLS, Aim
from tests.the_fittest.table import Table


def outcome(game: Table) -> dict[str, tuple[int, int]]:
    return {one.skill: (one.needed, one.reached) for one in game.the(w.Attempted).tests}


def test_f16_the_leader_attempts_alone_if_nobody_joins():
    game = Table(deck=["ration-raid", "blisters"])
    game.closes().attempts().does(1, w.Flip(flip=True))
    assert outcome(game) == {"brawn": (10, 9 + 4)}
    assert game.the(w.Attempted).success
    game.until("draw")
    assert 1 not in game.asked("draw")
    assert game.refuses(1, w.Draw(draw=True)) == "F9"


def test_f26_the_leader_chooses_one_goal_of_an_or_before_boosts_and_flip():
    game = Table(deck=["renewal", "blisters"])
    game.closes()
    assert game.asked("choose-goal") == [1]
    assert [one.goal for one in game.offered(1, "choose-goal", w.ChooseGoal)] == ["1a", "1b"]
    assert game.refuses(2, w.ChooseGoal(goal="1a")) == "F26"
    game.does(1, w.ChooseGoal(goal="1b"))
    assert game.the(w.GoalChosen) == w.GoalChosen(seat=1, goal="1b")
    game.until_told(w.Attempted)
    assert outcome(game) == {"flair": (30, 5 + 4)}


def test_f26_the_leader_names_the_skill_of_a_wild_goal():
    game = Table(deck=["the-final-push", "blisters"])
    game.closes()
    assert len(game.offered(1, "name-skill", w.NameSkill)) == 6
    game.does(1, w.NameSkill(goal="1a", skill="brawn"))
    assert game.the(w.GoalChosen) == w.GoalChosen(seat=1, goal="1a", skill="brawn")
    game.until_told(w.Attempted)
    assert outcome(game) == {"brawn": (15, 9 + 4)}


def test_f27_goals_side_by_side_must_all_be_met():
    game = Table(deck=["wet-rope", "blisters"])  # Brawn 15 + Grit 10
    game.deals(3, "0").until_told(w.Attempted)
    assert outcome(game) == {"brawn": (15, 9 + 4 + 4), "grit": (10, 7 + 2 + 4)}
    assert game.the(w.Attempted).success
    alone = Table(deck=["wet-rope", "blisters"])
    alone.until_told(w.Attempted)
    assert outcome(alone) == {"brawn": (15, 13), "grit": (10, 11)}
    assert not alone.the(w.Attempted).success


def test_f27_all_means_each_of_six_skills():
    game = Table(deck=["the-final-test", "blisters"])
    game.deals(2, "0").deals(3, "0").until_told(w.Attempted)
    assert outcome(game) == {
        "brawn": (20, 23),
        "grit": (20, 22),
        "cunning": (20, 22),
        "flair": (20, 18),
        "wits": (20, 19),
        "pace": (20, 19),
    }
    assert not game.the(w.Attempted).success


def test_f27_several_goals_on_one_skill_are_not_added_the_highest_counts():
    game = Table(deck=["force-out", "camp-mutiny", "blisters"], hands={1: ["the-final-test"]})  # Brawn 20, Brawn 15
    game.plays(1, "the-final-test").deals(2, "0").until_told(w.Attempted)
    assert outcome(game) == {"brawn": (20, 9 + 6 + 4)}


def test_f27_wild_goals_of_two_cards_may_name_the_same_skill():
    game = Table(deck=["the-final-push", "backstage-pass", "blisters"], hands={1: ["the-final-test"]})
    game.plays(1, "the-final-test").closes()
    game.does(1, w.NameSkill(goal="1a", skill="brawn")).does(1, w.NameSkill(goal="2a", skill="brawn"))
    game.until_told(w.Attempted)
    assert outcome(game) == {"brawn": (25, 13)}


def test_f27_wild_goals_of_one_card_may_not():
    game = Table(deck=["the-final-push"])
    for board in {id(one): one for one in (game.board, *(view.board for view in game.views.values()))}.values():
        board.episode.goals.append(Goal("the-final-push", [Aim(skill="wild", value=10)]))
    game.closes().does(1, w.NameSkill(goal="1a", skill="pace"))
    assert game.refuses(1, w.NameSkill(goal="2a", skill="pace")) == "F27"
    assert [one.skill for one in game.offered(1, "name-skill", w.NameSkill)] == [
        skill for skill in SKILLS if skill != "pace"
    ]
    assert choose_goals.__doc__
    assert "standard" in PACKS


def test_f28_only_participants_boost_and_any_number_of_any_skill():
    game = Table(deck=["ration-raid", "blisters"], hands={1: ["log-carry", "airdrop"], 2: ["cramp"], 3: ["cold-read"]})
    game.deals(2, "0").closes()
    assert set(game.asked("boosts")) == {1, 2}
    assert game.refuses(3, w.Boost(card="cold-read")) == "F28"
    game.does(1, w.Boost(card="log-carry")).does(1, w.Boost(card="airdrop")).does(2, w.Boost(card="cramp"))
    assert [(one.skill, one.value) for one in game.all_told(w.Boosted)] == [("brawn", 3), ("grit", 4), ("pace", 3)]
    game.until_told(w.Attempted)
    assert outcome(game) == {"brawn": (10, 9 + 6 + 3 + 4)}


def test_f28_only_from_the_hand():
    game = Table(deck=["ration-raid"], spare=["cold-read"])
    game.closes()
    assert game.refuses(1, w.Boost(card="cold-read")) is None
    assert not game.may(1, w.Boost(card="cold-read"))


def test_f28_a_boost_clears_the_dones():
    game = Table(deck=["ration-raid"], hands={2: ["cramp"]})
    game.deals(2, "0").closes().does(1, Done()).does(2, w.Boost(card="cramp")).does(2, Done())
    assert "boosts" in game.kinds()
    game.does(1, Done())
    assert "flip" in game.kinds()


def test_f28_the_skill_of_a_wild_boost_is_named_when_it_is_played():
    game = Table(deck=["ration-raid", "blisters"], hands={1: ["plot-twist"]})
    game.closes().does(1, w.Boost(card="plot-twist"))
    assert game.the(w.WildPlayed) == w.WildPlayed(seat=1, card="plot-twist")
    assert game.refuses(2, w.WildBoost(skill="pace")) == "F28"
    game.does(1, w.WildBoost(skill="brawn"))
    assert game.the(w.Boosted) == w.Boosted(seat=1, card="plot-twist", skill="brawn", value=4)


def test_f28_who_may_not_boost_is_not_waited_for():
    game = Table(deck=["ration-raid"], hands={3: ["wet-rope"]})
    game.deals(2, "0").plays(3, "wet-rope", w.Target(target=2)).closes()
    assert game.refuses(2, w.Boost(card=game.hand(2)[0])) == "F28"
    game.does(1, Done())
    assert "flip" in game.kinds()


def test_f28_who_has_no_cards_is_not_waited_for():
    game = Table(deck=["ration-raid"])
    game.empties(1).closes()
    assert "flip" in game.kinds()


def test_f29_the_number_of_the_flipped_card_is_added_once_to_each_of_six_skills():
    game = Table(deck=["the-final-test", "plot-twist"])
    game.deals(2, "0").attempts().does(1, w.Flip(flip=True))
    assert game.the(w.Flipped) == w.Flipped(seat=1, cards=("plot-twist",), value=3)
    assert {skill: reached for skill, (_, reached) in outcome(game).items()} == {
        "brawn": 18,
        "grit": 19,
        "cunning": 12,
        "flair": 10,
        "wits": 12,
        "pace": 13,
    }


def test_f29_the_leader_may_decline_it():
    game = Table(deck=["ration-raid", "blisters"])
    game.attempts()
    assert game.refuses(2, w.Flip(flip=True)) == "F29"
    game.does(1, w.Flip(flip=False))
    assert game.the(w.NotFlipped) == w.NotFlipped(seat=1, why="declined")
    assert outcome(game) == {"brawn": (10, 9)}


def test_f29_boosts_and_flip_are_discarded_only_afterwards():
    game = Table(deck=["ration-raid"], hands={1: ["log-carry"]}).leaves(0)
    game.closes().does(1, w.Boost(card="log-carry")).does(1, Done())
    assert game.told(w.Flipped) is None
    assert game.the(w.NotFlipped).why == "no-card"
    assert game.the(w.TableCleared).cards == ("log-carry",)


def test_f29_a_flip_may_need_a_reshuffle():
    game = Table(deck=["ration-raid"], spare=["blisters"]).discards("blisters").leaves(0)
    game.attempts().does(1, w.Flip(flip=True))
    assert game.all_told(w.Reshuffled)[0].cards == 1
    assert game.the(w.Flipped).cards == ("blisters",)


def test_f29_without_a_card_it_is_nothing_and_the_game_goes_on():
    game = Table(deck=["ration-raid"]).leaves(0)
    game.until_told(w.NotFlipped)
    assert game.the(w.NotFlipped).why == "no-card"
    assert outcome(game) == {"brawn": (10, 9)}


@pytest.mark.parametrize(("card", "value"), [("grand-trial", 2), ("camp-mutiny", 2), ("strong-arm", 2)])
def test_f29_trials_totem_cards_and_grey_ones_just_count_their_number(card: str, value: int):
    game = Table(deck=["ration-raid", card])
    game.attempts().does(1, w.Flip(flip=True))
    assert game.the(w.Flipped).value == value
