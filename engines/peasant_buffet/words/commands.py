"""What players decide. Cards go by their ids, a Monster in play by its tag, a payment by its text: see `foes`."""

from __future__ import annotations

from typing import Literal, TypeAlias

from engines.kernel import Command, Seat

CardId: TypeAlias = str
Tag: TypeAlias = str  # a card's id, or a Monster's with what has been paid: "bog-hag+garlic"; a Zombie's: "zombie-3"


class Draw(Command, frozen=True):
    """Draw a card."""

    kind: Literal["draw"] = "draw"


class Stop(Command, frozen=True):
    """Announce the end of one's turn."""

    kind: Literal["stop"] = "stop"


class Fight(Command, frozen=True):
    """Play Items onto a Monster: the one just drawn, or one of one's own inventory (B11, B12)."""

    kind: Literal["fight"] = "fight"
    how: str


class Contribute(Command, frozen=True):
    """Play Items onto a Boss (B14)."""

    kind: Literal["contribute"] = "contribute"
    how: str


class GiveUp(Command, frozen=True):
    """Do not fight the Monster that was drawn."""

    kind: Literal["give-up"] = "give-up"


class PlayDoom(Command, frozen=True):
    """Announce a Doom; whom it means is asked afterwards (B5)."""

    kind: Literal["play-doom"] = "play-doom"
    card: CardId


class Ignore(Command, frozen=True):
    """Ignore the Doom that names you (an ability)."""

    kind: Literal["ignore"] = "ignore"


class Herd(Command, frozen=True):
    """Drive a Monster to the other living peasant with the fewest (an ability)."""

    kind: Literal["herd"] = "herd"
    monster: Tag
    target: Seat


class Target(Command, frozen=True):
    """Whom a card means; None: nobody was named in time."""

    kind: Literal["target"] = "target"
    target: Seat | None


class Pick(Command, frozen=True):
    """One of several cards; None: none of them, where that is allowed."""

    kind: Literal["pick"] = "pick"
    card: Tag | None


class Juggle(Command, frozen=True):
    """Recycle the Item just drawn (an ability)."""

    kind: Literal["juggle"] = "juggle"


class Keep(Command, frozen=True):
    """Add the Item just drawn to the loot."""

    kind: Literal["keep"] = "keep"


class Bury(Command, frozen=True):
    """Recycle the top card of the Village (an ability)."""

    kind: Literal["bury"] = "bury"


class Leave(Command, frozen=True):
    """Leave the top card of the Village where it is."""

    kind: Literal["leave"] = "leave"


class Arrange(Command, frozen=True):
    """In which order cards go back, the one to be drawn first first; those that are not named follow as they lie."""

    kind: Literal["arrange"] = "arrange"
    first: CardId
    second: CardId
    third: CardId | None = None
    fourth: CardId | None = None
    fifth: CardId | None = None


class AsTheyLie(Command, frozen=True):
    """Cards go back in the order in which they lie."""

    kind: Literal["as-they-lie"] = "as-they-lie"


class Hunt(Command, frozen=True):
    """A Zombie's turn: move to a living peasant, or (None) stay (B19)."""

    kind: Literal["hunt"] = "hunt"
    target: Seat | None


class Hold(Command, frozen=True):
    """By post: do nothing in this window."""

    kind: Literal["hold"] = "hold"
