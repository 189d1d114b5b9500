"""Peasant Buffet — loot, monsters, and how often one dares to draw."""

from __future__ import annotations

from engines.host import Handlers
from engines.kernel import Game
from engines.peasant_buffet import pack
from engines.peasant_buffet.audit import audit, census
from engines.peasant_buffet.laying import LOTS, begin
from engines.peasant_buffet.notation import cards
from engines.peasant_buffet.options import Options
from engines.peasant_buffet.paying import anytime
from engines.peasant_buffet.player import decide
from engines.peasant_buffet.rules import play
from engines.peasant_buffet.state import State
from engines.peasant_buffet.view import begin_view
from engines.peasant_buffet.words import COMMANDS, FACTS

__all__ = ["GAME", "handlers", "pack"]

GAME: Game[State] = Game(
    slug="peasant-buffet",
    seats=range(2, 8),
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
    anytime=anytime,
)
handlers = Handlers(GAME)
