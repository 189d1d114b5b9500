"""Serves a route: first its lines, beat by beat, then its panel. What Discord does not take is raised as PostFailed."""

from __future__ import annotations

import contextlib
import hashlib
import logging
from collections import Counter
from collections.abc import Mapping, Sequence
from dataclasses import replace
from typing import Any

from bot.carrying.routes import Route
from bot.carrying.sight import ASLEEP, Eyes, Later, Sight, Wanted, fingerprint, joined
from bot.clock import Clock
from bot.post import Asleep, Gone, NotPermitted, Post, PostFailed
from bot.screen import Screen, Text
from bot.store import Panel, SqliteStore, Waiting
from bot.watching.lines import note
from engines.host import Handlers, House, TableId
from engines.kernel import BEAT, Refused, SetAside

log = logging.getLogger(__name__)
TOGETHER = 20  # facts in one message at most
LONG, PAIR = 3, 2  # where so many beats wait, so many are told in one message, and the next one waits for as long
OF_THE_TABLE = "table"  # the call with which a game begins for those whose direct messages are closed


class Carrier:
    """Parameters: `handlers` by game; `held`, how many presses are being answered by drawing a seat's panel."""

    def __init__(
        self,
        store: SqliteStore,
        house: House,
        post: Post,
        clock: Clock,
        handlers: Mapping[str, Handlers[Any]],
        eyes: Eyes,
        held: Counter[tuple[TableId, int]],
    ) -> None:
        self._store = store
        self._house = house
        self._post = post
        self._clock = clock
        self._handlers = handlers
        self._eyes = eyes
        self._held = held
        self._salt = ""
        self._broken: set[TableId] = set()

    async def prepare(self) -> None:
        """Read what must be known before the first message."""
        self._salt = await self._store.salt()

    async def seen_elsewhere(self, route: Route, shown: str, wanted: Wanted) -> None:
        """The panel was drawn in answer to a press: with that, its reader knows what was asked then."""
        route.looked_at, route.stood = self._clock.now(), wanted
        route.panel = replace(route.panel, digest=shown, rung=joined(route.panel.rung, wanted.asked))
        await self._store.save_panel(route.panel)

    async def serve(self, route: Route) -> None:
        """Do what there is to do on a route; sets `due` where something is left for later."""
        async with route.lock:
            if await self._find_channel(route) is None:
                if route.mail:
                    route.mail = False
                    await self._store.undeliverable(route.table.id, route.reader)
            elif await self._tell(route) and not self._held[route.table.id, route.reader]:
                await self._show(route)
                await self._sweep(route)

    async def _find_channel(self, route: Route) -> int | None:
        if route.channel is None and route.address.kind == "channel":
            route.channel = route.address.id
        elif route.channel is None:
            member = await self._store.member(route.address.id)
            if not member.closed:
                route.channel = member.dm
            if route.channel is None and not member.closed:
                route.channel = await self._post.direct(member.user)
                await self._store.remember_dm(member.user, closed=False, channel=route.channel)
        return route.channel

    async def _still_leads_there(self, route: Route) -> bool:
        """Whether the same member sits on the seat: what was read before this call is theirs to know. The seat's next
        member is reached by another route. From here on the table has the names of now."""
        table = await self._store.table(route.table.id)
        if table is None:
            return False
        if not route.is_board and route.address.id not in [
            one.user for one in table.sitters if one.seat == route.reader
        ]:
            return False
        route.table = table
        return True

    # ------------------------------------------------ lines

    async def _tell(self, route: Route) -> bool:
        """Send what waits, a message a beat; False if the next beat is for later."""
        while route.mail:
            route.mail = False  # before looking: what comes meanwhile sets it again
            waiting = await self._store.waiting(route.table.id, route.reader)
            if not waiting:
                break
            route.mail = True
            if self._clock.now() < route.speaks_at:
                route.due = min(route.due, route.speaks_at)
                return False
            if not await self._still_leads_there(route):
                return False
            await self._clear_doubt(route, waiting)
            if not await self._told_before(route, waiting):
                begun = route.spoke_beat if self._clock.now() < route.speaks_at + BEAT else None
                await self._say(route, _told_together(waiting, begun), begun)
        return True

    async def _say(self, route: Route, beat: Sequence[Waiting], begun: int | None) -> None:
        """Tell this in one message; `begun`: the beat of which some was told just before."""
        text = self._text(route, beat)
        if text is not None:
            try:
                screen = Screen((Text(text),), silent=True)
                await self._post.send(_channel(route), screen, self._nonce(route, _lines(beat[0].n, beat[-1].n)))
            except PostFailed as failed:
                _unless_hopeless(failed, route)
            route.spoke_at, route.spoke_beat = self._clock.now(), beat[-1].beat
            route.speaks_at = route.spoke_at + BEAT * len(_beats(beat, begun))
            route.below += not route.is_board  # what comes into a channel is told by the gateway
        await self._store.delivered(route.table.id, route.reader, beat[-1].n)

    async def _told_before(self, route: Route, waiting: Sequence[Waiting]) -> bool:
        """Whether a process before this one has told the first of it, and perhaps some more."""
        for one in reversed(waiting[:TOGETHER]):
            if route.found.pop(self._nonce(route, _lines(waiting[0].n, one.n)), None) is not None:
                await self._store.delivered(route.table.id, route.reader, one.n)
                return True
        return False

    def _text(self, route: Route, beat: Sequence[Waiting]) -> str | None:
        facts = self._handlers[route.table.game].game.facts
        reader = None if route.is_board else route.reader
        told = [facts.validate_json(one.fact) for one in beat]
        return self._eyes.renderer.log(told, route.table, self._eyes.words_of(route.table, reader), reader)

    # ------------------------------------------------ panels

    async def answer(self, route: Route, message: int) -> Sight | None:
        """The board as a press on it may be answered with it: if this message is the board, all that was told has been
        said, and the press changed what is asked there, so that the board itself says what became of it."""
        panel = route.panel
        if panel.message != message or panel.posting is not None or route.doubt or not await self._said_all(route):
            return None
        sight = await self._look(route, self._clock.now(), at_once=True)
        if not isinstance(sight, Sight) or sight.anew or sight.stood == route.stood:
            return None
        return sight if fingerprint(sight.screen) != panel.digest and await self._said_all(route) else None

    async def answered(self, route: Route, sight: Sight) -> None:
        """The board was shown in answer to a press."""
        route.looked_at, route.stood = self._clock.now(), sight.stood
        shown = fingerprint(sight.screen)
        route.panel = replace(route.panel, digest=shown, key=sight.key, rung=sight.rung or route.panel.rung)
        await self._store.save_panel(route.panel)
        await self._open_windows(route, sight, shown)

    async def _said_all(self, route: Route) -> bool:
        """Whether nothing that waits has a line of its own; what has none needs no message."""
        waiting = await self._store.waiting(route.table.id, route.reader)
        if not waiting:
            return True
        if self._text(route, waiting) is not None:
            return False
        await self._store.delivered(route.table.id, route.reader, waiting[-1].n)
        return True

    async def _open_windows(self, route: Route, sight: Sight, shown: str) -> None:
        if sight.opens and route.panel.digest == shown:
            with contextlib.suppress(Refused):  # it is over meanwhile
                handlers = self._handlers[route.table.game]
                await handlers.shown(self._house, route.table.id, sight.opens, self._clock.now())

    async def _show(self, route: Route) -> None:
        await self._recover(route)
        await self._sweep(route)  # what a crash left; a panel knows of one message only that it replaced
        now = self._clock.now()
        sight = await self._look(route, now)
        if not isinstance(sight, Sight):
            if sight is not None:
                route.lazy, route.due = sight.lazy and route.at_rest, min(route.due, sight.at)
            return
        shown = fingerprint(sight.screen)
        if (sight.anew or shown != route.panel.digest) and (
            await self._lines_first(route) or not await self._still_leads_there(route)
        ):
            return
        route.looked_at, route.stood, route.remind = now, sight.stood, False
        try:
            if sight.anew:
                route.panel = await self._post_anew(route, route.panel, sight, shown)
                route.below = 0
                route.rang |= dict.fromkeys(sight.screen.rings, now)
            elif shown != route.panel.digest and route.panel.message is not None:
                await self._edit(route, route.panel.message, sight, shown)
        except PostFailed as failed:
            _unless_hopeless(failed, route)
        await self._open_windows(route, sight, shown)
        if sight.calls is not None:
            await self._call(route, sight)

    async def _lines_first(self, route: Route) -> bool:
        """Whether something was told meanwhile: no panel shows what has not been told."""
        if not await self._store.waiting(route.table.id, route.reader):
            return False
        route.mail, route.due = True, self._clock.now()
        return True

    async def _look(self, route: Route, now: float, *, at_once: bool = False) -> Sight | Later | None:
        table = route.table
        if table.id not in self._broken:
            link = f"https://discord.com/channels/{table.guild}/{table.channel}"
            if table.board is not None:
                link += f"/{table.board}"
            try:
                async with self._handlers[table.game].look(self._house, table.id) as seated:
                    route.status = seated.status
                    return self._eyes.look(route, seated, now, link, at_once=at_once)
            except SetAside:
                self._broken.add(table.id)
        return self._eyes.broken(route)

    async def _post_anew(self, route: Route, panel: Panel, sight: Sight, shown: str) -> Panel:
        """Send a panel as a new message. That it may have been sent is kept before, for the sake of a crash."""
        panel = replace(panel, posting=(sight.key, sight.rung))
        setattr(route, "panel" if panel.reader == route.reader else "calls", panel)
        await self._store.save_panel(panel)
        message = await self._post.send(_channel(route), sight.screen, self._nonce(route, _posted(panel)))
        return await self._posted(route, panel, message, shown)

    async def _posted(self, route: Route, panel: Panel, message: int, shown: str) -> Panel:
        assert panel.posting is not None
        channel, (key, rung) = _channel(route), panel.posting
        stale = panel.message if panel.channel == channel else None
        posted = Panel(panel.table, panel.reader, channel, message, shown, key, panel.serial + 1, rung, stale)
        await self._store.save_panel(posted)
        return posted

    async def _edit(self, route: Route, message: int, sight: Sight, shown: str) -> None:
        try:
            await self._post.edit(_channel(route), message, sight.screen)
        except Gone:  # somebody deleted it
            route.panel = replace(route.panel, message=None)
            route.due = self._clock.now()
            return
        except Asleep:
            route.panel = replace(route.panel, key=ASLEEP)
            route.due = self._clock.now()
            return
        route.panel = replace(route.panel, digest=shown, key=sight.key, rung=sight.rung or route.panel.rung)
        await self._store.save_panel(route.panel)

    async def _call(self, route: Route, sight: Sight) -> None:
        """Mention those whose direct messages are closed, when everybody knows that they are asked something."""
        sitters = {one.user: one.seat for one in route.table.sitters if one.user is not None}
        closed = {sitters[user] for user in await self._store.closed_among(sitters)}
        if not closed:
            return
        panels = await self._store.panels(route.table.id)
        rung = {seat: panels[seat].rung for seat in closed if seat in panels and panels[seat].message is not None}
        asked = {f"{OF_THE_TABLE}/{seat}": seat for seat in closed if seat not in rung}
        for name, seat in (sight.calls or {}).items():
            if seat in closed and name not in rung.get(seat, ()):
                asked[name] = seat
        fresh = {name: seat for name, seat in asked.items() if name not in route.calls.rung}
        if fresh:
            called = Sight(self._eyes.call(route, set(fresh.values())), True, "", (*route.calls.rung, *fresh))
            route.calls = await self._post_anew(route, route.calls, called, "")

    async def _sweep(self, route: Route) -> None:
        """Take away the messages that were replaced."""
        for name in ("panel", "calls"):
            panel: Panel = getattr(route, name)
            if panel.stale is None:
                continue
            with contextlib.suppress(Asleep, Gone, NotPermitted):
                await self._post.delete(panel.channel, panel.stale)
            setattr(route, name, replace(panel, stale=None))
            await self._store.save_panel(getattr(route, name))

    # ------------------------------------------------ after a crash

    async def _recover(self, route: Route) -> None:
        """A panel that was sent, of which we do not know, is the panel: what it shows is compared."""
        if route.panel.posting is None and route.calls.posting is None:
            return
        await self._clear_doubt(route)
        for name in ("panel", "calls"):
            panel: Panel = getattr(route, name)
            message = route.found.pop(self._nonce(route, _posted(panel)), None)
            if panel.posting is not None and message is not None:
                setattr(route, name, await self._posted(route, panel, message, ""))

    async def _clear_doubt(self, route: Route, waiting: Sequence[Waiting] = ()) -> None:
        """Look for what we may have sent without knowing."""
        if not route.doubt:
            return
        nonces = [self._nonce(route, _lines(waiting[0].n, one.n)) for one in waiting[:TOGETHER]]
        nonces += [self._nonce(route, _posted(panel)) for panel in (route.panel, route.calls)]
        route.found = await self._post.recent(_channel(route), nonces)
        route.doubt = False

    def _nonce(self, route: Route, what: str) -> str:
        """24 characters that say nothing: they can be read by everybody in the channel."""
        text = f"{self._salt}/{route.table.id}/{route.reader}/{what}"
        return hashlib.blake2b(text.encode(), digest_size=12).hexdigest()


def _told_together(waiting: Sequence[Waiting], begun: int | None) -> list[Waiting]:
    """What one message tells: a beat, or two of a long tale; and first what came late of a beat that has begun."""
    beats = _beats(waiting, begun)
    taken = {begun, *beats[: PAIR if len(beats) >= LONG else 1]}
    return [one for one in waiting if one.beat in taken][:TOGETHER]


def _beats(waiting: Sequence[Waiting], begun: int | None) -> list[int]:
    """The beats of which nothing has been told; at least one."""
    every = list(dict.fromkeys(one.beat for one in waiting))
    return [one for one in every if one != begun] or every


def _lines(first: int, last: int) -> str:
    return f"lines {first} {last}"


def _posted(panel: Panel) -> str:
    return f"panel {panel.reader} {panel.serial + 1}"


def _channel(route: Route) -> int:
    assert route.channel is not None
    return route.channel


def _unless_hopeless(failed: PostFailed, route: Route) -> None:
    """Pass on what may get better; what Discord will never take is logged and given up."""
    if type(failed) is not PostFailed:
        raise failed
    note(log, logging.ERROR, "not-taken", table=route.table.id, error=str(failed))
