"""What players may decide: commands, and the offers that list the legal ones."""

from __future__ import annotations

import itertools
from collections import Counter
from collections.abc import Iterator, Mapping, Sequence
from dataclasses import dataclass, field, replace
from functools import cache
from typing import Any, Generic, Literal, TypeAlias, TypeVar

from pydantic import BaseModel

Seat: TypeAlias = int  # from 1, in join order
Value: TypeAlias = Any  # of a command's field: a seat, a card id, a number, a word, or None


class Command(BaseModel, frozen=True, extra="forbid"):
    """What a player decides. Each game declares its own, told apart by `kind`."""

    kind: str


class Done(Command, frozen=True):
    """On a floor: "I have nothing more to do", a toggle. Any act of anybody clears all of them."""

    kind: Literal["done"] = "done"
    done: bool = True


C = TypeVar("C", bound=Command)
C_co = TypeVar("C_co", bound=Command, covariant=True)


@dataclass(frozen=True, slots=True)
class Offer(Generic[C_co]):
    """One kind of command that a seat may answer with.

    fields  for each chosen field its legal values, in the order in which they are shown
    free    fields of free text (checked by the command's own model)
    pool    a multiset from which the values of all `fields` are taken together ("two different cards of the hand")
    total   the least and the greatest sum of all `fields` ("three draws in all")
    shared  a spectator could compute it too, so it may be drawn in the channel
    rules   the ruling that limits a field
    barred  the ruling that forbids a value which a player could expect
    """

    type: type[C_co]
    fields: Mapping[str, tuple[Value, ...]] = field(default_factory=dict[str, tuple[Value, ...]])
    free: tuple[str, ...] = ()
    pool: tuple[Value, ...] | None = None
    total: tuple[int, int] | None = None
    shared: bool = False
    rules: Mapping[str, str] = field(default_factory=dict[str, str])
    barred: Mapping[Value, str] = field(default_factory=dict[Value, str])

    @property
    def kind(self) -> str:
        """The commands' `kind`."""
        return self.type.model_fields["kind"].default

    def because(self, *, barred: Mapping[Value, str] | None = None, **rules: str) -> Offer[C_co]:
        """The same offer, saying which ruling limits a field and which forbids a value."""
        return replace(self, rules={**self.rules, **rules}, barred={**self.barred, **(barred or {})})

    def allows(self, command: Command) -> bool:
        """Whether `command` is one of the legal ones. Fields that are neither chosen nor free have their default."""
        if type(command) is not self.type:
            return False
        values = [getattr(command, name) for name in self.fields]
        return (
            all(value in legal for value, legal in zip(values, self.fields.values(), strict=True))
            and self._fit_together(values)
            and self._says_no_more(command)
        )

    def forbids(self, command: Command) -> str | None:
        """The ruling that makes `command` illegal, where one is named."""
        if type(command) is not self.type:
            return None
        for name, legal in self.fields.items():
            value = getattr(command, name)
            if value not in legal:
                return self.barred.get(value) or self.rules.get(name)
        return next(iter(self.rules.values()), None)

    def commands(self) -> Iterator[C_co]:
        """Every legal command, in a fixed order. Free fields take their default."""
        for values in itertools.product(*self.fields.values()):
            if self._fit_together(values):
                yield self.type(**dict(zip(self.fields, values, strict=True)))

    def _says_no_more(self, command: Command) -> bool:
        return all(
            getattr(command, name) == default
            for name, default in _defaults(self.type)
            if name not in self.fields and name not in self.free
        )

    def _fit_together(self, values: Sequence[Value]) -> bool:
        if self.pool is not None and Counter(values) - Counter(self.pool):
            return False
        return self.total is None or self.total[0] <= sum(values) <= self.total[1]


@cache
def _defaults(type_: type[Command]) -> tuple[tuple[str, Value], ...]:
    return tuple((name, info.get_default(call_default_factory=True)) for name, info in type_.model_fields.items())


@dataclass(frozen=True, slots=True)
class Barred:
    """A kind of command that a player could expect here, and the ruling that forbids it now."""

    type: type[Command]
    rule: str


Offers: TypeAlias = Sequence["Offer[Any] | Barred"]


def offer(
    type_: type[C],
    *,
    free: Sequence[str] = (),
    pool: Sequence[Value] | None = None,
    total: tuple[int, int] | None = None,
    shared: bool = False,
    **fields: Sequence[Value],
) -> Offer[C]:
    """`offer(Vote, target=[1, 2, 4], shared=True)`: see `Offer` for the words."""
    return Offer(
        type_,
        {name: tuple(values) for name, values in fields.items()},
        free=tuple(free),
        pool=None if pool is None else tuple(pool),
        total=total,
        shared=shared,
    )


@dataclass(frozen=True, slots=True)
class Prompt:
    """A question open to one seat.

    name       "vote.2/4": the second vote of the game, seat 4. Never used for another question.
    window     the window that it belongs to; several seats' prompts may share one deadline
    opened_at  seconds since 1970, as `closes_at`, when it closes by default; None for a card playable at any time
    chosen     this seat's answer so far, where it may still be changed
    """

    name: str
    window: str
    seat: Seat
    kind: str
    offers: tuple[Offer[Any], ...]
    barred: tuple[Barred, ...]
    opened_at: float
    closes_at: float | None
    chosen: Command | None = None

    def allows(self, command: Command) -> bool:
        """Whether one of the offers has it."""
        return any(offer.allows(command) for offer in self.offers)

    def forbids(self, command: Command) -> str | None:
        """The ruling that makes `command` illegal here, where one is named."""
        for barred in self.barred:
            if type(command) is barred.type:
                return barred.rule
        return next((rule for offer in self.offers if (rule := offer.forbids(command))), None)

    def commands(self) -> list[Command]:
        """Every legal command."""
        return [command for offer in self.offers for command in offer.commands()]


@dataclass(frozen=True, slots=True)
class Awaited:
    """What everybody may see of a window that everybody knows to be open.

    seats     who was asked
    answered  how many have answered; None where not even that may be told (reaction windows, floors)
    missing   who has not answered, for the last quarter of the time; None as `answered`
    offers    what may be drawn in the channel: the shared offers of all seats together
    """

    window: str
    kind: str
    seats: tuple[Seat, ...]
    answered: int | None
    missing: tuple[Seat, ...] | None
    opened_at: float
    closes_at: float
    offers: tuple[Offer[Any], ...]
