"""What Discord refuses in messages, modals and commands, beyond what its schema says. Raises ApiError."""

from __future__ import annotations

import re
from collections.abc import Iterator
from typing import Any

from playground.errors import EMPTY_MESSAGE, ApiError, invalid

Json = dict[str, Any]
V2 = 1 << 15
EPHEMERAL = 1 << 6
ROW, BUTTON, STRING_SELECT, TEXT_INPUT = 1, 2, 3, 4
SELECTS = (3, 5, 6, 7, 8)
SECTION, TEXT, THUMBNAIL, GALLERY, FILE, SEPARATOR, CONTAINER, LABEL = 9, 10, 11, 12, 13, 14, 17, 18
V2_TYPES = (SECTION, TEXT, THUMBNAIL, GALLERY, FILE, SEPARATOR, CONTAINER)
LOCALES = frozenset(
    [
        "id",
        "da",
        "de",
        "en-GB",
        "en-US",
        "es-ES",
        "es-419",
        "fr",
        "hr",
        "it",
        "lt",
        "hu",
        "nl",
        "no",
        "pl",
        "pt-BR",
        "ro",
        "fi",
        "sv-SE",
        "vi",
        "tr",
        "cs",
        "el",
        "bg",
        "ru",
        "uk",
        "hi",
        "th",
        "zh-CN",
        "zh-TW",
        "ja",
        "ko",
    ]
)
COMMAND_NAME = re.compile(r"^[-_'\w\u0900-\u097F\u0E00-\u0E7F]{1,32}$")
TEXT_BYTES = 10170


def walk(components: list[Json], path: str = "components") -> Iterator[tuple[str, Json]]:
    """Every component of a tree, depth first, with its dotted path."""
    for i, one in enumerate(components):
        here = f"{path}.{i}"
        yield here, one
        yield from walk(one.get("components") or [], f"{here}.components")
        for key in ("accessory", "component"):
            if isinstance(one.get(key), dict):
                yield f"{here}.{key}", one[key]


def check_message(body: Json, files: int, *, was_v2: bool = False, editing: bool = False) -> None:
    """A message's body, as it would stand after the call. `files`: how many files came along."""
    flags = int(body.get("flags") or 0)
    components = body.get("components") or []
    v2 = bool(flags & V2) or was_v2
    if was_v2 and body.get("flags") is not None and editing and not flags & V2 and "components" in body:
        raise invalid("flags", "MESSAGE_CANNOT_REMOVE_COMPONENTS_V2_FLAG", "The flag can not be removed")
    content = body.get("content") or ""
    if len(content) > 2000:
        raise invalid("content", "BASE_TYPE_MAX_LENGTH", "Must be 2000 or fewer in length.")
    if v2:
        for key in ("content", "embeds", "poll", "sticker_ids"):
            if body.get(key):
                raise invalid(key, "MESSAGE_CANNOT_USE_LEGACY_FIELDS_WITH_COMPONENTS_V2", "Not with IS_COMPONENTS_V2")
        if not components and not editing:
            raise EMPTY_MESSAGE
    elif not editing and not (content.strip() or body.get("embeds") or components or files or body.get("poll")):
        raise EMPTY_MESSAGE
    _check_embeds(body.get("embeds") or [])
    if len(str(body.get("nonce") or "")) > 25:
        raise invalid("nonce", "NONCE_TYPE_TOO_LONG", "Must be 25 or fewer in length.")
    check_components(components, v2=v2)


