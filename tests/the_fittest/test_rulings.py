"""Every ruling has a test that bears its number."""

from __future__ import annotations

import ast
import re
from pathlib import Path

import pytest

from engines.the_fittest.options import Options
from tests.the_fittest import table

RULINGS = range(1, 49)
PAGE = (Path(table.__file__).parents[2] / "engines/the_fittest/RULINGS.md").read_text("utf-8")
TESTS: dict[int, list[str]] = {number: [] for number in RULINGS}
for path in sorted(Path(__file__).parent.glob("test_*.py")):
    for one in ast.parse(path.read_text("utf-8")).body:
        if isinstance(one, ast.FunctionDef) and (found := re.match(r"test_f(\d+)[a-i]?_", one.name)):
            TESTS[int(found[1])].append(ast.unparse(one))
TOLD = re.compile(r"\.(the|told|all_told|until_told|order|who_was_told)\(w\.\w+")


@pytest.mark.parametrize("number", RULINGS)
def test_a_ruling_has_a_test_that_bears_its_number(number: int):
    assert TESTS[number]


@pytest.mark.parametrize("number", RULINGS)
def test_a_test_of_a_ruling_asserts_what_players_are_told(number: int):
    assert any(TOLD.search(text) for text in TESTS[number])


def test_every_ruling_is_written_down_once_and_in_order():
    assert re.findall(r"^- \*\*F(\d+)\*\*", PAGE, re.M) == [str(number) for number in RULINGS]


def test_every_option_that_changes_a_ruling_is_named_there():
    named = set(re.findall(r"\[`(\w+)`\]", PAGE))
    assert named == set(Options.model_fields) - {"pace", "pack"}
