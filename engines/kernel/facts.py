"""What players learn, and the facts that the kernel itself tells."""

from __future__ import annotations

from typing import Literal, NamedTuple, TypeAlias

from pydantic import BaseModel

from engines.kernel.decisions import Seat

Audience: TypeAlias = "tuple[Seat, ...] | None"
ALL: Audience = None  # everybody at the table, spectators too: the public record


class Fact(BaseModel, frozen=True, extra="forbid"):
    """What somebody learns: ids, never sentences. Who may know it is decided where it is told."""

    kind: str


class Told(NamedTuple):
    """A fact and who learned it: everybody (None), or some seats, in seat order."""

    to: Audience
    fact: Fact


class Beat(Fact, frozen=True):
    """Here a table would pause: what was told before becomes a message of its own."""

    kind: Literal["beat"] = "beat"


class Delayed(Fact, frozen=True):
    """All running deadlines were moved by `seconds`."""

    kind: Literal["delayed"] = "delayed"
    seconds: float
    cause: Literal["absence", "more-time"]


class Paused(Fact, frozen=True):
    """The clocks stand still; nobody may decide."""

    kind: Literal["paused"] = "paused"


class Resumed(Fact, frozen=True):
    """The clocks run again."""

    kind: Literal["resumed"] = "resumed"


class HandedOver(Fact, frozen=True):
    """From now on somebody else plays this seat."""

    kind: Literal["handed-over"] = "handed-over"
    seat: Seat
    to: Literal["member", "ai"]
    cause: str


class StoodIn(Fact, frozen=True):
    """You were silent for too long: an AI player decides for you until you do. Told to that seat."""

    kind: Literal["stood-in"] = "stood-in"


class Noted(Fact, frozen=True):
    """Something happened among the people at the table. Who it was is no affair of the game: the house has written it
    down under this number, and tells it with the names of then."""

    kind: Literal["noted"] = "noted"
    note: int


class SeedRevealed(Fact, frozen=True):
    """The game's chance, shown after its last card: hexadecimal, or the text of an open table."""

    kind: Literal["seed-revealed"] = "seed-revealed"
    seed: str


KernelFact: TypeAlias = Beat | Delayed | Paused | Resumed | HandedOver | StoodIn | Noted | SeedRevealed
