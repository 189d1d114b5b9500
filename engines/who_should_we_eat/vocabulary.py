"""What cards can say: effects, keep kinds, triggers, modifiers. Nothing else exists; no card needs its own code.

Every word is a small frozen model, as it stands in `pack.toml`. What an effect does is in `effects`, what a modifier
changes is in `modifiers`. The owner is the player whose card it is; the owner makes every choice (W20).
"""

from __future__ import annotations

from typing import Annotated, Literal, TypeAlias

from pydantic import Field

from engines.packs import Word

Track: TypeAlias = Literal["food", "sanity", "build"]
Deck: TypeAlias = Literal["food", "sanity", "build"]
Who: TypeAlias = Literal["self", "any", "other", "all", "straw"]
DrawKind: TypeAlias = Literal["quest", "tie", "fight", "card"]


# ---------------------------------------------------- effects: they happen once


class Move(Word):
    """Move a marker."""

    do: Literal["track"] = "track"
    track: Track
    by: int


class MovePer(Word):
    """Move a marker by `by` for every `each` survivors or ghosts (flipped ones), the quotient rounded down or up."""

    do: Literal["track_per"] = "track_per"
    track: Track
    by: int
    per: Literal["survivors", "ghosts"]
    each: int = Field(ge=1)
    round: Literal["down", "up"] = "down"


class MoveRaft(Word):
    """Move the raft target."""

    do: Literal["raft"] = "raft"
    by: int


class Either(Word):
    """The owner picks one list when the card resolves; both are always offered."""

    do: Literal["choose"] = "choose"
    a: tuple[Effect, ...]
    b: tuple[Effect, ...]


class If(Word):
    """Tested when the effect resolves. `leader` counts 1 if the owner is the leader, else 0."""

    do: Literal["if"] = "if"
    what: Literal["food", "sanity", "build", "survivors", "ghosts", "leader"]
    is_: Literal["<=", ">="] = Field(alias="is")
    value: int
    then: tuple[Effect, ...]
    else_: tuple[Effect, ...] = Field(default=(), alias="else")


class Kill(Word):
    """A full death event of the target; during another death it waits until that is complete (W42)."""

    do: Literal["kill"] = "kill"
    who: Who


class DiscardKeep(Word):
    """The target's face-down Keep goes unseen to its pile; nothing triggers."""

    do: Literal["discard_keep"] = "discard_keep"
    who: Who


class DiscardPlay(Word):
    """The target's unresolved Play card is discarded unused and unseen."""

    do: Literal["discard_play"] = "discard_play"
    who: Who


class SwapKeep(Word):
    """Owner and target exchange Keeps unseen; an empty place counts."""

    do: Literal["swap_keep"] = "swap_keep"
    who: Who


class PassKeeps(Word):
    """All survivors pass their Keep, or the empty place, one seat to the left at the same time."""

    do: Literal["pass_keeps"] = "pass_keeps"


class PeekKeep(Word):
    """The target's face-down Keep is shown to the owner, or to everybody; it stays face down in its place."""

    do: Literal["peek_keep"] = "peek_keep"
    who: Who
    to: Literal["owner", "everybody"]


class NextDraw(Word):
    """Once, next morning: more or fewer cards."""

    do: Literal["next_draw"] = "next_draw"
    who: Who
    deck: Literal["food", "sanity", "build", "any"]
    by: int


class RemoveHaunt(Word):
    """The target's haunt goes to the ghosts' pile and triggers nothing."""

    do: Literal["remove_haunt"] = "remove_haunt"
    who: Who


class BurnQuest(Word):
    """The owner removes one face-up quest from the game."""

    do: Literal["burn_quest"] = "burn_quest"


class PickQuest(Word):
    """The owner, not the leader, takes this round's quest choice. The last one resolved counts."""

    do: Literal["pick_quest"] = "pick_quest"


class Today(Word):
    """The target has these modifiers until the end of the round."""

    do: Literal["today"] = "today"
    who: Who
    mods: tuple[Mod, ...]


# ---------------------------------------------------- modifiers: they hold while attached


