"""The options of a table."""

from __future__ import annotations

from typing import Literal

from pydantic import Field

from engines.kernel import Options as KernelOptions


class Options(KernelOptions):
    """What a lobby offers.

    deck                 rulebook: all 40 Hunting Cards; balanced: ours, by number of players
    ol_tasty             the optional Supply Card, for six or more (D-S6)
    ghosts               the optional rule: who was eaten may frighten a voter once (D-V12)
    claims               a board of what was said, for all to see
    first_leader         the seat that leads in the first round, or random (D-S3)
    discussion           the longest talk before a vote, in seconds (D-V1)
    reaction             how long a reaction window is open, in seconds (D-P2)
    absent               abstain: who does not vote in time has no vote; random: the lot votes (D-V4)
    leader_may_pick_self whether a tied Camp Leader may choose themselves (D-V7)
    scared_leader        becomes: who breaks a tie for a scared leader keeps the tile; acting: gives it back (D-V8)
    pack                 id of the card pack, one of those that were loaded
    """

    deck: Literal["rulebook", "balanced"] = "rulebook"
    ol_tasty: bool = False
    ghosts: bool = False
    claims: bool = True
    first_leader: int | Literal["random"] = "random"
    discussion: int = Field(default=120, ge=30, le=3600)
    reaction: int = Field(default=6, ge=3, le=27)
    absent: Literal["abstain", "random"] = "abstain"
    leader_may_pick_self: bool = False
    scared_leader: Literal["becomes", "acting"] = "becomes"
    pack: str = "winter"
