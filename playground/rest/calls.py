"""A request of the bot, parsed: ids from the path, the JSON body, the uploaded files."""

from __future__ import annotations

import json
import re
from collections.abc import Awaitable, Callable, Mapping
from dataclasses import dataclass, field
from typing import Any

from aiohttp import web

from playground.errors import BAD_JSON, FILE_TOO_BIG, REQUEST_TOO_BIG, invalid
from playground.interactions import FILE_LIMIT
from playground.media import Upload

Json = dict[str, Any]
MOST_FILES = 10
FILE_FIELD = re.compile(r"files\[(\d+)\]")


@dataclass(frozen=True)
class Call:
    """What a handler needs of a request. `body` is {} where none came; files are by their index."""

    path: Mapping[str, str]
    query: Mapping[str, str]
    body: Any = field(default_factory=dict)
    files: Mapping[int, Upload] = field(default_factory=dict)

    def id(self, name: str) -> int:
        """An id of the path; raises 50035 when it is none."""
        if not self.path[name].isdecimal():
            raise invalid(name, "NUMBER_TYPE_COERCE", f'Value "{self.path[name]}" is not snowflake.')
        return int(self.path[name])

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
    """An endpoint. `template` has the parameters' names of Discord's schema. `by_token`: no Authorization needed.

    The handler returns the body (a dict or list, sent with 200), None (204), or an Answer.
    """

    method: str
    template: str
    handler: Handler
    by_token: bool = False


async def parse(request: web.Request) -> tuple[Any, dict[int, Upload]]:
    """The body and the files of a request. Raises ApiError for what cannot be read or is too big."""
    try:
        if request.content_type == "multipart/form-data":
            return await _multipart(request)
        text = await request.text()
    except web.HTTPRequestEntityTooLarge:
        raise REQUEST_TOO_BIG from None
    return (_json(text) if text else {}), {}


async def _multipart(request: web.Request) -> tuple[Any, dict[int, Upload]]:
    body: Any = {}
    files: dict[int, Upload] = {}
    form = await request.post()
    for name, part in form.items():
        if name == "payload_json" and isinstance(part, str):
            body = _json(part)
        elif (match := FILE_FIELD.fullmatch(name)) and isinstance(part, web.FileField):
            data = part.file.read()
            if len(data) > FILE_LIMIT:
                raise FILE_TOO_BIG
            files[int(match[1])] = (part.filename, data)
    if len(files) > MOST_FILES:
        raise invalid("files", "BASE_TYPE_MAX_LENGTH", "Must be 10 or fewer in length.")
    return body, files


def _json(text: str) -> Any:
    try:
        parsed = json.loads(text)
    except ValueError:
        raise BAD_JSON from None
    if not isinstance(parsed, dict | list):
        raise BAD_JSON
    return parsed
