"""The options of a table."""

from __future__ import annotations

from typing import Literal

from engines.kernel import Options as KernelOptions


class Options(KernelOptions):
    """What a lobby offers.

    first_leader       F2   the seat that leads the first Episode, or random
    outsiders_paid     F17  on: the leader may give a Prize that is not promised to somebody who took no part
    force_out_stays    F21  on: a new leader does not let a forced-out player back in, who cannot be made leader either
    lock_effects_only  F23  on: a locked Totem card may still be a Boost
    leader_breaks_deal F24  on: also the leader's own Strong-Arm voids a deal
    trial_skill        F30  choose: every competitor names a Skill; printed: the Trial's own
    grey_effects_only  F31  on: a card with the grey icon may be a Boost in a Trial
    stall_guard        F46  house rule: many Episodes without a Prize and hardly a card end the game
    pack               id of the card pack, one of those that were loaded
    """

    first_leader: int | Literal["random"] = "random"
    outsiders_paid: bool = False
    force_out_stays: bool = False
    lock_effects_only: bool = False
    leader_breaks_deal: bool = False
    trial_skill: Literal["choose", "printed"] = "choose"
    grey_effects_only: bool = False
    stall_guard: bool = True
    pack: str = "standard"
