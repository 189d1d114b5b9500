"""What somebody who looks at a screen sees there: texts, buttons and menus, from messages as Discord sends them."""

from __future__ import annotations

from collections.abc import Iterator, Mapping, Sequence
from dataclasses import dataclass
from typing import Any, TypeAlias

from bot import deciding, presses
from bot.presses import Press, Value

Json: TypeAlias = Mapping[str, Any]
BUTTON, MENU, TEXT, GALLERY, LINE = 2, 3, 10, 12, 14


@dataclass(frozen=True, slots=True)
class Control:
    """A button or menu that may be pressed. `options`: a menu's values, of which `most` may be chosen at once."""

    message: int
    custom_id: str
    options: tuple[str, ...] | None = None
    most: int = 1

    @property
    def press(self) -> Press | None:
        """What its custom_id says."""
        return presses.parse(self.custom_id)

    def option(self, values: Sequence[Value]) -> str | None:
        """The option of a menu that means these values."""
        for text in self.options or ():
            try:
                if presses.read(text) == tuple(values):
                    return text
            except ValueError:
                continue
        return None

    def options_of(self, values: Sequence[Value]) -> list[str] | None:
        """The option of a menu that means these values, or those that mean their parts, chosen at once."""
        if (whole := self.option(values)) is not None:
            return [whole]
        found = [self.option((part,)) for part in deciding.parts(values[0])] if len(values) == 1 else []
        return [one for one in found if one is not None] if found and None not in found else None


def controls(messages: Sequence[Json]) -> list[Control]:
    """Everything that may be pressed, the latest message first."""
    return [control for message in reversed(messages) for control in _controls(message)]


def _controls(message: Json) -> Iterator[Control]:
    for one in _walk(message["components"]):
        if "custom_id" in one and not one.get("disabled"):
            options = tuple(option["value"] for option in one["options"]) if one["type"] == MENU else None
            yield Control(int(message["id"]), one["custom_id"], options, one.get("max_values") or 1)


def text_of(message: Json) -> str:
    """A message as it reads on paper: its texts, then its buttons in brackets."""
    return "\n".join(line for line in _lines(message["components"], message.get("content", "")) if line)


def _lines(components: Sequence[Json], content: str = "") -> Iterator[str]:
    yield content
    for one in components:
        match one["type"]:
            case t if t == TEXT:
                yield one["content"]
            case t if t == GALLERY:
                yield from (f"[picture: {item.get('description') or ''}]" for item in one["items"])
            case t if t == BUTTON:
                yield f"[{one['label']}]"
            case t if t == MENU:
                yield f"[{one.get('placeholder') or ''} ▾ {' / '.join(option['label'] for option in one['options'])}]"
            case t if t == LINE:
                yield "—"
            case _:
                inside = list(_lines(one.get("components", ())))
                row = all(line.startswith("[") for line in inside if line)
                yield from [" ".join(line for line in inside if line)] if row else inside


def _walk(components: Sequence[Json]) -> Iterator[Json]:
    for one in components:
        yield one
        yield from _walk(one.get("components", ()))
        if "accessory" in one:
            yield one["accessory"]
        if "component" in one:
            yield from _walk([one["component"]])
