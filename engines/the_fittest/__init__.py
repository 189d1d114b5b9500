"""The Fittest — contestants of a show, a leader each Episode, and deals that bind."""

from __future__ import annotations

from engines.host import Handlers
from engines.kernel import Game
from engines.the_fittest import pack
from engines.the_fittest.audit import audit, census
from engines.the_fittest.laying import LOTS, begin
from engines.the_fittest.notation import cards
from engines.the_fittest.options import Options
from engines.the_fittest.player import decide
from engines.the_fittest.rules import play
from engines.the_fittest.state import State
from engines.the_fittest.view import begin_view
from engines.the_fittest.words import COMMANDS, FACTS

__all__ = ["GAME", "handlers", "pack"]

GAME: Game[State] = Game(
    slug="the-fittest",
    seats=range(4, 7),
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
)
handlers = Handlers(GAME)
