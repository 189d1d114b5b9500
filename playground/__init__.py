"""A stand-in for Discord on this machine: REST, gateway, and a page. It knows no game.

playground = Playground()
await playground.start()
point_discord_py_at(playground.url)
await bot.start(playground.token)
"""

from playground.hands import HandError, Hands, Pressed
from playground.pointing import point_discord_py_at
from playground.records import Complaint, Requested
from playground.server import Playground
from playground.world import TEN_NAMES, World

__all__ = [
    "TEN_NAMES",
    "Complaint",
    "HandError",
    "Hands",
    "Playground",
    "Pressed",
    "Requested",
    "World",
    "point_discord_py_at",
]
