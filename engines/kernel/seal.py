"""The seal of a game that was written into a file: whatever is changed in the file afterwards breaks it.

It guards against slips and small cheats, not against somebody who seals anew what they have changed: that the game
itself is the one that was played is bound by the seed's commitment alone.
"""

from __future__ import annotations

import hashlib
import json
from collections.abc import Mapping
from typing import Any, cast


def seal(game: Mapping[str, Any]) -> str:
    """SHA-256 of a game as plain data, in hexadecimal, but for its own `seal`. The order of fields makes no difference,
    nor does 3 for 3.0."""
    plain = _plain({name: value for name, value in game.items() if name != "seal"})
    text = json.dumps(plain, sort_keys=True, separators=(",", ":"), ensure_ascii=True)
    return hashlib.sha256(text.encode()).hexdigest()


def _plain(value: Any) -> Any:
    match value:
        case float() if value.is_integer():
            return int(value)
        case list() | tuple():
            return [_plain(one) for one in cast("list[Any]", value)]
        case dict():
            return {name: _plain(one) for name, one in cast("dict[str, Any]", value).items()}
        case _:
            return value
