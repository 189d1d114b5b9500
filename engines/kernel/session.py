"""The driver: a suspended script, the request it waits on, and how entries are taken. No event loop."""

from __future__ import annotations

from collections import Counter
from collections.abc import Iterable
from typing import Any

from engines.kernel.decisions import Awaited, Command, Prompt, Seat
from engines.kernel.errors import (
    Diverged,
    GameOver,
    IllegalCommand,
    ImpossibleSetup,
    NotYourPrompt,
    PromptClosed,
    Refused,
    ScriptFailed,
    TablePaused,
)
from engines.kernel.facts import Delayed, HandedOver, Paused, Resumed, SeedRevealed, Told
from engines.kernel.game import Game, Outcome
from engines.kernel.journal import Answer, By, Delay, Entry, Expiry, Handover, Pause, Setup
from engines.kernel.table import Table
from engines.kernel.waits import Answered, Expired, Request, Standing, Window

LEFT_AFTER_ABSENCE = 60.0  # seconds


class Session:
    """A game in progress. Everything that changes it is an entry; `drain` what was told since the last call.

    Raises ImpossibleSetup if there can be no such table, ScriptFailed if the script breaks.
    """

    def __init__(self, game: Game[Any], setup: Setup) -> None:
        if setup.seats not in game.seats:
            raise ImpossibleSetup
        self.game = game
        self.setup = setup
        self.outcome: Outcome | None = None
        self.length = 0  # entries taken
        self.paused_at: float | None = None
        self.players: dict[Seat, By] = {
            seat: "ai" if seat in setup.ai else "member" for seat in range(1, setup.seats + 1)
        }
        self.defaults: Counter[Seat] = Counter()  # in a row, per seat
        self.table: Table[Any] = Table(setup, game.begin(setup), game.anytime)
        self._request: Request | None = None
        self._script = game.play(self.table)
        self._send(None)

    @classmethod
    def replay(cls, game: Game[Any], setup: Setup, entries: Iterable[Entry]) -> Session:
        """The session after these entries; raises Diverged at the first that does not fit."""
        session = cls(game, setup)
        for entry in entries:
            try:
                session.feed(entry)
            except (Refused, ScriptFailed):
                raise Diverged(session.length) from None
        return session

    # ------------------------------------------------ looking

    @property
    def over(self) -> bool:
        """Whether the last card has been played."""
        return self._request is None

    @property
    def now(self) -> float:
        """The table's time: the latest that it has heard of, in seconds since 1970."""
        return self.table.now

    @property
    def next_deadline(self) -> float | None:
        """When the next question closes by default; None while paused or over."""
        if self._request is None or self.paused_at is not None:
            return None
        return min((window.closes_at for window in self._request.windows), default=None)

    def prompts(self, seat: Seat | None = None) -> list[Prompt]:
        """The questions open to a seat, or to all."""
        if self._request is None:
            return []
        found: list[Prompt] = []
        for window in self._request.windows:
            for one in window.seats if seat is None else (seat,):
                prompt = window.prompt(one)
                if prompt is not None and prompt.offers:  # what only bars is no question, but its refusals have reasons
                    found.append(prompt)
        closes_at = min((window.closes_at for window in self._request.windows), default=self.now)
        for name, card in self._request.standing.items():
            if seat is None or card.seat == seat:
                found.append(Prompt(name, name, card.seat, card.kind, card.offers, (), self.now, closes_at))
        return found

    def awaited(self) -> list[Awaited]:
        """What everybody may see of the open questions."""
        if self._request is None:
            return []
        return [seen for window in self._request.windows if (seen := window.awaited()) is not None]

    def drain(self) -> list[Told]:
        """What was told since the last call."""
        told, self.table.told = self.table.told, []
        return told

    # ------------------------------------------------ deciding

    def submit(self, seat: Seat, prompt: str, command: Command, at: float, by: By = "member") -> Answer | None:
        """A player's decision; None if it was already so. Raises Refused and changes nothing if it cannot be taken."""
        if self._request is None:
            raise GameOver
        if self.paused_at is not None:
            raise TablePaused
        where, offered = self._find(seat, prompt)
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

    def tick(self, at: float) -> Expiry | None:
        """Let the next deadline pass, if it has. Call again until None: several may have passed."""
        deadline = self.next_deadline
        if deadline is None or at < deadline:
            return None
        assert self._request is not None
        window = min(self._request.windows, key=lambda window: window.closes_at)
        entry = Expiry(window=window.name, at=max(deadline, self.now))
        self.feed(entry)
        return entry

    def feed(self, entry: Entry) -> None:
        """Take an entry of the journal. Raises Refused if it does not fit."""
        if isinstance(entry, Handover):
            self._count(entry)
            self.players[entry.seat] = entry.to
            self.defaults[entry.seat] = 0
            self.table.told.append(Told(None, HandedOver(seat=entry.seat, to=entry.to, cause=entry.cause)))
            return
        if self._request is None:
            raise GameOver
        match entry:
            case Answer():
                where, offered = self._find(entry.seat, entry.prompt)
                if not offered.allows(entry.command):
                    raise IllegalCommand(offered.forbids(entry.command))
                self._take(entry, where)
            case Expiry():
                window = next((one for one in self._request.windows if one.name == entry.window), None)
                if window is None:
                    raise PromptClosed
                self._count(entry)
                if window.mode == "answer":
                    for seat in window.asked():
                        if seat not in window.answers:
                            self.defaults[seat] += 1
                self._send(Expired(window))
            case Delay():
                self._count(entry)
                for window in self._request.windows:
                    window.closes_at += entry.seconds
                    if entry.cause == "absence":
                        window.closes_at = max(window.closes_at, self.now + LEFT_AFTER_ABSENCE)
                self.table.told.append(Told(None, Delayed(seconds=entry.seconds, cause=entry.cause)))
            case Pause():
                self._pause(entry)

    def _take(self, entry: Answer, where: Window[Any] | Standing) -> None:
        self._count(entry)
        self.defaults[entry.seat] = 0
        if isinstance(where, Window):
            where.answers[entry.seat] = entry.command
        self._send(Answered(where, entry.seat, entry.command))

    def _pause(self, entry: Pause) -> None:
        if entry.on == (self.paused_at is not None):
            raise TablePaused if entry.on else PromptClosed
        since = self.paused_at
        self._count(entry)
        self.paused_at = self.now if entry.on else None
        if since is not None and self._request is not None:
            for window in self._request.windows:
                window.closes_at += self.now - since
        self.table.told.append(Told(None, Paused() if entry.on else Resumed()))

    def _find(self, seat: Seat, name: str) -> tuple[Window[Any] | Standing, Prompt]:
        assert self._request is not None
        for window in self._request.windows:
            for one in window.seats:
                if window.prompt_name(one) == name:
                    if one != seat:
                        raise NotYourPrompt
                    if (prompt := window.prompt(one)) is None or (one in window.answers and not self._again(window)):
                        raise PromptClosed
                    return window, prompt
        if (card := self._request.standing.get(name)) is None:
            raise PromptClosed
        if card.seat != seat:
            raise NotYourPrompt
        return card, Prompt(name, name, seat, card.kind, card.offers, (), self.now, self.now)

    @staticmethod
    def _again(window: Window[Any]) -> bool:
        return window.again or window.mode == "floor"

    def _count(self, entry: Entry) -> None:
        self.length += 1
        self.table.now = max(self.table.now, entry.at)

    def _send(self, happened: Answered | Expired | None) -> None:
        try:
            self._request = self._script.send(happened)
        except StopIteration as stop:
            self._request, self.outcome = None, stop.value
            self.table.told.append(Told(None, SeedRevealed(seed=self.setup.seed)))
        except ImpossibleSetup:
            raise
        except Exception as error:
            self._request = None
            raise ScriptFailed.of(error) from None
