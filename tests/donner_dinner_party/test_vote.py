"""Group Vote, and the ghosts: D-V1 to D-V19."""

from __future__ import annotations

import pytest

from engines.donner_dinner_party import words as w
from engines.donner_dinner_party.board import count
from engines.kernel import PromptClosed
from tests.donner_dinner_party.table import Table, winter


def counted(*votes: tuple[int, int], tied: tuple[int, ...] = ()) -> w.VotesCounted:
    """A result: seat and votes."""
    return w.VotesCounted(counts=tuple(w.Counted(seat=seat, votes=n) for seat, n in votes), tied=tied)


# ---------------------------------------------------- talk


def test_dv1_the_leader_may_call_for_the_vote_after_ten_seconds():
    game = Table(5).until("discussion")
    assert game.refuses(1, w.CallVote()) == "D-V1"
    game.waits(9)
    assert game.refuses(1, w.CallVote()) == "D-V1"
    game.waits(1)
    for seat in (2, 3, 4, 5):
        assert game.refuses(seat, w.CallVote()) == "D-V1"
    game.does(1, w.CallVote())
    assert game.the(w.VoteCalled) == w.VoteCalled(leader=1)
    assert game.kinds() == {"vote"}


@pytest.mark.parametrize(("options", "seconds"), [({}, 120), ({"discussion": 300}, 300), ({"pace": "quick"}, 60)])
def test_dv1_when_the_time_is_out_the_vote_is_called_without_the_leader(options: dict[str, object], seconds: int):
    game = Table(5, **options).until("discussion").waits(seconds - 1)
    assert not game.told(w.VoteCalled)
    game.waits(1)
    assert game.the(w.VoteCalled) == w.VoteCalled(leader=None)
    assert game.kinds() == {"vote"}


def test_dv1_talk_does_not_make_the_time_longer():
    game = Table(5).until("discussion").waits(60)
    game.does(2, w.ClaimRole(role="pioneer")).waits(60)
    assert game.told(w.VoteCalled)


def test_dv1_by_post_the_leader_may_call_at_once():
    game = Table(5, pace="post").until("discussion").does(1, w.CallVote())
    assert game.the(w.VoteCalled) == w.VoteCalled(leader=1)


# ---------------------------------------------------- pointing


def test_dv2_everybody_alive_has_one_vote_and_the_leader_breaks_the_tie_besides():
    game = winter(6, [6]).until("vote")
    assert game.asked("vote") == [1, 2, 3, 4, 5]
    assert game.refuses(6, w.Vote(target=1)) == "D-V2"
    game.votes({2: 3, 1: 4}).until_told(w.VotesCounted, tied=(3, 4))
    assert game.asked("tie") == [2]
    game.does(2, w.BreakTie(target=4))
    assert game.all_told(w.VotesCounted)[-1] == counted((3, 1), (4, 1), tied=(3, 4))
    assert game.until_told(w.Eaten, seat=4)


def test_dv3_nobody_points_at_themselves_nor_at_the_eaten():
    game = winter(6, [4], ghosts=True).until("vote")
    for seat in (1, 2, 3, 5, 6):
        targets = [one.target for one in game.offered(seat, "vote", w.Vote)]
        assert targets == [one for one in (1, 2, 3, 5, 6) if one != seat]
        assert game.refuses(seat, w.Vote(target=seat)) == "D-V3"
        assert game.refuses(seat, w.Vote(target=4)) == "D-V3"


def test_dv4_who_is_silent_has_no_vote():
    game = Table(5).votes({2: 3})
    shown = game.the(w.VotesShown)
    assert [one.target for one in shown.votes] == [None, 3, None, None, None]
    assert game.until_told(w.VotesCounted) == counted((3, 1))
    assert game.until_told(w.Eaten, seat=3)


def test_dv4_there_is_nothing_to_abstain_with():
    game = Table(5).until("vote")
    assert {type(one) for one in game.prompt(2, "vote").commands()} == {w.Vote}
    assert None not in game.prompt(2, "vote").offers[0].fields["target"]


def test_dv4_if_nobody_votes_the_leader_picks_anybody_else():
    game = Table(5).votes({}).until("tie")
    assert game.the(w.VotesCounted) == counted()
    assert [one.target for one in game.offered(1, "tie", w.BreakTie)] == [2, 3, 4, 5]
    game.does(1, w.BreakTie(target=5))
    assert game.the(w.TieBroken) == w.TieBroken(leader=1, target=5)
    assert game.until_told(w.Eaten, seat=5)


def test_dv4_nor_may_the_leader_then_pick_themselves_by_the_option_for_ties():
    game = Table(5, leader_may_pick_self=True).votes({}).until("tie")
    assert [one.target for one in game.offered(1, "tie", w.BreakTie)] == [2, 3, 4, 5]


