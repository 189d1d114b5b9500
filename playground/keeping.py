"""The world on disk, so that a playground that is started again has the same members, channels and messages.

Interactions, forms and gateway sessions are not kept: like Discord's, they do not outlive minutes anyway.
"""

from __future__ import annotations

import os
import pickle
from pathlib import Path

from playground.world import World

_KEPT = (
    "app_id",
    "users",
    "members",
    "channels",
    "messages",
    "commands",
    "files",
    "emojis",
    "dms_closed",
    "read",
    "guild",
    "_channel_of",
    "_dms",
    "_nonces",
)
_FORMAT = 1


def save(world: World, path: Path) -> None:
    """Write the world to `path`, for its owner's eyes only; an older copy is replaced in one stroke."""
    state = {name: getattr(world, name) for name in _KEPT}
    kept = {"format": _FORMAT, "at": world.now(), "last_id": world.ids.last, "state": state}
    beside = path.with_name(path.name + ".new")
    with open(os.open(beside, os.O_CREAT | os.O_TRUNC | os.O_WRONLY, 0o600), "wb") as file:
        pickle.dump(kept, file)
    beside.replace(path)


def saved_at(path: Path) -> float | None:
    """What the playground's clock said when the world was written, in seconds since 1970; None if there is none."""
    kept = _read(path)
    return None if kept is None else float(kept["at"])


def restore(world: World, path: Path) -> bool:
    """Make a new world the one that was written to `path`. False, and the world stays new, if none can be read."""
    kept = _read(path)
    if kept is None:
        return False
    for name, value in kept["state"].items():
        setattr(world, name, value)
    world.ids.last = kept["last_id"]
    return True


def _read(path: Path) -> dict[str, object] | None:
    try:
        kept = pickle.loads(path.read_bytes())
    except (OSError, pickle.UnpicklingError, EOFError, AttributeError, ImportError, LookupError, ValueError, TypeError):
        return None
    return kept if isinstance(kept, dict) and kept.get("format") == _FORMAT else None
