"""Forms, completions and other answers to interactions that Discord refuses, one by one."""

from __future__ import annotations

from collections.abc import Callable
from typing import Any

import pytest

from playground import Playground
from tests.playground.bodies import Json, box, button, field, label, menu, modal, option, refused, row, text, v2
from tests.playground.rest import Rest

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
