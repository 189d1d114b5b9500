"""Who Should We Eat? — castaways, ghosts, and a raft."""

from __future__ import annotations

from engines.host import Handlers
from engines.kernel import Game
from engines.who_should_we_eat import pack
from engines.who_should_we_eat.audit import audit, census
from engines.who_should_we_eat.laying import LOTS, begin
from engines.who_should_we_eat.notation import cards
from engines.who_should_we_eat.options import Options
from engines.who_should_we_eat.player import decide
from engines.who_should_we_eat.rules import play
from engines.who_should_we_eat.state import State
from engines.who_should_we_eat.view import begin_view
from engines.who_should_we_eat.words import COMMANDS, FACTS

__all__ = ["GAME", "handlers", "pack"]

GAME: Game[State] = Game(
    slug="who-should-we-eat",
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
)
handlers = Handlers(GAME)
