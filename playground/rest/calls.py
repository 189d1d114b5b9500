"""A request of the bot, parsed: ids from the path, the JSON body, the uploaded files."""

from __future__ import annotations

import json
import math
import re
from collections.abc import Awaitable, Callable, Mapping
from dataclasses import dataclass, field
from typing import Any

from aiohttp import web

from playground.errors import (
    BAD_JSON,
    BROKEN_FORM,
    FILE_TOO_BIG,
    NEITHER_JSON_NOR_FORM,
    REQUEST_TOO_BIG,
    invalid,
    missing,
    no_id,
)
from playground.interactions import FILE_LIMIT
from playground.limits.lengths import between
from playground.media import Upload
from playground.snowflakes import parsed

Json = dict[str, Any]
MOST_FILES = 10
DEEPEST = 40  # a layout in an answer to an interaction has about half of that
SURROGATE = re.compile(r"\\u[dD][89a-fA-F]")
FILE_FIELD = re.compile(r"files\[(\d{1,4})\]", re.ASCII)
NUMBER = re.compile(r"-?\d{1,9}", re.ASCII)


@dataclass(frozen=True)
class Call:
    """What a handler needs of a request. `body` is {} where none came; files are by their index."""

    path: Mapping[str, str]
    query: Mapping[str, str]
    body: Any = field(default_factory=dict)
    files: Mapping[int, Upload] = field(default_factory=dict)

    def id(self, name: str) -> int:
        """An id of the path; raises 50035 when it is none."""
        if (id_ := parsed(self.path[name])) is None:
            raise no_id(name, self.path[name])
        return id_

    def required(self, name: str) -> Any:
        """A field of the body that must be there; raises 50035."""
        if (value := self.body.get(name)) is None:
            raise missing(name)
        return value

    def number(self, name: str, otherwise: int, least: int, most: int) -> int:
        """A number of the query; raises 50035 when it is none or out of range."""
        text = self.query.get(name, str(otherwise))
        if not NUMBER.fullmatch(text):
            raise invalid(name, "NUMBER_TYPE_COERCE", f'Value "{text}" is not int.')
        between(name, int(text), least, most)
        return int(text)

    def asked_id(self, name: str) -> int | None:
        """An id of the query, if it is there; raises 50035 when it is none."""
        if name not in self.query:
            return None
        if (id_ := parsed(self.query[name])) is None:
            raise no_id(name, self.query[name])
        return id_

    def flag(self, name: str) -> bool:
        """Whether a switch of the query is on."""
        return self.query.get(name, "").lower() in ("1", "true")


@dataclass(frozen=True)
class Answer:
    """An answer with another status than the usual one."""

    status: int
    body: Any


Handler = Callable[[Call], Awaitable[Any]]


@dataclass(frozen=True)
class Route:
    """An endpoint. `template` has the parameters' names of Discord's schema. `shape`: of the body (see
    `limits.shapes`); None where Discord looks at none. `by_token`: no Authorization needed.

    The handler returns the body (a dict or list, sent with 200), None (204), or an Answer.
    """

    method: str
    template: str
    handler: Handler
    shape: Any = None
    by_token: bool = False


async def parse(request: web.Request) -> tuple[Any, dict[int, Upload]]:
    """The body and the files of a request. Raises ApiError for what cannot be read or is too big."""
    try:
        if request.content_type == "multipart/form-data":
            return await _multipart(request)
        content = await request.read()
    except web.HTTPRequestEntityTooLarge:
        raise REQUEST_TOO_BIG from None
    if content and request.content_type != "application/json":
        raise NEITHER_JSON_NOR_FORM
    return (_json(content) if content else {}), {}


async def _multipart(request: web.Request) -> tuple[Any, dict[int, Upload]]:
    body: Any = {}
    files: dict[int, Upload] = {}
    try:
        form = await request.post()
    except web.HTTPException:
        raise
    except Exception:  # aiohttp has many ways of saying that a form is broken
        raise BROKEN_FORM from None
    for name, part in form.items():
        if name == "payload_json" and isinstance(part, str):
            body = _json(part.encode(errors="surrogateescape"))
        elif (match := FILE_FIELD.fullmatch(name)) and isinstance(part, web.FileField):
            data = part.file.read()
            if len(data) > FILE_LIMIT:
                raise FILE_TOO_BIG
            files[int(match[1])] = (part.filename.encode(errors="replace").decode(), data)
    if len(files) > MOST_FILES:
        raise invalid("files", "BASE_TYPE_MAX_LENGTH", "Must be 10 or fewer in length.")
    return body, files


def _json(content: bytes) -> Any:
    """Strictly: UTF-8, no halves of surrogate pairs, no NaN, no number that is not finite, no bottomless nesting."""
    try:
        text = content.decode()
        body = json.loads(text, parse_constant=_no_number, parse_float=_finite)
        if SURROGATE.search(text):
            json.dumps(body, ensure_ascii=False).encode()
    except (ValueError, RecursionError):
        raise BAD_JSON from None
    if not isinstance(body, dict | list) or _is_deep(body):
        raise BAD_JSON
    return body


def _is_deep(body: Any) -> bool:
    """Whether something stands deeper in a body than Discord's deepest."""
    level = [body]
    for _ in range(DEEPEST):
        level = [part for one in level for part in (one.values() if isinstance(one, dict) else one)]
        level = [part for part in level if isinstance(part, dict | list)]
        if not level:
            return False
    return True


def _finite(digits: str) -> float:
    if not math.isfinite(number := float(digits)):
        raise ValueError
    return number


def _no_number(_: str) -> float:
    raise ValueError
