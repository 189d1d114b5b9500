"""Tribunal, a game that only the tests play: see `rules`."""

from __future__ import annotations

from collections.abc import Sequence
from typing import Any

from engines.kernel import Chance, Command, Game, Prompt
from tests.toy.anytime import anytime
from tests.toy.rules import play
from tests.toy.state import State, TribunalOptions, begin, cards
from tests.toy.view import audit, begin_view, census
from tests.toy.words import COMMANDS, FACTS


def decide(view: Any, prompts: Sequence[Prompt], chance: Chance) -> tuple[str, Command]:
    """An AI player that takes anything."""
    prompt = chance.pick(prompts, f"prompt/{view.seat}")
    return prompt.name, chance.pick(prompt.commands(), f"command/{view.seat}")


TRIBUNAL: Game[State] = Game(
    slug="tribunal",
    seats=range(3, 7),
    rules=1,
    options=TribunalOptions,
    commands=COMMANDS,
    facts=FACTS,
    begin=begin,
    play=play,
    view=begin_view,
    decide=decide,
    cards=cards,
    census=census,
    audit=audit,
    anytime=anytime,
)
