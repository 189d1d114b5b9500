"""What several commands read from the command line."""

from __future__ import annotations

import argparse
from collections.abc import Sequence
from typing import Any, NoReturn

from pydantic import ValidationError

from engines import RULES
from engines.kernel import Game


class Usage(Exception):
    """The command line is wrong; the text is for its writer."""


def fail(text: str) -> NoReturn:
    """Refuse the command line."""
    raise Usage(text)


def game_of(slug: str) -> Game[Any]:
    """A game whose rules are written, or the end of the command line's."""
    if slug not in RULES:
        fail(f"there is no game {slug!r}; the games: {', '.join(sorted(RULES))}")
    return RULES[slug]


def options_of(game: Game[Any], given: Sequence[str]) -> dict[str, Any]:
    """Options `name=value`, checked and typed by the game's own model; only those that were given."""
    raw: dict[str, Any] = {}
    for one in given:
        name, sign, value = one.partition("=")
        if not sign:
            fail(f"an option is written name=value, not {one!r}")
        name = name.replace("-", "_")
        if name not in game.options.model_fields:
            fail(f"{game.slug} has no option {name!r}; it has: {', '.join(game.options.model_fields)}")
        raw[name] = value
    try:
        options = game.options.model_validate(raw)
    except ValidationError as error:
        fail(f"option {said(error)}")
    return {name: getattr(options, name) for name in raw}


def said(error: ValidationError) -> str:
    """The first of an error's complaints: where and what."""
    first = error.errors(include_url=False, include_input=False, include_context=False)[0]
    where = ".".join(str(part) for part in first["loc"])
    return f"{where}: {first['msg']}" if where else first["msg"]


def add_json(parser: argparse.ArgumentParser) -> None:
    """--json, which every command takes."""
    parser.add_argument("--json", action="store_true", help="print JSON")
