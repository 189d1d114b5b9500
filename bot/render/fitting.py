"""Discord's limits of a message, and how a screen is made to keep them."""

from __future__ import annotations

from collections.abc import Iterator
from dataclasses import replace

from bot.faces.marks import shorten
from bot.screen import Block, Box, Button, Link, Menu, Row, Screen, Text

COMPONENTS = 40  # of a message, nested ones included
CHARACTERS = 4000  # of all its texts together
BYTES = 10170  # of all its texts in UTF-8, 12 more for each
LOG = 3900  # characters of a log line's message


def components(screen: Screen) -> int:
    """How many components a screen takes."""
    return sum(_count(block) for block in screen.blocks)


def texts(screen: Screen) -> list[Text]:
    """All texts of a screen."""
    return [block for block in _flat(screen.blocks) if isinstance(block, Text)]


def fit(screen: Screen) -> Screen:
    """The same screen within the limits of its texts: where they are too long, the longest loses its last lines."""
    while (over := _over(texts(screen))) > 0:
        longest = max(texts(screen), key=lambda text: len(text.markdown))
        screen = replace(screen, blocks=tuple(_swap(block, longest, _cut(longest, over)) for block in screen.blocks))
    return screen


def _over(found: list[Text]) -> int:
    characters = sum(len(text.markdown) for text in found) - CHARACTERS
    size = sum(len(text.markdown.encode()) + 12 for text in found) - BYTES
    return max(characters, -(-size // 4))


def _cut(text: Text, by: int) -> Text:
    most = max(1, len(text.markdown) - by - 2)
    kept = text.markdown[:most].rsplit("\n", 1)[0]
    return Text(f"{kept}\n…") if len(kept) > most // 2 else Text(shorten(text.markdown, most))


def _swap(block: Block, old: Text, new: Text) -> Block:
    if isinstance(block, Box):
        return replace(block, blocks=tuple(new if one is old else one for one in block.blocks))
    return new if block is old else block


def _count(block: Block | Button | Link | Menu) -> int:
    match block:
        case Row():
            return 1 + len(block.items)
        case Box():
            return 1 + sum(_count(one) for one in block.blocks)
        case _:
            return 1


def _flat(blocks: tuple[Block, ...]) -> Iterator[Block]:
    for block in blocks:
        if isinstance(block, Box):
            yield from block.blocks
        else:
            yield block
