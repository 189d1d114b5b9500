"""Supply Cards: a scenario of each, in its window and in no other, and D-P1 to D-P8."""

from __future__ import annotations

from collections import defaultdict
from pathlib import Path

import pytest

from engines.donner_dinner_party import words as w
from engines.donner_dinner_party.pack import loaded
from tests.donner_dinner_party.table import Table, cards, winter
from tests.generic.checks import named

PACK = loaded("winter")


def holding(card: str, seat: int = 2, seats: int = 6, **table: object) -> Table:
    """A table at which seat 2 holds this card."""
    return Table(seats, supply={seat: card}, **table)  # type: ignore[arg-type]


def reactions(game: Table, seat: int) -> dict[str, list[w.PlaySupply]]:
    """All that a seat may play in the rest of the first round, by the kind of the question."""
    found: dict[str, list[w.PlaySupply]] = defaultdict(list)
    while not game.told(w.RoundEnded) and not game.session.over:
        for prompt in game.session.prompts(seat):
            found[prompt.kind] += [one for one in prompt.commands() if isinstance(one, w.PlaySupply)]
        if "vote" in game.kinds():
            game.all_vote(seat)
        else:
            game.goes_on()
    return {kind: commands for kind, commands in found.items() if commands}


WINDOWS = {
    "fresh-tracks": "supply",
    "frozen-fingers": "supply",
    "boot-prints": "set",
    "snuffed-lantern": "set",
    "sharp-eyes": "look",
    "spilled-kettle": "look",
    "buried-flour": "table",
    "willow-bark": "table",
    "raised-voice": "fingers",
    "lost-in-the-drifts": "fingers",
    "short-straw": "condemned",
}


@pytest.mark.parametrize(("card", "window"), WINDOWS.items())
def test_a_supply_card_may_be_played_in_its_window_and_in_no_other(card: str, window: str):
    offered = reactions(holding(card, dinners=["PFFFFF"]), 2)
    assert list(offered) == [window]
    assert {one.card for one in offered[window]} == {card}


def test_every_supply_card_has_its_scenario():
    written = "".join(file.read_text() for file in Path(__file__).parent.glob("test_*.py"))
    assert set(WINDOWS) == set(PACK.supply) - {"ol-tasty"}
    for card in PACK.supply:
        assert f"def test_{card.replace('-', '_')}_" in written, card
    for card in PACK.hunting:
        assert f"def test_{card.replace('-', '_')}_" in written, card


# ---------------------------------------------------- Hunt


def test_fresh_tracks_sets_three_cards_aside_and_draws_three_others():
    game = holding("fresh-tracks", hands={2: "PEE"}, rest="FSM").until("contribute").plays(2, "fresh-tracks")
    assert game.the(w.SupplyPlayed) == w.SupplyPlayed(seat=2, card="fresh-tracks")
    assert game.all_told(w.HandDealt, reader=2)[-1] == w.HandDealt(cards=tuple(cards("FSM")), again=True)
    assert game.state.aside == cards("PEE")
    assert [one.card for one in game.offered(2, "contribute", w.Contribute)] == cards("FSM")
    assert not game.told(w.HandDealt)
    game.contributes(s2="S").until("inspect")
    assert game.the(w.Contributed, reader=2).card == "squirrels"


def test_fresh_tracks_makes_forget_what_had_been_chosen():
    game = holding("fresh-tracks", hands={2: "PEE"}, rest="PSM").contributes(s2="P", s3="E")
    assert game.awaited("contribute").answered == 2
    game.plays(2, "fresh-tracks")
    assert game.awaited("contribute").answered == 1
    assert game.prompt(2, "contribute").chosen is None


def test_fresh_tracks_are_not_for_the_leader():
    game = holding("fresh-tracks", seat=1).until("contribute")
    assert 1 not in game.asked("supply")
    assert reactions(game, 1) == {}


def test_fresh_tracks_may_be_found_until_the_last_hand_is_locked():
    game = holding("fresh-tracks").contributes(s2="E", s3="E", s4="E", s5="E")
    assert 2 in game.asked("supply")
    game.until("inspect")
    assert game.asked("supply") == []


def test_fresh_tracks_help_no_frozen_fingers():
    game = Table(5, supply={2: "fresh-tracks", 3: "frozen-fingers"}).until("contribute")
    game.plays(3, "frozen-fingers", 2)
    assert game.asked("supply") == []
    assert 2 not in game.asked("contribute")


