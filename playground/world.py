"""The state of the stand-in: one guild, its members and channels, direct messages, and what was said. All in memory.

Objects are dicts as the API sends them (ids as strings). Keys that begin with an underscore never leave the server.
"""

from __future__ import annotations

import time
import unicodedata
from collections.abc import Callable, Sequence
from datetime import UTC, datetime
from typing import Any

from playground.errors import MISSING_ACCESS, MISSING_PERMISSIONS, unknown
from playground.permissions import EVERYONE, THREADS, mask, permissions
from playground.snowflakes import Snowflakes

Json = dict[str, Any]
TEN_NAMES = ("Ann", "Ben", "Chloé", "Dev", "Esra", "Finn", "Grace", "Hugo", "Ines", "Jun")
CHANNELS = ("dining-room", "kitchen", "pantry")
GUILD_ID = 720720000 << 22
BOT_RIGHTS = mask(
    "VIEW_CHANNEL", "SEND_MESSAGES", "SEND_MESSAGES_IN_THREADS", "EMBED_LINKS", "ATTACH_FILES", "READ_MESSAGE_HISTORY"
)


class World:
    """Parameters: the members' names; `now`, seconds since 1970, from which ids are made."""

    def __init__(self, members: Sequence[str] = TEN_NAMES, now: Callable[[], float] = time.time) -> None:
        self.now = now
        self.ids = Snowflakes(now)
        self.app_id = self.ids.next()
        self.users: dict[int, Json] = {}
        self.members: dict[int, Json] = {}
        self.channels: dict[int, Json] = {}
        self.messages: dict[int, dict[int, Json]] = {}
        self.commands: dict[str | None, list[Json]] = {}  # by guild id; None: global
        self.files: dict[str, tuple[str, bytes]] = {}  # path under /cdn → content type, bytes
        self.emojis: list[Json] = []
        self.dms_closed: set[int] = set()
        self.base_url = ""
        bot = self._user(self.app_id, "maitre-d", "Maître d'", bot=True)
        role = self.ids.next()
        people = [self.ids.next() for _ in members]
        self.guild: Json = {
            "id": str(GUILD_ID),
            "name": "The Long Table",
            "owner_id": str(people[0]),
            "roles": [
                self._role(GUILD_ID, "@everyone", EVERYONE, 0),
                {**self._role(role, "Maître d'", BOT_RIGHTS, 1), "managed": True, "tags": {"bot_id": str(self.app_id)}},
            ],
        }
        self._member(bot, [str(role)])
        for member, name in zip(people, members, strict=True):
            self._member(self._user(member, _plain(name), name), [])
        for position, name in enumerate(CHANNELS):
            self.add_channel(name, position)

    # ------------------------------------------------ people

    @property
    def bot(self) -> Json:
        """The application's bot user."""
        return self.users[self.app_id]

    @property
    def people(self) -> list[int]:
        """The ids of the members, the bot left out."""
        return [one for one in self.members if one != self.app_id]

    def _user(self, id_: int, username: str, shown: str, *, bot: bool = False) -> Json:
        user: Json = {
            "id": str(id_),
            "username": username,
            "global_name": None if bot else shown,
            "discriminator": "0000" if bot else "0",
            "avatar": None,
            "public_flags": 0,
            "flags": 0,
            "banner": None,
            "accent_color": None,
            "avatar_decoration_data": None,
            "collectibles": None,
            "display_name_styles": None,
            "banner_color": None,
            "clan": None,
            "primary_guild": None,
        }
        if bot:
            user["bot"] = True
            user["username"] = shown
        self.users[id_] = user
        return user

    def _member(self, user: Json, roles: list[str]) -> None:
        self.members[int(user["id"])] = {
            "user": user,
            "nick": None,
            "avatar": None,
            "banner": None,
            "roles": roles,
            "joined_at": self.stamp(),
            "premium_since": None,
            "communication_disabled_until": None,
            "pending": False,
            "deaf": False,
            "mute": False,
            "flags": 0,
        }

    @staticmethod
    def _role(id_: int, name: str, rights: int, position: int) -> Json:
        return {
            "id": str(id_),
            "name": name,
            "description": None,
            "permissions": str(rights),
            "position": position,
            "color": 0,
            "colors": {"primary_color": 0, "secondary_color": None, "tertiary_color": None},
            "hoist": False,
            "managed": False,
            "mentionable": False,
            "icon": None,
            "unicode_emoji": None,
            "flags": 0,
        }

    # ------------------------------------------------ channels

    def add_channel(self, name: str, position: int = 0) -> Json:
        """A text channel of the guild."""
        id_ = self.ids.next()
        channel: Json = {
            "id": str(id_),
            "type": 0,
            "guild_id": self.guild["id"],
            "name": name,
            "position": position,
            "topic": None,
            "nsfw": False,
            "parent_id": None,
            "last_message_id": None,
            "rate_limit_per_user": 0,
            "flags": 0,
            "permission_overwrites": [],
        }
        self.channels[id_] = channel
        self.messages[id_] = {}
        return channel

    def channel(self, id_: int) -> Json:
        """A channel, a thread or a direct message's channel; raises 10003."""
        if (channel := self.channels.get(id_)) is None:
            raise unknown("Channel")
        return channel

    def dm(self, user_id: int) -> tuple[Json, bool]:
        """The bot's direct message channel with a user, and whether it was made just now."""
        if user_id not in self.users:
            raise unknown("User")
        for channel in self.channels.values():
            if channel["type"] == 1 and channel["_with"] == user_id:
                return channel, False
        id_ = self.ids.next()
        channel: Json = {
            "id": str(id_),
            "type": 1,
            "last_message_id": None,
            "flags": 0,
            "recipients": [self.users[user_id]],
            "_with": user_id,
        }
        self.channels[id_] = channel
        self.messages[id_] = {}
        return channel, True

    def add_thread(self, parent: int, name: str, type_: int, owner: int, id_: int | None = None) -> Json:
        """A thread under a text channel. From a message it has that message's id."""
        id_ = id_ or self.ids.next()
        thread: Json = {
            "id": str(id_),
            "type": type_,
            "guild_id": self.guild["id"],
            "parent_id": str(parent),
            "owner_id": str(owner),
            "name": name,
            "last_message_id": None,
            "rate_limit_per_user": 0,
            "bitrate": 64000,
            "user_limit": 0,
            "rtc_region": None,
            "message_count": 0,
            "member_count": 1,
            "total_message_sent": 0,
            "flags": 0,
            "thread_metadata": {
                "archived": False,
                "auto_archive_duration": 1440,
                "archive_timestamp": self.stamp(),
                "create_timestamp": self.stamp(),
                "locked": False,
            },
            "_members": [owner],
        }
        self.channels[id_] = thread
        self.messages[id_] = {}
        return thread

    def rights(self, user_id: int, channel: Json) -> int:
        """The permissions of a member in a channel; in a direct message all that matters there."""
        if channel["type"] == 1:
            return EVERYONE
        if (member := self.members.get(user_id)) is None:
            return 0
        place = self.channels[int(channel["parent_id"])] if channel["type"] in THREADS else channel
        allowed = permissions(self.guild, place, member)
        if channel["type"] == 12 and user_id not in channel["_members"] and not allowed & mask("MANAGE_THREADS"):
            return 0
        return allowed

    def sees(self, user_id: int, channel: Json) -> bool:
        """Whether a person (or the bot) sees a channel at all."""
        if channel["type"] == 1:
            return user_id in (self.app_id, channel["_with"])
        return bool(self.rights(user_id, channel) & mask("VIEW_CHANNEL"))

    def need(self, user_id: int, channel: Json, *names: str) -> None:
        """Raise 50001 or 50013 where the right is missing."""
        if not self.sees(user_id, channel):
            raise MISSING_ACCESS
        if names and self.rights(user_id, channel) & mask(*names) != mask(*names):
            raise MISSING_PERMISSIONS

    # ------------------------------------------------ messages

    def message(self, channel_id: int, message_id: int) -> Json:
        """A message that stands in a channel, ephemeral ones too; raises 10008."""
        if (message := self.messages.get(channel_id, {}).get(message_id)) is None:
            raise unknown("Message")
        return message

    def find_message(self, message_id: int) -> Json:
        """A message wherever it stands; raises 10008."""
        for messages in self.messages.values():
            if message_id in messages:
                return messages[message_id]
        raise unknown("Message")

    def stamp(self) -> str:
        """Now, as timestamps are written."""
        return datetime.fromtimestamp(self.now(), UTC).isoformat()


def public(thing: Any) -> Any:
    """A deep copy without the keys that never leave the server."""
    if isinstance(thing, dict):
        return {key: public(value) for key, value in thing.items() if not key.startswith("_")}
    if isinstance(thing, list):
        return [public(one) for one in thing]
    return thing


def _plain(name: str) -> str:
    folded = unicodedata.normalize("NFKD", name).encode("ascii", "ignore").decode().lower()
    return folded.replace(" ", "-") or "guest"
