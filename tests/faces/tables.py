"""Tables at which random players sit, and everything that is shown at them."""

from __future__ import annotations

import random
from collections.abc import Iterator
from dataclasses import dataclass, field
from typing import Any

from bot import render
from bot.screen import Screen
from bot.tables import Sitter, TableInfo
from bot.words import Words
from engines.host import Seated
from engines.kernel import Command, Fact, Game, Live, Offer, Prompt, Session, Setup

USER = 10**18  # ids as long as Discord's
SILENT = 0.03  # of the decisions are left to the clock


@dataclass
class Shown:
    """A table and its screens as they are now."""

    seated: Seated
    table: TableInfo
    words: Words
    heard: list[tuple[tuple[int, ...] | None, Fact]] = field(default_factory=list)

    @property
    def session(self) -> Session:
        return self.seated.live.session

    def board(self) -> Screen:
        return render.board(self.seated, self.table, self.words, self.session.now)

    def panel(self, seat: int, draft: dict[str, tuple[Any, ...]] | None = None) -> Screen:
        link = "https://discord.com/channels/1/2/3"
        return render.panel(self.seated, seat, self.table, self.words, self.session.now, draft or {}, link)

    def log(self, reader: int | None = None) -> str | None:
        facts = [fact for to, fact in self.heard if (to is None if reader is None else to and reader in to)]
        return render.log(facts, self.table, self.words, reader)

    @property
    def seats(self) -> range:
        return range(1, self.session.setup.seats + 1)


def lay(game: Game[Any], seats: int, words: Words, seed: str = "s", **setup: Any) -> Shown:
    """A table at its first question."""
    live = Live(game, Setup(game=game.slug, rules=1, seats=seats, seed=seed, open=True, **setup))
    sitters = tuple(
        Sitter(seat, None if seat == seats else USER + seat, f"Player_{seat}") for seat in range(1, seats + 1)
    )
    shown = Shown(Seated(live, 0, "", "playing"), TableInfo(10**6, game.slug, 1, 2, USER + 1, "en-US", sitters), words)
    shown.heard = [(one.to, one.fact) for one in live.heard()]
    return shown


def play(shown: Shown, seed: int = 0) -> Iterator[Shown]:
    """The same table after every entry, until the game is over. Players choose by position, never by card."""
    rng, session = random.Random(seed), shown.session
    yield shown
    while not session.over:
        waiting = [one for one in session.prompts() if one.offers and one.chosen is None and not _due(one, session)]
        if waiting and rng.random() >= SILENT:
            prompt = rng.choice(waiting)
            session.submit(prompt.seat, prompt.name, random_command(prompt, rng), session.now)
        elif session.next_deadline is not None:
            session.tick(session.next_deadline)
        shown.heard = [(one.to, one.fact) for one in shown.seated.live.heard()]
        shown.seated.status = "over" if session.over else "playing"
        yield shown


def _due(prompt: Prompt, session: Session) -> bool:
    return prompt.closes_at is not None and prompt.closes_at <= session.now


def random_command(prompt: Prompt, rng: random.Random) -> Command:
    """One that the prompt offers."""
    offer: Offer[Any] = rng.choice(prompt.offers)
    while True:
        command = offer.type(**{name: rng.choice(legal) for name, legal in offer.fields.items()})
        if offer.allows(command):
            return command
