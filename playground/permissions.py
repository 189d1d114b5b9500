"""Who may do what in a channel."""

from __future__ import annotations

from typing import Any

BITS = {
    "CREATE_INSTANT_INVITE": 0, "KICK_MEMBERS": 1, "BAN_MEMBERS": 2, "ADMINISTRATOR": 3, "MANAGE_CHANNELS": 4,
    "MANAGE_GUILD": 5, "ADD_REACTIONS": 6, "VIEW_CHANNEL": 10, "SEND_MESSAGES": 11, "MANAGE_MESSAGES": 13,
    "EMBED_LINKS": 14, "ATTACH_FILES": 15, "READ_MESSAGE_HISTORY": 16, "MENTION_EVERYONE": 17,
    "USE_EXTERNAL_EMOJIS": 18, "MANAGE_ROLES": 28, "USE_APPLICATION_COMMANDS": 31, "MANAGE_THREADS": 34,
    "CREATE_PUBLIC_THREADS": 35, "CREATE_PRIVATE_THREADS": 36, "SEND_MESSAGES_IN_THREADS": 38,
    "USE_EXTERNAL_APPS": 50, "PIN_MESSAGES": 51,
}  # fmt: skip
THREADS = (10, 11, 12)


def mask(*names: str) -> int:
    """The bits of these permissions together."""
    return sum(1 << BITS[name] for name in names)


EVERYONE = mask(
    "ADD_REACTIONS", "VIEW_CHANNEL", "SEND_MESSAGES", "EMBED_LINKS", "ATTACH_FILES", "READ_MESSAGE_HISTORY",
    "USE_APPLICATION_COMMANDS", "CREATE_PUBLIC_THREADS", "SEND_MESSAGES_IN_THREADS", "USE_EXTERNAL_APPS",
)  # fmt: skip
BOT_RIGHTS = mask(
    "VIEW_CHANNEL", "SEND_MESSAGES", "SEND_MESSAGES_IN_THREADS", "EMBED_LINKS", "ATTACH_FILES", "READ_MESSAGE_HISTORY"
)
EVERYTHING = sum(1 << bit for bit in BITS.values())


def permissions(guild: dict[str, Any], channel: dict[str, Any], member: dict[str, Any]) -> int:
    """The permissions of a member in a channel of the guild: roles, then overwrites; 0 without VIEW_CHANNEL.

    Overwrites are reckoned for everyone, then for all held roles together, then for the member.
    """
    if member["user"]["id"] == guild["owner_id"]:
        return EVERYTHING
    held = {guild["id"], *member["roles"]}
    allowed = 0
    for role in guild["roles"]:
        if role["id"] in held:
            allowed |= int(role["permissions"])
    if allowed & mask("ADMINISTRATOR"):
        return EVERYTHING
    overwrites = {one["id"]: one for one in channel.get("permission_overwrites", [])}
    for ids in ([guild["id"]], member["roles"], [member["user"]["id"]]):
        found = [overwrites[one] for one in ids if one in overwrites]
        for one in found:
            allowed &= ~int(one["deny"])
        for one in found:
            allowed |= int(one["allow"])
    if not allowed & mask("VIEW_CHANNEL"):
        return 0
    if not allowed & mask("SEND_MESSAGES"):
        allowed &= ~mask("EMBED_LINKS", "ATTACH_FILES", "MENTION_EVERYONE")
    return allowed
