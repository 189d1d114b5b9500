"""A tiny table on which a ruling can be seen: peasants without an ability, and a Village that is laid by the test.

    game = Table(seats=3, village=["bread", "vampling"])
    game.gives(2, "shove", "rat-swarm")
    game.does(1, Draw())
    game.does(2, PlayDoom(card="shove"))
    assert game.told(MonsterMoved, seat=2, target=1)

Seat 1 begins. Below the named cards lie all Items and then everything else, in printed order.
"""

from __future__ import annotations

import dataclasses
from collections import Counter
from collections.abc import Mapping, Sequence
from typing import Any, Self

from engines.kernel import (
    Command,
    Done,
    Fact,
    Seat,
    Setup,
)
from engines.peasant_buffet import GAME
from engines.peasant_buffet import words as w
from engines.peasant_buffet.board import Board, Place
from engines.peasant_buffet.pack import PACKS, Pack, Peasant, loaded
from engines.peasant_buffet.state import say
from engines.peasant_buffet.vocabulary import Herd
from tests.tiny import TinyTable

WANTS = ("bread", "coin")  # of a peasant without an ability


def plain_pack() -> Pack:
    """The village pack, and peasants who can do nothing beside its own."""
    pack = loaded("village")
    never = Herd(do="herd", weaknesses=99)
    nobodies = [Peasant(id=f"nobody-{i}", name="Nobody", wants=WANTS, ability=never) for i in range(1, 8)]
    return dataclasses.replace(pack, id="plain", peasants={**pack.peasants, **{card.id: card for card in nobodies}})


PACKS["plain"] = plain_pack()


class Table(TinyTable):
    """A game whose Village is known.

    village   the cards on top, the first to be drawn first
    peasants  seat → peasant; else one without an ability
    """

    def __init__(
        self,
        seats: int = 3,
        *,
        village: Sequence[str] = (),
        peasants: Mapping[Seat, str] | None = None,
        first: Seat = 1,
        audited: bool = True,
        **options: Any,
    ) -> None:
        ring = range(1, seats + 1)
        pack = PACKS["plain"]
        rest = list((Counter(pack.copies()) - Counter(village)).elements())
        setup = Setup(
            game=GAME.slug,
            rules=GAME.rules,
            seats=seats,
            seed="table",
            open=True,
            options={"first_player": first, "pack": "plain", **options},
            stack={
                "village": [*village, *rest],
                "peasants": [(peasants or {}).get(seat, f"nobody-{seat}") for seat in ring],
            },
        )
        super().__init__(GAME, setup, audited=audited)

    # ------------------------------------------------ laying

    def gives(self, seat: Seat, *cards: str) -> Self:
        """Let cards of the Village be in an inventory, as if they had been drawn there."""
        for card in cards:
            self._tops(card)
            board = self.board
            self._tells(w.MarketDrawn(seat=seat, card=card, draw=board.draws, left=board.village - 1, kept=True))
        return self.refreshed()

    def loots(self, *cards: str) -> Self:
        """Let cards of the Village be in the loot."""
        for card in cards:
            self._draws(card)
            self._tells(w.LootGrew(seat=self.board.active, card=card))
        return self.refreshed()

    def boss(self, card: str) -> Self:
        """Let a Boss be in the centre."""
        drew = self.board.drew
        self._draws(card)
        self._tells(w.BossStays(seat=self.board.active, foe=w.Foe(card=card)))
        if not drew:
            self._tells(w.TurnBegan(seat=self.board.active, turn=self.board.turn))
        return self.refreshed()

    def devours(self, seat: Seat, zombie: bool = False) -> Self:
        """Let a peasant be devoured."""
        self._tells(w.Devoured(seat=seat, monsters=5))
        if zombie:
            self._tells(w.ZombieRose(seat=seat, why="bitten"))
        return self.refreshed()

    def haunts(self, zombie: Seat, host: Seat) -> Self:
        """Let a Zombie be with somebody."""
        self._tells(w.ZombieMoved(seat=zombie, target=host))
        return self.refreshed()

    def empties(self, left: int) -> Self:
        """Let the Village have only so many cards: the others are in the inventory of nobody, discarded."""
        state = self.session.table.state
        while len(state.village) > left:
            self._draws(state.village[-1])
            card = self.board.drawn
            assert card is not None
            self._tells(w.EventDone(seat=self.board.active, card=card))
        self._tells(w.TurnBegan(seat=self.board.active, turn=self.board.turn))
        return self.refreshed()

    def refreshed(self) -> Self:
        """The open questions know what was laid."""
        request = self.session._request
        assert request is not None
        request.refresh()
        self._learn()
        return self

    def _tops(self, card: str) -> None:
        village = self.session.table.state.village
        last = len(village) - 1 - village[::-1].index(card)
        village.insert(0, village.pop(last))
        for view in self.views.values():
            view.village.insert(0, view.village.pop(last))

    def _draws(self, card: str) -> None:
        self._tops(card)
        board = self.board
        self.session.table.state.village.pop(0)
        say(
            self.session.table,
            w.CardDrawn(seat=board.active, card=card, draw=board.draws, left=board.village - 1),
        )

    def _tells(self, fact: Fact) -> None:
        if isinstance(fact, w.MarketDrawn):
            self.session.table.state.village.pop(0)
        say(self.session.table, fact)

    # ------------------------------------------------ acting

    def draws(self) -> Self:
        """The active peasant draws."""
        return self.does(self.board.active, w.Draw())

    def stops(self) -> Self:
        """The active peasant stops."""
        return self.does(self.board.active, w.Stop())

    def plays(self, seat: Seat, card: str, target: Seat | None = None) -> Self:
        """A seat plays a Doom, and aims it if it is asked."""
        self.does(seat, w.PlayDoom(card=card))
        if target is not None and "target" in self.kinds():
            self.does(seat, w.Target(target=target))
        return self

    def all_done(self) -> Self:
        """Whoever could still do something is done."""
        while found := [one for one in self.session.prompts() if one.allows(Done())]:
            self.does(found[0].seat, Done())
        return self

    def turn_of(self, seat: Seat) -> Self:
        """Go on until it is the turn of a seat, and it is asked to draw; others draw once, and stop."""
        while self.board.active != seat or "draw" not in self.kinds():
            self.times_out()
        return self

    # ------------------------------------------------ looking

    @property
    def board(self) -> Board:
        """What everybody sees."""
        return self.session.table.state.board

    def place(self, seat: Seat) -> Place:
        """What everybody sees of a seat."""
        return self.board.places[seat]

    def monsters(self, seat: Seat) -> list[str]:
        """The Monsters of an inventory."""
        return [foe.card for foe in self.place(seat).monsters]

    @property
    def village(self) -> list[str]:
        """What lies face down."""
        return self.session.table.state.village

    def kinds(self) -> set[str]:
        """The kinds of the open questions."""
        return {prompt.kind for prompt in self.session.prompts() if prompt.offers}

    def all_offered(self, seat: Seat, command: type[Command]) -> list[Any]:
        """The commands of one type that are offered to a seat now."""
        return [one for prompt in self.session.prompts(seat) for one in prompt.commands() if isinstance(one, command)]
