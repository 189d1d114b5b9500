"""One person and three AI players: the person presses what the screens show, by chance, and knows nothing else."""

from __future__ import annotations

import random
from collections import Counter

from bot.demo.evening import Evening, Plan, evening
from bot.demo.guest import Guest
from bot.demo.reading import Control, controls
from bot.presses import Decide
from tests.e2e.evenings import OPENAPI

MOST = 5  # presses in one window: nobody talks for ever


class Newcomer:
    """Presses something of what can be seen; each window a few times, until it is left alone.

    pressed  what was pressed, in order: the kind of decision, and what the answer was
    """

    def __init__(self, guest: Guest, seed: int) -> None:
        self.guest = guest
        self.pressed: list[tuple[str, str]] = []
        self._chance = random.Random(seed)
        self._windows: Counter[str] = Counter()

    async def thinks(self) -> bool:
        """One press; False if nothing is left to press."""
        found = [one for one in controls(self.guest.sees()) if isinstance(one.press, Decide)]
        open_ = [one for one in found if self._windows[self._window(one)] < MOST]
        if not open_:
            return False
        control = self._chance.choice(open_)
        self._windows[self._window(control)] += 1
        press = control.press
        assert isinstance(press, Decide)
        several = self._chance.randint(1, min(control.most, 2, len(control.options or ()) or 1))
        values = self._chance.sample(control.options, several) if control.options else None
        outcome = await self.guest._press(control, values)  # pyright: ignore[reportPrivateUsage]
        self.pressed.append((press.kind, str(outcome["kind"])))
        return True

    @staticmethod
    def _window(control: Control) -> str:
        assert isinstance(control.press, Decide)
        return control.press.window


async def whole_game(one: Evening, seed: int) -> Newcomer:
    """Play to the end."""
    person = Newcomer(one.guests[0], seed)
    one._think = person.thinks  # type: ignore[method-assign]  # pyright: ignore[reportPrivateUsage]
    await one.begin()
    assert await one.play() == "over"
    return person


async def test_a_newcomer_and_three_ai_players_come_to_the_end_of_the_fittest() -> None:
    plan = Plan("the-fittest", 4, 1, seed="a newcomer")
    async with evening(plan, OPENAPI if OPENAPI.exists() else None) as one:
        person = await whole_game(one, 3)
        assert one.playground.complaints == []
        assert plan.seed in person.guest.screen()
    kinds = {kind for kind, _ in person.pressed}
    assert {"propose", "done", "play-effect"} <= kinds
    assert all(outcome != "failed" for _, outcome in person.pressed)
