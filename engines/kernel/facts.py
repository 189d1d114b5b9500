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


class SeedRevealed(Fact, frozen=True):
    """The game's chance, shown after its last card: hexadecimal, or the text of an open table."""

    kind: Literal["seed-revealed"] = "seed-revealed"
    seed: str


KernelFact: TypeAlias = Beat | Delayed | Paused | Resumed | HandedOver | SeedRevealed