def test_frozen_fingers_have_anothers_card_drawn_by_lot_and_unseen():
    game = holding("frozen-fingers", hands={3: "FSM"}).contributes(s3="F")
    assert [one.target for one in game.offered(2, "supply", w.PlaySupply)] == [3, 4, 5, 6]
    game.plays(2, "frozen-fingers", 3)
    assert game.the(w.SupplyPlayed) == w.SupplyPlayed(seat=2, card="frozen-fingers", target=3)
    assert game.asked("contribute") == [2, 4, 5, 6]
    assert game.awaited("contribute").seats == (2, 4, 5, 6)
    assert game.awaited("contribute").answered == 0
    assert game.refuses(3, w.Contribute(card="fish")) == "D-H3"
    game.until("vote")
    assert game.the(w.Contributed, reader=3) == w.Contributed(card=None, how="frozen")
    assert game.views[3].hand == tuple(cards("FSM"))
    drawn = game.state.dinner[3]
    assert drawn in game.the(w.CampDinner).cards
    given = game.to_the_end().the(w.CardsTurnedUp).given
    assert w.Given(round=1, seat=3, card=drawn, how="frozen") in given


def test_frozen_fingers_may_be_the_leaders_play_and_never_reach_the_leader():
    game = holding("frozen-fingers", seat=1).until("contribute")
    assert [one.target for one in game.offered(1, "supply", w.PlaySupply)] == [2, 3, 4, 5, 6]


def test_frozen_fingers_draw_each_place_of_the_hand():
    drawn: set[str] = set()
    for n in range(15):
        game = holding("frozen-fingers", hands={3: "FSM"}, salt=str(n)).until("contribute")
        drawn.add(game.plays(2, "frozen-fingers", 3).until("inspect").state.dinner[3])
    assert drawn == set(cards("FSM"))


def test_frozen_fingers_end_the_hunt_if_the_others_have_chosen():
    game = holding("frozen-fingers").contributes(s2="E", s4="E", s5="E", s6="E")
    assert not game.told(w.AllContributed)
    game.plays(2, "frozen-fingers", 3)
    assert game.the(w.AllContributed).seats == (1, 2, 3, 4, 5, 6)


# ---------------------------------------------------- Set


def test_boot_prints_show_the_two_leftovers_to_who_plays_them():
    game = holding("boot-prints", hands={3: "SMF"}).contributes(s3="M").until("set")
    assert [one.target for one in game.offered(2, "set", w.PlaySupply)] == [3, 4, 5, 6]
    game.plays(2, "boot-prints", 3)
    assert game.the(w.SupplyPlayed).target == 3
    assert game.the(w.LeftoversSeen, reader=2) == w.LeftoversSeen(seat=3, cards=("fish", "squirrels"))
    assert [to for to, fact in game.log if isinstance(fact, w.LeftoversSeen)] == [(2,)]
    look = w.Look(round=1, seat=2, target=3, cards=("fish", "squirrels"), how="leftovers")
    assert look in game.to_the_end().the(w.CardsTurnedUp).looks


def test_boot_prints_say_nothing_of_the_order_in_the_hand():
    for hand in ("SMF", "FMS", "MSF"):
        game = holding("boot-prints", hands={3: hand}).contributes(s3="M").until("set").plays(2, "boot-prints", 3)
        assert game.the(w.LeftoversSeen, reader=2).cards == ("fish", "squirrels")


def test_boot_prints_show_also_what_a_frozen_hand_does_not_know_itself():
    game = Table(5, hands={3: "SMF"}, supply={2: "boot-prints", 4: "frozen-fingers"}).until("contribute")
    game.plays(4, "frozen-fingers", 3).until("set").plays(2, "boot-prints", 3)
    seen = game.the(w.LeftoversSeen, reader=2).cards
    assert sorted((*seen, game.state.dinner[3])) == sorted(cards("SMF"))


def test_snuffed_lantern_leaves_the_leader_in_the_dark():
    game = holding("snuffed-lantern").until("set").plays(2, "snuffed-lantern")
    assert game.until_told(w.Inspected) == w.Inspected(leader=1, target=None, why="prevented")


