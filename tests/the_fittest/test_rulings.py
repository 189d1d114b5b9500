"""Every ruling has a test that bears its number."""

from __future__ import annotations

import re
from pathlib import Path

import pytest

RULINGS = range(1, 49)
SOURCES = "".join(path.read_text("utf-8") for path in sorted(Path(__file__).parent.glob("test_*.py")))
FOUND = {int(number) for number in re.findall(r"^def test_f(\d+)[a-i]?_\w+", SOURCES, re.M)}


@pytest.mark.parametrize("number", RULINGS)
def test_a_ruling_has_a_test_that_bears_its_number(number: int):
    assert number in FOUND
