"""How each game looks.

FACES  slug → face, made when first asked for. A game without a face cannot be shown.
"""

from __future__ import annotations

from importlib import import_module
from typing import TYPE_CHECKING

from bot.faces.face import Face, Scene

if TYPE_CHECKING:
    from collections.abc import MutableMapping

__all__ = ["FACES", "Face", "Scene", "face_of"]

FACES: MutableMapping[str, Face] = {}


def face_of(game: str) -> Face:
    """The face of a game. Raises KeyError if it has none."""
    if game not in FACES:
        name = f"bot.faces.{game.replace('-', '_')}"
        try:
            FACES[game] = import_module(name).FACE
        except ModuleNotFoundError as error:
            if error.name != name:
                raise
            raise KeyError(game) from None
    return FACES[game]