def test_snuffed_lantern_leaves_sharp_eyes_their_sight_and_the_next_round_its_inspection():
    game = Table(6, supply={2: "snuffed-lantern", 3: "sharp-eyes"}).until("set").plays(2, "snuffed-lantern")
    while not game.told(w.Inspected):
        assert game.asked("inspect") == []
        game.times_out()
    game.until("look").plays(3, "sharp-eyes", 2)
    assert game.the(w.CardSeen, reader=3)
    game.eats(6).until("inspect")
    assert game.board.round == 2


# ---------------------------------------------------- Look


def test_sharp_eyes_see_one_card_of_another_who_is_not_the_leader():
    game = holding("sharp-eyes", dinners=["EEPEEE"]).until("inspect").does(1, w.Inspect(target=3)).until("look")
    assert [one.target for one in game.offered(2, "look", w.PlaySupply)] == [3, 4, 5, 6]
    game.plays(2, "sharp-eyes", 3)  # the inspected one
    assert game.the(w.CardSeen, reader=2) == w.CardSeen(seat=3, card="poison", how="supply")
    assert game.board.week.looked == [(1, 3), (2, 3)]


def test_spilled_kettle_replaces_a_card_by_the_top_one_and_nobody_sees_either():
    game = holding("spilled-kettle", dinners=["EEPEEE"], rest="M").until("look")
    assert [one.target for one in game.offered(2, "look", w.PlaySupply)] == [1, 2, 3, 4, 5, 6]
    game.plays(2, "spilled-kettle", 3)
    assert game.the(w.SupplyPlayed) == w.SupplyPlayed(seat=2, card="spilled-kettle", target=3)
    assert (game.state.dinner[3], game.state.aside) == ("medicine", ["poison"])
    assert not any("medicine" in named(fact) for seat in game.seats for fact in game.private(seat))
    dinner = game.until_told(w.CampDinner)
    assert "medicine" in dinner.cards
    assert "poison" not in dinner.cards
    given = game.to_the_end().the(w.CardsTurnedUp).given
    assert w.Given(round=1, seat=3, card="medicine", how="spilled") in given


def test_spilled_kettle_reaches_the_blind_card_and_ones_own():
    for target in (1, 2):
        game = holding("spilled-kettle", dinners=["MMEEEE"], rest="F").until("look").plays(2, "spilled-kettle", target)
        assert game.until_told(w.CampDinner).cards.count("fish") == 1


# ---------------------------------------------------- Table


def test_buried_flour_brings_two_meals():
    game = holding("buried-flour", dinners=["FFFFEE"]).until("table").plays(2, "buried-flour")
    assert game.until_told(w.DinnerSettled) == w.DinnerSettled(meals=6, mouths=6, poison="none", fed=True)


def test_buried_flour_is_spoiled_by_no_poison_and_rescues_nobody_from_it():
    game = holding("buried-flour", dinners=["PFFFFF"]).until("table").plays(2, "buried-flour")
    assert game.until_told(w.DinnerSettled) == w.DinnerSettled(meals=2, mouths=6, poison="spoiled", fed=False)


def test_willow_bark_counts_as_medicine():
    game = holding("willow-bark", dinners=["PSSSEE"]).until("table").plays(2, "willow-bark")
    assert game.until_told(w.DinnerSettled) == w.DinnerSettled(meals=6, mouths=6, poison="cured", fed=True)


def test_willow_bark_lasts_for_one_dinner():
    game = holding("willow-bark", dinners=["PSSSEE", "PFFFFF"]).until("table").plays(2, "willow-bark").week(2)
    assert game.until_told(w.DinnerSettled, poison="spoiled").meals == 0


def test_willow_bark_is_kept_where_there_is_no_poison():
    game = holding("willow-bark", dinners=["FFFEEE"]).until("table")
    assert game.asked("table") == []


# ---------------------------------------------------- Fingers


def test_raised_voice_counts_twice():
    game = holding("raised-voice").votes({2: 3, 3: 4, 4: 3, 5: 4, 6: 4}).until("fingers").plays(2, "raised-voice")
    told = game.until_told(w.VotesCounted)
    assert [(one.seat, one.votes) for one in told.counts] == [(3, 3), (4, 3)]
    assert told.tied == (3, 4)


def test_raised_voice_is_for_those_who_voted():
    game = holding("raised-voice").votes({3: 4}).until("fingers")
    assert game.asked("fingers") == []


