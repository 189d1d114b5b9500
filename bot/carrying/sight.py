"""What a panel should show now, and whether it must be posted anew."""

from __future__ import annotations

import hashlib
from collections.abc import Callable, Iterable, Mapping, MutableMapping
from dataclasses import dataclass, replace
from typing import Any, TypeAlias

from bot.carrying.questions import asked_in_channel, asked_in_private, asks_in_panel, called_for, is_late, sudden
from bot.carrying.renderer import Renderer
from bot.carrying.routes import Route
from bot.screen import Block, Box, Link, Row, Screen
from bot.words import Words
from engines.host import Seated, TableId
from engines.kernel import Seat

BELOW = 10  # messages may stand below the board
NEAR = 2  # messages below the board with which what it asks is still in sight
EDITS_APART = 2.0  # seconds between two edits of a panel
RECEIPTS_APART = 6.0  # of a board on which nothing can have changed but how many have answered
AT_HAND = 60.0  # seconds after a decision in which its member needs no ring for the next private question
IN_A_ROW = 60.0  # seconds in which the board rings nobody a second time
ASLEEP = "asleep"  # the key of a board in a thread that was archived: what is posted anew wakes it
CALM_APART = 20.0  # of a seat's panel that asks nothing
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
    stood: tuple[object, ...] = ()


class Eyes:
    """Draws panels. `speak` gives the words of a language."""

    def __init__(self, renderer: Renderer, speak: Callable[[str], Words], drafts: Drafts) -> None:
        self.renderer = renderer
        self.speak = speak
        self._drafts = drafts

    def look(self, route: Route, seated: Seated, now: float, link: str | None) -> Sight | Later:
        """What a route's panel should show, or when to look again if it was looked at just now."""
        return self._board(route, seated, now) if route.is_board else self._seat(route, seated, now, link)

    @staticmethod
    def is_crowded(route: Route) -> bool:
        """Whether so much stands below the board that it is posted anew."""
        return route.is_board and route.below > BELOW

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

    def _board(self, route: Route, seated: Seated, now: float) -> Sight | Later:
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
        stood = (seated.status, seated.told, *((one.window, one.closes_at) for one in session.awaited()))
        receipts = stood == route.stood and not route.remind
        if (
            not anew
            and not news
            and (later := _later(route, now, RECEIPTS_APART if receipts else EDITS_APART, lazy=receipts))
        ):
            return later
        screen = self.renderer.board(seated, route.table, self.speak(route.table.locale), now)
        rings = tuple(user for user in screen.rings if user in users)
        screen = replace(screen, rings=rings, silent=not rings)
        opens = tuple(session.unseen())
        return Sight(screen, anew, key, joined(panel.rung, list(asked)), called_for(session), opens, stood)

    def _seat(self, route: Route, seated: Seated, now: float, link: str | None) -> Sight | Later:
        panel, session, seat = route.panel, seated.live.session, route.reader
        asked = [] if session.players[seat] == "ai" else asked_in_private(session, seat)
        fresh = any(name not in panel.rung for name in asked)
        late = route.remind and session.players[seat] == "member" and is_late(session, seat, now)
        asked_anew = any(name not in {*panel.rung, *sudden(session)} for name in asked)
        rings = not panel.serial or late or (asked_anew and now >= route.pressed_at + AT_HAND)
        news = fresh and (rings or route.below > 0)
        anew = panel.message is None or panel.channel != route.channel or late or news
        stood = (seated.status, "calm") if not asks_in_panel(session, seat) else ()
        calm = bool(stood) and stood == route.stood and route.spoke_at <= route.looked_at
        if not anew and not fresh and (later := _later(route, now, CALM_APART if calm else EDITS_APART, lazy=calm)):
            return later
        draft = self._drafts.get((route.table.id, seat), {})
        for window in draft.keys() - {prompt.window for prompt in session.prompts(seat)}:
            del draft[window]
        words = self.speak(next(one.locale for one in route.table.sitters if one.seat == seat))
        lesson = route.teaches and not (anew and panel.serial)
        screen = self.renderer.panel(seated, seat, route.table, words, now, draft, link, lesson)
        return Sight(replace(screen, silent=not rings), anew, "", joined(panel.rung, asked), stood=stood)


def _status(key: str) -> str:
    return key.partition("/")[0]


def _later(route: Route, now: float, apart: float, *, lazy: bool) -> Later | None:
    at = route.looked_at + apart
    return Later(at, lazy) if now < at else None


def fingerprint(screen: Screen) -> str:
    """A short hash of what is shown, wherever its links lead: the board moves often, and that alone is no news."""
    return hashlib.blake2b(repr([_unlinked(block) for block in screen.blocks]).encode(), digest_size=12).hexdigest()


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
