"""What a panel should show now, and whether it must be posted anew."""

from __future__ import annotations

from collections.abc import Callable, Iterable, Mapping, MutableMapping, Sequence
from dataclasses import dataclass, replace
from typing import Any, TypeAlias

from bot.carrying.questions import (
    asked_in_channel,
    asked_in_private,
    called_for,
    chosen_in_panel,
    counted,
    is_late,
    offered_in_panel,
    reminder_at,
    sudden,
    undecided,
)
from bot.carrying.renderer import Renderer
from bot.carrying.routes import Route
from bot.screen import Block, Box, Link, Row, Screen
from bot.tables import TableInfo
from bot.words import Words
from engines.host import Seated, TableId
from engines.kernel import Awaited, Command, Seat

BELOW = 10  # messages may stand below the board
NEAR = 4  # messages below a panel with which what it asks is still in sight
EDITS_APART = 2.0  # seconds between two edits of a panel
TOLD_APART = 4.0  # of a board that asks what it asked before: what has happened was told by lines
RECEIPTS_APART = 10.0  # of a board on which nothing can have changed but how many have answered
AT_HAND = 60.0  # seconds after a decision in which its member needs no ring for the next private question
IN_A_ROW = 60.0  # seconds in which the board rings nobody a second time
ASLEEP = "asleep"  # the key of a board in a thread that was archived: what is posted anew wakes it
STILL_APART = 8.0  # of a seat's panel that asks what it asked before
CALM_APART = 60.0  # of a seat's panel that asks nothing which its member has not decided
BROKEN = "broken"  # the key of a board whose game cannot be rebuilt

Drafts: TypeAlias = MutableMapping[tuple[TableId, Seat], dict[str, tuple[Any, ...]]]


@dataclass(frozen=True, slots=True)
class Later:
    """A panel needs no look before `at`; `lazy`: nor does anybody wait for it then."""

    at: float
    lazy: bool


@dataclass(frozen=True, slots=True)
class Sight:
    """A panel as it should be.

    anew   it must be a new message: a reader is to be rung, or would have to look for it, or there is none yet
    key    as `Panel.key`
    rung   the questions of which its readers know once they have seen it
    calls  the questions of those who may be called in the channel, by name
    opens  the reaction windows that can be seen once it is shown
    stood  what it stands for: while that stays as it is, the panel is brought up to date with less haste
    """

    screen: Screen
    anew: bool
    key: str = ""
    rung: tuple[str, ...] = ()
    calls: Mapping[str, Seat] | None = None
    opens: tuple[str, ...] = ()
    stood: object = None


@dataclass(frozen=True, slots=True)
class Asked:
    """What a board stands for: how the game stands, what is asked, until when and whether its last quarter has begun;
    and how much everybody has been told. What is secret does not count: it would show in when a board moves."""

    questions: tuple[object, ...]
    told: int

    @staticmethod
    def of(seated: Seated, now: float) -> Asked:
        """As it is now."""
        session = seated.live.session
        asked = ((one.window, one.closes_at, one.offers, _is_late(one, now)) for one in session.awaited())
        return Asked((seated.status, session.paused_at is None, *asked), seated.told_all)

    def apart(self, before: object) -> float:
        """How many seconds lie between two edits of a board, after one that stood for `before`."""
        if not isinstance(before, Asked) or self.questions != before.questions:
            return EDITS_APART
        return TOLD_APART if self.told != before.told else RECEIPTS_APART


@dataclass(frozen=True, slots=True)
class Wanted:
    """What a seat's panel stands for: the questions in it that its member has yet to decide, those of them that are
    awaited of the seat, what can be decided, what was and can be changed, and the `summons`: what else calls it to its
    panel."""

    status: str
    undecided: frozenset[str]
    offered: frozenset[tuple[object, ...]]
    awaited: frozenset[str]
    chosen: Mapping[str, Command]
    asked: tuple[str, ...] = ()
    summons: frozenset[str] = frozenset()

    @staticmethod
    def of(seated: Seated, seat: Seat, summons: Sequence[str]) -> Wanted:
        """As it is now."""
        session = seated.live.session
        return Wanted(
            seated.status,
            undecided(session, seat),
            offered_in_panel(session, seat),
            counted(session, seat),
            chosen_in_panel(session, seat),
            (*asked_in_private(session, seat), *summons),
            frozenset(summons),
        )

    def apart(self, before: object) -> float:
        """How many seconds lie between two edits of a panel, after one that stood for `before`. There is no haste where
        nothing new is asked or offered, nothing was closed that had yet to be answered, nothing else was chosen, and
        nothing else calls."""
        if not isinstance(before, Wanted) or (before.status, before.summons) != (self.status, self.summons):
            return EDITS_APART
        others = any(self.chosen[name] != before.chosen[name] for name in self.chosen.keys() & before.chosen.keys())
        news = self.undecided - before.undecided or self.offered - before.offered
        if others or news or before.awaited - self.awaited:
            return EDITS_APART
        return STILL_APART if self.undecided else CALM_APART


