"""The AI player: `decide` answers one of a seat's prompts from that seat's View, or finds nothing to do.

What it reckons stands in `player_seat`; how it negotiates in `player_deals`; which Effects it plays in
`player_effects`; what it does later in the Episode in `player_attempt`.
"""

from __future__ import annotations

from collections.abc import Callable, Mapping, Sequence

from engines.kernel import Chance, Command, Done, Prompt
from engines.the_fittest import player_attempt as later
from engines.the_fittest import player_deals as deals
from engines.the_fittest import player_effects as effects
from engines.the_fittest.player_seat import Offered, Player
from engines.the_fittest.view import View


def negotiation(player: Player, offered: Offered) -> Command | None:
    """Deals first, then Effects, then Done: the leader's when no offer of theirs is open any more."""
    said = deals.negotiate(player, offered) or effects.play(player, offered)
    if said is not None:
        return said
    waits = player.leads and any(by == player.seat for by, _ in player.view.offers)
    done = offered.get(Done)
    return Done() if done and done[0].allows(Done()) and not waits else None


ANSWERS: Mapping[str, Callable[[Player, Offered], Command | None]] = {
    "negotiation": negotiation,
    "target": effects.means,
    "goal": effects.means,
    "prize": effects.means,
    "pay": effects.pays,
    "give": effects.pays,
    "discard": effects.pays,
    "keep": effects.salvages,
    "salvage": effects.salvages,
    "sift": effects.sifts,
    "arrange": effects.arranges,
    "choose-goal": later.chooses_goal,
    "name-skill": later.names_skill,
    "boosts": later.boosts,
    "wild-boost": later.wild_boost,
    "flip": later.flips,
    "encore": later.encore,
    "compete": later.competes,
    "pick": later.takes,
    "award": later.gives,
    "draw": later.draws,
}


def decide(view: View, prompts: Sequence[Prompt], chance: Chance) -> tuple[str, Command] | None:
    """The AI player's decision: the name of one of `prompts` and a command that it allows; None: nothing for now, ask
    again when something has happened. A pure function of the View, the prompts and a chance apart from the game's."""
    for prompt in prompts:
        if prompt.chosen is not None or not prompt.offers:
            continue
        offered: Offered = {}
        for one in prompt.offers:
            offered.setdefault(one.type, []).append(one)
        said = ANSWERS[prompt.kind](Player(view, chance), offered)
        if said is not None:
            return prompt.name, said
    return None
