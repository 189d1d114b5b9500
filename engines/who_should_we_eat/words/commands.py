"""What players decide. Cards and quests are named by their ids."""

from __future__ import annotations

from typing import Annotated, Literal, TypeAlias

from pydantic import Field

from engines.kernel import Command, Seat

CardId: TypeAlias = str


class Announce(Command, frozen=True):
    """How many fixed draws of each deck shall be wild this morning (a card allows it)."""

    kind: Literal["announce"] = "announce"
    food: int = 0
    sanity: int = 0
    build: int = 0


class Split(Command, frozen=True):
    """The wild draws over the three decks, said before drawing (W10)."""

    kind: Literal["split"] = "split"
    food: int = 0
    sanity: int = 0
    build: int = 0


class Select(Command, frozen=True):
    """One card for the Play place and one for the Keep place (W12); the rest is discarded."""

    kind: Literal["select"] = "select"
    play: CardId | None
    keep: CardId | None


class Target(Command, frozen=True):
    """Whom a card means: a living survivor."""

    kind: Literal["target"] = "target"
    target: Seat


class Choose(Command, frozen=True):
    """One of the two effects of a card."""

    kind: Literal["choose"] = "choose"
    option: Literal["a", "b"]


class TakeQuest(Command, frozen=True):
    """The quest that is resolved today (W18)."""

    kind: Literal["take-quest"] = "take-quest"
    quest: CardId


class Burn(Command, frozen=True):
    """The quest that leaves the game."""

    kind: Literal["burn"] = "burn"
    quest: CardId


class DrawStraw(Command, frozen=True):
    """Take a straw (W45)."""

    kind: Literal["draw-straw"] = "draw-straw"


class Open(Command, frozen=True):
    """The leader bangs the conch once: the discussion begins. `rules`: the leader's rules in their own words (W25)."""

    kind: Literal["open"] = "open"
    rules: Annotated[str, Field(max_length=500)] = ""


class Show(Command, frozen=True):
    """Show one's own Keep card: a trial card or an escape."""

    kind: Literal["show"] = "show"


class Attack(Command, frozen=True):
    """Show the knife in one's Keep and name another survivor (W28)."""

    kind: Literal["attack"] = "attack"
    target: Seat


class Close(Command, frozen=True):
    """The leader bangs the conch twice: the discussion is closed (W26)."""

    kind: Literal["close"] = "close"


class Hold(Command, frozen=True):
    """Show nothing. Everybody is offered it, whatever they hold."""

    kind: Literal["hold"] = "hold"


class Vote(Command, frozen=True):
    """Point at who shall be eaten (W34)."""

    kind: Literal["vote"] = "vote"
    target: Seat


class WhoDraws(Command, frozen=True):
    """The leader says who draws straws: the tied or all (W36), those who showed knives or all (W40)."""

    kind: Literal["who-draws"] = "who-draws"
    who: Literal["tied", "knives", "all"]


class StepOut(Command, frozen=True):
    """Show a shield or an escape and draw no straw in this fight (W40)."""

    kind: Literal["step-out"] = "step-out"
