"""What Discord refuses, one by one: with its error code, and with nothing done."""

from __future__ import annotations

import io

import aiohttp
import pytest

from playground import Playground
from tests.playground.bodies import (
    V2,
    Json,
    box,
    button,
    gallery,
    legacy,
    menu,
    option,
    refused,
    row,
    section,
    text,
    v2,
)
from tests.playground.rest import Rest

MESSAGES: dict[str, Json] = {
    "content over 2000": {"content": "x" * 2001},
    "nothing at all": {},
    "only blanks": {"content": " \n "},
    "an empty embed list": {"embeds": []},
    "V2 without components": {"flags": V2},
    "a long nonce": {"content": "x", "nonce": "n" * 26},
    "an unknown key": {"content": "x", "colour": "red"},
    "an unknown key of a component": legacy(row(button(emphasis=True))),
    "a number for a text": {"content": 5},
    "a dict for a list": {"content": "x", "components": {}},
    "a text for a component": {"content": "x", "components": ["button"]},
    "null for a component": {"content": "x", "components": [None]},
    "a component without type": {"content": "x", "components": [{}]},
    "a component of no type known": {"content": "x", "components": [{"type": 99}]},
    "eleven embeds": {"embeds": [{"title": "x"}] * 11},
    "embeds over 6000": {"embeds": [{"description": "x" * 3001}] * 2},
    "an embed's title over 256": {"embeds": [{"title": "x" * 257}]},
    "an embed's description over 4096": {"embeds": [{"description": "x" * 4097}]},
    "an embed's footer over 2048": {"embeds": [{"title": "x", "footer": {"text": "x" * 2049}}]},
    "an embed's author over 256": {"embeds": [{"title": "x", "author": {"name": "x" * 257}}]},
    "26 fields": {"embeds": [{"fields": [{"name": "x", "value": "x"}] * 26}]},
    "a field's name over 256": {"embeds": [{"fields": [{"name": "x" * 257, "value": "x"}]}]},
    "a field's value over 1024": {"embeds": [{"fields": [{"name": "x", "value": "x" * 1025}]}]},
    "a field without value": {"embeds": [{"fields": [{"name": "x"}]}]},
    "101 users to mention": {"content": "x", "allowed_mentions": {"users": [str(one) for one in range(101)]}},
    "users parsed and named": {"content": "x", "allowed_mentions": {"parse": ["users"], "users": ["1"]}},
    "a reply to nothing": {"content": "x", "message_reference": {"message_id": "5"}},
    "four stickers": {"sticker_ids": ["1", "2", "3", "4"]},
    "a long description of a file": {"content": "x", "attachments": [{"id": 0, "description": "x" * 1025}]},
    # rows
    "six rows": legacy(*[row(button(str(one))) for one in range(6)]),
    "an empty row": legacy(row()),
    "six buttons in a row": legacy(row(*[button(str(one)) for one in range(6)])),
    "a menu beside a button": legacy(row(button(), menu(option("a")))),
    "two menus in a row": legacy(row(menu(option("a")), menu(option("a"), custom_id="n"))),
    "a text in a row": v2(row(text())),
    "a text input in a message": legacy(row({"type": 4, "custom_id": "t", "style": 1})),
    "a button outside of rows": legacy(button()),
    "two equal custom ids": legacy(row(button("a")), row(button("a"))),
    "two equal component ids": v2(text() | {"id": 5}, text() | {"id": 5}),
    "a component id below zero": v2(text() | {"id": -1}),
    # buttons
    "a button with neither label nor emoji": legacy(row(button(label=None))),
    "a label over 80": legacy(row(button(label="x" * 81))),
    "a button without custom id": legacy(row(button(None))),
    "an empty custom id": legacy(row(button(""))),
    "a custom id over 100": legacy(row(button("x" * 101))),
    "a button with a url": legacy(row(button(url="https://example.org"))),
    "a link without url": legacy(row(button(None, style=5))),
    "a link with a custom id": legacy(row(button(style=5, url="https://example.org"))),
    "a link over 512": legacy(row(button(None, style=5, url="https://example.org/" + "x" * 500))),
    "a link to a script": legacy(row(button(None, style=5, url="javascript:alert()"))),
    "a style that is none": legacy(row(button(style=9))),
    "a premium button with a label": legacy(row(button(None, style=6, sku_id="1"))),
    "a premium button without sku": legacy(row({"type": 2, "style": 6})),
    "a sku on a plain button": legacy(row(button(sku_id="1"))),
    # menus
    "a menu without options": legacy(row(menu())),
    "26 options": legacy(row(menu(*[option(str(one)) for one in range(26)]))),
    "two equal values": legacy(row(menu(option("a"), option("a", label="b")))),
    "an option without label": legacy(row(menu(option("a", label="")))),
    "an option's label over 100": legacy(row(menu(option("a", label="x" * 101)))),
    "an option's value over 100": legacy(row(menu(option("x" * 101, label="x")))),
    "an option's description over 100": legacy(row(menu(option("a", description="x" * 101)))),
    "more to choose than options": legacy(row(menu(option("a"), max_values=2))),
    "less at most than at least": legacy(row(menu(option("a"), option("b"), min_values=2))),
    "26 to choose": legacy(row({"type": 5, "custom_id": "u", "max_values": 26})),
    "more defaults than may be chosen": legacy(row(menu(option("a", default=True), option("b", default=True)))),
    "more default members than may be chosen": legacy(
        row({"type": 5, "custom_id": "u", "default_values": [{"id": str(one), "type": "user"} for one in (1, 2)]})
    ),
    "a placeholder over 150": legacy(row(menu(option("a"), placeholder="x" * 151))),
    "a menu without custom id": legacy(row(menu(option("a"), custom_id=None))),
    # Components V2
    "V2 with content": v2(text(), content="x"),
    "V2 with embeds": v2(text(), embeds=[{"title": "x"}]),
    "V2 with a poll": v2(text(), poll={"question": {"text": "x"}}),
    "V2 with stickers": v2(text(), sticker_ids=["1"]),
    "a text without the flag": legacy(text()),
    "a container without the flag": legacy(box(text())),
    "41 components": v2(*[text("x") for _ in range(41)]),
    "41 components, nested": v2(*[box(*[text() for _ in range(9)]) for _ in range(4)], text()),
    "texts over 4000": v2(text("x" * 2000), box(text("x" * 2001))),
    "an empty text": v2(text(" ")),
    "a section of four texts": v2(section(*[text() for _ in range(4)])),
    "a section without text": v2(section()),
    "a section without accessory": v2({"type": 9, "components": [text()]}),
    "a section with a menu beside": v2(section(text(), accessory=menu(option("a")))),
    "a button in a section's texts": v2(section(button("b"))),
    "an empty container": v2(box()),
    "a container in a container": v2(box(box(text()))),
    "a thumbnail alone": v2({"type": 11, "media": {"url": "https://example.org/a.png"}}),
    "a colour beyond white": v2(box(text(), accent_color=0x1000000)),
    "an empty gallery": v2(gallery()),
    "eleven pictures": v2(gallery(*["https://example.org/a.png"] * 11)),
    "a picture of no file": v2(gallery("attachment://nothing.png")),
    "a picture from elsewhere": v2(gallery("file:///etc/passwd")),
    "an alt text over 1024": v2(
        {"type": 12, "items": [{"media": {"url": "https://example.org/a.png"}, "description": "x" * 1025}]}
    ),
    "a file of no upload": v2({"type": 13, "file": {"url": "attachment://nothing.txt"}}),
    "a gap that is none": v2({"type": 14, "spacing": 3}),
    "a label in a message": v2({"type": 18, "label": "x", "component": menu(option("a"))}),
}
EMPTY = {"nothing at all", "only blanks", "an empty embed list", "V2 without components"}


