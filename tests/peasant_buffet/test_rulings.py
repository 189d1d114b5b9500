"""Every ruling is written down, and has a test that bears its number."""

from __future__ import annotations

import re
from pathlib import Path

import pytest

from engines.peasant_buffet import pack

HERE = Path(__file__).parent
ROOM = Path(pack.__file__).parent
RULINGS = (ROOM / "RULINGS.md").read_text()
TESTS = "\n".join(file.read_text() for file in sorted(HERE.glob("test_*.py")))
NUMBERS = range(1, 28)


@pytest.mark.parametrize("number", NUMBERS)
def test_a_ruling_is_written_down_and_tested(number: int):
    assert f"- **B{number}** " in RULINGS
    assert re.search(rf"^def test_b{number}_", TESTS, re.MULTILINE)


def test_refusals_name_rulings_that_there_are():
    named: set[str] = set()
    for file in ROOM.glob("*.py"):
        named |= set(re.findall(r'"(B\d+)"', file.read_text()))
    assert len(named) > 10
    assert named <= {f"B{number}" for number in NUMBERS}
