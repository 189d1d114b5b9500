"""What a game is to everything around it."""

from __future__ import annotations

import json
from collections import Counter
from collections.abc import Callable, Coroutine, Mapping, Sequence
from dataclasses import dataclass
from typing import Any, Generic, Protocol, TypeVar

from pydantic import BaseModel, ConfigDict, TypeAdapter

from engines.kernel.chance import Chance
from engines.kernel.decisions import Command, Prompt, Seat
from engines.kernel.facts import Fact
from engines.kernel.journal import Answer, Entry, PublicSetup, Setup
from engines.kernel.table import AnyTime, Pace, Table

S = TypeVar("S")


class Outcome(BaseModel):
    """Why a game ended and who won. `end` is one of the game's words for its ends; `winners` may be nobody."""

    model_config = ConfigDict(frozen=True)
    end: str
    winners: tuple[Seat, ...]


class View(Protocol):
    """What one seat, or a spectator, knows: a fold over the facts that were told to it.

    Where a rule silences people, a View has a property `silent` besides (see `silenced`).
    """

    def learn(self, fact: Fact) -> None:
        """Take one fact in. Facts of the kernel are ignored where they do not matter."""
        ...

    def as_json(self) -> dict[str, Any]:
        """The View as plain data, for the referee."""
        ...


def silenced(view: View) -> frozenset[Seat]:
    """The seats that a rule forbids to speak now: a View's `silent`, from public facts alone. Nobody, where a game
    silences nobody."""
    return frozenset(getattr(view, "silent", ()))


@dataclass(frozen=True, slots=True)
class CardInfo:
    """One card of a pack: `group` (deck or kind), printed `copies`, its effects as data, its texts' ids or lines."""

    id: str
    group: str
    copies: int
    effects: Mapping[str, Any]
    text: str


class Options(BaseModel):
    """A game's options; every field has a default. All games share the pace of their clocks."""

    model_config = ConfigDict(frozen=True, extra="forbid")
    pace: Pace = "normal"


@dataclass(frozen=True)
class Game(Generic[S]):
    """A game on the menu.

    seats     how many may play
    rules     version of the rules; a journal names the one that it was played by
    options   the model of its options
    commands, facts   adapters for the unions of all that players decide and learn
    begin     the state before the first card, from a setup; raises ImpossibleSetup
    play      the script
    anytime   the cards playable at any time
    view      an empty View for a seat, or for a spectator (None)
    decide    an AI player: the seat's View, its open prompts and a chance apart from the game's → one of the prompts'
              names and a command that it allows, or None: nothing for now, ask again when something happened
    cards     the pack
    census    every card on the table, wherever it lies, counted by id: it never changes
    audit     compares a View with the state; raises AssertionError where the View is wrong
    lots      the piles and lots that a stack may lay, by name; None: anything is taken for one
    """

    slug: str
    seats: range
    rules: int
    options: type[Options]
    commands: TypeAdapter[Any]
    facts: TypeAdapter[Any]
    begin: Callable[[Setup], S]
    play: Callable[[Table[S]], Coroutine[Any, Any, Outcome]]
    view: Callable[[PublicSetup, Seat | None], View]
    decide: Callable[[Any, Sequence[Prompt], Chance], tuple[str, Command] | None]
    cards: Callable[[], Sequence[CardInfo]]
    census: Callable[[S], Counter[str]]
    audit: Callable[[S, Any, Seat | None], None]
    anytime: AnyTime | None = None
    lots: frozenset[str] | None = None

    def entry(self, text: str | bytes) -> Entry:
        """An entry of the journal from its JSON; raises ValueError if it is none."""
        raw = json.loads(text)
        if isinstance(raw, dict) and "command" in raw:
            command = self.commands.validate_python(raw["command"])
            return Answer.model_validate({**raw, "command": command})
        return _ENTRIES.validate_python(raw)


_ENTRIES: TypeAdapter[Any] = TypeAdapter(Entry)
