"""Force Out and Strong-Arm, in every combination."""

from __future__ import annotations

from typing import Any

from engines.kernel import Seat
from engines.the_fittest import words as w
from engines.the_fittest.terms import Terms
from tests.the_fittest.table import Table

THREE = ["airdrop"]
EASY = [
    "ration-raid",
    "loaded-coin",
    "blisters",
    "fan-mail",
]  # Brawn 10, one Prize; the second is drawn by who is forced
CAST = {3: "the-courier", 4: "the-scholar", 5: "the-grifter"}


def table(deck: list[str] = THREE, arm: Seat = 1, out: Seat = 2, seats: int = 5, **more: Any) -> Table:
    hands = {arm: ["strong-arm"], out: ["force-out"]} if arm != out else {arm: ["strong-arm", "force-out"]}
    return Table(seats, deck=deck, hands=hands, contestants=CAST, **more)


def arms(game: Table, by: Seat, target: Seat) -> Table:
    return game.plays(by, "strong-arm", w.Target(target=target))


def outs(game: Table, by: Seat, target: Seat) -> Table:
    return game.plays(by, "force-out", w.Target(target=target))


def test_f24a_force_out_ends_participation_and_deal_and_the_picks_return_to_the_leader():
    game = table()
    game.deals(3, "1+last")
    outs(game, 2, 3)
    assert game.the(w.ForcedOut) == w.ForcedOut(seat=3, by=2, slipped=False, void=Terms(picks=(1,), last=True))
    assert game.episode.joined == []
    game.deals(4, "1+last")
    assert game.refuses(1, w.Propose(to=3, terms="2")) == "F24"
    assert game.refuses(3, w.Propose(to=1, terms="2")) == "F24"


def test_f24b_force_out_on_a_forced_player_ends_the_force_and_the_drawn_card_is_kept():
    game = table()
    arms(game, 1, 3)
    held = game.hand(3)
    assert len(held) == 4
    outs(game, 2, 3)
    assert game.episode.forced == []
    assert game.board.participants == [1]
    assert game.hand(3) == held


def test_f24c_a_forced_out_player_cannot_be_forced_in():
    game = table()
    outs(game, 2, 3)
    game.plays(1, "strong-arm")
    assert game.refuses(1, w.Target(target=3)) == "F24"


def test_f24d_strong_arm_voids_a_deal_that_another_player_breaks():
    game = table(arm=4)
    game.deals(3, "2")
    arms(game, 4, 3)
    assert game.the(w.ForcedIn) == w.ForcedIn(seat=3, by=4, leads=False, void=Terms(picks=(2,)))
    assert game.board.participants == [1, 3]
    assert game.episode.deals == {}
    assert game.may(1, w.Propose(to=2, terms="2"))


def test_f24d_the_leaders_own_strong_arm_does_not_void_the_leaders_deal():
    game = table()
    game.deals(3, "2")
    arms(game, 1, 3)
    assert game.the(w.ForcedIn).void is None
    assert game.episode.deals[3].code == "2"


def test_f24d_option_the_leaders_own_strong_arm_voids_it_too():
    game = table(leader_breaks_deal=True)
    game.deals(3, "2")
    arms(game, 1, 3)
    assert game.the(w.ForcedIn).void == Terms(picks=(2,))
    assert game.episode.deals == {}


def test_f24e_a_volunteer_becomes_a_forced_player():
    game = table(arm=4)
    game.deals(3, "0")
    arms(game, 4, 3)
    assert game.episode.forced == [3]
    assert game.board.participants == [1, 3]
    assert game.refuses(1, w.Propose(to=3, terms="1x")) == "F24"


def test_f24f_forcing_twice_only_draws_another_card():
    game = table(EASY, spare=["spare-parts"])
    arms(game, 1, 3)
    game.holds(2, "spare-parts").plays(2, "spare-parts")  # takes the Strong-Arm back
    arms(game, 2, 3)
    assert len(game.hand(3)) == 5
    assert game.episode.forced == [3]
    assert game.board.participants == [1, 3]


