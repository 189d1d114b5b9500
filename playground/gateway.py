"""The gateway: HELLO, IDENTIFY, RESUME with replay, heartbeats, dispatch by shard and intent, and its faults."""

from __future__ import annotations

import asyncio
import json
import secrets
import zlib
from contextlib import suppress
from dataclasses import dataclass, field
from typing import Any

from aiohttp import WSCloseCode, WSMsgType, web

from playground.bus import Bus
from playground.permissions import THREADS
from playground.world import World, public

try:
    import zstandard  # type: ignore[import-not-found]
except ImportError:
    zstandard = None

Json = dict[str, Any]
GUILDS, GUILD_MEMBERS, GUILD_MESSAGES, DIRECT_MESSAGES, MESSAGE_CONTENT = 0, 1, 9, 12, 15
PRIVILEGED = (1 << 1) | (1 << 8) | (1 << 15)
BLANKED = ("content", "embeds", "attachments", "components")
KEPT_EVENTS = 5000


class Pipe:
    """One socket with its compression."""

    def __init__(self, socket: web.WebSocketResponse, compress: str | None) -> None:
        self.socket = socket
        self._zlib = zlib.compressobj() if compress == "zlib-stream" else None
        self._zstd = zstandard.ZstdCompressor().compressobj() if compress == "zstd-stream" else None

    async def send(self, payload: Json) -> None:
        """One message; a socket that is gone is no trouble."""
        text = json.dumps(payload, ensure_ascii=False)
        with suppress(ConnectionError):
            if self._zlib is not None:
                data = self._zlib.compress(text.encode()) + self._zlib.flush(zlib.Z_SYNC_FLUSH)
                await self.socket.send_bytes(data)
            elif self._zstd is not None:
                data = self._zstd.compress(text.encode()) + self._zstd.flush(zstandard.COMPRESSOBJ_FLUSH_BLOCK)
                await self.socket.send_bytes(data)
            else:
                await self.socket.send_str(text)


@dataclass
class GatewaySession:
    """A shard's session: it outlives its socket, so that it can be resumed."""

    id: str
    shard: tuple[int, int]
    intents: int
    pipe: Pipe | None
    seq: int = 0
    buffer: list[Json] = field(default_factory=list)

    def wants(self, bit: int) -> bool:
        """Whether it identified with this intent."""
        return bool(self.intents >> bit & 1)


