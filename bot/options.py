"""The options of a game that a lobby offers, as its options' model declares them.

An option that is left to an edition unless it is set (its default is None) is for the command line, and so is one of
free text.
"""

from __future__ import annotations

import types
from collections.abc import Iterator, Sequence
from dataclasses import dataclass
from typing import Any, Literal, Union, get_args, get_origin

import annotated_types
from pydantic.fields import FieldInfo

from bot.presses import Value
from engines.kernel import Game

LISTED = 25  # values that a menu can list


@dataclass(frozen=True, slots=True)
class Option:
    """An option: its name, its default, and its values in order, or (where those are too many to list) its bounds."""

    name: str
    default: Value
    values: tuple[Value, ...] = ()
    bounds: tuple[int, int] | None = None

    @property
    def switch(self) -> bool:
        """Whether it is on or off, and nothing else."""
        return set(self.values) == {True, False} and all(isinstance(one, bool) for one in self.values)


def offered(game: Game[Any]) -> list[Option]:
    """The options that are chosen in a lobby, in the order of the model."""
    found = (_option(name, field, game) for name, field in game.options.model_fields.items())
    return [one for one in found if one is not None]


def _option(name: str, field: FieldInfo, game: Game[Any]) -> Option | None:
    least, most = _bounds(field.metadata)
    if field.annotation is int and most - least >= LISTED:
        return Option(name, field.default, bounds=(least, most))
    values = tuple(_values(field.annotation, game, range(least, most + 1)))
    return Option(name, field.default, values) if values and None not in values else None


def _values(annotation: Any, game: Game[Any], numbers: Sequence[int]) -> Iterator[Value]:
    if annotation is bool:
        yield from (True, False)
    elif annotation is int:
        yield from numbers
    elif annotation is types.NoneType:
        yield None
    elif get_origin(annotation) is Literal:
        yield from get_args(annotation)
    elif get_origin(annotation) in (Union, types.UnionType):
        # In a union a number is a seat: the one thing at a table that is counted and may also be left open.
        seats = range(1, max(game.seats) + 1)
        parts = sorted(get_args(annotation), key=lambda part: part is int)
        for part in parts:
            yield from _values(part, game, seats)


def _bounds(metadata: Sequence[Any]) -> tuple[int, int]:
    least, most = 0, 10**6
    for one in metadata:
        if isinstance(one, annotated_types.Ge):
            least = int(one.ge)  # type: ignore[call-overload]
        elif isinstance(one, annotated_types.Le):
            most = int(one.le)  # type: ignore[call-overload]
    return least, most
