"""The one door into a game: async command handlers over a Store.

A `House` is what the handlers of all games share in one process: the store, the tables in memory, a lock a table. What
a call changes is one transaction under the table's lock: entries, what was told, the next deadline. If the commit
fails, the table in memory has gone further than its journal and is dropped.
"""

from __future__ import annotations

import asyncio
import hashlib
import json
import logging
from collections import OrderedDict
from collections.abc import AsyncGenerator, Callable, Sequence
from contextlib import asynccontextmanager
from dataclasses import dataclass
from typing import Any, Generic, Literal, Protocol, TypeAlias, TypeVar
from weakref import WeakValueDictionary

from engines.kernel import (
    Audience,
    By,
    Command,
    Delay,
    Entry,
    Game,
    GameOver,
    Handover,
    Live,
    Note,
    OurFault,
    Pause,
    PublicSetup,
    Refused,
    Seat,
    Session,
    SetAside,
    Setup,
    Shown,
    Told,
    seal,
)
from engines.kernel.errors import Diverged

log = logging.getLogger(__name__)
S = TypeVar("S")
TableId: TypeAlias = int
Check: TypeAlias = Callable[[], None]
Status: TypeAlias = Literal["playing", "over", "aside", "ended"]
SHORTEST_ABSENCE = 30.0  # seconds; a shorter one of the bot is nobody's trouble
BETWEEN_CLOCKS = 1.0  # seconds that Discord's clock, which presses bear, may lie behind ours
KEPT = 2000  # tables in memory


class NoSuchTable(Refused):
    """There is no such table."""

    code = "no-such-table"


class NotOverYet(Refused):
    """A journal holds every secret: it is shown when the game is over."""

    code = "not-over-yet"


@dataclass(frozen=True, slots=True)
class Line:
    """What was told, as it waits to be delivered: the n-th fact of its table, its readers, the fact as JSON."""

    n: int
    to: Audience
    fact: str


@dataclass(frozen=True, slots=True)
class Written:
    """One transaction's worth of news of a table.

    first     index of the first of `entries`, from 0
    digest    of all that was ever told at this table, `lines` included
    wakes_at  the next deadline, seconds since 1970; None: none
    """

    first: int
    entries: Sequence[str]
    lines: Sequence[Line]
    digest: str
    wakes_at: float | None
    status: Status


@dataclass(frozen=True, slots=True)
class Stored:
    """A table as it was written: its setup and entries as JSON, how much was told, and the digest of it."""

    setup: str
    entries: Sequence[str]
    told: int
    digest: str
    status: Status


@dataclass(frozen=True, slots=True)
class History:
    """What was told at a table, in order: the n-th of `told` is the n-th fact of the table."""

    game: Game[Any]
    setup: PublicSetup
    told: Sequence[Told]

    def heard(self, seat: Seat | None, before: int | None = None) -> list[Told]:
        """What a seat (None: a spectator) was told, of all facts before the n-th."""
        return [one for one in self.told[:before] if one.to is None or seat in one.to]


class Store(Protocol):
    """Where tables are kept. Each call is one transaction."""

    async def begin(self, table: TableId, game: str, setup: str, written: Written) -> None:
        """A new table; raises if there is one of this id."""
        ...

    async def append(self, table: TableId, written: Written) -> None:
        """Entries, lines, digest, next deadline and status."""
        ...

    async def load(self, table: TableId) -> Stored | None:
        """A table with its journal; None if there is none."""
        ...

    async def absences(self) -> Sequence[tuple[float, float]]:
        """When this process, or one before it, was away: from, until."""
        ...


@dataclass(slots=True)
class Seated:
    """A table in memory. `told_all`: how many facts everybody was told since it is there."""

    live: Live
    told: int
    digest: str
    status: Status
    told_all: int = 0