class Gateway:
    """All sessions of the bot. `privileged`: the bits of privileged intents that the application may use."""

    def __init__(self, world: World, bus: Bus, token: str, privileged: int = 0) -> None:
        self.world = world
        self.token = token
        self.privileged = privileged
        self.sessions: dict[str, GatewaySession] = {}
        self._queue_for: dict[str, asyncio.Queue[Json]] = {}
        bus.sinks.append(self.dispatch)

    # ------------------------------------------------ dispatch

    def dispatch(self, type_: str, data: Json, channel: Json | None, viewer: int | None) -> None:
        """Send an event to the session whose it is."""
        if type_ in ("TYPING_START", "COMMANDS"):
            return
        in_guild = channel is not None and channel["type"] != 1 and viewer is None
        for session in self.sessions.values():
            index, count = session.shard
            mine = (int(self.world.guild["id"]) >> 22) % count if in_guild else 0
            if type_ == "INTERACTION_CREATE":
                mine = (int(self.world.guild["id"]) >> 22) % count if data.get("guild_id") else 0
            if index != mine or not self._wanted(session, type_, in_guild):
                continue
            self._send(session, type_, self._shaped(session, type_, data, in_guild))

    @staticmethod
    def _wanted(session: GatewaySession, type_: str, in_guild: bool) -> bool:
        if type_.startswith("MESSAGE_"):
            return session.wants(GUILD_MESSAGES if in_guild else DIRECT_MESSAGES)
        if type_ == "INTERACTION_CREATE":
            return True
        return session.wants(GUILDS)

    def _shaped(self, session: GatewaySession, type_: str, data: Json, in_guild: bool) -> Json:
        if not type_.startswith("MESSAGE_") or type_ == "MESSAGE_DELETE":
            return data
        data = dict(data)
        author = int(data["author"]["id"])
        if in_guild:
            data["guild_id"] = self.world.guild["id"]
            if (member := self.world.members.get(author)) is not None:
                data["member"] = {key: value for key, value in member.items() if key != "user"}
            named = any(one["id"] == self.world.bot["id"] for one in data["mentions"])
            if author != self.world.app_id and not named and not session.wants(MESSAGE_CONTENT):
                data.update({key: "" if key == "content" else [] for key in BLANKED})
        return data

    def _send(self, session: GatewaySession, type_: str, data: Json) -> None:
        session.seq += 1
        payload = {"op": 0, "t": type_, "s": session.seq, "d": data}
        session.buffer.append(payload)
        del session.buffer[:-KEPT_EVENTS]
        if (queue := self._queue_for.get(session.id)) is not None:
            queue.put_nowait(payload)

    # ------------------------------------------------ sockets

    async def handle(self, request: web.Request) -> web.WebSocketResponse:
        """A client's socket, from HELLO to its end."""
        socket = web.WebSocketResponse(max_msg_size=4096, compress=False)
        await socket.prepare(request)
        pipe = Pipe(socket, request.query.get("compress"))
        await pipe.send({"op": 10, "t": None, "s": None, "d": {"heartbeat_interval": 41250, "_trace": []}})
        queue: asyncio.Queue[Json] = asyncio.Queue()

        async def pump() -> None:
            while True:
                await pipe.send(await queue.get())

        pumping = asyncio.create_task(pump())
        session: GatewaySession | None = None
        try:
            async for message in socket:
                if message.type != WSMsgType.TEXT:
                    break
                payload = json.loads(message.data)
                op, data = payload.get("op"), payload.get("d")
                if op == 1:
                    queue.put_nowait({"op": 11, "d": None, "s": None, "t": None})
                elif op == 2:
                    session = await self._identify(pipe, queue, data)
                elif op == 6:
                    session = self._resume(pipe, queue, data)
                elif op == 8 and session is not None:
                    self._members(session, data)
                if session is None and op in (2,):
                    break
        finally:
            pumping.cancel()
            if session is not None and session.pipe is pipe:
                session.pipe = None
                self._queue_for.pop(session.id, None)
                if socket.close_code in (1000, 1001):
                    self.sessions.pop(session.id, None)
        return socket

    async def _identify(self, pipe: Pipe, queue: asyncio.Queue[Json], data: Json) -> GatewaySession | None:
        if data.get("token") != self.token:
            await pipe.socket.close(code=4004, message=b"Authentication failed.")
            return None
        intents = int(data.get("intents") or 0)
        if intents & PRIVILEGED & ~self.privileged:
            await pipe.socket.close(code=4014, message=b"Disallowed intent(s).")
            return None
        index, count = data.get("shard") or (0, 1)
        session = GatewaySession(secrets.token_hex(16), (index, count), intents, pipe)
        self.sessions[session.id] = session
        self._queue_for[session.id] = queue
        here = (int(self.world.guild["id"]) >> 22) % count == index
        ready: Json = {
            "v": 10,
            "user": public(self.world.bot),
            "guilds": [{"id": self.world.guild["id"], "unavailable": True}] if here else [],
            "session_id": session.id,
            "resume_gateway_url": self.world.base_url.replace("http", "ws", 1) + "/gateway",
            "shard": [index, count],
            "application": {"id": str(self.world.app_id), "flags": 0},
            "session_type": "normal",
            "private_channels": [],
            "presences": [],
            "relationships": [],
            "user_settings": {},
        }
        self._send(session, "READY", ready)
        if here and session.wants(GUILDS):
            self._send(session, "GUILD_CREATE", self.guild_create(session))
        return session

    def _resume(self, pipe: Pipe, queue: asyncio.Queue[Json], data: Json) -> GatewaySession | None:
        session = self.sessions.get(data.get("session_id", ""))
        if session is None or data.get("token") != self.token:
            queue.put_nowait({"op": 9, "d": False, "s": None, "t": None})
            return None
        session.pipe = pipe
        for payload in session.buffer:
            if payload["s"] > data["seq"]:
                queue.put_nowait(payload)
        self._queue_for[session.id] = queue
        self._send(session, "RESUMED", {})
        return session

    def _members(self, session: GatewaySession, data: Json) -> None:
        wanted = {str(one) for one in data.get("user_ids") or []}
        found = [one for one in self.world.members.values() if not wanted or one["user"]["id"] in wanted]
        chunk = {"guild_id": self.world.guild["id"], "members": public(found), "chunk_index": 0, "chunk_count": 1}
        self._send(session, "GUILD_MEMBERS_CHUNK", {**chunk, "not_found": [], "nonce": data.get("nonce")})

    def guild_create(self, session: GatewaySession) -> Json:
        """The guild as a session's intents let it see it."""
        world = self.world
        seen = [one for one in world.channels.values() if one["type"] != 1 and world.sees(world.app_id, one)]
        every = session.wants(GUILD_MEMBERS)
        members = [one for id_, one in world.members.items() if every or id_ == world.app_id]
        return public(
            {
                **world.guild,
                "icon": None,
                "splash": None,
                "description": None,
                "features": [],
                "emojis": [],
                "stickers": [],
                "verification_level": 0,
                "default_message_notifications": 1,
                "explicit_content_filter": 0,
                "mfa_level": 0,
                "afk_timeout": 300,
                "premium_tier": 0,
                "system_channel_flags": 0,
                "preferred_locale": "en-US",
                "nsfw_level": 0,
                "premium_progress_bar_enabled": False,
                "joined_at": world.members[world.app_id]["joined_at"],
                "large": False,
                "unavailable": False,
                "member_count": len(world.members),
                "voice_states": [],
                "presences": [],
                "stage_instances": [],
                "guild_scheduled_events": [],
                "soundboard_sounds": [],
                "members": members,
                "channels": [one for one in seen if one["type"] not in THREADS],
                "threads": [one for one in seen if one["type"] in THREADS],
            }
        )

    # ------------------------------------------------ faults

    async def disturb(self, what: str) -> None:
        """close: the socket ends with 4000; reconnect: op 7; drop: the line is cut; invalidate: op 9, not resumable."""
        for session in list(self.sessions.values()):
            if session.pipe is None:
                continue
            queue = self._queue_for.get(session.id)
            match what:
                case "close":
                    await session.pipe.socket.close(code=4000)
                case "reconnect" if queue is not None:
                    queue.put_nowait({"op": 7, "d": None, "s": None, "t": None})
                case "drop":
                    transport = session.pipe.socket._req.transport if session.pipe.socket._req else None
                    if transport is not None:
                        transport.abort()
                case "invalidate" if queue is not None:
                    self.sessions.pop(session.id, None)
                    queue.put_nowait({"op": 9, "d": False, "s": None, "t": None})
                case _:
                    raise ValueError(what)

    async def close(self) -> None:
        """End all sockets."""
        for session in list(self.sessions.values()):
            if session.pipe is not None:
                await session.pipe.socket.close(code=WSCloseCode.GOING_AWAY)
