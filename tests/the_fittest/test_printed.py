"""What is printed on the 48 action cards, seen in play: as the Challenge or Trial, as a Boost, in a Prize pile."""

from __future__ import annotations

import re
from typing import NamedTuple

import pytest

from engines.the_fittest import words as w
from engines.the_fittest.pack import loaded
from engines.the_fittest.vocabulary import SKILLS
from tests.the_fittest.table import Table


class Printed(NamedTuple):
    """half: the Challenge, or "trial" with its Skill; icon: "totem", "grey" or nothing."""

    card: str
    skill: str
    boost: int
    prizes: int
    icon: str
    half: str


PRINTED = [
    Printed(*row)
    for row in (
        ("log-carry", "brawn", 2, 3, "", "trial brawn"),
        ("camp-mutiny", "brawn", 2, 2, "totem", "brawn 15"),
        ("force-out", "brawn", 3, 3, "", "brawn 20"),
        ("strong-arm", "brawn", 2, 4, "grey", "wits 20 + brawn 25"),
        ("wet-rope", "brawn", 3, 2, "", "brawn 15 + grit 10"),
        ("ration-raid", "brawn", 4, 1, "", "brawn 10"),
        ("heavy-crate", "brawn", 3, 3, "", "brawn 20 + pace 15"),
        ("night-vigil", "grit", 2, 3, "", "trial grit"),
        ("hand-over-the-torch", "grit", 3, 2, "totem", "grit 15"),
        ("airdrop", "grit", 3, 3, "", "grit 20 + wits 15"),
        ("beachcomb", "grit", 3, 2, "", "grit 15 + cunning 10"),
        ("blisters", "grit", 4, 1, "", "grit 10"),
        ("low-tide", "grit", 3, 3, "grey", "grit 25 OR brawn 25"),
        ("long-watch", "grit", 2, 4, "", "grit 25 + flair 20"),
        ("poker-face", "cunning", 2, 3, "", "trial cunning"),
        ("quiet-coup", "cunning", 3, 2, "totem", "cunning 15"),
        ("camp-barter", "cunning", 4, 1, "", "cunning 10"),
        ("hush-money", "cunning", 3, 2, "", "cunning 15 + pace 10"),
        ("rigged-raffle", "cunning", 2, 3, "", "cunning 25 OR flair 25"),
        ("loaded-coin", "cunning", 3, 3, "", "cunning 20 + brawn 15"),
        ("diary-room", "cunning", 3, 4, "", "cunning 25 + pace 20"),
        ("torch-dance", "flair", 2, 3, "", "trial flair"),
        ("audience-vote", "flair", 2, 2, "totem", "flair 15"),
        ("renewal", "flair", 3, 4, "", "pace 30 OR flair 30"),
        ("sponsors-wink", "flair", 3, 3, "grey", "flair 20"),
        ("dress-rehearsal", "flair", 3, 2, "", "flair 15 + brawn 10"),
        ("fan-mail", "flair", 3, 3, "", "flair 20 + cunning 15"),
        ("bad-press", "flair", 4, 1, "", "flair 10"),
        ("riddle-stones", "wits", 2, 3, "", "trial wits"),
        ("casting-call", "wits", 4, 2, "totem", "wits 15"),
        ("map-scrap", "wits", 3, 3, "", "wits 20 + flair 15"),
        ("hard-mode", "wits", 3, 2, "grey", "wits 15 + grit 10"),
        ("spare-parts", "wits", 3, 3, "", "wits 20"),
        ("cold-read", "wits", 4, 1, "", "wits 10"),
        ("fine-print", "wits", 2, 4, "", "wits 25 + cunning 20"),
        ("dune-sprint", "pace", 2, 3, "", "trial pace"),
        ("false-start", "pace", 4, 2, "totem", "pace 15"),
        ("shortcut", "pace", 3, 3, "grey", "pace 20"),
        ("quick-hands", "pace", 4, 1, "", "pace 10"),
        ("cramp", "pace", 3, 2, "", "pace 15 + wits 10"),
        ("clean-handoff", "pace", 3, 3, "", "pace 25 OR wits 25"),
        ("head-start", "pace", 2, 4, "", "pace 25 + grit 20"),
        ("the-final-push", "wild", 2, 2, "", "wild 15"),
        ("the-final-test", "wild", 3, 5, "grey", "all 20"),
        ("the-final-totem", "wild", 2, 6, "totem", "all 30"),
        ("grand-trial", "wild", 2, 4, "", "trial wild"),
        ("backstage-pass", "wild", 2, 3, "", "wild 25"),
        ("plot-twist", "wild", 3, 3, "grey", "all 15"),
    )
]
BEST = {
    "brawn": "the-stevedore",
    "grit": "the-trapper",
    "cunning": "the-grifter",
    "flair": "the-busker",
    "wits": "the-scholar",
    "pace": "the-courier",
}
EASY = "ration-raid"
named = pytest.mark.parametrize("one", PRINTED, ids=lambda one: one.card)


