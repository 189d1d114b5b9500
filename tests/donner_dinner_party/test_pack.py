"""The pack: its counts, its errors, its notation."""

from __future__ import annotations

import copy
import re
import tomllib
from collections import Counter
from collections.abc import Callable
from pathlib import Path
from typing import Any

import pytest

from engines.donner_dinner_party import GAME, pack
from engines.donner_dinner_party.notation import cards, text
from engines.donner_dinner_party.vocabulary import FITS
from engines.kernel import Session, Setup

FILE = Path(pack.__file__).with_name("pack.toml")
RAW = tomllib.loads(FILE.read_text())
Change = Callable[[dict[str, Any]], Any]


def test_the_counts_are_those_of_the_rulebook():
    counts: Counter[str] = Counter()
    for card in cards():
        counts[card.group] += card.copies
    assert counts == {"hunting": 40, "supply": 12, "character": 10}
    winter = pack.loaded("winter")
    assert (len(winter.of_role("cannibal")), len(winter.of_role("pioneer"))) == (3, 7)
    assert {name: card.copies for name, card in winter.hunting.items()} == {
        "fish": 14,
        "squirrels": 6,
        "poison": 7,
        "medicine": 4,
        "empty-hands": 9,
    }


def test_every_word_of_the_vocabulary_is_on_a_card():
    assert {type(card.effect) for card in pack.loaded("winter").supply.values()} == set(FITS)


def card(raw: dict[str, Any], kind: str, name: str) -> dict[str, Any]:
    return next(one for one in raw[kind] if one["id"] == name)


def on(kind: str, name: str, **fields: Any) -> Change:
    """A card with other fields."""
    return lambda raw: card(raw, kind, name).update(fields)


def balanced(seats: str, **counts: Any) -> Change:
    """A balanced deck with other counts."""
    return lambda raw: raw["balanced"][seats].update(counts)


MISTAKES: list[tuple[str, Change]] = [
    ("supply 'willow-bark', field 'effect'", on("supply", "willow-bark", effect={"do": "juggle"})),
    ("supply 'buried-flour', field 'effect.meals.by'", on("supply", "buried-flour", effect={"do": "meals"})),
    ("supply 'buried-flour', field 'effect.meals.by'", on("supply", "buried-flour", effect={"do": "meals", "by": 0})),
    ("supply 'willow-bark', field 'window': 'cure' does nothing then", on("supply", "willow-bark", window="hunt")),
    ("supply 'willow-bark', field 'window'", on("supply", "willow-bark", window="breakfast")),
    ("supply 'willow-bark', field 'colour'", on("supply", "willow-bark", colour="red")),
    ("hunting 'fish', field 'copies'", on("hunting", "fish", copies=0)),
    ("hunting cards, field 'copies': 40 cards are needed, there are 41", on("hunting", "fish", copies=15)),
    ("supply cards, field 'copies': 12 cards are needed, there are 11", lambda raw: raw["supply"].pop()),
    ("supply cards, field 'effect'", on("supply", "willow-bark", effect={"do": "tasty"}, window="never")),
    ("cannibal cards, field 'copies'", on("character", "widow-walnut", role="cannibal")),
    ("character 'widow-walnut', field 'role'", on("character", "widow-walnut", role="ghost")),
    ("card 'fish', field 'id'", on("hunting", "squirrels", id="fish")),
    ("hunting 'Fish', field 'id'", on("hunting", "fish", id="Fish")),
    ("hunting 6, field 'id'", lambda raw: raw["hunting"].append({"name": "No id", "copies": 1})),
    ("balanced, field '11", lambda raw: raw["balanced"].update({"11": {"fish": 14}})),
    ("balanced, field '5.fish'", balanced("5", fish="many")),
    ("balanced.5, field 'fish'", balanced("5", fish=15)),
    ("balanced.5, field 'bread'", balanced("5", bread=1)),
    ("balanced.10, field '-': 28 cards are dealt", balanced("10", fish=0)),
    ("the pack, field 'id'", lambda raw: raw.pop("id")),
    ("the pack, field 'name'", lambda raw: raw.pop("name")),
]


@pytest.mark.parametrize(("message", "change"), MISTAKES, ids=[f"{n} {one}" for n, (one, _) in enumerate(MISTAKES)])
def test_a_mistake_is_named_by_file_card_and_field(message: str, change: Change):
    raw = copy.deepcopy(RAW)
    change(raw)
    with pytest.raises(pack.PackError, match=re.escape(f"ours.toml: {message}")):
        pack.read(raw, "ours.toml")


def test_a_file_that_is_no_toml_is_refused(tmp_path: Path):
    file = tmp_path / "broken.toml"
    file.write_text("id = ")
    with pytest.raises(pack.PackError, match=re.escape("broken.toml: the file")):
        pack.load(file)


def test_a_loaded_pack_can_be_played_with(tmp_path: Path):
    file = tmp_path / "ours.toml"
    file.write_text(FILE.read_text().replace('id = "winter"', 'id = "ours"').replace("by = 2", "by = 3"))
    pack.load(file)
    session = Session(GAME, Setup(game=GAME.slug, rules=GAME.rules, seats=4, seed="s", options={"pack": "ours"}))
    assert session.table.state.pack.supply["buried-flour"].effect.by == 3


def test_cards_are_written_in_short_notation():
    winter = pack.loaded("winter")
    assert text(winter.hunting["squirrels"]) == "feeds 2"
    assert text(winter.hunting["poison"]) == "poison"
    assert text(winter.hunting["empty-hands"]) == "nothing"
    assert text(winter.supply["buried-flour"]) == "table: meals +2"
    assert text(winter.supply["short-straw"]) == "condemned: spare"
    assert text(winter.characters["madam-marrow"]) == "cannibal"
    assert all(card.text for card in cards())
