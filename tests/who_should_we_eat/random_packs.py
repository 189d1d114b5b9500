"""Packs whose cards say anything that the vocabulary can say, within the counts of the rulebook."""

from __future__ import annotations

import copy
import random
import tomllib
from collections.abc import Callable
from pathlib import Path
from typing import Any, TypeAlias

from engines.who_should_we_eat import pack
from engines.who_should_we_eat.pack import PACKS, PackError

Raw: TypeAlias = dict[str, Any]
FILE = Path(pack.__file__).with_name("pack.toml")
WHO = ("self", "any", "other", "all", "straw")
TRACKS = ("food", "sanity", "build")
MOMENTS = ("mods", "dusk", "death", "other_death")
DEEPEST = 2  # lists within lists
TRIES = 500


def random_pack(seed: int) -> str:
    """Make a pack known; its id."""
    draw = random.Random(f"pack {seed}")
    raw = tomllib.loads(FILE.read_text())
    raw["id"] = f"random-{seed}"
    raw["raft"]["constant"] = draw.randint(0, 5)
    raw["sanity"]["red"] = [draw.randint(0, 2) for _ in range(13)]
    for card in raw["character"]:
        printed = {deck: draw.randint(0, 2) for deck in (*TRACKS, "wild")}
        card.update(meat=draw.randint(0, 8), draw=printed, ghost_draw=draw.choice([0, 1, 3, 3]))
    for kind, reprint in REPRINTS.items():
        for i in range(len(raw[kind])):
            _until_it_is_allowed(raw, kind, i, draw, reprint)
    known = pack.read(raw, "random.toml")
    PACKS[known.id] = known
    return known.id


def _until_it_is_allowed(raw: Raw, kind: str, i: int, draw: random.Random, reprint: Reprint) -> None:
    """Print one card anew, again and again until the pack may have it."""
    old = raw[kind][i]
    for _ in range(TRIES):
        raw[kind][i] = copy.deepcopy(old)
        reprint(draw, raw[kind][i])
        try:
            pack.read(raw, "random.toml")
        except PackError:
            continue
        return
    raise AssertionError("no such card")


# ---------------------------------------------------- cards

Reprint: TypeAlias = Callable[[random.Random, Raw], None]


def _attachable(draw: random.Random, card: Raw) -> None:
    for moment in MOMENTS:
        card.pop(moment, None)
    for moment in draw.sample(MOMENTS, draw.randint(1, 2)):
        card[moment] = [modifier(draw)] if moment == "mods" else effects(draw)


def _quest(draw: random.Random, card: Raw) -> None:
    _attachable(draw, card)
    card["top"] = effects(draw)


def _ghost(draw: random.Random, card: Raw) -> None:
    if card["type"] == "haunt":
        _attachable(draw, card)
    else:
        card["play"] = effects(draw)


def _survivor(draw: random.Random, card: Raw) -> None:
    card["play"] = effects(draw)
    card.pop("keep", None)
    kind = draw.choice(["knife", "knife", "shield", "escape", "trial", "death", None])
    if kind is not None:
        card["keep"] = {"kind": kind, **({"do": effects(draw)} if kind in ("trial", "death") else {})}


REPRINTS: dict[str, Reprint] = {"personality": _attachable, "quest": _quest, "ghost": _ghost, "survivor": _survivor}


# ---------------------------------------------------- words


def effects(draw: random.Random, depth: int = 0) -> list[Raw]:
    """A list of effects, maybe empty."""
    return [effect(draw, depth) for _ in range(draw.choice([0, 1, 1, 2, 3]))]


def effect(draw: random.Random, depth: int) -> Raw:
    """Any effect; markers move more often than anything else."""
    who, track = draw.choice(WHO), draw.choice(TRACKS)
    some: dict[str, Callable[[], Raw]] = {
        "track": lambda: {"track": track, "by": draw.choice([-3, -2, -1, 1, 2, 3])},
        "track_per": lambda: {
            "track": track,
            "by": draw.choice([-1, 1, 2]),
            "per": draw.choice(["survivors", "ghosts"]),
            "each": draw.randint(1, 4),
            "round": draw.choice(["up", "down"]),
        },
        "raft": lambda: {"by": draw.choice([-2, -1, 1, 2])},
        "choose": lambda: {"a": effects(draw, depth + 1), "b": effects(draw, depth + 1)},
        "if": lambda: {
            "what": draw.choice([*TRACKS, "survivors", "ghosts", "leader"]),
            "is": draw.choice(["<=", ">="]),
            "value": draw.randint(0, 6),
            "then": effects(draw, depth + 1),
            "else": effects(draw, depth + 1),
        },
        "kill": lambda: {"who": who},
        "discard_keep": lambda: {"who": who},
        "discard_play": lambda: {"who": who},
        "swap_keep": lambda: {"who": who},
        "pass_keeps": dict,
        "peek_keep": lambda: {"who": who, "to": draw.choice(["owner", "everybody"])},
        "next_draw": lambda: {"who": who, "deck": draw.choice([*TRACKS, "any"]), "by": draw.choice([-3, -1, 1, 2])},
        "remove_haunt": lambda: {"who": who},
        "burn_quest": dict,
        "pick_quest": dict,
        "today": lambda: {"who": who, "mods": [modifier(draw, depth + 1)]},
    }
    names = [*["track"] * 6, *(name for name in some if depth < DEEPEST or name not in ("choose", "if", "today"))]
    name = draw.choice(names)
    if name == "kill" and draw.random() < 0.6:
        name = "track"
    return {"do": name, **some[name]()}


def modifier(draw: random.Random, depth: int = 0) -> Raw:
    """Any modifier."""
    by, track = draw.choice([-2, -1, 1, 2]), draw.choice(TRACKS)
    some: dict[str, Callable[[], Raw]] = {
        "supper": lambda: draw.choice([{"by": by}, {"odd": draw.randint(0, 2), "even": draw.randint(0, 2)}]),
        "vote_weight": lambda: {"by": by},
        "votes_against": lambda: {"by": by},
        "straws": lambda: {"by": by, "at": draw.sample(["quest", "tie", "fight", "card"], draw.randint(0, 2))},
        "draw": lambda: {"deck": draw.choice([*TRACKS, "any"]), "by": by},
        "wild_draw": lambda: {"count": draw.randint(1, 3)},
        "gain": lambda: {"track": track, "by": by},
        "protected": lambda: {"from": draw.choice(["ghosts", "keep", "knives"])},
        "keep_frozen": dict,
        "knife_tool": lambda: {"play": effects(draw, depth + 1) if depth < DEEPEST else []},
        "ward": lambda: {"track": track, "by": draw.randint(1, 2)},
    }
    name = draw.choice(list(some))
    return {"mod": name, **some[name]()}
