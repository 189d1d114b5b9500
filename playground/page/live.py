"""What a tab sees, as it happens: one socket a tab.

To the tab go frames `{"t": kind, "d": data, "now": seconds}`, in the order in which things happened:
STATE (everything but messages; first, and so after every reconnection), SEEN (the latest messages of the channel that
the tab has opened, and whether there are `older` ones), EARLIER (the page before those), CHANNELS, COMMANDS, MODALS
(the whole list, whenever one changed), MARKS (what is unread), HERE (which members have a tab open), CLOCK (only the
time), and MESSAGE_CREATE, MESSAGE_UPDATE, MESSAGE_DELETE and TYPING as they are. From the tab come
`{"open": channel}`, where it likes with `from`, a message that shall be among them, `{"open": channel, "before":
message}` and `{"read": channel, "upto": message}`.
"""

from __future__ import annotations

import asyncio
import bisect
import contextlib
import json
from typing import TYPE_CHECKING, Any

from aiohttp import WSMsgType, web

from playground.hands import HandError
from playground.objects import public
from playground.page.reading import Reading

if TYPE_CHECKING:
    from playground.bus import Watch
    from playground.page.guard import Guard
    from playground.server import Playground

Json = dict[str, Any]
PAGE = 50  # messages that a tab is sent at a time
FAR = 240  # so far back the first unread message may be to be sent, too
ABOVE = 10  # messages before one that somebody goes to
MARKS_WITHIN = 0.05  # seconds in which marks that change are told together
CLOCK_EVERY = 5.0  # seconds of quiet after which a tab is told the time
PLAIN = frozenset({"MESSAGE_CREATE", "MESSAGE_UPDATE", "MESSAGE_DELETE", "TYPING"})


class Tab:
    """One open tab: a member, whether at this machine, and the frames that wait to be sent. `None` among them closes
    the tab's socket."""

    def __init__(self, member: int, home: bool) -> None:
        self.member = member
        self.home = home
        self.frames: asyncio.Queue[Json | None] = asyncio.Queue()

    def put(self, kind: str, data: Any) -> None:
        """Another frame."""
        self.frames.put_nowait({"t": kind, "d": data})


