"""Random players: what they do depends on a seed of their own."""

from __future__ import annotations

import random
from collections.abc import Callable
from typing import Any

from engines.kernel import Command, Entry, Offer, Prompt, Session, Setup
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


def random_game(
    seed: int,
    seats: int,
    look: Look | None = None,
    silent: float = 0.05,
    journal: list[Entry] | None = None,
    **options: Any,
) -> Session:
    """A game to its end; `look` is called after every entry, `journal` takes them. Some answers are left out, so that
    deadlines pass."""
    rng = random.Random(f"{seed}/{seats}")
    setup = Setup(game=GAME.slug, rules=GAME.rules, seats=seats, seed=f"{seed}/{seats}", open=True, options=options)
    session = Session(GAME, setup)

    def note(entry: Entry | None) -> None:
        if entry is not None and journal is not None:
            journal.append(entry)
        if look is not None:
            look(session)

    note(None)
    while not session.over:
        prompts = [prompt for prompt in session.prompts() if prompt.chosen is None]
        heard = {prompt.name for prompt in prompts if rng.random() >= silent}
        for prompt in prompts:
            if session.over or prompt.name not in heard:
                continue
            still = next((one for one in session.prompts(prompt.seat) if one.name == prompt.name), None)
            if still is not None:
                note(session.submit(prompt.seat, prompt.name, random_command(still, rng), session.now))
        windows = {prompt.window for prompt in session.prompts()}
        if not session.over and windows <= {prompt.window for prompt in prompts}:
            note(session.tick(session.next_deadline or session.now))
    return session
