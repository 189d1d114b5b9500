"""Telling English sentences from what may stand in a Chinese text: names, addresses, codes, pictures."""

from __future__ import annotations

import re
from collections.abc import Iterable

# What Chinese writes in Latin letters, too.
FOREIGN = {"AI", "Discord", "ID", "id", "SHA-256", "Maître", "d'", "DM"}
_ADDRESS = re.compile(r"https?://\S+|`[^`]*`|<[@#:ta][^>]*>|\b[WDB](?:-[SHIDVPE])?\d+\b")
_WORD = re.compile(r"[A-Za-zÀ-ÿ][A-Za-zÀ-ÿ'’-]+")


def english(text: str, names: Iterable[str] = ()) -> list[str]:
    """The English words in a text, besides names and what players said in their own words."""
    text = "\n".join(line for line in text.splitlines() if not line.startswith("> "))
    for name in sorted(names, key=len, reverse=True):
        text = text.replace(name, " ")
    text = _ADDRESS.sub(" ", text)
    return [word for word in re.findall(_WORD, text.replace("SHA-256", " ")) if word not in FOREIGN]
