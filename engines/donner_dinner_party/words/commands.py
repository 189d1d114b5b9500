"""What players decide. Cards are named by their ids."""

from __future__ import annotations

from typing import Literal, TypeAlias

from engines.kernel import Command, Seat

CardId: TypeAlias = str
Role: TypeAlias = Literal["pioneer", "cannibal"]
Sound: TypeAlias = Literal["moan", "howl", "rattle", "sob", "giggle", "growl"]


class Contribute(Command, frozen=True):
    """One of one's three Hunting Cards for the Camp Dinner (D-H3); it may be changed until the last is in (D-H4)."""

    kind: Literal["contribute"] = "contribute"
    card: CardId


class PlaySupply(Command, frozen=True):
    """Play one's Supply Card, on `target` where it needs one."""

    kind: Literal["play-supply"] = "play-supply"
    card: CardId
    target: Seat | None = None


class Inspect(Command, frozen=True):
    """The Camp Leader looks at the contribution of another (D-I2)."""

    kind: Literal["inspect"] = "inspect"
    target: Seat


class NoInspection(Command, frozen=True):
    """The Camp Leader looks at no card (D-I1)."""

    kind: Literal["no-inspection"] = "no-inspection"


class CallVote(Command, frozen=True):
    """The Camp Leader calls for the vote (D-V1)."""

    kind: Literal["call-vote"] = "call-vote"


class Vote(Command, frozen=True):
    """Point at who shall be eaten (D-V3)."""

    kind: Literal["vote"] = "vote"
    target: Seat


class BreakTie(Command, frozen=True):
    """Whoever breaks a tie says who is eaten (D-V7)."""

    kind: Literal["break-tie"] = "break-tie"
    target: Seat


class Boo(Command, frozen=True):
    """A ghost moves its token in front of a voting player (D-V12)."""

    kind: Literal["boo"] = "boo"
    target: Seat


class Noise(Command, frozen=True):
    """A ghost makes a sound (D-V16)."""

    kind: Literal["noise"] = "noise"
    sound: Sound


class Hold(Command, frozen=True):
    """By post: play nothing in a reaction window. Everybody is offered it, whatever they hold."""

    kind: Literal["hold"] = "hold"


class ClaimGave(Command, frozen=True):
    """ "In that round I gave this." True or not."""

    kind: Literal["claim-gave"] = "claim-gave"
    round: int
    card: CardId


class ClaimSaw(Command, frozen=True):
    """ "When I last looked at the card of `target`, it was this." True or not."""

    kind: Literal["claim-saw"] = "claim-saw"
    target: Seat
    card: CardId


class ClaimRole(Command, frozen=True):
    """ "I am one of these." True or not (D-S2)."""

    kind: Literal["claim-role"] = "claim-role"
    role: Role


class ClaimSupply(Command, frozen=True):
    """ "I hold this Supply Card." True or not (D-P5)."""

    kind: Literal["claim-supply"] = "claim-supply"
    card: CardId
