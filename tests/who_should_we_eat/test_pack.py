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

from engines.kernel import ImpossibleSetup, Session, Setup
from engines.who_should_we_eat import GAME, pack
from engines.who_should_we_eat.notation import cards, text
from engines.who_should_we_eat.vocabulary import Kill, MoveRaft

FILE = Path(pack.__file__).with_name("pack.toml")
RAW = tomllib.loads(FILE.read_text())


def test_the_counts_are_those_of_the_rulebook():
    counts: Counter[str] = Counter()
    for card in cards():
        counts[card.group] += card.copies
    assert counts == {
        "character": 12,
        "personality": 16,
        "food": 24,
        "sanity": 24,
        "build": 24,
        "ghost": 34,
        "quest": 15,
    }


def test_the_pack_has_the_kinds_that_the_rules_need():
    castaway = pack.loaded("castaway")
    kinds = {card.keep.kind for card in castaway.survivors.values() if card.keep}
    assert kinds == {"knife", "shield", "escape", "trial", "death"}
    assert any(not card.play for card in castaway.survivors.values())
    assert any(card.type == "haunt" and card.death for card in castaway.ghosts.values())
    instants = [card for card in castaway.ghosts.values() if card.type == "instant"]
    words = {type(effect) for card in instants for effect in pack.walk(card.play)}
    assert {Kill, MoveRaft} <= words
    meat = {card.meat for card in castaway.characters.values()}
    assert {4, 5} < meat
    assert any(card.draw.wild for card in castaway.characters.values())


def test_every_red_number_but_that_of_0_costs_something():
    assert len(pack.loaded("castaway").red) == 13
    assert all(pack.loaded("castaway").red[1:])


Change = Callable[[dict[str, Any]], Any]


def card(raw: dict[str, Any], kind: str, name: str) -> dict[str, Any]:
    return next(one for one in raw[kind] if one["id"] == name)


def on(kind: str, name: str, **fields: Any) -> Change:
    """A card with other fields."""
    return lambda raw: card(raw, kind, name).update(fields)


MISTAKES: list[tuple[str, Change]] = [
    ("survivor 'gull-ambush', field 'play.0'", on("survivor", "gull-ambush", play=[{"do": "juggle"}])),
    (
        "survivor 'gull-ambush', field 'play.0.track.by'",
        on("survivor", "gull-ambush", play=[{"do": "track", "track": "food"}]),
    ),
    ("survivor 'gull-ambush', field 'deck'", on("survivor", "gull-ambush", deck="fish")),
    ("survivor 'pot-lid', field 'copies'", on("survivor", "pot-lid", copies=0)),
    ("survivor 'pot-lid', field 'colour'", on("survivor", "pot-lid", colour="red")),
    (
        "food cards, field 'copies': 24 cards are needed, there are 25",
        on("survivor", "pot-lid", copies=2),
    ),
    ("card 'pot-lid', field 'id'", on("survivor", "fish-knife", id="pot-lid")),
    ("survivor 'Pot Lid', field 'id'", on("survivor", "pot-lid", id="Pot Lid")),
    ("ghost 'gone-off', field 'play'", on("ghost", "gone-off", play=[{"do": "burn_quest"}])),
    ("ghost 'framed', field 'mods'", on("ghost", "framed", mods=[{"mod": "keep_frozen"}])),
    (
        "ghost 'framed', field 'play': 'discard_keep'",
        on("ghost", "framed", play=[{"do": "discard_keep", "who": "self"}]),
    ),
    ("quest 'signal-fire', field 'top': 'kill'", on("quest", "signal-fire", top=[{"do": "kill", "who": "any"}])),
    (
        "quest 'signal-fire', field 'top': 'choose'",
        on("quest", "signal-fire", top=[{"do": "choose", "a": [], "b": []}]),
    ),
    ("quest 16, field 'id'", lambda raw: raw["quest"].append({"name": "No id"})),
    ("sanity, field 'red'", lambda raw: raw["sanity"].update(red=[1, 2])),
    ("sanity, field 'red': whole numbers", lambda raw: raw["sanity"].update(red="many")),
    ("raft, field 'constant'", lambda raw: raw["raft"].update(constant=6)),
    ("raft, field 'constant'", lambda raw: raw.pop("raft")),
    ("the pack, field 'id'", lambda raw: raw.pop("id")),
]


@pytest.mark.parametrize(("message", "change"), MISTAKES, ids=[message for message, _ in MISTAKES])
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
    file.write_text(FILE.read_text().replace('id = "castaway"', 'id = "ours"').replace("constant = 3", "constant = 5"))
    pack.load(file)
    session = Session(GAME, Setup(game=GAME.slug, rules=1, seats=4, seed="s", options={"pack": "ours"}))
    assert session.table.state.board.raft == 13


def test_a_pack_that_was_not_loaded_is_an_impossible_setup():
    with pytest.raises(ImpossibleSetup):
        Session(GAME, Setup(game=GAME.slug, rules=1, seats=4, seed="s", options={"pack": "nowhere"}))


def test_cards_are_written_in_short_notation():
    castaway = pack.loaded("castaway")
    assert text(castaway.survivors["trust-exercise"]) == "play { sanity +1, swap_keep other }\nkeep { }"
    assert text(castaway.survivors["gull-ambush"]).endswith("keep trial { today other { votes_against +1 } }")
    assert text(castaway.ghosts["ration-rats"]) == "instant { food -1 per 3 survivors up }"
    assert text(castaway.personalities["feast-or-famine"]) == "supper odd 0 even 2"
    assert text(castaway.personalities["jinxed"]) == "straws +1\ndraw any +1"
    assert text(castaway.quests["signal-fire"]) == "top { build -2, sanity +2 }\ndeath { build +2 }"
    assert text(castaway.characters["intern-jerky"]) == "meat 2; draw food 1, wild 2"
    assert all(card.text for card in cards())
