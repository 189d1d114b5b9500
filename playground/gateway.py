"""The gateway's sockets: HELLO, IDENTIFY, RESUME, heartbeats, and faults on demand."""

from __future__ import annotations

import asyncio
import json
from collections import deque
from collections.abc import Callable
from contextlib import suppress
from typing import Any, Literal

from aiohttp import WSCloseCode, WSMsgType, web

from playground.compress import Stream
from playground.sessions import PRIVILEGED, Session, Sessions
from playground.steady import Steady

Json = dict[str, Any]
Disturbance = Literal["close", "reconnect", "drop", "invalidate", "forget"]
ACK_AFTER = 0.02  # seconds, as if there were a way between
DISPATCH, HEARTBEAT, IDENTIFY, RESUME, RECONNECT, MEMBERS, INVALID, HELLO, ACK = 0, 1, 2, 6, 7, 8, 9, 10, 11
UNKNOWN_OP, DECODE_ERROR, NOT_AUTHENTICATED, WRONG_TOKEN, TWICE_AUTHENTICATED = 4001, 4002, 4003, 4004, 4005
BAD_SEQUENCE, TOO_FAST, BAD_SHARD, BAD_INTENTS, DISALLOWED = 4007, 4008, 4010, 4013, 4014
PRESENCE, VOICE = 3, 4
MOST_MESSAGES, WITHIN = 120, 60.0  # of a client, seconds
ALL_INTENTS = (1 << 26) - 1
LONGEST = 4096  # bytes of a client's message
BEAT_EVERY = 41_250  # milliseconds


class Gateway:
    """Serves the bot's sockets. `privileged`: which privileged intents the application may use, as bits."""

    def __init__(self, sessions: Sessions, token: Callable[[], str], privileged: int, steady: Steady) -> None:
        self.sessions = sessions
        self.steady = steady
        self.token = token
        self.privileged = privileged
        self.url = ""
        self._lines: dict[Line, None] = {}

    async def handle(self, request: web.Request) -> web.StreamResponse:
        """A socket, from HELLO to its end. A page in a browser, which would say its origin, gets none."""
        if "Origin" in request.headers:
            return web.Response(status=403, text="Only bots come in here.")
        try:
            stream = Stream(request.query.get("compress"))
        except ValueError:
            return web.Response(status=400, text="This compression is not at hand.")
        socket = web.WebSocketResponse(max_msg_size=LONGEST, compress=False)
        await socket.prepare(request)
        line = Line(self, request, socket, stream)
        self._lines[line] = None
        try:
            await line.serve()
        finally:
            del self._lines[line]
        return socket

    async def disturb(self, what: Disturbance) -> None:
        """Do something to every socket that has a session.

        close: it ends with 4000. reconnect: op 7. drop: the connection is cut. invalidate: the session is forgotten and
        op 9 sent. forget: the connection is cut, and the session can be resumed no more. Raises ValueError for anything
        else.
        """
        for line in list(self._lines):
            if line.session is None:
                continue
            match what:
                case "close":
                    await line.end(4000)
                case "reconnect":
                    line.put(RECONNECT, None)
                case "drop":
                    line.cut()
                case "invalidate":
                    self.sessions.all.pop(line.session.id, None)
                    line.session.outgoing = line.session = None
                    line.put(INVALID, False)
                case "forget":
                    self.sessions.all.pop(line.session.id, None)
                    line.cut()
                case _:
                    raise ValueError(what)

    async def close(self) -> None:
        """End all sockets."""
        for line in list(self._lines):
            await line.end(WSCloseCode.GOING_AWAY)


