"""The tests look, not only touch: each planted fault turns those red by whose sentence it should be noticed."""

from __future__ import annotations

import pytest

from tests import planting
from tests.planting import SOUND, Fault
from tests.who_should_we_eat import faults

ROOMS = [
    "morning",
    "afternoon",
    "straws",
    "knives",
    "trial",
    "vote",
    "death",
    "salvation",
    "effects",
    "modifiers",
    "evening",
    "resolving",
    "piles",
    "rules",
    "laying",
]


@pytest.fixture(scope="module")
def findings() -> dict[str, list[str]]:
    return planting.examine(faults)


@pytest.mark.parametrize("fault", faults.FAULTS, ids=lambda fault: fault.name)
def test_a_planted_fault_is_noticed(findings: dict[str, list[str]], fault: Fault):
    assert findings[fault.name] == []


def test_without_a_fault_all_of_these_tests_are_green(findings: dict[str, list[str]]):
    assert findings[SOUND] == []


def test_there_are_twenty_faults_and_no_two_of_one_name():
    assert len({fault.name for fault in faults.FAULTS}) == len(faults.FAULTS) >= 20


@pytest.mark.parametrize("room", ROOMS)
def test_each_room_has_a_fault(room: str):
    assert any(fault.where.__module__.endswith(f".{room}") for fault in faults.FAULTS)
