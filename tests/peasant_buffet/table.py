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
from typing import Any, Self, TypeVar

from engines.kernel import (
    Awaited,
    Command,
    Done,
    Fact,
    IllegalCommand,
    NotYourPrompt,
    Prompt,
    PromptClosed,
    Seat,
    Session,
    Setup,
)
from engines.peasant_buffet import GAME
from engines.peasant_buffet import words as w
from engines.peasant_buffet.board import Board, Place
from engines.peasant_buffet.pack import PACKS, Pack, Peasant, loaded
from engines.peasant_buffet.state import say
from engines.peasant_buffet.view import View
from engines.peasant_buffet.vocabulary import Herd

F = TypeVar("F", bound=Fact)
WANTS = ("bread", "coin")  # of a peasant without an ability


def plain_pack() -> Pack:
    """The village pack, and peasants who can do nothing beside its own."""
    pack = loaded("village")
    never = Herd(do="herd", weaknesses=99)
    nobodies = [Peasant(id=f"nobody-{i}", name="Nobody", wants=WANTS, ability=never) for i in range(1, 8)]
    return dataclasses.replace(pack, id="plain", peasants={**pack.peasants, **{card.id: card for card in nobodies}})


PACKS["plain"] = plain_pack()


class Table:
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
        self.seats = tuple(range(1, seats + 1))
        self.audited = audited
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
                "peasants": [(peasants or {}).get(seat, f"nobody-{seat}") for seat in self.seats],
            },
        )
        self.session = Session(GAME, setup)
        self.views: dict[Seat | None, View] = {one: GAME.view(setup.public, one) for one in (None, *self.seats)}  # type: ignore[misc]
        self.census = GAME.census(self.session.table.state)
        self.public: list[Fact] = []
        self.private: dict[Seat, list[Fact]] = {seat: [] for seat in self.seats}
        self._learn()

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

    def does(self, seat: Seat, command: Command) -> Self:
        """A seat decides; it must be allowed to."""
        self.session.submit(seat, self._prompt(seat, command).name, command, self.session.now)
        self._learn()
        return self

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

    def refuses(self, seat: Seat, command: Command) -> str | None:
        """A seat tries something; it is refused, and the ruling is returned."""
        length = self.session.length
        names = [prompt.name for prompt in self.session.prompts(seat)]
        names += [f"{one.window}/{seat}" for one in self.session.awaited()]
        rules: list[str] = []
        for name in dict.fromkeys(names):
            try:
                self.session.submit(seat, name, command, self.session.now)
            except (IllegalCommand, NotYourPrompt, PromptClosed) as refused:
                rules += [refused.rule] if refused.rule else []
            else:
                raise AssertionError(f"{command!r} was taken")
        assert self.session.length == length
        return rules[0] if rules else None

    def waits(self, seconds: float) -> Self:
        """Time passes; deadlines in it fall, in order."""
        until = self.session.now + seconds
        while (deadline := self.session.next_deadline) is not None and deadline <= until:
            self.session.tick(deadline)
            self._learn()
        self.session.table.now = max(self.session.now, until)
        return self

    def times_out(self) -> Self:
        """The open question is left to its default."""
        deadline = self.session.next_deadline
        assert deadline is not None
        return self.waits(deadline - self.session.now)

    def until(self, kind: str) -> Self:
        """Go on until such a question is open; all else is left to its default."""
        while kind not in self.kinds():
            assert not self.session.over, f"the game ended before {kind}: {self.session.outcome}"
            self.times_out()
        return self

    def turn_of(self, seat: Seat) -> Self:
        """Go on until it is the turn of a seat, and it is asked to draw; others draw once, and stop."""
        while self.board.active != seat or "draw" not in self.kinds():
            self.times_out()
        return self

    def to_the_end(self) -> Self:
        """Go on until the game is over."""
        while not self.session.over:
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

    def asked(self, kind: str) -> list[Seat]:
        """Who has an open question of this kind."""
        return [prompt.seat for prompt in self.session.prompts() if prompt.kind == kind]

    def prompt(self, seat: Seat, kind: str) -> Prompt:
        """The open question of this kind."""
        found = [prompt for prompt in self.session.prompts(seat) if prompt.kind == kind]
        assert len(found) == 1, f"seat {seat} is asked {self.kinds()}, not {kind}"
        return found[0]

    def offered(self, seat: Seat, command: type[Command]) -> list[Any]:
        """The commands of one type that are offered to a seat now."""
        return [one for prompt in self.session.prompts(seat) for one in prompt.commands() if isinstance(one, command)]

    def awaited(self, kind: str) -> Awaited:
        """What everybody sees of an open window."""
        found = [one for one in self.session.awaited() if one.kind == kind]
        assert len(found) == 1, f"no {kind} is open"
        return found[0]

    def all_told(self, kind: type[F], *, reader: Seat | None = None, **fields: Any) -> list[F]:
        """The public facts of a kind, or those told to one seat alone, with these fields."""
        told = self.public if reader is None else self.private[reader]
        return [
            fact
            for fact in told
            if isinstance(fact, kind) and all(getattr(fact, name) == value for name, value in fields.items())
        ]

    def told(self, kind: type[F], *, reader: Seat | None = None, **fields: Any) -> F | None:
        """The last of them, if any."""
        found = self.all_told(kind, reader=reader, **fields)
        return found[-1] if found else None

    def order(self, *kinds: type[Fact]) -> list[Fact]:
        """The public facts of these kinds in the order in which they were told."""
        return [fact for fact in self.public if isinstance(fact, kinds)]

    # ------------------------------------------------ within

    def _prompt(self, seat: Seat, command: Command) -> Prompt:
        for prompt in self.session.prompts(seat):
            if prompt.allows(command):
                return prompt
        raise AssertionError(f"seat {seat} may not {command!r}; open: {sorted(self.kinds())}")

    def _learn(self) -> None:
        for to, fact in self.session.drain():
            if to is None:
                self.public.append(fact)
            for one, view in self.views.items():
                if to is None or one in to:
                    view.learn(fact)
            for seat in to or ():
                self.private[seat].append(fact)
        if self.audited:
            state = self.session.table.state
            assert GAME.census(state) == self.census, "cards were lost or made"
            for one, view in self.views.items():
                GAME.audit(state, view, one)
