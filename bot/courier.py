"""Brings what was told and what is to be seen to Discord, as it likes it: log lines once and in order, panels compared.

One task a reader's channel; private messages never wait behind public ones, and nobody waits for the courier.
"""

from __future__ import annotations

import asyncio
import hashlib
import logging
import traceback
from collections import Counter, defaultdict
from collections.abc import Generator, Mapping, Sequence
from contextlib import contextmanager
from dataclasses import replace
from itertools import groupby
from typing import Any, Self, TypeAlias

from bot.carrying.renderer import Renderer
from bot.clock import Clock
from bot.post import Closed, Gone, NotPermitted, Post, PostFailed, Trouble
from bot.presses import Value
from bot.render import own_prompts
from bot.screen import Screen, Text
from bot.store import BOARD, Panel, SqliteStore, Waiting
from bot.tables import TableInfo
from bot.words import Words, speak
from engines.host import Handlers, House, Seated, TableId
from engines.kernel import BEAT, Refused, Seat

log = logging.getLogger(__name__)
Lane: TypeAlias = tuple[TableId, int]  # a table and a reader: the board, or a seat
BETWEEN_EDITS = 2.0  # seconds
BELOW = 10  # messages below the board before it is posted anew
LONGEST = 3800  # characters of log lines in a message
PATIENCE = (2.0, 5.0, 15.0, 60.0)  # seconds between tries