class Locks:
    """A lock for each number, for as long as somebody has it."""

    def __init__(self) -> None:
        self._locks: WeakValueDictionary[int, asyncio.Lock] = WeakValueDictionary()

    def __call__(self, number: int) -> asyncio.Lock:
        """The lock of this number: to be entered with `async with`."""
        if (lock := self._locks.get(number)) is None:
            lock = self._locks[number] = asyncio.Lock()
        return lock


class House:
    """What the handlers of all games share in one process.

    changed  called with a table's id after every commit that told something or moved a deadline
    lock     the lock of a table
    """

    def __init__(self, store: Store, kept: int = KEPT) -> None:
        self.store = store
        self.changed: list[Callable[[TableId], None]] = []
        self.absences: list[tuple[float, float]] = []
        self._kept = kept
        self._tables: OrderedDict[TableId, Seated] = OrderedDict()
        self.lock = Locks()

    async def enter(self) -> None:
        """Read what must be known before the first table is touched."""
        self.absences = list(await self.store.absences())

    def keep(self, table: TableId, seated: Seated) -> None:
        """Hold a table in memory; the one that was idle for longest makes room."""
        self._tables[table] = seated
        self._tables.move_to_end(table)
        while len(self._tables) > self._kept:
            self._tables.popitem(last=False)

    def find(self, table: TableId) -> Seated | None:
        """A table in memory."""
        if (seated := self._tables.get(table)) is not None:
            self._tables.move_to_end(table)
        return seated

    def drop(self, table: TableId) -> None:
        """Forget what is in memory of a table; the store has it."""
        self._tables.pop(table, None)

    def away(self, since: float) -> float:
        """How long the bot was away after `since`, in seconds: only absences worth the name count, and of them what is
        more than the difference of two clocks."""
        gaps = (until - max(start, since) for start, until in self.absences if until - start > SHORTEST_ABSENCE)
        return sum(gap for gap in gaps if gap > BETWEEN_CLOCKS)