def test_every_card_is_here_once():
    assert [one.card for one in PRINTED] == list(loaded("standard").cards)


def goals(half: str) -> list[list[tuple[str, int]]]:
    """ "grit 25 OR brawn 25", "wits 20 + brawn 25"."""
    return [[(skill, int(value)) for skill, value in re.findall(r"(\w+) (\d+)", goal)] for goal in half.split(" + ")]


@named
def test_as_it_is_flipped(one: Printed):
    game = Table(deck=[one.card])
    trial = one.half.startswith("trial")
    assert game.the(w.CardFlipped) == w.CardFlipped(episode=1, card=one.card, trial=trial)
    assert game.episode.prizes == one.prizes
    if trial:
        assert not game.episode.goals
        assert game.refuses(1, w.Propose(to=2, terms="0")) == "F31"
        printed = Table(deck=[one.card], trial_skill="printed").closes()
        skills = [said.skill for said in printed.offered(2, "compete", w.Compete)]
        assert skills == (list(SKILLS) if one.half == "trial wild" else [one.half.removeprefix("trial ")])
        return
    expected = goals(one.half)
    assert [[(aim.skill, aim.value) for aim in goal.aims] for goal in game.episode.goals] == expected
    tests = {test.skill: test.needed for test in game.until_told(w.Attempted).tests}
    asked = [goal[0] if len(goal) == 1 else next(aim for aim in goal if aim[0] in tests) for goal in expected]
    for skill, value in asked:
        if skill == "all":
            assert tests == dict.fromkeys(SKILLS, value)
        elif skill == "wild":
            assert list(tests.values()) == [value]
        else:
            assert tests[skill] == value  # type: ignore[index]
    assert len(tests) == (6 if expected[0][0][0] == "all" else len(expected))


@named
def test_as_a_boost(one: Printed):
    deck = [EASY if one.card != EASY else "cold-read"]
    game = Table(deck=deck, hands={1: [one.card]}, contestants={1: "the-trapper", 2: "the-stevedore"})
    game.closes().does(1, w.Boost(card=one.card))
    if one.skill == "wild":
        assert game.the(w.WildPlayed) == w.WildPlayed(seat=1, card=one.card)
        game.does(1, w.WildBoost(skill="pace"))
    skill = "pace" if one.skill == "wild" else one.skill
    assert game.the(w.Boosted) == w.Boosted(seat=1, card=one.card, skill=skill, value=one.boost)  # type: ignore[arg-type]


@named
def test_in_a_prize_pile(one: Printed):
    deck = [EASY if one.card != EASY else "cold-read"]
    matches = one.skill in BEST
    game = Table(deck=deck, spare=[one.card], contestants={2: BEST.get(one.skill, "the-trapper")})
    other = next(seat for seat in (3, 4) if one.skill not in game.board.contestant(seat).best)
    game.wins(2, one.card)
    assert game.board.score(2) == w.Score(
        seat=2, prizes=one.prizes, matches=int(matches), points=one.prizes + 2 * matches
    )
    assert game.board.worth(other, one.card) == one.prizes


@named
def test_its_icon(one: Printed):
    """Grey: not in a Trial. A Totem: not while they are locked. No icon: neither stops it."""
    trial = Table(deck=["poker-face" if one.card != "poker-face" else "log-carry"], hands={1: [one.card]})
    trial.until("compete")
    while trial.asked("compete") != [1]:
        trial.does(trial.asked("compete")[0], w.StayOut())
    trial.does(1, w.Compete(skill="pace"))
    locked = Table(deck=[EASY if one.card != EASY else "cold-read"], hands={1: [one.card]}).tells(w.TotemsLocked())
    locked.closes()
    boost = w.Boost(card=one.card)
    for game, icon, rule in ((trial, "grey", "F31"), (locked, "totem", "F23")):
        if one.icon == icon:
            assert game.refuses(1, boost) == rule
        else:
            assert game.does(1, boost).told(w.WildPlayed if one.skill == "wild" else w.Boosted)
