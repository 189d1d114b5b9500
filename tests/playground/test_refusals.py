"""What Discord refuses, one by one: with its error code, and with nothing done."""

from __future__ import annotations

import io
from collections.abc import Callable
from typing import Any

import aiohttp
import pytest

from playground import Playground
from tests.playground.rest import Rest

Json = dict[str, Any]
V2 = 1 << 15


def row(*inside: Json) -> Json:
    """An action row."""
    return {"type": 1, "components": list(inside)}


def button(custom_id: str | None = "a", **more: Any) -> Json:
    """A button."""
    return {"type": 2, "style": 1, "label": "Go", "custom_id": custom_id} | more


def option(value: str, **more: Any) -> Json:
    """An option of a menu."""
    return {"label": value, "value": value} | more


def menu(*options: Json, **more: Any) -> Json:
    """A menu."""
    return {"type": 3, "custom_id": "m", "options": list(options)} | more


def text(content: str = "x") -> Json:
    """A text display."""
    return {"type": 10, "content": content}


def v2(*components: Json, **more: Any) -> Json:
    """A Components V2 message."""
    return {"flags": V2, "components": list(components)} | more


def legacy(*components: Json) -> Json:
    """A message of the older kind."""
    return {"content": "x", "components": list(components)}


def box(*inside: Json, **more: Any) -> Json:
    """A container."""
    return {"type": 17, "components": list(inside)} | more


def section(*texts: Json, **more: Any) -> Json:
    """A section with a button."""
    return {"type": 9, "components": list(texts), "accessory": button()} | more


def gallery(*urls: str) -> Json:
    """A media gallery."""
    return {"type": 12, "items": [{"media": {"url": url}} for url in urls]}


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


def refused(playground: Playground) -> bool:
    """Whether there were complaints of the bot's requests; they are settled with that."""
    found = [one for one in playground.complaints if one.side == "request" and one.what.startswith("refused")]
    assert all(one.side == "request" for one in playground.complaints)
    playground.complaints.clear()
    return len(found) == 1


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


def command(**change: Any) -> Json:
    """A command."""
    return {"name": "dine", "description": "Eat"} | change


def argument(name: str = "dish", **change: Any) -> Json:
    """An option of a command."""
    return {"type": 3, "name": name, "description": "Which"} | change


COMMANDS: dict[str, list[Json]] = {
    "an upper-case name": [command(name="Dine")],
    "a name with a blank": [command(name="dine out")],
    "an empty name": [command(name="")],
    "a name over 32": [command(name="d" * 33)],
    "no description": [{"name": "dine"}],
    "a description over 100": [command(description="x" * 101)],
    "an upper-case translation": [command(name_localizations={"fr": "Dîner"})],
    "a translated description over 100": [command(description_localizations={"fr": "x" * 101})],
    "an unknown locale": [command(name_localizations={"zh-HK": "晚宴"})],
    "an unknown locale of a description": [command(description_localizations={"en": "x"})],
    "an unknown key": [command(colour="red")],
    "two of one name": [command(), command(description="Again")],
    "101 commands": [command(name=f"d{number}") for number in range(101)],
    "26 options": [command(options=[argument(f"a{number}") for number in range(26)])],
    "required after optional": [command(options=[argument("a"), argument("b", required=True)])],
    "two options of one name": [command(options=[argument(), argument()])],
    "an option without description": [command(options=[{"type": 3, "name": "dish"}])],
    "an option of no type": [command(options=[argument(type=12)])],
    "an upper-case option": [command(options=[argument("Dish")])],
    "a group in a group": [
        command(options=[argument("a", type=2, options=[argument("b", type=2, options=[argument("c", type=1)])])])
    ],
    "a subcommand in a subcommand": [command(options=[argument("a", type=1, options=[argument("b", type=1)])])],
    "a subcommand beside an option": [command(options=[argument("a", type=1), argument("b")])],
    "options of a text": [command(options=[argument(options=[argument("b")])])],
    "26 choices": [command(options=[argument(choices=[{"name": str(i), "value": str(i)} for i in range(26)])])],
    "a choice over 100": [command(options=[argument(choices=[{"name": "x" * 101, "value": "x"}])])],
    "a choice's value over 100": [command(options=[argument(choices=[{"name": "x", "value": "x" * 101}])])],
    "a choice without value": [command(options=[argument(choices=[{"name": "x"}])])],
    "choices and completion": [command(options=[argument(choices=[{"name": "x", "value": "x"}], autocomplete=True)])],
    "completion of a switch": [command(options=[argument(type=5, autocomplete=True)])],
    "a text of 6001": [command(options=[argument(max_length=6001)])],
    "more than 8000 letters": [
        command(
            options=[
                argument(
                    f"a{number}", choices=[{"name": "x" * 95 + str(i), "value": "y" * 95 + str(i)} for i in range(25)]
                )
                for number in range(2)
            ]
        )
    ],
    "a description for a user command": [{"name": "Poison", "type": 2, "description": "x"}],
}


@pytest.mark.parametrize("name", COMMANDS)
async def test_commands_are_refused_all_together(rest: Rest, playground: Playground, name: str) -> None:
    base = f"/applications/{playground.world.app_id}/commands"
    status, body = await rest.put(base, [command(name="fine"), *COMMANDS[name]])
    assert (status, body["code"]) == (400, 50035)
    assert await rest.get(base) == (200, [])
    assert refused(playground)


