"""The suite is tested: leaks are planted in Tribunal, and each must be found.

Of the twelve leaks that must be found, six are of the engines and stand here: offers in hand order, a window only for
knife holders, an early close, receipts of holders only, a counter, an error text. The other six can only be made where
messages are: a card id in a custom_id, an alt text, a message to some only, an AI's delay by role, a log line, a file
name. They are for the tests that render with faces and courier, through the hooks of `swap.compare`.
"""

from __future__ import annotations

import random
from typing import Any

import pytest
from pydantic import TypeAdapter

from engines.kernel import CardInfo, Chance, Diverged, Offer, offer
from tests.generic import checks, swap
from tests.toy import TRIBUNAL, leaks
from tests.toy import words as w
from tests.toy.state import State

SEEDS = (9, 8, 7, 4, 1, 2, 3, 5, 6, 10, 11, 12)  # those that find most come first
TABLES = [(seats, seed) for seed in SEEDS for seats in (4, 5, 6)]


def look_for_leaks(limit: int = len(TABLES)) -> None:
    for seats, seed in TABLES[:limit]:
        swap.try_swaps(TRIBUNAL, seats, seed)


@pytest.mark.parametrize("plant", [*leaks.OF_THE_TWELVE.values(), *leaks.MORE.values()], ids=lambda one: one.__name__)
def test_a_planted_leak_is_found(plant: leaks.Plant):
    with plant(), pytest.raises(swap.Leak):
        look_for_leaks()


def test_without_a_leak_none_is_found():
    look_for_leaks(limit=6)


@pytest.mark.parametrize("plant", leaks.OF_THE_TWELVE.values(), ids=list(leaks.OF_THE_TWELVE))
def test_apart_from_its_leak_the_game_is_sound(plant: leaks.Plant):
    with plant():
        for name in ("ends", "rebuilt", "views", "census"):
            checks.run(name, TRIBUNAL, 5, 0)


def test_what_is_told_to_too_many_is_found_by_the_audit():
    with leaks.told_to_everybody(), pytest.raises(AssertionError):
        checks.run("views", TRIBUNAL, 5, 0)


def test_six_of_the_twelve_are_of_the_engines():
    assert len(leaks.OF_THE_TWELVE) == 6


# ---------------------------------------------------------------- faults of another kind, and the checks that find them


def run_some(check: str, games: int = 8) -> None:
    for seed in range(games):
        checks.run(check, TRIBUNAL, 6, seed)


def broken(**change: Any) -> Any:
    return type(TRIBUNAL)(**{**vars(TRIBUNAL), **change})


def test_a_card_that_vanishes_is_found_by_the_census(monkeypatch: pytest.MonkeyPatch):
    def spend(self: State, seat: int, card: str) -> None:
        self.hands[seat].remove(card)

    monkeypatch.setattr(State, "spend", spend)
    with pytest.raises(AssertionError):
        run_some("census")


def test_chance_of_its_own_is_found_by_rebuilding(monkeypatch: pytest.MonkeyPatch):
    own = random.Random(1)
    monkeypatch.setattr(Chance, "pick", lambda self, options, purpose: own.choice(options))
    with pytest.raises((AssertionError, Diverged)) as found:
        run_some("rebuilt")
    assert any("--check rebuilt" in note for note in found.value.__notes__)


def test_an_offer_that_the_kernel_then_refuses_is_found(monkeypatch: pytest.MonkeyPatch):
    monkeypatch.setattr(Offer, "allows", lambda self, command: False)
    with pytest.raises(AssertionError):
        checks.run("offers", TRIBUNAL, 5, 0)


def test_a_game_that_never_ends_is_found():
    async def play(t: Any) -> Any:
        while True:
            await t.ask(1, "vote", lambda: [offer(w.Hold)], seconds=1, otherwise=w.Hold)

    with pytest.raises(AssertionError, match="does not end"):
        checks.run("ends", broken(play=play), 5, 0)


def test_a_card_that_never_comes_up_is_found():
    cards = [*TRIBUNAL.cards(), CardInfo("unicorn", "card", 1, {}, "unicorn")]
    assert checks.unused_cards(broken(cards=lambda: cards), 10) == {"unicorn"}


def test_a_command_that_json_cannot_bring_back_is_found():
    with pytest.raises(ValueError, match="validation error"):
        checks.run("json", broken(commands=TypeAdapter(w.Hold)), 5, 0)
