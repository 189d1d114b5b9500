"""The AI player: `decide` answers one of a seat's prompts from that seat's View, or finds nothing to do.

Both sides reckon with the same belief about who the Cannibals are, which is made of public facts (`player_belief`) and
of what each side usually contributes (`player_habits`). Pioneers act on it, Cannibals on what it makes Pioneers do.
"""

from __future__ import annotations

from collections.abc import Sequence

from engines.donner_dinner_party.player_cannibal import Cannibal
from engines.donner_dinner_party.player_pioneer import Pioneer
from engines.donner_dinner_party.player_seat import Player
from engines.donner_dinner_party.view import View
from engines.kernel import Chance, Command, Prompt

LAST = "contribute"  # a Supply Card is considered before a card is chosen


def decide(view: View, prompts: Sequence[Prompt], chance: Chance) -> tuple[str, Command] | None:
    """The AI player's decision: the name of one of `prompts` and a command that it allows; None: nothing for now, ask
    again when something has happened.

    A pure function of the seat's View, its prompts and a chance apart from the game's.
    """
    player: Player | None = None
    for prompt in sorted(prompts, key=lambda one: one.kind == LAST):
        if prompt.chosen is not None or not prompt.offers:
            continue
        player = player or (Cannibal if view.role == "cannibal" else Pioneer)(view, chance)
        said = player.answer(prompt.kind, {one.type: one for one in prompt.offers})
        if said is not None:
            return prompt.name, said
    return None