def check_components(components: list[Json], *, v2: bool) -> None:
    """A message's component tree, of either generation."""
    every = list(walk(components))
    if v2 and len(every) > 40:
        raise invalid("components", "BASE_TYPE_MAX_LENGTH", "Must be 40 or fewer in length.")
    if not v2 and len(components) > 5:
        raise invalid("components", "BASE_TYPE_BAD_LENGTH", "Must be between 1 and 5 in length.")
    seen: set[str] = set()
    letters = weight = 0
    for i, one in enumerate(components):
        if not v2 and one.get("type") != ROW:
            raise invalid(f"components.{i}", "UNION_TYPE_CHOICES", "Value of field 'type' must be one of (1,).")
        if v2 and one.get("type") not in (ROW, *V2_TYPES):
            raise invalid(f"components.{i}", "UNION_TYPE_CHOICES", "This component cannot stand alone.")
    for path, one in every:
        if (type_ := one.get("type")) in V2_TYPES and not v2:
            raise invalid(path, "COMPONENT_REQUIRES_V2", "This component needs IS_COMPONENTS_V2")
        if (custom_id := one.get("custom_id")) is not None:
            if not 1 <= len(custom_id) <= 100:
                raise invalid(f"{path}.custom_id", "BASE_TYPE_BAD_LENGTH", "Must be between 1 and 100 in length.")
            if custom_id in seen:
                raise invalid(f"{path}.custom_id", "COMPONENT_CUSTOM_ID_DUPLICATED", "Custom id cannot be duplicated")
            seen.add(custom_id)
        if type_ == ROW:
            _check_row(path, one)
        elif type_ == BUTTON:
            _check_button(path, one)
        elif type_ in SELECTS:
            _check_select(path, one)
        elif type_ == TEXT:
            text = one.get("content") or ""
            if not text.strip():
                raise invalid(f"{path}.content", "BASE_TYPE_REQUIRED", "This field is required")
            letters += len(text)
            weight += len(text.encode()) + 12
        elif type_ == SECTION:
            if not 1 <= len(one.get("components") or []) <= 3 or not one.get("accessory"):
                raise invalid(path, "BASE_TYPE_BAD_LENGTH", "One to three texts and an accessory")
        elif type_ == GALLERY:
            if not 1 <= len(one.get("items") or []) <= 10:
                raise invalid(f"{path}.items", "BASE_TYPE_BAD_LENGTH", "Must be between 1 and 10 in length.")
            for item in one["items"]:
                if len(item.get("description") or "") > 1024:
                    raise invalid(f"{path}.items", "BASE_TYPE_MAX_LENGTH", "Must be 1024 or fewer in length.")
        elif type_ == CONTAINER and not one.get("components"):
            raise invalid(f"{path}.components", "BASE_TYPE_REQUIRED", "This field is required")
    if letters > 4000:
        raise invalid("components", "COMPONENT_DISPLAYABLE_TEXT_SIZE_EXCEEDED", "Over 4000 characters of text")
    if weight > TEXT_BYTES:
        raise ApiError(500, 0, "500: Internal Server Error")  # what Discord does, undocumented


def _check_row(path: str, row: Json) -> None:
    inside = row.get("components") or []
    if not 1 <= len(inside) <= 5:
        raise invalid(f"{path}.components", "BASE_TYPE_BAD_LENGTH", "Must be between 1 and 5 in length.")
    selects = [one for one in inside if one.get("type") in SELECTS]
    if selects and len(inside) > 1:
        raise invalid(f"{path}.components", "COMPONENT_LAYOUT_WIDTH_EXCEEDED", "A select fills its row")
    for i, one in enumerate(inside):
        if one.get("type") not in (BUTTON, TEXT_INPUT, *SELECTS):
            raise invalid(f"{path}.components.{i}", "UNION_TYPE_CHOICES", "Only buttons and selects stand in a row")


def _check_button(path: str, button: Json) -> None:
    style = button.get("style")
    if style == 6:
        if not button.get("sku_id") or any(button.get(key) for key in ("label", "emoji", "custom_id", "url")):
            raise invalid(path, "BUTTON_COMPONENT_INVALID_PREMIUM", "A premium button has a sku_id and nothing else")
        return
    if not button.get("label") and not button.get("emoji"):
        raise invalid(path, "BUTTON_COMPONENT_REQUIRES_LABEL_OR_EMOJI", "A button must have a label or an emoji")
    if len(button.get("label") or "") > 80:
        raise invalid(f"{path}.label", "BASE_TYPE_MAX_LENGTH", "Must be 80 or fewer in length.")
    if style == 5:
        if not button.get("url") or button.get("custom_id"):
            raise invalid(path, "BUTTON_COMPONENT_URL_REQUIRED", "A link has an address and no custom id")
        if len(button["url"]) > 512:
            raise invalid(f"{path}.url", "BASE_TYPE_MAX_LENGTH", "Must be 512 or fewer in length.")
    elif not button.get("custom_id"):
        raise invalid(f"{path}.custom_id", "BUTTON_COMPONENT_CUSTOM_ID_REQUIRED", "A custom id is required")


