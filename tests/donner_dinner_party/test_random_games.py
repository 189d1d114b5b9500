"""Random players, at every count, to the end: cards are conserved and Views are right after every entry."""

from __future__ import annotations

import random
from typing import Any

import pytest

from engines.donner_dinner_party import GAME
from engines.donner_dinner_party import words as w
from tests.generic.games import setup_of
from tests.generic.players import Played, play_on

OPTIONS: dict[str, dict[str, Any]] = {
    "plain": {},
    "ghosts": {"ghosts": True, "scared_leader": "acting"},
    "variants": {"deck": "balanced", "absent": "random", "leader_may_pick_self": True, "claims": False},
    "post": {"pace": "post", "ghosts": True, "deck": "balanced"},
}


@pytest.mark.parametrize("seats", GAME.seats)
@pytest.mark.parametrize("options", OPTIONS.values(), ids=list(OPTIONS))
def test_a_random_game_ends_and_agrees_with_every_view(seats: int, options: dict[str, Any]):
    tasty = {"ol_tasty": True} if seats >= 6 and "ghosts" in options else {}
    census: list[Any] = []

    def look(played: Played) -> None:
        state = played.session.table.state
        census.append(GAME.census(state))
        assert census[-1] == census[0]
        for seat in (None, *range(1, seats + 1)):
            GAME.audit(state, played.live.view(seat), seat)

    setup = setup_of(GAME, seats, 1, options={**options, **tasty})
    played = play_on(Played.begin(GAME, setup), random.Random(setup.seed), look, silent=0.05)
    facts = [fact for to, fact in played.live.heard() if to is None]
    ended = facts[-2]
    assert isinstance(ended, w.GameEnded)
    assert played.session.outcome is not None
    assert (played.session.outcome.end, played.session.outcome.winners) == (ended.end, ended.winners)
    assert sorted((*ended.pioneers, *ended.cannibals)) == list(range(1, seats + 1))
    assert ended.winners in (ended.pioneers, ended.cannibals)
    eaten = [fact.seat for fact in facts if isinstance(fact, w.Eaten)]
    board = played.session.table.state.board
    assert sorted(eaten) == [seat for seat, place in board.places.items() if not place.living]


def test_a_hundred_random_games_come_to_all_ends_and_to_all_that_is_rare():
    kinds: set[str] = set()
    ends: set[str] = set()
    for seed in range(100):
        seats = 6 + seed % 5
        setup = setup_of(GAME, seats, seed, options={"ghosts": True, "ol_tasty": True, "claims": False})
        played = play_on(Played.begin(GAME, setup), random.Random(setup.seed), silent=0.05)
        kinds |= {fact.kind for _, fact in played.live.heard()}
        ends.add(played.session.outcome.end if played.session.outcome else "")
    assert ends == {"cannibals-eaten", "cannibals-rule", "rescued", "ol-tasty"}
    assert {"tie-broken", "booed", "leftovers-seen", "card-seen", "noise-made", "vote-called"} <= kinds
