"""Who may not, is told by which ruling: nothing that a player could expect is refused without one."""

from __future__ import annotations

from engines.kernel import Command, Seat
from engines.who_should_we_eat.words import (
    Announce,
    Attack,
    Burn,
    Choose,
    Close,
    Died,
    DrawStraw,
    Escaped,
    Hold,
    Open,
    Select,
    Show,
    Split,
    StepOut,
    TakeQuest,
    Target,
    Vote,
    WhoDraws,
)
from tests.who_should_we_eat.table import Table, haunting


def told(game: Table, *tried: tuple[Seat, Command, str]) -> None:
    """Each of these is refused by its ruling."""
    assert [(seat, command.kind, game.refuses(seat, command)) for seat, command, _ in tried] == [
        (seat, command.kind, rule) for seat, command, rule in tried
    ]


def debating(**table: object) -> Table:
    """One of each: the leader, a knife, a trial card, a shield, a last will, nothing at all."""
    keeps = {2: "fish-knife", 3: "off-key-singalong", 4: "pot-lid", 5: "secret-stash"}
    return Table(seats=6, keeps=keeps, characters={6: "hermit-6"}, **table).until("discussion")  # type: ignore[arg-type]


def test_w10_who_draws_nothing_wild_splits_nothing():
    game = Table(characters={2: "navigator-nugget"})
    told(game, (1, Split(food=2), "W10"), (2, Split(food=3), "W10"))


def test_w12_who_holds_no_card_places_none():
    told(Table(characters={2: "hermit-2"}).until("select"), (2, Select(play="blank-food", keep=None), "W12"))


def test_w14_chinese_survivors_wait_until_the_ghosts_have_chosen():
    game = Table(edition="chinese").night_eats(4).morning(2).until("select")
    told(game, (1, Select(play="blank-food", keep=None), "W14"))


def test_w16_a_haunt_is_not_for_ghosts():
    game = haunting("gone-off").until("target")
    told(game, (4, Target(target=4), "W16"), (1, Target(target=2), "W20"))


def test_w18_the_leader_takes_the_quest_and_survivors_draw():
    game = haunting("blank-ghost").until("quest")
    leader = game.board.leader
    told(game, (4, TakeQuest(quest=game.board.row[0]), "W18"), (leader, TakeQuest(quest="none"), "W18"))
    told(game.until("straws"), (4, DrawStraw(), "W18"))


def test_w50_a_card_may_give_the_quest_to_another():
    game = haunting("ghostly-suggestion").until("quest")
    told(game, (game.board.leader, TakeQuest(quest=game.board.row[0]), "W50"))


def test_w20_choices_are_the_owners():
    told(Table(plays={2: "tide-pool-tapas"}).until("choose"), (1, Choose(option="a"), "W20"))
    told(haunting("damp-map").until("burn"), (1, Burn(quest="walk-1"), "W20"), (4, Burn(quest="none"), "W50"))


def test_w50_who_has_no_card_for_it_announces_nothing():
    game = Table(personalities={3: "padlocked-lunchbox"}, characters={3: "auntie-marrow"})
    told(game, (1, Announce(food=1), "W50"), (3, Announce(food=3, build=3), "W50"))


def test_w25_only_the_leader_opens():
    told(Table().until("opening"), (2, Open(rules="Me first"), "W25"))


def test_w26_only_the_leader_closes_and_not_at_once():
    game = debating()
    told(game, *((seat, Close(), "W26") for seat in (1, 2, 3, 4, 5, 6)))
    game.waits(20)
    told(game, *((seat, Close(), "W26") for seat in (2, 3, 4, 5, 6)))


def test_w2_and_w28_in_a_debate_a_keep_does_what_it_is_for():
    told(
        debating(),
        (2, Show(), "W2"),  # a knife is shown by attacking
        (2, Attack(target=2), "W28"),
        (3, Attack(target=1), "W28"),  # no knife
        (4, Show(), "W2"),
        (4, Attack(target=1), "W28"),
        (5, Show(), "W2"),
        (6, Show(), "W27"),  # nothing there
        (6, Attack(target=1), "W28"),
    )


def test_w27_a_keep_is_shown_once():
    game = debating()
    game.does(3, Show())
    told(game, (3, Show(), "W27"), (3, Attack(target=1), "W28"))