class Line:
    """One socket."""

    def __init__(self, gateway: Gateway, request: web.Request, socket: web.WebSocketResponse, stream: Stream) -> None:
        self.gateway = gateway
        self.socket = socket
        self.session: Session | None = None
        self._ended_by_us = False
        self._transport = request.transport
        self._stream = stream
        self._outgoing: asyncio.Queue[Json] = asyncio.Queue()
        self._received_at: deque[float] = deque(maxlen=MOST_MESSAGES)

    def put(self, op: int, data: Any) -> None:
        """Another message that is no event."""
        self._outgoing.put_nowait({"op": op, "d": data, "s": None, "t": None})

    async def end(self, code: int) -> None:
        """Close the socket with a code."""
        self._ended_by_us = True
        await self.socket.close(code=code)

    def cut(self) -> None:
        """End the connection without a word."""
        if self._transport is not None:
            self._transport.abort()

    async def serve(self) -> None:
        """Until the socket ends."""
        self.put(HELLO, {"heartbeat_interval": BEAT_EVERY})
        sending = asyncio.create_task(self._send())
        try:
            while not self.socket.closed:
                message = await self.socket.receive()
                if message.type not in (WSMsgType.TEXT, WSMsgType.BINARY):
                    break  # it was closed
                await self._received(message.data)
        finally:
            sending.cancel()
            if (session := self.session) is not None and session.outgoing is self._outgoing:
                session.outgoing = None
                if self.socket.close_code in (1000, 1001) and not self._ended_by_us:
                    self.gateway.sessions.all.pop(session.id, None)

    async def _send(self) -> None:
        with suppress(ConnectionError, RuntimeError):
            while True:
                frame = self._stream.frame(json.dumps(await self._outgoing.get(), ensure_ascii=False))
                if isinstance(frame, bytes):
                    await self.socket.send_bytes(frame)
                else:
                    await self.socket.send_str(frame)

    async def _received(self, text: str | bytes) -> None:
        try:
            payload = json.loads(text)
            op, data = payload["op"], payload.get("d")
        except (ValueError, KeyError, TypeError, AttributeError, RecursionError):
            await self.end(DECODE_ERROR)
            return
        now = self.gateway.steady.now()
        too_fast = len(self._received_at) == MOST_MESSAGES and now - self._received_at[0] < WITHIN
        self._received_at.append(now)
        if too_fast:
            await self.end(TOO_FAST)
        elif op in (IDENTIFY, RESUME, MEMBERS) and not isinstance(data, dict):
            await self.end(DECODE_ERROR)
        elif op == HEARTBEAT:
            # discord.py notes when it sent a beat only after sending it: an answer at once would seem to be very late.
            asyncio.get_running_loop().call_later(ACK_AFTER, self.put, ACK, None)
        elif op == IDENTIFY:
            await self._identify(data)
        elif op == RESUME:
            await self._resume(data)
        elif self.session is None:
            await self.end(NOT_AUTHENTICATED)
        elif op not in (PRESENCE, VOICE, MEMBERS):
            await self.end(UNKNOWN_OP)
        elif op == MEMBERS:
            self.gateway.sessions.members(self.session, data)

    async def _identify(self, data: Json) -> None:
        intents = data.get("intents", 0)
        match data.get("shard"):
            case None:
                index, count = 0, 1
            case [int(index), int(count)]:
                pass
            case _:
                index, count = 0, 0
        if self.session is not None:
            await self.end(TWICE_AUTHENTICATED)
        elif data.get("token") != self.gateway.token():
            await self.end(WRONG_TOKEN)
        elif not 0 <= index < count:
            await self.end(BAD_SHARD)
        elif not isinstance(intents, int) or not 0 <= intents <= ALL_INTENTS:
            await self.end(BAD_INTENTS)
        elif intents & PRIVILEGED & ~self.gateway.privileged:
            await self.end(DISALLOWED)
        else:
            self.session = Session((index, count), intents, outgoing=self._outgoing)
            self.gateway.sessions.greet(self.session, self.gateway.url)

    async def _resume(self, data: Json) -> None:
        session, seq = self.gateway.sessions.all.get(str(data.get("session_id"))), data.get("seq")
        if data.get("token") != self.gateway.token():
            await self.end(WRONG_TOKEN)
        elif session is None:
            self.put(INVALID, False)
        elif not isinstance(seq, int) or not 0 <= seq <= session.seq:
            await self.end(BAD_SEQUENCE)
        else:
            self.session = session
            session.outgoing = self._outgoing
            session.replay(seq)
            session.dispatch("RESUMED", {})
