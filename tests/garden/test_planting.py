"""Planting is tested: a fault that nobody notices is told, and so is one that is wrong itself."""

from __future__ import annotations

import dataclasses
import subprocess
from pathlib import Path
from types import ModuleType

import pytest

from tests import planting
from tests.garden import faults
from tests.garden.rules import Larder
from tests.planting import SOUND, Fault, Unplantable, planted

HERE = "tests/garden/"
EATING, EMPTY = (f"{HERE}{test}" for test in faults.BOTH)
RAFT = f"{HERE}test_rules.py::test_a_raft_for_four"
(NOBODY_EATS, *_) = faults.FAULTS
NOT_THERE, TWICE = (fault for fault in faults.FAULTS if fault.name in {"it is not there", "it is there twice"})


@pytest.fixture(scope="module")
def findings() -> dict[str, list[str]]:
    return planting.examine(faults)


@pytest.mark.parametrize(
    ("name", "wrong"),
    [
        ("nobody eats", []),
        ("nothing is changed", [f"{EATING}: green"]),
        ("only one of two tests sees it", [f"{EATING}: green"]),
        ("it is not there", ["Unplantable: 'self.food -= eaters' is 0 times in Larder.supper"]),
        ("it is there twice", ["Unplantable: 'eaters' is 2 times in Larder.supper"]),
        ("it is no Python", ["SyntaxError: invalid syntax (rules.py, line 14)"]),
        ("the rules break down", [f"{EATING}: AttributeError in {HERE}rules.py"]),
        ("the engine notices it itself", [f"{RAFT}: AssertionError in engines/who_should_we_eat/tracks.py"]),
        ("nobody looks for it", ["it names no test"]),
        (SOUND, [f"{HERE}weeds.py::test_that_is_red_anyway: red"]),
    ],
)
def test_what_is_wrong_with_a_fault_is_told(findings: dict[str, list[str]], name: str, wrong: list[str]):
    assert findings[name] == wrong


def test_a_test_that_there_is_not_is_told():
    lost = ModuleType(faults.__name__)
    lost.__file__ = faults.__file__
    lost.FAULTS = (dataclasses.replace(NOBODY_EATS, noticed_by=("test_rules.py::test_gone",)),)  # type: ignore[attr-defined]
    with pytest.raises(AssertionError, match="test_gone"):
        planting.examine(lost)


def test_a_fault_that_makes_the_game_endless_is_told(monkeypatch: pytest.MonkeyPatch):
    def endless(command: list[str], **_: object) -> None:
        told = Path(command[command.index("--told") + 1])
        told.write_text(f'["{SOUND}", []]\n["{NOBODY_EATS.name}", []]\n')
        raise subprocess.TimeoutExpired(command, planting.LONGEST)

    monkeypatch.setattr(subprocess, "run", endless)
    found = planting.examine(faults)
    assert found.pop(SOUND) == found.pop(NOBODY_EATS.name) == []
    assert set(map(tuple, found.values())) == {("its tests did not come to an end",)}
    assert len(found) == len(faults.FAULTS) - 1


def test_a_fault_is_there_in_its_block_alone():
    with planted(NOBODY_EATS):
        assert Larder(5).supper(3) == 5
    assert Larder(5).supper(3) == 2


def test_a_fault_is_gone_even_if_its_block_fails():
    with pytest.raises(ZeroDivisionError), planted(NOBODY_EATS):
        1 / 0  # noqa: B018
    assert Larder(5).supper(3) == 2


@pytest.mark.parametrize("fault", [NOT_THERE, TWICE], ids=lambda fault: fault.name)
def test_a_piece_of_source_must_be_there_exactly_once(fault: Fault):
    with pytest.raises(Unplantable), planted(fault):
        pytest.fail("it was planted")
    assert Larder(5).supper(3) == 2


def test_a_fault_reaches_wherever_the_function_was_imported_to():
    supper = Larder.supper
    with planted(NOBODY_EATS):
        assert supper(Larder(5), 3) == 5
