"""Component trees: their types, and a walk through them."""

from __future__ import annotations

from collections.abc import Iterator
from typing import Any

Json = dict[str, Any]
EPHEMERAL, V2 = 1 << 6, 1 << 15
ROW, BUTTON, STRING_SELECT, TEXT_INPUT = 1, 2, 3, 4
SELECTS = (3, 5, 6, 7, 8)
SECTION, TEXT, THUMBNAIL, GALLERY, FILE, SEPARATOR, CONTAINER, LABEL = 9, 10, 11, 12, 13, 14, 17, 18
FILE_UPLOAD, RADIO, CHECKS, CHECK = 19, 21, 22, 23


def walk(components: list[Json], path: str = "components") -> Iterator[tuple[str, Json]]:
    """Every component of a tree, depth first, with its dotted path."""
    for i, one in enumerate(components):
        here = f"{path}.{i}"
        yield here, one
        yield from walk(one.get("components") or [], f"{here}.components")
        for key in ("accessory", "component"):
            if isinstance(one.get(key), dict):
                yield f"{here}.{key}", one[key]
