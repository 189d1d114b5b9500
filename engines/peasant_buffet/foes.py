"""How Monsters and Bosses are paid: which Items cover which weaknesses (B11 to B14), and how that is written down.

A Monster in play has a tag, its card and the weaknesses that are covered: "bog-hag+garlic". A payment is written behind
it, a unit for each weakness: "bog-hag+garlic:bread". A unit is the kind of the Item; with an ability also "bread>ale",
a Bread for Ale, and "torch*2>ale", two Torches for it.
"""

from __future__ import annotations

from collections import Counter
from collections.abc import Iterator, Sequence
from dataclasses import dataclass
from functools import lru_cache
from typing import Literal, NamedTuple, TypeAlias

from engines.kernel import Seat
from engines.peasant_buffet import vocabulary as v
from engines.peasant_buffet import words as w
from engines.peasant_buffet.board import Board
from engines.peasant_buffet.pack import Pack
from engines.peasant_buffet.vocabulary import Kind

Where: TypeAlias = Literal["drawn", "own", "boss"]
LISTED = 25  # what a menu can list


class Unit(NamedTuple):
    """One weakness and what pays it: so many Items of a kind."""

    weakness: Kind
    kind: Kind
    number: int = 1

    def __str__(self) -> str:
        if self.kind == self.weakness:
            return self.kind
        return f"{self.kind}{'' if self.number == 1 else f'*{self.number}'}>{self.weakness}"


@dataclass(frozen=True, slots=True)
class Way:
    """One way to pay: some or (complete) all weaknesses that are left."""

    foe: w.Foe
    where: Where
    units: tuple[Unit, ...]
    complete: bool

    @property
    def text(self) -> str:
        """As a command says it."""
        return f"{tag(self.foe)}:{'+'.join(map(str, self.units))}"

    @property
    def cost(self) -> int:
        """How many Items it takes."""
        return sum(unit.number for unit in self.units)


def tag(foe: w.Foe) -> str:
    """A Monster with what is covered; two of one tag are alike."""
    if not foe.paid:
        return foe.card
    return "+".join([foe.card, *sorted(payment.weakness for payment in foe.paid)])


def zombie_tag(seat: Seat) -> str:
    """A Zombie among Monsters."""
    return f"zombie-{seat}"


def zombie_of(name: str) -> Seat | None:
    """The Zombie that a tag means, if it means one."""
    head, _, seat = name.rpartition("-")
    return int(seat) if head == "zombie" and seat.isdecimal() else None


def left(pack: Pack, foe: w.Foe) -> tuple[Kind, ...]:
    """The weaknesses that are not covered, in printed order."""
    weaknesses = pack.foes[foe.card].weaknesses
    if not foe.paid:
        return weaknesses
    found = list(weaknesses)
    for payment in foe.paid:
        found.remove(payment.weakness)
    return tuple(found)


# ---------------------------------------------------- ways to pay


def complete(board: Board, seat: Seat, foe: w.Foe, where: Where) -> list[Way]:
    """The ways in which a seat could cover all that is left now, those with the fewest Items first."""
    found = _complete(left(board.pack, foe), held(board, seat), *_ability(board, seat, foe))
    return [Way(foe, where, way, True) for way in found]


def single(board: Board, seat: Seat, foe: w.Foe, where: Where) -> list[Way]:
    """The ways in which a seat could cover one weakness of several that are left."""
    found = _single(left(board.pack, foe), held(board, seat), *_ability(board, seat, foe))
    return [Way(foe, where, (unit,), False) for unit in found]


def fights(board: Board, seat: Seat, partial: bool) -> list[Way]:
    """What a seat could play onto the Monsters of its own inventory (B12)."""
    return _ways(board, seat, board.places[seat].monsters, "own", partial)


def contributions(board: Board, seat: Seat, partial: bool = True) -> list[Way]:
    """What a seat could play onto the Bosses in the centre."""
    return _ways(board, seat, board.bosses, "boss", partial)


def onto_drawn(board: Board, seat: Seat) -> list[Way]:
    """What a seat could play onto what was just drawn: onto a Boss anything that helps, onto a Monster all or nothing,
    since the payment saves the loot only if it is complete (B12)."""
    foe = drawn_foe(board)
    return _ways(board, seat, [foe], "drawn", foe.card in board.pack.bosses)


