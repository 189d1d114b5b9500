"""Messages: content, embeds, files, and their component trees."""

from __future__ import annotations

from typing import Any

from playground.errors import EMPTY_MESSAGE, ApiError, invalid
from playground.limits.components import check_media, check_part
from playground.limits.lengths import between, length, one_of
from playground.limits.shapes import EDIT, NEW_MESSAGE, check_shape
from playground.limits.tree import CONTAINER, FILE, GALLERY, ROW, SECTION, SEPARATOR, TEXT, THUMBNAIL, V2, walk

Json = dict[str, Any]
LEGACY = ("content", "embeds", "poll", "sticker_ids")
V2_TYPES = (SECTION, TEXT, THUMBNAIL, GALLERY, FILE, SEPARATOR, CONTAINER)
INSIDE_CONTAINER = (ROW, SECTION, TEXT, GALLERY, FILE, SEPARATOR)
PICTURES = ("image", "thumbnail")
PARSED = ("everyone", "roles", "users")
MOST_FLAGS, MOST_COLOUR = 2**31 - 1, 0xFFFFFF
MOST_COMPONENTS, MOST_LETTERS, MOST_BYTES, BYTES_PER_TEXT = 40, 4000, 10170, 12
TOO_MANY_BYTES = ApiError(500, 0, "500: Internal Server Error", of_body=True)  # what Discord does, undocumented


def check_message(body: Json, files: int, *, was_v2: bool = False, editing: bool = False, path: str = "") -> None:
    """A message's body. `files`: how many came along; `was_v2`: the edited message has IS_COMPONENTS_V2.

    `path`: where the body stands in the request, such as "data".
    """
    check_shape(body, EDIT if editing else NEW_MESSAGE, path)
    at = f"{path}." if path else ""
    flags = int(body.get("flags") or 0)
    components = body.get("components") or []
    v2 = bool(flags & V2) or was_v2
    if was_v2 and body.get("flags") is not None and not flags & V2 and "components" in body:
        raise invalid(f"{at}flags", "MESSAGE_CANNOT_REMOVE_COMPONENTS_V2_FLAG", "The flag can not be removed")
    between(f"{at}flags", body.get("flags"), 0, MOST_FLAGS)
    length(f"{at}content", body.get("content"), 0, 2000)
    if v2:
        for key in LEGACY:
            if body.get(key):
                what = "MESSAGE_CANNOT_USE_LEGACY_FIELDS_WITH_COMPONENTS_V2"
                raise invalid(f"{at}{key}", what, "Not together with IS_COMPONENTS_V2")
    said = components if v2 else [(body.get("content") or "").strip(), body.get("embeds"), components, files]
    if not editing and not body.get("poll") and not body.get("sticker_ids") and not any(said):
        raise EMPTY_MESSAGE
    length(f"{at}nonce", str(body.get("nonce") or ""), 0, 25)
    length(f"{at}sticker_ids", body.get("sticker_ids"), 0, 3)
    _check_attachments(f"{at}attachments", body.get("attachments") or [], files)
    _check_mentions(f"{at}allowed_mentions", body.get("allowed_mentions") or {})
    _check_embeds(f"{at}embeds", body.get("embeds") or [])
    _check_tree(f"{at}components", components, v2=v2)


def _check_tree(path: str, components: list[Json], *, v2: bool) -> None:
    every = list(walk(components, path))
    if v2:
        length(path, every, 0, MOST_COMPONENTS)
    else:
        length(path, components, 0, 5)
    custom_ids: set[str] = set()
    numbers: set[int] = set()
    top = (ROW, *V2_TYPES) if v2 else (ROW,)
    for i, one in enumerate(components):
        if one["type"] not in top or one["type"] == THUMBNAIL:
            raise invalid(f"{path}.{i}", "UNION_TYPE_CHOICES", f"Value of field 'type' must be one of {top}.")
    for here, one in every:
        check_part(here, one)
        if one["type"] == CONTAINER:
            for i, inner in enumerate(one["components"]):
                if inner["type"] not in INSIDE_CONTAINER:
                    raise invalid(f"{here}.components.{i}", "UNION_TYPE_CHOICES", "Not in a container")
        if (custom_id := one.get("custom_id")) is not None:
            if custom_id in custom_ids:
                raise invalid(f"{here}.custom_id", "COMPONENT_CUSTOM_ID_DUPLICATED", "Custom id cannot be duplicated")
            custom_ids.add(custom_id)
        if number := one.get("id"):
            if number in numbers:
                raise invalid(f"{here}.id", "COMPONENT_ID_DUPLICATED", "Component id cannot be duplicated")
            numbers.add(number)
    texts = [one["content"] for _, one in every if one["type"] == TEXT]
    if sum(map(len, texts)) > MOST_LETTERS:
        what = "COMPONENT_DISPLAYABLE_TEXT_SIZE_EXCEEDED"
        raise invalid(path, what, f"Displayable text exceeds maximum size of {MOST_LETTERS}")
    if sum(len(text.encode()) + BYTES_PER_TEXT for text in texts) > MOST_BYTES:
        raise TOO_MANY_BYTES


def _check_embeds(path: str, embeds: list[Json]) -> None:
    length(path, embeds, 0, 10)
    total = 0
    for i, embed in enumerate(embeds):
        here = f"{path}.{i}"
        fields = embed.get("fields") or []
        footer, author = (embed.get("footer") or {}).get("text"), (embed.get("author") or {}).get("name")
        for key in PICTURES:
            if embed.get(key) is not None:
                check_media(f"{here}.{key}", embed[key])
        between(f"{here}.color", embed.get("color"), 0, MOST_COLOUR)
        length(f"{here}.title", embed.get("title"), 0, 256)
        length(f"{here}.description", embed.get("description"), 0, 4096)
        length(f"{here}.footer.text", footer, 0, 2048)
        length(f"{here}.author.name", author, 0, 256)
        length(f"{here}.fields", fields, 0, 25)
        for j, one in enumerate(fields):
            length(f"{here}.fields.{j}.name", one.get("name"), 1, 256)
            length(f"{here}.fields.{j}.value", one.get("value"), 1, 1024)
            total += len(one["name"]) + len(one["value"])
        total += sum(len(text or "") for text in (embed.get("title"), embed.get("description"), footer, author))
    if total > 6000:
        raise invalid(path, "MAX_EMBED_SIZE_EXCEEDED", "Embed size exceeds maximum size of 6000")


def _check_attachments(path: str, attachments: list[Json], files: int) -> None:
    length(path, attachments, 0, 10)
    for i, one in enumerate(attachments):
        if one.get("id") is None:
            raise invalid(f"{path}.{i}.id", "BASE_TYPE_REQUIRED", "This field is required")
        length(f"{path}.{i}.description", one.get("description"), 0, 1024)
    if files > 10:
        raise invalid("files", "BASE_TYPE_MAX_LENGTH", "Must be 10 or fewer in length.")


def _check_mentions(path: str, allowed: Json) -> None:
    for i, one in enumerate(allowed.get("parse") or []):
        one_of(f"{path}.parse.{i}", one, PARSED)
    for key in ("users", "roles"):
        length(f"{path}.{key}", allowed.get(key), 0, 100)
        if allowed.get(key) and key in (allowed.get("parse") or []):
            what = "MESSAGE_ALLOWED_MENTIONS_PARSE_EXCLUSIVE"
            raise invalid(f"{path}.parse", what, f'parse:["{key}"] and {key}: [ids...] are mutually exclusive.')
