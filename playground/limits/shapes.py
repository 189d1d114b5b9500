"""Which keys a body may have, and of which JSON type their values are. Null stands for what is left out."""

from __future__ import annotations

from enum import Enum
from typing import Any

from playground.errors import invalid, no_id
from playground.limits import tree
from playground.snowflakes import parsed


class Kind(Enum):
    """Values that are no plain JSON type."""

    ID = "a snowflake, as digits or as a number"
    BITS = "permissions, as digits or as a number"
    COMPONENT = "a component, whose keys depend on its type"


ID, BITS, BY_TYPE = Kind.ID, Kind.BITS, Kind.COMPONENT
NUMBER = (int, float)
NONCE = (str, int)
MOST = 2**63 - 1
LIST_OF_IDS = [ID]
LOCALIZED = {"*": str}

EMOJI = {"id": ID, "name": str, "animated": bool}
MEDIA = {"url": str}
OPTION = {"label": str, "value": str, "description": str, "emoji": EMOJI, "default": bool}
SELECT = {
    "type": int, "id": int, "custom_id": str, "placeholder": str, "min_values": int, "max_values": int,
    "disabled": bool, "required": bool,
}  # fmt: skip
ENTITY_SELECT = {**SELECT, "default_values": [{"id": ID, "type": str}]}
COMPONENTS = [BY_TYPE]
COMPONENT: dict[int, Any] = {
    tree.ROW: {"type": int, "id": int, "components": COMPONENTS},
    tree.BUTTON: {
        "type": int, "id": int, "style": int, "label": str, "emoji": EMOJI, "custom_id": str, "url": str,
        "sku_id": ID, "disabled": bool,
    },
    tree.STRING_SELECT: {**SELECT, "options": [OPTION]},
    tree.TEXT_INPUT: {
        "type": int, "id": int, "custom_id": str, "style": int, "label": str, "min_length": int, "max_length": int,
        "required": bool, "value": str, "placeholder": str,
    },
    5: ENTITY_SELECT,
    6: ENTITY_SELECT,
    7: ENTITY_SELECT,
    8: {**ENTITY_SELECT, "channel_types": [int]},
    tree.SECTION: {"type": int, "id": int, "components": COMPONENTS, "accessory": BY_TYPE},
    tree.TEXT: {"type": int, "id": int, "content": str},
    tree.THUMBNAIL: {"type": int, "id": int, "media": MEDIA, "description": str, "spoiler": bool},
    tree.GALLERY: {"type": int, "id": int, "items": [{"media": MEDIA, "description": str, "spoiler": bool}]},
    tree.FILE: {"type": int, "id": int, "file": MEDIA, "spoiler": bool, "name": str, "size": int},
    tree.SEPARATOR: {"type": int, "id": int, "divider": bool, "spacing": int},
    tree.CONTAINER: {"type": int, "id": int, "components": COMPONENTS, "accent_color": int, "spoiler": bool},
    tree.LABEL: {"type": int, "id": int, "label": str, "description": str, "component": BY_TYPE},
    tree.FILE_UPLOAD: {
        "type": int, "id": int, "custom_id": str, "min_values": int, "max_values": int, "required": bool,
    },
    tree.RADIO: {"type": int, "id": int, "custom_id": str, "options": [OPTION], "required": bool},
    tree.CHECKS: {
        "type": int, "id": int, "custom_id": str, "options": [OPTION], "min_values": int, "max_values": int,
        "required": bool,
    },
    tree.CHECK: {"type": int, "id": int, "custom_id": str, "default": bool},
}  # fmt: skip
PICTURE = {"url": str, "proxy_url": str, "width": int, "height": int}
EMBED = {
    "title": str, "type": str, "description": str, "url": str, "timestamp": str, "color": int, "flags": int,
    "footer": {"text": str, "icon_url": str, "proxy_icon_url": str}, "image": PICTURE, "thumbnail": PICTURE,
    "video": PICTURE, "provider": {"name": str, "url": str},
    "author": {"name": str, "url": str, "icon_url": str, "proxy_icon_url": str},
    "fields": [{"name": str, "value": str, "inline": bool}],
}  # fmt: skip
ATTACHMENT = {
    "id": ID, "filename": str, "description": str, "title": str, "duration_secs": NUMBER, "waveform": str,
    "content_type": str, "size": int, "url": str, "proxy_url": str, "height": int, "width": int, "ephemeral": bool,
    "flags": int, "spoiler": bool,
}  # fmt: skip
MESSAGE = {
    "content": str, "tts": bool, "embeds": [EMBED], "components": COMPONENTS, "attachments": [ATTACHMENT],
    "flags": int, "poll": dict,
    "allowed_mentions": {"parse": [str], "users": LIST_OF_IDS, "roles": LIST_OF_IDS, "replied_user": bool},
}  # fmt: skip
NEW_MESSAGE = {
    **MESSAGE, "nonce": NONCE, "enforce_nonce": bool, "sticker_ids": LIST_OF_IDS,
    "message_reference": {"type": int, "message_id": ID, "channel_id": ID, "guild_id": ID, "fail_if_not_exists": bool},
}  # fmt: skip
MODAL = {"custom_id": str, "title": str, "components": COMPONENTS}
DEFERRAL = {"flags": int, "tts": bool, "content": str}
EDIT = {**MESSAGE, "sticker_ids": LIST_OF_IDS, "enforce_nonce": bool}  # the last: discord.js says it with each
RECEIPT = {"type": int, "data": dict}
CHANNEL = {
    "name": str, "type": int, "topic": str, "nsfw": bool, "position": int, "rate_limit_per_user": int,
    "parent_id": ID, "default_auto_archive_duration": int, "default_thread_rate_limit_per_user": int, "flags": int,
    "permission_overwrites": [{"id": ID, "type": int, "allow": BITS, "deny": BITS}],
    "archived": bool, "auto_archive_duration": int, "locked": bool, "invitable": bool, "applied_tags": LIST_OF_IDS,
}  # fmt: skip
THREAD = {
    "name": str, "type": int, "auto_archive_duration": int, "rate_limit_per_user": int, "invitable": bool,
    "location_context": dict, "message": dict, "applied_tags": LIST_OF_IDS,
}  # fmt: skip
OVERWRITE = {"id": ID, "type": int, "allow": BITS, "deny": BITS}
RECIPIENT = {"recipient_id": ID}
DOOMED = {"messages": LIST_OF_IDS}
APP_EMOJI = {"name": str, "image": str}
CHOICE = {"name": str, "name_localizations": LOCALIZED, "value": (str, int, float)}
CHOICES = {"choices": [CHOICE]}
NAMED = {
    "type": int, "name": str, "name_localizations": LOCALIZED, "description": str,
    "description_localizations": LOCALIZED,
}  # fmt: skip
COMMAND_OPTION: dict[str, Any] = {
    **NAMED, "required": bool, "choices": [CHOICE], "channel_types": [int], "min_value": NUMBER, "max_value": NUMBER,
    "min_length": int, "max_length": int, "autocomplete": bool,
}  # fmt: skip
COMMAND_OPTION["options"] = [COMMAND_OPTION]
COMMAND = {
    **NAMED, "id": ID, "options": [COMMAND_OPTION], "default_member_permissions": BITS, "dm_permission": bool,
    "default_permission": bool,
    "nsfw": bool, "contexts": [int], "integration_types": [int], "handler": int,
}  # fmt: skip


