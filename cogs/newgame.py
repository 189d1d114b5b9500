"""The subcommands of `/newgame`: one a game on the menu, with the game's options, typed."""

from __future__ import annotations

import inspect
from collections.abc import Awaitable, Callable, Iterator
from typing import Any, TypeAlias

from discord import app_commands

from bot.customs import OFFERED
from bot.options import Option, offered
from bot.presses import Value, read, write
from bot.reply import Interaction
from bot.spelling import called, spelt
from engines import GAMES
from engines.kernel import Game

Open: TypeAlias = Callable[[Interaction, str, dict[str, Any]], Awaitable[None]]


def subcommands(open_: Open) -> Iterator[app_commands.Command[Any, ..., None]]:
    """A command a game. `open_` gets the interaction, the game's slug, and the options that were typed."""
    for game in GAMES.values():
        yield _subcommand(game, open_)


def _subcommand(game: Game[Any], open_: Open) -> app_commands.Command[Any, ..., None]:
    slug = game.slug
    options = [*offered(game), *OFFERED]

    async def newgame(interaction: Interaction, **typed: Any) -> None:
        given = {option.name: _meant(option, typed.get(option.name)) for option in options}
        await open_(interaction, slug, {name: value for name, value in given.items() if value is not None})

    first = inspect.Parameter("interaction", inspect.Parameter.POSITIONAL_OR_KEYWORD, annotation=Interaction)
    parameters = [_parameter(option) for option in options]
    newgame.__signature__ = inspect.Signature([first, *parameters])  # type: ignore[attr-defined]
    app_commands.describe(**{one.name: spelt(f"option-{one.name}-help", slug) for one in options})(newgame)
    names = {one.name: called(one.name.replace("_", "-"), f"option-{one.name}", slug) for one in options}
    app_commands.rename(**names)(newgame)
    app_commands.choices(**{one.name: _choices(slug, one) for one in options if _is_menu(one)})(newgame)
    name = called(slug, "game-name", slug)
    return app_commands.Command(name=name, description=spelt("game-tagline", slug), callback=newgame)


def _is_menu(option: Option) -> bool:
    return option.bounds is None and not all(isinstance(one, bool) for one in option.values)


def _parameter(option: Option) -> inspect.Parameter:
    if option.bounds is not None:
        annotation: Any = app_commands.Range[int, *option.bounds]
    else:
        annotation = str if _is_menu(option) else bool
    return inspect.Parameter(option.name, inspect.Parameter.KEYWORD_ONLY, default=None, annotation=annotation | None)


def _choices(game: str, option: Option) -> list[app_commands.Choice[str]]:
    return [app_commands.Choice(name=_label(game, option, one), value=write((one,))) for one in option.values]


def _label(game: str, option: Option, value: Value) -> app_commands.locale_str:
    if isinstance(value, str):
        return spelt(f"value-{option.name}-{value}", game)
    if any(isinstance(one, str) for one in option.values):  # a number beside words is a seat
        return spelt("a-seat", game, seat=int(value or 0))
    return spelt(f"value-{option.name}", game, value=int(value or 0))


def _meant(option: Option, typed: Any) -> Value:
    if typed is None or not _is_menu(option):
        return typed
    (value,) = read(typed)
    return value