def _check_select(path: str, select: Json) -> None:
    least, most = select.get("min_values", 1), select.get("max_values", 1)
    if least is None or most is None or not 0 <= least <= 25 or not 1 <= most <= 25 or least > most:
        raise invalid(f"{path}.max_values", "NUMBER_TYPE_MAX", "min_values and max_values do not fit")
    if len(select.get("placeholder") or "") > 150:
        raise invalid(f"{path}.placeholder", "BASE_TYPE_MAX_LENGTH", "Must be 150 or fewer in length.")
    if select["type"] != STRING_SELECT:
        return
    options = select.get("options") or []
    if not 1 <= len(options) <= 25:
        raise invalid(f"{path}.options", "BASE_TYPE_BAD_LENGTH", "Must be between 1 and 25 in length.")
    if most > len(options):
        raise invalid(
            f"{path}.max_values", "SELECT_COMPONENT_MAX_VALUES_EXCEEDS_OPTIONS", "More than there are options"
        )
    if len({option["value"] for option in options}) < len(options):
        raise invalid(f"{path}.options", "SELECT_COMPONENT_OPTION_VALUE_DUPLICATED", "The values are duplicated")
    for i, option in enumerate(options):
        for key in ("label", "value", "description"):
            if len(option.get(key) or "") > 100 or (key != "description" and not option.get(key)):
                raise invalid(
                    f"{path}.options.{i}.{key}", "BASE_TYPE_BAD_LENGTH", "Must be between 1 and 100 in length."
                )
    if sum(bool(option.get("default")) for option in options) > most:
        raise invalid(f"{path}.options", "SELECT_COMPONENT_TOO_MANY_DEFAULTS", "More defaults than max_values")


def _check_embeds(embeds: list[Json]) -> None:
    if len(embeds) > 10:
        raise invalid("embeds", "BASE_TYPE_MAX_LENGTH", "Must be 10 or fewer in length.")
    total = 0
    for i, embed in enumerate(embeds):
        most = {"title": 256, "description": 4096}
        for key, limit in most.items():
            if len(embed.get(key) or "") > limit:
                raise invalid(f"embeds.{i}.{key}", "BASE_TYPE_MAX_LENGTH", f"Must be {limit} or fewer in length.")
            total += len(embed.get(key) or "")
        for j, one in enumerate(embed.get("fields") or []):
            if j >= 25 or len(one["name"]) > 256 or len(one["value"]) > 1024:
                raise invalid(f"embeds.{i}.fields.{j}", "BASE_TYPE_MAX_LENGTH", "Too many or too long fields")
            total += len(one["name"]) + len(one["value"])
        total += len((embed.get("footer") or {}).get("text") or "") + len((embed.get("author") or {}).get("name") or "")
    if total > 6000:
        raise invalid("embeds", "MAX_EMBED_SIZE_EXCEEDED", "Embed size exceeds maximum size of 6000")


