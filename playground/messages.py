"""How a message is made and changed: files, components' ids, flags, mentions."""

from __future__ import annotations

import re
from collections.abc import Mapping, Sequence
from typing import Any

from playground.limits import EPHEMERAL, V2, check_message, walk
from playground.world import World

Json = dict[str, Any]
Upload = tuple[str, str, bytes]  # file name, content type, bytes
LOADING = 1 << 7
SUPPRESS = (1 << 2) | (1 << 12)
KEPT = V2 | EPHEMERAL | LOADING | SUPPRESS


def new_message(
    world: World,
    channel: Json,
    author: Json,
    body: Json,
    files: Mapping[int, Upload] | None = None,
    *,
    type_: int = 0,
    viewer: int | None = None,
    more: Json | None = None,
    empty: bool = False,
) -> Json:
    """A new message in a channel. `viewer`: the only one who sees it. `empty`: a placeholder may say nothing yet.

    Raises ApiError where Discord would refuse the body.
    """
    if not empty:
        check_message(body, len(files or {}))
    id_ = world.ids.next()
    message: Json = {
        "id": str(id_),
        "channel_id": channel["id"],
        "type": type_,
        "content": body.get("content") or "",
        "author": author,
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
        "flags": int(body.get("flags") or 0) & KEPT,
        **(more or {}),
    }
    if body.get("nonce") is not None:
        message["nonce"] = body["nonce"]
        message["_nonce"] = (author["id"], str(body["nonce"]))
    if viewer is not None:
        message["_viewer"] = viewer
        message["flags"] |= EPHEMERAL
    if reference := body.get("message_reference"):
        message["message_reference"] = {
            "type": 0,
            "channel_id": channel["id"],
            "message_id": str(reference["message_id"]),
        }
        message["type"] = 19 if type_ == 0 else type_
    _fill(world, message, body, files or {})
    world.messages[int(channel["id"])][id_] = message
    channel["last_message_id"] = str(id_)
    return message


def edit_message(world: World, message: Json, body: Json, files: Mapping[int, Upload] | None = None) -> None:
    """Change a message by the keys that `body` has. Raises ApiError where Discord would refuse."""
    was_v2 = bool(message["flags"] & V2)
    check_message(body, len(files or {}), was_v2=was_v2, editing=True)
    flags = int(body.get("flags") or 0)
    message["flags"] = (message["flags"] & ~LOADING) | (flags & (V2 | SUPPRESS))
    if "content" in body:
        message["content"] = body["content"] or ""
    _fill(world, message, body, files or {})
    message["edited_timestamp"] = world.stamp()


def _fill(world: World, message: Json, body: Json, files: Mapping[int, Upload]) -> None:
    wanted: Sequence[Json] = body.get("attachments") or []
    uploads = _store(world, message, wanted, files)
    if "components" in body:
        message["components"] = _numbered(body["components"] or [])
        shown = _resolve(world, message["components"], uploads)
    else:
        shown = set[str]()
    if "embeds" in body:
        message["embeds"] = [{"type": "rich", **embed} for embed in body["embeds"] or []]
        for embed in message["embeds"]:
            for key in ("image", "thumbnail"):
                if (embed.get(key) or {}).get("url", "").startswith("attachment://"):
                    name = embed[key]["url"].removeprefix("attachment://")
                    shown.add(name)
                    if name in uploads:
                        embed[key] = {"url": uploads[name]["url"], "proxy_url": uploads[name]["url"]}
    if "attachments" in body or files:
        kept = {str(one["id"]) for one in wanted}
        old = [one for one in message["attachments"] if one["id"] in kept]
        message["attachments"] = old + [one for name, one in uploads.items() if name not in shown]
    text = message["content"] + "".join(one.get("content") or "" for _, one in walk(message["components"]))
    allowed = body.get("allowed_mentions")
    users = [int(id_) for id_ in re.findall(r"<@!?(\d+)>", text)]
    if allowed is not None and "users" not in (allowed.get("parse") or []):
        named = {int(one) for one in allowed.get("users") or []}
        users = [one for one in users if one in named]
    if "content" in body or "components" in body:
        message["mentions"] = [world.users[one] for one in dict.fromkeys(users) if one in world.users]


def _store(world: World, message: Json, wanted: Sequence[Json], files: Mapping[int, Upload]) -> dict[str, Json]:
    uploads: dict[str, Json] = {}
    described = {str(one.get("id")): one for one in wanted}
    for index, (name, content_type, data) in sorted(files.items()):
        meta = described.get(str(index), {})
        name = meta.get("filename") or name
        id_ = world.ids.next()
        path = f"attachments/{message['channel_id']}/{id_}/{name}"
        world.files[path] = (content_type, data)
        url = f"{world.base_url}/cdn/{path}"
        uploads[name] = {
            "id": str(id_),
            "filename": name,
            "size": len(data),
            "url": url,
            "proxy_url": url,
            "content_type": content_type,
        }
        if meta.get("description"):
            uploads[name]["description"] = meta["description"]
    return uploads


def _numbered(components: list[Json]) -> list[Json]:
    copies = [_copy(one) for one in components]
    taken = {one["id"] for _, one in walk(copies) if one.get("id")}
    number = 0
    for _, one in walk(copies):
        if not one.get("id"):
            number += 1
            while number in taken:
                number += 1
            one["id"] = number
    return copies


def _copy(thing: Any) -> Any:
    if isinstance(thing, dict):
        return {
            key: _copy(value) for key, value in thing.items() if value is not None and not (key == "id" and value == 0)
        }
    return [_copy(one) for one in thing] if isinstance(thing, list) else thing


def _resolve(world: World, components: list[Json], uploads: dict[str, Json]) -> set[str]:
    """Let media of components point at the stored files; the names of those shown."""
    shown: set[str] = set()

    def media(item: Json) -> None:
        url = item.get("url", "")
        if not url.startswith("attachment://"):
            item.setdefault("id", str(world.ids.next()))
            item.setdefault("proxy_url", url)
            return
        name = url.removeprefix("attachment://")
        shown.add(name)
        if (stored := uploads.get(name)) is not None:
            item.update(
                id=str(world.ids.next()),
                url=stored["url"],
                proxy_url=stored["url"],
                width=640,
                height=480,
                content_type=stored["content_type"],
                attachment_id=stored["id"],
            )

    for _, one in walk(components):
        for key in ("media", "file"):
            if isinstance(one.get(key), dict):
                media(one[key])
        for item in one.get("items") or []:
            media(item["media"])
        if one["type"] == 13 and (stored := uploads.get(one.get("file", {}).get("url", "").rsplit("/", 1)[-1])):
            one.setdefault("name", stored["filename"])
            one.setdefault("size", stored["size"])
    return shown