async def test_commands_at_their_limits_are_taken(rest: Rest, playground: Playground) -> None:
    arguments = [argument("必", required=True), *[argument(f"a{number}") for number in range(24)]]
    names = {"zh-CN": "晚宴", "th": "อาหาร", "hi": "खाना", "fr": "dîner"}
    group = argument("a", type=2, options=[argument("b", type=1, options=[argument("c")])])
    commands = [
        command(options=arguments, name_localizations=names),
        command(name="table", options=[group]),
        {"name": "Poison Him", "type": 2},
    ]
    status, body = await rest.put(f"/applications/{playground.world.app_id}/commands", commands)
    assert (status, [one["name"] for one in body]) == (200, ["dine", "table", "Poison Him"])


def label(component: Json, **change: Any) -> Json:
    """A label of a form."""
    return {"type": 18, "label": "Words", "component": component} | change


def field(custom_id: str = "t", **change: Any) -> Json:
    """A text input."""
    return {"type": 4, "custom_id": custom_id, "style": 1} | change


def modal(*components: Json, **change: Any) -> Json:
    """A form."""
    return {"title": "A letter", "custom_id": "letter", "components": list(components)} | change


MODALS: dict[str, Json] = {
    "no rows": modal(),
    "six rows": modal(*[label(field(str(one))) for one in range(6)]),
    "no title": modal(label(field()), title=""),
    "a title over 45": modal(label(field()), title="x" * 46),
    "no custom id": modal(label(field()), custom_id=""),
    "a custom id over 100": modal(label(field()), custom_id="x" * 101),
    "an unknown key": modal(label(field()), colour="red"),
    "a button": modal(row(button())),
    "a row of two": modal(row(field("a", label="x"), field("b", label="x"))),
    "a row's text without label": modal(row(field())),
    "a container": modal(box(text())),
    "a label over 45": modal(label(field(), label="x" * 46)),
    "a label's description over 100": modal(label(field(), description="x" * 101)),
    "a label of nothing": modal({"type": 18, "label": "x"}),
    "a button in a label": modal(label(button())),
    "two equal custom ids": modal(label(field()), label(field())),
    "a field without custom id": modal(label(field(""))),
    "a style that is none": modal(label(field(style=3))),
    "a placeholder over 100": modal(label(field(placeholder="x" * 101))),
    "a text of 4001": modal(label(field(max_length=4001))),
    "less at most than at least": modal(label(field(min_length=5, max_length=4))),
    "a given text that is too long": modal(label(field(value="xxxxx", max_length=4))),
    "more to choose than options": modal(label(menu(option("a"), max_values=2))),
    "a disabled menu": modal(label(menu(option("a"), disabled=True))),
    "nothing to choose but required": modal(label(menu(option("a"), min_values=0))),
    "one radio button": modal(label({"type": 21, "custom_id": "r", "options": [option("a")]})),
    "eleven check boxes": modal(
        label({"type": 22, "custom_id": "r", "options": [option(str(one)) for one in range(11)]})
    ),
    "eleven files": modal(label({"type": 19, "custom_id": "f", "max_values": 11})),
    "an empty text": modal(text(" ")),
}


@pytest.fixture
def answer(rest: Rest, playground: Playground, ann: int, room: int) -> Callable[..., Any]:
    """Answers an interaction of the given type that was made just now."""

    async def do(body: Json, type_: int = 2) -> tuple[int, Any]:
        channel = playground.world.channel(room)
        made = playground.interactions.make(type_, ann, channel, {})
        path = f"/interactions/{made.id}/{made.token}/callback?with_response=1"
        return await rest.request("POST", path, body, headers={})

    return do


@pytest.mark.parametrize("name", MODALS)
async def test_a_form_is_refused(playground: Playground, answer: Callable[..., Any], ann: int, name: str) -> None:
    status, body = await answer({"type": 9, "data": MODALS[name]})
    assert (status, body["code"]) == (400, 50035)
    assert playground.hands.modals(ann) == []
    assert refused(playground)


async def test_a_form_at_its_limits_is_opened(answer: Callable[..., Any]) -> None:
    many = [option(str(one)) for one in range(10)]
    fields = [
        label(field(max_length=4000, placeholder="x" * 100), label="x" * 45, description="x" * 100),
        label(menu(option("a"), min_values=0, required=False)),
        label({"type": 21, "custom_id": "r", "options": many}),
        label({"type": 22, "custom_id": "c", "options": many, "max_values": 10}),
        label({"type": 23, "custom_id": "b"}),
    ]
    assert (await answer({"type": 9, "data": modal(*fields, title="x" * 45)}))[0] == 200


@pytest.mark.parametrize(
    "choices",
    [
        [{"name": str(one), "value": str(one)} for one in range(26)],
        [{"name": "", "value": "x"}],
        [{"name": "x" * 101, "value": "x"}],
        [{"name": "x", "value": "x" * 101}],
        [{"name": "x"}],
    ],
)
async def test_choices_are_refused(playground: Playground, answer: Callable[..., Any], choices: list[Json]) -> None:
    status, body = await answer({"type": 8, "data": {"choices": choices}}, 4)
    assert (status, body["code"]) == (400, 50035)
    assert refused(playground)


async def test_an_answer_with_too_many_bytes_is_an_unknown_interaction(
    playground: Playground, answer: Callable[..., Any]
) -> None:
    status, body = await answer({"type": 4, "data": v2(text("宴" * 3387))})
    assert (status, body["code"]) == (404, 10062)
    assert refused(playground)


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
        status, body = await rest.request("POST", f"/channels/{room}/messages", data=data)
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
