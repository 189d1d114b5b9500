"""Component trees as Discord sends them back: every component numbered, defaults filled in."""

from __future__ import annotations

from typing import Any

from playground.limits import walk

Json = dict[str, Any]
DEFAULTS: dict[int, Json] = {
    3: {"min_values": 1, "max_values": 1},
    5: {"min_values": 1, "max_values": 1},
    6: {"min_values": 1, "max_values": 1},
    7: {"min_values": 1, "max_values": 1},
    8: {"min_values": 1, "max_values": 1},
    11: {"description": None, "spoiler": False},
    13: {"spoiler": False},
    14: {"spacing": 1, "divider": True},
    17: {"accent_color": None, "spoiler": False},
}


def echoed(components: list[Json]) -> list[Json]:
    """A copy of a tree with integer ids, given ones kept and gaps filled depth first."""
    tree = [_without_nulls(one) for one in components]
    taken = {one["id"] for _, one in walk(tree) if "id" in one}
    number = 0
    for _, one in walk(tree):
        for key, value in DEFAULTS.get(one["type"], {}).items():
            one.setdefault(key, value)
        for holder in (one, *one.get("options", [])):
            if "emoji" in holder:
                holder["emoji"].setdefault("name", "emoji")  # one of a server, of which only the id was said
        for item in one.get("items") or []:
            item.setdefault("description", None)
            item.setdefault("spoiler", False)
        if "id" not in one:
            number += 1
            while number in taken:
                number += 1
            one["id"] = number
    return tree


def _without_nulls(thing: Any) -> Any:
    """Unicode emojis come with `id: null` and go without; a component's id 0 means none."""
    if isinstance(thing, dict):
        return {
            key: _without_nulls(value)
            for key, value in thing.items()
            if value is not None and not (key == "id" and value == 0)
        }
    return [_without_nulls(one) for one in thing] if isinstance(thing, list) else thing
