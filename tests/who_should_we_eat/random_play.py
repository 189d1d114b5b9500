"""Random players: what they do depends on a seed of their own."""

from __future__ import annotations

import random
from collections.abc import Callable
from typing import Any

from engines.kernel import Command, Offer, Prompt, Session, Setup
from engines.who_should_we_eat import GAME

Look = Callable[[Session], None]


def random_command(prompt: Prompt, rng: random.Random) -> Command:
    """One of the commands that the prompt offers."""
    offer: Offer[Any] = rng.choice(prompt.offers)
    while True:
        values = {name: rng.choice(legal) for name, legal in offer.fields.items()}
        command = offer.type(**values)
        if offer.allows(command):
            return command


def random_game(seed: int, seats: int, look: Look | None = None, silent: float = 0.05, **options: Any) -> Session:
    """A game to its end; `look` is called after every entry. Some answers are left out, so that deadlines pass."""
    rng = random.Random(f"{seed}/{seats}")
    setup = Setup(game=GAME.slug, rules=GAME.rules, seats=seats, seed=f"{seed}/{seats}", open=True, options=options)
    session = Session(GAME, setup)
    if look:
        look(session)
    while not session.over:
        prompts = [prompt for prompt in session.prompts() if prompt.chosen is None]
        heard = {prompt.name for prompt in prompts if rng.random() >= silent}
        for prompt in prompts:
            if session.over or prompt.name not in heard:
                continue
            still = next((one for one in session.prompts(prompt.seat) if one.name == prompt.name), None)
            if still is not None:
                session.submit(prompt.seat, prompt.name, random_command(still, rng), session.now)
                if look:
                    look(session)
        if session.over:
            break
        windows = {prompt.window for prompt in session.prompts()}
        if not windows or windows <= {prompt.window for prompt in prompts}:
            session.tick(session.next_deadline or session.now)
            if look:
                look(session)
    return session
