"""The driver: a suspended script, the request it waits on, and how entries are taken. No event loop."""

from __future__ import annotations

from collections import Counter
from collections.abc import Iterable
from typing import Any, TypeVar

from engines.kernel.decisions import Awaited, Command, Prompt, Seat
from engines.kernel.errors import (
    Diverged,
    GameOver,
    IllegalCommand,
    ImpossibleSetup,
    NotPaused,
    PromptClosed,
    Refused,
    ScriptFailed,
    SetAside,
    TablePaused,
)
from engines.kernel.facts import Delayed, HandedOver, Noted, Paused, Resumed, SeedRevealed, StoodIn, Told
from engines.kernel.game import Game, Outcome
from engines.kernel.journal import Answer, By, Delay, Entry, Expiry, Handover, Note, Pause, Setup, Shown
from engines.kernel.table import Table
from engines.kernel.waits import Answered, Expired, Played, Request
from engines.kernel.windows import Standing, Window

S = TypeVar("S")
LEFT_AFTER_ABSENCE = 60.0  # seconds


class Session:
    """A game in progress. Everything that changes it is an entry; `drain` what was told since the last call.

    Raises ImpossibleSetup if there can be no such table. Every method that lets the script go on raises ScriptFailed
    if it breaks; such a session takes nothing more.
    """

    def __init__(self, game: Game[Any], setup: Setup) -> None:
        _check(game, setup)
        self.game = game
        self.setup = setup
        self.outcome: Outcome | None = None
        self.length = 0  # entries taken
        self.heard_at = setup.begun_at  # when the last of them was; what was told on beats since then lies ahead of it
        self.paused_at: float | None = None
        self.players: dict[Seat, By] = {
            seat: "ai" if seat in setup.ai else "member" for seat in range(1, setup.seats + 1)
        }
        self.defaults: Counter[Seat] = Counter()  # in a row, per seat
        self.table: Table[Any] = Table(setup, _begin(game, setup), game.anytime)
        self._request: Request | None = None
        self._script = game.play(self.table)
        self._send(None)

    @classmethod
    def replay(cls, game: Game[Any], setup: Setup, entries: Iterable[Entry]) -> Session:
        """The session after these entries; raises Diverged at the first that does not fit."""
        session = cls(game, setup)
        for index, entry in enumerate(entries):
            if not session._fits(entry):
                raise Diverged(index)
        return session

    # ------------------------------------------------ looking

    @property
    def over(self) -> bool:
        """Whether the last card has been played."""
        return self.outcome is not None

    @property
    def now(self) -> float:
        """The table's time: the latest that it has heard of, in seconds since 1970."""
        return self.table.now

    @property
    def next_deadline(self) -> float | None:
        """When the next question closes by default; None while paused or over."""
        return self.closing()

    def prompts(self, seat: Seat | None = None) -> list[Prompt]:
        """The questions open to a seat, or to all."""
        return [] if self._request is None else self._request.prompts(seat)

    def find(self, seat: Seat, prompt: str) -> Prompt:
        """The question of this name, also one that offers the seat nothing but has reasons. Raises NotYourPrompt where
        only others were asked, PromptClosed, GameOver."""
        return self._waiting().find(seat, prompt)[1]

    def awaited(self) -> list[Awaited]:
        """What everybody may see of the open questions."""
        if self._request is None:
            return []
        return [seen for window in self._request.windows if (seen := window.awaited()) is not None]

    def closing(self, patience: float = 0.0) -> float | None:
        """As `next_deadline`; but a reaction window that nobody can see yet is left open for `patience` more seconds,
        in case that it is shown meanwhile."""
        closing = self._closing(patience)
        return None if closing is None else closing[0]

    def unseen(self) -> list[str]:
        """The reaction windows of which nobody has said yet that they can be seen. None while the table is paused."""
        if self._request is None or self.paused_at is not None:
            return []
        return [window.name for window in self._request.windows if window.unseen]

    def drain(self) -> list[Told]:
        """What was told since the last call."""
        told, self.table.told = self.table.told, []
        return told

    # ------------------------------------------------ deciding

    def submit(self, seat: Seat, prompt: str, command: Command, at: float, by: By = "member") -> Answer | None:
        """A player's decision; None if it was already so. Raises Refused and changes nothing if it cannot be taken."""
        request = self._waiting()
        if self.paused_at is not None:
            raise TablePaused
        where, offered = request.find(seat, prompt)
        if isinstance(where, Window):
            if max(at, self.now) >= where.closes_at:
                raise PromptClosed
            if where.again and where.answers.get(seat) == command:
                return None
        if not offered.allows(command):
            raise IllegalCommand(offered.forbids(command))
        entry = Answer(seat=seat, prompt=prompt, command=command, at=max(at, self.now), by=by)
        self._take(entry, where)
        return entry

    def tick(self, at: float, patience: float = 0.0) -> Expiry | None:
        """Let the next deadline pass, if it has. Call again until None: several may have passed. `patience` as in
        `closing`."""
        closing = self._closing(patience)
        if closing is None or at < closing[0]:
            return None
        deadline, window = closing
        entry = Expiry(window=window.name, at=max(deadline, self.now))
        self.feed(entry)
        return entry

    def feed(self, entry: Entry) -> None:
        """Take an entry of the journal. Raises Refused if it does not fit."""
        if isinstance(entry, Handover | Note):
            self._count(entry)
            self._people(entry)
            return
        request = self._waiting()
        match entry:
            case Answer():
                where, offered = request.find(entry.seat, entry.prompt)
                if not offered.allows(entry.command):
                    raise IllegalCommand(offered.forbids(entry.command))
                self._take(entry, where)
            case Expiry():
                window = next((one for one in request.windows if one.name == entry.window), None)
                if window is None:
                    raise PromptClosed
                self._count(entry)
                for seat in window.silent():
                    self.defaults[seat] += 1
                self._send(Expired(window))
            case Delay():
                self._count(entry)
                for window in request.windows:
                    window.closes_at += entry.seconds
                    if entry.cause == "absence":
                        window.closes_at = max(window.closes_at, self.now + LEFT_AFTER_ABSENCE)
                self.table.told.append(Told(None, Delayed(seconds=entry.seconds, cause=entry.cause)))
            case Pause():
                self._pause(entry)
            case Shown():
                window = next((one for one in request.windows if one.name == entry.window and one.unseen), None)
                if window is None:
                    raise PromptClosed
                self._count(entry)
                window.show()

    def _people(self, entry: Handover | Note) -> None:
        """What happens among the people changes nothing in the game, so it may happen at any time."""
        told = self.table.told
        if isinstance(entry, Note):
            told.append(Told(None, Noted(note=entry.note)))
            return
        self.players[entry.seat] = entry.to
        self.defaults[entry.seat] = 0
        told.append(Told(None, HandedOver(seat=entry.seat, to=entry.to, cause=entry.cause)))
        if entry.cause == "absent":
            told.append(Told((entry.seat,), StoodIn()))

    def _take(self, entry: Answer, where: Window[Any] | Standing) -> None:
        self._count(entry)
        self.defaults[entry.seat] = 0
        if isinstance(where, Standing):
            self._send(Played(where, entry.command))
            return
        if where.mode != "floor":
            where.answers[entry.seat] = entry.command
        self._send(Answered(where, entry.seat, entry.command))

    def _pause(self, entry: Pause) -> None:
        if entry.on == (self.paused_at is not None):
            raise TablePaused if entry.on else NotPaused
        since = self.paused_at
        self._count(entry)
        self.paused_at = self.now if entry.on else None
        if since is not None and self._request is not None:
            for window in self._request.windows:
                window.closes_at += self.now - since
        self.table.told.append(Told(None, Paused() if entry.on else Resumed()))

    def _closing(self, patience: float) -> tuple[float, Window[Any]] | None:
        if self._request is None or self.paused_at is not None:
            return None
        times = ((one.closes_at + (patience if one.unseen else 0.0), one) for one in self._request.windows)
        return min(times, key=lambda one: one[0], default=None)

    def _waiting(self) -> Request:
        if self._request is None:
            raise GameOver if self.over else SetAside
        return self._request

    def _fits(self, entry: Entry) -> bool:
        try:
            self.feed(entry)
        except (Refused, ScriptFailed):
            return False
        return True

    def _count(self, entry: Entry) -> None:
        self.length += 1
        self.heard_at = max(self.heard_at, entry.at)  # presses bear the time at which they were sent
        self.table.now = max(self.table.now, entry.at)

    def _send(self, happened: Answered | Played | Expired | None) -> None:
        """Let the script go on until it waits again. What it raises loses its text here, context and all."""
        try:
            self._request = self._resume(happened)
            return
        except Exception as error:
            if isinstance(error, ImpossibleSetup) and not self.length:
                raise
            failure = ScriptFailed.of(error)
        self._request = None
        raise failure

    def _resume(self, happened: Answered | Played | Expired | None) -> Request | None:
        try:
            request = self._script.send(happened)
        except StopIteration as stop:
            if not isinstance(stop.value, Outcome):
                raise TypeError("a script returns an Outcome") from None
            self.outcome = stop.value
            self.table.told.append(Told(None, SeedRevealed(seed=self.setup.seed)))
            return None
        request.refresh()
        return request


def _check(game: Game[Any], setup: Setup) -> None:
    try:
        game.options.model_validate(setup.options)
    except ValueError:
        raise ImpossibleSetup from None
    if setup.seats not in game.seats:
        raise ImpossibleSetup
    if game.lots is not None and not game.lots.issuperset(setup.stack):
        raise ImpossibleSetup


def _begin(game: Game[S], setup: Setup) -> S:
    try:
        return game.begin(setup)
    except ImpossibleSetup:
        raise
    except Exception as error:
        failure = ScriptFailed.of(error)
    raise failure
