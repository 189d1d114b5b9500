"""The vote: W34 to W37, W51."""

from __future__ import annotations

import pytest

from engines.who_should_we_eat.words import (
    Counted,
    Died,
    DrawersChosen,
    DrewStraws,
    Escaped,
    Pointed,
    Show,
    Vote,
    VotesShown,
    WhoDraws,
)
from tests.who_should_we_eat.table import Table


def voting(seats: int = 5, **table: object) -> Table:
    return Table(seats=seats, **table).until("vote")  # type: ignore[arg-type]


def votes(game: Table, **targets: int) -> VotesShown:
    """`s1=2`: seat 1 points at seat 2. The others let their time pass."""
    for seat, target in targets.items():
        game.does(int(seat[1:]), Vote(target=target))
    if "vote" in game.kinds():
        game.times_out()
    shown = game.told(VotesShown)
    assert shown is not None
    return shown


def test_w34_every_living_survivor_points_at_one_themselves_allowed():
    game = voting()
    assert game.asked("vote") == [1, 2, 3, 4, 5]
    assert [command.target for command in game.offered(3, "vote", Vote)] == [1, 2, 3, 4, 5]
    votes(game, s1=3, s2=3, s3=3, s4=3, s5=3)
    assert game.told(Died, seat=3, cause="vote")


def test_w34_votes_are_sealed_and_opened_together():
    game = voting()
    told = len(game.public)
    for seat in (1, 2, 3, 4):
        game.does(seat, Vote(target=5))
    assert len(game.public) == told
    assert game.awaited("vote").answered == 4
    game.does(5, Vote(target=1))
    shown = game.told(VotesShown)
    assert shown is not None
    assert shown.votes[-1] == Pointed(seat=5, target=1)


def test_w34_a_vote_may_be_changed_until_they_are_opened():
    game = voting()
    game.does(1, Vote(target=2))
    game.does(1, Vote(target=3))
    assert votes(game, s2=3).votes[0].target == 3


def test_w34_out_of_time_is_no_vote():
    shown = votes(voting(), s1=2)
    assert [one.target for one in shown.votes] == [2, None, None, None, None]
    assert shown.tied == (2,)


def test_w34_no_votes_at_all_and_all_are_tied():
    game = voting(straws=[1, 4])
    shown = votes(game)
    assert shown.tied == (1, 2, 3, 4, 5)
    game.times_out()
    assert game.told(DrewStraws, draw="tie", short=4)
    assert game.told(Died, seat=4, cause="vote")


def test_w35_the_vote_happens_though_cards_were_shown_in_both_editions():
    for edition in ("english", "chinese"):
        game = Table(keeps={2: "off-key-singalong"}, edition=edition).until("discussion")
        game.does(2, Show())
        game.until("vote")
        assert game.asked("vote") == [1, 2, 3, 4]


def test_w36_the_tied_draw_straws():
    game = voting(straws=[1, 3])
    votes(game, s1=2, s2=3)
    assert game.asked("straws") == [2, 3]
    game.times_out()
    assert game.told(Died, seat=3)


def test_w36_or_all_survivors_as_an_option_of_the_table():
    game = voting(tie_drawers="all")
    votes(game, s1=2, s2=3)
    assert game.asked("straws") == [1, 2, 3, 4, 5]


@pytest.mark.parametrize(("who", "drawers"), [("tied", [2, 3]), ("all", [1, 2, 3, 4, 5])])
def test_w36_with_follow_the_leader_the_leader_chooses(who: str, drawers: list[int]):
    game = voting(leader=4, follow_the_leader=True)
    votes(game, s1=2, s2=3)
    assert game.asked("tie") == [4]
    game.does(4, WhoDraws.model_validate({"who": who}))
    assert game.told(DrawersChosen, leader=4, who=who)
    assert sorted(game.asked("straws")) == drawers


def test_w36_without_a_tie_nobody_is_asked():
    game = voting(follow_the_leader=True)
    votes(game, s1=2)
    assert not game.told(DrawersChosen)
    assert game.told(Died, seat=2)


def escaped(*seats: int, of: int = 5) -> Table:
    cards = ("suspicious-rash", "playing-possum")
    game = Table(seats=of, keeps=dict(zip(seats, cards, strict=False))).until("discussion")
    for seat in seats:
        game.does(seat, Show())
        assert game.told(Escaped, seat=seat)
    return game.until("vote")


def test_w37_who_escaped_neither_points_nor_can_be_pointed_at():
    game = escaped(2)
    assert game.asked("vote") == [1, 3, 4, 5]
    assert game.refuses(1, Vote(target=2)) == "W37"
    assert not any(count.seat == 2 for count in votes(game, s1=3).counts)


def test_w37_who_escaped_is_still_a_survivor_when_all_draw_for_a_tie():
    game = Table(seats=5, keeps={4: "suspicious-rash"}, tie_drawers="all").until("discussion")
    game.does(4, Show())
    votes(game.until("vote"), s1=2, s2=3)
    assert game.asked("straws") == [1, 2, 3, 4, 5]


def test_w37_an_escape_holds_until_the_end_of_the_round():
    game = escaped(2)
    votes(game, s1=3)
    game.morning(2).until("select")
    assert not game.board.places[2].escaped


def test_w37_if_nobody_is_left_to_vote_for_all_escapes_are_ignored():
    game = Table(keeps={1: "suspicious-rash", 2: "playing-possum"}).until("opening")
    game.tells(Escaped(seat=3)).tells(Escaped(seat=4)).until("discussion")
    for seat in (1, 2):
        game.does(seat, Show())
    game.until("vote")
    assert game.asked("vote") == [1, 2, 3, 4]
    assert votes(game, s1=4).escapes_ignored
    assert game.told(Died, seat=4)


def test_w51_votes_are_weights_plus_changes():
    game = Table(seats=5, personalities={1: "booming-voice", 2: "slippery-customer"}).until("opening")
    game.holds_today(3, {"mod": "votes_against", "by": 2}).until("vote")
    shown = votes(game, s1=2, s4=3, s5=2)
    assert shown.votes[0].weight == 2
    assert shown.counts == (
        Counted(seat=1, pointed=0, change=0, total=0),
        Counted(seat=2, pointed=3, change=-1, total=2),
        Counted(seat=3, pointed=1, change=2, total=3),
        Counted(seat=4, pointed=0, change=0, total=0),
        Counted(seat=5, pointed=0, change=0, total=0),
    )
    assert game.told(Died, seat=3)


def test_w51_a_count_is_never_below_0_and_nobody_need_point_at_a_candidate():
    game = Table(seats=4, personalities={2: "well-marbled"}, straws=[1, 1]).until("vote")
    shown = votes(game)
    assert shown.counts[1] == Counted(seat=2, pointed=0, change=-1, total=0)
    assert shown.tied == (1, 2, 3, 4)


def test_w51_a_change_counts_for_one_at_whom_nobody_points():
    game = Table(seats=5).until("opening")
    game.holds_today(3, {"mod": "votes_against", "by": 2}).until("vote")
    shown = votes(game, s1=2)
    assert shown.counts[2] == Counted(seat=3, pointed=0, change=2, total=2)
    assert shown.tied == (3,)


def test_w51_a_vote_counts_at_least_nothing():
    game = Table(seats=4).until("opening")
    game.holds_today(1, {"mod": "vote_weight", "by": -3}).until("vote")
    shown = votes(game, s1=2, s3=4)
    assert shown.votes[0].weight == 0
    assert shown.tied == (4,)