class Room:
    """All open tabs. From the first one on every member's screen is watched once, for tabs and for the unread marks.

    `invitation`: the link for friends, while their door is open.
    """

    def __init__(self, playground: Playground) -> None:
        self.playground = playground
        self.reading = Reading(playground)
        self.tabs: set[Tab] = set()
        self.invitation: str | None = None
        self._listeners: set[asyncio.Task[None]] = set()
        self._marks_due = False

    def routes(self, guard: Guard) -> list[web.RouteDef]:
        """The socket's route."""

        async def socket(request: web.Request) -> web.StreamResponse:
            return await self.socket(request, guard.home)

        return [web.get("/hand/live", guard.hand(socket))]

    async def socket(self, request: web.Request, home: bool) -> web.StreamResponse:
        """A tab's socket: `/hand/live?as=<member id>`."""
        if (wanted := request.query.get("as", "")) not in {str(one) for one in self.reading.members}:
            raise web.HTTPNotFound(text="No such member.")
        socket = web.WebSocketResponse(heartbeat=30.0, max_msg_size=1 << 16)
        await socket.prepare(request)
        tab = Tab(int(wanted), home)
        self._enter(tab)
        sender = asyncio.create_task(self._send(tab, socket))
        try:
            async for frame in socket:
                if frame.type is WSMsgType.TEXT:
                    self._asked(tab, frame.data)
        finally:
            before = self._here()
            self.tabs.discard(tab)
            self._tell_here(before)
            sender.cancel()
            await asyncio.gather(sender, return_exceptions=True)
        return socket

    # ------------------------------------------------ tabs

    def _enter(self, tab: Tab) -> None:
        if not self._listeners:
            self.reading.recount()
            for member in self.reading.members:
                task = asyncio.create_task(self._listen(member, self.playground.hands.watch(member)))
                self._listeners.add(task)
                task.add_done_callback(self._listeners.discard)
        before = self._here()
        self.tabs.add(tab)
        tab.put("STATE", self._state(tab))
        self._tell_here(before, but=tab)

    async def _send(self, tab: Tab, socket: web.WebSocketResponse) -> None:
        with contextlib.suppress(ConnectionError):
            while not socket.closed:
                frame: Json | None = {"t": "CLOCK", "d": {}}
                with contextlib.suppress(TimeoutError):
                    frame = await asyncio.wait_for(tab.frames.get(), CLOCK_EVERY)
                if frame is None:
                    break
                await socket.send_str(json.dumps({**frame, "now": self.playground.world.now()}))
        await socket.close()

    def _asked(self, tab: Tab, text: str) -> None:
        """What a tab asks for. Nonsense, and channels that are not for this member (any more), get no answer."""
        with contextlib.suppress(ValueError, TypeError, KeyError, HandError):
            match json.loads(text):
                case {"open": channel, "before": before}:
                    self._turn_back(tab, channel, int(before))
                case {"open": channel}:
                    self._open(tab, channel, json.loads(text).get("from"))
                case {"read": channel, "upto": upto}:
                    if self.reading.read(tab.member, int(channel), int(upto)):
                        self._tell_marks()
                case _:
                    pass

    def _open(self, tab: Tab, channel: str, wanted: str | None) -> None:
        """The latest page; more, where somebody wants an early message, or the first unread one is not too far back."""
        messages = self.playground.hands.standing(tab.member, int(channel))
        mark = self.reading.marks(tab.member).get(str(channel))
        unread = len(messages) if mark is None else _index(messages, int(mark["first"]))
        begin = max(len(messages) - FAR, min(len(messages) - PAGE, unread - ABOVE))
        if wanted is not None:
            begin = min(begin, _index(messages, int(wanted)) - ABOVE)
        begin = max(0, begin)
        tab.put("SEEN", {"channel_id": channel, "messages": public(messages[begin:]), "older": begin > 0})

    def _turn_back(self, tab: Tab, channel: str, before: int) -> None:
        messages = self.playground.hands.standing(tab.member, int(channel))
        end = _index(messages, before)
        begin = max(0, end - PAGE)
        tab.put("EARLIER", {"channel_id": channel, "messages": public(messages[begin:end]), "older": begin > 0})

    # ------------------------------------------------ what happens

    async def _listen(self, member: int, watch: Watch) -> None:
        async for event in watch:
            for tab in self.tabs:
                if tab.member == member:
                    self._pass_on(tab, event)
            if self.reading.heard(member, event):
                self._tell_marks()
        for tab in self.tabs:  # a watch ends only when the playground closes
            tab.frames.put_nowait(None)

    def _pass_on(self, tab: Tab, event: Json) -> None:
        hands, kind = self.playground.hands, event["t"]
        if kind in PLAIN:
            tab.put(kind, event["d"])
        elif kind.startswith(("CHANNEL_", "THREAD_")):
            tab.put("CHANNELS", hands.channels(tab.member))
        elif kind.startswith("MODAL_"):
            tab.put("MODALS", hands.modals(tab.member))
        elif kind == "COMMANDS":
            tab.put("COMMANDS", hands.commands())

    def _tell_marks(self) -> None:
        if not self._marks_due:
            self._marks_due = True
            asyncio.get_running_loop().call_later(MARKS_WITHIN, self._send_marks)

    def _send_marks(self) -> None:
        self._marks_due = False
        badges = self.reading.badges()
        for tab in self.tabs:
            tab.put("MARKS", {"marks": self.reading.marks(tab.member), "badges": badges})

    def _here(self) -> list[str]:
        present = {tab.member for tab in self.tabs}
        return [str(one) for one in self.reading.members if one in present]

    def _tell_here(self, before: list[str], but: Tab | None = None) -> None:
        if (here := self._here()) != before:
            for tab in self.tabs - {but}:
                tab.put("HERE", here)

    def _state(self, tab: Tab) -> Json:
        member = tab.member
        hands, world = self.playground.hands, self.playground.world
        return {
            "me": hands.me(member),
            "bot": world.bot,
            "guild": {key: world.guild[key] for key in ("id", "name", "roles")},
            "members": hands.members(),
            "channels": hands.channels(member),
            "commands": hands.commands(),
            "modals": hands.modals(member),
            "dms_open": member not in world.dms_closed,
            "marks": self.reading.marks(member),
            "badges": self.reading.badges(),
            "here": self._here(),
            "home": tab.home,
            "invitation": self.invitation if tab.home else None,
        }


def _index(messages: list[Json], id_: int) -> int:
    """Where a message stands, or would stand."""
    return bisect.bisect_left(messages, id_, key=lambda one: int(one["id"]))