def test_dv4_by_an_option_the_lot_votes_for_the_silent():
    seen: set[int | None] = set()
    for n in range(8):
        shown = Table(5, absent="random", salt=str(n)).votes({1: 2}).the(w.VotesShown)
        assert shown.votes[0].target == 2
        assert all(one.target not in (None, one.seat) for one in shown.votes)
        seen |= {one.target for one in shown.votes}
    assert seen == {1, 2, 3, 4, 5}


def test_dv5_fingers_are_shown_together_and_by_name_and_are_final():
    game = Table(5).until("vote")
    name = game.prompt(4, "vote").name
    told = len(game.log)
    for seat, target in {4: 1, 2: 1, 5: 2, 1: 2}.items():
        game.does(seat, w.Vote(target=target))
    game.does(4, w.Vote(target=5))  # as long as one is missing
    assert len(game.log) == told
    game.does(3, w.Vote(target=1))
    shown = game.the(w.VotesShown)
    assert [(one.seat, one.target) for one in shown.votes] == [(1, 2), (2, 1), (3, 1), (4, 5), (5, 2)]
    with pytest.raises(PromptClosed):
        game.session.submit(4, name, w.Vote(target=1), game.session.now)


def test_dv5_the_receipts_are_numbers():
    game = Table(5).until("vote").does(3, w.Vote(target=1))
    assert (game.awaited("vote").answered, len(game.awaited("vote").seats)) == (1, 5)


def test_dv6_the_most_votes_are_enough():
    game = Table(5).votes({1: 2, 2: 3, 3: 2, 4: 5})
    assert game.until_told(w.VotesCounted) == counted((2, 2), (3, 1), (5, 1))
    assert game.until_told(w.Eaten, seat=2)


# ---------------------------------------------------- ties


def test_dv7_the_leader_picks_among_the_tied():
    game = Table(5).votes({2: 3, 3: 2, 4: 5, 5: 4}).until("tie")
    assert game.the(w.VotesCounted).tied == (2, 3, 4, 5)
    game = Table(5).votes({2: 3, 3: 2, 4: 5}).until("tie")
    assert [one.target for one in game.offered(1, "tie", w.BreakTie)] == [2, 3, 5]
    assert game.refuses(1, w.BreakTie(target=4)) == "D-V7"
    assert game.refuses(1, w.BreakTie(target=1)) == "D-V7"
    assert game.refuses(2, w.BreakTie(target=3)) == "D-V7"
    game.does(1, w.BreakTie(target=3))
    assert game.the(w.TieBroken) == w.TieBroken(leader=1, target=3)
    assert game.until_told(w.Eaten, seat=3)


def test_dv7_a_tied_leader_picks_another_of_the_tied():
    game = Table(5).votes({2: 1, 3: 2, 4: 3}).until("tie")
    assert game.the(w.VotesCounted).tied == (1, 2, 3)
    assert [one.target for one in game.offered(1, "tie", w.BreakTie)] == [2, 3]
    assert game.refuses(1, w.BreakTie(target=1)) == "D-V7"


def test_dv7_where_only_one_other_is_tied_nobody_is_asked():
    game = Table(5).votes({2: 1, 1: 2}).until("fingers").times_out()
    assert game.the(w.TieBroken) == w.TieBroken(leader=1, target=2)
    assert game.the(w.Condemned) == w.Condemned(seat=2)


def test_dv7_by_an_option_a_tied_leader_may_pick_themselves():
    game = Table(5, leader_may_pick_self=True).votes({2: 1, 1: 2}).until("tie")
    assert [one.target for one in game.offered(1, "tie", w.BreakTie)] == [1, 2]
    game.does(1, w.BreakTie(target=1))
    assert game.until_told(w.Eaten, seat=1)


def test_dv7_when_the_time_is_out_the_lot_says_it():
    found: set[int] = set()
    for n in range(12):
        game = Table(5, salt=str(n)).votes({2: 3, 3: 4}).until("tie").waits(29)
        assert not game.told(w.TieBroken)
        game.waits(1)
        told = game.the(w.TieBroken)
        assert (told.leader, told.automatic) == (1, True)
        found.add(told.target)
    assert found == {3, 4}


# ---------------------------------------------------- ghosts


def haunted(*eaten: int, seats: int = 6, **table: object) -> Table:
    """The first rounds are over: these are ghosts with a token each."""
    return winter(seats, eaten, ghosts=True, **table)  # type: ignore[arg-type]


