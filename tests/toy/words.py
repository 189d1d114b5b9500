"""What is decided and told in Tribunal."""

from __future__ import annotations

from typing import Annotated, Literal, TypeAlias

from pydantic import Field, TypeAdapter

from engines.kernel import Command, Done, Fact, KernelFact, Seat

CardId: TypeAlias = str
Role: TypeAlias = Literal["poisoner", "cook", "guest"]
End: TypeAlias = Literal["justice", "poison", "dawn"]
Phase: TypeAlias = Literal["dusk", "discussion", "trial"]

# ---------------------------------------------------------------- decided


class Lay(Command, frozen=True):
    """Show one card of the hand and bury another."""

    kind: Literal["lay"] = "lay"
    show: CardId
    bury: CardId


class Visit(Command, frozen=True):
    """Go and see somebody; the poisoner poisons."""

    kind: Literal["visit"] = "visit"
    target: Seat


class Read(Command, frozen=True):
    """With a paper: learn somebody's role, or nobody's."""

    kind: Literal["read"] = "read"
    target: Seat | None


class Hold(Command, frozen=True):
    """Do nothing in a reaction window."""

    kind: Literal["hold"] = "hold"


class BarDoor(Command, frozen=True):
    """With a lock: nobody is poisoned tonight."""

    kind: Literal["bar-door"] = "bar-door"


class Say(Command, frozen=True):
    """Speak."""

    kind: Literal["say"] = "say"
    text: Annotated[str, Field(max_length=60)] = ""


class Toast(Command, frozen=True):
    """Drink to somebody, who may drink, too."""

    kind: Literal["toast"] = "toast"
    target: Seat


class Drink(Command, frozen=True):
    """Drink, or not."""

    kind: Literal["drink"] = "drink"
    drink: bool


class Accuse(Command, frozen=True):
    """End the discussion with an accusation."""

    kind: Literal["accuse"] = "accuse"
    target: Seat


class Stab(Command, frozen=True):
    """With a knife: kill the accuser."""

    kind: Literal["stab"] = "stab"


class Vote(Command, frozen=True):
    """Who shall hang?"""

    kind: Literal["vote"] = "vote"
    target: Seat


class DrawStraw(Command, frozen=True):
    """Draw a straw."""

    kind: Literal["draw-straw"] = "draw-straw"


class Ring(Command, frozen=True):
    """With a bell, at any time: the round is over."""

    kind: Literal["ring"] = "ring"


class Light(Command, frozen=True):
    """With a light, at any time: look at a card."""

    kind: Literal["light"] = "light"


class Look(Command, frozen=True):
    """Whose hand, and which card of it."""

    kind: Literal["look"] = "look"
    target: Seat


TribunalCommand: TypeAlias = Annotated[
    Lay
    | Visit
    | Read
    | Hold
    | BarDoor
    | Say
    | Toast
    | Drink
    | Accuse
    | Stab
    | Vote
    | DrawStraw
    | Ring
    | Light
    | Look
    | Done,
    Field(discriminator="kind"),
]
COMMANDS: TypeAdapter[TribunalCommand] = TypeAdapter(TribunalCommand)

# ---------------------------------------------------------------- told


class RoleDealt(Fact, frozen=True):
    """To its owner."""

    kind: Literal["role-dealt"] = "role-dealt"
    role: Role


class HandDealt(Fact, frozen=True):
    """To its owner: the hand as it is now."""

    kind: Literal["hand-dealt"] = "hand-dealt"
    cards: tuple[CardId, ...]


class Began(Fact, frozen=True):
    """A round, and a phase of it; how many cards everybody has."""

    kind: Literal["began"] = "began"
    round: int
    phase: Phase
    hands: tuple[tuple[Seat, int], ...]
    deck: int


class Laid(Fact, frozen=True):
    """What everybody showed; each buried a card as well."""

    kind: Literal["laid"] = "laid"
    shown: tuple[tuple[Seat, CardId], ...]


class Buried(Fact, frozen=True):
    """To its owner: what was buried."""

    kind: Literal["buried"] = "buried"
    card: CardId


class CardSeen(Fact, frozen=True):
    """To who looks: a card of another."""

    kind: Literal["card-seen"] = "card-seen"
    seat: Seat
    card: CardId


class RoleSeen(Fact, frozen=True):
    """To the reader of a paper."""

    kind: Literal["role-seen"] = "role-seen"
    seat: Seat
    role: Role


class DoorBarred(Fact, frozen=True):
    """Nobody is poisoned tonight."""

    kind: Literal["door-barred"] = "door-barred"
    seat: Seat
    card: CardId


class Saved(Fact, frozen=True):
    """A cure saves from the poisoner."""

    kind: Literal["saved"] = "saved"
    seat: Seat
    card: CardId
    role: Role


class Died(Fact, frozen=True):
    """Somebody died; by the poisoner, a knife, or the vote. Hand and role are shown."""

    kind: Literal["died"] = "died"
    seat: Seat
    by: Literal["poisoner", "knife", "vote"]
    role: Role
    hand: tuple[CardId, ...]
    buried: tuple[CardId, ...]


class Said(Fact, frozen=True):
    """Somebody spoke."""

    kind: Literal["said"] = "said"
    seat: Seat
    text: str


class Toasted(Fact, frozen=True):
    """Somebody drank to somebody."""

    kind: Literal["toasted"] = "toasted"
    seat: Seat
    target: Seat
    drank: bool


class Accused(Fact, frozen=True):
    """The discussion is over."""

    kind: Literal["accused"] = "accused"
    seat: Seat
    target: Seat


class Stabbed(Fact, frozen=True):
    """A knife was used and is discarded."""

    kind: Literal["stabbed"] = "stabbed"
    seat: Seat
    card: CardId
    target: Seat


class VotesShown(Fact, frozen=True):
    """All votes, turned over together."""

    kind: Literal["votes-shown"] = "votes-shown"
    votes: tuple[tuple[Seat, Seat | None], ...]
    tied: tuple[Seat, ...]


class StrawsDrawn(Fact, frozen=True):
    """Who drew the short one."""

    kind: Literal["straws-drawn"] = "straws-drawn"
    seats: tuple[Seat, ...]
    short: Seat


class CardPlayed(Fact, frozen=True):
    """A bell or a light, played and discarded."""

    kind: Literal["card-played"] = "card-played"
    seat: Seat
    card: CardId


class Looked(Fact, frozen=True):
    """Somebody looked at a card."""

    kind: Literal["looked"] = "looked"
    seat: Seat
    target: Seat


class Ended(Fact, frozen=True):
    """The game is over, and all roles are shown."""

    kind: Literal["ended"] = "ended"
    end: End
    winners: tuple[Seat, ...]
    roles: tuple[Role, ...]


TribunalFact: TypeAlias = (
    RoleDealt
    | HandDealt
    | Began
    | Laid
    | Buried
    | CardSeen
    | RoleSeen
    | DoorBarred
    | Saved
    | Died
    | Said
    | Toasted
    | Accused
    | Stabbed
    | VotesShown
    | StrawsDrawn
    | CardPlayed
    | Looked
    | Ended
)
FACTS: TypeAdapter[TribunalFact | KernelFact] = TypeAdapter(
    Annotated[TribunalFact | KernelFact, Field(discriminator="kind")]
)
