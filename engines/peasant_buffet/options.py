"""The options of a table."""

from __future__ import annotations

from typing import Literal

from pydantic import Field

from engines.kernel import Options as KernelOptions


class Options(KernelOptions):
    """What a lobby offers.

    window            how long a reaction window is open, in seconds (B5, B7)
    payment           partial: Items may be played onto a Monster one by one; at-once: only onto Bosses (B12)
    may_be_devoured   who could pay a Monster off may choose to be devoured (B15)
    zombies_shoved    what moves a Monster may move a Zombie (B19)
    last_turn         this: the turn in which one peasant is left is the last; extra: they have a whole one more (B20)
    first_player      the seat that begins, or random (B1)
    pack              id of the card pack, one of those that were loaded
    """

    window: int = Field(default=5, ge=3, le=15)
    payment: Literal["partial", "at-once"] = "partial"
    may_be_devoured: bool = False
    zombies_shoved: bool = True
    last_turn: Literal["this", "extra"] = "this"
    first_player: int | Literal["random"] = "random"
    pack: str = "village"
