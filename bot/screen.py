"""What a message shows, as plain data: made from a View by a face, drawn for Discord by `bot.drawing`.

Nothing here knows a game or Discord's library. Texts are Markdown as Discord reads it.
"""

from __future__ import annotations

import hashlib
from dataclasses import dataclass, field, replace
from typing import Literal, TypeAlias

Style: TypeAlias = Literal["primary", "secondary", "success", "danger"]


@dataclass(frozen=True, slots=True)
class Text:
    """A paragraph of Markdown."""

    markdown: str


@dataclass(frozen=True, slots=True)
class Line:
    """A dividing line."""


@dataclass(frozen=True, slots=True)
class Button:
    """`press` is its custom_id (see `bot.presses`), at most 100 characters; the label at most 34 to be readable."""

    label: str
    press: str
    style: Style = "secondary"
    emoji: str | None = None
    disabled: bool = False


@dataclass(frozen=True, slots=True)
class Link:
    """A button that opens an address."""

    label: str
    url: str


@dataclass(frozen=True, slots=True)
class Choice:
    """A line of a menu. `value` at most 100 characters."""

    label: str
    value: str
    description: str | None = None
    emoji: str | None = None
    chosen: bool = False


@dataclass(frozen=True, slots=True)
class Menu:
    """A select menu of at most 25 choices, of which `least` to `most` are taken."""

    press: str
    placeholder: str
    choices: tuple[Choice, ...]
    least: int = 1
    most: int = 1
    disabled: bool = False


@dataclass(frozen=True, slots=True)
class Row:
    """At most five buttons, or one menu."""

    items: tuple[Button | Link | Menu, ...]


@dataclass(frozen=True, slots=True)
class Picture:
    """A picture with its words for those who cannot see it. `name` is the file's, without secrets."""

    name: str
    alt: str
    data: bytes = field(repr=False)


@dataclass(frozen=True, slots=True)
class Document:
    """A file to be kept by whoever reads the message. `name` is the file's, without secrets."""

    name: str
    data: bytes = field(repr=False)


@dataclass(frozen=True, slots=True)
class Box:
    """Blocks that belong together, with a coloured edge (0xRRGGBB)."""

    blocks: tuple[Text | Line | Row | Picture, ...]
    accent: int | None = None


Block: TypeAlias = Text | Line | Row | Picture | Document | Box


@dataclass(frozen=True, slots=True)
class Screen:
    """A whole message.

    rings  members (user ids) whose phones this message may ring when it is sent anew; the text mentions them
    silent nobody's phone rings, also where every new message would make it
    """

    blocks: tuple[Block, ...]
    rings: tuple[int, ...] = ()
    silent: bool = False

    def digest(self) -> str:
        """A short hash of what is shown, pictures and files included: equal screens need no edit."""
        digest = hashlib.blake2b(repr(self.blocks).encode(), digest_size=12)
        for block in self.blocks:
            for one in block.blocks if isinstance(block, Box) else (block,):
                if isinstance(one, Picture | Document):
                    digest.update(hashlib.blake2b(one.data).digest())
        return digest.hexdigest()

    def calm(self) -> Screen:
        """The same screen without its buttons and menus: for a message that is over."""
        return Screen(tuple(kept for block in self.blocks if (kept := _calm(block)) is not None))


@dataclass(frozen=True, slots=True)
class Field:
    """A text field of a form."""

    name: str
    label: str
    long: bool = False
    required: bool = False
    most: int = 500
    placeholder: str | None = None


@dataclass(frozen=True, slots=True)
class Form:
    """A modal: `press` is its custom_id; title at most 45 characters."""

    title: str
    press: str
    fields: tuple[Field, ...]


def _calm(block: Block) -> Block | None:
    if isinstance(block, Row):
        return None
    if isinstance(block, Box):
        return replace(block, blocks=tuple(one for one in block.blocks if not isinstance(one, Row)))
    return block
