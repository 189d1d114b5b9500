"""Faults that can be found, and faults that are wrong themselves."""

from __future__ import annotations

from engines.who_should_we_eat.tracks import raft_for
from tests.garden.rules import Larder
from tests.planting import Fault

ONE = ("test_rules.py::test_everybody_eats_one",)
BOTH = (*ONE, "test_rules.py::test_an_empty_larder_stays_empty")

FAULTS = (
    Fault("nobody eats", Larder.supper, "self.food - eaters", "self.food", BOTH),
    Fault("nothing is changed", Larder.supper, "self.food - eaters", "-eaters + self.food", ONE),
    Fault("only one of two tests sees it", Larder.supper, "max(0, self.food - eaters)", "self.food - eaters", BOTH),
    Fault("it is not there", Larder.supper, "self.food -= eaters", "pass", ONE),
    Fault("it is there twice", Larder.supper, "eaters", "1", ONE),
    Fault("it is no Python", Larder.supper, "self.food - eaters", "self.food -", ONE),
    Fault("the rules break down", Larder.supper, "self.food - eaters", "self.foods - eaters", ONE),
    Fault("the engine notices it itself", raft_for, "return", "assert not", ("test_rules.py::test_a_raft_for_four",)),
    Fault("nobody looks for it", Larder.supper, "self.food - eaters", "self.food", ()),
    Fault(
        "its test is red anyway",
        Larder.supper,
        "self.food - eaters",
        "self.food",
        ("weeds.py::test_that_is_red_anyway",),
    ),
)
