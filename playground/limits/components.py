"""One component for itself: what it must have, and how long and how many."""

from __future__ import annotations

from typing import Any

from playground.errors import invalid, missing
from playground.limits.lengths import between, length, one_of
from playground.limits.tree import (
    BUTTON,
    CONTAINER,
    FILE,
    GALLERY,
    ROW,
    SECTION,
    SELECTS,
    SEPARATOR,
    STRING_SELECT,
    TEXT,
    THUMBNAIL,
)

Json = dict[str, Any]
LINK, PREMIUM = 5, 6
ENTITIES = {5: ("user",), 6: ("role",), 7: ("user", "role"), 8: ("channel",)}
CHANNEL_TYPES = (*range(6), *range(10, 17))
ALT_TEXT = 1024
BIGGEST_ID = 2**31 - 1


def check_part(path: str, part: Json) -> None:
    """A component of a message; its children are checked for themselves."""
    between(f"{path}.id", part.get("id"), 0, BIGGEST_ID)
    if part.get("custom_id") is not None:
        length(f"{path}.custom_id", part["custom_id"], 1, 100)
    match part["type"]:
        case type_ if type_ == ROW:
            _check_row(path, part)
        case type_ if type_ == BUTTON:
            _check_button(path, part)
        case type_ if type_ in SELECTS:
            check_select(path, part)
        case type_ if type_ == SECTION:
            _check_section(path, part)
        case type_ if type_ == TEXT:
            length(f"{path}.content", (part.get("content") or "").strip(), 1, 4000)
        case type_ if type_ == THUMBNAIL:
            check_media(f"{path}.media", part.get("media"))
            length(f"{path}.description", part.get("description"), 0, ALT_TEXT)
        case type_ if type_ == GALLERY:
            length(f"{path}.items", part.get("items"), 1, 10)
            for i, item in enumerate(part["items"]):
                check_media(f"{path}.items.{i}.media", item.get("media"))
                length(f"{path}.items.{i}.description", item.get("description"), 0, ALT_TEXT)
        case type_ if type_ == FILE:
            check_media(f"{path}.file", part.get("file"))
        case type_ if type_ == SEPARATOR:
            one_of(f"{path}.spacing", part.get("spacing", 1), (1, 2))
        case type_ if type_ == CONTAINER:
            length(f"{path}.components", part.get("components"), 1, 40)
            between(f"{path}.accent_color", part.get("accent_color"), 0, 0xFFFFFF)
        case _:
            raise invalid(path, "UNION_TYPE_CHOICES", "This component has no place in a message")


def _check_row(path: str, row: Json) -> None:
    inside = row.get("components") or []
    length(f"{path}.components", inside, 1, 5)
    for i, one in enumerate(inside):
        if one["type"] not in (BUTTON, *SELECTS):
            raise invalid(f"{path}.components.{i}", "UNION_TYPE_CHOICES", "Only buttons and selects stand in a row")
    if len(inside) > 1 and any(one["type"] in SELECTS for one in inside):
        raise invalid(f"{path}.components", "COMPONENT_LAYOUT_WIDTH_EXCEEDED", "A select fills its row")


def _check_section(path: str, section: Json) -> None:
    length(f"{path}.components", section.get("components"), 1, 3)
    for i, one in enumerate(section["components"]):
        if one["type"] != TEXT:
            raise invalid(f"{path}.components.{i}", "UNION_TYPE_CHOICES", "Only texts stand in a section")
    accessory = section.get("accessory")
    if not accessory or accessory["type"] not in (BUTTON, THUMBNAIL):
        raise invalid(f"{path}.accessory", "BASE_TYPE_REQUIRED", "A button or a thumbnail is required")