def test_raised_voice_is_lost_with_the_vote():
    table = {"supply": {1: "raised-voice"}, "ghosts": True}
    game = winter(6, [6], **table).votes({1: 3, 3: 4, 4: 3, 5: 4}).until("fingers")
    game.does(6, w.Boo(target=1))
    assert 1 not in game.asked("fingers")
    played = winter(6, [6], **table).votes({1: 3, 3: 4, 4: 3, 5: 4}).until("fingers").plays(1, "raised-voice")
    played.does(6, w.Boo(target=1))
    played.until_told(w.Condemned, seat=4)
    counted = played.all_told(w.VotesCounted)[-1]
    assert [(one.seat, one.votes) for one in counted.counts] == [(3, 1), (4, 2)]


def test_raised_voice_is_raised_for_one_ballot():
    table = Table(6, supply={2: "raised-voice", 3: "short-straw"})
    table.all_vote(3).until("fingers").plays(2, "raised-voice").until("condemned").plays(3, "short-straw")
    table.votes({2: 4, 4: 5})
    table.until("tie")
    assert table.all_told(w.VotesCounted)[-1].tied == (4, 5)


def test_lost_in_the_drifts_takes_anothers_vote_away():
    game = holding("lost-in-the-drifts").votes({2: 3, 3: 4, 4: 3, 5: 4, 6: 4}).until("fingers")
    assert [one.target for one in game.offered(2, "fingers", w.PlaySupply)] == [1, 3, 4, 5, 6]
    game.plays(2, "lost-in-the-drifts", 5)
    assert game.until_told(w.VotesCounted).tied == (3, 4)
    assert game.board.week.eaten is None


def test_lost_in_the_drifts_may_take_the_tile_from_a_leader():
    game = holding("lost-in-the-drifts").votes({1: 5, 3: 4, 4: 3}).until("fingers")
    game.plays(2, "lost-in-the-drifts", 1).until("tie")
    assert game.the(w.Leader, why="scared") == w.Leader(seat=2, why="scared")
    assert game.asked("tie") == [2]


def test_lost_in_the_drifts_is_for_one_ballot():
    game = Table(6, supply={2: "lost-in-the-drifts", 3: "short-straw"}).all_vote(3).until("fingers")
    game.plays(2, "lost-in-the-drifts", 4).until("condemned").plays(3, "short-straw")
    assert game.asked("vote") == [1, 2, 3, 4, 5, 6]
    game.votes({4: 5})
    assert game.until_told(w.Eaten, seat=5)


# ---------------------------------------------------- Condemned


def test_short_straw_saves_its_holder_and_has_the_others_choose_anew():
    game = holding("short-straw").all_vote(2).until("condemned").plays(2, "short-straw")
    assert game.the(w.Condemned) == w.Condemned(seat=2)
    assert game.kinds() == {"vote"}  # at once: no talk
    assert game.asked("vote") == [1, 2, 3, 4, 5, 6]
    for seat in (1, 3, 4, 5, 6):
        assert game.refuses(seat, w.Vote(target=2)) == "D-V3"
    assert [one.target for one in game.offered(2, "vote", w.Vote)] == [1, 3, 4, 5, 6]
    game.votes({2: 3})
    assert game.all_told(w.VotesShown)[-1].ballot == 2
    assert game.until_told(w.Eaten, seat=3)
    assert game.board.places[2].living


def test_short_straw_leaves_two_at_least_to_choose_from():
    game = winter(4, [1], supply={3: "short-straw"})
    assert game.board.living == [2, 3, 4]
    game.all_vote(3).until("condemned").plays(3, "short-straw")
    choices = {seat: [one.target for one in game.offered(seat, "vote", w.Vote)] for seat in (2, 3, 4)}
    assert choices == {2: [4], 3: [2, 4], 4: [2]}


def test_short_straw_and_nobody_votes_again():
    game = holding("short-straw").all_vote(2).until("condemned").plays(2, "short-straw").votes({}).until("tie")
    assert [one.target for one in game.offered(1, "tie", w.BreakTie)] == [3, 4, 5, 6]


def test_short_straw_holds_in_the_next_round_no_more():
    game = holding("short-straw").all_vote(2).until("condemned").plays(2, "short-straw").eats(6).week(2)
    assert 2 in [one.target for one in game.until("vote").offered(1, "vote", w.Vote)]


