"""Bodies of messages and forms in short, and what becomes of those that are refused."""

from __future__ import annotations

from typing import Any

from playground import Playground

Json = dict[str, Any]
V2 = 1 << 15


def row(*inside: Json) -> Json:
    """An action row."""
    return {"type": 1, "components": list(inside)}


def button(custom_id: str | None = "a", **more: Any) -> Json:
    """A button."""
    return {"type": 2, "style": 1, "label": "Go", "custom_id": custom_id} | more


def option(value: str, **more: Any) -> Json:
    """An option of a menu."""
    return {"label": value, "value": value} | more


def menu(*options: Json, **more: Any) -> Json:
    """A menu."""
    return {"type": 3, "custom_id": "m", "options": list(options)} | more


def text(content: str = "x") -> Json:
    """A text display."""
    return {"type": 10, "content": content}


def v2(*components: Json, **more: Any) -> Json:
    """A Components V2 message."""
    return {"flags": V2, "components": list(components)} | more


def legacy(*components: Json) -> Json:
    """A message of the older kind."""
    return {"content": "x", "components": list(components)}


def box(*inside: Json, **more: Any) -> Json:
    """A container."""
    return {"type": 17, "components": list(inside)} | more


def section(*texts: Json, **more: Any) -> Json:
    """A section with a button."""
    return {"type": 9, "components": list(texts), "accessory": button()} | more


def gallery(*urls: str) -> Json:
    """A media gallery."""
    return {"type": 12, "items": [{"media": {"url": url}} for url in urls]}


def label(component: Json, **change: Any) -> Json:
    """A label of a form."""
    return {"type": 18, "label": "Words", "component": component} | change


def field(custom_id: str = "t", **change: Any) -> Json:
    """A text input."""
    return {"type": 4, "custom_id": custom_id, "style": 1} | change


def modal(*components: Json, **change: Any) -> Json:
    """A form."""
    return {"title": "A letter", "custom_id": "letter", "components": list(components)} | change


def refused(playground: Playground) -> bool:
    """Whether there were complaints of the bot's requests; they are settled with that."""
    found = [one for one in playground.complaints if one.side == "request" and one.what.startswith("refused")]
    assert all(one.side == "request" for one in playground.complaints)
    playground.complaints.clear()
    return len(found) == 1
