"""The pack: the rulebook's counts, and what an operator's own pack must be like."""

from __future__ import annotations

import copy
import tomllib
from collections import Counter
from pathlib import Path
from typing import Any

import pytest

from engines.kernel import ImpossibleSetup, Session, Setup
from engines.peasant_buffet import GAME, pack
from engines.peasant_buffet.notation import cards
from engines.peasant_buffet.pack import PackError, loaded, read

RAW = tomllib.loads(Path(pack.__file__).with_name("pack.toml").read_text())


def changed(kind: str, index: int, **fields: Any) -> dict[str, Any]:
    raw = copy.deepcopy(RAW)
    raw[kind][index].update(fields)
    return raw


def test_there_are_14_peasants_and_86_cards():
    village = loaded("village")
    groups = Counter(card.group for card in cards() for _ in range(card.copies))
    assert groups == {"peasant": 14, "item": 42, "monster": 18, "boss": 5, "doom": 11, "event": 10}
    assert len(list(village.copies())) == 86


def test_no_two_peasants_want_the_same_and_every_kind_is_wanted():
    wants = [frozenset(card.wants) for card in loaded("village").peasants.values()]
    assert len(set(wants)) == 14
    assert [card.id for card in loaded("village").peasants.values() if len(card.wants) == 1] == ["dunstan"]
    assert set(Counter(kind for pair in wants for kind in pair).values()) <= {4, 5}


def test_every_kind_is_five_times_a_weakness_of_monsters():
    village = loaded("village")
    found = Counter(kind for card in village.monsters.values() for kind in card.weaknesses for _ in range(card.copies))
    assert set(found.values()) == {5}
    assert set(found) == set(village.kinds)


@pytest.mark.parametrize(
    ("raw", "named"),
    [
        (changed("item", 0, copies=8), "village cards"),
        (changed("monster", 0, weaknesses=["soap"]), "barn-imp"),
        (changed("peasant", 0, wants=["soap"]), "alma"),
        (changed("doom", 0, effect={"do": "dance"}), "shove"),
        (changed("event", 0, id="shove"), "shove"),
        ({**RAW, "name": 3}, "name"),
    ],
)
def test_a_wrong_pack_is_refused_with_card_and_field(raw: dict[str, Any], named: str):
    with pytest.raises(PackError, match=named):
        read(raw, "own.toml")


def test_two_items_may_be_of_one_kind():
    raw = changed("item", 0, copies=6)
    raw["item"].append({"id": "rake", "name": "Rake", "copies": 1, "kind": "pitchfork"})
    own = read(raw, "own.toml")
    assert own.kind("rake") == "pitchfork"
    assert own.kinds == loaded("village").kinds


@pytest.mark.parametrize(
    "setup",
    [
        {"options": {"pack": "nowhere"}},
        {"options": {"first_player": 9}},
        {"stack": {"village": ["dare", "dare"]}},
        {"stack": {"peasants": ["nobody"]}},
        {"options": {"window": 1}},
    ],
)
def test_an_impossible_table_is_refused(setup: dict[str, Any]):
    with pytest.raises(ImpossibleSetup):
        Session(GAME, Setup(game=GAME.slug, rules=1, seats=3, seed="x", open=True, **setup))
