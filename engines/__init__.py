"""The rules: games about dinner, and the kernel that they are written on.

GAMES     slug → game: what is on the menu
HANDLERS  slug → the game's async command handlers
RULES     slug → every game whose rules are written, also where it has no face yet and so is not on the menu

They are made when first asked for, so that the kernel can be imported without any game.
"""

from __future__ import annotations

from importlib import import_module
from typing import TYPE_CHECKING, Any

if TYPE_CHECKING:
    from engines.host import Handlers
    from engines.kernel import Game

GAMES: dict[str, Game[Any]]
HANDLERS: dict[str, Handlers[Any]]
RULES: dict[str, Game[Any]]

_PACKAGES = ("who_should_we_eat", "donner_dinner_party", "the_fittest", "peasant_buffet")
_FACELESS: tuple[str, ...] = ()


def __getattr__(name: str) -> Any:
    if name not in ("GAMES", "HANDLERS", "RULES"):
        raise AttributeError(name)
    packages = [import_module(f"engines.{package}") for package in _PACKAGES]
    faceless = [import_module(f"engines.{package}") for package in _FACELESS]
    globals()["GAMES"] = {package.GAME.slug: package.GAME for package in packages}
    globals()["HANDLERS"] = {package.GAME.slug: package.handlers for package in packages}
    globals()["RULES"] = {package.GAME.slug: package.GAME for package in (*packages, *faceless)}
    return globals()[name]
