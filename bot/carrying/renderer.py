"""What the courier needs of rendering. The module `bot.render` is such a renderer."""

from __future__ import annotations

from collections.abc import Mapping, Sequence
from typing import Any, Protocol

from bot.screen import Screen
from bot.tables import TableInfo
from bot.words import Words
from engines.host import Seated
from engines.kernel import Fact, Seat


class Renderer(Protocol):
    """Pure functions: View, prompts and names → screens. `now` in seconds since 1970."""

    def board(self, seated: Seated, table: TableInfo, words: Words, now: float) -> Screen:
        """The board of a table."""
        ...

    def board_key(self, seated: Seated) -> str:
        """The board is posted anew when this changes."""
        ...

    def panel(
        self,
        seated: Seated,
        seat: Seat,
        table: TableInfo,
        words: Words,
        now: float,
        draft: Mapping[str, tuple[Any, ...]] = ...,
        link: str | None = None,
        lesson: bool = False,
    ) -> Screen:
        """A seat's private panel; `lesson`: for who plays for the first time."""
        ...

    def summons(self, seated: Seated, seat: Seat) -> Sequence[str]:
        """What calls a seat to its panel beside its questions: names, each of which rings once."""
        ...

    def log(self, facts: Sequence[Fact], table: TableInfo, words: Words, reader: Seat | None) -> str | None:
        """The lines of one beat for the channel (None) or a seat; None when there is nothing to say."""
        ...

    def notice(self, words: Words, key: str, **args: str | int | float) -> Screen:
        """A sentence."""
        ...