def test_dv8_if_the_leader_is_scared_and_there_is_a_tie_the_tile_goes_to_the_left_for_good():
    game = haunted(6).votes({2: 5, 3: 1, 1: 4}).until("fingers").does(6, w.Boo(target=2))
    assert game.the(w.Booed) == w.Booed(seat=6, target=2)
    game.until("tie")
    assert game.all_told(w.VotesCounted)[-1] == counted((1, 1), (4, 1), tied=(1, 4))
    assert game.the(w.Leader, why="scared") == w.Leader(seat=3, why="scared")
    assert game.asked("tie") == [3]
    assert game.refuses(2, w.BreakTie(target=1)) == "D-V7"
    game.does(3, w.BreakTie(target=1))
    assert game.the(w.TieBroken) == w.TieBroken(leader=3, target=1)
    game.week(3)
    assert game.all_told(w.Leader)[-1] == w.Leader(seat=4, why="passed")


def test_dv8_by_an_option_who_breaks_the_tie_gives_the_tile_back():
    game = haunted(6, scared_leader="acting").votes({2: 5, 3: 1, 1: 4}).until("fingers").does(6, w.Boo(target=2))
    game.until("tie")
    assert not game.told(w.Leader, why="scared")
    assert game.asked("tie") == [3]
    game.does(3, w.BreakTie(target=1))
    assert game.the(w.TieBroken) == w.TieBroken(leader=3, target=1, acting=True)
    game.week(3)
    assert game.all_told(w.Leader)[-1] == w.Leader(seat=3, why="passed")


def test_dv8_without_a_tie_the_tile_stays():
    game = haunted(6).votes({2: 5, 3: 4, 1: 4}).until("fingers").does(6, w.Boo(target=2))
    assert game.until_told(w.Eaten, seat=4)
    assert not game.told(w.Leader, why="scared")
    assert not game.told(w.TieBroken)
    game.week(3)
    assert game.all_told(w.Leader)[-1] == w.Leader(seat=3, why="passed")


def test_dv9_the_tile_goes_on_to_the_first_who_is_not_scared():
    game = haunted(7, 5, seats=7).votes({1: 2, 2: 1, 3: 6, 4: 6}).until("fingers")
    assert game.board.leader == 3
    game.does(7, w.Boo(target=3)).until("fingers").does(5, w.Boo(target=4)).until("tie")
    assert game.the(w.Leader, why="scared") == w.Leader(seat=6, why="scared")
    assert game.asked("tie") == [6]


def test_dv10_if_everybody_is_scared_all_vote_once_more_and_the_tokens_are_gone():
    game = haunted(8, 9, 1, 2, 3, 4, seats=10).all_vote(5)
    for ghost, voter in ((8, 5), (9, 6), (1, 7), (2, 10)):
        assert not game.told(w.EverybodyScared)
        game.until("fingers").does(ghost, w.Boo(target=voter))
    assert game.the(w.EverybodyScared)
    assert game.board.scared == []
    assert game.asked("vote") == [5, 6, 7, 10]
    assert [seat for seat, place in game.board.places.items() if place.token] == [3, 4]
    game.votes({5: 6, 7: 6})
    assert game.all_told(w.VotesShown)[-1].ballot == 2
    assert {3, 4} <= set(game.until("fingers").asked("fingers"))
    assert game.until_told(w.Eaten, seat=6)


def test_dv11_a_scared_player_may_be_eaten():
    game = haunted(6).all_vote(4).until("fingers").does(6, w.Boo(target=4))
    assert game.until_told(w.Eaten, seat=4)


def test_dv12_only_whose_vote_still_counts_can_be_scared():
    game = haunted(7, 5, seats=7).all_vote(4).until("fingers")
    assert [one.target for one in game.offered(7, "fingers", w.Boo)] == [1, 2, 3, 4, 6]
    game.does(7, w.Boo(target=3)).until("fingers")
    assert [one.target for one in game.offered(5, "fingers", w.Boo)] == [1, 2, 4, 6]
    assert game.refuses(5, w.Boo(target=3)) == "D-V12"  # scared already
    assert game.refuses(5, w.Boo(target=7)) == "D-V12"  # a ghost
    assert game.refuses(5, w.Boo(target=5)) == "D-V12"
    assert game.refuses(7, w.Boo(target=1)) is not None  # its token is gone
    assert game.refuses(1, w.Boo(target=2)) == "D-V12"  # not a ghost


