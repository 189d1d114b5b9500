"""Lengths and ranges, with the words that Discord has for them."""

from __future__ import annotations

from typing import Any

from playground.errors import invalid


def length(path: str, value: Any, least: int, most: int) -> None:
    """A text or list must have `least` to `most` characters or items; None counts as empty."""
    size = len(value or "")
    if least <= size <= most:
        return
    if size == 0:
        raise invalid(path, "BASE_TYPE_REQUIRED", "This field is required")
    if least <= 1 and size > most:
        raise invalid(path, "BASE_TYPE_MAX_LENGTH", f"Must be {most} or fewer in length.")
    raise invalid(path, "BASE_TYPE_BAD_LENGTH", f"Must be between {least} and {most} in length.")


def between(path: str, value: int | None, least: int, most: int) -> None:
    """A number, if given, must lie in a range."""
    if value is None:
        return
    if value < least:
        raise invalid(path, "NUMBER_TYPE_MIN", f"int value should be greater than or equal to {least}.")
    if value > most:
        raise invalid(path, "NUMBER_TYPE_MAX", f"int value should be less than or equal to {most}.")


def one_of(path: str, value: Any, choices: tuple[Any, ...]) -> None:
    """A value must be among the choices."""
    if value not in choices:
        raise invalid(path, "BASE_TYPE_CHOICES", f"Value must be one of {choices}.")
