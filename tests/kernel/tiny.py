"""Tiny games for the kernel's tests: a script, a few words, and a table that is played as a scenario is told.

table = begin(script)
table.does(2, Pick(value=3), after=5)
table.waits(30)
"""

from __future__ import annotations

from collections import Counter
from collections.abc import Callable, Coroutine, Iterable, Sequence
from dataclasses import dataclass, field
from typing import Annotated, Any, Literal, TypeAlias

from pydantic import Field, TypeAdapter

from engines.kernel import (
    ALL,
    Answer,
    CardInfo,
    Chance,
    Command,
    Delay,
    Done,
    Entry,
    Expiry,
    Fact,
    Game,
    Handover,
    KernelFact,
    Live,
    Options,
    Outcome,
    Pause,
    Prompt,
    PublicSetup,
    Seat,
    Session,
    Setup,
    Standing,
    Table,
)

BEGUN = 1000.0


class Pick(Command, frozen=True):
    """Pick a value; `note` has a default."""

    kind: Literal["pick"] = "pick"
    value: int | str | None
    note: str = ""


class Pair(Command, frozen=True):
    """Pick two values."""

    kind: Literal["pair"] = "pair"
    first: int | str | None = None
    second: int | str | None = None


class Pass(Command, frozen=True):
    """Do nothing."""

    kind: Literal["pass"] = "pass"


class Say(Command, frozen=True):
    """Say something."""

    kind: Literal["say"] = "say"
    text: Annotated[str, Field(max_length=20)] = ""


class Heard(Fact, frozen=True):
    """A word, and who picked what."""

    kind: Literal["heard"] = "heard"
    word: str = ""
    values: tuple[int | str | None, ...] = ()


TinyCommand: TypeAlias = Annotated[Pick | Pair | Pass | Say | Done, Field(discriminator="kind")]
TinyFact: TypeAlias = Annotated[Heard | KernelFact, Field(discriminator="kind")]


@dataclass
class Box:
    """The state of a tiny game: whatever the test puts in."""

    values: list[Any] = field(default_factory=list[Any])
    cards: list[Standing] = field(default_factory=list[Standing])


T: TypeAlias = Table[Box]
Script: TypeAlias = Callable[[T], Coroutine[Any, Any, Any]]


class Ear:
    """A View that keeps what it was told."""

    def __init__(self, _: PublicSetup | None = None, seat: Seat | None = None) -> None:
        self.seat = seat
        self.facts: list[Fact] = []

    def learn(self, fact: Fact) -> None:
        self.facts.append(fact)

    def as_json(self) -> dict[str, Any]:
        return {"facts": [fact.model_dump(mode="json") for fact in self.facts]}


def tiny(script: Script, seats: int = 3, make: Callable[[Setup], Box] | None = None) -> Game[Box]:
    """A game of this script. Cards playable at any time are those in `t.state.cards`."""

    async def play(t: T) -> Outcome:
        result = await script(t)
        return result if isinstance(result, Outcome) else Outcome(end="end", winners=())

    def decide(_: Any, prompts: Sequence[Prompt], __: Chance) -> tuple[str, Command]:
        return prompts[0].name, prompts[0].commands()[0]

    def cards() -> Sequence[CardInfo]:
        return []

    def census(_: Box) -> Counter[str]:
        return Counter()

    def audit(_: Box, __: Any, ___: Seat | None) -> None:
        return None

    def anytime(t: T) -> Iterable[Standing]:
        return list(t.state.cards)

    return Game(
        slug="tiny",
        seats=range(1, seats + 1),
        rules=1,
        options=Options,
        commands=TypeAdapter(TinyCommand),
        facts=TypeAdapter(TinyFact),
        begin=make or (lambda _: Box()),
        play=play,
        view=Ear,
        decide=decide,
        cards=cards,
        census=census,
        audit=audit,
        anytime=anytime,
    )


