"""Whom the rules silence: a property of what everybody may know."""

from __future__ import annotations

from engines.kernel import Setup, silenced
from engines.who_should_we_eat import GAME
from engines.who_should_we_eat import words as w
from engines.who_should_we_eat.view import View
from tests.faces.staged import staged

TRIAL = w.PhaseBegan(phase="trial", round=1, trial=1)
OPENED = w.TrialOpened(leader=1, rules=None)


def silent(*facts: w.GameFact) -> set[int]:
    return set(silenced(staged(*facts).view))


def test_w25_in_the_opening_of_a_trial_all_but_the_leader_are_silent():
    assert silent() == set()
    assert silent(TRIAL) == {2, 3, 4}
    assert silent(TRIAL, OPENED) == set()


def test_w25_each_trial_has_an_opening_of_its_own():
    again = w.PhaseBegan(phase="trial", round=1, trial=2)
    assert silent(TRIAL, OPENED, again) == {2, 3, 4}
    assert silent(TRIAL, w.PhaseBegan(phase="salvation", round=1)) == set()


def test_w25_the_dead_and_the_ghosts_are_silent_with_the_others():
    dead = (w.Died(seat=4, cause="vote"), w.DeadReturned(seats=(4,)), w.Died(seat=3, cause="vote"))
    assert silent(*dead, TRIAL) == {2, 3, 4}


def test_a_view_says_it_to_the_referee():
    view = GAME.view(Setup(game=GAME.slug, rules=1, seats=4, seed="s").public, None)
    assert view.as_json()["silent"] == []
    assert staged(TRIAL).view.as_json()["silent"] == [2, 3, 4]


def test_a_game_that_silences_nobody_need_not_say_so():
    class Bare:
        def learn(self, fact: object) -> None: ...

        def as_json(self) -> dict[str, object]:
            return {}

    assert silenced(Bare()) == frozenset()
    assert isinstance(staged().view, View)
