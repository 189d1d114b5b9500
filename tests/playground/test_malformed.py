"""Whatever a client sends, it is answered as Discord would: every endpoint with malformed bodies, ids and queries."""

from __future__ import annotations

import io
import json
import logging
from collections.abc import Iterator
from typing import Any

import pytest

from playground import Playground
from playground.interactions import COMMAND
from playground.rest import routes
from playground.rest.calls import Route
from tests.playground.bodies import Json, button, field, label, menu, modal, option, row, text, v2
from tests.playground.conftest import new_playground
from tests.playground.rest import Rest

ROUTES = routes(Playground())
WRONG = [None, True, -1, 1.5, 10**30, "nonsense", [None], {"a": 1}]
MESSAGE: Json = {
    "content": "soup",
    "nonce": "n",
    "enforce_nonce": False,
    "tts": False,
    "flags": 0,
    "embeds": [{"title": "t", "color": 1, "fields": [{"name": "n", "value": "v"}], "image": {"url": "https://x.org"}}],
    "allowed_mentions": {"parse": ["users"], "roles": ["1"], "replied_user": True},
    "components": [row(button("go", emoji={"name": "🎲"})), row(menu(option("a"), placeholder="p", min_values=1))],
    "attachments": [],
    "message_reference": {"message_id": "1", "fail_if_not_exists": False},
}
EDIT: Json = {key: MESSAGE[key] for key in ("content", "flags", "embeds", "components", "allowed_mentions")}
LAYOUT = v2(
    {"type": 17, "accent_color": 1, "components": [text("a"), {"type": 14, "spacing": 1, "divider": True}]},
    {"type": 9, "components": [text("b")], "accessory": button("c")},
    {"type": 12, "items": [{"media": {"url": "https://x.org/a.png"}, "description": "d"}]},
    row({"type": 8, "custom_id": "where", "channel_types": [0], "default_values": [{"id": "1", "type": "channel"}]}),
)
DINE: Json = {
    "name": "dine",
    "description": "Eat",
    "type": 1,
    "name_localizations": {"fr": "manger"},
    "default_member_permissions": "8",
    "contexts": [0],
    "integration_types": [0],
    "options": [
        {"type": 3, "name": "dish", "description": "Which", "choices": [{"name": "Fish", "value": "fish"}]},
        {"type": 4, "name": "plates", "description": "How many", "min_value": 1, "max_value": 5},
        {"type": 3, "name": "wine", "description": "Which", "autocomplete": True, "max_length": 10},
    ],
}
OVERWRITE: Json = {"type": 1, "allow": "1024", "deny": "0"}
THREAD: Json = {"name": "aside", "type": 11, "auto_archive_duration": 60, "rate_limit_per_user": 0}
CHANNEL: Json = {"name": "hall", "topic": "talk", "position": 1, "nsfw": False, "rate_limit_per_user": 5}
FORM: Json = modal(label(field(max_length=5)), label(menu(option("a"), required=True), description="d"))
ANSWERS: list[Json] = [
    {"type": 4, "data": MESSAGE | {"message_reference": None, "nonce": None}},
    {"type": 4, "data": LAYOUT},
    {"type": 5, "data": {"flags": 64}},
    {"type": 9, "data": FORM},
]
PNG = "data:image/png;base64,iVBORw0KGgo="
COMMANDS, HERE = "/applications/{application_id}/commands", "/applications/{application_id}/guilds/{guild_id}/commands"
EMOJIS, HOOK = "/applications/{application_id}/emojis", "/webhooks/{webhook_id}/{webhook_token}"
GOOD: dict[tuple[str, str], list[Any]] = {
    **{("PUT", base): [[DINE]] for base in (COMMANDS, HERE)},
    **{("POST", base): [DINE] for base in (COMMANDS, HERE)},
    **{("PATCH", base + "/{command_id}"): [DINE] for base in (COMMANDS, HERE)},
    ("POST", EMOJIS): [{"name": "knife", "image": PNG}],
    ("PATCH", EMOJIS + "/{emoji_id}"): [{"name": "fork"}],
    ("POST", "/users/@me/channels"): [{"recipient_id": "1"}],
    ("PATCH", "/channels/{channel_id}"): [CHANNEL],
    ("PUT", "/channels/{channel_id}/permissions/{overwrite_id}"): [OVERWRITE],
    ("POST", "/channels/{channel_id}/messages"): [MESSAGE, LAYOUT],
    ("POST", "/channels/{channel_id}/messages/bulk-delete"): [{"messages": ["1", "2"]}],
    ("PATCH", "/channels/{channel_id}/messages/{message_id}"): [EDIT],
    ("POST", "/channels/{channel_id}/threads"): [THREAD],
    ("POST", "/channels/{channel_id}/messages/{message_id}/threads"): [THREAD],
    ("POST", "/interactions/{interaction_id}/{interaction_token}/callback"): ANSWERS,
    ("POST", HOOK): [MESSAGE | {"message_reference": None}],
    ("PATCH", HOOK + "/messages/@original"): [EDIT],
    ("PATCH", HOOK + "/messages/{message_id}"): [EDIT],
}
BODIED = [one for one in ROUTES if one.shape is not None]


