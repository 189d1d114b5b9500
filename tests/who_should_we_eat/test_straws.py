"""Event: Draw Straws. W45, W52."""

from __future__ import annotations

from collections import Counter

from engines.who_should_we_eat.words import Died, DrawStraw, DrewStraws, Holding, QuestTucked, Show
from tests.who_should_we_eat.table import Table


def test_w45_each_drawer_presses_once_and_nothing_shows_until_all_have_drawn():
    game = Table().until("straws")
    told = len(game.public)
    for seat in (3, 1, 2):
        game.does(seat, DrawStraw())
    assert game.refuses(3, DrawStraw()) is None
    assert len(game.public) == told
    game.does(4, DrawStraw())
    drew = game.told(DrewStraws, draw="quest")
    assert drew is not None
    assert [one.seat for one in drew.straws] == [1, 2, 3, 4]


def test_w45_straws_are_drawn_for_those_who_do_not_press():
    game = Table().until("straws")
    game.waits(14)
    assert not game.told(DrewStraws)
    game.waits(1)
    assert game.told(DrewStraws)


def test_w45_the_order_of_drawing_changes_nothing():
    def short(order: tuple[int, ...]) -> int:
        game = Table().until("straws")
        for seat in order:
            game.does(seat, DrawStraw())
        drew = game.told(DrewStraws)
        assert drew is not None
        return drew.short

    assert short((1, 2, 3, 4)) == short((4, 3, 2, 1)) == short((2, 4, 1, 3))


def test_w45_one_drawer_has_the_short_straw():
    game = Table().until("quest")
    for seat in (2, 3, 4):
        game.board.places[seat].life = "dead"
    game.audited = False
    game.times_out()
    drew = game.told(DrewStraws)
    assert drew is not None
    assert drew.straws == (Holding(seat=1, straws=1),)
    assert game.told(QuestTucked, seat=1)


def test_w52_each_holds_one_straw_plus_or_minus_cards_at_least_none():
    game = Table(personalities={2: "jinxed", 3: "slippery-customer"}).until("opening")
    game.holds_today(3, {"mod": "straws", "by": -1, "at": ["tie"]}).until("vote")
    game.times_out()
    assert game.asked("straws") == [1, 2, 4]
    game.times_out()
    drew = game.told(DrewStraws, draw="tie")
    assert drew is not None
    assert drew.straws == tuple(Holding(seat=seat, straws=n) for seat, n in ((1, 1), (2, 2), (3, 0), (4, 1)))


def test_w52_if_nobody_would_draw_everybody_draws_one():
    game = Table(seats=4, keeps={1: "rope-of-hair"}).until("opening")
    for seat in (2, 3, 4):
        game.holds_today(seat, {"mod": "straws", "by": -1})
    game.until("discussion").does(1, Show())
    game.until("vote").times_out()
    assert game.asked("straws") == [1, 2, 3, 4]
    game.times_out()
    drew = game.told(DrewStraws, draw="tie")
    assert drew is not None
    assert {one.straws for one in drew.straws} == {1}


def test_w52_a_card_about_ties_leaves_the_straws_of_quests_alone():
    game = Table(personalities={3: "slippery-customer"}).until("straws")
    game.times_out()
    drew = game.told(DrewStraws, draw="quest")
    assert drew is not None
    assert Holding(seat=3, straws=1) in drew.straws


def test_w52_two_straws_double_the_risk():
    shorts: Counter[int] = Counter()
    for k in range(240):
        game = Table(personalities={2: "jinxed"}, audited=False, salt=f"w52/{k}").until("straws")
        for seat in (1, 2, 3, 4):
            game.does(seat, DrawStraw())
        drew = game.told(DrewStraws)
        assert drew is not None
        shorts[drew.short] += 1
    assert 70 < shorts[2] < 125  # 96 expected
    assert all(25 < shorts[seat] < 75 for seat in (1, 3, 4))  # 48 each
    assert not game.told(Died)
