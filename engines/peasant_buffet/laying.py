"""Setting Up The Game."""

from __future__ import annotations

from collections import Counter

from engines.kernel import ImpossibleSetup, Setup
from engines.peasant_buffet import words as w
from engines.peasant_buffet.board import Board
from engines.peasant_buffet.options import Options
from engines.peasant_buffet.pack import loaded
from engines.peasant_buffet.state import State, T, say

LOTS = frozenset({"peasants", "village", "first"})


def begin(setup: Setup) -> State:
    """The state before the first card. Raises ImpossibleSetup for a first player, a pack or a pile that there cannot
    be."""
    options = Options.model_validate(setup.options)
    if options.first_player != "random" and not 1 <= options.first_player <= setup.seats:
        raise ImpossibleSetup
    pack = loaded(options.pack)
    for pile, cards in (("village", pack.copies()), ("peasants", iter(pack.peasants))):
        if Counter(setup.stack.get(pile, ())) - Counter(cards):
            raise ImpossibleSetup
    return State(options, Board(pack))


def lay_the_table(t: T) -> None:
    """A peasant each, the Village shuffled, and somebody who begins (B1)."""
    state, seats = t.state, t.setup.seats
    peasants = t.chance.shuffled(state.pack.peasants, "peasants")
    state.village = t.chance.shuffled(state.pack.copies(), "village")
    state.box = peasants[seats:]
    say(t, w.GameBegan(pack=state.pack.id, peasants=tuple(peasants[:seats]), village=len(state.village)))
    first = state.options.first_player
    if first == "random":
        say(t, w.FirstPlayer(seat=t.chance.pick(range(1, seats + 1), "first"), why="drawn"))
    else:
        say(t, w.FirstPlayer(seat=first, why="named"))
    t.beat()
