"""The words of a pack: Skills, Goals, abilities of Contestants, and what Effects do."""

from __future__ import annotations

from typing import Annotated, Literal, TypeAlias

from pydantic import Field

from engines.packs import Word

Skill: TypeAlias = Literal["brawn", "grit", "cunning", "flair", "wits", "pace"]
SKILLS: tuple[Skill, ...] = ("brawn", "grit", "cunning", "flair", "wits", "pace")
Colour: TypeAlias = Skill | Literal["wild"]
Ability: TypeAlias = Literal[
    "foresight",  # may put the top five cards in any order when becoming leader
    "heavy-boosts",  # every Boost counts 1 higher
    "choosy",  # draws two for sitting out, keeps one
    "slippery",  # no other player's Effect forces them in or out
    "encore",  # once per Episode a card for a new Bonus Flip
    "consolation",  # may draw when a Challenge joined as a non-leader fails
    "photo-finish",  # wins ties in Trials
]


class Aim(Word):
    """A Skill that must reach a value: one, all six, or one of the leader's choice."""

    skill: Skill | Literal["all", "wild"]
    value: Annotated[int, Field(ge=1)]


# ---------------------------------------------------------------- what Effects do


class ChangeSkill(Word):
    """A player's Skill counts more or less until the Episode ends; `any`: one that is named; `all`: each of them."""

    do: Literal["skill"]
    skill: Skill | Literal["any", "all"]
    by: int


class Lead(Word):
    """Somebody becomes leader.

    who       self; left: who sits to the leader's left; any: who is named; fewest: who has the fewest Prizes
    cost      another card of the hand is discarded for it
    consoles  who was replaced draws a card
    locks     no Totem card may be played for the rest of the Episode
    """

    do: Literal["lead"]
    who: Literal["self", "left", "any", "fewest"]
    cost: bool = False
    consoles: bool = False
    locks: bool = False


class ForceOut(Word):
    """A player other than the leader neither takes part nor plays Effects."""

    do: Literal["force-out"]


class StrongArm(Word):
    """A player takes part for no reward, and draws a card."""

    do: Literal["strong-arm"]


class Forbid(Word):
    """A player may not do this for the rest of the Episode."""

    do: Literal["forbid"]
    what: Literal["boosts", "effects", "flips"]


class FlipTwice(Word):
    """A player's Bonus Flip turns over two cards; the higher counts."""

    do: Literal["flip-twice"]


class Raid(Word):
    """Another player discards a card at random."""

    do: Literal["raid"]


class Barter(Word):
    """A random card of another player's hand for a chosen one of one's own."""

    do: Literal["barter"]


class LookAtHand(Word):
    """Look at another player's hand."""

    do: Literal["look"]


class DrawCards(Word):
    """Draw, one after the other."""

    do: Literal["draw"]
    count: Annotated[int, Field(ge=1, le=5)] = 1


class Salvage(Word):
    """Take any card of the discard pile."""

    do: Literal["salvage"]


class Sift(Word):
    """Look at the top three cards: draw one, the others go back on top in any order."""

    do: Literal["sift"]


class ChangeGoal(Word):
    """One Goal is lowered or raised."""

    do: Literal["goal"]
    by: int


class RenameGoal(Word):
    """One Goal of a single Skill names another."""

    do: Literal["rename"]


class MorePrizes(Word):
    """This Challenge pays more Prizes. Fewer are not possible: no deal may become impossible by it (F13)."""

    do: Literal["prizes"]
    by: Annotated[int, Field(ge=1)]


class TurnOver(Word):
    """The top card's Goals and Prizes are added to the Challenge."""

    do: Literal["turn-over"]


class SwapPrizes(Word):
    """One of one's Prizes for another player's that is worth at most so much more."""

    do: Literal["swap-prizes"]
    more: Annotated[int, Field(ge=0)]


class Renew(Word):
    """A Prize is discarded; the deck's top card takes its place."""

    do: Literal["renew"]


Effect: TypeAlias = Annotated[
    ChangeSkill
    | Lead
    | ForceOut
    | StrongArm
    | Forbid
    | FlipTwice
    | Raid
    | Barter
    | LookAtHand
    | DrawCards
    | Salvage
    | Sift
    | ChangeGoal
    | RenameGoal
    | MorePrizes
    | TurnOver
    | SwapPrizes
    | Renew,
    Field(discriminator="do"),
]
