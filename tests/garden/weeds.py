"""Tests that are no good; only the faults name them."""

from __future__ import annotations

from tests.garden.rules import Larder


def test_that_is_red_anyway():
    assert Larder(5).supper(3) == 3
