"""Files of a message: stored under /cdn, shown by components or embeds, or listed as attachments."""

from __future__ import annotations

import mimetypes
import secrets
import struct
from collections.abc import Iterator, Mapping, Sequence
from typing import Any

from playground.limits.tree import FILE, walk
from playground.world import World

Json = dict[str, Any]
Upload = tuple[str, bytes]  # file name, bytes
REFERENCE = "attachment://"


def store(world: World, message: Json, described: Sequence[Json], uploads: Mapping[int, Upload]) -> list[Json]:
    """Put uploaded files under /cdn; their attachment objects. `described`: the body's `attachments`."""
    about = {str(one.get("id")): one for one in described}
    stored: list[Json] = []
    for index, (name, data) in sorted(uploads.items()):
        meta = about.get(str(index), {})
        name = str(meta.get("filename") or name).replace("/", "_").replace(" ", "_")
        id_ = world.ids.next()
        # Ids can be guessed. Discord signs its addresses, so that only who was shown a file can fetch it.
        path = f"attachments/{message['channel_id']}/{id_}/{secrets.token_urlsafe(16)}/{name}"
        content_type = mimetypes.guess_type(name)[0] or "application/octet-stream"
        world.files[path] = (content_type, data)
        url = f"{world.base_url}/cdn/{path}"
        made = {"id": str(id_), "filename": name, "size": len(data), "url": url, "proxy_url": url}
        made["content_type"] = content_type
        if (size := png_size(data)) is not None:
            made["width"], made["height"] = size
        if meta.get("description"):
            made["description"] = meta["description"]
        stored.append(made)
    return stored


def png_size(data: bytes) -> tuple[int, int] | None:
    """Width and height of a PNG picture, in pixels."""
    if data[:8] != b"\x89PNG\r\n\x1a\n" or len(data) < 24:
        return None
    width, height = struct.unpack(">II", data[16:24])
    return width, height


def media_of(components: list[Json], embeds: list[Json]) -> Iterator[Json]:
    """Every object with a `url` that may name a file of the message."""
    for _, one in walk(components):
        for key in ("media", "file"):
            if isinstance(one.get(key), dict):
                yield one[key]
        for item in one.get("items") or []:
            yield item["media"]
    for embed in embeds:
        for key in ("image", "thumbnail"):
            if isinstance(embed.get(key), dict):
                yield embed[key]


def resolve(world: World, message: Json) -> None:
    """Let media point at the message's stored files; what is shown so is not listed in `attachments`."""
    files: list[Json] = message["_files"]
    by_name = {one["filename"]: one for one in files}
    by_url = {one["url"]: one for one in files}
    shown: set[str] = set()
    for media in media_of(message["components"], message["embeds"]):
        url = str(media.get("url") or "")
        name = url.removeprefix(REFERENCE).replace(" ", "_")
        file = by_name.get(name) if url.startswith(REFERENCE) else by_url.get(url)
        if file is None:
            media.setdefault("id", str(world.ids.next()))
            media.setdefault("proxy_url", url)
            continue
        shown.add(file["id"])
        media.setdefault("id", str(world.ids.next()))
        media |= {key: file[key] for key in ("url", "proxy_url", "width", "height", "content_type") if key in file}
        media["attachment_id"] = file["id"]
    for embed in message["embeds"]:
        for key in ("image", "thumbnail"):
            for extra in ("id", "attachment_id"):
                (embed.get(key) or {}).pop(extra, None)
    for _, one in walk(message["components"]):
        if one["type"] == FILE and (file := by_url.get(one["file"]["url"])) is not None:
            one["name"], one["size"] = file["filename"], file["size"]
    message["attachments"] = [one for one in files if one["id"] not in shown]


def release(world: World, files: list[Json]) -> None:
    """Forget stored files."""
    for file in files:
        world.files.pop(file["url"].partition("/cdn/")[2], None)
