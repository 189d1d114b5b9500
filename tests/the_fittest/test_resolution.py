"""The Resolution Phase: how Prizes are distributed, and cards for who sat out."""

from __future__ import annotations

from engines.the_fittest import words as w
from engines.the_fittest.times import DRAW, PICK
from tests.the_fittest.table import Table

# Grit 15 + Cunning 10, two Prizes; and the two, after the Bonus Flip
TWO = ["beachcomb", "fan-mail", "map-scrap", "spare-parts"]
# Cunning 25 + Pace 20 pays four
FOUR = ["diary-room", "bad-press", "log-carry", "map-scrap", "spare-parts", "heavy-crate"]
CAST = {1: "the-stevedore", 2: "the-trapper", 3: "the-grifter", 4: "the-courier", 5: "the-scholar"}


def met(game: Table, *deals: tuple[int, str]) -> Table:
    for seat, terms in deals:
        game.deals(seat, terms)
    game.attempts().does(1, w.Flip(flip=True))
    assert game.the(w.Attempted).success
    return game


def two(*deals: tuple[int, str], **more: object) -> Table:
    return met(Table(deck=TWO, contestants=CAST, **more), *deals)  # type: ignore[arg-type]


def four(*deals: tuple[int, str], **more: object) -> Table:
    return met(Table(5, deck=FOUR, contestants=CAST, **more), *deals)  # type: ignore[arg-type]


def test_f17_who_takes_no_part_cannot_be_paid():
    game = two((2, "0"), (3, "0"))
    assert {one.to for one in game.offered(1, "award", w.GivePrize)} == {1, 2, 3}
    assert game.refuses(1, w.GivePrize(card="map-scrap", to=4)) == "F17"
    game.does(1, w.GivePrize(card="map-scrap", to=3))
    assert game.the(w.PrizeTaken, pick=1) == w.PrizeTaken(seat=3, card="map-scrap", pick=1, by=1)


def test_f17_option_the_leader_may_pay_outsiders():
    game = two((2, "0"), (3, "0"), outsiders_paid=True)
    game.does(1, w.GivePrize(card="map-scrap", to=4))
    assert game.the(w.PrizeTaken, pick=1) == w.PrizeTaken(seat=4, card="map-scrap", pick=1, by=1)
    assert game.prizes(4) == ["map-scrap"]


def test_f18_prizes_are_revealed_and_promised_picks_are_taken_in_their_order():
    game = four((2, "2"), (3, "1"), (4, "last"), (5, "0"))
    assert game.the(w.PrizesRevealed).cards == ("log-carry", "map-scrap", "spare-parts", "heavy-crate")
    assert game.asked("pick") == [3]
    assert game.refuses(2, w.TakePrize(card="log-carry")) == "F18"
    game.does(3, w.TakePrize(card="spare-parts"))
    game.does(2, w.TakePrize(card="heavy-crate"))
    assert game.asked("award") == [1]
    game.does(1, w.GivePrize(card="log-carry", to=1))
    assert [(one.pick, one.seat, one.card, one.by) for one in game.all_told(w.PrizeTaken)] == [
        (1, 3, "spare-parts", 3),
        (2, 2, "heavy-crate", 2),
        (3, 1, "log-carry", 1),
        (4, 4, "map-scrap", 4),
    ]


def test_f18_the_leader_chooses_which_prize_settles_an_unnamed_promise():
    game = two((2, "1x"), (3, "0"))
    assert {one.to for one in game.offered(1, "award", w.GivePrize)} == {1, 2, 3}
    game.does(1, w.GivePrize(card="spare-parts", to=1))
    assert game.prizes(1) == ["spare-parts"]
    assert game.the(w.PrizeTaken, pick=2) == w.PrizeTaken(seat=2, card="map-scrap", pick=2, by=1)


def test_f18_as_long_as_every_unnamed_promise_can_still_be_met():
    game = two((2, "1x"), (3, "1x"))
    assert {one.to for one in game.offered(1, "award", w.GivePrize)} == {2, 3}
    assert game.refuses(1, w.GivePrize(card="spare-parts", to=1)) == "F18"
    game.does(1, w.GivePrize(card="spare-parts", to=3))
    assert game.prizes(2) == ["map-scrap"]


def test_f18_the_leader_may_give_more_than_was_promised():
    game = two((2, "0"), (3, "0"))
    game.does(1, w.GivePrize(card="map-scrap", to=2)).does(1, w.GivePrize(card="spare-parts", to=2))
    assert game.prizes(2) == ["map-scrap", "spare-parts"]