def check_shape(value: Any, shape: Any, path: str = "") -> None:
    """Refuse keys that are not known and values of another type. Raises 50035."""
    if value is None:
        return
    if shape is ID or shape is BITS:
        if parsed(value) is None:
            raise no_id(path, value)
    elif shape is BY_TYPE:
        if not isinstance(value, dict):
            raise invalid(path, "MODEL_TYPE_CONVERT", "Only dictionaries may be used in a ModelType")
        type_ = value.get("type")
        if not isinstance(type_, int) or isinstance(type_, bool) or type_ not in COMPONENT:
            raise invalid(_in(path, "type"), "UNION_TYPE_CHOICES", "Not a type of component")
        check_shape(value, COMPONENT[type_], path)
    elif isinstance(shape, list):
        if not isinstance(value, list):
            raise invalid(path, "LIST_TYPE_CONVERT", "Only iterables may be used in a ListType")
        for i, one in enumerate(value):
            if one is None:
                raise invalid(_in(path, str(i)), "BASE_TYPE_REQUIRED", "This field is required")
            check_shape(one, shape[0], _in(path, str(i)))
    elif isinstance(shape, dict):
        if not isinstance(value, dict):
            raise invalid(path, "MODEL_TYPE_CONVERT", "Only dictionaries may be used in a ModelType")
        for key, one in value.items():
            inner = shape.get(key, shape.get("*"))
            if inner is None:
                raise invalid(_in(path, key), "UNKNOWN_KEY", "Discord knows no such key here")
            check_shape(one, inner, _in(path, key))
    elif not isinstance(value, shape) or (isinstance(value, bool) and shape is not bool):
        raise invalid(path, "BASE_TYPE_CONVERT", "The value has another type")
    elif isinstance(value, int) and not -MOST <= value <= MOST:
        raise invalid(path, "NUMBER_TYPE_MAX", f"int value should be less than or equal to {MOST}.")


def _in(path: str, key: str) -> str:
    return f"{path}.{key}" if path else key
