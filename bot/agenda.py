"""What is due at which table, and when: made from what is public, and from which questions are open to AI players.

When an AI player moves depends on the table's id and the question's name, never on a hand or a role.
"""

from __future__ import annotations

import hashlib
import heapq
import math
from collections.abc import Iterator, Sequence
from dataclasses import dataclass, field

from bot.carrying.questions import reminders
from engines.host import TableId
from engines.kernel import Done, Prompt, Seat, Session

SOONEST, LATEST = 2.0, 6.0  # seconds after a question was put, an AI player answers
AGAIN, LONGEST = 5.0, 600.0  # seconds until a table is looked at again at which something went wrong: first, at most


@dataclass(slots=True)
class Plan:
    """What is due at one table. Times in seconds since 1970.

    wakes_at   when its next deadline falls
    moves      when an AI player thinks about a question: (seat, question) → time
    thoughts   how often it has: question → times, and the journal's length then
    windows    the windows that everybody knew to be open when it was made
    reminders  when those who are missing in a window are reminded; None once that is done
    """

    game: str
    wakes_at: float | None = None
    moves: dict[tuple[Seat, str], float] = field(default_factory=dict[tuple[Seat, str], float])
    thoughts: dict[str, tuple[int, int]] = field(default_factory=dict[str, tuple[int, int]])
    windows: frozenset[str] = frozenset()
    reminders: dict[str, float | None] = field(default_factory=dict[str, "float | None"])

    @property
    def next_at(self) -> float:
        """When something is due next."""
        wakes = math.inf if self.wakes_at is None else self.wakes_at
        reminders = (at for at in self.reminders.values() if at is not None)
        return min([wakes, *self.moves.values(), *reminders])

    def take_reminder(self, now: float) -> bool:
        """Whether somebody is to be reminded now; once a window."""
        due = [window for window, at in self.reminders.items() if at is not None and at <= now]
        self.reminders |= dict.fromkeys(due)
        return bool(due)

    def take_movers(self, now: float) -> list[Seat]:
        """The seats whose AI players think now."""
        due = [(at, seat, name) for (seat, name), at in self.moves.items() if at <= now]
        for _, seat, name in due:
            del self.moves[seat, name]
        return list(dict.fromkeys(seat for _, seat, _ in sorted(due)))

    def think(self, asked: Sequence[Prompt], length: int) -> str:
        """Count a thought about these questions, at this length of the journal; a name for it, never given again."""
        for prompt in asked:
            times, _ = self.thoughts.get(prompt.name, (0, 0))
            self.thoughts[prompt.name] = (times + 1, length)
        return f"{asked[0].name}#{self.thoughts[asked[0].name][0]}"


class Agenda:
    """The plans of all tables, the next one first."""

    def __init__(self) -> None:
        self._plans: dict[TableId, Plan] = {}
        self._when: dict[TableId, float] = {}
        self._not_before: dict[TableId, float] = {}
        self._failures: dict[TableId, tuple[int, float]] = {}
        self._heap: list[tuple[float, TableId]] = []

    def plan(self, table: TableId) -> Plan | None:
        """The plan of a table."""
        return self._plans.get(table)

    def keep(self, table: TableId, plan: Plan) -> None:
        """Put a table where it belongs."""
        self._plans[table] = plan
        self._set(table, max(plan.next_at, self._not_before.get(table, -math.inf)))

    def put_off(self, table: TableId, now: float) -> None:
        """Something went wrong at a table: look at it again, later every time, and not before."""
        times, until = self._failures.get(table, (0, now))
        times = 0 if now > until + LONGEST else times
        at = now + min(LONGEST, AGAIN * 2.0 ** min(times, 10))
        self._failures[table] = (times + 1, at)
        self._not_before[table] = at
        self._set(table, at)

    def _set(self, table: TableId, at: float) -> None:
        self._when[table] = at
        if at < math.inf:
            heapq.heappush(self._heap, (at, table))

    def drop(self, table: TableId) -> None:
        """Forget a table."""
        self._plans.pop(table, None)
        self._when.pop(table, None)
        self._not_before.pop(table, None)
        self._failures.pop(table, None)

    @property
    def next_at(self) -> float:
        """When something is due next; infinite where nothing is."""
        while self._heap and self._when.get(self._heap[0][1]) != self._heap[0][0]:
            heapq.heappop(self._heap)
        return self._heap[0][0] if self._heap else math.inf

    def due(self, now: float) -> Iterator[TableId]:
        """The tables at which something is due, each once."""
        while self.next_at <= now:
            _, table = heapq.heappop(self._heap)
            del self._when[table]
            self._not_before.pop(table, None)
            yield table


def make_plan(table: TableId, session: Session, old: Plan, now: float) -> Plan:
    """What is due at a table, after `old`; without its deadline."""
    plan = Plan(old.game)
    for window, at in reminders(session).items():
        # What was late already when we first saw it was reminded by a process before this one.
        plan.reminders[window] = at if at > now or old.reminders.get(window) is not None else None
        if window in old.reminders and old.reminders[window] is None:
            plan.reminders[window] = None
    if session.paused_at is not None:
        plan.thoughts, plan.reminders = old.thoughts, old.reminders
        return plan
    for seat, by in session.players.items():
        for prompt in open_questions(session, seat) if by == "ai" else ():
            times, length = old.thoughts.get(prompt.name, (0, -1))
            if times:
                plan.thoughts[prompt.name] = (times, length)
            if (seat, prompt.name) in old.moves:
                plan.moves[seat, prompt.name] = old.moves[seat, prompt.name]
            elif length < session.length:  # else it found nothing to do, and nothing has happened since
                delay = ai_delay(table, prompt.name, times)
                at = prompt.opened_at + delay
                plan.moves[seat, prompt.name] = at if at > now and not times else now + delay
    return plan


def open_questions(session: Session, seat: Seat) -> list[Prompt]:
    """What a seat has yet to decide. Cards playable at any time are no questions, nor is a floor where it is done."""
    return [
        prompt
        for prompt in session.prompts(seat)
        if prompt.closes_at is not None and prompt.chosen is None and not _is_done(prompt)
    ]


def ai_delay(table: TableId, question: str, times: int) -> float:
    """Seconds between a question and the move of an AI player that has thought about it `times` times."""
    digest = hashlib.blake2b(f"{table}/{question}/{times}".encode(), digest_size=8).digest()
    return SOONEST + (LATEST - SOONEST) * int.from_bytes(digest, "big") / (1 << 64)


def _is_done(prompt: Prompt) -> bool:
    return any(offer.type is Done and offer.fields.get("done") == (False,) for offer in prompt.offers)
