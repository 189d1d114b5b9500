"""The gateway's sessions: which shard hears what, shaped by its intents, and kept for a replay."""

from __future__ import annotations

import asyncio
import secrets
from collections.abc import Callable
from dataclasses import dataclass, field
from typing import Any

from playground.objects import DM, public
from playground.permissions import THREADS
from playground.world import World

Json = dict[str, Any]
GUILDS, GUILD_MEMBERS, GUILD_MESSAGES, DIRECT_MESSAGES, MESSAGE_CONTENT = 0, 1, 9, 12, 15
PRIVILEGED = (1 << GUILD_MEMBERS) | (1 << 8) | (1 << MESSAGE_CONTENT)
BLANK: Json = {"content": "", "embeds": [], "attachments": [], "components": []}
KEPT_EVENTS = 5000
STATIC_GUILD: Json = {
    "icon": None,
    "splash": None,
    "discovery_splash": None,
    "banner": None,
    "description": None,
    "features": [],
    "emojis": [],
    "stickers": [],
    "afk_channel_id": None,
    "afk_timeout": 300,
    "system_channel_id": None,
    "system_channel_flags": 0,
    "rules_channel_id": None,
    "public_updates_channel_id": None,
    "vanity_url_code": None,
    "verification_level": 0,
    "default_message_notifications": 1,
    "explicit_content_filter": 0,
    "mfa_level": 0,
    "nsfw_level": 0,
    "premium_tier": 0,
    "premium_progress_bar_enabled": False,
    "preferred_locale": "en-US",
    "large": False,
    "unavailable": False,
    "voice_states": [],
    "presences": [],
    "stage_instances": [],
    "guild_scheduled_events": [],
    "soundboard_sounds": [],
}


@dataclass(eq=False)
class Session:
    """A shard's session. It outlives its socket, so that it can be resumed; `outgoing` is the socket's, if any."""

    shard: tuple[int, int]
    intents: int
    id: str = field(default_factory=lambda: secrets.token_hex(16))
    seq: int = 0
    buffer: list[Json] = field(default_factory=list)
    outgoing: asyncio.Queue[Json] | None = None

    def wants(self, intent: int) -> bool:
        """Whether it identified with this intent."""
        return bool(self.intents >> intent & 1)

    def dispatch(self, type_: str, data: Json) -> None:
        """Number an event, keep it for a replay, send it if there is a socket."""
        self.seq += 1
        payload = {"op": 0, "t": type_, "s": self.seq, "d": data}
        self.buffer.append(payload)
        del self.buffer[:-KEPT_EVENTS]
        if self.outgoing is not None:
            self.outgoing.put_nowait(payload)

    def replay(self, after: int) -> None:
        """Send again what came after a number."""
        if self.outgoing is not None:
            for payload in self.buffer:
                if payload["s"] > after:
                    self.outgoing.put_nowait(payload)


class Sessions:
    """All sessions of the bot. `inspect` is shown every event before it is sent."""

    def __init__(self, world: World, inspect: Callable[[str, Json], None]) -> None:
        self.world = world
        self._inspect = inspect
        self.all: dict[str, Session] = {}

    def tell(self, type_: str, data: Json, guild: bool) -> None:
        """An event, to the shard whose it is: the guild's, else the first."""
        for session in self.all.values():
            index, count = session.shard
            mine = (int(self.world.guild["id"]) >> 22) % count if guild else 0
            if index == mine and _wanted(session, type_, guild):
                self._dispatch(session, type_, self._shaped(session, type_, data, guild))

    def _dispatch(self, session: Session, type_: str, data: Json) -> None:
        self._inspect(type_, data)
        session.dispatch(type_, data)

    def _shaped(self, session: Session, type_: str, data: Json, guild: bool) -> Json:
        if not guild or type_ not in ("MESSAGE_CREATE", "MESSAGE_UPDATE"):
            return data
        author, me = data["author"]["id"], str(self.world.app_id)
        shaped = data | {"guild_id": self.world.guild["id"]}
        if (member := self.world.members.get(int(author))) is not None:
            shaped["member"] = {key: value for key, value in public(member).items() if key != "user"}
        to_bot = author == me or any(one["id"] == me for one in data["mentions"])
        return shaped if to_bot or session.wants(MESSAGE_CONTENT) else shaped | BLANK

    def greet(self, session: Session, resume_url: str) -> None:
        """READY, and the guild if it is this shard's."""
        world, (index, count) = self.world, session.shard
        here = (int(world.guild["id"]) >> 22) % count == index and session.wants(GUILDS)
        self.all[session.id] = session
        self._dispatch(
            session,
            "READY",
            {
                "v": 10,
                "user": public(world.bot),
                "guilds": [{"id": world.guild["id"], "unavailable": True}] if here else [],
                "session_id": session.id,
                "resume_gateway_url": resume_url,
                "shard": [index, count],
                "application": {"id": str(world.app_id), "flags": 0},
            },
        )
        if here:
            self._dispatch(session, "GUILD_CREATE", self.guild_create(session))

    def guild_create(self, session: Session) -> Json:
        """The guild as a session's intents let it be seen: of members without GUILD_MEMBERS only the bot."""
        world = self.world
        places = [one for one in world.channels.values() if one["type"] != DM]
        members = [one for id_, one in world.members.items() if id_ == world.app_id or session.wants(GUILD_MEMBERS)]
        return public(
            {
                **STATIC_GUILD,
                **world.guild,
                "joined_at": world.members[world.app_id]["joined_at"],
                "member_count": len(world.members),
                "members": members,
                "channels": [one for one in places if one["type"] not in THREADS],
                "threads": [
                    one
                    for one in places
                    if one["type"] in THREADS
                    and world.sees(world.app_id, one)
                    and not one["thread_metadata"]["archived"]
                ],
            }
        )

    def members(self, session: Session, asked: Json) -> None:
        """Answer a request for members."""
        ids = asked.get("user_ids") or []
        wanted = {str(one) for one in (ids if isinstance(ids, list) else [ids])}
        query = str(asked.get("query") or "").lower()
        found = [
            one
            for one in self.world.members.values()
            if (one["user"]["id"] in wanted if wanted else one["user"]["username"].lower().startswith(query))
        ]
        known = {one["user"]["id"] for one in found}
        chunk: Json = {
            "guild_id": self.world.guild["id"],
            "members": public(found),
            "chunk_index": 0,
            "chunk_count": 1,
            "not_found": sorted(wanted - known),
        }
        if asked.get("nonce") is not None:
            chunk["nonce"] = asked["nonce"]
        session.dispatch("GUILD_MEMBERS_CHUNK", chunk)


def _wanted(session: Session, type_: str, guild: bool) -> bool:
    if type_ == "INTERACTION_CREATE":
        return True
    if type_.startswith("MESSAGE_"):
        return session.wants(GUILD_MESSAGES if guild else DIRECT_MESSAGES)
    return session.wants(GUILD_MEMBERS if type_.startswith("GUILD_MEMBER_") else GUILDS)