def test_dv13_one_window_of_six_seconds_for_ghosts_and_cards_and_a_fresh_one_after_each_play():
    game = haunted(7, 5, seats=7, supply={1: "raised-voice"}).votes({1: 4, 2: 4, 3: 2, 4: 2, 6: 2}).until("fingers")
    first = game.awaited("fingers")
    assert (first.closes_at - first.opened_at, first.answered, first.missing) == (6, None, None)
    assert set(first.seats) == {1, 2, 3, 4, 5, 6, 7}  # all living who might hold a card, and the ghosts
    assert count(game.board).tied == ()
    game.waits(4).does(7, w.Boo(target=6))
    second = game.awaited("fingers")
    assert second.window != first.window
    assert second.closes_at - second.opened_at == 6
    assert count(game.board).tied == (2, 4)
    game.plays(1, "raised-voice")
    third = game.awaited("fingers")
    assert third.window not in (first.window, second.window)
    game.waits(5)
    assert not game.all_told(w.VotesCounted)[2:]
    game.waits(1)
    assert game.all_told(w.VotesCounted)[-1] == counted((2, 2), (4, 3))


def test_dv13_the_window_stays_open_though_nobody_has_anything_to_play():
    game = Table(5, undealt=["raised-voice", "lost-in-the-drifts"]).all_vote(2).until("fingers")
    assert game.asked("fingers") == []
    game.waits(5)
    assert game.awaited("fingers").seats == (1, 2, 3, 4, 5)
    game.waits(1)
    assert game.told(w.VotesCounted)


def test_dv14_a_ghost_acts_from_the_next_vote_on():
    game = Table(6, ghosts=True).all_vote(6)
    while not game.told(w.Eaten):
        assert not any(isinstance(one, w.Boo) for prompt in game.session.prompts(6) for one in prompt.commands())
        game.times_out()
    game.all_vote(5).until("fingers")
    assert game.asked("fingers")[-1] == 6


def test_dv15_ghosts_may_be_played_with_by_four():
    game = haunted(1, seats=4).all_vote(2).until("fingers").does(1, w.Boo(target=3))
    assert game.the(w.Booed) == w.Booed(seat=1, target=3)


def test_dv16_ghosts_make_sounds_and_the_living_words():
    game = haunted(6).until("discussion")
    assert {type(one) for one in game.prompt(6, "discussion").commands()} == {w.Noise}
    game.does(6, w.Noise(sound="howl"))
    assert game.the(w.NoiseMade) == w.NoiseMade(seat=6, sound="howl")
    assert game.refuses(6, w.ClaimRole(role="pioneer")) == "D-V16"
    assert game.refuses(6, w.CallVote()) == "D-V16"
    assert game.refuses(1, w.Noise(sound="howl")) == "D-V16"


def test_dv16_four_sounds_a_discussion():
    game = haunted(6).until("discussion")
    for _ in range(4):
        game.does(6, w.Noise(sound="moan"))
    assert game.asked("discussion") == [1, 2, 3, 4, 5]
    game.eats(4).until("discussion").does(6, w.Noise(sound="moan"))
    assert len(game.all_told(w.NoiseMade)) == 5


def test_dv16_without_ghosts_the_eaten_are_not_asked():
    game = winter(6, [6]).until("discussion")
    assert game.session.prompts(6) == []
    assert game.refuses(6, w.Noise(sound="moan")) == "D-V18"


def test_dv17_a_ghost_wins_with_its_team_and_learns_nothing_new():
    game = haunted(1)
    before = len(game.private(1))
    game.eats(5).eats(6)
    assert game.end == ("cannibals-eaten", (1, 2, 3, 4))
    assert len(game.private(1)) == before
    assert game.views[1].board == game.views[None].board


def test_dv18_the_token_leaves_the_board_at_once():
    game = Table(6, ghosts=True)
    character = game.the(w.RoleDealt, reader=6).character
    assert (game.board.pioneers, game.board.cannibals, character in game.board.tokens) == (4, 2, True)
    game.eats(6)
    assert (game.board.pioneers, game.board.cannibals, character in game.board.tokens) == (4, 1, False)


def test_dv19_the_eaten_show_role_and_supply_card_and_nobody_else_anything():
    game = Table(6, supply={3: "boot-prints"}).eats(3)
    mine = game.the(w.RoleDealt, reader=3)
    assert game.the(w.Eaten) == w.Eaten(seat=3, role="pioneer", character=mine.character, supply="boot-prints")
    shown = {seat: (place.role, place.supply) for seat, place in game.board.places.items()}
    assert shown == {**dict.fromkeys(game.seats, (None, None)), 3: ("pioneer", "boot-prints")}


def test_dv19_a_supply_card_that_was_played_is_not_shown_twice():
    game = Table(6, dinners=["PEEEEE"], supply={3: "willow-bark"}).until("table").plays(3, "willow-bark").eats(3)
    assert game.the(w.Eaten).supply is None
    assert game.board.places[3].supply == "willow-bark"