def check_modal(data: Json) -> None:
    """A modal of one to five rows or labels."""
    components = data.get("components") or []
    if not 1 <= len(data.get("title") or "") <= 45:
        raise invalid("data.title", "BASE_TYPE_BAD_LENGTH", "Must be between 1 and 45 in length.")
    if not 1 <= len(data.get("custom_id") or "") <= 100:
        raise invalid("data.custom_id", "BASE_TYPE_BAD_LENGTH", "Must be between 1 and 100 in length.")
    if not 1 <= len(components) <= 5:
        raise invalid("data.components", "BASE_TYPE_BAD_LENGTH", "Must be between 1 and 5 in length.")
    for i, one in enumerate(components):
        path = f"data.components.{i}"
        if one.get("type") not in (ROW, LABEL, TEXT):
            raise invalid(path, "UNION_TYPE_CHOICES", "Only labels, texts and rows stand in a modal")
        if one.get("type") == LABEL and (
            not 1 <= len(one.get("label") or "") <= 45 or len(one.get("description") or "") > 100
        ):
            raise invalid(f"{path}.label", "BASE_TYPE_BAD_LENGTH", "Must be between 1 and 45 in length.")
    for path, one in walk(components, "data.components"):
        if one.get("type") == TEXT_INPUT:
            if not 1 <= len(one.get("custom_id") or "") <= 100 or len(one.get("placeholder") or "") > 100:
                raise invalid(path, "BASE_TYPE_BAD_LENGTH", "Custom id or placeholder too long")
            if not 0 <= int(one.get("min_length") or 0) <= int(one.get("max_length") or 4000) <= 4000:
                raise invalid(f"{path}.max_length", "NUMBER_TYPE_MAX", "Lengths do not fit")
        elif one.get("type") in SELECTS:
            _check_select(path, one)


def check_choices(data: Json) -> list[Json]:
    """The choices of a completion: at most 25, names and texts of 1 to 100 characters."""
    choices: list[Json] = data.get("choices") or []
    if len(choices) > 25:
        raise invalid("data.choices", "BASE_TYPE_MAX_LENGTH", "Must be 25 or fewer in length.")
    for i, choice in enumerate(choices):
        for key in ("name", "value"):
            if isinstance(choice.get(key), str | None) and not 1 <= len(choice.get(key) or "") <= 100:
                raise invalid(f"data.choices.{i}.{key}", "BASE_TYPE_BAD_LENGTH", "Must be between 1 and 100 in length.")
    return choices


def check_commands(commands: list[Json]) -> None:
    """A bulk overwrite of application commands."""
    for i, command in enumerate(commands):
        if command.get("type", 1) == 1:
            _check_command(str(i), command)
        if _letters(command) > 8000:
            raise invalid(str(i), "APPLICATION_COMMAND_TOO_LARGE", "Command exceeds maximum size (8000)")


def _check_command(path: str, node: Json) -> None:
    names = {"": node.get("name") or "", **(node.get("name_localizations") or {})}
    texts = {"": node.get("description") or "", **(node.get("description_localizations") or {})}
    for locale, name in names.items():
        if (locale and locale not in LOCALES) or not COMMAND_NAME.match(name) or name != name.lower():
            raise invalid(f"{path}.name", "APPLICATION_COMMAND_INVALID_NAME", "Command name is invalid")
    for locale, text in texts.items():
        if (locale and locale not in LOCALES) or not 1 <= len(text) <= 100:
            raise invalid(f"{path}.description", "BASE_TYPE_BAD_LENGTH", "Must be between 1 and 100 in length.")
    options = node.get("options") or []
    if len(options) > 25:
        raise invalid(f"{path}.options", "BASE_TYPE_MAX_LENGTH", "Must be 25 or fewer in length.")
    optional = False
    for i, one in enumerate(options):
        if one.get("type") not in (1, 2):
            if one.get("required") and optional:
                raise invalid(f"{path}.options.{i}", "APPLICATION_COMMAND_OPTIONS_REQUIRED_INVALID", "Required first")
            optional = optional or not one.get("required")
            if len(one.get("choices") or []) > 25:
                raise invalid(f"{path}.options.{i}.choices", "BASE_TYPE_MAX_LENGTH", "Must be 25 or fewer in length.")
        _check_command(f"{path}.options.{i}", one)


def _letters(node: Json) -> int:
    def longest(key: str) -> int:
        return max(len(text) for text in [node.get(key) or "", *(node.get(f"{key}_localizations") or {}).values()])

    choices = sum(len(str(one["name"])) + len(str(one["value"])) for one in node.get("choices") or [])
    inside = sum(_letters(one) for one in node.get("options") or [])
    return longest("name") + longest("description") + choices + inside
