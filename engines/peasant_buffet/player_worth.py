"""What things are worth to an AI player, in points: cards, monsters, one more draw."""

from __future__ import annotations

from collections.abc import Iterable, Sequence
from functools import cached_property

from engines.kernel import Seat
from engines.peasant_buffet import vocabulary as v
from engines.peasant_buffet import words as w
from engines.peasant_buffet.foes import Way, complete, left
from engines.peasant_buffet.view import View

WANTED, SPARE = 1.0, 0.3  # an Item that scores; one that only pays
NEEDED = 0.15  # more, where it pays what a Monster of one's own lacks
PERIL = (0.0, 3.0, 1.8, 0.9, 0.4)  # what it costs to have so few monsters left to the limit; from five on nothing
TURN = 0.7  # what a turn to come brings
DRAWS = 2.6  # draws of a turn
ENDING = 2.5  # what it is worth to be the last, and ahead
DOOMS: dict[str, float] = {
    "shove": 0.6,
    "take_item": 0.9,
    "snatch": 0.7,
    "dare": 0.2,
    "cancel": 0.4,
    "recycle_items": 0.2,
    "bite": 0.05,
}


class Worth:
    """One seat's reckoning from its View."""

    def __init__(self, view: View, me: Seat) -> None:
        self.view = view
        self.me = me
        self.board = view.board
        self.place = view.board.places[me]

    @cached_property
    def future(self) -> float:
        """What the turns to come are worth to one who lives."""
        living = max(1, len(self.board.living))
        turns = 0.0 if living == 1 else self.board.village / (DRAWS * living)
        return TURN * min(turns, 4.0)

    # ------------------------------------------------ the last turn

    @cached_property
    def last_turn(self) -> bool:
        """Whether one is the only one left, in one's own turn: when it ends, points are counted (B20)."""
        return self.board.living == [self.me] and self.board.active == self.me

    @property
    def ahead(self) -> bool:
        """Whether one would win if the turn ended now: of the tied, the latest draw wins (B24)."""
        mine = self.board.score(self.me).points + self.wanted(self.board.loot)
        best = max((self.board.score(seat).points for seat in self.board.places if seat != self.me), default=0)
        return mine > best or (mine == best and self.board.drew)

    def wanted(self, cards: Iterable[str]) -> int:
        """How many of these score for oneself."""
        return sum(card in self.board.pack.items and self.board.wants(self.me, card) for card in cards)

    def wins_without(self, seat: Seat) -> bool:
        """Whether one would win if `seat`, the only other one alive, were devoured now."""
        board, mine = self.board, float(self.board.score(self.me).points)
        mine += self.wanted(board.loot) if board.active == self.me else TURN
        rivals = (board.score(other) for other in board.places if other != self.me)
        return mine >= max(score.items + (score.survived and score.seat != seat) for score in rivals)

    # ------------------------------------------------ monsters

    def room(self, seat: Seat) -> int:
        """How many monsters a peasant is away from being devoured."""
        return self.board.limit(seat) - self.board.total(seat)

    def peril(self, room: int) -> float:
        """What it costs to have so little room."""
        if room <= 0:
            return 1.0 + self.future + PERIL[1]
        scale = min(1.0, 0.25 + self.future)
        return PERIL[room] * scale if room < len(PERIL) else 0.0

    @property
    def more(self) -> float:
        """What one more monster costs."""
        room = self.room(self.me)
        return self.peril(room - 1) - self.peril(room)

    @property
    def relief(self) -> float:
        """What one monster less is worth."""
        room = self.room(self.me)
        return self.peril(room) - self.peril(room + 1)

    @cached_property
    def needed(self) -> frozenset[str]:
        """The kinds that the Monsters of the own inventory lack."""
        return frozenset(kind for foe in self.place.monsters for kind in left(self.board.pack, foe))

    def card(self, card: str) -> float:
        """A card in the loot, or in an inventory."""
        pack = self.board.pack
        if card in pack.items:
            if self.board.wants(self.me, card):
                return WANTED
            return 0.0 if self.last_turn else SPARE + (NEEDED if pack.kind(card) in self.needed else 0.0)
        if card in pack.dooms:
            return DOOMS[pack.dooms[card].effect.do] * min(1.0, 0.2 + self.future)
        return -self.more

    def cards(self, cards: Iterable[str]) -> float:
        """Several together."""
        return sum(map(self.card, cards))

    def cost(self, way: Way) -> float:
        """The Items that a way to pay takes."""
        wanted = self.board.pack.peasants[self.place.peasant].wants
        back = self.board.ability(self.me, v.Refund)
        spare = 0.0 if self.last_turn else SPARE
        each = [WANTED if unit.kind in wanted else spare for unit in way.units for _ in range(unit.number)]
        if back is not None and len(each) >= back.at_least and way.foe.card in self.board.pack.monsters:
            each.remove(max(each))
        return sum(each)

    def cheapest(self, ways: Sequence[Way]) -> Way | None:
        """The way that costs least."""
        return min(ways, key=self.cost, default=None)

    # ------------------------------------------------ one more draw

    @property
    def at_stake(self) -> float:
        """What is lost with the loot."""
        values = sorted(map(self.card, self.board.loot))
        if values and self.board.ability(self.me, v.KeepOne) is not None:
            values.pop()
        return sum(values)

    def draw(self) -> float:
        """What drawing once more is worth, against stopping now."""
        if top := self.view.top:
            return self._drawn(top[0])
        unseen = self.view.unseen()
        return sum(number * self._drawn(card) for card, number in unseen.items()) / max(1, unseen.total())

    def _drawn(self, card: str) -> float:
        pack = self.board.pack
        if card in pack.monsters:
            way = self.cheapest(complete(self.board, self.me, w.Foe(card=card), "drawn"))
            lost = -self.at_stake - self.more
            return lost if way is None else max(lost, -self.cost(way))
        if card in pack.bosses:
            proof = self.board.ability(self.me, v.BossProof) is not None
            return -(0.0 if proof else self.at_stake) - 0.6 * self.more
        if card in pack.events:
            return self.event(pack.events[card].effect)
        return self.card(card)

    def event(self, effect: v.EventEffect) -> float:
        """What an Event of one's own turn is worth."""
        match effect:
            case v.EachDraws():
                return 0.2
            case v.EachDiscards():
                return -min(map(self.card, self.place.items), default=0.0) + 0.1
            case v.RecycleLoot():
                return -self.cards(self.board.loot)
            case v.Patrol():
                return self.relief if self.place.monsters else 0.0
            case v.Return():
                return 0.0 if self.board.last_discarded is None else -self.more
            case v.PassLeft() | v.Feast() | v.ArrangeTop():
                return 0.1

    # ------------------------------------------------ the others

    def threat(self, seat: Seat) -> float:
        """How near a rival is to winning."""
        score = self.board.score(seat)
        more = self.future if score.survived else 0.0
        return score.points + more + (0.05 if score.last_draw > self.place.last_draw else 0.0)

    def rivals(self, seats: Iterable[Seat]) -> list[Seat]:
        """Others, the most dangerous first."""
        return sorted((seat for seat in seats if seat != self.me), key=lambda seat: (-self.threat(seat), seat))

    def harm(self, seat: Seat) -> float:
        """What one more monster does to a rival, as far as it is good for oneself: the death of the last rival ends
        the game."""
        room = self.room(seat)
        if room <= 1 and self.place.living and len(self.board.living) == 2:
            return ENDING if self.wins_without(seat) else -1.0
        leading = self.threat(seat) >= max(self.threat(self.me) - 1, 0)
        worth = self.peril(room - 1) - self.peril(room)
        return worth * (0.5 if leading else 0.2)

    def best_of(self, seat: Seat, cards: Sequence[str]) -> tuple[float, str]:
        """The card of another's that one would take: worth to oneself, and some of what the other loses."""

        def gain(card: str) -> float:
            lost = WANTED if card in self.board.pack.items and self.board.wants(seat, card) else 0.0
            return self.card(card) + 0.4 * lost

        best = max(cards, key=gain)
        return gain(best), best
