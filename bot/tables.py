"""Who sits where, and where a table stands: what the bot knows of a table besides its game."""

from __future__ import annotations

from dataclasses import dataclass
from typing import Any

from bot.customs import AS_USUAL, Customs
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
class TableInfo:
    """A table: its id, game, place, host and sitters.

    locale  of the channel's messages
    board   message id of the board, once posted
    customs of the house, as its lobby chose
    """

    id: int
    game: str
    guild: int
    channel: int
    owner: int
    locale: str
    sitters: tuple[Sitter, ...]
    board: int | None = None
    customs: Customs = AS_USUAL

    def seats_of(self, user: int) -> list[Seat]:
        """The seats that a member holds here: one, or none."""
        return [sitter.seat for sitter in self.sitters if sitter.user == user]

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
