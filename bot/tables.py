"""Who sits where, and where a table stands: what the bot knows of a table besides its game."""

from __future__ import annotations

from dataclasses import dataclass
from typing import Any, Literal

from engines.kernel import Seat


@dataclass(frozen=True, slots=True)
class Sitter:
    """Who plays a seat.

    user    the member's id; None: an AI player from the start, or for good
    name    as shown to others
    locale  in which their private messages are written
    """

    seat: Seat
    user: int | None
    name: str
    locale: str = "en-US"


@dataclass(frozen=True, slots=True)
class Note:
    """Something that happened among the people at a table; a fact of its game bears the note's id.

    kind     they left, were asked to leave, sat down on a seat of an AI player's, or are host from then on
    user, name   who it is about, as shown to others then; None: they asked to be forgotten
    by_user, by_name  who did it, where that is another
    was      the name that the seat bore until they sat down on it
    id       0 before it is written down
    """

    kind: Literal["left", "kicked", "joined", "host"]
    seat: Seat
    user: int | None
    name: str | None
    by_user: int | None = None
    by_name: str | None = None
    was: str | None = None
    id: int = 0


@dataclass(frozen=True, slots=True)
class TableInfo:
    """A table: its id, game, place, host and sitters.

    locale  of the channel's messages
    board   message id of the board, once posted
    notes   what happened among its people, in order
    """

    id: int
    game: str
    guild: int
    channel: int
    owner: int
    locale: str
    sitters: tuple[Sitter, ...]
    board: int | None = None
    notes: tuple[Note, ...] = ()

    def seats_of(self, user: int) -> list[Seat]:
        """The seats that a member holds here: one, or none."""
        return [sitter.seat for sitter in self.sitters if sitter.user == user]

    @property
    def free(self) -> list[Sitter]:
        """The seats to which no member will come back: AI players have them for good, or until somebody sits down."""
        return [sitter for sitter in self.sitters if sitter.user is None]

    @property
    def names(self) -> dict[Seat, str]:
        """Everybody's name by seat."""
        return {sitter.seat: sitter.name for sitter in self.sitters}


@dataclass(frozen=True, slots=True)
class LobbyInfo:
    """A lobby before its game.

    sitters  in join order; seats are their places, from 1
    options  as chosen so far, for the game's Options model
    seed     secret until the end; `commitment` of it stands in the lobby's message
    """

    id: int
    game: str
    guild: int
    channel: int
    owner: int
    locale: str
    sitters: tuple[Sitter, ...]
    options: dict[str, Any]
    seed: str
    message: int | None = None
