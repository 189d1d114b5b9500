"""Every ruling is written down, and has a test that bears its number."""

from __future__ import annotations

import re
from pathlib import Path

import pytest

from engines.who_should_we_eat import pack

HERE = Path(__file__).parent
RULINGS = Path(pack.__file__).with_name("RULINGS.md").read_text()
TESTS = "\n".join(file.read_text() for file in sorted(HERE.glob("test_*.py")))
NUMBERS = range(1, 56)


@pytest.mark.parametrize("number", NUMBERS)
def test_a_ruling_is_written_down_and_tested(number: int):
    assert f"- **W{number}** " in RULINGS
    assert re.search(rf"^def test_w{number}_", TESTS, re.MULTILINE)


def test_refusals_name_rulings_that_there_are():
    named: set[str] = set()
    for file in Path(pack.__file__).parent.glob("*.py"):
        named |= set(re.findall(r'"(W\d+)"', file.read_text()))
    assert named
    assert named <= {f"W{number}" for number in NUMBERS}
