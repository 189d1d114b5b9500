"""How a message is made and changed."""

from __future__ import annotations

from collections.abc import Mapping
from typing import Any

from playground.components import echoed
from playground.errors import EMPTY_MESSAGE, invalid, missing
from playground.limits import EPHEMERAL, V2, check_message, walk
from playground.limits.tree import TEXT
from playground.media import REFERENCE, Upload, media_of, release, resolve, store
from playground.mentions import mentioned
from playground.objects import public
from playground.world import World

Json = dict[str, Any]
LOADING, HAS_THREAD = 1 << 7, 1 << 5
SUPPRESS_EMBEDS, SUPPRESS_NOTIFICATIONS = 1 << 2, 1 << 12
SETTABLE = V2 | EPHEMERAL | SUPPRESS_EMBEDS | SUPPRESS_NOTIFICATIONS
REPLY = 19


def new_message(
    world: World,
    channel: Json,
    author: int,
    body: Json,
    files: Mapping[int, Upload] | None = None,
    *,
    type_: int = 0,
    viewer: int | None = None,
    more: Json | None = None,
    placeholder: bool = False,
) -> Json:
    """A new message in a channel, kept in the world.

    `viewer`: the only one who sees it. `more`: further keys. `placeholder`: it says nothing yet ("is thinking").
    Raises ApiError where Discord refuses the body.
    """
    files = files or {}
    if not placeholder:
        check_message(body, len(files))
        _check_references(body, files, [])
    message: Json = {
        "id": str(world.ids.next()),
        "channel_id": channel["id"],
        "type": type_,
        "content": "",
        "author": world.users[author],
        "timestamp": world.stamp(),
        "edited_timestamp": None,
        "tts": bool(body.get("tts")),
        "mention_everyone": False,
        "mentions": [],
        "mention_roles": [],
        "attachments": [],
        "embeds": [],
        "pinned": False,
        "components": [],
        "flags": int(body.get("flags") or 0) & SETTABLE,
        **(more or {}),
        "_files": [],
    }
    if viewer is not None:
        message["_viewer"] = viewer
        message["flags"] |= EPHEMERAL
    else:
        message["flags"] &= ~EPHEMERAL
    if placeholder:
        message["flags"] |= LOADING
    if (nonce := body.get("nonce")) is not None:
        message["nonce"] = nonce
    replied = _refer(world, channel, message, body.get("message_reference"))
    _fill(world, channel, message, body, files)
    ring = (body.get("allowed_mentions") or {}).get("replied_user", body.get("allowed_mentions") is None)
    if replied is not None and ring and replied["author"] not in message["mentions"]:
        message["mentions"].append(replied["author"])
    world.keep(message)
    return message


def edit_message(world: World, message: Json, body: Json, files: Mapping[int, Upload] | None = None) -> None:
    """Change a message by the keys that `body` has. Raises ApiError, nothing changed, where Discord refuses."""
    files = files or {}
    check_message(body, len(files), was_v2=bool(message["flags"] & V2), editing=True)
    _check_references(body, files, message["_files"])
    after = {key: body.get(key, message[key]) for key in ("content", "embeds", "components")}
    kept = message["_files"] if "attachments" not in body else body["attachments"]
    if not (any(after.values()) or kept or files):
        raise EMPTY_MESSAGE
    flags = int(body.get("flags") or 0)
    message["flags"] = (message["flags"] & ~LOADING) | (flags & V2)
    if body.get("flags") is not None:
        message["flags"] = (message["flags"] & ~SUPPRESS_EMBEDS) | (flags & SUPPRESS_EMBEDS)
    _fill(world, world.channel(int(message["channel_id"])), message, body, files)
    message["edited_timestamp"] = world.stamp()


def texts_of(message: Json) -> str:
    """All that a message says in words: its content and its text displays."""
    said = [message["content"], *(one["content"] for _, one in walk(message["components"]) if one["type"] == TEXT)]
    return "\n".join(said)


def _fill(world: World, channel: Json, message: Json, body: Json, files: Mapping[int, Upload]) -> None:
    if "content" in body:
        message["content"] = (body["content"] or "").strip()
    if "components" in body:
        message["components"] = echoed(body["components"] or [])
    if "embeds" in body:
        message["embeds"] = [_embed(one) for one in body["embeds"] or []]
    described: list[Json] = body.get("attachments") or []
    if "attachments" in body:
        wanted = {str(one["id"]) for one in described}
        release(world, [one for one in message["_files"] if one["id"] not in wanted])
        message["_files"] = [one for one in message["_files"] if one["id"] in wanted]
    message["_files"] = message["_files"] + store(world, message, described, files)
    resolve(world, message)
    if "content" in body or "components" in body:
        allowed = body.get("allowed_mentions")
        message.update(mentioned(world, channel, int(message["author"]["id"]), texts_of(message), allowed))


def _embed(body: Json) -> Json:
    embed: Json = {"type": "rich"} | {key: value for key, value in body.items() if value is not None}
    embed["fields"] = [{"inline": False} | one for one in embed.get("fields") or []]
    if not embed["fields"]:
        del embed["fields"]
    return embed


def _refer(world: World, channel: Json, message: Json, reference: Json | None) -> Json | None:
    if not reference:
        return None
    if reference.get("message_id") is None:
        raise missing("message_reference.message_id")
    replied = world.messages[int(channel["id"])].get(int(reference["message_id"]))
    if replied is None or "_viewer" in replied:
        if reference.get("fail_if_not_exists", True):
            raise invalid("message_reference", "REPLIES_UNKNOWN_MESSAGE", "Unknown message")
        return None
    message["type"] = REPLY
    message["message_reference"] = {"type": 0, "channel_id": channel["id"], "message_id": replied["id"]}
    if "guild_id" in channel:
        message["message_reference"]["guild_id"] = channel["guild_id"]
    message["referenced_message"] = {
        key: value for key, value in public(replied).items() if key not in ("referenced_message", "nonce")
    }
    return replied


def _check_references(body: Json, files: Mapping[int, Upload], old: list[Json]) -> None:
    described = {str(one.get("id")): one.get("filename") for one in body.get("attachments") or []}
    names = {(described.get(str(index)) or name) for index, (name, _) in files.items()}
    names |= {one["filename"] for one in old if "attachments" not in body or one["id"] in described}
    for media in media_of(body.get("components") or [], body.get("embeds") or []):
        url = str(media.get("url") or "")
        if url.startswith(REFERENCE) and url.removeprefix(REFERENCE) not in names:
            raise invalid("components", "UNFURLED_MEDIA_ITEM_REFERENCED_ATTACHMENT_NOT_FOUND", "No such attachment")
