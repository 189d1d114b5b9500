"""Discord's OpenAPI file as a judge of every request and answer. Needs jsonschema-rs, and only when it is used.

The file is a little stricter than Discord itself; `_relax` says where.
"""

from __future__ import annotations

import json
from collections.abc import Iterator
from functools import lru_cache
from pathlib import Path
from typing import Any

Json = dict[str, Any]
DOCUMENT = "urn:discord"
PERMISSIONS = frozenset(
    {"default_member_permissions", "allow", "deny", "permissions"}
)  # sent as strings of digits, too
EVENTS = {  # the parts of the gateway's events that the file knows: event → (path in the data, schema)
    "MESSAGE_CREATE": [((), "MessageResponse")],
    "MESSAGE_UPDATE": [((), "MessageResponse")],
    "CHANNEL_CREATE": [((), "GuildChannelResponse")],
    "CHANNEL_UPDATE": [((), "GuildChannelResponse")],
    "THREAD_CREATE": [((), "ThreadResponse")],
    "THREAD_UPDATE": [((), "ThreadResponse")],
    "INTERACTION_CREATE": [
        (("message",), "MessageResponse"),
        (("member",), "GuildMemberResponse"),
        (("user",), "UserResponse"),
    ],
    "READY": [(("user",), "UserResponse")],
    "GUILD_CREATE": [
        (("roles", "*"), "GuildRoleResponse"),
        (("members", "*"), "GuildMemberResponse"),
        (("channels", "*"), "GuildChannelResponse"),
        (("threads", "*"), "ThreadResponse"),
    ],
}


class Schema:
    """Validates bodies by method and route template. All methods return what is wrong, without the values."""

    def __init__(self, document: Json) -> None:
        from jsonschema_rs import Draft202012Validator, Registry

        _relax(document)
        self._paths: Json = document["paths"]
        self._registry = Registry([(DOCUMENT, document)])
        self._make = Draft202012Validator
        self._validators: dict[str, Any] = {}

    @staticmethod
    def load(path: Path) -> Schema:
        """Read an OpenAPI file; the same file is read once."""
        return _load(path.resolve())

    def request(self, method: str, template: str, body: Any) -> list[str]:
        """What is wrong with the JSON body of a request."""
        operation = self._paths.get(template, {}).get(method.lower())
        if operation is None or "requestBody" not in operation:
            return []
        return self._check(
            body, "paths", template, method.lower(), "requestBody", "content", "application/json", "schema"
        )

    def answer(self, method: str, template: str, status: int, body: Any) -> list[str]:
        """What is wrong with the body of a successful answer."""
        operation = self._paths.get(template, {}).get(method.lower())
        if operation is None or status >= 300:
            return []
        if "content" not in operation["responses"].get(str(status), {}):
            return [f"status {status} has no body in the schema"]
        where = ("responses", str(status), "content", "application/json", "schema")
        return self._check(body, "paths", template, method.lower(), *where)

    def event(self, type_: str, data: Json) -> list[str]:
        """What is wrong with those parts of a gateway event that the file knows."""
        found: list[str] = []
        for path, name in EVENTS.get(type_, []):
            for part in _parts(data, path):
                found += self._check(part, "components", "schemas", name)
        return found

    def _check(self, body: Any, *pointer: str) -> list[str]:
        where = "/".join(
            part.replace("~", "~0").replace("/", "~1").replace("{", "%7B").replace("}", "%7D") for part in pointer
        )
        if where not in self._validators:
            schema = {"$ref": f"{DOCUMENT}#/{where}"}
            self._validators[where] = self._make(schema, registry=self._registry, mask="the value")
        return [text for error in self._validators[where].iter_errors(body) for text in _told(error, body)]


@lru_cache(maxsize=4)
def _load(path: Path) -> Schema:
    return Schema(json.loads(path.read_text(encoding="utf-8")))


def _parts(data: Any, path: tuple[str, ...]) -> Iterator[Any]:
    if not path:
        yield data
    elif path[0] == "*":
        for one in data:
            yield from _parts(one, path[1:])
    elif path[0] in data:
        yield from _parts(data[path[0]], path[1:])


def _relax(node: Any, name: str = "") -> None:
    """Ids may be integers, permissions strings; "one of" means "any of"."""
    if isinstance(node, list):
        for one in node:
            _relax(one)
    if not isinstance(node, dict):
        return
    for key, value in node.items():
        _relax(value, key)
    if node.get("format") == "snowflake":
        node["type"] = ["string", "integer"]
    if name in PERMISSIONS and "integer" in str(node.get("type", "")):
        node["type"] = ["integer", "string", "null"]
    if isinstance(node.get("oneOf"), list):
        node.setdefault("anyOf", []).extend(node.pop("oneOf"))


def _told(error: Any, body: Any) -> list[str]:
    """An error in words; of a union the branch whose `type` fits the body, if there is just one."""
    if error.kind.name == "anyOf":
        fitting = [branch for branch in error.kind.context if not any(_is_choice(one, error) for one in branch)]
        if len(fitting) == 1:
            return [text for one in fitting[0] for text in _told(one, body)]
    where = ".".join(str(part) for part in error.instance_path)
    return [f"{where or 'body'}: {error.message}"]


def _is_choice(error: Any, union: Any) -> bool:
    """Whether an error inside a union only says that another branch is meant."""
    path, base = list(error.instance_path), list(union.instance_path)
    return path == [*base, "type"] or (path == base and error.kind.name == "type")
