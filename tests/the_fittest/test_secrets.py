"""Nobody can tell what they must not know: hands, the deck, offers of others. The tests that say so are tested, too."""

from __future__ import annotations

import pytest

from engines.kernel.errors import ScriptFailed
from engines.the_fittest import GAME
from engines.the_fittest import words as w
from tests.generic import checks, swap
from tests.planting import Fault, planted
from tests.the_fittest import leaks
from tests.the_fittest.table import Table


def look_for_leaks() -> None:
    for seats, seed in TABLES:
        swap.try_swaps(GAME, seats, seed, count=12)


def hold_views() -> None:
    for seats, seed in TABLES:
        checks.run("views", GAME, seats, seed)


TABLES = [(seats, seed) for seed in (1, 2, 3, 4) for seats in (4, 5, 6)]


@pytest.mark.parametrize("leak", leaks.SWAPPED, ids=lambda leak: leak.name)
def test_a_planted_leak_is_found_by_the_swap(leak: Fault):
    with planted(leak), pytest.raises(swap.Leak):
        look_for_leaks()


@pytest.mark.parametrize("leak", leaks.TOLD, ids=lambda leak: leak.name)
def test_what_is_told_to_too_many_is_found_by_the_audit(leak: Fault):
    with planted(leak), pytest.raises((AssertionError, ScriptFailed)):
        hold_views()


def test_a_hand_shows_only_in_its_owners_prompts():
    game = Table(deck=["airdrop"], hands={2: ["log-carry", "fan-mail", "hush-money"]})
    for seat in (1, 3, 4):
        seen = swap.engine_level(_live(game), seat)
        assert not any(card in text for card in game.hand(2) for text in seen)


def test_offers_of_two_others_show_nowhere_else():
    game = Table(deck=["airdrop"])
    before = [swap.engine_level(_live(game), seat) for seat in (3, 4)]
    game.offers(1, 2, "1x").offers(2, 1, "2x").does(1, w.Decline(by=2))
    assert [swap.engine_level(_live(game), seat) for seat in (3, 4)] == before


class _live:
    """As much of a live game as `engine_level` reads."""

    def __init__(self, game: Table) -> None:
        self.session, self._views = game.session, game.views

    def view(self, seat: int) -> object:
        return self._views[seat]
