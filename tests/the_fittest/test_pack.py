"""The pack: what it holds, and what is wrong with another one."""

from __future__ import annotations

import copy
import tomllib
from collections import Counter
from pathlib import Path
from typing import Any

import pytest

from engines.kernel import ImpossibleSetup
from engines.the_fittest import GAME, pack
from engines.the_fittest.effects import PRIMITIVES
from engines.the_fittest.vocabulary import SKILLS

PACK = pack.loaded("standard")
RAW = tomllib.loads(Path(pack.__file__ or "").with_name("pack.toml").read_text("utf-8"))


def changed(kind: str, n: int, **fields: Any) -> dict[str, Any]:
    raw = copy.deepcopy(RAW)
    raw[kind][n] |= fields
    return raw


def test_six_contestants_whose_skills_are_a_latin_square():
    rows = [sorted(one.skills.values()) for one in PACK.contestants.values()]
    assert rows == [[2, 4, 5, 6, 7, 9]] * 6
    for skill in SKILLS:
        assert sorted(one.skills[skill] for one in PACK.contestants.values()) == [2, 4, 5, 6, 7, 9]
    assert sorted(one.best for one in PACK.contestants.values()) == sorted((skill,) for skill in SKILLS)


def test_any_four_contestants_reach_seventeen_in_every_skill():
    for skill in SKILLS:
        assert sum(sorted(one.skills[skill] for one in PACK.contestants.values())[:4]) == 17


def test_forty_eight_cards_seven_of_each_colour_and_six_wild():
    cards = PACK.cards.values()
    assert Counter(card.skill for card in cards) == {**dict.fromkeys(SKILLS, 7), "wild": 6}
    assert Counter(card.prizes for card in cards) == {1: 6, 2: 13, 3: 20, 4: 7, 5: 1, 6: 1}
    assert Counter(card.boost for card in cards) == {2: 17, 3: 23, 4: 8}
    assert sum(card.trial is not None for card in cards) == 7
    assert sum(card.totem for card in cards) == sum(card.grey for card in cards) == 7
    assert sum(any(len(goal) == 2 for goal in card.goals) for card in cards) == 4


@pytest.mark.parametrize(
    ("card", "skill", "boost", "prizes", "grey"),
    [
        ("force-out", "brawn", 3, 3, False),
        ("strong-arm", "brawn", 2, 4, True),
        ("renewal", "flair", 3, 4, False),
        ("the-final-push", "wild", 2, 2, False),
        ("the-final-test", "wild", 3, 5, True),
        ("the-final-totem", "wild", 2, 6, False),
    ],
)
def test_what_the_rulebook_prints_is_so(card: str, skill: str, boost: int, prizes: int, grey: bool):
    one = PACK.cards[card]
    assert (one.skill, one.boost, one.prizes, one.grey) == (skill, boost, prizes, grey)


def test_every_word_of_the_vocabulary_is_used_and_has_a_function():
    used = {type(effect) for card in PACK.cards.values() for effect in card.effect}
    assert used == set(PRIMITIVES)


def test_every_card_is_described_in_one_line():
    for card in GAME.cards():
        assert card.text
        assert "\n" not in card.text
    described = {card.id: card.text for card in GAME.cards()}
    assert described["low-tide"] == "grit boost 3 | 3 grey | grit 25 OR brawn 25 | goal -5"
    assert described["grand-trial"] == "wild boost 2 | 4 | trial wild | skill all 1"


@pytest.mark.parametrize(
    ("raw", "said"),
    [
        (changed("card", 0, boost=-1), "card 'log-carry', field 'boost'"),
        (changed("card", 0, wings=2), "card 'log-carry', field 'wings'"),
        (changed("card", 0, goals=[[{"skill": "grit", "value": 5}]]), "either a Trial or has Goals"),
        (changed("card", 1, goals=[[{"skill": "grit", "value": 5}] * 3]), "two with OR"),
        (changed("card", 1, id="log-carry"), "stands 2 times"),
        (changed("card", 1, effect=[{"do": "dance"}]), "card 'camp-mutiny', field 'effect"),
        (changed("card", 1, effect=[{"do": "prizes", "by": -1}]), "greater than or equal to 1"),
        (changed("contestant", 0, skills={"brawn": 3}), "all six Skills"),
        ({**RAW, "card": RAW["card"][1:]}, "48 are needed, there are 47"),
        ({**RAW, "contestant": []}, "6 are needed, there are 0"),
        ({**RAW, "name": 7}, "field 'name'"),
    ],
)
def test_what_is_wrong_with_a_pack_is_said_with_file_card_and_field(raw: dict[str, Any], said: str):
    with pytest.raises(pack.PackError) as error:
        pack.read(raw, "mine.toml")
    assert "mine.toml: " in str(error.value)
    assert said in str(error.value)


def test_a_file_that_is_no_toml_is_refused(tmp_path: Path):
    path = tmp_path / "broken.toml"
    path.write_text("id = ")
    with pytest.raises(pack.PackError, match=r"broken\.toml"):
        pack.load(path)


def test_another_pack_is_loaded_under_its_id(tmp_path: Path, monkeypatch: pytest.MonkeyPatch):
    text = Path(pack.__file__ or "").with_name("pack.toml").read_text("utf-8")
    path = tmp_path / "mine.toml"
    path.write_text(text.replace('id = "standard"', 'id = "mine"'))
    monkeypatch.setattr(pack, "PACKS", dict(pack.PACKS))
    assert pack.load(path).id == "mine"
    assert pack.loaded("mine").cards.keys() == PACK.cards.keys()
    with pytest.raises(ImpossibleSetup):
        pack.loaded("no-such-pack")
