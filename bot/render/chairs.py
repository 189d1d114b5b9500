"""The seats that a late friend may take over."""

from __future__ import annotations

from collections.abc import Sequence

from bot.faces.marks import shorten
from bot.presses import About, write
from bot.screen import Box, Choice, Menu, Row, Screen, Text
from bot.tables import Sitter, TableInfo
from bot.words import Words

LINE = 100


def chairs(table: TableInfo, free: Sequence[Sitter], words: Words) -> Screen:
    """A menu of seats, by the names that they bear. Its press is About "seat"."""
    choices = tuple(Choice(shorten(one.name, LINE), write((one.seat,)), words("a-seat", seat=one.seat)) for one in free)
    menu = Menu(str(About(table.id, "seat")), words("placeholder-seat"), choices)
    return Screen((Box((Text(words("seat-which")), Row((menu,)))),))
