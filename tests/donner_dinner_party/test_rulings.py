"""Every ruling has a test that bears its number, and refusals name rulings that there are."""

from __future__ import annotations

import re
from pathlib import Path

import pytest

from engines.donner_dinner_party import pack

HERE = Path(__file__).parent
TESTS = "\n".join(file.read_text() for file in sorted(HERE.glob("test_*.py")))
LAST = {"S": 10, "H": 9, "I": 8, "D": 9, "V": 19, "P": 8, "E": 9}
NUMBERS = [f"D-{part}{number}" for part, last in LAST.items() for number in range(1, last + 1)]


@pytest.mark.parametrize("number", NUMBERS)
def test_a_ruling_is_tested(number: str):
    assert re.search(rf"^def test_{number.replace('-', '').lower()}_", TESTS, re.MULTILINE)


def test_refusals_name_rulings_that_there_are():
    named: set[str] = set()
    for file in Path(pack.__file__).parent.glob("*.py"):
        named |= set(re.findall(r'"(D-[A-Z]\d+)"', file.read_text()))
    assert named
    assert named <= set(NUMBERS)
    assert all(f'"{number}"' in TESTS for number in named)
