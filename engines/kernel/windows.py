"""What can be open at a table: windows, which have a deadline, and cards playable at any time, which have none."""

from __future__ import annotations

from collections.abc import Awaitable, Callable, Mapping, Sequence
from dataclasses import dataclass
from typing import TYPE_CHECKING, Any, Generic, Literal, TypeAlias, TypeVar, cast

from engines.kernel.decisions import Awaited, Barred, C, Command, Done, Offer, Offers, Prompt, Seat, offer
from engines.kernel.waits import Changed, hold, wait

if TYPE_CHECKING:
    from engines.kernel.table import Table

T = TypeVar("T")
Mode: TypeAlias = Literal["answer", "floor", "reaction"]
_DONE = offer(Done, done=[True, False], shared=True)


class Window(Generic[C]):
    """Prompts under one deadline.

    name     "vote.2"; where even its being open is private, "peek.1/3", numbered per seat
    mode     "answer": receipts are given and silence counts as a default; "floor", "reaction": neither
    again    a seat may answer anew while it is open; an equal answer is no news
    seconds  how long it is open
    others   the rulings by which seats are not asked, where they are named
    turn     on a floor: the seats whose turn it is; their silence counts as a default
    unseen   it is a reaction window, and nobody has said yet that it can be seen
    answers  what the seats have decided so far; a floor keeps none
    """

    def __init__(
        self,
        table: Table[Any],
        name: str,
        kind: str,
        seats: Sequence[Seat],
        offers: Callable[[Seat], Offers],
        seconds: float,
        *,
        mode: Mode,
        again: bool,
        private: bool,
        others: Mapping[Seat, str],
        turn: Sequence[Seat] = (),
    ) -> None:
        self.table = table
        self.name = name
        self.kind = kind
        self.seats = tuple(seats)
        self.mode: Mode = mode
        self.again = again
        self.private = private
        self.others = others
        self.turn = tuple(turn)
        self.opened_at = table.now
        self.closes_at = table.now + seconds
        self.seconds = seconds
        self.unseen = mode == "reaction" and not private
        self.answers: dict[Seat, C] = {}
        self._offers = offers
        self._legal: dict[Seat, tuple[Offer[Any], ...]] = {}
        self._barred: dict[Seat, tuple[Barred, ...]] = {}

    # ------------------------------------------------ what is offered

    def refresh(self) -> None:
        """Ask the script anew what it offers; it answers from the state as it is now."""
        for seat in self.seats:
            legal: list[Offer[Any]] = []
            barred: list[Barred] = []
            for one in self._offers(seat):
                if isinstance(one, Offer):
                    legal.append(one)
                else:
                    barred.append(one)
            self._legal[seat], self._barred[seat] = tuple(legal), tuple(barred)

    def drop_stale(self) -> None:
        """Refresh, and forget the answers that are no longer legal. For after something else has happened."""
        self.refresh()
        for seat, command in list(self.answers.items()):
            if not any(one.allows(command) for one in self._legal[seat]):
                del self.answers[seat]

    def asked(self) -> list[Seat]:
        """The seats that have something to decide here, whether or not they have decided."""
        return [seat for seat in self.seats if self._legal.get(seat)]

    def silent(self) -> list[Seat]:
        """The seats that should have decided something here, and have not."""
        due = self.seats if self.mode == "answer" else self.turn
        return [seat for seat in due if self._legal.get(seat) and seat not in self.answers]

    def prompt_name(self, seat: Seat) -> str:
        """The name of that seat's prompt in this window."""
        return self.name if self.private else f"{self.name}/{seat}"

    def prompt(self, seat: Seat) -> Prompt | None:
        """The question as it stands now; None while that seat has nothing to decide, or has decided for good. What
        only bars is a question without offers: it is not asked, but its refusals have reasons."""
        legal, barred = self._legal.get(seat, ()), self._barred.get(seat, ())
        if not (legal or barred) or (seat in self.answers and not self.again):
            return None
        return Prompt(
            self.prompt_name(seat),
            self.name,
            seat,
            self.kind,
            legal,
            barred,
            self.opened_at,
            self.closes_at,
            self.answers.get(seat),
        )

    def awaited(self) -> Awaited | None:
        """What everybody may see of it; None where its being open is private."""
        if self.private:
            return None
        told = self.mode == "answer"
        return Awaited(
            self.name,
            self.kind,
            self.seats,
            len(self.answers) if told else None,
            tuple(seat for seat in self.seats if seat not in self.answers) if told else None,
            self.opened_at,
            self.closes_at,
            self._shared(),
        )

    def _shared(self) -> tuple[Offer[Any], ...]:
        merged: dict[type[Command], Offer[Any]] = {}
        for seat in self.seats:
            for one in self._legal.get(seat, ()):
                if one.shared:
                    merged[one.type] = _union(merged.get(one.type), one)
        if Done in merged:  # who is done is not told before all are
            merged[Done] = _DONE
        return tuple(merged.values())

    # ------------------------------------------------ what its script does with it

    def extend(self, seconds: float) -> None:
        """A new deadline, `seconds` from now; the prompts keep their names."""
        self.closes_at = self.table.now + seconds

    def show(self) -> None:
        """It can be seen from now on: those who may react have the whole of its seconds, however long its way was."""
        self.unseen = False
        self.closes_at = max(self.closes_at, self.table.now + self.seconds)

    async def hold(self, action: Awaitable[T]) -> T:
        """Do something else while this window's clock stands still; nobody can answer it meanwhile."""
        return await hold(self.table, (self,), action)

    def forget(self, seat: Seat) -> None:
        """That seat has decided nothing here any more."""
        self.answers.pop(seat, None)

    def excuse(self, seat: Seat) -> None:
        """That seat need not decide any more, and everybody may know it: receipts count without it."""
        self.forget(seat)
        self.seats = tuple(one for one in self.seats if one != seat)
        self._legal.pop(seat, None)
        self._barred.pop(seat, None)

    async def sealed(self) -> None:
        """Wait until the last of those who are asked has decided, or the time is out. What happens meanwhile may change
        what is offered: decisions that are no longer legal are forgotten."""
        self.refresh()
        while len(self.answers) < len(self.asked()):
            if (happened := await wait(self.table, (self,))) is None:
                return
            if isinstance(happened, Changed):
                self.drop_stale()

    async def next(self) -> tuple[Seat, C] | None:
        """The next decision, or None when the deadline has passed."""
        while isinstance(happened := await wait(self.table, (self,)), Changed):
            pass
        return None if happened is None else (happened.seat, cast("C", happened.command))


def _union(known: Offer[Any] | None, more: Offer[Any]) -> Offer[Any]:
    if known is None:
        return Offer(more.type, more.fields, more.free, shared=True)
    fields = {
        name: (*values, *(value for value in more.fields.get(name, ()) if value not in values))
        for name, values in known.fields.items()
    }
    return Offer(known.type, fields, known.free, shared=True)


@dataclass(frozen=True, slots=True)
class Standing:
    """A card that its seat may play whatever is going on; one a seat and kind.

    handler     what playing it does; may ask, and may raise to call off what was going on
    interrupts  it may also be played while another such card resolves
    """

    seat: Seat
    kind: str
    offers: tuple[Offer[Any], ...]
    handler: Callable[[Table[Any], Seat, Any], Awaitable[None]]
    interrupts: bool = False

    def prompt(self, name: str, begun_at: float) -> Prompt:
        """Its prompt says nothing of what else is open, nor of when anything happened."""
        return Prompt(name, name, self.seat, self.kind, self.offers, (), begun_at, None)
