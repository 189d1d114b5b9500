"""Discord's OpenAPI file as a judge. Skipped where the file does not lie beside the project (../shared/discord/)."""

from __future__ import annotations

import sys
from typing import Any

import pytest

from playground import Playground
from playground.schema import Schema
from tests.playground.conftest import OPENAPI, new_playground
from tests.playground.rest import Rest

needs_file = pytest.mark.skipif(not OPENAPI.exists(), reason="Discord's OpenAPI file is not beside the project")
MESSAGES = "/channels/{channel_id}/messages"
Json = dict[str, Any]


@pytest.fixture
def schema() -> Schema:
    return Schema.load(OPENAPI)


@needs_file
@pytest.mark.parametrize(
    ("method", "template", "body", "place"),
    [
        ("POST", MESSAGES, {"content": 5}, "content"),
        ("POST", MESSAGES, {"content": "x" * 4001}, "content"),
        ("POST", MESSAGES, {"components": [{"type": 1, "components": [{"type": 2}]}]}, "components.0.components.0"),
        (
            "POST",
            MESSAGES,
            {"components": [{"type": 1, "components": [{"type": 2, "style": 1, "label": "x" * 81}]}]},
            "components.0.components.0.label",
        ),
        ("POST", "/users/@me/channels", {"recipient_id": "five"}, "recipient_id"),
        ("PUT", "/applications/{application_id}/commands", [{"description": "x"}], "0"),
        (
            "POST",
            "/interactions/{interaction_id}/{interaction_token}/callback",
            {"type": 4, "data": {"flags": "many"}},
            "data.flags",
        ),
    ],
)
def test_a_wrong_request_is_found_with_its_place(
    schema: Schema, method: str, template: str, body: Any, place: str
) -> None:
    assert [one.split(":")[0] for one in schema.request(method, template, body)] == [place]


@needs_file
def test_what_is_found_says_nothing_of_the_values(schema: Schema) -> None:
    (found,) = schema.request("POST", MESSAGES, {"content": "secret" * 1000})
    assert "secret" not in found
    assert found.startswith("content: the value")


@needs_file
@pytest.mark.parametrize(
    ("method", "template", "body"),
    [
        ("POST", MESSAGES, {"content": "x", "allowed_mentions": {"users": [1, "2"]}, "tts": False}),
        ("POST", MESSAGES, {"message_reference": {"message_id": 5, "channel_id": 6}, "content": "x"}),
        ("POST", "/users/@me/channels", {"recipient_id": 5}),
        (
            "PUT",
            "/applications/{application_id}/commands",
            [{"name": "x", "description": "y", "default_member_permissions": "32"}],
        ),
        ("POST", "/nowhere", {"what": "ever"}),
        ("GET", MESSAGES, {"what": "ever"}),
    ],
)
def test_what_discord_takes_beyond_its_file_is_let_through(
    schema: Schema, method: str, template: str, body: Any
) -> None:
    assert schema.request(method, template, body) == []


@needs_file
def test_a_wrong_answer_is_found(schema: Schema) -> None:
    (found,) = schema.answer("GET", "/gateway/bot", 200, {"url": "ws://x", "shards": "one", "session_start_limit": {}})[
        :1
    ]
    assert found
    assert schema.answer("PUT", "/channels/{channel_id}/thread-members/@me", 200, {}) == [
        "status 200 has no body in the schema"
    ]
    assert schema.answer("GET", "/gateway/bot", 404, {"message": "x"}) == []


@needs_file
def test_a_wrong_part_of_an_event_is_found(schema: Schema) -> None:
    assert schema.event("MESSAGE_CREATE", {"id": "1"})
    assert schema.event("GUILD_CREATE", {"roles": [{"id": "1"}], "members": []})
    assert schema.event("TYPING_START", {"id": 1}) == []


@needs_file
async def test_answers_and_events_of_the_playground_are_judged_too(
    rest: Rest, playground: Playground, room: int
) -> None:
    playground.world.emojis.append({"id": None, "name": "knife"})
    await rest.get(f"/applications/{playground.world.app_id}/emojis")
    assert {one.side for one in playground.complaints} == {"answer"}
    playground.complaints.clear()


@needs_file
async def test_a_request_that_only_the_file_forbids_is_complained_of_and_served(
    rest: Rest, playground: Playground, room: int
) -> None:
    body = {"content": "x", "poll": {"question": 5}}
    assert (await rest.post(f"/channels/{room}/messages", body))[0] == 200
    assert [(one.path, one.side) for one in playground.complaints][:1] == [(MESSAGES, "request")]
    playground.complaints.clear()


async def test_without_the_file_the_validator_is_not_needed(monkeypatch: pytest.MonkeyPatch) -> None:
    monkeypatch.setitem(sys.modules, "jsonschema_rs", None)
    playground = Playground(strict=True)
    await playground.start()
    async with Rest(playground) as rest:
        room = next(iter(playground.world.channels))
        assert (await rest.post(f"/channels/{room}/messages", {"content": "x"}))[0] == 200
    await playground.stop()
    assert playground.complaints == []


async def test_complaints_are_kept_only_by_a_strict_playground() -> None:
    lenient, strict = Playground(), new_playground()
    for playground, kept in ((lenient, 0), (strict, 1)):
        playground.complaints.add("POST", "/x", "wrong")
        assert len(playground.complaints) == kept
