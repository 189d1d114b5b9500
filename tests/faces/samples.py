"""An instance for every shape that a model can have: each value of each field at least once."""

from __future__ import annotations

import contextlib
import itertools
import types
from collections.abc import Iterator, Mapping
from typing import Annotated, Any, Literal, TypeAlias, Union, get_args, get_origin

from pydantic import BaseModel, ValidationError
from pydantic.fields import FieldInfo

from engines.who_should_we_eat import vocabulary as v

CARD = "fish-knife"
CARDS = ("fish-knife", "ration-rats", "gone-off", "raid-the-wreck", "tide-pool-tapas")
Named: TypeAlias = Mapping[str, tuple[Any, ...]]  # values of fields that name cards, by "field" or "Model.field"
NAMED: Named = {
    "card": (*CARDS, None),
    "quest": ("raid-the-wreck",),
    "quests": (("raid-the-wreck", "adopt-a-goat"), ()),
    "row": (("raid-the-wreck", "adopt-a-goat"),),
    "new": (("raid-the-wreck",), ("raid-the-wreck", "adopt-a-goat"), ()),
    "play": (CARD, None),
    "keep": (CARD, None),
    "haunt": ("gone-off", None),
    "personality": ("sceptic",),
    "characters": (("auntie-marrow", "intern-jerky"),),
    "personalities": (("sceptic", "jinxed"),),
    "food": (3, 0),
}

CAUSES = ["absent", "returned", "left", "kicked", "joined"]


def shapes(model: type[BaseModel], named: Named = NAMED) -> Iterator[Any]:
    """Instances that differ from a first one in one field each."""
    values = {name: samples(info, name, model.__name__, named) for name, info in model.model_fields.items()}
    first = {name: found[0] for name, found in values.items()}
    yield build(model, first)
    for name, found in values.items():
        for value in found[1:]:
            with contextlib.suppress(ValidationError):  # a number that is too small
                yield build(model, {**first, name: value})


def build(model: type[BaseModel], values: Mapping[str, Any]) -> Any:
    return model.model_validate({info.alias or name: values[name] for name, info in model.model_fields.items()})


def samples(info: FieldInfo, name: str, model: str, named: Named) -> list[Any]:
    found = named.get(f"{model}.{name}", named.get(name))
    if name == "mods":
        return [(v.VotesAgainst(by=2), v.Straws(by=-1, at=("tie",)))]
    if found is not None and info.annotation is not bool:
        allowed = [value for value in found if value is not None or _optional(info.annotation)]
        return list(allowed)
    return _of(info.annotation, name, named)


def _of(annotation: Any, name: str, named: Named) -> list[Any]:
    origin = get_origin(annotation)
    if origin is Annotated:
        return _of(get_args(annotation)[0], name, named)
    if origin is Literal:
        return list(get_args(annotation))
    if origin in (Union, types.UnionType):
        return list(itertools.chain.from_iterable(_of(one, name, named) for one in get_args(annotation)))
    if origin is tuple:
        parts = get_args(annotation)
        if parts[-1] is Ellipsis:
            inner = _of(parts[0], name, named)
            return [tuple(inner), tuple(inner[:1]), ()] if name != "ring" else [(1, 2, 3)]
        return [tuple(n for n, _ in enumerate(parts, 1))]
    if origin is dict:
        return [{"food": 3}]
    if annotation is bool:
        return [False, True]
    if annotation is int:
        return [2, 1, 0, 3]
    if annotation is float:
        return [60.0, 600.0]
    if annotation is str:
        return CAUSES if name == "cause" else ["some text"]
    if annotation is types.NoneType:
        return [None]
    if isinstance(annotation, type) and issubclass(annotation, BaseModel):
        return list(shapes(annotation, named))
    raise TypeError(annotation)


def _optional(annotation: Any) -> bool:
    return types.NoneType in get_args(annotation)
