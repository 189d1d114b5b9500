"""A stand-in for Discord on this machine: REST, gateway, and a page in the browser. Knows no game."""

from playground.hands import HandError, Hands, Pressed
from playground.pointing import point_discord_py_at
from playground.server import Playground

__all__ = ["HandError", "Hands", "Playground", "Pressed", "point_discord_py_at"]
