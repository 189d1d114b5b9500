"""Marks of Markdown, and of tables, that every face uses."""

from __future__ import annotations

import math
import re

_MARKDOWN = re.compile(r"([\\*_~`|<>\[\]()#])")
_SPACE = re.compile(r"\s+")


def escape(text: str) -> str:
    """A text from outside, so that it shows as it is written, on one line."""
    return _MARKDOWN.sub(r"\\\1", _SPACE.sub(" ", text).strip())


def shorten(text: str, most: int) -> str:
    """At most `most` characters."""
    return text if len(text) <= most else f"{text[: most - 1].rstrip()}…"


def bold(text: str) -> str:
    """A name from outside."""
    return f"**{escape(text)}**"


def small(text: str) -> str:
    """A line in small print."""
    return f"-# {text}"


def quote(text: str) -> str:
    """Somebody's own words."""
    return f"> {escape(text)}"


def soon(at: float) -> str:
    """A moment as every reader's own Discord counts down to it. `at` in seconds since 1970."""
    return f"<t:{math.ceil(at)}:R>"


def bar(value: int, most: int, cells: int = 10) -> str:
    """How much of `most` there is; something shows as at least a cell, and only all of it as all cells."""
    if most <= 0 or value >= most:
        full = cells
    elif value <= 0:
        full = 0
    else:
        full = min(cells - 1, max(1, value * cells // most))
    return f"`{'▰' * full}{'▱' * (cells - full)}`"
