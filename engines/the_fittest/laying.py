"""Setup."""

from __future__ import annotations

from engines.kernel import ImpossibleSetup, Setup
from engines.the_fittest import words as w
from engines.the_fittest.board import Board
from engines.the_fittest.options import Options
from engines.the_fittest.pack import loaded
from engines.the_fittest.state import State, T, say

HAND = 3
LOTS = frozenset({"contestants", "deck", "leader", "raid", "barter", "silence"})


def begin(setup: Setup) -> State:
    """The state before the first card. Raises ImpossibleSetup for a leader or a pack that there is not."""
    options = Options.model_validate(setup.options)
    if options.first_leader != "random" and not 1 <= options.first_leader <= setup.seats:
        raise ImpossibleSetup
    return State(options, Board(loaded(options.pack), options))


def lay_the_table(t: T) -> None:
    """A Contestant each, three cards each, and the first leader."""
    state, seats = t.state, t.setup.seats
    everybody = range(1, seats + 1)
    contestants = t.chance.shuffled(state.pack.contestants, "contestants")
    deck = t.chance.shuffled(state.pack.cards, "deck")
    state.box = contestants[seats:]
    for seat in everybody:
        state.hands[seat], deck = deck[:HAND], deck[HAND:]
    state.deck = deck
    say(t, w.GameBegan(pack=state.pack.id, contestants=tuple(contestants[:seats]), hand=HAND, deck=len(deck)))
    for seat in everybody:
        t.tell(seat, w.HandDealt(cards=tuple(state.hands[seat])))
    first = state.options.first_leader
    if first == "random":
        say(t, w.Leader(seat=t.chance.pick(everybody, "leader"), why="drawn"))
    else:
        say(t, w.Leader(seat=first, why="named"))
    t.beat()
