"""Application commands and the choices of their completions."""

from __future__ import annotations

import re
from typing import Any

from playground.errors import invalid
from playground.limits.lengths import between, length, one_of
from playground.limits.shapes import CHOICES, COMMAND, check_shape

Json = dict[str, Any]
LOCALES = frozenset({
    "id", "da", "de", "en-GB", "en-US", "es-ES", "es-419", "fr", "hr", "it", "lt", "hu", "nl", "no", "pl", "pt-BR",
    "ro", "fi", "sv-SE", "vi", "tr", "cs", "el", "bg", "ru", "uk", "hi", "th", "zh-CN", "zh-TW", "ja", "ko",
})  # fmt: skip
NAME = re.compile(r"[-_'\w\u0900-\u097F\u0E00-\u0E7F]{1,32}")  # letters and numbers of all writings
SUBCOMMAND, GROUP, STRING, INTEGER, NUMBER = 1, 2, 3, 4, 10
VALUES: dict[int, tuple[type, ...]] = {STRING: (str,), INTEGER: (int,), NUMBER: (int, float)}
MOST = {1: 100, 2: 15, 3: 15}  # slash, user, message commands
MOST_LETTERS = 8000


CONTEXTS, INSTALLATIONS = (0, 1, 2), (0, 1)


def check_commands(commands: list[Json]) -> None:
    """All commands of a scope together."""
    check_shape(commands, [COMMAND])
    names: set[tuple[str, int]] = set()
    for i, command in enumerate(commands):
        type_ = command.get("type") or 1
        if type_ == 1:
            _check_node(str(i), command, depth=0)
        else:
            one_of(f"{i}.type", type_, tuple(MOST))
            length(f"{i}.name", command.get("name"), 1, 32)
            if command.get("description"):
                raise invalid(f"{i}.description", "APPLICATION_COMMAND_DESCRIPTION_FORBIDDEN", "Not for this type")
        for key, known in (("contexts", CONTEXTS), ("integration_types", INSTALLATIONS)):
            for j, one in enumerate(command.get(key) or []):
                one_of(f"{i}.{key}.{j}", one, known)
        if (command["name"], type_) in names:
            raise invalid(f"{i}.name", "APPLICATION_COMMANDS_DUPLICATE_NAME", "Command names must be unique")
        names.add((command["name"], type_))
        if _letters(command) > MOST_LETTERS:
            raise invalid(str(i), "APPLICATION_COMMAND_TOO_LARGE", f"Command exceeds maximum size ({MOST_LETTERS})")
    for type_, most in MOST.items():
        if sum((one.get("type") or 1) == type_ for one in commands) > most:
            raise invalid("", "APPLICATION_COMMANDS_MAX", f"At most {most} commands of this type")


def check_choices(data: Json) -> list[Json]:
    """The choices that answer a completion."""
    check_shape(data, CHOICES, "data")
    choices: list[Json] = data.get("choices") or []
    _check_choices("data.choices", choices)
    return choices


def _check_node(path: str, node: Json, *, depth: int) -> None:
    for key, text in _texts(node, "name").items():
        _check_locale(f"{path}.name_localizations", key)
        if not NAME.fullmatch(text) or text != text.lower():
            raise invalid(
                f"{path}.{_place(key, 'name')}", "APPLICATION_COMMAND_INVALID_NAME", "Command name is invalid"
            )
    for key, text in _texts(node, "description").items():
        _check_locale(f"{path}.description_localizations", key)
        length(f"{path}.{_place(key, 'description')}", text, 1, 100)
    options: list[Json] = node.get("options") or []
    length(f"{path}.options", options, 0, 25)
    kinds = {one.get("type") in (SUBCOMMAND, GROUP) for one in options}
    if len(kinds) > 1:
        raise invalid(f"{path}.options", "APPLICATION_COMMAND_OPTIONS_TYPE_INVALID", "Subcommands stand alone")
    names: set[str] = set()
    optional = False
    for i, option in enumerate(options):
        here = f"{path}.options.{i}"
        one_of(f"{here}.type", option.get("type"), tuple(range(1, 12)))
        if (option["type"] == GROUP and depth > 0) or (option["type"] == SUBCOMMAND and depth > 1):
            raise invalid(here, "APPLICATION_COMMAND_OPTIONS_TYPE_INVALID", "Sub-command option types are nested here")
        if option.get("name") in names:
            raise invalid(here, "APPLICATION_COMMAND_OPTIONS_NAME_ALREADY_EXISTS", "Option name already exists")
        names.add(option.get("name") or "")
        if option["type"] not in (SUBCOMMAND, GROUP):
            if option.get("required") and optional:
                what = "APPLICATION_COMMAND_OPTIONS_REQUIRED_INVALID"
                raise invalid(here, what, "Required options must be placed before non-required options")
            optional = optional or not option.get("required")
            _check_option(here, option)
        _check_node(here, option, depth=depth + (2 if option["type"] == SUBCOMMAND else 1))


