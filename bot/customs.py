"""The customs of the house at one table: what a lobby chooses besides the options of its game."""

from __future__ import annotations

from collections.abc import Mapping
from typing import Any

from pydantic import BaseModel, ConfigDict

from bot.options import Option


class Customs(BaseModel):
    """All of them are switches.

    thread          the table has a thread of its own
    strict_silence  what is said by those whom a rule silences is taken away
    first_timers    who plays a game for the first time is told in four lines how it goes
    """

    model_config = ConfigDict(frozen=True, extra="forbid")
    thread: bool = False
    strict_silence: bool = False
    first_timers: bool = True


AS_USUAL = Customs()
NAMES = tuple(Customs.model_fields)
OFFERED = tuple(Option(name, field.default, (True, False)) for name, field in Customs.model_fields.items())


def customs_of(options: Mapping[str, Any]) -> Customs:
    """The customs among the options of a lobby. Raises ValueError if they cannot be so."""
    return Customs.model_validate({name: value for name, value in options.items() if name in NAMES})


def of_the_game(options: Mapping[str, Any]) -> dict[str, Any]:
    """The options of a lobby that are its game's."""
    return {name: value for name, value in options.items() if name not in NAMES}