class Courier:
    """`touch` it whenever something changed at a table.

    drafts  by table and seat: window → the values chosen so far of a command in two steps
    rings   every ring: when, table, reader's seat
    """

    def __init__(
        self,
        store: SqliteStore,
        house: House,
        handlers: Mapping[str, Handlers[Any]],
        post: Post,
        renderer: Renderer,
        clock: Clock,
    ) -> None:
        self.store = store
        self.house = house
        self.handlers = handlers
        self.post = post
        self.renderer = renderer
        self.clock = clock
        self.drafts: dict[tuple[TableId, Seat], dict[str, tuple[Value, ...]]] = {}
        self.rings: list[tuple[float, TableId, Seat]] = []
        self._salt = ""
        self._touched: set[TableId] = set()
        self._spreading: asyncio.Task[None] | None = None
        self._wanted: set[Lane] = set()
        self._lanes: dict[Lane, asyncio.Task[None]] = {}
        self._resting: set[Lane] = set()
        self._edited: dict[Lane, float] = {}
        self._answered: Counter[Lane] = Counter()
        self._below: dict[int, int] = defaultdict(int)
        self._open = False

    async def __aenter__(self) -> Self:
        self._open = True
        self._salt = await self.store.salt()
        unfinished = [one.table for one in await self.store.unfinished()]
        for table in dict.fromkeys([*unfinished, *await self.store.with_mail()]):
            self.touch(table)
        return self

    async def __aexit__(self, *_: object) -> None:
        self._open = False
        tasks = [*self._lanes.values(), *([self._spreading] if self._spreading else [])]
        for task in tasks:
            task.cancel()
        await asyncio.gather(*tasks, return_exceptions=True)

    # ------------------------------------------------ what others call

    def touch(self, table: TableId) -> None:
        """Something changed at a table."""
        self._touched.add(table)
        if self._open and (self._spreading is None or self._spreading.done()):
            self._spreading = asyncio.create_task(self._spread())

    @contextmanager
    def answering(self, table: TableId, seat: Seat) -> Generator[None]:
        """While the block runs, a press is answered by showing the seat's panel in its place: the courier leaves that
        panel alone, and compares it afterwards."""
        lane = (table, seat)
        self._answered[lane] += 1
        try:
            yield
        finally:
            self._answered[lane] -= 1
            if not self._answered[lane]:
                del self._answered[lane]
                self.touch(table)

    async def shown(self, table: TableId, seat: Seat, message: int, screen: Screen) -> None:
        """A press on a seat's panel was answered by showing this in its place."""
        known = (await self.store.panels(table)).get(seat)
        if known is not None and known.message == message:
            await self.store.save_panel(replace(known, digest=screen.digest()))

    def seen(self, channel: int) -> None:
        """There is a new message in a channel."""
        self._below[channel] += 1

    @property
    def busy(self) -> bool:
        """Whether anything is being carried; waiting for the clock is not."""
        return bool(self._touched) or bool(self._lanes.keys() - self._resting)

    async def idle(self) -> None:
        """Return when nothing is left to be carried."""
        while self._touched or self._lanes:
            await asyncio.wait({*self._lanes.values(), *([self._spreading] if self._spreading else [])})
            await asyncio.sleep(0)

    # ------------------------------------------------ lanes

    async def _spread(self) -> None:
        while self._touched:
            table = min(self._touched)
            info = await self.store.table(table)
            if info is not None:
                self._want((table, BOARD))
                for sitter in info.sitters:
                    if sitter.user is not None:
                        self._want((table, sitter.seat))
            self._touched.discard(table)

    def _want(self, lane: Lane) -> None:
        self._wanted.add(lane)
        if lane not in self._lanes:
            self._lanes[lane] = asyncio.create_task(self._walk(lane))

    async def _walk(self, lane: Lane) -> None:
        try:
            while lane in self._wanted:
                self._wanted.discard(lane)
                await self._insist(lane)
        finally:
            del self._lanes[lane]

    async def _rest(self, lane: Lane, seconds: float) -> None:
        self._resting.add(lane)
        try:
            await self.clock.until(self.clock.now() + seconds)
        finally:
            self._resting.discard(lane)

    async def _insist(self, lane: Lane) -> None:
        for pause in PATIENCE:
            try:
                await self._deliver(*lane)
            except Trouble as trouble:
                await self._rest(lane, trouble.after or pause)
            except (Gone, NotPermitted) as error:
                log.warning("table %s: %s", lane[0], type(error).__name__)
                return
            except Exception as error:
                places = " < ".join(
                    f"{one.name}:{one.lineno}" for one in traceback.extract_tb(error.__traceback__)[::-1]
                )
                log.error("table %s: the courier stumbled: %s at %s", lane[0], type(error).__name__, places)
                return
            else:
                return
        log.warning("table %s: Discord did not take it; it is tried again when something changes", lane[0])

    async def _deliver(self, table: TableId, reader: int) -> None:
        info = await self.store.table(table)
        if info is None:
            return
        try:
            channel = await self._channel(info, reader)
            if channel is None:
                return
            await self._lines(info, reader, channel)
            await self._panel(info, reader, channel)
        except Closed:
            await self._closed(info, reader)

    async def _channel(self, info: TableInfo, reader: int) -> int | None:
        if reader == BOARD:
            return info.channel
        user = next((sitter.user for sitter in info.sitters if sitter.seat == reader), None)
        if user is None:
            return None
        member = await self.store.member(user)
        if member.closed:
            raise Closed
        if member.dm is not None:
            return member.dm
        channel = await self.post.direct(user)
        await self.store.remember_dm(user, closed=False, channel=channel)
        return channel

    def _words(self, info: TableInfo, reader: int) -> Words:
        own = next((sitter.locale for sitter in info.sitters if sitter.seat == reader), info.locale)
        return speak(own)

    def _nonce(self, *parts: object) -> str:
        text = "/".join(str(part) for part in (self._salt, *parts))
        return hashlib.blake2b(text.encode(), digest_size=12).hexdigest()

    # ------------------------------------------------ log lines

    async def _lines(self, info: TableInfo, reader: int, channel: int) -> None:
        game = self.handlers[info.game].game
        waiting = await self.store.waiting(info.id, reader)
        said = False
        for beat, rows in _beats(waiting):
            facts = [game.facts.validate_json(row.fact) for row in rows]
            text = self.renderer.log(facts, info, self._words(info, reader), reader or None)
            if text is not None:
                if said:
                    await self._rest((info.id, reader), BEAT)
                said = True
                await self._say(info, reader, channel, text, beat)
            await self.store.delivered(info.id, reader, rows[-1].n)

    async def _say(self, info: TableInfo, reader: int, channel: int, text: str, beat: int) -> None:
        parts = _parts(text)
        nonces = [self._nonce(info.id, reader, beat, i, part) for i, part in enumerate(parts)]
        for nonce, part in zip(nonces, parts, strict=True):
            await self.post.send(channel, Screen((Text(part),)), nonce)

    # ------------------------------------------------ boards and panels

    async def _panel(self, info: TableInfo, reader: int, channel: int) -> None:
        drawn = None if (info.id, reader) in self._answered else await self._draw(info, reader)
        if drawn is None:
            return
        screen, key, asked = drawn
        known = (await self.store.panels(info.id)).get(reader)
        if known is None or known.message is None or known.channel != channel:
            await self._post(info, reader, channel, drawn, known)
            return
        new = set(asked) - set(known.rung) if reader else key != known.key or self._below[channel] > BELOW
        if new:
            await self._post(info, reader, channel, drawn, known)
            return
        if known.digest == screen.digest():
            return
        lane = (info.id, reader)
        wait = self._edited.get(lane, 0.0) + BETWEEN_EDITS - self.clock.now()
        if wait > 0:
            await self._rest(lane, wait)
            self._wanted.add(lane)
            self._edited[lane] = 0.0
            return
        try:
            await self.post.edit(channel, known.message, screen)
        except Gone:
            await self._post(info, reader, channel, drawn, None)
            return
        self._edited[lane] = self.clock.now()
        await self.store.save_panel(replace(known, digest=screen.digest()))

    async def _post(
        self, info: TableInfo, reader: int, channel: int, drawn: tuple[Screen, str, Sequence[str]], known: Panel | None
    ) -> None:
        screen, key, asked = drawn
        serial = (known.serial if known else 0) + 1
        message = await self.post.send(channel, screen, self._nonce(info.id, reader, "panel", serial, screen.digest()))
        rung = tuple(dict.fromkeys([*(known.rung if known else ()), *asked]))
        stale = known.message if known is not None and known.channel == channel else None
        panel = Panel(info.id, reader, channel, message, screen.digest(), key, serial, rung, stale)
        await self.store.save_panel(panel)
        self._edited[info.id, reader] = self.clock.now()
        self._ring(info, reader, screen)
        if reader == BOARD:
            self._below[channel] = 0
        if stale is not None:
            try:
                await self.post.delete(channel, stale)
            except PostFailed as error:
                log.info("table %s: an old panel stays: %s", info.id, type(error).__name__)
            await self.store.save_panel(replace(panel, stale=None))

    def _ring(self, info: TableInfo, reader: int, screen: Screen) -> None:
        seats = [reader] if reader else [seat for user in screen.rings for seat in info.seats_of(user)]
        self.rings.extend((self.clock.now(), info.id, seat) for seat in seats)

    async def _draw(self, info: TableInfo, reader: int) -> tuple[Screen, str, Sequence[str]] | None:
        """The screen, what makes the board be posted anew, and the questions that ring a seat."""
        words = self._words(info, reader)
        link = None
        if reader:
            board = (await self.store.panels(info.id)).get(BOARD)
            if board is not None and board.message is not None:
                link = f"https://discord.com/channels/{info.guild}/{info.channel}/{board.message}"
        try:
            async with self.handlers[info.game].look(self.house, info.id) as seated:
                now = self.clock.now()
                if reader == BOARD:
                    return self.renderer.board(seated, info, words, now), self.renderer.board_key(seated), ()
                draft = self.drafts.get((info.id, reader), {})
                asked = _asked(seated, reader)
                return self.renderer.panel(seated, reader, info, words, now, draft, link), "", asked
        except Refused:
            return None

    async def _closed(self, info: TableInfo, reader: int) -> None:
        """A member takes no direct messages: the channel says, alike for everybody, that cards are behind a button."""
        await self.store.undeliverable(info.id, reader)
        user = next((sitter.user for sitter in info.sitters if sitter.seat == reader), None)
        if user is None:
            return
        panels = await self.store.panels(info.id)
        asked = await self._draw(info, reader)
        rung = asked[2] if asked else ()
        known = panels.get(reader) or Panel(info.id, reader, info.channel)
        if not (set(rung) - set(known.rung)) and known.serial:
            return
        await self.store.remember_dm(user, closed=True)
        notice = self.renderer.notice(self._words(info, BOARD), "knock", who=f"<@{user}>")
        screen = replace(notice, rings=(user,))
        await self.post.send(info.channel, screen, self._nonce(info.id, reader, "knock", known.serial + 1))
        self.rings.append((self.clock.now(), info.id, reader))
        kept = tuple(dict.fromkeys([*known.rung, *rung]))
        await self.store.save_panel(replace(known, message=None, serial=known.serial + 1, rung=kept))


def _asked(seated: Seated, seat: Seat) -> list[str]:
    return [prompt.name for prompt in own_prompts(seated, seat)]


def _beats(waiting: Sequence[Waiting]) -> list[tuple[int, list[Waiting]]]:
    return [(beat, list(rows)) for beat, rows in groupby(waiting, key=lambda row: row.beat)]


def _parts(text: str) -> list[str]:
    parts = [""]
    for line in text.split("\n"):
        if len(parts[-1]) + len(line) > LONGEST:
            parts.append("")
        parts[-1] += ("\n" if parts[-1] else "") + line
    return parts
