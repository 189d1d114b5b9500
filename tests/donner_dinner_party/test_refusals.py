"""Who may not, is told by which ruling: nothing that a player could expect is refused without one."""

from __future__ import annotations

from engines.donner_dinner_party import words as w
from engines.kernel import Command, Seat
from tests.donner_dinner_party.table import Table, winter


def told(game: Table, *tried: tuple[Seat, Command, str]) -> None:
    """Each of these is refused by its ruling, and nothing changes."""
    assert [(seat, command.kind, game.refuses(seat, command)) for seat, command, _ in tried] == [
        (seat, command.kind, rule) for seat, command, rule in tried
    ]


def test_in_the_hunt():
    game = Table(6, supply={2: "fresh-tracks", 3: "frozen-fingers"}).until("contribute")
    told(
        game,
        (1, w.Contribute(card="fish"), "D-H1"),
        (2, w.Contribute(card="no-such-card"), "D-H3"),
        (3, w.PlaySupply(card="frozen-fingers", target=1), "D-P3"),
        (3, w.PlaySupply(card="frozen-fingers", target=3), "D-P3"),
        (3, w.PlaySupply(card="frozen-fingers", target=9), "D-P3"),
        (3, w.PlaySupply(card="frozen-fingers"), "D-P3"),
    )
    game.plays(3, "frozen-fingers", 4)
    told(game, (4, w.Contribute(card=game.views[4].hand[0]), "D-H3"))


def test_at_the_inspection():
    game = winter(6, [6]).until("inspect")
    told(
        game,
        (1, w.Inspect(target=3), "D-I1"),
        (6, w.Inspect(target=3), "D-I1"),
        (2, w.Inspect(target=2), "D-I2"),
        (2, w.Inspect(target=6), "D-I2"),
        (2, w.Inspect(target=7), "D-I2"),
    )


def test_in_windows_of_supply_cards():
    game = winter(6, [6], supply={1: "boot-prints", 3: "snuffed-lantern", 4: "willow-bark", 6: "sharp-eyes"}).until(
        "set"
    )
    told(
        game,
        (1, w.PlaySupply(card="boot-prints", target=2), "D-P3"),
        (1, w.PlaySupply(card="boot-prints", target=1), "D-P3"),
        (4, w.PlaySupply(card="willow-bark"), "D-P3"),
        (5, w.PlaySupply(card="snuffed-lantern"), "D-P3"),
        (6, w.PlaySupply(card="sharp-eyes", target=2), "D-P1"),
    )
    game.plays(3, "snuffed-lantern")
    told(game, (3, w.PlaySupply(card="snuffed-lantern"), "D-P6"))


def test_in_the_discussion():
    game = winter(6, [6], ghosts=True).until("discussion")
    told(
        game,
        (2, w.CallVote(), "D-V1"),
        (3, w.CallVote(), "D-V1"),
        (3, w.Noise(sound="howl"), "D-V16"),
        (6, w.CallVote(), "D-V16"),
        (6, w.ClaimRole(role="pioneer"), "D-V16"),
    )


def test_at_the_vote_and_after_it():
    game = winter(6, [6], ghosts=True, supply={1: "raised-voice", 4: "lost-in-the-drifts"}).until("vote")
    told(
        game,
        (1, w.Vote(target=1), "D-V3"),
        (1, w.Vote(target=6), "D-V3"),
        (1, w.Vote(target=99), "D-V3"),
        (6, w.Vote(target=1), "D-V2"),
    )
    game.votes({3: 4, 4: 3}).until("fingers")
    told(
        game,
        (1, w.Boo(target=3), "D-V12"),
        (6, w.Boo(target=6), "D-V12"),
        (1, w.PlaySupply(card="raised-voice"), "D-P3"),
        (4, w.PlaySupply(card="lost-in-the-drifts", target=4), "D-P3"),
        (6, w.PlaySupply(card="sharp-eyes", target=1), "D-P1"),
    )
    told(
        game.until("tie"),
        (2, w.BreakTie(target=1), "D-V7"),
        (1, w.BreakTie(target=3), "D-V7"),
        (6, w.BreakTie(target=3), "D-V7"),
    )


def test_over_a_condemned_player():
    game = Table(6, supply={2: "raised-voice", 3: "short-straw"}).all_vote(3).until("condemned")
    told(
        game,
        (2, w.PlaySupply(card="raised-voice"), "D-P3"),
        (3, w.PlaySupply(card="short-straw", target=2), "D-P3"),
        (1, w.PlaySupply(card="short-straw"), "D-P3"),
    )
    game.plays(3, "short-straw")
    told(game, (2, w.Vote(target=3), "D-V3"))


def test_what_belongs_to_another_phase_is_refused_and_changes_nothing():
    game = Table(5).until("contribute")
    for command in (w.Vote(target=3), w.Inspect(target=3), w.CallVote(), w.BreakTie(target=3), w.Boo(target=3)):
        told(game, (1, command, "D-H1"))