def named(route: Route) -> str:
    """A route as a test's name."""
    return f"{route.method} {route.template}"


def is_discords(status: int, body: Any) -> bool:
    """Whether a refusal has the shape of Discord's."""
    if not isinstance(body, dict) or not isinstance(body.get("message"), str) or not body["message"]:
        return False
    if status == 429:
        return body.keys() == {"message", "retry_after", "global"} and body["retry_after"] > 0
    if type(body.get("code")) is not int or not body.keys() <= {"message", "code", "errors"}:
        return False
    return _is_tree(body["errors"]) if body["code"] == 50035 else "errors" not in body


def _is_tree(node: Any) -> bool:
    if not isinstance(node, dict) or not node:
        return False
    if "_errors" not in node:
        return all(_is_tree(one) for one in node.values())
    return bool(node["_errors"]) and all(
        one.keys() == {"code", "message"} and all(isinstance(part, str) and part for part in one.values())
        for one in node["_errors"]
    )


def wronged(body: Any) -> Iterator[Any]:
    """The body with each of its parts, and itself, in turn replaced by everything that is wrong, or left out."""
    yield from WRONG
    for key in list(body) if isinstance(body, dict) else range(len(body)):
        rest = {**body} if isinstance(body, dict) else list(body)
        del rest[key]
        yield rest
        parts = wronged(body[key]) if isinstance(body[key], dict | list) else WRONG
        for part in parts:
            changed: Any = {**body} if isinstance(body, dict) else list(body)
            changed[key] = part
            yield changed


class Caller:
    """Calls endpoints of a playground in which the bot may do everything, and everything that a path names is there."""

    def __init__(self, playground: Playground, rest: Rest) -> None:
        self.playground, self.rest = playground, rest
        world = playground.world
        playground.grant(int(world.guild["roles"][1]["id"]), allow=["ADMINISTRATOR"])
        self.room = next(iter(world.channels))
        self.ids = {
            "channel_id": self.room,
            "application_id": world.app_id,
            "webhook_id": world.app_id,
            "guild_id": world.guild["id"],
            "user_id": world.people[1],
            "overwrite_id": world.people[1],
        }

    async def prepare(self) -> None:
        """Things that a path can name."""
        base = f"/applications/{self.playground.world.app_id}"
        self.ids["command_id"] = (await self.rest.post(base + "/commands", DINE))[1]["id"]
        self.ids["emoji_id"] = (await self.rest.post(base + "/emojis", {"name": "knife", "image": PNG}))[1]["id"]
        self.ids["message_id"] = (await self.rest.post(f"/channels/{self.room}/messages", {"content": "x"}))[1]["id"]

    def path(self, route: Route, **other: Any) -> str:
        """A path of this template; each time with an interaction that was made just now."""
        world, interactions = self.playground.world, self.playground.interactions
        made = interactions.make(COMMAND, world.people[0], world.channel(self.room), {})
        if not route.template.endswith("/callback"):
            interactions.callback(made.id, made.token, {"type": 4, "data": {"content": "x"}}, {})
        tokens = {"interaction_id": made.id, "interaction_token": made.token, "webhook_token": made.token}
        if route.template.startswith(HOOK) and made.original is not None:
            tokens["message_id"] = int(made.original["id"])
        return route.template.format_map({**self.ids, **tokens, **other})

    async def call(self, route: Route, body: Any = None, **extra: Any) -> tuple[int, Any]:
        """A request; its answer is as Discord's whatever it is."""
        if extra.get("data") is None and route.shape is not None:
            extra |= {"data": json.dumps(body).encode(), "headers": self.rest.as_json}
        path = extra.pop("path", None) or self.path(route)
        status, answer = await self.rest.request(route.method, path, **extra)
        assert status < 500, (answer, body)
        assert status < 400 or is_discords(status, answer), (answer, body)
        return status, answer


