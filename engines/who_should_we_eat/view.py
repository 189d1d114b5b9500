"""The View: the board as one reader knows it, and the reader's own cards."""

from __future__ import annotations

import dataclasses
from dataclasses import dataclass, field
from typing import Any

from engines.kernel import Fact, PublicSetup, Seat
from engines.who_should_we_eat import words as w
from engines.who_should_we_eat.board import Board
from engines.who_should_we_eat.modifiers import supper_due
from engines.who_should_we_eat.options import Options
from engines.who_should_we_eat.pack import Pack, loaded


@dataclass(slots=True)
class View:
    """What one seat knows; `seat` None is a spectator.

    options     with the edition's switches set
    hand        as it was drawn, old Keep first; empty once the choice is made
    play, keep  one's own; a shown Keep too
    seen        whose face-down Keep this reader knows, and what it is
    """

    options: Options
    seat: Seat | None
    board: Board
    hand: tuple[str, ...] = ()
    play: str | None = None
    keep: str | None = None
    seen: dict[Seat, str] = field(default_factory=dict[Seat, str])

    @property
    def pack(self) -> Pack:
        """The cards."""
        return self.board.pack

    @property
    def supper_due(self) -> int:
        """What all survivors would eat if supper were now."""
        return supper_due(self.board)

    @property
    def silent(self) -> frozenset[Seat]:
        """Who may not speak: in the opening of a trial all but the leader (W25)."""
        board = self.board
        if board.phase != "trial" or board.opened:
            return frozenset()
        return frozenset(board.places) - {board.leader}

    def learn(self, fact: Fact) -> None:
        """Take one fact in."""
        match fact:
            case w.HandDealt():
                self.hand, self.play, self.keep = fact.cards, None, None
            case w.Selected():
                self.hand, self.play, self.keep = (), fact.play, fact.keep
            case w.NewKeep():
                self.keep = fact.card
            case w.KeepSeen():
                if fact.seat != self.seat:
                    self.seen[fact.seat] = fact.card
            case w.CardsDrawn():
                for draw in fact.draws:
                    self.seen.pop(draw.seat, None)
            case w.CardRevealed():
                if fact.half == "keep":
                    self.seen.pop(fact.seat, None)
                elif fact.seat == self.seat:
                    self.play = None
            case w.KnivesShown():
                for stab in fact.stabs:
                    self.seen.pop(stab.seat, None)
            case w.PlayDiscarded():
                if fact.seat == self.seat:
                    self.play = None
            case w.KeepDiscarded():
                self._lose_keep(fact.seat)
            case w.RoundEnded():
                for up in fact.keeps:
                    self._lose_keep(up.seat)
            case w.KeepsSwapped():
                self._pass_keeps(fact.seats)
            case w.KeepsPassed():
                self._pass_keeps(fact.ring)
            case _:
                pass
        self.board.learn(fact)

    def as_json(self) -> dict[str, Any]:
        """The View as plain data."""
        board = self.board
        return {
            "seat": self.seat,
            "hand": list(self.hand),
            "play": self.play,
            "keep": self.keep,
            "seen": {str(seat): card for seat, card in self.seen.items()},
            "round": board.round,
            "phase": board.phase,
            "trial": board.trial,
            "leader": board.leader,
            "picker": board.picker,
            "rules": board.rules,
            "silent": sorted(self.silent),
            "food": board.food,
            "sanity": board.sanity,
            "build": board.build,
            "raft": board.raft,
            "red": list(board.red),
            "supper_due": self.supper_due,
            "row": list(board.row),
            "draw": dict(board.draw),
            "discard": dict(board.discard),
            "living": board.living,
            "ghosts": board.ghosts,
            "newly_dead": board.seats("dead"),
            "deaths": list(board.deaths),
            "stabs": [stab.model_dump(mode="json") for stab in board.stabs],
            "places": {
                str(seat): {
                    **{one.name: getattr(place, one.name) for one in dataclasses.fields(place)},
                    "attached": list(place.attached),
                    "today": [mod.model_dump(mode="json", by_alias=True) for mod in place.today],
                    "tomorrow": [list(change) for change in place.tomorrow],
                }
                for seat, place in board.places.items()
            },
            "ended": board.ended and board.ended.model_dump(mode="json"),
        }

    def _lose_keep(self, seat: Seat) -> None:
        self.seen.pop(seat, None)
        if seat == self.seat:
            self.keep = None

    def _pass_keeps(self, ring: tuple[Seat, ...]) -> None:
        """Who knew a Keep knows where it is now, one's own included."""
        known = [self.keep if seat == self.seat else self.seen.get(seat) for seat in ring]
        for i, seat in enumerate(ring):
            self.seen.pop(seat, None)
            card = known[i - 1]
            if card is not None and seat != self.seat:
                self.seen[seat] = card


def begin_view(setup: PublicSetup, seat: Seat | None) -> View:
    """An empty View of a table that was set up so."""
    options = Options.model_validate(setup.options).with_edition()
    return View(options, seat, Board(loaded(options.pack)))