def _check_button(path: str, button: Json) -> None:
    style = button.get("style")
    one_of(f"{path}.style", style, (1, 2, 3, 4, LINK, PREMIUM))
    named = [key for key in ("label", "emoji", "custom_id", "url", "sku_id") if button.get(key) not in (None, "")]
    if style == PREMIUM:
        if named != ["sku_id"]:
            raise invalid(path, "BUTTON_COMPONENT_INVALID_PREMIUM", "A premium button has a sku_id and nothing else")
        return
    if "sku_id" in named:
        raise invalid(f"{path}.sku_id", "BUTTON_COMPONENT_SKU_ID_FORBIDDEN", "Only premium buttons have a sku_id")
    if "label" not in named and "emoji" not in named:
        raise invalid(path, "BUTTON_COMPONENT_REQUIRES_LABEL_OR_EMOJI", "A button must have a label or emoji")
    length(f"{path}.label", button.get("label"), 0, 80)
    _check_emoji(f"{path}.emoji", button.get("emoji"))
    wanted, forbidden = ("url", "custom_id") if style == LINK else ("custom_id", "url")
    if wanted not in named:
        raise invalid(f"{path}.{wanted}", "BASE_TYPE_REQUIRED", "This field is required")
    if forbidden in named:
        what = "BUTTON_COMPONENT_CUSTOM_ID_URL_MUTUALLY_EXCLUSIVE"
        raise invalid(path, what, "A custom id and url cannot both be specified")
    if style == LINK:
        length(f"{path}.url", button["url"], 1, 512)
        if not button["url"].startswith(("http://", "https://", "discord://")):
            raise invalid(f"{path}.url", "URL_TYPE_INVALID_SCHEME", "Scheme must be http, https or discord.")


def _check_emoji(path: str, emoji: Json | None) -> None:
    if emoji is not None and not emoji.get("name") and emoji.get("id") is None:
        raise invalid(path, "COMPONENT_INVALID_EMOJI", "Invalid emoji")


def check_media(path: str, media: Json | None) -> None:
    """A picture or file: at an address, or of those that come along."""
    url = (media or {}).get("url") or ""
    if not url.startswith(("attachment://", "http://", "https://")):
        raise invalid(f"{path}.url", "URL_TYPE_INVALID_SCHEME", "Scheme must be http, https or attachment.")


def check_select(path: str, select: Json) -> None:
    """A menu of any kind, in a message or in a modal."""
    least, most = select.get("min_values"), select.get("max_values")
    least, most = (1 if least is None else least), (1 if most is None else most)
    if not select.get("custom_id"):
        raise invalid(f"{path}.custom_id", "BASE_TYPE_REQUIRED", "This field is required")
    between(f"{path}.min_values", least, 0, 25)
    between(f"{path}.max_values", most, 1, 25)
    if least > most:
        raise invalid(f"{path}.min_values", "SELECT_COMPONENT_MIN_VALUES_EXCEEDS_MAX", "More than max_values")
    length(f"{path}.placeholder", select.get("placeholder"), 0, 150)
    if select["type"] != STRING_SELECT:
        for i, type_ in enumerate(select.get("channel_types") or []):
            one_of(f"{path}.channel_types.{i}", type_, CHANNEL_TYPES)
        for i, one in enumerate(select.get("default_values") or []):
            one_of(f"{path}.default_values.{i}.type", one.get("type"), ENTITIES[select["type"]])
            if one.get("id") is None:
                raise missing(f"{path}.default_values.{i}.id")
        length(f"{path}.default_values", select.get("default_values"), 0, most)
        return
    options = select.get("options") or []
    check_options(f"{path}.options", options, 1, 25)
    if most > len(options):
        what = "SELECT_COMPONENT_MAX_VALUES_EXCEEDS_OPTIONS"
        raise invalid(f"{path}.max_values", what, "More than there are options")
    if sum(bool(option.get("default")) for option in options) > most:
        raise invalid(f"{path}.options", "SELECT_COMPONENT_TOO_MANY_DEFAULTS", "More defaults than max_values")


def check_options(path: str, options: list[Json], least: int, most: int) -> None:
    """The options of a menu, of radio buttons or of check boxes."""
    length(path, options, least, most)
    values: set[str] = set()
    for i, option in enumerate(options):
        length(f"{path}.{i}.label", option.get("label"), 1, 100)
        length(f"{path}.{i}.value", option.get("value"), 1, 100)
        length(f"{path}.{i}.description", option.get("description"), 0, 100)
        _check_emoji(f"{path}.{i}.emoji", option.get("emoji"))
        if option["value"] in values:
            what = "SELECT_COMPONENT_OPTION_VALUE_DUPLICATED"
            raise invalid(f"{path}.{i}.value", what, "The specified option value is already used")
        values.add(option["value"])