class Handlers(Generic[S]):
    """The command handlers of one game. All times are seconds since 1970 and come from the caller.

    All of them raise Refused (with a code, and a ruling where one forbids it) if nothing was changed. `check` is called
    when nobody else is at the table any more, before anything is changed: what it raises passes through.
    """

    def __init__(self, game: Game[S]) -> None:
        self.game = game

    async def open(self, house: House, table: TableId, setup: Setup) -> None:
        """Begin a game. Raises ImpossibleSetup."""
        async with house.lock(table):
            live = Live(self.game, setup)
            seated = Seated(live, 0, "", "playing")
            written = self._write(seated, [], 0)
            await house.store.begin(table, self.game.slug, setup.model_dump_json(), written)
            house.keep(table, seated)
        self._tell(house, table)

    async def answer(
        self,
        house: House,
        table: TableId,
        seat: Seat,
        prompt: str,
        command: Command,
        at: float,
        by: By = "member",
        check: Check | None = None,
    ) -> bool:
        """A seat decides. False if it had decided just so already. A member's answer takes the seat back from an AI
        that stood in for an absent member."""

        def decide(live: Live) -> list[Entry]:
            session = live.session
            entries: list[Entry] = []
            if by == "member" and session.players.get(seat) == "ai":
                entries.append(Handover(seat=seat, to="member", cause="returned", at=max(at, session.now)))
            entry = session.submit(seat, prompt, command, at, by)
            if entry is None and not entries:
                return []
            for back in entries:
                session.feed(back)
            return [*([entry] if entry else []), *entries]

        return bool(await self._advance(house, table, at, decide, check))

    async def wake(self, house: House, table: TableId, at: float, patience: float = 0.0) -> int:
        """Let the deadlines that have passed fall, in their order; how many did. Seats that were silent twice in a
        row are played by an AI from then on. Reaction windows that nobody can see yet stay open for `patience` seconds
        more."""

        def fall(live: Live) -> list[Entry]:
            entries: list[Entry] = []
            while (entry := live.session.tick(at, patience)) is not None:
                entries.append(entry)
                for seat, count in sorted(live.session.defaults.items()):
                    if count >= 2 and live.session.players[seat] == "member" and not live.session.over:
                        handover = Handover(seat=seat, to="ai", cause="absent", at=entry.at)
                        live.session.feed(handover)
                        entries.append(handover)
            return entries

        return len(await self._advance(house, table, at, fall))

    async def pause(self, house: House, table: TableId, on: bool, at: float) -> None:
        """Stop the clocks, or let them run again."""
        await self._feed(house, table, at, lambda live: Pause(on=on, at=max(at, live.session.now)))

    async def more_time(self, house: House, table: TableId, seconds: float, at: float) -> None:
        """Move all running deadlines."""
        await self._feed(
            house, table, at, lambda live: Delay(seconds=seconds, cause="more-time", at=max(at, live.session.now))
        )

    async def hand_over(
        self,
        house: House,
        table: TableId,
        seat: Seat,
        to: By,
        cause: Literal["absent", "returned", "left", "kicked", "joined"],
        at: float,
        notes: Sequence[int] = (),
        check: Check | None = None,
    ) -> None:
        """Somebody else plays a seat from now on; everybody is told of these notes of the house with it."""

        def change(live: Live) -> list[Entry]:
            then = max(at, live.session.now)
            entries: list[Entry] = [Handover(seat=seat, to=to, cause=cause, at=then)]
            entries += [Note(note=note, at=then) for note in notes]
            for entry in entries:
                live.session.feed(entry)
            return entries

        await self._advance(house, table, at, change, check)

    async def note(self, house: House, table: TableId, note: int, at: float) -> None:
        """Everybody at the table is told of a note of the house."""
        await self._feed(house, table, at, lambda live: Note(note=note, at=max(at, live.session.now)))

    async def shown(self, house: House, table: TableId, windows: Sequence[str], at: float) -> None:
        """These reaction windows can be seen: those who may react have the whole of their time from here. What has
        closed meanwhile, or was seen before, stays as it is."""

        def show(live: Live) -> list[Entry]:
            unseen = live.session.unseen()
            entries = [Shown(window=name, at=max(at, live.session.now)) for name in windows if name in unseen]
            for entry in entries:
                live.session.feed(entry)
            return list(entries)

        await self._advance(house, table, at, show)

    async def end(self, house: House, table: TableId, at: float) -> None:
        """End a table without a result, also one that was set aside."""
        async with house.lock(table):
            stored = await house.store.load(table)
            if stored is None:
                raise NoSuchTable
            if stored.status in ("over", "ended"):
                raise GameOver
            await house.store.append(table, Written(len(stored.entries), [], [], stored.digest, None, "ended"))
            house.drop(table)
        self._tell(house, table)

    @asynccontextmanager
    async def look(self, house: House, table: TableId) -> AsyncGenerator[Seated]:
        """The table as it is, to be read within the block and not to be changed."""
        async with house.lock(table):
            yield await self._seat(house, table)

    async def history(self, house: House, table: TableId) -> History:
        """Everything that was told so far. The game is played once more for it: some milliseconds."""
        stored = await house.store.load(table)
        if stored is None or (setup := Setup.model_validate_json(stored.setup)).game != self.game.slug:
            raise NoSuchTable
        try:
            session = Session.replay(self.game, setup, map(self.game.entry, stored.entries))
        except OurFault:
            raise SetAside from None
        return History(self.game, setup.public, session.drain())

    async def export(self, house: House, table: TableId) -> dict[str, Any]:
        """The game as a file: setup, journal and their seal. Raises NotOverYet while it runs."""
        stored = await house.store.load(table)
        if stored is None:
            raise NoSuchTable
        if stored.status != "over":
            raise NotOverYet
        game = {"setup": json.loads(stored.setup), "journal": [json.loads(entry) for entry in stored.entries]}
        return {**game, "seal": seal(game)}

    # ------------------------------------------------ one transaction

    async def _feed(self, house: House, table: TableId, at: float, make: Callable[[Live], Entry]) -> None:
        def feed(live: Live) -> list[Entry]:
            entry = make(live)
            live.session.feed(entry)
            return [entry]

        await self._advance(house, table, at, feed)

    async def _advance(
        self,
        house: House,
        table: TableId,
        at: float,
        act: Callable[[Live], list[Entry]],
        check: Check | None = None,
    ) -> list[Entry]:
        committed: list[Entry] = []
        try:
            async with house.lock(table):
                if check is not None:
                    check()
                seated = await self._seat(house, table)
                if seated.status == "aside":
                    raise SetAside
                if seated.status != "playing":
                    raise GameOver
                delays = self._after_absence(house, seated.live, at)
                await self._commit(house, table, seated, delays)
                committed += delays
                try:
                    entries = act(seated.live)
                except OurFault as fault:
                    await self._set_aside(house, table, fault)
                    raise SetAside from None
                await self._commit(house, table, seated, entries)
                committed += entries
        finally:
            if committed:  # what an absence took is given back even where the press after it is refused
                self._tell(house, table)
        return entries

    async def _commit(self, house: House, table: TableId, seated: Seated, entries: Sequence[Entry]) -> None:
        if not entries:
            return
        written = self._write(seated, entries, seated.live.session.length - len(entries))
        try:
            await house.store.append(table, written)
        except BaseException:
            house.drop(table)
            raise

    def _after_absence(self, house: House, live: Live, at: float) -> list[Entry]:
        session = live.session
        gap = house.away(session.heard_at)
        if gap <= 0 or session.over or session.paused_at is not None:
            return []
        back = max(until for _, until in house.absences)
        entry = Delay(seconds=gap, cause="absence", at=max(at, back, session.now))
        session.feed(entry)
        return [entry]

    async def _seat(self, house: House, table: TableId) -> Seated:
        if (seated := house.find(table)) is not None:
            return seated
        stored = await house.store.load(table)
        if stored is None:
            raise NoSuchTable
        if Setup.model_validate_json(stored.setup).game != self.game.slug:
            raise NoSuchTable
        try:
            live = rebuilt(self.game, stored)
        except OurFault as fault:
            await self._set_aside(house, table, fault)
            raise SetAside from None
        seated = Seated(live, stored.told, stored.digest, stored.status)
        house.keep(table, seated)
        return seated

    async def _set_aside(self, house: House, table: TableId, fault: OurFault) -> None:
        log.error("table %s is set aside: %s", table, fault)
        house.drop(table)
        stored = await house.store.load(table)
        if stored is not None and stored.status == "playing":
            await house.store.append(table, Written(len(stored.entries), [], [], stored.digest, None, "aside"))
            self._tell(house, table)

    def _write(self, seated: Seated, entries: Sequence[Entry], first: int) -> Written:
        session = seated.live.session
        told = seated.live.heard()
        lines = [Line(seated.told + i, to, fact.model_dump_json()) for i, (to, fact) in enumerate(told)]
        seated.digest = _digest(seated.digest, told)
        seated.told += len(lines)
        seated.told_all += sum(line.to is None for line in lines)
        seated.status = "over" if session.over else "playing"
        return Written(
            first,
            [entry.model_dump_json() for entry in entries],
            lines,
            seated.digest,
            session.next_deadline,
            seated.status,
        )

    @staticmethod
    def _tell(house: House, table: TableId) -> None:
        for listener in house.changed:
            listener(table)


def rebuilt(game: Game[Any], stored: Stored) -> Live:
    """A table as its journal says.

    Raises OurFault where this code does not take the journal, or (unless it was set aside) tells other facts by it.
    """
    setup = Setup.model_validate_json(stored.setup)
    live = Live(game, setup, [game.entry(text) for text in stored.entries])
    if _digest("", live.heard()) != stored.digest and stored.status != "aside":
        raise Diverged(live.session.length)
    return live


def _digest(before: str, told: Sequence[Told]) -> str:
    digest = before
    for to, fact in told:
        text = f"{digest}{to}{fact.model_dump_json()}"
        digest = hashlib.blake2b(text.encode(), digest_size=16).hexdigest()
    return digest
