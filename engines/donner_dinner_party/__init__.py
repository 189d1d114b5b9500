"""Donner Dinner Party — Pioneers, Cannibals among them, and a winter in the mountains."""

from __future__ import annotations

from engines.donner_dinner_party import pack
from engines.donner_dinner_party.audit import audit, census
from engines.donner_dinner_party.laying import LOTS, begin
from engines.donner_dinner_party.notation import cards
from engines.donner_dinner_party.options import Options
from engines.donner_dinner_party.player import decide
from engines.donner_dinner_party.rules import play
from engines.donner_dinner_party.state import State
from engines.donner_dinner_party.supply import while_hunting
from engines.donner_dinner_party.view import begin_view
from engines.donner_dinner_party.words import COMMANDS, FACTS
from engines.host import Handlers
from engines.kernel import Game

__all__ = ["GAME", "handlers", "pack"]

GAME: Game[State] = Game(
    slug="donner-dinner-party",
    seats=range(4, 11),
    rules=1,
    options=Options,
    commands=COMMANDS,
    facts=FACTS,
    begin=begin,
    play=play,
    view=begin_view,
    decide=decide,
    cards=cards,
    census=census,
    audit=audit,
    lots=LOTS,
    anytime=while_hunting,
)
handlers = Handlers(GAME)
