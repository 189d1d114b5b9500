"""Random players, at every count, to the end: cards are conserved and Views are right after every entry."""

from __future__ import annotations

from typing import Any

import pytest

from engines.kernel import Entry, Fact, Seat, Session
from engines.who_should_we_eat import GAME
from engines.who_should_we_eat import words as w
from engines.who_should_we_eat.view import View
from tests.who_should_we_eat.random_play import random_game

OPTIONS: list[dict[str, Any]] = [
    {},
    {"edition": "chinese"},
    {"follow_the_leader": True, "phone_booth": True, "dwindling": 2},
    {"edition": "chinese", "phone_booth": True, "tie_drawers": "all", "beginner": True, "pace": "post"},
]


class Watched:
    """What all readers of one game know, held against its state after every entry."""

    def __init__(self) -> None:
        self.views: dict[Seat | None, View] = {}
        self.facts: list[Fact] = []
        self.public: list[Fact] = []

    def look(self, session: Session) -> None:
        state = session.table.state
        if not self.views:
            readers = (None, *range(1, session.setup.seats + 1))
            self.views = {seat: GAME.view(session.setup.public, seat) for seat in readers}  # type: ignore[misc]
            self.census = GAME.census(state)
        for to, fact in session.drain():
            self.facts.append(fact)
            if to is None:
                self.public.append(fact)
            for seat in self.views if to is None else to:
                self.views[seat].learn(fact)
        assert GAME.census(state) == self.census
        for seat, view in self.views.items():
            GAME.audit(state, view, seat)


@pytest.mark.parametrize("seats", GAME.seats)
@pytest.mark.parametrize("options", OPTIONS, ids=["english", "chinese", "variants", "chinese-variants"])
def test_a_random_game_ends_and_agrees_with_every_view(seats: int, options: dict[str, Any]):
    watched = Watched()
    session = random_game(1, seats, watched.look, **options)
    assert session.outcome is not None
    ended = watched.facts[-2]
    assert isinstance(ended, w.GameEnded)
    assert (session.outcome.end, session.outcome.winners) == (ended.end, ended.winners)
    assert sorted((*ended.survivors, *ended.ghosts, *ended.newly_dead)) == list(range(1, seats + 1))


def test_every_fact_and_command_goes_through_json_unchanged():
    seen: set[str] = set()
    for seed in range(6):
        watched = Watched()
        random_game(seed, 8, watched.look, edition="english" if seed % 2 else "chinese")
        for fact in watched.facts:
            assert GAME.facts.validate_json(fact.model_dump_json()) == fact
            seen.add(fact.kind)
    assert len(seen) > 40


def test_a_game_is_the_same_for_the_same_seed_and_answers():
    one, two = random_game(3, 6), random_game(3, 6)
    assert one.outcome == two.outcome
    assert one.length == two.length
    assert one.drain() == two.drain()


@pytest.mark.parametrize("edition", ["english", "chinese"])
def test_the_journal_as_json_makes_the_same_game(edition: str):
    journal: list[Entry] = []
    played = random_game(7, 7, journal=journal, edition=edition)
    entries = [GAME.entry(entry.model_dump_json()) for entry in journal]
    again = Session.replay(GAME, played.setup, entries)
    assert again.drain() == played.drain()
    assert again.outcome == played.outcome


def test_secrets_are_told_to_one_seat_each():
    session = random_game(5, 7)
    private = (w.HandDealt, w.Selected, w.NewKeep)
    for to, fact in session.drain():
        if isinstance(fact, private):
            assert to is not None
            assert len(to) == 1
        elif not isinstance(fact, w.KeepSeen):
            assert to is None


def test_a_view_is_plain_data_too():
    watched = Watched()
    random_game(2, 5, watched.look)
    plain = watched.views[3].as_json()
    assert plain["seat"] == 3
    assert plain["ended"]["kind"] == "game-ended"
    assert set(plain["places"]) == {"1", "2", "3", "4", "5"}
