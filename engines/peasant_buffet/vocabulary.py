"""The words of cards: abilities of peasants, effects of Dooms and of Events.

What a word does is in `abilities.py`, `dooms.py` and `events.py`; those that only change a rule are asked for where
that rule is.
"""

from __future__ import annotations

from typing import Annotated, Literal, TypeAlias

from pydantic import Field

from engines.packs import Word

Kind: TypeAlias = str  # of Items: pitchfork, torch … whatever the pack's Items are


# ---------------------------------------------------- abilities


class Wildcard(Word):
    """An Item of this kind that you pay stands for any one weakness of a Monster."""

    do: Literal["wildcard"]
    kind: Kind


class Refund(Word):
    """When you defeat a Monster by paying so many Items or more, take one of them back."""

    do: Literal["refund"]
    at_least: Annotated[int, Field(ge=1)]


class KeepOne(Word):
    """When what you drew makes you lose the loot, keep one card of it."""

    do: Literal["keep_one"]


class Limit(Word):
    """You are devoured at so many monsters."""

    do: Literal["limit"]
    monsters: Annotated[int, Field(ge=1)]


class LookAfter(Word):
    """After your loot is collected, look at the top card of the Village; you may recycle it."""

    do: Literal["look_after"]


class IgnoreDoom(Word):
    """Once per game: ignore a Doom that names you."""

    do: Literal["ignore_doom"]


class Rise(Word):
    """When you are devoured you become a Zombie."""

    do: Literal["rise"]


class Herd(Word):
    """Once per game, on your turn before your first draw: move one of your Monsters with so many printed weaknesses to
    the other living peasant with the fewest monsters."""

    do: Literal["herd"]
    weaknesses: Annotated[int, Field(ge=1)] = 1


class Inherit(Word):
    """Once per game, when another is devoured, take one of their Items before the inventory locks."""

    do: Literal["inherit"]


class Juggle(Word):
    """Once per turn, when you draw an Item, you may recycle it instead of adding it to the loot."""

    do: Literal["juggle"]


class LookBefore(Word):
    """Before your first draw of a turn, look at so many cards on top of the Village."""

    do: Literal["look_before"]
    count: Annotated[int, Field(ge=1, le=5)] = 1


class Guarded(Word):
    """Other players can neither take nor recycle Items of your inventory."""

    do: Literal["guarded"]


class Pair(Word):
    """Two Items of one kind count as any one weakness of a Monster."""

    do: Literal["pair"]


class BossProof(Word):
    """When you draw a Boss your loot is not discarded."""

    do: Literal["boss_proof"]


Ability: TypeAlias = Annotated[
    Wildcard
    | Refund
    | KeepOne
    | Limit
    | LookAfter
    | IgnoreDoom
    | Rise
    | Herd
    | Inherit
    | Juggle
    | LookBefore
    | Guarded
    | Pair
    | BossProof,
    Field(discriminator="do"),
]


# ---------------------------------------------------- Dooms


class Shove(Word):
    """Move one of your Monsters, with what was played on it, to another living peasant."""

    do: Literal["shove"]


class TakeItem(Word):
    """Take one Item from another living peasant."""

    do: Literal["take_item"]


class Snatch(Word):
    """Not on your own turn: take one card out of the loot."""

    do: Literal["snatch"]


class Dare(Word):
    """When another announces the end of their turn: they draw one more card first."""

    do: Literal["dare"]


class Cancel(Word):
    """Directly after a Doom is played or an Event is drawn: it is discarded without effect."""

    do: Literal["cancel"]


class RecycleItems(Word):
    """Another living peasant recycles so many Items of their choice."""

    do: Literal["recycle_items"]
    count: Annotated[int, Field(ge=1)]


class Bite(Word):
    """Choose a living peasant: if they are devoured later, they become a Zombie."""

    do: Literal["bite"]


DoomEffect: TypeAlias = Annotated[
    Shove | TakeItem | Snatch | Dare | Cancel | RecycleItems | Bite, Field(discriminator="do")
]


# ---------------------------------------------------- Events


class EachDraws(Word):
    """Each living peasant draws one card straight into the inventory; an Event or a Boss is recycled."""

    do: Literal["each_draws"]


class EachDiscards(Word):
    """Each living peasant discards one Item of their choice."""

    do: Literal["each_discards"]


class PassLeft(Word):
    """All living peasants at once pass one Monster to the next one on the left."""

    do: Literal["pass_left"]


class RecycleLoot(Word):
    """The loot is recycled; the turn goes on."""

    do: Literal["recycle_loot"]


class Patrol(Word):
    """Each living peasant may discard one Monster."""

    do: Literal["patrol"]


class Feast(Word):
    """The living peasant with most Items gives one of their choice to the one with fewest."""

    do: Literal["feast"]


class ArrangeTop(Word):
    """The active peasant looks at so many cards on top of the Village and returns them in any order."""

    do: Literal["arrange_top"]
    count: Annotated[int, Field(ge=1, le=5)]


class Return(Word):
    """The Monster most recently discarded joins the active peasant's inventory."""

    do: Literal["return"]


EventEffect: TypeAlias = Annotated[
    EachDraws | EachDiscards | PassLeft | RecycleLoot | Patrol | Feast | ArrangeTop | Return,
    Field(discriminator="do"),
]
