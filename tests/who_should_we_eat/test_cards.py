"""Every part of every card of the castaway pack has a scenario, and no misprint of it goes unnoticed."""

from __future__ import annotations

import dataclasses
from collections.abc import Iterator
from importlib import import_module
from pathlib import Path
from typing import Any

import pytest
from pydantic import ValidationError

from engines.who_should_we_eat.pack import PACKS, Attachable, Card, Character, GhostCard, Quest, SurvivorCard, loaded
from tests.who_should_we_eat.scenarios import SCENARIOS

for _file in sorted(Path(__file__).parent.glob("test_cards_*.py")):
    import_module(f"{__package__}.{_file.stem}")

MOMENTS = ("mods", "dusk", "death", "other_death")
PACK = loaded("castaway")
CARDS: dict[str, Card] = {**PACK.characters, **PACK.survivors, **PACK.attachable}


def parts(card: Card) -> tuple[str, ...]:
    """What a card prints, by field; halves of survivor cards count though they are blank."""
    match card:
        case Character():
            return ("draw", "meat", "ghost_draw")
        case SurvivorCard():
            return ("play", "keep")
        case Quest():
            return ("top", *_moments(card))
        case GhostCard() if card.type == "instant":
            return ("play", *_moments(card))
        case Attachable():
            return _moments(card)
        case _:
            raise TypeError(card)


def _moments(card: Attachable) -> tuple[str, ...]:
    return tuple(name for name in MOMENTS if getattr(card, name))


PRINTED = [(card.id, part) for card in CARDS.values() for part in parts(card)]


def test_every_card_prints_something():
    assert all(parts(card) for card in CARDS.values())
    assert len(CARDS) == len({name for name, _ in PRINTED})


@pytest.mark.parametrize(("card", "part"), PRINTED)
def test_every_part_of_a_card_has_a_scenario(card: str, part: str):
    assert SCENARIOS.get((card, part))


def test_a_scenario_names_a_part_of_a_card():
    assert set(SCENARIOS) <= set(PRINTED)


# ---------------------------------------------------- misprints

WORDS: dict[str, tuple[Any, ...]] = {  # what a field of an effect, modifier or half could say instead
    "track": ("food", "sanity", "build"),
    "deck": ("food", "sanity", "build", "any"),
    "who": ("self", "any", "other", "all", "straw"),
    "per": ("survivors", "ghosts"),
    "round": ("down", "up"),
    "what": ("food", "sanity", "build", "survivors", "ghosts", "leader"),
    "is": ("<=", ">="),
    "to": ("owner", "everybody"),
    "from": ("ghosts", "keep", "knives"),
    "kind": ("knife", "shield", "escape", "trial", "death"),
    "at": ([], ["quest"], ["tie"], ["fight"], ["card"]),
}


def misprints(card: Card, part: str) -> Iterator[Card]:
    """The same card with an effect, modifier or half missing, a blank half printed, a number off by one, or another
    word."""
    whole = card.model_dump(mode="json", by_alias=True)
    if not whole[part] and part in ("play", "keep"):
        noise = [{"do": "track", "track": "build", "by": 1}]
        values: list[Any] = [noise if part == "play" else {"kind": "trial", "do": noise}, {"kind": "knife"}]
    else:
        values = [*_altered(whole[part]), None]
    for value in values:
        if _anybody(value) == _anybody(whole[part]) and _never_means_its_owner(card, part):
            continue
        try:
            yield type(card).model_validate({**whole, part: value})
        except ValidationError:
            continue  # no pack could print this


def _altered(value: Any) -> Iterator[Any]:
    match value:
        case bool():
            return
        case int():
            yield value + 1
            yield value - 1
        case list():
            for i, one in enumerate(value):
                if isinstance(one, dict):
                    yield value[:i] + value[i + 1 :]
                yield from ([*value[:i], other, *value[i + 1 :]] for other in _altered(one))
        case dict():
            for name, one in value.items():
                yield from ({**value, name: other} for other in WORDS.get(name, ()) if not _same(value, name, other))
                yield from ({**value, name: other} for other in _altered(one))
        case _:
            return


def _anybody(value: Any) -> str:
    return str(value).replace("'other'", "'any'")


def _never_means_its_owner(card: Card, part: str) -> bool:
    """Whether "any" and "other" are the same: the owner is a ghost or dead, the own Keep is face up by now, or nobody
    swaps with themselves."""
    printed = str(getattr(card, part))
    if part == "keep" and any(word in printed for word in ("'death'", "peek_keep", "discard_keep")):
        return True
    return isinstance(card, GhostCard) or "swap_keep" in printed


def _same(printed: dict[str, Any], name: str, other: Any) -> bool:
    """Whether the other word means the same: a quotient by 1 needs no rounding."""
    return printed[name] == other or (name == "round" and printed["each"] == 1)


@pytest.mark.parametrize(("card", "part"), PRINTED)
def test_scenarios_notice_a_misprint(card: str, part: str, monkeypatch: pytest.MonkeyPatch):
    found = list(misprints(CARDS[card], part))
    assert found
    for other in found:
        monkeypatch.setitem(PACKS, "plain", _with(other))
        assert not _holds(card, part), f"nobody noticed {other!r}"


def _with(card: Card) -> Any:
    pack = PACKS["plain"]
    piles = {
        name: {**getattr(pack, name), card.id: card}
        for name in ("characters", "personalities", "survivors", "ghosts", "quests", "attachable")
        if card.id in getattr(pack, name)
    }
    return dataclasses.replace(pack, **piles)


def _holds(card: str, part: str) -> bool:
    for test in SCENARIOS[card, part]:
        try:
            test()
        except Exception:
            return False
    return True
