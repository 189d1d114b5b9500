"""The one rule, and one of the engines."""

from __future__ import annotations

from engines.who_should_we_eat.tracks import raft_for
from tests.garden.rules import Larder


def test_everybody_eats_one():
    assert Larder(5).supper(3) == 2


def test_an_empty_larder_stays_empty():
    assert Larder(1).supper(3) == 0


def test_a_raft_for_four():
    assert raft_for(4, constant=3) == 11