def _check_option(path: str, option: Json) -> None:
    if option.get("options"):
        raise invalid(f"{path}.options", "APPLICATION_COMMAND_OPTIONS_TYPE_INVALID", "Only subcommands have options")
    _check_choices(f"{path}.choices", option.get("choices") or [])
    if option.get("choices") and option.get("autocomplete"):
        raise invalid(f"{path}.autocomplete", "APPLICATION_COMMAND_AUTOCOMPLETE_CHOICES", "Choices or completion")
    if option.get("autocomplete") and option["type"] not in (STRING, INTEGER, NUMBER):
        raise invalid(f"{path}.autocomplete", "APPLICATION_COMMAND_AUTOCOMPLETE_TYPE", "Not for this type")
    for i, choice in enumerate(option.get("choices") or []):
        if not isinstance(choice["value"], VALUES.get(option["type"], ())):
            raise invalid(f"{path}.choices.{i}.value", "BASE_TYPE_CONVERT", "The value has another type")
    for key in ("min_value", "max_value"):
        if option["type"] == INTEGER and isinstance(option.get(key), float):
            raise invalid(f"{path}.{key}", "BASE_TYPE_CONVERT", "The value has another type")
    between(f"{path}.min_length", option.get("min_length"), 0, 6000)
    between(f"{path}.max_length", option.get("max_length"), 1, 6000)


def _check_choices(path: str, choices: list[Json]) -> None:
    length(path, choices, 0, 25)
    for i, choice in enumerate(choices):
        for key, text in _texts(choice, "name").items():
            _check_locale(f"{path}.{i}.name_localizations", key)
            length(f"{path}.{i}.{_place(key, 'name')}", text, 1, 100)
        if choice.get("value") is None:
            raise invalid(f"{path}.{i}.value", "BASE_TYPE_REQUIRED", "This field is required")
        if isinstance(choice["value"], str):
            length(f"{path}.{i}.value", choice["value"], 1, 100)


def _texts(node: Json, key: str) -> dict[str, str]:
    """The text itself under "", its translations under their locales."""
    translated: dict[str, str | None] = node.get(f"{key}_localizations") or {}
    return {"": node.get(key) or "", **{locale: text for locale, text in translated.items() if text is not None}}


def _place(locale: str, key: str) -> str:
    """Where a text stands in its node."""
    return f"{key}_localizations.{locale}" if locale else key


def _check_locale(path: str, locale: str) -> None:
    if locale and locale not in LOCALES:
        raise invalid(path, "BASE_TYPE_CHOICES", "Not a locale that Discord knows")


def _letters(node: Json) -> int:
    """The letters of a command, the longest translation of each text counted."""
    longest = sum(max(map(len, _texts(node, key).values())) for key in ("name", "description"))
    choices = sum(
        max(map(len, _texts(choice, "name").values())) + len(str(choice["value"]))
        for choice in node.get("choices") or []
    )
    return longest + choices + sum(_letters(one) for one in node.get("options") or [])