def test_f18_out_of_time_a_promised_pick_is_any_prize_and_the_leader_keeps_what_is_free():
    game = two((2, "1"), (3, "0"))
    game.waits(PICK + 1)
    taken = game.all_told(w.PrizeTaken)
    assert [(one.seat, one.pick) for one in taken][:1] == [(2, 1)]
    game.waits(PICK + 1)
    assert [(one.seat, one.pick) for one in game.all_told(w.PrizeTaken)] == [(2, 1), (1, 2)]


def test_if_a_goal_is_missed_no_prize_is_awarded():
    game = Table(deck=TWO, contestants=CAST)
    game.until_told(w.Attempted)
    assert not game.the(w.Attempted).success
    assert game.told(w.PrizesRevealed) is None
    assert game.the(w.ChallengeDiscarded).cards == ("beachcomb",)


def test_f45_first_prizes_then_the_challenge_then_draws_then_the_next_leader():
    game = two((2, "1x"), (3, "0"))
    game.next_episode()
    told = game.order(w.PrizeTaken, w.ChallengeDiscarded, w.Drew, w.EpisodeOver, w.Leader)
    kinds = [type(one) for one in told]
    assert kinds[1:] == [w.PrizeTaken, w.PrizeTaken, w.ChallengeDiscarded, w.Drew, w.EpisodeOver, w.Leader]


def test_f45_draws_go_clockwise_from_the_leaders_left():
    game = Table(5, deck=TWO, contestants=CAST, leader=3)
    game.next_episode()
    assert [one.seat for one in game.all_told(w.Drew)] == [4, 5, 1, 2]


def test_f9_the_draw_for_sitting_out_is_optional():
    game = Table(deck=TWO, contestants=CAST).until("draw")
    game.does(2, w.Draw(draw=False)).does(3, w.Draw(draw=True)).waits(DRAW + 1)
    assert [one.seat for one in game.all_told(w.Drew) if one.why == "sat-out"] == [3, 4]
    assert len(game.hand(2)) == 3


def test_f9_the_draw_of_an_effect_is_not():
    game = Table(deck=TWO, hands={2: ["head-start"]})
    game.plays(2, "head-start")
    assert [one.count for one in game.all_told(w.Drew, seat=2, why="effect")] == [1, 1]
    assert len(game.hand(2)) == 4


def test_f8_the_hand_limit_holds_after_every_single_card():
    game = Table(deck=[*TWO, "hush-money"], hands={2: ["head-start"]}, spare=["cramp", "cold-read", "renewal"])
    game.holds(2, "cramp", "cold-read", "renewal").plays(2, "head-start")
    assert game.hand(2)[-1] == "fan-mail"
    assert game.asked("discard") == [2]
    assert game.refuses(3, w.DiscardCard(card="cramp")) == "F8"
    game.does(2, w.DiscardCard(card="cramp"))
    assert game.asked("discard") == [2]
    game.does(2, w.DiscardCard(card="cold-read"))
    assert len(game.hand(2)) == 5
    assert [one.why for one in game.all_told(w.Discarded)] == ["limit", "limit"]


def test_f8_out_of_time_a_random_card_is_discarded():
    game = Table(deck=TWO, hands={2: ["head-start"]}, spare=["cramp", "cold-read", "renewal"])
    game.holds(2, "cramp", "cold-read", "renewal").plays(2, "head-start").times_out().times_out()
    assert [(one.seat, one.why) for one in game.all_told(w.Discarded)] == [(2, "limit"), (2, "limit")]
    assert len(game.hand(2)) == 5


def test_f8_after_a_common_draw_all_draw_first_and_then_discard_at_once():
    cast = {1: "the-stevedore", 2: "the-courier", 3: "the-grifter", 4: "the-busker"}
    game = Table(deck=TWO, contestants=cast, spare=["cramp", "cold-read", "renewal"])
    game.holds(2, "cramp", "cold-read").holds(3, "renewal", game.state.deck[-1]).until("draw")
    for seat in (2, 3, 4):
        game.does(seat, w.Draw(draw=True))
    assert game.asked("discard") == [2, 3]
    assert len(game.all_told(w.Drew)) == 3
    game.does(3, w.DiscardCard(card="renewal")).does(2, w.DiscardCard(card="cramp"))
    assert {one.seat for one in game.all_told(w.Discarded)} == {2, 3}
