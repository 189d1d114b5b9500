"""What a member reads when something cannot be done."""

from __future__ import annotations


class NotSo(Exception):
    """It cannot be done; nothing has changed. `key` is a sentence of the language files, `said` what stands in it."""

    def __init__(self, key: str, **said: str | int) -> None:
        super().__init__(key)
        self.key = key
        self.said = said
