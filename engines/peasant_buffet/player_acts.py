"""What an AI player does at any time: Dooms, payments, driving Monsters away; and how it meets what others do."""

from __future__ import annotations

from collections.abc import Iterator, Mapping

from engines.kernel import Command, Offer, Seat
from engines.peasant_buffet import vocabulary as v
from engines.peasant_buffet import words as w
from engines.peasant_buffet.foes import (
    Way,
    complete,
    contributions,
    could_fall,
    fights,
    left,
    onto_drawn,
    tag,
    zombie_of,
)
from engines.peasant_buffet.offers import victims
from engines.peasant_buffet.player_worth import Worth

Offered = Mapping[type[Command], Offer[Command]]
WORTH_IT = 0.45  # points; a Doom is kept for less
SHARED = 0.8  # how sure it is that others help against a Boss who could


class Acts:
    """One seat's acts."""

    def __init__(self, worth: Worth) -> None:
        self.worth = worth
        self.board = worth.board
        self.me = worth.me

    def best(self, offered: Offered, moment: str) -> Command | None:
        """The act that gains most; None: nothing that is worth it."""
        found = [*self._payments(offered), *self._dooms(offered, moment), *self._herding(offered)]
        worth, command = max(found, key=lambda one: one[0], default=(0.0, None))
        return command if worth > 0 else None

    # ------------------------------------------------ paying

    def _payments(self, offered: Offered) -> Iterator[tuple[float, Command]]:
        for kind, ways in ((w.Fight, self._fights()), (w.Contribute, self._contributions())):
            if kind not in offered:
                continue
            legal = offered[kind].fields["how"]
            for way in ways:
                if way.text not in legal:
                    continue
                if way.complete:
                    yield self.worth.relief - self.worth.cost(way), kind(how=way.text)
                elif kind is w.Contribute and could_fall(self.board, way.foe):
                    parts = len(left(self.board.pack, way.foe))
                    yield SHARED * self.worth.relief - self.worth.cost(way) * parts, kind(how=way.text)

    def _fights(self) -> list[Way]:
        return fights(self.board, self.me, partial=False)

    def _contributions(self) -> list[Way]:
        return contributions(self.board, self.me)

    def way_out(self, offered: Offered) -> Command | None:
        """In peril: the cheapest that eliminates one, whatever it costs."""
        ways: list[tuple[float, Command]] = []
        for kind, some in ((w.Fight, self._fights()), (w.Contribute, self._contributions())):
            legal = offered[kind].fields["how"] if kind in offered else ()
            ways += [(self.worth.cost(way), kind(how=way.text)) for way in some if way.complete and way.text in legal]
        return min(ways, key=lambda one: one[0], default=(0.0, None))[1]

    def help_against_drawn(self, offered: Offered) -> Command | None:
        """An Item onto the Boss just drawn, where that is worth more than the Item."""
        if w.Contribute not in offered:
            return None
        board, worth = self.board, self.worth
        legal = offered[w.Contribute].fields["how"]
        gain = worth.more + (worth.at_stake if board.active == self.me else 0.0)
        ways = [way for way in onto_drawn(board, self.me) if way.text in legal]
        whole = worth.cheapest([way for way in ways if way.complete])
        if whole is not None and worth.cost(whole) < gain:
            return w.Contribute(how=whole.text)
        part = worth.cheapest([way for way in ways if not way.complete])
        boss = part and left(board.pack, part.foe)
        if part is not None and boss and worth.cost(part) * len(boss) < gain:
            return w.Contribute(how=part.text)
        return None

    # ------------------------------------------------ Dooms

    def _dooms(self, offered: Offered, moment: str) -> Iterator[tuple[float, Command]]:
        if w.PlayDoom not in offered:
            return
        for card in offered[w.PlayDoom].fields["card"]:
            yield self._doom(card, moment) - WORTH_IT, w.PlayDoom(card=card)

    def _doom(self, card: str, moment: str) -> float:
        """What playing a Doom now is worth."""
        board, worth = self.board, self.worth
        late = 0.3 if board.village < 3 * len(board.living) else 0.0
        match board.pack.dooms[card].effect:
            case v.Shove():
                others = worth.rivals(board.living)
                return worth.relief + max(map(worth.harm, others), default=0.0) + late
            case v.TakeItem():
                if moment == "stand":
                    return 2.0 if self._could_pay_with_more() else 0.0
                gains = [worth.best_of(other, board.places[other].items)[0] for other in victims(board, self.me)]
                return max(gains, default=0.0) + late - 0.2
            case v.Snatch():
                if moment != "end":
                    return 0.0
                return worth.best_of(board.active, board.loot)[0] + late - 0.2
            case v.Dare():
                return self._dare()
            case v.RecycleItems():
                return self._spoil() + late
            case v.Bite():
                return 0.5 if moment == "stand" and board.peril == self.me else 0.0
            case v.Cancel():
                return 0.0

    def _could_pay_with_more(self) -> bool:
        """Whether one Item more, that somebody has, would pay a Monster off."""
        board = self.board
        mine = {board.pack.kind(item) for item in board.places[self.me].items}
        theirs = {board.pack.kind(item) for other in victims(board, self.me) for item in board.places[other].items}
        for foe in board.places[self.me].monsters:
            missing = [kind for kind in left(board.pack, foe) if kind not in mine]
            if len(missing) == 1 and missing[0] in theirs:
                return True
        return False

    def _dare(self) -> float:
        board, worth = self.board, self.worth
        unseen = worth.view.unseen()
        foes = sum(number for card, number in unseen.items() if card in board.pack.foes) / max(1, unseen.total())
        if top := worth.view.top:
            foes = float(top[0] in board.pack.foes)
        wanted = sum(board.wants(board.active, card) for card in board.loot if card in board.pack.items)
        return foes * (0.6 * wanted + 0.3 * len(board.loot)) - (1 - foes) * 0.2

    def _spoil(self) -> float:
        board, worth = self.board, self.worth
        best = 0.0
        for other in worth.rivals(victims(board, self.me))[:2]:
            items = board.places[other].items
            spare = sum(not board.wants(other, item) for item in items)
            best = max(best, 0.35 * (min(2, len(items)) - min(2, spare)))
        return best

    # ------------------------------------------------ abilities

    def _herding(self, offered: Offered) -> Iterator[tuple[float, Command]]:
        if w.Herd not in offered:
            return
        fields = offered[w.Herd].fields
        target = max(fields["target"], key=lambda seat: (self.worth.harm(seat), self.worth.threat(seat), -seat))
        gain = self.worth.relief + self.worth.harm(target) - 0.2
        yield gain, w.Herd(monster=fields["monster"][0], target=target)

    # ------------------------------------------------ interrupting

    def interrupt(self, offered: Offered) -> Command | None:
        """Ignore, or cancel, what harms."""
        if self._harmed() < 0.5:
            return None
        if w.Ignore in offered:
            return w.Ignore()
        if w.PlayDoom in offered:
            return w.PlayDoom(card=offered[w.PlayDoom].fields["card"][0])
        return None

    def _harmed(self) -> float:
        """How much what was just played, or drawn, would cost this seat."""
        board, worth = self.board, self.worth
        if not board.playing:
            event = board.pack.events.get(board.drawn or "")
            return 0.0 if event is None else self._harmed_by_event(event.effect)
        one = board.playing[-1]
        if one.seat == self.me:
            return 0.0
        effect = board.pack.dooms[one.card].effect
        items = board.places[self.me].items
        if isinstance(effect, v.Cancel):
            return 0.6 if len(board.playing) > 1 and board.playing[-2].seat == self.me else 0.0
        if isinstance(effect, v.Snatch):
            return max(map(worth.card, board.loot), default=0.0) if board.active == self.me else 0.0
        if isinstance(effect, v.Dare):
            return 0.3 * worth.at_stake if board.active == self.me else 0.0
        if one.target != self.me:
            return 0.0
        match effect:
            case v.Shove():
                return worth.more
            case v.TakeItem():
                return max(map(worth.card, items), default=0.0)
            case v.RecycleItems():
                return sum(sorted(map(worth.card, items))[: effect.count])
            case _:
                return 0.0

    def _harmed_by_event(self, effect: v.EventEffect) -> float:
        mine = self.board.active == self.me
        if isinstance(effect, v.EachDiscards):
            return min(map(self.worth.card, self.worth.place.items), default=0.0) - 0.3
        return -self.worth.event(effect) if mine else 0.0

    # ------------------------------------------------ Monsters

    def hardest(self, names: list[str]) -> str:
        """The Monster that is hardest to pay off; a Zombie is harder than any."""

        def hardness(name: str) -> float:
            if zombie_of(name) is not None:
                return 9.0
            foe = next(one for one in self.board.places[self.me].monsters if tag(one) == name)
            payable = bool(complete(self.board, self.me, foe, "own"))
            return len(left(self.board.pack, foe)) - (0.5 if payable else 0.0)

        return max(names, key=hardness)

    def prey(self, seats: list[Seat]) -> Seat:
        """Whom one more monster hurts most, as far as that is good for oneself."""
        return max(seats, key=lambda seat: (self.worth.harm(seat), self.worth.threat(seat), -seat))
