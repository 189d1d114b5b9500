"""The table: everything that a script may touch, and the verbs with which it waits."""

from __future__ import annotations

from collections import Counter
from collections.abc import Awaitable, Callable, Coroutine, Iterable, Mapping, Sequence
from typing import Any, Generic, Literal, TypeAlias, TypeVar, cast

from engines.kernel.chance import Chance
from engines.kernel.decisions import C, Command, Done, Offers, Seat, offer
from engines.kernel.facts import ALL, Audience, Beat, Fact, Told
from engines.kernel.journal import Setup
from engines.kernel.waits import Answered, Changed, K, T, together, wait
from engines.kernel.windows import Mode, Standing, Window

S = TypeVar("S")
D = TypeVar("D")
BEAT = 1.5  # seconds between two messages of one turn
POST = 12 * 3600.0  # seconds for a question by post
Pace: TypeAlias = Literal["quick", "normal", "relaxed", "post"]
NOBODY: Mapping[Seat, str] = {}
_FACTORS: Mapping[str, float] = {"quick": 0.5, "normal": 1.0, "relaxed": 3.0}

AnyTime: TypeAlias = Callable[["Table[Any]"], Iterable[Standing]]


class Table(Generic[S]):
    """A script may change `state`, `tell`, draw from `chance`, and wait. Nothing else."""

    def __init__(self, setup: Setup, state: S, anytime: AnyTime | None = None) -> None:
        self.setup = setup
        self.state = state
        self.chance = Chance(setup.seed, setup.stack)
        self.now = setup.begun_at
        self.told: list[Told] = []
        self.resolving: list[Standing] = []
        self.pace: Pace = setup.options.get("pace", "normal")
        self._anytime = anytime
        self._asked: Counter[str] = Counter()
        self._private: dict[str, bool] = {}  # by kind

    # ------------------------------------------------ telling

    def tell(self, audience: Seat | Iterable[Seat] | None, fact: Fact) -> None:
        """Let everybody (ALL), one seat or some seats learn a fact. Raises ValueError if there is no such seat."""
        to: Audience = ALL
        if audience is not None:
            to = (audience,) if isinstance(audience, int) else tuple(sorted(dict.fromkeys(audience)))
            if not all(1 <= seat <= self.setup.seats for seat in to):
                raise ValueError("no such seat")
        self.told.append(Told(to, fact))

    def beat(self) -> None:
        """A pause as at a table. Never where a secret decides whether there is one."""
        self.told.append(Told(ALL, Beat()))
        self.now += BEAT

    # ------------------------------------------------ waiting

    def seconds(self, normal: float, post: float = POST) -> float:
        """How long a question of `normal` seconds is open at this table's pace; `post` by post."""
        return post if self.pace == "post" else normal * _FACTORS[self.pace]

    def open(
        self,
        kind: str,
        seats: Sequence[Seat],
        offers: Callable[[Seat], Offers],
        seconds: float,
        *,
        mode: Mode = "answer",
        again: bool = False,
        private: bool = False,
        others: Mapping[Seat, str] = NOBODY,
    ) -> Window[Any]:
        """A window for `seats`. `offers` is called again after every entry; `seconds` until the default, which the
        verbs below measure at the table's pace and this one takes as they are.

        `private`: not even that the question is open may be known; for one seat only. A kind is always private or
        never, so that no two questions have one name. `others`: by which rulings seats are not
        asked.
        """
        if private:
            (seat,) = seats
            name = self._private_name(kind, seat)
        else:
            name = self._number(kind, kind)
        self._keep_apart(kind, private)
        return Window(self, name, kind, seats, offers, seconds, mode=mode, again=again, private=private, others=others)

    async def ask(
        self,
        seat: Seat,
        kind: str,
        offers: Callable[[], Offers],
        *,
        seconds: float,
        otherwise: Callable[[], C],
        private: bool = False,
        others: Mapping[Seat, str] = NOBODY,
    ) -> C:
        """One seat decides. If time runs out, or nothing is left to offer, `otherwise` is its decision."""
        window = self.open(kind, [seat], lambda _: offers(), self.seconds(seconds), private=private, others=others)
        while True:
            window.refresh()
            if not window.asked() or (happened := await wait(self, (window,))) is None:
                return otherwise()
            if isinstance(happened, Answered):
                return cast("C", happened.command)

    async def ask_all(
        self,
        kind: str,
        seats: Sequence[Seat],
        offers: Callable[[Seat], Offers],
        *,
        seconds: float,
        otherwise: Callable[[Seat], D],
        again: bool = True,
        others: Mapping[Seat, str] = NOBODY,
    ) -> dict[Seat, Any | D]:
        """All decide at once, sealed. An answer may be changed until the last is in or the time is out (`again`);
        `otherwise` decides for the silent. The result is in the order of `seats`; that of arrival does not show."""
        window = self.open(kind, seats, offers, self.seconds(seconds), again=again, others=others)
        await window.sealed()
        return _decided(window, otherwise)

    async def window(
        self,
        kind: str,
        seats: Sequence[Seat],
        offers: Callable[[Seat], Offers],
        *,
        seconds: float,
        otherwise: Callable[[Seat], D],
        others: Mapping[Seat, str] = NOBODY,
    ) -> dict[Seat, Any | D]:
        """A reaction window: sealed, of fixed length, without receipts; it never ends early, whoever may answer.

        By post there are no windows of seconds: everyone answers once.
        """
        if self.pace == "post":
            return await self.ask_all(kind, seats, offers, seconds=seconds, otherwise=otherwise, others=others)
        window = self.open(kind, seats, offers, self.seconds(seconds), mode="reaction", again=True, others=others)
        while (happened := await wait(self, (window,))) is not None:
            if isinstance(happened, Changed):
                window.drop_stale()
        return _decided(window, otherwise)

    async def floor(
        self,
        kind: str,
        seats: Sequence[Seat],
        offers: Callable[[Seat], Offers],
        act: Callable[[Seat, Any], Awaitable[None]],
        *,
        seconds: float,
    ) -> None:
        """Everybody may act at any time. Done is a toggle, any act clears all of them; ends when all are done or the
        time is out. The clock stands still while an act is resolved."""
        done: set[Seat] = set()

        def offered(seat: Seat) -> Offers:
            return (*offers(seat), offer(Done, done=[seat not in done], shared=True))

        window = self.open(kind, seats, offered, self.seconds(seconds), mode="floor")
        while len(done) < len(window.seats):
            happened = await window.next()
            if happened is None:
                return
            seat, command = happened
            if isinstance(command, Done):
                (done.add if command.done else done.discard)(seat)
            else:
                done.clear()
                await window.hold(act(seat, command))

    async def together(self, branches: Mapping[K, Coroutine[Any, Any, T]]) -> dict[K, T]:
        """Several players in several steps at once: see `waits.together`."""
        return await together(self, branches)

    # ------------------------------------------------ cards playable at any time

    def standing(self) -> dict[str, Standing]:
        """What may be played now whatever is going on, by prompt name. A name is used up when the card is played."""
        if self._anytime is None:
            return {}
        found: dict[str, Standing] = {}
        for one in self._anytime(self):
            if one.interrupts or not self.resolving:
                self._keep_apart(one.kind, True)
                found[f"{one.kind}.{self._asked[f'{one.kind}/{one.seat}'] + 1}/{one.seat}"] = one
        return found

    async def resolve(self, card: Standing, command: Command) -> None:
        """Play such a card. If it calls off what was going on, its exception passes through the waiting script."""
        self._private_name(card.kind, card.seat)
        self.resolving.append(card)
        try:
            await card.handler(self, card.seat, command)
        except Exception:
            self.resolving.pop()
            raise
        self.resolving.pop()

    def _number(self, counter: str, kind: str) -> str:
        self._asked[counter] += 1
        return f"{kind}.{self._asked[counter]}"

    def _private_name(self, kind: str, seat: Seat) -> str:
        return f"{self._number(f'{kind}/{seat}', kind)}/{seat}"

    def _keep_apart(self, kind: str, private: bool) -> None:
        if self._private.setdefault(kind, private) != private:
            raise ValueError("a kind of question is always private or never")


def _decided(window: Window[Any], otherwise: Callable[[Seat], D]) -> dict[Seat, Any | D]:
    answers = window.answers
    return {seat: answers[seat] if seat in answers else otherwise(seat) for seat in window.seats}