def test_f24g_a_forced_leader_negotiates_flips_and_distributes_but_takes_no_prize():
    game = table(["blisters", "loaded-coin", "fan-mail", "map-scrap"], arm=4)
    game.deals(2, "0")
    arms(game, 4, 1)
    assert game.the(w.ForcedIn).leads
    game.deals(3, "0").attempts().does(1, w.Flip(flip=True))
    assert game.asked("award") == [1]
    assert {one.to for one in game.offered(1, "award", w.GivePrize)} == {2, 3}
    assert game.refuses(1, w.GivePrize(card="map-scrap", to=1)) == "F24"
    game.does(1, w.GivePrize(card="map-scrap", to=3))
    assert game.prizes(3) == ["map-scrap"]


def test_f24g_if_nobody_may_be_rewarded_the_revealed_prizes_are_discarded():
    game = table(EASY, arm=4)
    arms(game, 4, 1)
    game.attempts().does(1, w.Flip(flip=True))
    assert game.the(w.Attempted).success
    assert game.the(w.PrizesUnclaimed).cards == ("fan-mail",)
    assert "fan-mail" in game.board.discard
    assert all(not game.prizes(seat) for seat in game.seats)


def test_f24h_on_oneself_it_is_legal_and_draws_a_card():
    game = table(arm=3)
    arms(game, 3, 3)
    assert game.the(w.Drew) == w.Drew(seat=3, count=1, why="forced-in")
    assert game.episode.forced == [3]


def test_f24i_a_forced_player_is_given_nothing():
    game = table(["beachcomb", "loaded-coin", "fan-mail", "map-scrap", "spare-parts"])
    game.deals(2, "0")
    arms(game, 1, 3)
    game.deals(4, "0").attempts().does(1, w.Flip(flip=True))
    assert game.the(w.Attempted).success
    assert {one.to for one in game.offered(1, "award", w.GivePrize)} == {1, 2, 4}
    assert game.refuses(1, w.GivePrize(card="map-scrap", to=3)) == "F24"


def test_f25_a_forced_out_player_counts_as_not_having_taken_part_and_may_draw():
    game = table(EASY)
    game.deals(3, "0")
    outs(game, 2, 3)
    game.closes().until("draw")
    assert 3 in game.asked("draw")
    game.next_episode()
    assert [one.seat for one in game.all_told(w.Drew, why="sat-out")] == [2, 3, 4, 5]


def test_f25_a_forced_player_did_take_part_and_does_not_draw_again_but_may_boost():
    game = table(EASY)
    arms(game, 1, 3)
    game.closes().until("boosts")
    assert set(game.asked("boosts")) == {1, 3}
    game.until("draw")
    assert 3 not in game.asked("draw")
    assert game.refuses(3, w.Draw(draw=True)) == "F25"
    game.next_episode()
    assert [one.why for one in game.all_told(w.Drew, seat=3)] == ["forced-in"]


def test_the_grifter_slips_out_of_force_out_but_loses_the_effects():
    game = table()
    game.deals(5, "1x")
    outs(game, 2, 5)
    assert game.the(w.ForcedOut) == w.ForcedOut(seat=5, by=2, slipped=True)
    assert game.episode.deals[5].code == "1x"
    assert game.refuses(5, w.PlayEffect(card=game.hand(5)[0])) == "F5"


def test_the_grifter_is_no_target_of_another_players_strong_arm_but_of_their_own():
    game = table()
    game.plays(1, "strong-arm")
    assert game.refuses(1, w.Target(target=5)) == "F24"
    own = table(arm=5)
    arms(own, 5, 5)
    assert own.episode.forced == [5]


def test_the_grifter_may_force_themself_out():
    game = table(out=5)
    game.deals(5, "1x")
    outs(game, 5, 5)
    assert not game.the(w.ForcedOut).slipped
    assert game.board.participants == [1]