def drawn_foe(board: Board) -> w.Foe:
    """The Monster or Boss that was drawn."""
    assert board.drawn is not None
    return w.Foe(card=board.drawn, paid=board.paid)


def could_fall(board: Board, foe: w.Foe) -> bool:
    """Whether the living together hold what a Boss still needs."""
    together = Counter(board.pack.kind(item) for seat in board.living for item in board.places[seat].items)
    return not Counter(left(board.pack, foe)) - together


def held(board: Board, seat: Seat) -> tuple[tuple[Kind, int], ...]:
    """How many Items of each kind a seat has, in printed order."""
    kinds = [board.pack.items[item].kind for item in board.places[seat].items]
    return tuple((kind, number) for kind in board.pack.kinds if (number := kinds.count(kind)))


def payments(board: Board, seat: Seat, way: Way) -> tuple[w.Payment, ...]:
    """The Items themselves: the first of their kind that the seat holds."""
    items = list(board.places[seat].items)
    found: list[w.Payment] = []
    for unit in way.units:
        taken = [item for item in items if board.pack.kind(item) == unit.kind][: unit.number]
        for item in taken:
            items.remove(item)
        found.append(w.Payment(weakness=unit.weakness, items=tuple(taken), seat=seat))
    return tuple(found)


def _ways(board: Board, seat: Seat, foes: Sequence[w.Foe], where: Where, partial: bool) -> list[Way]:
    if not foes or not board.places[seat].items:
        return []
    unlike = foes if len(foes) == 1 else list({tag(foe): foe for foe in reversed(foes)}.values())[::-1]
    whole = [way for foe in unlike for way in complete(board, seat, foe, where)]
    parts = [way for foe in unlike for way in single(board, seat, foe, where)] if partial else []
    return [*whole, *parts][:LISTED]


def _ability(board: Board, seat: Seat, foe: w.Foe) -> tuple[Kind | None, tuple[Kind, ...]]:
    """The kind that is wild for a seat, and the kinds of which a pair is. Abilities do not work on a Boss (B13)."""
    if foe.card in board.pack.bosses:
        return None, ()
    wild = board.ability(seat, v.Wildcard)
    pair = board.ability(seat, v.Pair)
    return None if wild is None else wild.kind, () if pair is None else board.pack.kinds


def _units(weakness: Kind, wild: Kind | None, pairs: Sequence[Kind]) -> Iterator[Unit]:
    """What may pay a weakness: its own kind, a wild one, a pair."""
    yield Unit(weakness, weakness)
    if wild is not None and wild != weakness:
        yield Unit(weakness, wild)
    yield from (Unit(weakness, kind, 2) for kind in pairs if kind != weakness)


@lru_cache(4096)
def _complete(
    weaknesses: tuple[Kind, ...], items: tuple[tuple[Kind, int], ...], wild: Kind | None, pairs: tuple[Kind, ...]
) -> tuple[tuple[Unit, ...], ...]:
    found = dict.fromkeys(tuple(sorted(way)) for way in _covering(weaknesses, dict(items), wild, pairs))
    return tuple(sorted(found, key=lambda way: (sum(unit.number for unit in way), way)))


@lru_cache(4096)
def _single(
    weaknesses: tuple[Kind, ...], items: tuple[tuple[Kind, int], ...], wild: Kind | None, pairs: tuple[Kind, ...]
) -> tuple[Unit, ...]:
    if len(weaknesses) == 1:
        return ()
    numbers = dict(items)
    return tuple(
        unit
        for weakness in dict.fromkeys(weaknesses)
        for unit in _units(weakness, wild, pairs)
        if numbers.get(unit.kind, 0) >= unit.number
    )


def _covering(
    weaknesses: Sequence[Kind], items: dict[Kind, int], wild: Kind | None, pairs: Sequence[Kind]
) -> Iterator[tuple[Unit, ...]]:
    if not weaknesses:
        yield ()
        return
    for unit in _units(weaknesses[0], wild, pairs):
        if items.get(unit.kind, 0) >= unit.number:
            rest = {**items, unit.kind: items[unit.kind] - unit.number}
            for others in _covering(weaknesses[1:], rest, wild, pairs):
                yield (unit, *others)
