"""The AI player: `decide` answers one of a seat's prompts from that seat's View, or finds nothing to do.

A survivor wants the raft and to live; a ghost, and who was killed today, want neither. Both reckon with the same worth
(`player_worth`), which is made of the outlook (`player_outlook`); chance breaks ties and keeps them from being read.
"""

from __future__ import annotations

from collections.abc import Callable, Sequence

from engines.kernel import Chance, Command, Prompt
from engines.who_should_we_eat import player_day as day
from engines.who_should_we_eat import player_trial as trial
from engines.who_should_we_eat.player_seat import Offered, Player
from engines.who_should_we_eat.view import View

ANSWERS: dict[str, Callable[[Player, Offered], Command | None]] = {
    "announce": day.announce,
    "split": day.split,
    "select": day.select,
    "quest": day.quest,
    "burn": day.burn,
    "choose": day.choose,
    "target": day.target,
    "opening": trial.opening,
    "discussion": trial.discussion,
    "knives": trial.knives,
    "last-call": trial.last_call,
    "vote": trial.vote,
    "tie": trial.tie,
    "fight": trial.fight,
    "step-out": trial.step_out,
}


def decide(view: View, prompts: Sequence[Prompt], chance: Chance) -> tuple[str, Command] | None:
    """The AI player's decision: the name of one of `prompts` and a command that it allows; None: nothing for now, ask
    again when something has happened.

    A pure function of the seat's View, its prompts and a chance apart from the game's. A kind of question that is not
    among `ANSWERS` (drawing a straw is no choice) gets its first legal command, so that no game waits in vain.
    """
    player: Player | None = None
    for prompt in prompts:
        if prompt.chosen is not None or not prompt.offers:
            continue
        if (answer := ANSWERS.get(prompt.kind)) is None:
            return prompt.name, next(prompt.offers[0].commands())
        player = player or Player(view, chance)
        said = answer(player, {one.type: one for one in prompt.offers})
        if said is not None:
            return prompt.name, said
    return None