@pytest.mark.parametrize("name", MESSAGES)
async def test_a_message_is_refused(rest: Rest, playground: Playground, ann: int, room: int, name: str) -> None:
    status, body = await rest.post(f"/channels/{room}/messages", MESSAGES[name])
    assert (status, body["code"]) == (400, 50006 if name in EMPTY else 50035)
    assert playground.hands.seen(ann, room) == []
    assert refused(playground)


GOOD: dict[str, Json] = {
    "content of 2000": {"content": "x" * 2000},
    "five rows": legacy(*[row(button(str(one))) for one in range(5)]),
    "five buttons in a row": legacy(row(*[button(str(one)) for one in range(5)])),
    "25 options": legacy(row(menu(*[option(str(one)) for one in range(25)], max_values=25, min_values=0))),
    "an emoji alone": legacy(row(button(label=None, emoji={"id": None, "name": "🔪"}))),
    "a link": legacy(row(button(None, style=5, url="https://example.org"))),
    "40 components": v2(*[box(*[text() for _ in range(9)]) for _ in range(4)]),
    "texts of 4000": v2(text("x" * 2000), box(text("x" * 2000))),
    "embeds of 6000": {"embeds": [{"description": "x" * 3000}] * 2},
    "ids as numbers": {"content": "x", "allowed_mentions": {"users": [1]}, "nonce": 12},
    "3386 Chinese characters": v2(text("宴" * 3386)),
}