class Portions(Word):
    """Portions at supper: the base is 1, or the odd / even number of the round; then `by` is added; never below 0."""

    mod: Literal["supper"] = "supper"
    by: int = 0
    odd: int | None = None
    even: int | None = None


class VoteWeight(Word):
    """The owner's vote counts 1 + `by`, at least 0."""

    mod: Literal["vote_weight"] = "vote_weight"
    by: int


class VotesAgainst(Word):
    """Added to the owner's count in every vote; never below 0."""

    mod: Literal["votes_against"] = "votes_against"
    by: int


class Straws(Word):
    """Straws that the owner holds: 1 + `by`, at least 0. `at`: the kinds of draw; none means all."""

    mod: Literal["straws"] = "straws"
    by: int
    at: tuple[DrawKind, ...] = ()


class Draws(Word):
    """Cards each morning. `any` +n: n more wild draws; `any` -n: wild draws go first, then the deck with the most."""

    mod: Literal["draw"] = "draw"
    deck: Literal["food", "sanity", "build", "any"]
    by: int


class WildDraws(Word):
    """Up to `count` fixed draws may be announced as wild."""

    mod: Literal["wild_draw"] = "wild_draw"
    count: int = Field(ge=1)


class Gain(Word):
    """Every positive effect on that track in the owner's own Play card is changed by `by`, not below 0."""

    mod: Literal["gain"] = "gain"
    track: Track
    by: int


Protection: TypeAlias = Literal["ghosts", "keep", "knives"]


class Protected(Word):
    """ghosts: no ghost card can choose the owner. keep: others cannot peek at, discard, swap or pass the owner's Keep.
    knives: no knife can name the owner."""

    mod: Literal["protected"] = "protected"
    from_: Protection = Field(alias="from")


class KeepFrozen(Word):
    """The owner cannot show a Keep of their own will; forced reveals and death triggers still work."""

    mod: Literal["keep_frozen"] = "keep_frozen"


class KnifeTool(Word):
    """A knife in the owner's Keep is no knife; after a Play card whose lower half is a knife, `play` follows."""

    mod: Literal["knife_tool"] = "knife_tool"
    play: tuple[Effect, ...]


class Ward(Word):
    """While the owner lives, every negative effect of a ghost instant on that track is `by` smaller, at best 0."""

    mod: Literal["ward"] = "ward"
    track: Track
    by: int = Field(ge=1)


# ---------------------------------------------------- keep kinds: the lower half of a survivor card


class Knife(Word):
    """Attacks in a discussion (W28 to W33)."""

    kind: Literal["knife"] = "knife"


class Shield(Word):
    """Blocks a lone knife, and stays up until the end of the round (W29, W31)."""

    kind: Literal["shield"] = "shield"


class Escape(Word):
    """Shown in a discussion: until the end of the round its owner neither votes nor can be voted for (W37)."""

    kind: Literal["escape"] = "escape"


class TrialCard(Word):
    """Shown in a discussion: the effects happen."""

    kind: Literal["trial"] = "trial"
    do: tuple[Effect, ...]


class LastWill(Word):
    """Step 1 of its owner's death."""

    kind: Literal["death"] = "death"
    do: tuple[Effect, ...]


Effect: TypeAlias = Annotated[
    Move
    | MovePer
    | MoveRaft
    | Either
    | If
    | Kill
    | DiscardKeep
    | DiscardPlay
    | SwapKeep
    | PassKeeps
    | PeekKeep
    | NextDraw
    | RemoveHaunt
    | BurnQuest
    | PickQuest
    | Today,
    Field(discriminator="do"),
]
Mod: TypeAlias = Annotated[
    Portions
    | VoteWeight
    | VotesAgainst
    | Straws
    | Draws
    | WildDraws
    | Gain
    | Protected
    | KeepFrozen
    | KnifeTool
    | Ward,
    Field(discriminator="mod"),
]
KeepKind: TypeAlias = Annotated[Knife | Shield | Escape | TrialCard | LastWill, Field(discriminator="kind")]

for _word in (Either, If, Today, KnifeTool, TrialCard, LastWill):
    _word.model_rebuild()
