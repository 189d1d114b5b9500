"""Application commands that Discord refuses, one by one."""

from __future__ import annotations

from typing import Any

import pytest

from playground import Playground
from tests.playground.bodies import Json, refused
from tests.playground.rest import Rest


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