# ---------------------------------------------------- Ol' Tasty


@pytest.mark.parametrize("holder", [2, 6])
def test_ol_tasty_wins_for_the_cannibals_when_eaten_whoever_holds_it(holder: int):
    game = holding("ol-tasty", seat=holder, ol_tasty=True).eats(holder)
    assert game.the(w.Eaten).supply == "ol-tasty"
    assert game.end == ("ol-tasty", (5, 6))
    assert not game.told(w.RoundEnded)


def test_ol_tasty_in_nobodys_hands_changes_nothing():
    game = Table(6, ol_tasty=True, undealt=["ol-tasty"]).eats(6).week(2)
    assert game.board.round == 2


# ---------------------------------------------------- the rulings


def test_dp1_what_the_eaten_did_not_play_lies_face_up_and_does_nothing_any_more():
    game = Table(6, supply={6: "boot-prints"}, ghosts=True).eats(6)
    assert game.the(w.Eaten).supply == "boot-prints"
    assert game.board.face_up == ["boot-prints"]
    game.week(2).until("set")
    assert game.session.prompts(6) == []
    assert 6 not in game.awaited("set").seats
    assert game.refuses(6, w.PlaySupply(card="boot-prints", target=2)) == "D-P1"


@pytest.mark.parametrize(("options", "seconds"), [({}, 6), ({"reaction": 10}, 10), ({"pace": "relaxed"}, 18)])
def test_dp2_a_window_has_one_length_and_no_receipts(options: dict[str, object], seconds: int):
    game = Table(5, supply={2: "snuffed-lantern"}, **options).until("set")
    seen = game.awaited("set")
    assert (seen.closes_at - seen.opened_at, seen.answered, seen.missing, seen.offers) == (seconds, None, None, ())
    game.waits(seconds - 1)
    assert game.kinds() == {"set"}
    game.waits(1)
    assert game.kinds() == {"inspect"}


def test_dp2_the_first_play_is_resolved_and_a_fresh_window_opens():
    game = Table(5, dinners=["PFFFF"], supply={2: "buried-flour", 3: "willow-bark"}).until("table")
    first = game.awaited("table")
    game.waits(5).plays(3, "willow-bark")
    second = game.awaited("table")
    assert second.window != first.window
    assert second.closes_at == game.session.now + 6
    assert game.asked("table") == [2]
    assert game.refuses(3, w.PlaySupply(card="willow-bark")) == "D-P6"  # nor can it be taken back


def test_dp2_by_post_everybody_answers_once_whatever_they_hold():
    game = Table(5, dinners=["PFFFF"], supply={2: "buried-flour", 3: "willow-bark"}, pace="post").until("table")
    assert game.asked("table") == [1, 2, 3, 4, 5]
    assert game.awaited("table").answered == 0
    game.does(1, w.Hold()).plays(2, "buried-flour").plays(3, "willow-bark").does(4, w.Hold())
    assert not game.told(w.SupplyPlayed)
    game.does(5, w.Hold())
    assert [fact.seat for fact in game.all_told(w.SupplyPlayed)] == [2, 3]
    assert game.the(w.DinnerSettled).fed


def test_dp2_by_post_what_is_no_longer_possible_is_not_done():
    game = winter(7, [7, 5], ghosts=True, pace="post").all_vote(4).until("fingers")
    for seat in game.asked("fingers"):
        game.does(seat, w.Boo(target=3) if seat in (7, 5) else w.Hold())
    assert [(fact.seat, fact.target) for fact in game.all_told(w.Booed)] == [(5, 3)]  # from the leader to the left
    assert game.board.places[7].token


def test_dp3_a_card_that_reaches_nobody_is_not_offered_and_stays():
    game = Table(5, dinners=["FFFEE"], supply={2: "willow-bark", 3: "buried-flour"}).until("table")
    assert game.asked("table") == [3]
    assert game.refuses(2, w.PlaySupply(card="willow-bark")) == "D-P3"
    assert game.board.places[2].supply is None
    assert game.views[2].supply == "willow-bark"


