"""How users, members, roles and channels look when they leave the server. Ids are strings there."""

from __future__ import annotations

import unicodedata
from typing import Any

Json = dict[str, Any]
TEXT_CHANNEL, DM, PUBLIC_THREAD, PRIVATE_THREAD = 0, 1, 11, 12


def user(id_: int, shown: str, *, bot: bool = False) -> Json:
    """A user. A bot's name is its username; a person has a plain username and a display name."""
    made: Json = {
        "id": str(id_),
        "username": shown if bot else _plain(shown),
        "global_name": None if bot else shown,
        "discriminator": "0000" if bot else "0",
        "avatar": None,
        "public_flags": 0,
        "flags": 0,
        "banner": None,
        "accent_color": None,
        "avatar_decoration_data": None,
        "collectibles": None,
        "primary_guild": None,
    }
    return made | {"bot": True} if bot else made


def member(of: Json, roles: list[str], joined_at: str) -> Json:
    """A user's membership of the guild."""
    return {
        "user": of,
        "nick": None,
        "avatar": None,
        "banner": None,
        "roles": roles,
        "joined_at": joined_at,
        "premium_since": None,
        "communication_disabled_until": None,
        "pending": False,
        "deaf": False,
        "mute": False,
        "flags": 0,
    }


def role(id_: int, name: str, rights: int, position: int, *, bot: str | None = None) -> Json:
    """A role; `bot`: the id of the bot whose own, managed role it is."""
    made: Json = {
        "id": str(id_),
        "name": name,
        "permissions": str(rights),
        "position": position,
        "color": 0,
        "colors": {"primary_color": 0, "secondary_color": None, "tertiary_color": None},
        "hoist": False,
        "managed": bot is not None,
        "mentionable": False,
        "icon": None,
        "unicode_emoji": None,
        "flags": 0,
    }
    return made | {"tags": {"bot_id": bot}} if bot is not None else made


def text_channel(id_: int, guild_id: str, name: str, position: int) -> Json:
    """A text channel of the guild."""
    return {
        "id": str(id_),
        "type": TEXT_CHANNEL,
        "guild_id": guild_id,
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


def dm_channel(id_: int, recipient: Json) -> Json:
    """The bot's direct messages with one user. `_shown`: whether it stands on that user's screen."""
    return {
        "id": str(id_),
        "type": DM,
        "last_message_id": None,
        "flags": 0,
        "recipients": [recipient],
        "_with": int(recipient["id"]),
        "_shown": False,
    }


def thread(id_: int, parent: Json, name: str, type_: int, owner: int, stamp: str) -> Json:
    """A thread under a text channel. `_members`: id → when they joined."""
    return {
        "id": str(id_),
        "type": type_,
        "guild_id": parent["guild_id"],
        "parent_id": parent["id"],
        "owner_id": str(owner),
        "name": name,
        "last_message_id": None,
        "rate_limit_per_user": 0,
        "message_count": 0,
        "member_count": 1,
        "total_message_sent": 0,
        "flags": 0,
        "thread_metadata": {
            "archived": False,
            "auto_archive_duration": 1440,
            "archive_timestamp": stamp,
            "create_timestamp": stamp,
            "locked": False,
        }
        | ({"invitable": True} if type_ == PRIVATE_THREAD else {}),
        "_members": {owner: stamp},
    }


def public(thing: Any) -> Any:
    """A deep copy without the keys that begin with an underscore: those never leave the server."""
    if isinstance(thing, dict):
        return {key: public(value) for key, value in thing.items() if key[:1] != "_"}
    if isinstance(thing, list):
        return [public(one) for one in thing]
    return thing


def _plain(name: str) -> str:
    folded = unicodedata.normalize("NFKD", name).encode("ascii", "ignore").decode().lower()
    return folded.replace(" ", "-") or "guest"
