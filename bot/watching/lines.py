"""The log: one line a happening, as key=value or as JSON, and never a secret.

Our own lines are written by `note`: the name of what happened, and fields that everybody may know. Of other people's
lines only the first line is kept, without tokens; of an exception only its kind and where it was raised, for its text
may name a card.
"""

from __future__ import annotations

import json
import logging
import re
from collections.abc import Mapping
from datetime import UTC, datetime
from typing import Any, Literal, TypeAlias

from bot.carrying.trouble import said_safely

Style: TypeAlias = Literal["text", "json"]
Field: TypeAlias = str | int | float | bool | None
_PLAIN = re.compile(r"[\w.:/@+#-]+")
_TOKENS = re.compile(r"(?<=/)((?:interactions|webhooks)/\d+/)[^\s/?\"']+")


class Happening:
    """What happened, in one word with dashes, and what there is to say of it. Fields that are None are left out."""

    def __init__(self, event: str, fields: Mapping[str, Field]) -> None:
        self.event = event
        self.fields = {name: value for name, value in fields.items() if value is not None}

    def __str__(self) -> str:
        return " ".join([self.event, *pairs(self.fields)])


def note(log: logging.Logger, level: int, event: str, **fields: Field) -> None:
    """Write a line. Fields never say a command's value, a card, a role, a member, or a private question's name."""
    if log.isEnabledFor(level):
        log.log(level, Happening(event, fields))


class Lines(logging.Formatter):
    """Every record as one line, in the style that the operator has chosen."""

    def __init__(self, style: Style = "text") -> None:
        super().__init__()
        self._kind: Style = style

    def format(self, record: logging.LogRecord) -> str:
        """The line."""
        at = datetime.fromtimestamp(record.created, UTC).isoformat(timespec="milliseconds")
        line: dict[str, Any] = {"at": at[:-6] + "Z", "level": record.levelname.lower(), "from": record.name}
        if isinstance(record.msg, Happening):
            line |= {"event": record.msg.event, **record.msg.fields}
        else:
            line |= {"event": "message", "text": foreign(record)}
        if record.exc_info and record.exc_info[1] is not None:
            line["error"] = said_safely(record.exc_info[1])
        if self._kind == "json":
            return json.dumps(line, ensure_ascii=False)
        return " ".join(pairs(line))


def foreign(record: logging.LogRecord) -> str:
    """What somebody else's record says, as far as it may be repeated."""
    given = record.args if isinstance(record.args, tuple) else ()
    args = tuple(said_safely(one) if isinstance(one, BaseException) else one for one in given)
    text = str(record.msg) % (args or record.args) if record.args else str(record.msg)
    return _TOKENS.sub(r"\1…", (text.splitlines() or [""])[0])


def pairs(fields: Mapping[str, Field]) -> list[str]:
    """key=value, in quotation marks where a value has more than a word."""
    return [f"{name}={_written(value)}" for name, value in fields.items()]


def public_window(window: str) -> str:
    """The kind of a window that everybody knows to be open (`vote` of `vote.2`); of private ones only that they are."""
    return "private" if "/" in window else window.partition(".")[0]


def _written(value: Field) -> str:
    text = json.dumps(value) if isinstance(value, bool) else str(value)
    return text if _PLAIN.fullmatch(text) else json.dumps(text, ensure_ascii=False)