def test_dp3_a_target_that_cannot_be_is_refused():
    game = Table(5, supply={2: "frozen-fingers", 3: "boot-prints"}).until("contribute")
    assert game.refuses(2, w.PlaySupply(card="frozen-fingers", target=1)) == "D-P3"
    assert game.refuses(2, w.PlaySupply(card="frozen-fingers", target=2)) == "D-P3"
    game.until("set")
    assert game.refuses(3, w.PlaySupply(card="boot-prints", target=1)) == "D-P3"
    assert game.refuses(3, w.PlaySupply(card="boot-prints", target=3)) == "D-P3"


def test_dp4_a_condemned_player_has_no_answer_but_the_card_for_it():
    game = Table(6, supply={2: "raised-voice", 3: "short-straw"}).all_vote(2).until("condemned")
    assert game.awaited("condemned").seats == (2,)
    assert game.asked("condemned") == []
    assert game.refuses(2, w.PlaySupply(card="raised-voice")) == "D-P3"
    assert game.refuses(3, w.PlaySupply(card="short-straw")) == "D-P3"
    assert game.until_told(w.Eaten, seat=2)


def test_dp5_a_claim_about_a_supply_card_may_be_false_and_shows_nothing():
    game = Table(5, supply={2: "boot-prints"}).until("discussion")
    claims = {one.card for one in game.offered(2, "discussion", w.ClaimSupply)}
    assert claims == set(game.board.supply)
    before = game.board.places[2]
    game.does(2, w.ClaimSupply(card="short-straw"))
    assert game.the(w.Claimed) == w.Claimed(seat=2, what="supply", round=1, word="short-straw")
    assert game.board.places[2] == before


def test_dp6_a_card_is_played_once_and_goes_to_nobody():
    game = Table(6, supply={2: "snuffed-lantern"}).until("set").plays(2, "snuffed-lantern").eats(6).week(2)
    while "vote" not in game.kinds():
        offered = [one for prompt in game.session.prompts(2) for one in prompt.commands()]
        assert not any(isinstance(one, w.PlaySupply) for one in offered)
        game.goes_on()
    assert game.board.places[2].supply == "snuffed-lantern"
    assert all(game.the(w.SupplyDealt, reader=seat) for seat in game.seats)


def test_dp7_ol_tasty_is_never_played_and_nobody_must_announce_it():
    game = holding("ol-tasty", ol_tasty=True)
    assert reactions(game, 2) == {}
    before = game.public[: [type(fact) for fact in game.public].index(w.Eaten)]
    assert [type(fact) for fact in before if "ol-tasty" in named(fact)] == [w.GameBegan]


def test_dp8_windows_open_though_nobody_holds_a_card_for_them():
    undealt = ["boot-prints", "snuffed-lantern", "sharp-eyes", "spilled-kettle"]
    game = Table(5, undealt=undealt)
    for kind in ("set", "look"):
        assert game.until(kind).asked(kind) == []
        assert game.awaited(kind).seats == (1, 2, 3, 4, 5)


def test_dp8_a_window_is_left_out_once_all_cards_for_it_lie_face_up():
    game = Table(6, supply={2: "boot-prints", 3: "snuffed-lantern"}).until("set").plays(2, "boot-prints", 4)
    assert game.awaited("set").seats == (1, 3, 4, 5, 6)  # who has played has no second card
    game.plays(3, "snuffed-lantern")
    assert game.kinds() == {"look"}
    game.eats(6).until_told(w.PhaseBegan, phase="inspection", round=2)
    assert game.kinds() == {"inspect"}


def test_dp8_only_the_condemned_could_answer_their_sentence():
    game = Table(6, undealt=["short-straw"]).all_vote(4).until("condemned")
    assert game.awaited("condemned").seats == (4,)
    game = Table(6, supply={4: "boot-prints"}).until("set").plays(4, "boot-prints", 2).all_vote(4).until("fingers")
    game.times_out()
    assert game.told(w.Eaten, seat=4)  # the card of 4 lies face up: no window


def test_dp8_the_hunt_is_a_window_for_its_cards_from_the_deal_to_the_last_choice():
    game = Table(5, supply={1: "frozen-fingers", 2: "fresh-tracks"}).until("contribute")
    assert game.asked("supply") == [1, 2]
    assert game.prompt(1, "supply").closes_at is None
    assert "supply" not in {one.kind for one in game.session.awaited()}
    game.until("set")
    assert game.asked("supply") == []
