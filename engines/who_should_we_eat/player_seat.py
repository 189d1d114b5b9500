"""An AI player's seat with something to decide: what it sees, what it reckons, and how it chooses."""

from __future__ import annotations

from collections.abc import Callable, Sequence
from typing import Any, TypeAlias, TypeVar

from engines.kernel import Chance, Command, Offer, Seat
from engines.who_should_we_eat import vocabulary as v
from engines.who_should_we_eat.pack import GhostCard, SurvivorCard, walk
from engines.who_should_we_eat.player_worth import Worth
from engines.who_should_we_eat.view import View

Offered: TypeAlias = dict[type[Command], Offer[Any]]
T = TypeVar("T")
FINE = 1000  # steps of a chance


class Player:
    """One seat with something to decide."""

    def __init__(self, view: View, chance: Chance) -> None:
        assert view.seat is not None, "a spectator decides nothing"
        self.view = view
        self.board = view.board
        self.pack = view.pack
        self.seat: Seat = view.seat
        self.chance = chance
        self.lives = self.board.places[self.seat].life == "living"
        self.worth = Worth(view)
        if self.lives:
            self.worth.fear(self.seat)

    def best(self, options: Sequence[T], score: Callable[[T], float], noise: float = 0.05) -> T:
        """The option with the best score, give or take some noise."""
        ranked = [(score(one) + noise * self.chance.below(FINE, "noise") / FINE, -i) for i, one in enumerate(options)]
        return options[-max(ranked)[1]]

    def sided(self, worth: float) -> float:
        """What is good for the survivors is bad for a ghost."""
        return worth if self.lives else -worth

    def resolving(self) -> tuple[SurvivorCard | GhostCard | None, list[v.Effect]]:
        """The card that a question is about, and all that it may do."""
        name = self.board.resolving or ""
        card = self.pack.survivors.get(name) or self.pack.ghosts.get(name)
        if isinstance(card, SurvivorCard):
            lower = card.keep.do if isinstance(card.keep, v.TrialCard | v.LastWill) else ()
            return card, list(walk((*card.play, *lower)))
        attached = self.pack.attachable.get(name)
        triggered = () if attached is None else (*attached.dusk, *attached.death, *attached.other_death)
        return card, list(walk((*(card.play if card else ()), *triggered)))

    def holds(self, seat: Seat) -> v.KeepKind | None:
        """What this reader knows of a survivor's face-down Keep."""
        card = self.view.keep if seat == self.seat else self.view.seen.get(seat)
        return None if card is None else self.pack.survivors[card].keep