class Playing:
    """A table under way. `after` is in seconds since whatever happened last; entries are kept in `journal`."""

    def __init__(self, game: Game[Any], setup: Setup) -> None:
        self.game = game
        self.setup = setup
        self.journal: list[Entry] = []
        self.live = Live(game, setup)
        self.at = setup.begun_at

    @property
    def session(self) -> Session:
        return self.live.session

    @property
    def state(self) -> Any:
        return self.session.table.state

    # ------------------------------------------------ what happens

    def does(self, seat: Seat, command: Command, after: float = 1.0, kind: str | None = None) -> Answer | None:
        """A seat decides, in the first of its prompts (of this kind) that allows the command."""
        self.at += after
        prompt = next(
            one for one in self.session.prompts(seat) if one.allows(command) and (kind is None or one.kind == kind)
        )
        return self.answers(seat, prompt.name, command)

    def answers(self, seat: Seat, prompt: str, command: Command, at: float | None = None) -> Answer | None:
        """A seat decides in a prompt of this name."""
        entry = self.session.submit(seat, prompt, command, self.at if at is None else at)
        return self._keep(entry)

    def waits(self, seconds: float) -> list[Expiry]:
        """Time passes; the deadlines that fell, in order."""
        self.at += seconds
        fallen: list[Expiry] = []
        while (entry := self.session.tick(self.at)) is not None:
            fallen.append(self._keep(entry))
        return fallen

    def feeds(self, entry: Entry) -> None:
        """An entry that no seat makes."""
        self.at = max(self.at, entry.at)
        self.session.feed(entry)
        self._keep(entry)

    def delays(self, seconds: float, cause: Literal["absence", "more-time"]) -> None:
        self.feeds(Delay(seconds=seconds, cause=cause, at=self.at))

    def pauses(self, on: bool, after: float = 0.0) -> None:
        self.feeds(Pause(on=on, at=self.at + after))

    def hands_over(self, seat: Seat, to: Literal["member", "ai"], cause: Any = "left") -> None:
        self.feeds(Handover(seat=seat, to=to, cause=cause, at=self.at))

    def _keep(self, entry: Any) -> Any:
        if entry is not None:
            self.journal.append(entry)
        return entry

    # ------------------------------------------------ what is seen

    def names(self, seat: Seat | None = None) -> list[str]:
        return [prompt.name for prompt in self.session.prompts(seat)]

    def prompt(self, seat: Seat, kind: str | None = None) -> Prompt:
        return next(one for one in self.session.prompts(seat) if kind is None or one.kind == kind)

    def offered(self, seat: Seat, kind: str | None = None) -> list[Any]:
        """The values that a seat's first offer lists in its first field."""
        return list(next(iter(self.prompt(seat, kind).offers[0].fields.values())))

    def facts(self, seat: Seat | None = None) -> list[Fact]:
        """What a seat, or a spectator, was told."""
        view: Any = self.live.view(seat)
        return list(view.facts)

    def heard(self, seat: Seat | None = None) -> list[tuple[int | str | None, ...]]:
        """The values that a seat heard of."""
        return [fact.values for fact in self.facts(seat) if isinstance(fact, Heard)]

    def left(self, name: str) -> float:
        """Seconds until a window closes."""
        return next(one.closes_at for one in self.session.prompts() if one.window == name and one.closes_at) - self.at

    def fingerprint(self) -> tuple[Any, ...]:
        """Everything that could change."""
        session = self.session
        return (
            session.prompts(),
            session.awaited(),
            session.length,
            session.now,
            session.next_deadline,
            session.outcome,
            dict(session.players),
            dict(session.defaults),
            list(session.table.told),
            session.paused_at,
            repr(session.table.state),
        )

    def again(self) -> Playing:
        """The same table, rebuilt from the JSON of its journal."""
        other = Playing(self.game, Setup.model_validate_json(self.setup.model_dump_json()))
        other.live = Live(self.game, other.setup, [self.game.entry(entry.model_dump_json()) for entry in self.journal])
        other.at = self.at
        return other


def begin(script: Script, seats: int = 3, make: Callable[[Setup], Box] | None = None, **setup: Any) -> Playing:
    """A table at which this script is played; `setup` may name seed, options, stack, ai."""
    game = tiny(script, seats, make)
    return Playing(
        game, Setup(game="tiny", rules=1, seats=seats, begun_at=BEGUN, **{"seed": "s", "open": True, **setup})
    )


def tells(t: T, *values: int | str | None, word: str = "") -> None:
    """Everybody hears it."""
    t.tell(ALL, Heard(word=word, values=values))
