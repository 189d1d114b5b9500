"""What the page says: one file a language, beside this one.

A sentence is a text with {placeholders}, or one for each plural form of `count`. `refusals` has the server's own
sentences in that language; what is not among them is shown as it is.
"""

from __future__ import annotations

import json
from collections.abc import Mapping
from pathlib import Path
from typing import Any

HERE = Path(__file__).parent
FIRST = "en-US"
LANGUAGES: dict[str, dict[str, Any]] = {
    path.stem: json.loads(path.read_text(encoding="utf-8")) for path in sorted(HERE.glob("*.json"))
}


def language_of(cookie: str | None, accepted: str) -> str:
    """The language that was chosen, else the first that the browser accepts and the page speaks."""
    if cookie in LANGUAGES:
        return cookie
    ranked = sorted(_ranked(accepted), key=lambda one: -one[1])
    for wanted, quality in ranked:
        for language in LANGUAGES:
            if quality > 0 and language.split("-")[0].lower() == wanted.split("-")[0]:
                return language
    return FIRST


def _ranked(accepted: str) -> list[tuple[str, float]]:
    found: list[tuple[str, float]] = []
    for part in accepted.split(","):
        tag, _, quality = part.strip().partition(";q=")
        try:
            found.append((tag.strip().lower(), float(quality or 1)))
        except ValueError:
            continue
    return found


def fill(text: str, values: Mapping[str, object]) -> str:
    """A sentence with its values put in."""
    for name, value in values.items():
        text = text.replace(f"{{{name}}}", str(value))
    return text