@pytest.fixture
async def caller(playground: Playground, rest: Rest) -> Caller:
    """With everything that it needs; what is complained of must have been the client's fault."""
    one = Caller(playground, rest)
    await one.prepare()
    playground.complaints.clear()
    return one


def settle(playground: Playground) -> list[str]:
    """What was complained of, which must have been the client's fault."""
    assert [one for one in playground.complaints if one.side != "request"] == []
    told = [one.what for one in playground.complaints]
    playground.complaints.clear()
    return told


def test_every_endpoint_that_takes_a_body_is_tried_here() -> None:
    assert GOOD.keys() == {(one.method, one.template) for one in BODIED}


@pytest.mark.parametrize("route", BODIED, ids=named)
async def test_a_body_with_something_wrong_in_it_is_answered_as_discord_would(caller: Caller, route: Route) -> None:
    for good in GOOD[route.method, route.template]:
        answers = [await caller.call(route, body) for body in wronged(good)]
        refused = [answer["code"] for status, answer in answers if status == 400]
        assert len(refused) > 10
        assert 50035 in refused
    assert any(one.startswith("refused") for one in settle(caller.playground))


RAW: dict[str, tuple[bytes, int, int]] = {
    "no JSON": (b"{", 400, 50109),
    "a text": (b'"soup"', 400, 50109),
    "no UTF-8": (b'{"name": "\xff"}', 400, 50109),
    "half a surrogate pair": (b'{"name": "\\ud800"}', 400, 50109),
    "no number": (b'{"type": NaN}', 400, 50109),
    "an infinite number": (b'{"type": 1e999}', 400, 50109),
    "a number of 5000 digits": (b'{"type": ' + b"1" * 5000 + b"}", 400, 50109),
    "a bottomless list": (b"[" * 100_000, 400, 50109),
    "a deep tree": (b'{"components":' + b'[{"type":17,"components":' * 400 + b"[]" + b"}]" * 400 + b"}", 400, 50109),
    "more than 25 MiB": (b" " * (25 * 1024 * 1024 + 1), 413, 40005),
}


@pytest.mark.parametrize("name", RAW)
async def test_a_body_that_cannot_be_read_is_refused_everywhere(caller: Caller, name: str) -> None:
    content, expected, code = RAW[name]
    for route in BODIED if len(content) < 1 << 20 else BODIED[:1]:
        status, answer = await caller.call(route, data=io.BytesIO(content), headers=caller.rest.as_json)
        assert (status, answer["code"]) == (expected, code), named(route)
    assert len(settle(caller.playground)) >= 1


@pytest.mark.parametrize(
    ("kind", "content", "code"),
    [
        ("text/plain", b"{}", 50035),
        ("application/xml", b"<soup/>", 50035),
        ("multipart/form-data", b"{}", 0),
        ("multipart/form-data; boundary=x", b"--y\r\n\r\n", 0),
        ("multipart/form-data; boundary=x", b"--x\r\nContent-Disposition: form-data; name=payload_json\r\n\r\n{", 0),
        (
            "multipart/form-data; boundary=x",
            b'--x\r\nContent-Disposition: form-data; name="payload_json"\r\n\r\n{\r\n--x--',
            50109,
        ),
    ],
)
async def test_a_body_of_a_kind_that_discord_does_not_read_is_refused(
    caller: Caller, kind: str, content: bytes, code: int
) -> None:
    headers = caller.rest.as_json | {"Content-Type": kind}
    for route in BODIED:
        status, answer = await caller.call(route, data=content, headers=headers)
        assert (status, answer["code"]) == (400, code), named(route)
    assert len(settle(caller.playground)) >= len(BODIED)


IDS = [(route, part[1:-1]) for route in ROUTES for part in route.template.split("/") if part.endswith("_id}")]


@pytest.mark.parametrize(("route", "name"), IDS, ids=lambda one: one if isinstance(one, str) else named(one))
async def test_what_is_no_id_in_a_path_is_refused(caller: Caller, route: Route, name: str) -> None:
    good = GOOD.get((route.method, route.template), [None])[0]
    for wrong in ("kitchen", "-1", "1.5", "%D9%A3", "%00", "9" * 30, "1" * 5000):
        status, answer = await caller.call(route, good, path=caller.path(route, **{name: wrong}))
        assert (status, answer["code"]) == (400, 50035)
        assert answer["errors"][name]["_errors"][0]["code"] == "NUMBER_TYPE_COERCE"
    assert len(settle(caller.playground)) >= 7


