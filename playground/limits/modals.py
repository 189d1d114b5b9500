"""Modals: one to five rows, labels or texts."""

from __future__ import annotations

from typing import Any

from playground.errors import invalid
from playground.limits.components import check_options, check_select
from playground.limits.lengths import between, length, one_of
from playground.limits.shapes import MODAL, check_shape
from playground.limits.tree import (
    CHECK,
    CHECKS,
    FILE_UPLOAD,
    LABEL,
    RADIO,
    ROW,
    SELECTS,
    TEXT,
    TEXT_INPUT,
    walk,
)

Json = dict[str, Any]
IN_LABEL = (TEXT_INPUT, *SELECTS, FILE_UPLOAD, RADIO, CHECKS, CHECK)


def check_modal(data: Json) -> None:
    """A modal, as it stands in `data` of an answer to an interaction."""
    check_shape(data, MODAL, "data")
    length("data.title", data.get("title"), 1, 45)
    length("data.custom_id", data.get("custom_id"), 1, 100)
    components: list[Json] = data.get("components") or []
    length("data.components", components, 1, 5)
    for i, one in enumerate(components):
        _check_top(f"data.components.{i}", one)
    seen: set[str] = set()
    for path, one in walk(components, "data.components"):
        if one["type"] not in IN_LABEL:
            continue
        _check_field(path, one)
        if one["custom_id"] in seen:
            raise invalid(f"{path}.custom_id", "COMPONENT_CUSTOM_ID_DUPLICATED", "Custom id cannot be duplicated")
        seen.add(one["custom_id"])


def _check_top(path: str, top: Json) -> None:
    if top["type"] == LABEL:
        length(f"{path}.label", top.get("label"), 1, 45)
        length(f"{path}.description", top.get("description"), 0, 100)
        if not top.get("component") or top["component"]["type"] not in IN_LABEL:
            raise invalid(f"{path}.component", "BASE_TYPE_REQUIRED", "This field is required")
    elif top["type"] == ROW:
        length(f"{path}.components", top.get("components"), 1, 1)
        one = top["components"][0]
        one_of(f"{path}.components.0.type", one["type"], (TEXT_INPUT,))
        length(f"{path}.components.0.label", one.get("label"), 1, 45)
    elif top["type"] == TEXT:
        length(f"{path}.content", (top.get("content") or "").strip(), 1, 4000)
    else:
        raise invalid(path, "UNION_TYPE_CHOICES", "Only labels, texts and rows stand in a modal")


def _check_field(path: str, field: Json) -> None:
    type_, required = field["type"], field.get("required") is not False
    length(f"{path}.custom_id", field.get("custom_id"), 1, 100)
    if field.get("disabled"):
        raise invalid(f"{path}.disabled", "COMPONENT_DISABLED_IN_MODAL", "Nothing is disabled in a modal")
    if type_ == TEXT_INPUT:
        one_of(f"{path}.style", field.get("style"), (1, 2))
        between(f"{path}.min_length", field.get("min_length"), 0, 4000)
        between(f"{path}.max_length", field.get("max_length"), max(1, field.get("min_length") or 0), 4000)
        length(f"{path}.placeholder", field.get("placeholder"), 0, 100)
        length(f"{path}.value", field.get("value"), 0, field.get("max_length") or 4000)
    elif type_ in SELECTS:
        check_select(path, field)
    elif type_ == RADIO:
        check_options(f"{path}.options", field.get("options") or [], 2, 10)
    elif type_ == CHECKS:
        check_options(f"{path}.options", field.get("options") or [], 1, 10)
        between(f"{path}.min_values", field.get("min_values"), 0, len(field["options"]))
        between(f"{path}.max_values", field.get("max_values"), 1, len(field["options"]))
    elif type_ == FILE_UPLOAD:
        between(f"{path}.min_values", field.get("min_values"), 0, 10)
        between(f"{path}.max_values", field.get("max_values"), 1, 10)
    if type_ in (*SELECTS, CHECKS, FILE_UPLOAD) and required and field.get("min_values") == 0:
        raise invalid(f"{path}.min_values", "COMPONENT_REQUIRED_MIN_VALUES", "0 only where it is not required")
