"""The guard: no time, no chance of its own, no world, no order of a set, nothing around a wait; and each rule bites."""

from __future__ import annotations

from pathlib import Path

import pytest

from tests.kernel import guard

ROOT = Path(__file__).parents[2]
EDGE = {"cli"}  # the command line reads files and clocks, as host.py and __main__.py are told the time
FOLDERS = sorted(
    path
    for path in (ROOT / "engines").iterdir()
    if path.is_dir() and (path / "__init__.py").exists() and path.name not in EDGE
)
FILES = sorted(file for folder in FOLDERS for file in folder.rglob("*.py"))


def rules(source: str, name: str = "engines/tribunal/rules.py") -> list[str]:
    return [rule for _, rule in guard.findings(source, name)]


@pytest.mark.parametrize("path", FILES, ids=lambda path: path.relative_to(ROOT).as_posix())
def test_the_rules_of_every_game_and_the_kernel_keep_to_their_room(path: Path):
    assert guard.read(path, ROOT) == []


def test_the_kernel_and_the_games_are_among_the_files_that_are_read():
    read = {folder.name for folder in FOLDERS}
    assert {"kernel", "who_should_we_eat"} <= read
    assert len(FILES) >= 12


# ---------------------------------------------------------------- time, chance, the world


@pytest.mark.parametrize("module", ["time", "datetime", "random", "uuid", "os", "asyncio", "secrets"])
@pytest.mark.parametrize(
    "line",
    [
        "import {}",
        "import json, {}",
        "import {} as clock",
        "from {} import x",
        "def f():\n    from {} import x",
        "x = import_module('{}')",
    ],
)
def test_a_forbidden_module_is_found_however_it_is_imported(module: str, line: str):
    assert rules(line.format(module)) == [f"imports {module}"]


def test_a_module_within_a_forbidden_one_is_forbidden_too():
    assert rules("import os.path") == ["imports os"]
    assert rules("from asyncio.locks import Lock") == ["imports asyncio"]


def test_modules_that_only_sound_alike_are_harmless():
    assert rules("import timeit_of_ours\nfrom engines.who_should_we_eat import times\nfrom . import time") == []


@pytest.mark.parametrize("call", ["print('fish')", "open('pack.toml')", "input()"])
def test_a_script_neither_prints_nor_opens_nor_asks_the_terminal(call: str):
    assert rules(f"x = {call}") == [f"calls {call.split('(')[0]}"]


def test_opening_a_window_is_no_opening_of_a_file():
    assert rules("window = t.open('vote', seats, offers, 30)") == []


# ---------------------------------------------------------------- the order of a set


@pytest.mark.parametrize(
    "source",
    [
        "for x in {1, 2}: pass",
        "for x in set(hand): pass",
        "for x in frozenset(hand): pass",
        "for x in {y for y in hand}: pass",
        "for x in set(a) | set(b): pass",
        "for x in a.union(b): pass",
        "for i, x in enumerate(set(hand)): pass",
        "x = [y for y in set(hand)]",
        "x = {y: 1 for y in set(hand)}",
        "x = list(set(hand))",
        "x = tuple({1, 2})",
        "x = dict.fromkeys(hand)\nx = next(iter({1, 2}))",
        "x = ','.join({'a', 'b'})",
        "x = [*{1, 2}]",
        "f(*set(hand))",
        "x = set(hand).pop()",
        "done: set[int] = set()\nfor x in done: pass",
        "done: 'set[int]' = set()\nfor x in done: pass",
        "done: set[int] | None = None\nfor x in done: pass",
        "done = set()\nx = list(done)",
        "class State:\n    dead: frozenset[int]\n\ndef f(s: State):\n    return [x for x in s.dead]",
        "def f(seats: Set[int]):\n    for x in seats: pass",
        "def f() -> set[int]:\n    return {1}\nfor x in f(): pass",
        "for x in done if done else {1}: pass",
    ],
)
def test_walking_over_a_set_is_found(source: str):
    assert "walks over a set" in rules(source)


@pytest.mark.parametrize(
    "source",
    [
        "for x in sorted(set(hand)): pass",
        "x = sorted({1, 2})",
        "x = len(set(hand)) + max({1, 2}) + sum(set(hand))",
        "x = all(y for y in set(hand))",
        "x = sorted(y for y in set(hand))",
        "x = {y for y in set(hand)}",
        "x = {*a, *set(b)}",
        "x = 3 in {1, 2}",
        "x = list(dict.fromkeys(hand))",
        "x = hand.pop()",
        "x = hand.pop(0)",
        "done: dict[int, set[int]] = {}\nfor x in done: pass",
        "x = set(hand) - set(other)",
    ],
)
def test_a_set_whose_order_does_not_show_is_harmless(source: str):
    assert rules(source) == []


# ---------------------------------------------------------------- around a wait


TRIES = {
    "finally around a wait": "finally:\n        x = 1",
    "bare except around a wait": "except:\n        x = 1",
}


@pytest.mark.parametrize(("rule", "end"), TRIES.items())
def test_what_python_would_run_when_a_waiting_game_is_dropped_is_found(rule: str, end: str):
    assert rules(f"async def f(t):\n    try:\n        await t.ask()\n    {end}") == [rule]
    assert rules(f"async def f(t):\n    try:\n        if x:\n            y = [await t.ask()]\n    {end}") == [rule]
    assert rules(f"async def f(t):\n    try:\n        async for x in t: pass\n    {end}") == [rule]


@pytest.mark.parametrize("caught", ["BaseException", "GeneratorExit", "(KeyError, BaseException) as error"])
def test_catching_everything_by_name_is_as_bare(caught: str):
    source = f"async def f(t):\n    try:\n        await t.ask()\n    except {caught}:\n        raise"
    assert rules(source) == ["bare except around a wait"]


@pytest.mark.parametrize("end", TRIES.values())
def test_without_a_wait_in_it_a_try_is_harmless(end: str):
    assert rules(f"async def f(t):\n    try:\n        x = 2\n    {end}\n    await t.ask()") == []
    assert rules(f"async def f(t):\n    try:\n        async def g(): await t.ask()\n    {end}") == []


def test_a_script_may_catch_what_it_knows():
    assert rules("async def f(t):\n    try:\n        await t.ask()\n    except Bell:\n        pass") == []
    assert rules("async def f(t):\n    try:\n        await t.ask()\n    except Exception:\n        raise") == []


def test_together_closes_its_branches_and_is_the_only_exception():
    source = "async def together(t):\n    try:\n        await t.ask()\n    finally:\n        t.close()"
    assert rules(source, "engines/kernel/waits.py") == []
    assert rules(source, "engines/kernel/table.py") == ["finally around a wait"]
    assert rules(source.replace("together", "apart"), "engines/kernel/waits.py") == ["finally around a wait"]


def test_a_finding_names_file_and_line(tmp_path: Path):
    file = tmp_path / "engines" / "tribunal" / "rules.py"
    file.parent.mkdir(parents=True)
    file.write_text("x = 1\nimport random\nfor y in {1, 2}: pass\n")
    assert guard.read(file, tmp_path) == [
        ("engines/tribunal/rules.py", 2, "imports random"),
        ("engines/tribunal/rules.py", 3, "walks over a set"),
    ]
