"""What the referee can be asked. One request is one line of JSON; see engines/REFEREE.md."""

from __future__ import annotations

from typing import Annotated, Any, Literal, TypeAlias

from pydantic import BaseModel, ConfigDict, Field, TypeAdapter

from engines.cli.exported import Exported
from engines.kernel import Seat


class _Request(BaseModel):
    model_config = ConfigDict(frozen=True, extra="forbid")


class OpenTable(_Request):
    """Begin a game. `stack`: a pile's or lot's name → cards in the order in which they come up."""

    do: Literal["open"]
    game: str
    seats: int
    seed: str
    options: dict[str, Any] = {}
    stack: dict[str, list[Any]] = {}


class GiveAnswer(_Request):
    """A seat decides."""

    do: Literal["answer"]
    seat: Seat
    prompt: str
    command: dict[str, Any]


class Wait(_Request):
    """Seconds pass; deadlines in them fall, in order."""

    do: Literal["wait"]
    seconds: Annotated[float, Field(ge=0, allow_inf_nan=False)]


class Play(_Request):
    """AI players decide: for one seat or for all, so often or to the end."""

    do: Literal["play"]
    seat: Seat | None = None
    decisions: Annotated[int, Field(ge=1)] | None = None


class Look(_Request):
    """The View of a seat, or of a spectator."""

    do: Literal["view"]
    seat: Seat | None = None


class ExportJournal(_Request):
    """The game as a file."""

    do: Literal["journal"]


class Replay(_Request):
    """A game from such a file."""

    do: Literal["replay"]
    journal: Exported


Request: TypeAlias = Annotated[
    OpenTable | GiveAnswer | Wait | Play | Look | ExportJournal | Replay, Field(discriminator="do")
]
REQUESTS: TypeAdapter[Request] = TypeAdapter(Request)
