"""The words of Supply Cards: when a card may be played, and what it does.

Each word says on whom its card could be played as far as everybody knows (`targets`), and changes the board for all to
see (`Board.learn`); what happens in secret is in `supply.py`.
"""

from __future__ import annotations

from typing import Annotated, Literal, TypeAlias

from pydantic import Field

from engines.packs import Word

Window: TypeAlias = Literal["hunt", "set", "look", "table", "fingers", "condemned", "never"]


class Redraw(Word):
    """Set your three cards aside and draw three others."""

    do: Literal["redraw"]


class Freeze(Word):
    """Another hunter's contribution is drawn at random from the hand, and they do not see which."""

    do: Literal["freeze"]


class LookAtLeftovers(Word):
    """Look at the two cards that another did not contribute."""

    do: Literal["look_leftovers"]


class NoInspection(Word):
    """The Camp Leader inspects nothing this round."""

    do: Literal["no_inspection"]


class LookAtCard(Word):
    """Look at another hunter's contribution."""

    do: Literal["look"]


class Replace(Word):
    """Set any contribution aside unseen and put the top Hunting Card in its place, unseen."""

    do: Literal["replace"]


class Meals(Word):
    """So many can eat more, and Poison does not spoil it."""

    do: Literal["meals"]
    by: Annotated[int, Field(ge=1)]


class Cure(Word):
    """Counts as Medicine."""

    do: Literal["cure"]


class VoteWeight(Word):
    """Your vote counts so much more in this ballot."""

    do: Literal["vote_weight"]
    by: Annotated[int, Field(ge=1)]


class DropVote(Word):
    """Another's vote does not count in this ballot."""

    do: Literal["drop_vote"]


class Spare(Word):
    """You are not eaten; a new ballot is held at once, in which you cannot be chosen."""

    do: Literal["spare"]


class Tasty(Word):
    """When its holder is eaten, the Cannibals win."""

    do: Literal["tasty"]


Effect: TypeAlias = Annotated[
    Redraw
    | Freeze
    | LookAtLeftovers
    | NoInspection
    | LookAtCard
    | Replace
    | Meals
    | Cure
    | VoteWeight
    | DropVote
    | Spare
    | Tasty,
    Field(discriminator="do"),
]

# In which window an effect makes sense.
FITS: dict[type[Word], Window] = {
    Redraw: "hunt",
    Freeze: "hunt",
    LookAtLeftovers: "set",
    NoInspection: "set",
    LookAtCard: "look",
    Replace: "look",
    Meals: "table",
    Cure: "table",
    VoteWeight: "fingers",
    DropVote: "fingers",
    Spare: "condemned",
    Tasty: "never",
}
