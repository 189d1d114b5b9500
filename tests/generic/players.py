"""Random players: what they do depends on a seed of their own and on positions in what they are offered, never on the
values that stand there."""

from __future__ import annotations

import hashlib
import random
from collections.abc import Callable, Iterator, Sequence
from dataclasses import dataclass, field
from typing import Any, Literal

from engines.kernel import (
    Command,
    Delay,
    Entry,
    Game,
    Handover,
    Live,
    Offer,
    Pause,
    Prompt,
    Session,
    Setup,
)

LONGEST = 20_000  # entries; a game that has not ended by then never will
SOON = 0.01  # seconds before a deadline in which nobody decides any more
WORDS = ("", "it was not me", "Fish & rope?")


def any_command(prompt: Prompt, rng: random.Random) -> Command:
    """One of the commands of a prompt, by position."""
    return by_position(rng.choice(prompt.offers), rng)


def mood(key: str) -> float:
    """A number from 0 to 1 that depends on nothing but the key."""
    return int.from_bytes(hashlib.blake2b(key.encode(), digest_size=6).digest(), "big") / (1 << 48)


def liked_command(prompt: Prompt, key: str, hand: Sequence[Any] = ()) -> Command | None:
    """The command of a player who likes some kinds better than others; a kind more or less changes nothing about how
    the others are liked. `hand`: the cards that the player holds, in the order in which they are held. Of them a place
    is chosen; where the card there cannot be played now, the next kind is tried: so what the other cards are changes
    nothing. None: nothing is liked."""
    for offer in sorted(prompt.offers, key=lambda one: -mood(f"{key}/{one.kind}")):
        rng = random.Random(f"{key}/{offer.kind}/positions")
        name, values = next(iter(offer.fields.items()), ("", ()))
        if len(offer.fields) > 1 or not values or any(value not in hand for value in values):
            return by_position(offer, rng)
        if (card := rng.choice(hand)) in values:
            return offer.type(**{name: card})
    return None


def by_position(offer: Offer[Any], rng: random.Random) -> Command:
    """One of the commands of an offer: each field gets the value at a random place. Two places of one hand are two
    different cards, equal or not."""
    fields = list(offer.fields.values())
    of_one_hand = offer.pool is not None and all(values == offer.pool for values in fields)
    for _ in range(10_000):
        places = [rng.randrange(len(values)) for values in fields]
        if of_one_hand and len(set(places)) < len(places):
            continue
        chosen = {name: values[place] for (name, values), place in zip(offer.fields.items(), places, strict=True)}
        command = offer.type(**chosen, **_words(offer, rng))
        if offer.allows(command):
            return command
    raise AssertionError(f"an offer of {offer.kind} that nobody can take")


def _words(offer: Offer[Any], rng: random.Random) -> dict[str, str]:
    return {name: rng.choice(WORDS) for name in offer.free if offer.type.model_fields[name].annotation is str}


@dataclass
class Played:
    """A game under way or over, and its journal."""

    game: Game[Any]
    setup: Setup
    live: Live
    journal: list[Entry] = field(default_factory=list[Entry])

    @property
    def session(self) -> Session:
        return self.live.session

    @classmethod
    def begin(cls, game: Game[Any], setup: Setup) -> Played:
        return cls(game, setup, Live(game, setup))

    @classmethod
    def rebuilt(cls, game: Game[Any], setup: Setup, journal: list[Entry]) -> Played:
        return cls(game, setup, Live(game, setup, journal), list(journal))


def play_on(
    played: Played,
    rng: random.Random,
    look: Callable[[Played], None] | None = None,
    silent: float = 0.1,
    disturbed: float = 0.0,
) -> Played:
    """Play a game to its end. `look` is called after every entry.

    silent     how often nobody says anything and the next deadline passes
    disturbed  how often the bot was away, the table is paused, or a seat is handed over
    """
    session = played.session
    if look:
        look(played)
    while not session.over:
        assert session.length < LONGEST, "the game does not end"
        for entry in _disturbance(session, rng) if rng.random() < disturbed else [_next(session, rng, silent)]:
            if entry is not None:
                played.journal.append(entry)
                if look:
                    look(played)
    return played


def eagerness(prompt: Prompt) -> float:
    """How much a player wants to answer: cards playable at any time are kept for a while, minds seldom changed."""
    return 1.0 if prompt.chosen is None and prompt.closes_at is not None else 0.05


def _next(session: Session, rng: random.Random, silent: float) -> Entry | None:
    """The next entry: first what is due, then somebody's decision, or silence."""
    if (due := session.tick(session.now)) is not None:
        return due
    open_ = [prompt for prompt in session.prompts() if rng.random() < eagerness(prompt)]
    deadline = session.next_deadline
    assert deadline is not None, "a question without a deadline"
    if not open_ or deadline - session.now < SOON or rng.random() < silent:
        return session.tick(deadline)
    prompt = rng.choice(open_)
    at = min(session.now + rng.random() * 3, (session.now + deadline) / 2)
    return session.submit(prompt.seat, prompt.name, any_command(prompt, rng), at)


def _disturbance(session: Session, rng: random.Random) -> Iterator[Entry]:
    now = session.now
    seat = rng.choice(list(session.players))
    to: Literal["member", "ai"] = "ai" if session.players[seat] == "member" else "member"
    entries = rng.choice(
        [
            [Delay(seconds=500.5, cause="absence", at=now + 501)],
            [Delay(seconds=60, cause="more-time", at=now + 1)],
            [Pause(on=True, at=now + 1), Pause(on=False, at=now + 1000)],
            [Handover(seat=seat, to=to, cause="left" if to == "ai" else "joined", at=now)],
        ]
    )
    for entry in entries:
        session.feed(entry)
        yield entry