@pytest.mark.parametrize("name", GOOD)
async def test_a_message_at_its_limits_is_taken(rest: Rest, room: int, name: str) -> None:
    assert (await rest.post(f"/channels/{room}/messages", GOOD[name]))[0] == 200


async def test_too_many_bytes_of_text_break_discord(rest: Rest, playground: Playground, ann: int, room: int) -> None:
    status, _ = await rest.post(f"/channels/{room}/messages", v2(text("宴" * 3387)))
    assert status == 500
    assert refused(playground)
    assert playground.hands.seen(ann, room) == []


EDITS: dict[str, tuple[Json, Json]] = {
    "taking the V2 flag away": (v2(text()), {"flags": 0, "components": [row(button())]}),
    "content for a V2 message": (v2(text()), {"content": "x"}),
    "V2 with the old content": ({"content": "x"}, {"flags": V2, "components": [text()], "content": "x"}),
    "taking all away": ({"content": "x"}, {"content": ""}),
    "content over 2000": ({"content": "x"}, {"content": "x" * 2001}),
    "a nonce in an edit": ({"content": "x"}, {"content": "y", "nonce": "1"}),
}


@pytest.mark.parametrize("name", EDITS)
async def test_an_edit_is_refused_and_nothing_changes(
    rest: Rest, playground: Playground, ann: int, room: int, name: str
) -> None:
    before, change = EDITS[name]
    message = (await rest.post(f"/channels/{room}/messages", before))[1]
    standing = playground.hands.seen(ann, room)
    status, body = await rest.patch(f"/channels/{room}/messages/{message['id']}", change)
    assert (status, body["code"]) == (400, 50006 if name == "taking all away" else 50035)
    assert playground.hands.seen(ann, room) == standing
    assert refused(playground)


async def test_an_edit_cannot_set_flags_that_are_not_the_bots(rest: Rest, room: int) -> None:
    message = (await rest.post(f"/channels/{room}/messages", {"content": "x", "flags": 64 | 128 | 32}))[1]
    assert message["flags"] == 0
    edited = (await rest.patch(f"/channels/{room}/messages/{message['id']}", {"flags": 4 | 64 | 128}))[1]
    assert edited["flags"] == 4


@pytest.mark.parametrize(
    "body",
    [{"name": "x", "image": "data:image/png;base64,AAAA"}, {"name": "knife", "image": "AAAA"}],
)
async def test_an_emoji_is_refused(rest: Rest, playground: Playground, body: Json) -> None:
    status, answer = await rest.post(f"/applications/{playground.world.app_id}/emojis", body)
    assert (status, answer["code"]) == (400, 50035)
    assert refused(playground)


async def test_a_body_that_is_no_json_is_refused(rest: Rest, playground: Playground, room: int) -> None:
    for data in ("{", '"text"'):
        status, body = await rest.request("POST", f"/channels/{room}/messages", data=data, headers=rest.as_json)
        assert (status, body["code"]) == (400, 50109)
        assert refused(playground)


async def test_an_id_that_is_none_is_refused(rest: Rest, playground: Playground) -> None:
    status, body = await rest.get("/channels/kitchen")
    assert (status, body["code"], body["errors"]["channel_id"]["_errors"][0]["code"]) == (
        400,
        50035,
        "NUMBER_TYPE_COERCE",
    )
    assert refused(playground)


async def test_files_that_are_too_big_are_refused(rest: Rest, playground: Playground, room: int) -> None:
    for size, count, expected in ((10 * 1024 * 1024 + 1, 1, (400, 50045)), (9 * 1024 * 1024, 3, (413, 40005))):
        form = aiohttp.FormData()
        form.add_field("payload_json", "{}")
        for number in range(count):
            form.add_field(f"files[{number}]", io.BytesIO(b"x" * size), filename="big.bin")
        status, body = await rest.request("POST", f"/channels/{room}/messages", data=form)
        assert (status, body["code"]) == expected
        assert refused(playground)


async def test_a_complaint_names_the_place_and_nothing_of_what_was_said(
    rest: Rest, playground: Playground, room: int
) -> None:
    await rest.post(f"/channels/{room}/messages", legacy(row(button("secret-role-wolf", label="x" * 81))))
    told = [f"{one.path} {one.what}" for one in playground.complaints]
    assert any("components.0.components.0.label" in one for one in told)
    assert not any("secret" in one or "xxx" in one for one in told)
    playground.complaints.clear()
