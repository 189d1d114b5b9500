"""The options of a table, and the switches that an edition sets."""

from __future__ import annotations

from typing import Literal, TypeAlias

from pydantic import Field

from engines.kernel import Options as KernelOptions

Edition: TypeAlias = Literal["english", "chinese"]


class Options(KernelOptions):
    """What a lobby offers, and six switches for the command line.

    edition            english, or chinese: sets every switch that is not set by itself
    follow_the_leader  variant: at a tie the leader chooses who draws straws (W36)
    phone_booth        variant "Knife Fight in a Phone Booth": the leader chooses who draws in a fight (W40)
    dwindling          variant "Dwindling Resources": so many quests more are removed, 0 to 4
    beginner           characters with meat 4 and 5 are dealt first
    first_leader       the seat that leads in the first round, or random (W4)
    tie_drawers        who draws straws at a tie: the tied, or all survivors (W36)
    discussion         the longest discussion of a trial, in seconds
    pack               id of the card pack, one of those that were loaded

    ghosts_keep        W14  on: ghosts fill Play and Keep like everybody; off: they choose one card and keep none,
                            before the conch passes and the quests are refilled
    quests_add_up      W19  on: quests on one player add up; off: a new one replaces the old one
    one_fight          W30  on: two or more knives are one fight and one death; off: every attack is settled
    raft_two_lower     W43  on: a death lowers the raft target by two; off: it moves to the place of the new number
    death_blocks_raft  W47  on: no win in a round with a trial or a death; off: in a round with a trial
    clock_at_evening   W48  on: the quests run out at the end of a round; off: when the morning cannot refill
    """

    edition: Edition = "english"
    follow_the_leader: bool = False
    phone_booth: bool = False
    dwindling: int = Field(default=0, ge=0, le=4)
    beginner: bool = False
    first_leader: int | Literal["random"] = "random"
    tie_drawers: Literal["tied", "all"] = "tied"
    discussion: int = Field(default=300, ge=30, le=3600)
    pack: str = "castaway"

    ghosts_keep: bool | None = None
    quests_add_up: bool | None = None
    one_fight: bool | None = None
    raft_two_lower: bool | None = None
    death_blocks_raft: bool | None = None
    clock_at_evening: bool | None = None

    def with_edition(self) -> Options:
        """The same options with every switch set."""
        return self.model_copy(
            update={name: value for name, value in SWITCHES[self.edition].items() if getattr(self, name) is None}
        )


SWITCHES: dict[Edition, dict[str, bool]] = {
    "english": {
        "ghosts_keep": True,
        "quests_add_up": True,
        "one_fight": True,
        "raft_two_lower": True,
        "death_blocks_raft": False,
        "clock_at_evening": False,
    },
    "chinese": {
        "ghosts_keep": False,
        "quests_add_up": False,
        "one_fight": False,
        "raft_two_lower": False,
        "death_blocks_raft": True,
        "clock_at_evening": True,
    },
}
