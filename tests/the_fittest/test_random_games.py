"""Random and AI players, at every count, to the end: cards are conserved and Views are right after every entry."""

from __future__ import annotations

import random
from typing import Any

import pytest

from engines.cli.playing import Playing
from engines.the_fittest import GAME
from engines.the_fittest import words as w
from tests.generic.games import setup_of
from tests.generic.players import Played, play_on

OPTIONS: dict[str, dict[str, Any]] = {
    "plain": {},
    "flags": {
        "outsiders_paid": True,
        "force_out_stays": True,
        "lock_effects_only": True,
        "leader_breaks_deal": True,
        "trial_skill": "printed",
        "grey_effects_only": True,
        "stall_guard": False,
    },
    "post": {"pace": "post"},
}


@pytest.mark.parametrize("seats", GAME.seats)
@pytest.mark.parametrize("options", OPTIONS.values(), ids=list(OPTIONS))
def test_a_random_game_ends_and_agrees_with_every_view(seats: int, options: dict[str, Any]):
    census: list[Any] = []

    def look(played: Played) -> None:
        state = played.session.table.state
        census.append(GAME.census(state))
        assert census[-1] == census[0]
        for seat in (None, *range(1, seats + 1)):
            GAME.audit(state, played.live.view(seat), seat)

    setup = setup_of(GAME, seats, 1, options=options)
    played = play_on(Played.begin(GAME, setup), random.Random(setup.seed), look, silent=0.05)
    facts = [fact for to, fact in played.live.heard() if to is None]
    ended = facts[-2]
    assert isinstance(ended, w.GameEnded)
    most = max(score.points for score in ended.scores)
    assert ended.winners == tuple(score.seat for score in ended.scores if score.points == most)


def test_random_games_come_to_all_three_ends_and_to_all_that_is_rare():
    kinds: set[str] = set()
    ends: set[str] = set()
    for seed in range(30):
        seats = 4 + seed % 3
        played = play_on(Played.begin(GAME, setup_of(GAME, seats, seed)), random.Random(seed), silent=0.05)
        kinds |= {fact.kind for _, fact in played.live.heard()}
        ends.add(played.session.outcome.end if played.session.outcome else "")
    assert {"draw", "flip", "prizes"} <= ends
    assert {"trial-won", "prizes-swapped", "prize-renewed", "card-turned-over", "wild-played", "forced-in"} <= kinds
    assert {"deal-made", "declined", "withdrawn", "goal-chosen", "top-ordered", "totems-locked"} <= kinds


def promised_and_paid(facts: list[Any]) -> int:
    """Hold what was promised against what was paid, Challenge by Challenge; how many deals were kept."""
    deals: dict[int, w.DealMade] = {}
    taken: list[w.PrizeTaken] = []
    kept = prizes = 0
    for fact in facts:
        match fact:
            case w.PhaseBegan(phase="negotiation"):
                deals, taken = {}, []
            case w.Leader(why="card"):
                deals = {}
            case w.DealMade():
                deals[fact.seat] = fact
            case w.ForcedOut() | w.ForcedIn() if fact.void is not None:
                deals.pop(fact.seat)
            case w.PrizesRevealed():
                prizes = len(fact.cards)
            case w.PrizeTaken():
                taken.append(fact)
            case w.ChallengeDiscarded() if taken:
                for seat, deal in deals.items():
                    mine = [one for one in taken if one.seat == seat]
                    assert len(mine) >= deal.terms.total
                    assert {*deal.terms.named(prizes)} <= {one.pick for one in mine}
                    kept += 1
            case _:
                pass
    return kept


@pytest.mark.parametrize("seats", GAME.seats)
@pytest.mark.parametrize("kind", ["ai", "random"])
def test_f18_every_deal_that_stands_at_a_success_is_kept(seats: int, kind: Any):
    kept = 0
    for seed in range(3):
        playing = Playing(GAME, setup_of(GAME, seats, seed))
        playing.to_the_end(lambda _: kind)
        kept += promised_and_paid([fact for to, fact in playing.live.heard() if to is None])
    assert kept > 5