class Eyes:
    """Draws panels. `speak` gives the words of a language, with another one beside it."""

    def __init__(self, renderer: Renderer, speak: Callable[..., Words], drafts: Drafts) -> None:
        self.renderer = renderer
        self.speak = speak
        self._drafts = drafts

    def look(
        self, route: Route, seated: Seated, now: float, link: str | None, *, at_once: bool = False
    ) -> Sight | Later:
        """What a route's panel should show, or when to look again if it was looked at just now. `at_once`: it is the
        answer to a press on the board, which no limit holds up."""
        return self._board(route, seated, now, at_once) if route.is_board else self._seat(route, seated, now, link)

    @staticmethod
    def is_crowded(route: Route) -> bool:
        """Whether so much stands below the board that it is posted anew."""
        return route.is_board and route.below > BELOW

    def words_of(self, table: TableInfo, reader: Seat | None) -> Words:
        """The language of a seat's messages; None: of the channel's."""
        if reader is None:
            return self.speak(table.locale)
        locale = next(one.locale for one in table.sitters if one.seat == reader)
        return self.speak(locale, beside=table.locale)

    def broken(self, route: Route) -> Sight | None:
        """What is shown in place of a board whose game cannot be rebuilt. Seats' panels stay as they are."""
        if not route.is_board:
            return None
        key = "board-ended" if route.status == "ended" else "refused-set-aside"
        screen = self.renderer.notice(self.speak(route.table.locale), key)
        return Sight(screen, route.panel.message is None or route.panel.key != BROKEN, BROKEN)

    def call(self, route: Route, seats: set[Seat]) -> Screen:
        """The message in the channel to those whose direct messages are closed: the same for every such seat."""
        users = [one.user for one in route.table.sitters if one.seat in seats and one.user is not None]
        words = self.speak(route.table.locale)
        who = words.list([f"<@{user}>" for user in users])
        return replace(self.renderer.notice(words, "knock", who=who), rings=tuple(users))

    def _board(self, route: Route, seated: Seated, now: float, at_once: bool) -> Sight | Later:
        panel, session = route.panel, seated.live.session
        key = self.renderer.board_key(seated)
        asked, quick = asked_in_channel(session), sudden(session)
        fresh = {seat for name, seat in asked.items() if name not in panel.rung and name not in quick}
        here = {user for user, at in route.rang.items() if now < at + IN_A_ROW}
        users = {one.user for one in route.table.sitters if one.seat in fresh and one.user is not None} - here
        news = panel.key != key
        anew = (
            panel.message is None
            or panel.channel != route.channel
            or self.is_crowded(route)
            or _status(panel.key) != _status(key)
            or (news and (bool(users) or route.below > NEAR))
        )
        stood = Asked.of(seated, now)
        apart = EDITS_APART if news else stood.apart(route.stood)
        hasty = anew or news or at_once
        if not hasty and (later := _later(route, now, apart, lazy=apart == RECEIPTS_APART)):
            return later
        screen = self.renderer.board(seated, route.table, self.speak(route.table.locale), now)
        rings = tuple(user for user in screen.rings if user in users)
        screen = replace(screen, rings=rings, silent=not rings)
        opens = tuple(session.unseen())
        return Sight(screen, anew, key, joined(panel.rung, list(asked)), called_for(session), opens, stood)

    def _seat(self, route: Route, seated: Seated, now: float, link: str | None) -> Sight | Later:
        panel, session, seat = route.panel, seated.live.session, route.reader
        stood = Wanted.of(seated, seat, self.renderer.summons(seated, seat))
        asked = () if session.players[seat] == "ai" else stood.asked
        fresh = any(name not in panel.rung for name in asked)
        late = route.remind and session.players[seat] == "member" and is_late(session, seat, now)
        asked_anew = any(name not in {*panel.rung, *sudden(session)} for name in asked)
        rings = not panel.serial or late or (asked_anew and now >= route.pressed_at + AT_HAND)
        news = fresh and (rings or route.below > NEAR)
        anew = panel.message is None or panel.channel != route.channel or late or news
        apart = stood.apart(route.stood) if route.spoke_at <= route.looked_at else EDITS_APART
        if not anew and not fresh and (later := _later(route, now, apart, lazy=apart > EDITS_APART)):
            return later
        draft = self._drafts.get((route.table.id, seat), {})
        for window in draft.keys() - {prompt.window for prompt in session.prompts(seat)}:
            del draft[window]
        words = self.words_of(route.table, seat)
        if (fresh or anew) and panel.serial:
            route.lesson = False
        screen = self.renderer.panel(seated, seat, route.table, words, now, draft, link, route.teaches)
        return Sight(replace(screen, silent=not rings), anew, "", joined(panel.rung, asked), stood=stood)


def _is_late(window: Awaited, now: float) -> bool:
    return window.missing is not None and reminder_at(window.opened_at, window.closes_at) <= now


def _status(key: str) -> str:
    return key.partition("/")[0]


def _later(route: Route, now: float, apart: float, *, lazy: bool) -> Later | None:
    at = route.looked_at + apart
    return Later(at, lazy) if now < at else None


def fingerprint(screen: Screen) -> str:
    """A short hash of what is shown, wherever its links lead: the board moves often, and that alone is no news."""
    return Screen(tuple(_unlinked(block) for block in screen.blocks)).digest()


def _unlinked(block: Block) -> Block:
    match block:
        case Row():
            return Row(tuple(Link(item.label, "") if isinstance(item, Link) else item for item in block.items))
        case Box():
            return replace(block, blocks=tuple(_unlinked(one) for one in block.blocks))
        case _:
            return block


def joined(known: tuple[str, ...], more: Iterable[str]) -> tuple[str, ...]:
    """What is known and what is new, in order, each once."""
    return (*known, *(name for name in more if name not in known))
