"""The journal: the setup, and then every entry. It is the game; whatever else there is can be made from it."""

from __future__ import annotations

from collections.abc import Mapping, Sequence
from dataclasses import dataclass
from typing import Annotated, Any, Literal, TypeAlias

from pydantic import BaseModel, ConfigDict, Field, SerializeAsAny

from engines.kernel.chance import commitment
from engines.kernel.decisions import Command, Seat

By: TypeAlias = Literal["member", "ai"]


class Setup(BaseModel):
    """How a game began.

    rules    version of the game's rules
    seats    number of seats
    seed     64 hexadecimal digits, or any text at an open table
    open     the seed is known to somebody (demo, simulate, referee): such a table proves nothing, and says so
    options  the game's options, as its own model writes them
    stack    piles and lots laid for a test or a puzzle; a stacked game is marked as such for ever
    ai       the seats that AI players held from the start
    """

    model_config = ConfigDict(frozen=True, extra="forbid")
    game: str
    rules: int
    seats: int
    seed: str
    open: bool = False
    options: Mapping[str, Any] = Field(default_factory=dict)
    stack: Mapping[str, Sequence[Any]] = Field(default_factory=dict)
    ai: tuple[Seat, ...] = ()
    begun_at: float = 0.0

    @property
    def public(self) -> PublicSetup:
        """What everybody may know of it."""
        return PublicSetup(
            self.game,
            self.rules,
            self.seats,
            dict(self.options),
            commitment(self.seed),
            self.open,
            bool(self.stack),
            self.ai,
            self.begun_at,
        )


@dataclass(frozen=True, slots=True)
class PublicSetup:
    """A setup without its secrets: from it Views begin."""

    game: str
    rules: int
    seats: int
    options: Mapping[str, Any]
    commitment: str
    open: bool
    stacked: bool
    ai: tuple[Seat, ...]
    begun_at: float


class _Entry(BaseModel):
    model_config = ConfigDict(frozen=True, extra="forbid")


class Answer(_Entry):
    """A seat decided. `at` in seconds since 1970, as everywhere."""

    entry: Literal["answer"] = "answer"
    seat: Seat
    prompt: str
    command: SerializeAsAny[Command]
    at: float
    by: By = "member"


class Expiry(_Entry):
    """The deadline of a window passed."""

    entry: Literal["expiry"] = "expiry"
    window: str
    at: float


class Delay(_Entry):
    """All running deadlines moved by `seconds`; after an absence of the bot at least a minute is left."""

    entry: Literal["delay"] = "delay"
    seconds: Annotated[float, Field(ge=0, allow_inf_nan=False)]
    cause: Literal["absence", "more-time"]
    at: float


class Pause(_Entry):
    """The clocks stopped (`on`), or run again."""

    entry: Literal["pause"] = "pause"
    on: bool
    at: float


class Handover(_Entry):
    """A seat is played by a member or by an AI player from here on. `cause`: absent, returned, left, kicked, joined."""

    entry: Literal["handover"] = "handover"
    seat: Seat
    to: By
    cause: Literal["absent", "returned", "left", "kicked", "joined"]
    at: float


class Note(_Entry):
    """Everybody at the table is told of something that the house has written down under this number."""

    entry: Literal["note"] = "note"
    note: int
    at: float


class Shown(_Entry):
    """A reaction window can be seen by those who may answer: its full time runs from here."""

    entry: Literal["shown"] = "shown"
    window: str
    at: float


Entry: TypeAlias = Annotated[Answer | Expiry | Delay | Pause | Handover | Note | Shown, Field(discriminator="entry")]