def test_w27_and_w28_while_an_attack_is_open():
    game = debating()
    game.does(2, Attack(target=1))
    told(
        game,
        (3, Show(), "W27"),
        (3, Attack(target=1), "W28"),
        (1, Close(), "W26"),
        (2, Hold(), "W28"),  # who attacks does not answer
    )


def test_w28_ghosts_are_no_targets_and_have_no_knives():
    game = Table(seats=5, keeps={1: "fish-knife"}).night_eats(5).morning(2)
    game.keeps[1] = "fish-knife"
    game.until("quest").puts("food", 0)
    game.until("discussion")
    told(game, (1, Attack(target=5), "W28"), (5, Close(), "W26"))
    game.does(1, Attack(target=2))
    told(game, (5, Hold(), "W28"))


def test_w53_a_knife_that_may_name_nobody():
    game = Table(keeps={2: "fish-knife"}).until("opening")
    for seat in (1, 3, 4):
        game.holds_today(seat, {"mod": "protected", "from": "knives"})
    told(game.until("discussion"), (2, Attack(target=1), "W53"))


def test_w34_ghosts_do_not_vote_and_w37_who_escaped_neither():
    game = Table(seats=6).night_eats(6).morning(2)
    game.until("quest").puts("food", 0)
    assert game.board.ghosts == [6]
    game.until("opening").tells(Escaped(seat=2))
    told(
        game.until("vote"),
        (6, Vote(target=1), "W34"),
        (2, Vote(target=1), "W37"),
        (1, Vote(target=6), "W34"),
        (1, Vote(target=2), "W37"),
    )


def test_w39_todays_dead_do_nothing_and_are_not_chosen():
    game = Table(seats=6, keeps={1: "tantrum", 2: "fish-knife"}, characters={6: "intern-jerky"})
    game.until("quest").puts("food", -9)
    game.night_eats(6).until("opening")
    told(game, (6, Open(), "W39"))
    game.until("discussion")
    told(game, (6, Close(), "W39"), (2, Attack(target=6), "W39"))
    game.does(1, Show())
    told(game, (1, Target(target=6), "W39"), (6, Target(target=1), "W39"), (1, Target(target=1), "W50"))
    game.does(1, Target(target=5))
    assert game.told(Died, seat=5)
    told(game, (5, Close(), "W39"), (5, Show(), "W39"), (5, Attack(target=1), "W39"))
    game.does(2, Attack(target=3))
    told(game, (6, Hold(), "W39"))


def test_w39_todays_dead_draw_no_straw_for_a_tie():
    game = Table(seats=5).until("quest").puts("food", -9)
    game.night_eats(5).until("vote")
    told(game, (5, Vote(target=1), "W39"), (1, Vote(target=5), "W39"))
    game.times_out()
    told(game, (5, DrawStraw(), "W39"))


def test_w36_the_leader_says_who_breaks_a_tie_and_the_others_do_not_draw():
    game = Table(follow_the_leader=True).until("vote")
    game.does(1, Vote(target=2))
    game.does(2, Vote(target=1))
    game.times_out()
    told(game, (2, WhoDraws(who="all"), "W36"), (1, WhoDraws(who="knives"), "W36"))
    game.does(1, WhoDraws(who="tied"))
    told(game, (3, DrawStraw(), "W36"))


def test_w30_who_is_not_in_the_fight_draws_no_straw():
    game = Table(seats=5, keeps={2: "fish-knife", 3: "letter-opener"}).until("discussion")
    game.does(2, Attack(target=3))
    game.waits(15)
    told(game, (1, DrawStraw(), "W30"))


def test_w40_the_leader_says_who_fights_in_the_booth_and_who_has_no_shield_stays_in():
    game = Table(seats=5, keeps={2: "fish-knife", 3: "letter-opener"}, phone_booth=True).until("discussion")
    game.does(2, Attack(target=3))
    game.waits(15)
    told(game, (2, WhoDraws(who="all"), "W40"), (1, WhoDraws(who="tied"), "W40"))
    game.does(1, WhoDraws(who="all"))
    told(game, (1, StepOut(), "W40"))


def test_w52_who_holds_no_straw_draws_none():
    game = Table().until("quest").holds_today(3, {"mod": "straws", "by": -1, "at": ["quest"]})
    told(game.until("straws"), (3, DrawStraw(), "W52"))
