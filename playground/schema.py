"""Validation against the official OpenAPI document, where its file is given. Needs the package jsonschema-rs.

The document is rewritten once: ids may be integers, oneOf counts as anyOf, permissions may be strings of digits.
"""

from __future__ import annotations

import json
import re
from pathlib import Path
from typing import Any

Json = dict[str, Any]
URN = "urn:discord"
DIGITS = ("permissions", "allow", "deny", "default_member_permissions")
IGNORED = (("PATCH", "/applications/@me", ""), ("POST", "/channels/{channel_id}/messages", "message_reference"))
RESPONSES = {"MESSAGE": "MessageResponse"}


class Schema:
    """Finds the operation of a request and checks bodies of requests and answers. Complaints come back as texts."""

    def __init__(self, path: Path) -> None:
        import jsonschema_rs

        document = _relaxed(json.loads(path.read_text()))
        self._paths: dict[str, Json] = document["paths"]
        self._templates = [
            (re.compile("^" + re.sub(r"\{[^}]+\}", "[^/]+", path) + "$"), path)
            for path in sorted(self._paths, key=lambda path: (path.count("{"), path))
        ]
        self._rs = jsonschema_rs
        self._registry = jsonschema_rs.Registry([(URN, document)])
        self._validators: dict[str, Any] = {}
        self._document = document

    def template(self, path: str) -> str | None:
        """The template of a path, literal ones before those with parameters."""
        return next((template for pattern, template in self._templates if pattern.match(path)), None)

    def request(self, method: str, path: str, body: Json | list[Any] | None) -> list[str]:
        """What is wrong with a request's JSON body."""
        template = self.template(path)
        if template is None or method.lower() not in self._paths[template]:
            return [f"no such operation: {method} {path}"]
        operation = self._paths[template][method.lower()]
        content = operation.get("requestBody", {}).get("content", {})
        if body is None or "application/json" not in content:
            return []
        pointer = _pointer("paths", template, method.lower(), "requestBody", "content", "application/json", "schema")
        found = self._check(pointer, body)
        return [one for one in found if not self._ignored(method, template, one)]

    def answer(self, method: str, path: str, status: int, body: Any) -> list[str]:
        """What is wrong with an answer of ours."""
        template = self.template(path)
        if template is None or body is None or status >= 400:
            return []
        responses = self._paths[template].get(method.lower(), {}).get("responses", {})
        if "application/json" not in responses.get(str(status), {}).get("content", {}):
            return [] if str(status) in responses else [f"status {status} is not foreseen"]
        pointer = _pointer(
            "paths", template, method.lower(), "responses", str(status), "content", "application/json", "schema"
        )
        return self._check(pointer, body)

    def component(self, name: str, body: Any) -> list[str]:
        """What is wrong with an object of the gateway, by the name of its schema."""
        if name not in self._document["components"]["schemas"]:
            return []
        return self._check(_pointer("components", "schemas", name), body)

    def _check(self, pointer: str, body: Any) -> list[str]:
        if (validator := self._validators.get(pointer)) is None:
            validator = self._rs.validator_for({"$ref": f"{URN}#{pointer}"}, registry=self._registry)
            self._validators[pointer] = validator
        return [f"{'/'.join(map(str, one.instance_path))}: {one.message[:300]}" for one in validator.iter_errors(body)]

    @staticmethod
    def _ignored(method: str, template: str, complaint: str) -> bool:
        return any((method, template) == (m, t) and complaint.startswith(start) for m, t, start in IGNORED)


def _pointer(*parts: str) -> str:
    return "".join(
        "/" + part.replace("~", "~0").replace("/", "~1").replace("{", "%7B").replace("}", "%7D") for part in parts
    )


def _relaxed(node: Any, key: str = "") -> Any:
    if isinstance(node, list):
        return [_relaxed(one) for one in node]
    if not isinstance(node, dict):
        return node
    made = {("anyOf" if name == "oneOf" else name): _relaxed(value, name) for name, value in node.items()}
    if made.get("format") == "snowflake" or key in DIGITS:
        types = made.get("type")
        if types is not None:
            held = types if isinstance(types, list) else [types]
            made["type"] = list(dict.fromkeys([*held, "string", "integer"]))
            if key in DIGITS:
                made.pop("pattern", None)
        if key in DIGITS and "anyOf" in made:
            made["anyOf"] = [*made["anyOf"], {"type": "string"}, {"type": "integer"}]
    return made
