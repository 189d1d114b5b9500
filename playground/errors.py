"""Errors as Discord words them."""

from __future__ import annotations

from http import HTTPStatus
from typing import Any


class ApiError(Exception):
    """A refusal of the API: HTTP status, Discord's error code, its message, and where in the body the fault lies.

    `of_body`: the bot sent what Discord never takes, whatever the state of the world.
    """

    def __init__(
        self, status: int, code: int, message: str, errors: dict[str, Any] | None = None, *, of_body: bool = False
    ) -> None:
        super().__init__(message)
        self.status = status
        self.code = code
        self.message = message
        self.errors = errors
        self.of_body = of_body

    def body(self) -> dict[str, Any]:
        """The JSON body."""
        body: dict[str, Any] = {"message": self.message, "code": self.code}
        if self.errors:
            body["errors"] = self.errors
        return body

    def inside(self, key: str) -> ApiError:
        """The same refusal, where the faulty part stands under a key of the body."""
        errors = {key: self.errors} if self.errors else None
        return ApiError(self.status, self.code, self.message, errors, of_body=self.of_body)

    def where(self) -> str:
        """The code and where in the body the fault lies, without anything of the body's content."""
        place: list[str] = []
        node: Any = self.errors or {}
        while node and "_errors" not in node:
            place.append(next(iter(node)))
            node = node[place[-1]]
        rules = ", ".join(one["code"] for one in node.get("_errors", []))
        return " ".join(part for part in (str(self.code), ".".join(place), rules or self.message) if part)


def invalid(path: str, code: str, message: str) -> ApiError:
    """50035: a field of the body is wrong. `path` is dotted, such as "data.content"."""
    errors: dict[str, Any] = {"_errors": [{"code": code, "message": message}]}
    for part in reversed([part for part in path.split(".") if part]):
        errors = {part: errors}
    return ApiError(400, 50035, "Invalid Form Body", errors, of_body=True)


def missing(path: str) -> ApiError:
    """50035: a field of the body is not there."""
    return invalid(path, "BASE_TYPE_REQUIRED", "This field is required")


def no_id(path: str, value: object) -> ApiError:
    """50035: what stands for an id is none."""
    return invalid(path, "NUMBER_TYPE_COERCE", f'Value "{value}" is not snowflake.')


def plain(status: int, *, of_body: bool = False) -> ApiError:
    """A refusal with a status of HTTP and no code of Discord's."""
    return ApiError(status, 0, f"{status}: {HTTPStatus(status).phrase}", of_body=of_body)


def unknown(what: str) -> ApiError:
    """404 for an object that is not there."""
    codes = {
        "Account": 10001, "Application": 10002, "Channel": 10003, "Guild": 10004, "Member": 10007, "Message": 10008,
        "Overwrite": 10009, "User": 10013, "Emoji": 10014, "Webhook": 10015, "Interaction": 10062, "Command": 10063,
    }  # fmt: skip
    return ApiError(404, codes[what], f"Unknown {what}")


MISSING_ACCESS = ApiError(403, 50001, "Missing Access")
MISSING_PERMISSIONS = ApiError(403, 50013, "Missing Permissions")
NOT_THE_AUTHOR = ApiError(403, 50005, "Cannot edit a message authored by another user")
THREAD_ARCHIVED = ApiError(400, 50083, "Thread is archived")
THREAD_EXISTS = ApiError(400, 160004, "A thread has already been created for this message")
NOT_IN_A_DM = ApiError(403, 50003, "Cannot execute action on a DM channel")
WRONG_CHANNEL_TYPE = ApiError(400, 50024, "Cannot execute action on this channel type")
FILE_TOO_BIG = ApiError(400, 50045, "File uploaded exceeds the maximum size", of_body=True)
REQUEST_TOO_BIG = ApiError(413, 40005, "Request entity too large", of_body=True)
NEITHER_JSON_NOR_FORM = invalid(
    "",
    "CONTENT_TYPE_INVALID",
    "Expected \"Content-Type\" header to be one of {'application/json', 'multipart/form-data'}.",
)
BAD_JSON = ApiError(400, 50109, "The request body contains invalid JSON.", of_body=True)
EMPTY_MESSAGE = ApiError(400, 50006, "Cannot send an empty message", of_body=True)
DMS_CLOSED = ApiError(403, 50007, "Cannot send messages to this user")
NO_MUTUAL_GUILDS = ApiError(403, 50278, "Cannot send messages to this user due to having no mutual guilds")
UNAUTHORIZED = plain(401)
INVALID_WEBHOOK_TOKEN = ApiError(401, 50027, "Invalid Webhook Token")
ALREADY_ACKNOWLEDGED = ApiError(400, 40060, "Interaction has already been acknowledged.")
NO_SUCH_ROUTE = plain(404)
NO_SUCH_METHOD = plain(405)
BROKEN_FORM = plain(400, of_body=True)
OUR_FAULT = plain(500)
