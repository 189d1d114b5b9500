"""Planted faults: a rule is broken on purpose, and the tests that speak of it must turn red.

A game keeps its faults as `FAULTS` in a module of its own, and looks at what `examine` says of them:

    Fault(
        "two survivors still hold a trial",
        trial.trial,
        "<= TOO_FEW",
        "< TOO_FEW",
        ("test_trial.py::test_w24_a_trial_with_two_survivors_is_the_ghosts_win",),
    )

`examine` starts one process for all faults of a module: pytest with this file as a plugin. It collects the named tests,
runs them as things are, and then again under each fault.
"""

from __future__ import annotations
import __future__

import importlib
import inspect
import json
import subprocess
import sys
import tempfile
import textwrap
from collections.abc import Callable, Iterable, Iterator
from contextlib import contextmanager
from dataclasses import dataclass
from pathlib import Path
from types import CodeType, ModuleType
from typing import Any

import pytest

ROOT = Path(__file__).parents[1]
SOUND = "as things are"  # the key of what is said without a fault
GREEN, RED = "green", "red"
LONGEST = 120  # seconds for all faults of a module; a fault may make a game endless


@dataclass(frozen=True, slots=True)
class Fault:
    """A rule broken on purpose.

    name          a sentence: what is wrong now
    where         the function that is broken, wherever it was imported to
    right, wrong  a piece of its source, and what stands there instead. The source is taken without the indentation
                  of the `def`; the piece must be there exactly once, so that no plant rots unseen
    noticed_by    the tests that must turn red, as pytest names them, from the folder of the faults on
    """

    name: str
    where: Callable[..., Any]
    right: str
    wrong: str
    noticed_by: tuple[str, ...]


class Unplantable(Exception):
    """The piece of source is not there exactly once."""


@contextmanager
def planted(fault: Fault) -> Iterator[None]:
    """The fault is there until the end of the block. Raises Unplantable, or what Python says of the broken source."""
    function: Any = fault.where
    sound = function.__code__
    function.__code__ = _broken(fault, sound)
    try:
        yield
    finally:
        function.__code__ = sound


def _broken(fault: Fault, sound: CodeType) -> CodeType:
    source = textwrap.dedent(inspect.getsource(sound))
    if (count := source.count(fault.right)) != 1:
        raise Unplantable(f"{fault.right!r} is {count} times in {sound.co_qualname}")
    source = "\n" * (sound.co_firstlineno - 1) + source.replace(fault.right, fault.wrong)
    flags = sound.co_flags & __future__.annotations.compiler_flag
    module = compile(source, sound.co_filename, "exec", flags=flags, dont_inherit=True)
    (broken,) = (one for one in module.co_consts if isinstance(one, CodeType) and one.co_name == sound.co_name)
    return broken


# ---------------------------------------------------------------- for the tests of a game


def examine(faults: ModuleType) -> dict[str, list[str]]:
    """What is wrong with each fault of a module, by its name: nothing, if all of its tests turned red and say of a
    fact that it is not so. Under SOUND: which of the tests are not green without a fault."""
    found = {SOUND: ["the tests did not come to an end"]}
    found |= {fault.name: ["its tests did not come to an end"] for fault in faults.FAULTS}
    tests = dict.fromkeys(_id(faults, test) for fault in faults.FAULTS for test in fault.noticed_by)
    with tempfile.TemporaryDirectory() as folder:
        told = Path(folder, "told")
        told.touch()
        quiet = ["-q", "--tb=no", "--color=no", "-p", "no:xdist", "-p", "no:cacheprovider"]
        ours = ["-p", __name__, "--faults", faults.__name__, "--told", str(told)]
        command = [sys.executable, "-m", "pytest", *quiet, *ours, *tests]
        try:
            run = subprocess.run(command, cwd=ROOT, capture_output=True, text=True, timeout=LONGEST, check=False)
        except subprocess.TimeoutExpired:
            pass
        else:
            assert told.read_text(), f"the tests could not be collected:\n{run.stdout}\n{run.stderr}"
        found |= dict(map(json.loads, told.read_text().splitlines()))
    return found


def _id(faults: ModuleType, test: str) -> str:
    assert faults.__file__ is not None
    return f"{Path(faults.__file__).parent.relative_to(ROOT).as_posix()}/{test}"


# ---------------------------------------------------------------- the plugin


def pytest_addoption(parser: pytest.Parser) -> None:
    """What `examine` says to its process."""
    parser.addoption("--faults", required=True, help="the module of the faults")
    parser.addoption("--told", required=True, help="the file for what is wrong with them, a line each")


def pytest_runtestloop(session: pytest.Session) -> bool | None:
    """The tests as things are, then those of each fault under it."""
    if session.testsfailed:
        return None  # pytest says what could not be collected
    faults = importlib.import_module(session.config.getoption("--faults"))
    items = {item.nodeid: item for item in session.items}
    with Path(session.config.getoption("--told")).open("w") as told:

        def tell(name: str, wrong: list[str]) -> None:
            print(json.dumps([name, wrong]), file=told, flush=True)

        tell(SOUND, _not(GREEN, items.values()))
        for fault in faults.FAULTS:
            try:
                named = [items[_id(faults, test)] for test in fault.noticed_by]
                with planted(fault):
                    wrong = _not(RED, named) if named else ["it names no test"]
            except Exception as trouble:
                wrong = [f"{type(trouble).__name__}: {trouble}"]
            tell(fault.name, wrong)
    return True


def _not(wanted: str, items: Iterable[pytest.Item]) -> list[str]:
    """Run tests, and say which are something else than wanted."""
    wrong: list[str] = []
    for item in items:
        watch = _Watch()
        item.config.pluginmanager.register(watch)
        item.config.hook.pytest_runtest_protocol(item=item, nextitem=None)
        item.config.pluginmanager.unregister(watch)
        if watch.saw != wanted:
            wrong.append(f"{item.nodeid}: {watch.saw}")
    return wrong


class _Watch:
    """Sees what comes of one test: green; red, if an assertion of the tests failed; or what else went wrong."""

    def __init__(self) -> None:
        self.saw = GREEN

    def pytest_runtest_makereport(self, call: pytest.CallInfo[None]) -> None:
        """Setup, call and teardown are reported in turn."""
        if call.excinfo is None or self.saw != GREEN:
            return
        place = _ours(call.excinfo)
        asserted = call.excinfo.errisinstance((AssertionError, pytest.fail.Exception))
        self.saw = f"{call.excinfo.typename} in {place}"
        if call.when == "call" and asserted and place.startswith("tests/"):
            self.saw = RED


def _ours(error: pytest.ExceptionInfo[BaseException]) -> str:
    """The innermost file of the project in a traceback."""
    files = [entry.path for entry in error.traceback if isinstance(entry.path, Path)]
    ours = [
        file.relative_to(ROOT).as_posix()
        for file in files
        if ROOT in file.parents and "site-packages" not in file.parts
    ]
    return ours[-1] if ours else "no file of ours"
