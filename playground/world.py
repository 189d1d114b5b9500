"""The state of the stand-in: one guild, its members and channels, direct messages, and what was said. All in memory.

Objects are dicts as the API sends them (ids as strings). Keys that begin with an underscore never leave the server.
"""

from __future__ import annotations

import time
from collections.abc import Callable, Sequence
from datetime import UTC, datetime
from typing import Any

from playground import objects
from playground.errors import MISSING_ACCESS, MISSING_PERMISSIONS, unknown
from playground.permissions import BOT_RIGHTS, EVERYONE, EVERYTHING, THREADS, mask, permissions
from playground.snowflakes import Snowflakes

Json = dict[str, Any]
TEN_NAMES = ("Ann", "Ben", "Chloé", "Dev", "Esra", "Finn", "Grace", "Hugo", "Ines", "Jun")
CHANNELS = ("dining-room", "kitchen", "pantry")
GUILD_ID = 720720001 << 22  # with several shards it is the second's, so that guild and direct messages part ways
NONCE_LIFE = 300.0  # seconds for which a nonce is remembered


class World:
    """Parameters: the members' names; `now`, seconds since 1970, from which ids and timestamps are made."""

    def __init__(self, members: Sequence[str] = TEN_NAMES, now: Callable[[], float] = time.time) -> None:
        self.now = now
        self.ids = Snowflakes(now)
        self.app_id = self.ids.next()
        self.users: dict[int, Json] = {}
        self.members: dict[int, Json] = {}
        self.channels: dict[int, Json] = {}
        self.messages: dict[int, dict[int, Json]] = {}  # by channel
        self.commands: dict[str | None, list[Json]] = {}  # by guild id; None: global
        self.files: dict[str, tuple[str, bytes]] = {}  # path under /cdn → content type, bytes
        self.emojis: list[Json] = []
        self.dms_closed: set[int] = set()
        self.read: dict[tuple[int, int], int] = {}  # member, channel → the last message that they have read
        self.base_url = ""
        self._channel_of: dict[int, int] = {}  # by message
        self._dms: dict[int, Json] = {}  # by user
        self._nonces: dict[tuple[str, str, str], tuple[float, int]] = {}
        bot_role = self.ids.next()
        people = [self.ids.next() for _ in members]
        self.guild: Json = {
            "id": str(GUILD_ID),
            "name": "The Long Table",
            "owner_id": str(people[0]) if people else str(self.app_id),
            "roles": [
                objects.role(GUILD_ID, "@everyone", EVERYONE, 0),
                objects.role(bot_role, "Maître d'", BOT_RIGHTS, 1, bot=str(self.app_id)),
            ],
        }
        self._add_member(objects.user(self.app_id, "Maître d'", bot=True), [str(bot_role)])
        for member, name in zip(people, members, strict=True):
            self._add_member(objects.user(member, name), [])
        for name in CHANNELS:
            self.add_channel(name)

    def stamp(self) -> str:
        """Now, as timestamps are written."""
        return datetime.fromtimestamp(self.now(), UTC).isoformat()

    # ------------------------------------------------ people

    @property
    def bot(self) -> Json:
        """The application's bot user."""
        return self.users[self.app_id]

    @property
    def people(self) -> list[int]:
        """The ids of the members in order, the bot left out."""
        return [one for one in self.members if one != self.app_id]

    def _add_member(self, user: Json, roles: list[str]) -> None:
        self.users[int(user["id"])] = user
        self.members[int(user["id"])] = objects.member(user, roles, self.stamp())

    def leave(self, member_id: int) -> Json:
        """Somebody is no member any more, nor in any thread; their user."""
        for thread in self.channels.values():
            if "_members" in thread and thread["_members"].pop(member_id, None) is not None:
                thread["member_count"] = len(thread["_members"])
        return self.members.pop(member_id)["user"]

    def rejoin(self, member_id: int) -> Json:
        """A user is a member (again), after all others; the membership."""
        self._add_member(self.users[member_id], [])
        return self.members[member_id]

    # ------------------------------------------------ channels

    def add_channel(self, name: str) -> Json:
        """A new text channel of the guild."""
        position = sum(one["type"] == objects.TEXT_CHANNEL for one in self.channels.values())
        return self._add(objects.text_channel(self.ids.next(), self.guild["id"], name, position))

    def add_thread(self, parent: Json, name: str, type_: int, owner: int, id_: int | None = None) -> Json:
        """A new thread under a text channel. From a message it has that message's id."""
        return self._add(objects.thread(id_ or self.ids.next(), parent, name, type_, owner, self.stamp()))

    def dm(self, user_id: int) -> Json:
        """The bot's direct message channel with a user, always the same; raises 10013."""
        if user_id not in self.users or user_id == self.app_id:
            raise unknown("User")
        if user_id not in self._dms:
            self._dms[user_id] = self._add(objects.dm_channel(self.ids.next(), self.users[user_id]))
        return self._dms[user_id]

    def _add(self, channel: Json) -> Json:
        self.channels[int(channel["id"])] = channel
        self.messages[int(channel["id"])] = {}
        return channel

    def channel(self, id_: int) -> Json:
        """A channel, a thread or a direct message's channel; raises 10003."""
        if (channel := self.channels.get(id_)) is None:
            raise unknown("Channel")
        return channel

    def drop_channel(self, id_: int) -> None:
        """Forget a channel with all that was said in it."""
        del self.channels[id_]
        self.read = {key: upto for key, upto in self.read.items() if key[1] != id_}
        for message in self.messages.pop(id_):
            self._channel_of.pop(message, None)

    # ------------------------------------------------ rights

    def rights(self, user_id: int, channel: Json) -> int:
        """The permissions of a member in a channel; 0 where they see nothing of it."""
        if channel["type"] == objects.DM:
            return EVERYTHING if user_id in (self.app_id, channel["_with"]) else 0
        if (member := self.members.get(user_id)) is None:
            return 0
        is_thread = channel["type"] in THREADS
        allowed = permissions(self.guild, self.channels[int(channel["parent_id"])] if is_thread else channel, member)
        hidden = channel["type"] == objects.PRIVATE_THREAD and user_id not in channel["_members"]
        return 0 if hidden and not allowed & mask("MANAGE_THREADS") else allowed

    def sees(self, user_id: int, channel: Json) -> bool:
        """Whether a member (or the bot) sees a channel at all."""
        return bool(self.rights(user_id, channel) & mask("VIEW_CHANNEL"))

    def need(self, user_id: int, channel: Json, *names: str) -> None:
        """Raises 50001 where the channel is not seen, 50013 where one of the named permissions is missing."""
        if not self.sees(user_id, channel):
            raise MISSING_ACCESS
        if self.rights(user_id, channel) & mask(*names) != mask(*names):
            raise MISSING_PERMISSIONS

    def overwrite(self, channel: Json, target: int, kind: int | None, allow: int, deny: int) -> None:
        """Set what a role (kind 0) or member (1) may do in a channel; None takes the setting away."""
        others = [one for one in channel["permission_overwrites"] if one["id"] != str(target)]
        if kind is not None:
            others.append({"id": str(target), "type": kind, "allow": str(allow), "deny": str(deny)})
        channel["permission_overwrites"] = others

    # ------------------------------------------------ messages

    def keep(self, message: Json) -> None:
        """Let a new message stand in its channel."""
        channel, id_ = int(message["channel_id"]), int(message["id"])
        self.messages[channel][id_] = message
        if "_viewer" not in message:
            self.channels[channel]["last_message_id"] = message["id"]
        self._channel_of[id_] = channel

    def forget(self, message: Json) -> None:
        """Take a message away; one that is gone already is no trouble."""
        self._channel_of.pop(int(message["id"]), None)
        self.messages[int(message["channel_id"])].pop(int(message["id"]), None)

    def message(self, channel_id: int, message_id: int) -> Json:
        """A message that stands in a channel, ephemeral ones too; raises 10008."""
        if (message := self.messages.get(channel_id, {}).get(message_id)) is None:
            raise unknown("Message")
        return message

    def find_message(self, message_id: int) -> Json:
        """A message wherever it stands; raises 10008."""
        return self.message(self._channel_of.get(message_id, 0), message_id)

    def remember_nonce(self, author: str, channel: str, nonce: str, message: Json) -> None:
        """For some minutes the same nonce of this author in this channel means this message."""
        stale = [key for key, (at, _) in self._nonces.items() if self.now() - at > NONCE_LIFE]
        for key in stale:
            del self._nonces[key]
        self._nonces[author, channel, nonce] = (self.now(), int(message["id"]))

    def by_nonce(self, author: str, channel: str, nonce: str) -> Json | None:
        """The message that was sent with this nonce, as long as that is remembered and the message stands."""
        at, id_ = self._nonces.get((author, channel, nonce), (0.0, 0))
        if not id_ or self.now() - at > NONCE_LIFE:
            return None
        return self.messages.get(int(channel), {}).get(id_)