async def test_what_is_wrong_in_a_query_is_refused(caller: Caller) -> None:
    route = next(one for one in ROUTES if (one.method, one.template) == ("GET", "/channels/{channel_id}/messages"))
    queries = ["limit=x", "limit=0", "limit=101", "limit=-1", "limit=1.5", "limit=" + "9" * 5000]
    queries += [f"{name}={wrong}" for name in ("before", "after", "around") for wrong in ("x", "-1", "", "1" * 5000)]
    for query in queries:
        status, answer = await caller.call(route, path=f"{caller.path(route)}?{query}")
        assert (status, answer["code"]) == (400, 50035), query
    assert len(settle(caller.playground)) == len(queries)


# ------------------------------------------------ refusals that no body causes


@pytest.mark.parametrize("route", [one for one in ROUTES if not one.by_token], ids=named)
async def test_without_the_token_nothing_is_done(caller: Caller, route: Route) -> None:
    good = GOOD.get((route.method, route.template), [None])[0]
    extra = {"json": good} if good is not None else {}
    for headers in ({}, {"Authorization": "Bot other"}, {"Authorization": f"Bearer {caller.playground.token}"}):
        answer = await caller.rest.request(route.method, caller.path(route), headers=headers, **extra)
        assert answer == (401, {"message": "401: Unauthorized", "code": 0})
    assert settle(caller.playground) == []


async def test_a_method_that_an_endpoint_does_not_have_is_not_allowed(caller: Caller) -> None:
    for template in sorted({one.template for one in ROUTES}):
        known = {one.method for one in ROUTES if one.template == template}
        path = caller.path(next(one for one in ROUTES if one.template == template))
        for method in {"GET", "POST", "PUT", "PATCH", "DELETE"} - known:
            status, answer = await caller.rest.request(method, path)
            if status != 405:  # where there is a word, an id could be: that route has the method
                assert template.endswith(("/bulk-delete", "/@me", "/@original"))
                assert is_discords(status, answer) or status < 300
                continue
            assert (status, answer) == (405, {"message": "405: Method Not Allowed", "code": 0}), (method, template)
            assert known <= set(caller.rest.headers["Allow"].split(", "))
    assert any("not allowed" in one for one in settle(caller.playground))


async def test_a_place_that_is_not_there_or_not_to_be_seen_is_refused(caller: Caller) -> None:
    world = caller.playground.world
    status, answer = await caller.rest.get("/nowhere/5")
    assert (status, answer) == (404, {"message": "404: Not Found", "code": 0})
    settle(caller.playground)
    caller.playground.grant(int(world.guild["roles"][1]["id"]), deny=["ADMINISTRATOR"])
    hidden = int(caller.playground.rooms.add("cellar")["id"])
    caller.playground.permit(hidden, world.app_id, deny=["VIEW_CHANNEL"])
    for route in [one for one in ROUTES if one.template.startswith("/channels/{channel_id}")]:
        good = GOOD.get((route.method, route.template), [None])[0]
        for channel, expected in ((5, (404, 10003)), (hidden, (403, 50001))):
            status, answer = await caller.call(route, good, path=caller.path(route, channel_id=channel))
            assert (status, answer["code"]) == expected, named(route)
    assert settle(caller.playground) == []


async def test_who_is_too_fast_is_told_so_everywhere(pointed: None) -> None:
    playground = new_playground(rate_limits=True)
    await playground.start()
    try:
        async with Rest(playground) as rest:
            statuses = [await rest.get(f"/channels/{number}") for number in range(60)]
        assert [status for status, _ in statuses] == [404] * 50 + [429] * 10
        assert is_discords(*statuses[-1])
        assert statuses[-1][1]["global"] is True
        assert rest.headers["X-RateLimit-Global"] == "true"
    finally:
        await playground.stop()


async def test_every_refusal_is_logged_and_nothing_of_its_body(
    caller: Caller, caplog: pytest.LogCaptureFixture
) -> None:
    caplog.set_level(logging.INFO, "playground")
    room = caller.room
    await caller.rest.post(f"/channels/{room}/messages", {"content": ["the wolf is Ann"]})
    await caller.rest.get("/channels/5")
    await caller.rest.request("GET", f"/channels/{room}", headers={})
    told = [f"{one.levelname} {one.getMessage()}" for one in caplog.records if one.name == "playground"]
    assert "wolf" not in " ".join(told)
    assert [one for one in told if "schema" not in one and ": content:" not in one][-3:] == [
        "WARNING POST /channels/{channel_id}/messages (request): refused: 50035 content BASE_TYPE_CONVERT",
        "INFO GET /channels/{channel_id}: 404 10003 Unknown Channel",
        "INFO GET /channels/{channel_id}: 401 0 401: Unauthorized",
    ]
    settle(caller.playground)
