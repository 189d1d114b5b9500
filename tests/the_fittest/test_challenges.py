"""The Final Test, Renewal, and changes of Skills."""

from __future__ import annotations

from engines.kernel import Done
from engines.the_fittest import words as w
from tests.the_fittest.table import Table

THREE = ["airdrop"]


def test_f37_a_trial_that_is_turned_over_adds_no_goals_but_its_prizes_and_starts_no_trial():
    game = Table(deck=["ration-raid", "grand-trial", "blisters"], hands={1: ["the-final-test"]})
    game.plays(1, "the-final-test")
    assert game.the(w.CardTurnedOver) == w.CardTurnedOver(card="grand-trial", prizes=1 + 4)
    assert len(game.episode.goals) == 1
    assert not game.episode.trial
    game.deals(2, "0").until_told(w.Attempted)
    assert [one.skill for one in game.the(w.Attempted).tests] == ["brawn"]
    assert len(game.the(w.PrizesRevealed).cards) == 5
    assert game.until_told(w.ChallengeDiscarded).cards == ("ration-raid", "grand-trial")


def test_f38_as_a_challenge_it_is_just_all_twenty_for_five():
    game = Table(deck=["the-final-test"])
    assert game.episode.cards == ["the-final-test"]
    assert game.episode.prizes == 5
    assert [(aim.skill, aim.value) for _, _, aim in game.episode.aims()] == [("all", 20)]


def test_f38_from_the_hand_it_adds_or_wild_and_all_goals_with_their_choices():
    game = Table(deck=["low-tide", "backstage-pass", "blisters"], hands={1: ["the-final-test"]})
    game.plays(1, "the-final-test").closes()
    game.does(1, w.ChooseGoal(goal="1a")).does(1, w.NameSkill(goal="2a", skill="pace"))
    game.until_told(w.Attempted)
    assert [(one.skill, one.needed) for one in game.the(w.Attempted).tests] == [("grit", 25), ("pace", 25)]


def test_f38_if_no_card_can_be_turned_over_it_cannot_be_played():
    game = Table(deck=THREE, hands={1: ["the-final-test"]}).leaves(0)
    assert game.refuses(1, w.PlayEffect(card="the-final-test")) == "F38"
    one = Table(deck=THREE, hands={1: ["the-final-test"]}, spare=["cramp"]).discards("cramp").leaves(0)
    one.plays(1, "the-final-test")
    assert one.the(w.CardTurnedOver).card == "cramp"


def test_f39_renewal_discards_a_prize_and_the_decks_top_card_takes_its_place():
    game = Table(deck=[*THREE, "cramp"], hands={3: ["renewal"]}, spare=["fan-mail", "head-start"])
    game.wins(2, "fan-mail").wins(1, "head-start")
    game.plays(3, "renewal")
    assert {one.card for one in game.offered(3, "prize", w.TargetPrize)} == {"fan-mail", "head-start"}
    game.does(3, w.TargetPrize(card="head-start"))
    assert game.the(w.PrizeDiscarded) == w.PrizeDiscarded(seat=1, card="head-start")
    assert game.the(w.PrizeRenewed) == w.PrizeRenewed(seat=1, card="cramp")
    assert game.prizes(1) == ["cramp"]
    assert game.board.discard == ["head-start", "renewal"]


def test_f39_ones_own_prize_may_be_renewed():
    game = Table(deck=[*THREE, "cramp"], hands={3: ["renewal"]}, spare=["blisters"]).wins(3, "blisters")
    game.plays(3, "renewal")
    assert game.prizes(3) == ["cramp"]


def test_f39_with_an_empty_deck_the_discarded_prize_is_in_the_reshuffle_but_renewal_is_not():
    game = Table(deck=THREE, hands={3: ["renewal"]}, spare=["blisters"]).leaves(0)
    for card in [card for card in game.prizes(4) if card != "blisters"]:
        game.board.places[4].prizes.remove(card)
        game.state.box.append(card)
    for board in {id(one): one for one in (game.board, *(view.board for view in game.views.values()))}.values():
        board.places[4].prizes[:] = ["blisters"]
    game.plays(3, "renewal")
    assert game.the(w.Reshuffled).cards == 1
    assert game.prizes(4) == ["blisters"]
    assert not game.session.over


def test_f39_it_cannot_be_played_while_there_is_no_prize():
    game = Table(deck=THREE, hands={3: ["renewal"]})
    assert game.refuses(3, w.PlayEffect(card="renewal")) == "F39"


def test_f40_changes_add_up_never_below_nothing_and_through_other_leaders():
    hands = {2: ["blisters", "bad-press", "the-final-push"], 3: ["cramp"], 4: ["camp-mutiny"]}
    game = Table(deck=THREE, hands=hands, contestants={1: "the-stevedore"})
    game.plays(2, "the-final-push", w.TargetSkill(target=1, skill="wits"))
    assert game.the(w.SkillChanged) == w.SkillChanged(seat=1, skill="wits", by=3, to=5)
    game.plays(2, "blisters", w.TargetSkill(target=1, skill="wits"))
    game.plays(2, "bad-press", w.TargetSkill(target=1, skill="wits"))
    assert [one.to for one in game.all_told(w.SkillChanged)] == [5, 1, 0]
    assert game.board.skill(1, "wits") == 0
    game.plays(4, "camp-mutiny")
    assert game.board.skill(1, "wits") == 0
    game.next_episode()
    assert game.board.skill(1, "wits") == 2


def test_f40_they_never_touch_the_scoring():
    game = Table(deck=THREE, hands={2: ["blisters"]}, contestants={1: "the-stevedore"}, spare=["heavy-crate"])
    game.wins(1, "heavy-crate").plays(2, "blisters", w.TargetSkill(target=1, skill="brawn"))
    assert game.board.score(1).points == 3 + 2


def test_renewals_challenge_is_an_or_of_thirty():
    game = Table(deck=["renewal"])
    assert [(name, aim.skill, aim.value) for name, _, aim in game.episode.aims()] == [
        ("1a", "pace", 30),
        ("1b", "flair", 30),
    ]


def test_strong_arms_challenge_has_two_goals_side_by_side():
    game = Table(deck=["strong-arm"])
    assert [(name, aim.skill, aim.value) for name, _, aim in game.episode.aims()] == [
        ("1a", "wits", 20),
        ("2a", "brawn", 25),
    ]
    game.closes()
    assert "boosts" in game.kinds(), "there is nothing to choose"


def test_the_final_totem_is_all_thirty_for_six():
    game = Table(6, deck=["the-final-totem"])
    assert game.episode.prizes == 6
    for seat in (2, 3, 4, 5, 6):
        game.deals(seat, "1x")
    game.does(1, Done()).closes().until_told(w.Attempted)
    assert {one.needed for one in game.the(w.Attempted).tests} == {30}
    assert len(game.the(w.Attempted).tests) == 6
    assert game.the(w.Attempted).success
