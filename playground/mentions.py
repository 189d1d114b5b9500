"""Whom a message's text rings, within what the sender allows."""

from __future__ import annotations

import re
from typing import Any

from playground.permissions import mask
from playground.world import World

Json = dict[str, Any]
USER, ROLE = re.compile(r"<@!?(\d+)>"), re.compile(r"<@&(\d+)>")


def mentioned(world: World, channel: Json, author: int, text: str, allowed: Json | None) -> Json:
    """`mentions`, `mention_roles` and `mention_everyone` of a text. `allowed`: the body's `allowed_mentions`."""
    parse = {"users", "roles", "everyone"} if allowed is None else set(allowed.get("parse") or [])
    named = {str(one) for key in ("users", "roles") for one in (allowed or {}).get(key) or []}
    everyone = bool(world.rights(author, channel) & mask("MENTION_EVERYONE"))
    users = [one for one in dict.fromkeys(USER.findall(text)) if int(one) in world.users]
    roles = {one["id"]: one for one in world.guild["roles"]}
    found = [one for one in dict.fromkeys(ROLE.findall(text)) if one in roles]
    return {
        "mentions": [world.users[int(one)] for one in users if "users" in parse or one in named],
        "mention_roles": [
            one for one in found if ("roles" in parse or one in named) and (everyone or roles[one]["mentionable"])
        ],
        "mention_everyone": everyone and "everyone" in parse and bool(re.search(r"@(everyone|here)\b", text)),
    }
